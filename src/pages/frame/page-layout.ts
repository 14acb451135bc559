import { html, raw } from 'hono/html';
import { shorten } from '../../feeds/text/shorten.ts';
import type { SiteWords } from '../../i18n/site-words.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import { labelIn, type SiteLook } from '../site/site-look.ts';
import { colorRules } from '../style/calendar-color.ts';
import { style } from '../style/style.ts';
import type { Html } from './html.ts';
import { languageAlternates, languageSwitch } from './language-switch.ts';
import { type PageAddress, withLang } from './page-address.ts';
import { scriptAddress } from './page-script.ts';

/** A finished page with its security headers. */
export interface PageText {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What every page of the site needs, whatever it shows. */
export interface Frame {
  readonly siteTitle: string;
  /** BCP 47. */
  readonly siteLanguage: string;
  readonly look: SiteLook;
  /** The path that the site is under: empty, or `/kalends`. */
  readonly root: string;
  /** `none`: no page loads an image of another site. Neither this nor `direct`: the template of resized pictures. */
  readonly images: string;
  /** The template of a link to a map. False: there is none. Null: OpenStreetMap. */
  readonly map: string | false | null;
  readonly phrases: PageWords;
  readonly siteWords: SiteWords;
  /** The languages that the pages speak, by their primary subtags. */
  readonly languages: readonly string[];
  /** The language that the address asks for. Null: none, so the page is in the visitor's. */
  readonly lang: string | null;
  /** The direction of the layout. */
  readonly direction: 'ltr' | 'rtl';
}

/** One page to lay out. */
interface LayoutOptions extends Frame {
  readonly title: string;
  readonly description: string | null;
  /** More elements of `<head>`. */
  readonly head?: Html | readonly Html[];
  /** Shows a link to the home page above the page. */
  readonly crumb?: boolean;
  /** Links the page in other languages. Absent: it has none. */
  readonly address?: PageAddress;
  /** The colours of the calendars on the page, for which it needs rules. */
  readonly colors?: readonly (string | null)[];
  /** Whether it has the element `events`, below filters, which the keyboard may skip. */
  readonly listsEvents?: boolean;
  /** More rules, which only this kind of page needs. */
  readonly ownStyle?: string;
  readonly main: Html;
  readonly footer?: Html | '';
}

/**
 * The document around a page's main part, with one inline stylesheet, what makes it the organization's own, and a
 * Content-Security-Policy that fits both.
 */
export async function layout(page: LayoutOptions): Promise<PageText> {
  const { phrases, root, look } = page;
  const address = page.languages.length > 1 ? (page.address ?? null) : null;
  const links = look.footer.map(
    ({ label, url }) => html`<a href="${url}" dir="auto">${labelIn(label, phrases.language, page.siteLanguage)}</a>`,
  );
  const calendarStyle = (page.ownStyle ?? '') + colorRules((page.colors ?? []).filter((color) => color !== null));
  const document = html`<!doctype html>
<html lang="${phrases.wordsLanguage}" dir="${page.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
${page.description === null ? '' : html`<meta name="description" content="${page.description}">`}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${look.themeColor.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${look.themeColor.dark}" media="(prefers-color-scheme: dark)">
${icons(look, root)}
<link rel="manifest" href="${root}/manifest.webmanifest">
${page.head ?? ''}
${address === null ? '' : languageAlternates(page, address)}${look.fontFile === null ? '' : html`<link rel="preload" href="${look.fontFile}" as="font" type="font/woff2" crossorigin>`}
<style>${raw(style)}</style>
${look.stylesheets.map((url) => html`<link rel="stylesheet" href="${url}">`)}
${calendarStyle === '' ? '' : html`<style>${raw(calendarStyle)}</style>`}
${look.styles.map((text) => html`<style>${raw(text)}</style>`)}
<script src="${root}${await scriptAddress()}" defer></script>
${raw(look.head)}
</head>
<body>
<a class="skip" href="#main">${phrases.skip}</a>
${page.listsEvents ? html`<a class="skip" href="#events">${phrases.skipToEvents}</a>` : ''}
<div class="page">
${banner(page)}
<main id="main">
${page.main}
</main>
${page.footer || links.length > 0 || address !== null ? html`<footer>${page.footer ?? ''}${links}${address === null ? '' : languageSwitch(page, address)}</footer>` : ''}
</div>
</body>
</html>
`;
  return { html: String(await document), headers: await policy(page, calendarStyle) };
}

function icons({ icon, accent }: SiteLook, root: string): Html {
  if (icon !== null)
    return html`<link rel="icon" href="${icon.src}"${icon.mediaType === null ? '' : html` type="${icon.mediaType}"`}>
<link rel="apple-touch-icon" href="${icon.src}">`;
  // The ICO file, for old browsers, has the usual colour.
  return html`<link rel="icon" href="${root}/favicon.svg" type="image/svg+xml">
${accent === null ? html`<link rel="icon" href="${root}/favicon.ico" sizes="32x32">` : ''}`;
}

/** What stands above the page: the logo, or the site's title as a link to the home page. */
function banner({ look, siteTitle, root, crumb, lang }: LayoutOptions): Html | '' {
  const picture = look.logo && logoPicture(look.logo, crumb ? siteTitle : '');
  if (crumb)
    return html`<nav class="crumb"><a href="${withLang(`${root}/`, lang)}" dir="auto">${picture ?? siteTitle}</a></nav>`;
  return picture === null ? '' : html`<header class="crumb">${picture}</header>`;
}

/** `fallback`: what it says where the configuration has no words for it. Beside the site's title it says nothing. */
function logoPicture({ src, dark, alt }: NonNullable<SiteLook['logo']>, fallback: string): Html {
  const image = html`<img class="logo" src="${src}" alt="${alt ?? fallback}">`;
  return dark === null
    ? image
    : html`<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)">${image}</picture>`;
}

/**
 * Pictures may come from any site, because portals keep them anywhere, unless `images` forbids it. Everything else must be
 * the page's own, or named in the configuration. JSON-LD needs no exception: HTML's "prepare the script element" returns
 * before it asks the policy about a block of data.
 */
async function policy({ images, look }: Frame, calendarStyle: string): Promise<Record<string, string>> {
  const pictures = images === 'none' ? "'self'" : "'self' https: http:";
  const { inline, sources } = look;
  const hashes = (texts: readonly string[]) => Promise.all(texts.map(sourceHash));
  const { 'img-src': ownPictures = [], ...others } = sources;
  const own = {
    'Content-Security-Policy': [
      `default-src 'none'; style-src ${await sourceHash(style)}; script-src 'self'`,
      `img-src ${pictures}; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    ].join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': noPermissions,
    // Another site's page that opened this one can't reach its window.
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const more = [
    { 'style-src': calendarStyle === '' ? [] : await hashes([calendarStyle]) },
    { 'style-src': await hashes(inline['style-src']), 'script-src': await hashes(inline['script-src']) },
    others,
    // Where every site's pictures are allowed, those of the configuration are.
    images === 'none' ? { 'img-src': ownPictures } : {},
  ];
  return more.reduce<Readonly<Record<string, string>>>(allowAlso, own);
}

/** No page needs any of these, and what a page embeds can't ask for them either. */
export const noPermissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The hash source that allows an inline element with this text (CSP 3 §2.3.1). */
export async function sourceHash(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

const policyHeader = 'Content-Security-Policy';

/** Adds sources to the headers' Content-Security-Policy, by directive. */
export function allowAlso(
  headers: Readonly<Record<string, string>>,
  more: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string>> {
  const directives = new Map(
    (headers[policyHeader] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  for (const [name, sources] of Object.entries(more))
    if (sources.length > 0) directives.set(name, [...new Set([...(directives.get(name) ?? []), ...sources])]);
  return {
    ...headers,
    [policyHeader]: [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; '),
  };
}

interface OpenGraph {
  readonly type: 'website' | 'article';
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly url: string;
  readonly image: string | null;
  readonly siteTitle: string;
  /** BCP 47. */
  readonly language: string;
}

/** The Open Graph tags (ogp.me) that other sites read when the page is shared, and the page's canonical URL. */
export function openGraph({ type, title, description, url, image, siteTitle, language }: OpenGraph): Html {
  return html`<link rel="canonical" href="${url}">
<meta property="og:type" content="${type}">
<meta property="og:title" content="${title}">
<meta property="og:url" content="${url}">
<meta property="og:site_name" content="${siteTitle}">
<meta property="og:locale" content="${localeOf(language)}">
<meta property="og:description" content="${description}">
${image === null ? '' : html`<meta property="og:image" content="${image}"><meta property="og:image:alt" content="${title}">`}
<meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}">
`;
}

/** The form of ogp.me, `language_TERRITORY`. A tag without a region gets the one that it implies. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? language : `${language}_${region}`;
}

/** The beginning of a text in whole words, for the page's description. */
export function excerpt(text: string | null, maxLength = 200): string | null {
  return shorten(text?.replace(/\s+/g, ' ').trim() ?? '', maxLength) || null;
}
