import stringWidth from 'string-width';

/** The words of a text on lines of so many cells; a word that is longer has a line of its own, cut where it must be. */
export function wrapped(text: string, width: number): readonly string[] {
  if (!Number.isFinite(width)) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).flatMap((one) => pieces(one, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (stringWidth(longer) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** The text, or as much of it as goes into so many cells, and `…`. */
export function fitted(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of segments.segment(text)) {
    used += stringWidth(segment);
    if (used > width - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** The text with spaces after it, up to so many cells. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - stringWidth(text)));

/** What people see as one character stays whole: a flag, a letter with its accents. */
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

function pieces(word: string, width: number): readonly string[] {
  if (stringWidth(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of segments.segment(word)) {
    if (part !== '' && stringWidth(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

/** How a column looks once it is aligned: `bold`, or as it is. */
export interface Column {
  /** Cells at most; what is longer is cut, or wrapped in the last column. */
  readonly most?: number;
  readonly mark?: (text: string) => string;
}

/**
 * Rows as lines, columns aligned by cells with two spaces between them. The last column is wrapped into what is left
 * of the width, or below its row where that is too little.
 */
export function table(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  { indent = 2, width }: { readonly indent?: number; readonly width: number },
): readonly string[] {
  const last = columns.length - 1;
  const cells = rows.map((row) =>
    row.map((text, at) => (at < last ? fitted(text, columns[at]?.most ?? Number.POSITIVE_INFINITY) : text)),
  );
  const widths = columns.map((_, at) => Math.max(0, ...cells.map((row) => stringWidth(row[at] ?? ''))));
  const before = indent + widths.slice(0, last).reduce((sum, one) => sum + one + 2, 0);
  const room = width - before;
  const below = room < Math.min(30, widths[last] ?? 0);
  const margin = ' '.repeat(below ? indent + 4 : before);
  return cells.flatMap((row) => {
    const mark = (text: string, at: number) => (columns[at]?.mark ?? ((same: string) => same))(text);
    const head = row
      .slice(0, last)
      .map((text, at) => mark(text, at) + ' '.repeat(Math.max(0, (widths[at] ?? 0) - stringWidth(text))))
      .join('  ');
    const [first = '', ...more] = wrapped(row[last] ?? '', below ? width - indent - 4 : room);
    const tail = (text: string) => (text === '' ? '' : mark(text, last));
    const lead = ' '.repeat(indent) + head;
    const start =
      below || first === ''
        ? [lead.trimEnd(), ...(first === '' ? [] : [margin + tail(first)])]
        : [`${lead}  ${tail(first)}`];
    return [...start, ...more.map((text) => margin + tail(text))];
  });
}
