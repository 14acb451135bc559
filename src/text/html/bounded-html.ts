/** Characters of HTML that are read of one text; what is beyond is cut off. */
export const maxHtmlLength = 200_000;
/** Elements within each other; the text is cut where it goes deeper. */
export const maxHtmlDepth = 200;

/**
 * The HTML up to the first place that is too far or too deep, found in one pass: parsers keep a stack of open elements,
 * and take quadratic time, or overflow, on markup that was nested for that purpose.
 */
export function boundedHtml(html: string): string {
  const text = html.length > maxHtmlLength ? html.slice(0, cutBefore(html, maxHtmlLength)) : html;
  let depth = 0;
  for (const match of text.matchAll(tagStart)) {
    if (unstacked.has(match[2]?.toLowerCase() ?? '')) continue;
    depth = match[1] === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > maxHtmlDepth) return text.slice(0, match.index);
  }
  return text;
}

const tagStart = /<(\/?)([a-z][a-z\d:-]*)/gi;

/** Elements that hold nothing, or that the next of their kind closes: no end is missing where there is none. */
const unstacked: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr thead tbody tfoot option'.split(
    ' ',
  ),
);

/** Not within a tag, when one was begun shortly before. */
function cutBefore(html: string, limit: number): number {
  const open = html.lastIndexOf('<', limit);
  const close = html.lastIndexOf('>', limit);
  return open > close && open > limit - 2000 ? open : limit;
}
