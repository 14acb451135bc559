import { scalarText } from '../../json.ts';
import { everyStep } from '../../structure/labelled.ts';
import { type Column, isOf, says } from '../profile/column.ts';

// What shows of texts how they are written.

/** One small word each, some in several records: `body: 'council'` is a code, whatever its key says. */
export const areCodes = (column: Column): boolean =>
  column.distinct < 1 &&
  column.cells.every(({ value }) => /^[\p{Ll}\p{N}]+(?:[_.-][\p{Ll}\p{N}]+)*$/u.test(scalarText(value)));

/** `desc_tipo: 'Taller'` describes the kind and not the event: a word or a few. */
export const isNameOfKind = (column: Column): boolean =>
  says(column, 'description') &&
  says(column, 'category', 'status') &&
  column.cells.every(({ value }) => /^\p{L}\S*(?:\s\S+){0,2}$/u.test(scalarText(value).trim()));

/** The paragraphs of one text, each in an element of a list: `description: ['<p>A family comes home.</p>', '<p>Free.</p>']`. */
export const isParagraphs = (column: Column): boolean =>
  column.kind === 'scalar' &&
  column.steps.indexOf(everyStep) === column.steps.length - 1 &&
  says(column, 'description') &&
  !isOf(column, 'place') &&
  column.cells.filter(({ value }) => /<p\b|\s\S+\s\S+\s/i.test(scalarText(value))).length * 3 > column.cells.length * 2;

/** A block editor's JSON: a list of objects with a type and children, or an object that holds such a list. */
export function isBlocks(column: Column): boolean {
  if (column.kind === 'scalar') return false;
  const first = column.cells.find(({ value }) => typeof value === 'object')?.value as
    | Readonly<Record<string, unknown>>
    | undefined;
  const list = Array.isArray(first)
    ? first
    : [
        first?.blocks,
        first?.ops,
        first?.content,
        first?.children,
        (first?.root as Record<string, unknown> | undefined)?.children,
      ].find(Array.isArray);
  const one = list?.[0];
  return (
    typeof one === 'object' && one !== null && ('type' in one || 'insert' in one || '_type' in one || 'nodeType' in one)
  );
}
