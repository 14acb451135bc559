/** What makes the pages the organization's own: the part of `site` that the configuration's schema has checked. */
export interface SiteBrand {
  readonly logo: SiteLogo | null;
  readonly colors: {
    /** A CSS colour name or `#rrggbb`. Null: the usual one. */
    readonly accent: string | null;
    /** In the dark. Null: made from `accent`. */
    readonly accentDark: string | null;
  };
  readonly font: SiteFont | null;
  readonly footer: readonly FooterLink[];
  /** A style sheet: its text, its URL, or the name of a file. */
  readonly css: string | null;
  /** Trusted HTML for `<head>`: its text, or the name of a file. */
  readonly head: string | null;
  /** The picture for previews of links, where the page has none of its own. */
  readonly image: string | null;
  /** More sources for the Content-Security-Policy, by directive. */
  readonly allow: Readonly<Record<string, readonly string[]>>;
}

/** A picture is a URL, the name of a file, a `data:` URL or the text of an SVG. */
interface SiteLogo {
  readonly src: string;
  /** For dark pages. Null: the same. */
  readonly dark: string | null;
  /** What the picture says. Null: the site's title. */
  readonly alt: string | null;
  /** Square, for tabs and home screens. Null: a calendar sheet in the accent's colour. */
  readonly icon: string | null;
}

interface SiteFont {
  readonly family: string;
  /** The URL of a style sheet that loads the font. */
  readonly stylesheet: string | null;
  /** A woff2 file: a URL, the name of a file, or a `data:` URL. */
  readonly file: string | null;
}

interface FooterLink {
  /** The same in all languages, or by BCP 47 tag. */
  readonly label: string | Readonly<Record<string, string>>;
  /** http, https or mailto. */
  readonly url: string;
}

/** How the value of a setting stands for a content. */
export type ContentKind = 'url' | 'text' | 'file';

/** By the ending of a file's name: its media type. */
export const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** What follows the last dot of a file's name or of a URL's path, in lower case. */
export const extensionOf = (name: string): string =>
  /\.([a-z0-9]+)$/i.exec((URL.parse(name)?.pathname ?? name).trim())?.[1]?.toLowerCase() ?? '';

/** `text`: an SVG or a `data:` URL, which hold the content themselves. */
export function pictureKind(value: string): ContentKind {
  if (/^https?:\/\//i.test(value)) return 'url';
  return /^data:/i.test(value) || /^\s*<(?:svg|\?xml)\b/i.test(value) ? 'text' : 'file';
}

/** `text`: a style sheet with at least one rule. */
export function cssKind(value: string): ContentKind {
  if (/^https?:\/\/\S+$/i.test(value)) return 'url';
  return value.includes('{') ? 'text' : 'file';
}

/** `text`: HTML with at least one element. */
export const headKind = (value: string): ContentKind => (value.includes('<') ? 'text' : 'file');

/** A file that the configuration names. */
interface NamedFile {
  /** The setting: `site.logo.src`. */
  readonly where: string;
  readonly name: string;
}

/** The files that the pages need. Only Node can read them. */
export function siteFileNames({ logo, font, css, head, image }: SiteBrand): readonly NamedFile[] {
  const pictures = [
    ['site.logo.src', logo?.src],
    ['site.logo.dark', logo?.dark],
    ['site.logo.icon', logo?.icon],
    ['site.font.file', font?.file],
    ['site.image', image],
  ] as const;
  return [
    ...pictures.map(([where, value]) => [where, value, pictureKind] as const),
    ['site.css', css, cssKind] as const,
    ['site.head', head, headKind] as const,
  ].flatMap(([where, value, kindOf]) => (value && kindOf(value) === 'file' ? [{ where, name: value }] : []));
}

/** The content of files, by their names as the configuration writes them. */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;
