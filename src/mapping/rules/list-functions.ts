import { readHyperlink } from '../hyperlink.ts';
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

/**
 * `by_entity(rows, 'entity', 'attribute', 'value')`: rows of one field each as records, in the order of their first rows. The
 * entity is the record's `id`, where no attribute is.
 */
function byEntity(
  rows: readonly unknown[],
  entity: string,
  attribute: string,
  value: string,
): readonly Readonly<Record<string, unknown>>[] {
  const records = new Map<string, Record<string, unknown>>();
  for (const row of rows) {
    if (!isRecord(row)) continue;
    const key = scalarText(row[entity]);
    const record = records.get(key) ?? { id: row[entity] };
    records.set(key, record);
    const name = scalarText(row[attribute]);
    if (name !== '__proto__') record[name] = row[value];
  }
  return [...records.values()];
}

/**
 * `column_names(rows)`: the names of columns from the rows at the head of a table. A name in the row above goes before those below it,
 * `When.From`, and holds until the next.
 */
export function columnNamesOf(rows: readonly unknown[]): readonly string[] {
  const lists = rows.filter(Array.isArray) as readonly (readonly unknown[])[];
  const below = (lists.at(-1) ?? []).map((name) => scalarText(name ?? '').trim());
  const above = lists.length > 1 ? (lists.at(-2) ?? []) : [];
  let group = '';
  return below.map((name, n) => {
    const text = scalarText(above[n] ?? '').trim();
    if (text !== '') group = text;
    return group === '' || group === name ? name : `${group}.${name}`;
  });
}

/**
 * `link_in(text)`: the address of the picture in a piece of HTML or Markdown, else of the first link, that of
 * `Tickets#https://town.example#`, or the largest of `small.jpg 400w, large.jpg 1600w` (HTML's `srcset`).
 */
export function linkIn(text: string): string | null {
  const hyperlink = readHyperlink(text);
  if (hyperlink !== null) return hyperlink.address;
  const attribute = (tag: string, name: string) =>
    new RegExp(`<${tag}\\b[^<>]*?\\s${name}\\s*=\\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\\s"'<>]+))`, 'i')
      .exec(text)
      ?.slice(1)
      .find(Boolean);
  const address = attribute('img', 'src') ?? attribute('a', 'href') ?? largestIn(text) ?? markdownLink.exec(text)?.[1];
  return address === undefined ? null : address.replaceAll('&amp;', '&').trim();
}

/** A link or a picture of Markdown that is the whole text. */
const markdownLink = /^\s*!?\[[^[\]]*\]\(<?([^\s()<>]+)>?(?:\s+"[^"]*")?\)\s*$/;

function largestIn(text: string): string | undefined {
  const sizes = text.split(/,\s+/).map((part) => /^\s*(\S+)\s+(\d+(?:\.\d+)?)[wx]\s*$/.exec(part));
  return sizes.includes(null) ? undefined : sizes.sort((a, b) => Number(b?.[2]) - Number(a?.[2]))[0]?.[1];
}

interface ListFunction {
  /** How many arguments it takes. */
  readonly takes: number;
  readonly call: (args: readonly unknown[]) => unknown;
}

/** The functions for lists that JMESPath lacks, by their names. */
export const listFunctions: Readonly<Record<string, ListFunction>> = {
  under_headings: {
    takes: 2,
    call: ([list, key]) => (Array.isArray(list) ? underHeadings(list, scalarText(key)) : null),
  },
  csv: { takes: 1, call: ([text]) => (typeof text === 'string' ? readCsv(text) : null) },
  by_entity: {
    takes: 4,
    call: ([rows, ...keys]) => {
      const [entity = '', attribute = '', value = ''] = keys.map(scalarText);
      return Array.isArray(rows) ? byEntity(rows, entity, attribute, value) : null;
    },
  },
  link_in: { takes: 1, call: ([text]) => (typeof text === 'string' ? linkIn(text.slice(0, 10_000)) : null) },
  column_names: { takes: 1, call: ([rows]) => (Array.isArray(rows) ? columnNamesOf(rows) : null) },
};
