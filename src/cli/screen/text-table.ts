import stringWidth from 'string-width';

export interface Column {
  /** The greatest width. A longer text is cut; in the last column it wraps. */
  readonly maxWidth?: number;
  /** Styles a cell once it is aligned. */
  readonly mark?: (text: string) => string;
}

/**
 * Formats rows as lines, with two spaces between aligned columns. The last column wraps within the rest of the width, or
 * below its row if that leaves too little space.
 */
export function formatTable(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  { indent = 2, width }: { readonly indent?: number; readonly width: number },
): readonly string[] {
  const last = columns.length - 1;
  const cells = rows.map((row) =>
    row.map((text, at) => (at < last ? truncate(text, columns[at]?.maxWidth ?? Number.POSITIVE_INFINITY) : text)),
  );
  const widths = columns.map((_, at) => Math.max(0, ...cells.map((row) => stringWidth(row[at] ?? ''))));
  const before = indent + widths.slice(0, last).reduce((sum, one) => sum + one + 2, 0);
  const lastWidth = width - before;
  const below = lastWidth < Math.min(30, widths[last] ?? 0);
  const margin = ' '.repeat(below ? indent + 4 : before);
  return cells.flatMap((row) => {
    const mark = (text: string, at: number) => (columns[at]?.mark ?? ((same: string) => same))(text);
    const head = row
      .slice(0, last)
      .map((text, at) => mark(text, at) + ' '.repeat(Math.max(0, (widths[at] ?? 0) - stringWidth(text))))
      .join('  ');
    const [first = '', ...more] = wrap(row[last] ?? '', below ? width - indent - 4 : lastWidth);
    const tail = (text: string) => (text === '' ? '' : mark(text, last));
    const lead = ' '.repeat(indent) + head;
    const start =
      below || first === ''
        ? [lead.trimEnd(), ...(first === '' ? [] : [margin + tail(first)])]
        : [`${lead}  ${tail(first)}`];
    return [...start, ...more.map((text) => margin + tail(text))];
  });
}

/** Breaks a text into lines of at most `width` columns. A longer word starts a line and is split. */
export function wrap(text: string, width: number): readonly string[] {
  if (!Number.isFinite(width)) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).flatMap((one) => splitWord(one, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (stringWidth(longer) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** Cuts a text to `width` columns; the last one is then `…`. */
export function truncate(text: string, width: number): string {
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

function splitWord(word: string, width: number): readonly string[] {
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

/** Keeps together what people see as one character: a flag, a letter with its accents. */
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
