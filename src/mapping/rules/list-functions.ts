import { isRecord, scalarText } from '../json.ts';

/**
 * `under_headings(list, key)`: the elements of a list that have the key, each with the last element before it that lacks it
 * as its `heading`. A portal that writes a list for people puts days, months or sections between the records.
 */
export function underHeadings(list: readonly unknown[], key: string): readonly unknown[] {
  let heading: unknown = null;
  const records: unknown[] = [];
  for (const element of list) {
    if (!isRecord(element) || !Object.hasOwn(element, key)) heading = element;
    else records.push({ heading, ...element });
  }
  return records;
}

/** What separates the values of a line. */
const separators = [';', '\t', '|', ','] as const;

/** `csv(text)`: the lines of a table (RFC 4180, with any usual separator) as objects by the names in its first line. */
export function readCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const end = text.search(/[\r\n]/);
  const head = end < 0 ? text : text.slice(0, end);
  const separator = separators.reduce(
    (best, one) => (head.split(one).length > head.split(best).length ? one : best),
    ',',
  );
  const [names = [], ...lines] = linesOf(text.replace(/^\uFEFF/, ''), separator);
  return lines
    .filter((line) => line.some((value) => value !== ''))
    .map((line) => Object.fromEntries(names.map((name, n) => [name.trim(), line[n] ?? ''])));
}

function linesOf(text: string, separator: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  let value = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string;
    if (isQuoted) {
      if (char !== '"') value += char;
      else if (text[at + 1] === '"') value += text[++at];
      else isQuoted = false;
    } else if (char === '"' && value === '') isQuoted = true;
    else if (char === separator || char === '\n' || char === '\r') {
      lines.at(-1)?.push(value);
      value = '';
      if (char === '\r' && text[at + 1] === '\n') at += 1;
      if (char !== separator) lines.push([]);
    } else value += char;
  }
  lines.at(-1)?.push(value);
  return lines;
}

/** The functions for lists that JMESPath lacks, by their names. */
export const listFunctions: Readonly<Record<string, (args: readonly unknown[]) => unknown>> = {
  under_headings: ([list, key]) => (Array.isArray(list) ? underHeadings(list, scalarText(key)) : null),
  csv: ([text]) => (typeof text === 'string' ? readCsv(text) : null),
};
