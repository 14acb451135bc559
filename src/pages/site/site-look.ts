import { type AccentColors, accentColors, accentNote, accentStyle, widgetAccentStyle } from '../style/accent-colors.ts';
import { surfaces } from '../style/palette.ts';
import { cssSources, headSources, sourceOf } from './head-sources.ts';
import { readAsset, type SiteAsset } from './site-asset.ts';
import { cssKind, extensionOf, headKind, mediaTypes, type SiteBrand, type SiteFiles } from './site-settings.ts';

/** How the pages look on this site: everything of it that is the same on each of them. */
export interface SiteLook {
  readonly logo: { readonly src: string; readonly dark: string | null; readonly alt: string | null } | null;
  /** Square. */
  readonly icon: { readonly src: string; readonly mediaType: string | null } | null;
  /** The accent of both colour schemes. Null: the usual one. */
  readonly accent: { readonly light: AccentColors; readonly dark: AccentColors } | null;
  /** The colour of the browser's frame. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  /** Rules for the font, which pages and frames share. Empty: the system's. */
  readonly fontStyle: string;
  /** The widget's rules for the accent. Empty: it is the usual one. */
  readonly widgetStyle: string;
  /** URLs of style sheets, in their order. */
  readonly stylesheets: readonly string[];
  /** The URL of the style sheet that loads the font. */
  readonly fontSheet: string | null;
  /** The address of the font's file, to load it early. */
  readonly fontFile: string | null;
  /** The contents of inline style elements after the page's own. */
  readonly styles: readonly string[];
  /** Trusted HTML for `<head>`. */
  readonly head: string;
  readonly footer: SiteBrand['footer'];
  /** The default picture for previews of links: a URL, or a path below the site's root. */
  readonly image: string | null;
  /** What the Content-Security-Policy allows in addition, by directive. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  /** The same for frames of other sites, which have the font only. */
  readonly fontSources: Readonly<Record<string, readonly string[]>>;
  /** Texts of inline scripts in `head`, and of inline styles. */
  readonly inline: Readonly<Record<'script-src' | 'style-src', readonly string[]>>;
  /** What the site serves itself. */
  readonly assets: readonly SiteAsset[];
}

/** The system's fonts, behind the configured one. */
const systemFonts = 'system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif';

/** `root`: the path that the site is under, empty or `/kalends`. A file without content is left out. */
export function createSiteLook(
  brand: SiteBrand,
  { files, root }: { readonly files: SiteFiles; readonly root: string },
): SiteLook {
  const assets: SiteAsset[] = [];
  const addressOf = (value: string | null | undefined, name: string): string | null => {
    const read = value ? readAsset(value, name, files) : null;
    if (read === null || typeof read === 'string') return read;
    assets.push(read);
    return `${root}${read.path}?v=${read.version}`;
  };
  const { logo: ownLogo, colors, font, css, head: ownHead } = brand;
  const logo = addressOf(ownLogo?.src, 'logo');
  const dark = addressOf(ownLogo?.dark, 'logo-dark');
  const icon = addressOf(ownLogo?.icon, 'icon');
  const image = addressOf(brand.image, 'preview');
  const fontFile = addressOf(font?.file, 'font');
  const textOf = (value: string | null, kind: 'text' | 'file' | 'url') => {
    if (value === null || kind === 'url') return '';
    return kind === 'text' ? value : new TextDecoder().decode(files.get(value));
  };
  const head = ownHead === null ? '' : textOf(ownHead, headKind(ownHead)).trim();
  const kindOfCss = css === null ? 'text' : cssKind(css);
  const cssText = textOf(css, kindOfCss).trim();
  const accent = accentOf(colors);
  const fontStyle = font === null ? '' : fontRules(font.family, fontFile);
  const accentRules = accent === null ? '' : accentStyle(accent.light, accent.dark);
  const own = accentRules + fontStyle;
  const stylesheets = [
    ...(font?.stylesheet ? [font.stylesheet] : []),
    ...(css !== null && kindOfCss === 'url' ? [css] : []),
  ];
  const styles = [own, cssText].filter((text) => text !== '');
  const inHead = headSources(head);
  const fontSources = joined(
    { 'style-src': sourcesOf([font?.stylesheet]) },
    // A style sheet loads its font from where it is itself, unless `allow` says otherwise.
    { 'font-src': fontFile === null ? originsOf([font?.stylesheet]) : (sourcesOf([fontFile]) ?? ["'self'"]) },
    { 'font-src': brand.allow['font-src'] ?? [] },
  );
  return {
    logo: logo === null ? null : { src: logo, dark, alt: ownLogo?.alt ?? null },
    icon: icon === null ? null : { src: icon, mediaType: mediaTypes[extensionOf(icon)] ?? null },
    accent,
    themeColor: { light: accent?.light.fill ?? surfaces.light.paper, dark: surfaces.dark.paper },
    fontStyle,
    widgetStyle: accent === null ? '' : widgetAccentStyle(accent.light, accent.dark),
    stylesheets,
    fontSheet: font?.stylesheet ?? null,
    fontFile,
    styles,
    head,
    footer: brand.footer,
    image,
    sources: joined(
      fontSources,
      { 'style-src': sourcesOf(stylesheets), 'img-src': sourcesOf([logo, dark, icon]) },
      cssSources(cssText),
      inHead.sources,
      brand.allow,
    ),
    fontSources,
    inline: { 'script-src': inHead.inline['script-src'], 'style-src': [...styles, ...inHead.inline['style-src']] },
    assets,
  };
}

