import { faviconSvg } from '../../../pages/frame/favicon.ts';
import { workbenchScript } from './generated/workbench-script.ts';
import { workbenchStyle } from './style/workbench-style.ts';

/** What the page loads, by its path. */
export const workbenchAssets: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
  '/assets/workbench.js': { type: 'text/javascript', text: workbenchScript },
  '/assets/workbench.css': { type: 'text/css', text: workbenchStyle },
  '/assets/favicon.svg': { type: 'image/svg+xml', text: faviconSvg(null) },
};
