/** Text of a language that is written from right to left, by the script that the tag implies. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr']);
const longestHeader = 300;

/** The `dir` of an element whose text is in the language, a BCP 47 tag. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

/**
 * The language that the pages speak to a visitor: the first of Accept-Language (RFC 9110 §12.5.4) that there are phrases
 * in, else the site's. Language and region only, since it is part of a cache's key. `spoken`: primary subtags.
 */
export function visitorLanguage(
  acceptLanguage: string | null | undefined,
  siteLanguage: string,
  spoken: readonly string[],
): string {
  for (const tag of ranges(acceptLanguage ?? '')) {
    const locale = localeOf(tag);
    if (locale === null || !spoken.includes(locale.language)) continue;
    // Who asks for English alone is content with the site's English.
    if (locale.region === undefined && localeOf(siteLanguage)?.language === locale.language) return siteLanguage;
    return locale.region === undefined ? locale.language : `${locale.language}-${locale.region}`;
  }
  return siteLanguage;
}

/** The ranges of the header, preferred first; what has weight 0 is not wanted. */
function ranges(header: string): readonly string[] {
  return header
    .slice(0, longestHeader)
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
