/** A page's own address, by which it is linked in other languages. */
export interface PageAddress {
  /** The site's, absolute, without a final slash. Null: search engines need not know the page. */
  readonly origin: string | null;
  /** What follows the site's origin and path, in a language, or in the visitor's (null): `/calendars/music?lang=de`. */
  readonly path: (lang: string | null) => string;
}

/** A link that keeps the language that the address asks for. Null: it asks for none. */
export function withLang(href: string, lang: string | null): string {
  if (lang === null) return href;
  const [address = '', fragment] = href.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}lang=${encodeURIComponent(lang)}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
