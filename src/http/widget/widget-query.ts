import { everything, parseSelection, type Selection } from '../../feeds/select/selection.ts';
import { parseMonth, parseWidgetQuery, type WidgetQuery } from '../../pages/widget/embed/widget-query.ts';
import { malformedQuery } from '../problems.ts';
import { decodeSegment } from '../target.ts';

/** Of `/embed/<name>` and what is under it, decoded. */
export const widgetName = (path: string): string => decodeSegment(path.split('/')[2] ?? '');

/** Of a feed's parameters, those that a widget has: whatever the others say, it shows what comes. Throws a 400. */
export function widgetSelection(search: URLSearchParams): Selection {
  const own = new URLSearchParams([...search].filter(([name]) => name === 'category' || name === 'lang'));
  const parsed = parseSelection(own);
  if (parsed.kind === 'problems') throw malformedQuery(parsed.problems);
  const { category, lang } = parsed.selection;
  return { ...everything, category, lang, view: 'upcoming' };
}

/** What the iframe's page is asked for. Throws a 400. */
export function widgetQuery(search: URLSearchParams): WidgetQuery {
  const parsed = parseWidgetQuery(search);
  if ('problems' in parsed) throw malformedQuery(parsed.problems);
  return parsed.query;
}

/** The month that the element asks for, `YYYY-MM`; null: what comes. Throws a 400. */
export function widgetMonth(search: URLSearchParams): string | null {
  const text = search.get('month') || null;
  if (text === null || parseMonth(text) !== undefined) return text;
  throw malformedQuery([{ parameter: 'month', message: 'month must be a month, as in 2026-10.' }]);
}
