/** Characters of one row: at most three bytes each, so that a row stays well under SQLite's 2 MB in a Durable Object. */
const rowLength = 500_000;

/** A text cut into rows, between characters. At least one. */
export function partsOf(text: string, length = rowLength): readonly string[] {
  if (text.length <= length) return [text];
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const last = text.charCodeAt(from + length - 1);
    const splitsPair = last >= 0xd800 && last <= 0xdbff && from + length < text.length;
    const to = from + length - (splitsPair ? 1 : 0);
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}
