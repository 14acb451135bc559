/** The longest value that is shown, in characters. */
const longest = 200;

/** A value of a record as JSON on one line, cut where it is long. */
export function valueText(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;
}
