/** A shorter token may be part of any word. */
const shortestAnywhere = 4;

/**
 * A text without the token, which may have been pasted into the wrong setting. One of fewer than four characters goes
 * where it stands as a value: alone, in quotes, or in the query of a URL.
 */
export function withoutToken(text: string, token: string | null): string {
  if (token === null || token === '') return text;
  if (token.length >= shortestAnywhere) return text.replaceAll(token, '…');
  if (text === token) return '…';
  const exact = token.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
  return text.replace(
    new RegExp(`(["'\`])${exact}\\1|([?&][^=&#\\s]*=)${exact}(?![^&#\\s"'\`])`, 'gu'),
    (_, quote, key) => (key === undefined ? `${quote}…${quote}` : `${key}…`),
  );
}
