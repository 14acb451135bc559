/** Scripts that are written from right to left (ISO 15924). */
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr']);
const maxHeaderLength = 300;

/** The primary subtag of a BCP 47 tag, in lower case: `pt` of `pt-BR`. Takes the underscores of POSIX locales too. */
export const primarySubtag = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** The tag in its canonical form, for `Intl`; English if it is not a tag. */
export function knownLocale(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/**
 * The tag that Intl writes dates and times by. `en` without a region names no country, and Intl would take it for American:
 * it is, in a zone of the United States, and elsewhere the English of Europe, with `14:00` and `24 October`.
 */
export function dateLocale(language: string, timeZone = 'UTC'): string {
  if (language !== 'en') return language;
  return usZone.test(timeZone) ? 'en-US' : 'en-150';
}

/**
 * Whether this engine knows how a language writes dates. Browsers know fewer languages than there are: what they don't know
 * they write in that of the browser, or without names: `2026 M11 19`.
 */
export function hasDates(locale: string): boolean {
  const november = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0 && november.format(Date.UTC(2026, 10)) !== 'M11';
}

const usZone =
  /^(?:US\/|Pacific\/Honolulu|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Indiana|Kentucky|North_Dakota|Juneau|Nome|Sitka|Adak))/;

/** The `dir` attribute for text in a language, a BCP 47 tag. The script decides, which the tag names or implies. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

/** Parts of a line, with the comma of the language's script between them. */
export const commaJoined = (language: string, ...parts: readonly string[]): string =>
  parts.join(/^(?:ar|fa|ur|ps|ckb|ug|sd)\b/i.test(language) ? '، ' : ', ');

/** As a line begins: many languages write days and months in lower case within a sentence only. */
export function capitalized(text: string, language: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

/** What stands before a value, with its colon: French has a space before it. */
export const labelled = (language: string, label: string): string =>
  `${label}${primarySubtag(language) === 'fr' ? '\u00a0' : ''}:`;

/**
 * The day that a week begins with in a language: 1 is Monday, 7 is Sunday. `en` without a region names no country, and
 * gets the week of ISO 8601, which begins on Monday. Engines offer the answer as a method, as a property, or not at
 * all.
 */
export function firstWeekday(language: string): number {
  if (language === 'en') return 1;
  const known = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

/** The name of a language in that language: `Deutsch`. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return capitalized(name, tag);
}

/**
 * The language of the pages for a visitor: the first one of Accept-Language (RFC 9110 §12.5.4) that is among `spoken`,
 * else the site's. The result has language and region only, because it is part of a cache's key.
 * `spoken` holds primary subtags.
 */
export function visitorLanguage(
  acceptLanguage: string | null | undefined,
  siteLanguage: string,
  spoken: readonly string[],
): string {
  for (const tag of acceptedTags(acceptLanguage ?? '')) {
    const locale = localeOf(tag);
    if (locale === null || !spoken.includes(locale.language)) continue;
    // A visitor who asks for English in general gets the English of the site's region.
    if (locale.region === undefined && localeOf(siteLanguage)?.language === locale.language) return siteLanguage;
    return locale.region === undefined ? locale.language : `${locale.language}-${locale.region}`;
  }
  return siteLanguage;
}

/** The tags of the header, the preferred one first. A tag of weight 0 is one that the visitor rejects. */
function acceptedTags(header: string): readonly string[] {
  return header
    .slice(0, maxHeaderLength)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const weight = parameters.find((parameter) => /^q=/i.test(parameter));
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
