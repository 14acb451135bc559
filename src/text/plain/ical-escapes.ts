/**
 * A text as iCalendar writes it, `Hall 2\, Station Road`, without its escapes (RFC 5545 §3.3.11). Portals that turn a calendar into
 * JSON line by line leave them in. Any other text stays as it is: one backslash that is no such escape, and none of them is.
 */
export function withoutIcalEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  // By themselves, ends of lines are such only where no word goes on: `C:\new` is a folder.
  const isEscaped = /\\[,;]/.test(text) ? /^(?:[^\\]|\\[\\,;nN])*$/ : /^(?:[^\\]|\\[nN](?!\p{Ll}))*$/u;
  if (!isEscaped.test(text)) return text;
  return text.replace(/\\([\\,;nN])/g, (_, char: string) => (char === 'n' || char === 'N' ? '\n' : char));
}
