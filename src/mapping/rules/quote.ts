const longest = 80;

/** A value as a problem quotes it: JSON on one line, never longer than a line. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return short(`a list of ${value.length}`);
  if (value !== null && typeof value === 'object')
    return short(`an object with ${Object.keys(value).slice(0, 5).join(', ') || 'nothing in it'}`);
  if (typeof value === 'string') return `'${short(value.slice(0, 2 * longest).replace(/\p{C}+/gu, ' '))}'`;
  return short(String(value));
}

const short = (text: string) =>
  text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text.toWellFormed();
