import { isMarkdown, markdownMarks } from '../../../text/markup/is-markdown.ts';
import { scalarText } from '../../json.ts';
import { type Column, share } from './column.ts';

/**
 * Whether a portal writes Markdown into a field: most of its texts are, or one is beyond doubt, and none is HTML. Then
 * a text with a single weak mark is Markdown, too.
 */
export function isMarkdownColumn(column: Column | undefined): boolean {
  if (column === undefined || column.kind !== 'scalar' || share(column, 'html') > 0) return false;
  const texts = column.cells.map(({ value }) => scalarText(value));
  const marked = texts.filter(isMarkdown).length;
  return (marked >= 2 && marked * 2 >= texts.length) || texts.some((text) => markdownMarks(text) >= beyondDoubt);
}

/** Marks of so many kinds in one text. */
const beyondDoubt = 3;
