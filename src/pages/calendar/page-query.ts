import { filterPath } from '../../feeds/select/filter-path.ts';
import {
  isBoundedMonth,
  monthExpectation,
  type ParameterProblem,
  parseSelection,
  type Selection,
  selectionParameters,
} from '../../feeds/select/selection.ts';

export type PageLayout = 'agenda' | 'month' | 'past';

/** The query of a calendar's page: the feeds' parameters, which mean the same here, and the layout. */
export interface PageQuery {
  readonly layout: PageLayout;
  /** `YYYY-MM`; null: this month. */
  readonly month: string | null;
  /** From 1 on. */
  readonly page: number;
  readonly selection: Selection;
}

export type ParsedPageQuery =
  | { readonly kind: 'query'; readonly query: PageQuery }
  | { readonly kind: 'problems'; readonly problems: readonly ParameterProblem[] };

/**
 * Reads the query. `view` is `agenda`, `month` or `past`; `upcoming`, the feeds' word, means `agenda`. Unknown
 * parameters are ignored.
 */
export function parsePageQuery(given: URLSearchParams, thisYear: number): ParsedPageQuery {
  const rest = new URLSearchParams(given);
  for (const name of ['view', 'month', 'page', 'limit']) rest.delete(name);
  const parsed = parseSelection(rest, thisYear);
  const problems = parsed.kind === 'problems' ? [...parsed.problems] : [];
  const read = <T>(parameter: string, expected: string, values: (text: string) => T | undefined, absent: T): T => {
    const text = given.get(parameter)?.trim().toLowerCase() ?? '';
    if (text === '') return absent;
    const value = values(text);
    if (value !== undefined) return value;
    problems.push({ parameter, message: `${parameter} must be ${expected}.` });
    return absent;
  };
  const layout = read('view', 'one of agenda, month, past', (text) => layouts.get(text), 'agenda');
  const month = read<string | null>(
    'month',
    monthExpectation(thisYear),
    (text) => (isBoundedMonth(text, thisYear) ? text : undefined),
    null,
  );
  const page = read('page', 'a whole number from 1 to 1000', pageNumber, 1);
  if (problems.length > 0 || parsed.kind === 'problems') return { kind: 'problems', problems };
  return { kind: 'query', query: { layout, month, page, selection: parsed.selection } };
}

const layouts: ReadonlyMap<string, PageLayout> = new Map([
  ['agenda', 'agenda'],
  ['upcoming', 'agenda'],
  ['month', 'month'],
  ['past', 'past'],
]);

function pageNumber(text: string): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= 1000 ? number : undefined;
}

/**
 * What follows a calendar's own path in a link to its page, in canonical form: the filter as a part of the path; days,
 * language and layout as a query. Empty for the page without any.
 */
export function pageSuffix({ layout, month, page, selection }: PageQuery): string {
  const { from, to, past, lang, limit: _limit, view: _view, ...filter } = selection;
  const path = filterPath(filter);
  const text = new URLSearchParams(pageParameters(path === null ? selection : { from, to, past, lang }));
  if (layout !== 'agenda') text.append('view', layout);
  if (layout === 'month' && month !== null) text.append('month', month);
  if (page !== 1) text.append('page', String(page));
  const written = text.toString();
  return (path ?? '') + (written && `?${written}`);
}

/** The selection's parameters on a page, which has a view of its own and no limit. */
export const pageParameters = ({
  limit: _limit,
  view: _view,
  ...selection
}: Partial<Selection>): ReturnType<typeof selectionParameters> => selectionParameters(selection);