function accentOf({ accent, accentDark }: SiteBrand['colors']): SiteLook['accent'] {
  const light = accent ?? accentDark;
  if (light === null) return null;
  return { light: accentColors(light, 'light'), dark: accentColors(accentDark ?? light, 'dark') };
}

/** What a person should know of the site's own look, in sentences: colours that were adjusted, scripts that may send nothing. */
export function brandNotes(
  { colors: { accent, accentDark }, allow }: Pick<SiteBrand, 'colors' | 'allow'>,
  { head }: Pick<SiteLook, 'head'>,
): readonly string[] {
  const [script] = headSources(head).sources['script-src'] ?? [];
  const notes = [
    accent && accentNote('site.colors.accent', accent, 'light'),
    accentDark && accentNote('site.colors.accentDark', accentDark, 'dark'),
    script === undefined || allow['connect-src'] !== undefined
      ? null
      : `site.head: pages run ${script}, but it can send nothing and ask nobody. If it has to, name where: site.allow: { 'connect-src': ['${new URL(script).origin}'] }. An empty list says that it need not.`,
  ];
  return notes.filter((note) => note !== null);
}

/** The address is in the page's own style, so its hash covers it. */
function fontRules(family: string, file: string | null): string {
  const face =
    file === null
      ? ''
      : `@font-face{font-family:"${family}";src:url("${cssText(file)}") format("woff2");font-weight:100 900;font-display:swap}`;
  return `${face}:root{--font:"${family}",${systemFonts}}`;
}

/** A text between double quotes (CSS Syntax 3 §4.3.5). */
const cssText = (text: string): string => text.replace(/[\\"\n<]/g, (c) => `\\${c.charCodeAt(0).toString(16)} `);

const sourcesOf = (urls: readonly (string | null | undefined)[]): readonly string[] =>
  urls.flatMap((url) => (url ? (sourceOf(url) ?? "'self'") : []));

const originsOf = (urls: readonly (string | null | undefined)[]): readonly string[] =>
  urls.flatMap((url) => (url ? new URL(url).origin : []));

/** All sources of each directive, each once. */
function joined(
  ...parts: readonly Readonly<Record<string, readonly string[]>>[]
): Readonly<Record<string, readonly string[]>> {
  const all = new Map<string, Set<string>>();
  for (const [directive, sources] of parts.flatMap((part) => Object.entries(part)))
    all.set(directive, new Set([...(all.get(directive) ?? []), ...sources]));
  return Object.fromEntries([...all].flatMap(([name, set]) => (set.size === 0 ? [] : [[name, [...set]]])));
}

/** The address of the default picture, absolute. `origin`: the site's, with its path and without a final slash. */
export function absoluteImage({ image }: Pick<SiteLook, 'image'>, origin: string): string | null {
  return image === null ? null : new URL(image, `${origin}/`).href;
}

/** The label of a link in a language: in its tag, in its primary language, in the site's, or whichever there is. */
export function labelIn(label: SiteBrand['footer'][number]['label'], language: string, siteLanguage: string): string {
  if (typeof label === 'string') return label;
  const primary = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? '';
  const tags = [language, primary(language), siteLanguage, primary(siteLanguage)];
  const found = tags.flatMap(
    (tag) => Object.entries(label).find(([own]) => own.toLowerCase() === tag.toLowerCase()) ?? [],
  );
  return (found[1] as string | undefined) ?? Object.values(label)[0] ?? '';
}
