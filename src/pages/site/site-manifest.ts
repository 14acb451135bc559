import { surfaces } from '../style/palette.ts';
import type { SiteLook } from './site-look.ts';

/** The web app manifest (W3C), for those who keep the site on a home screen. `root`: empty, or `/kalends`. */
export function siteManifest(
  site: { readonly title: string; readonly language: string },
  { icon, themeColor }: SiteLook,
  root: string,
): Readonly<Record<string, unknown>> {
  const own = icon && { src: icon.src, ...(icon.mediaType !== null && { type: icon.mediaType }) };
  return {
    name: site.title,
    short_name: site.title,
    lang: site.language,
    id: `${root}/`,
    start_url: `${root}/`,
    scope: `${root}/`,
    display: 'minimal-ui',
    theme_color: themeColor.light,
    background_color: surfaces.light.paper,
    icons: [{ ...(own ?? { src: `${root}/favicon.svg`, type: 'image/svg+xml' }), sizes: 'any' }],
  };
}
