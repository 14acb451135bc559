import { html } from 'hono/html';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from './html.ts';

/**
 * The button that hands a page's address to another program, or copies it where the browser knows none. The page's script
 * shows it: without one it could do nothing. `page`: the path of another page than the one that the button is on.
 */
export function shareButton({ share, linkCopied }: Pick<PageWords, 'share' | 'linkCopied'>, page = ''): Html {
  return html`<button type="button" class="share" hidden data-share="${page}" data-done="${linkCopied}">${share}</button>`;
}
