import type { Selection } from '../../../feeds/select/selection.ts';
import { comparableNames, isBoundedMonth, monthExpectation } from '../../../feeds/select/selection.ts';
import {
  defaultLimits,
  hasPictures,
  isOn,
  maxCategories,
  maxEvents,
  none,
  type WidgetOptions,
  type WidgetTheme,
  widgetLayouts,
  widgetThemes,
} from '../widget-options.ts';

/** The query of `/embed/<id>`. */
export interface WidgetQuery extends WidgetOptions {
  /** Null: light, on the background of the page around the frame. */
  readonly theme: WidgetTheme | null;
  /** `YYYY-MM`. Null: the current month. */
  readonly month: string | null;
  /** Which part of the agenda, from 0. */
  readonly part: number;
  /** The categories that the visitor chose, in lower case. Empty: all. */
  readonly pick: readonly string[];
}

export type ParsedWidgetQuery =
  | { readonly query: WidgetQuery }
  | { readonly problems: readonly { readonly parameter: string; readonly message: string }[] };

const targets = ['_blank', '_top', '_parent', '_self'] as const;

/** Reads the query. Unknown and empty parameters are ignored. All problems are reported at once. */
export function parseWidgetQuery(search: URLSearchParams, thisYear: number): ParsedWidgetQuery {
  const problems: { parameter: string; message: string }[] = [];
  const one = <T>(parameter: string, expected: string, read: (text: string) => T | undefined): T | null => {
    const text = search.get(parameter)?.trim();
    if (!text) return null;
    const value = read(text);
    if (value !== undefined) return value;
    const found = JSON.stringify(text.slice(0, 60).toWellFormed());
    problems.push({ parameter, message: `${parameter} must be ${expected}; found ${found}.` });
    return null;
  };
  const word = <T extends string>(parameter: string, words: readonly T[]): T | null =>
    one(parameter, `one of ${words.join(', ')}`, (text) => words.find((known) => known === text));

  const layout = word('layout', widgetLayouts) ?? 'list';
  const query: WidgetQuery = {
    layout,
    limit:
      one('limit', `a whole number from 1 to ${maxEvents}`, (text) => wholeNumber(text, 1, maxEvents)) ??
      defaultLimits[layout],
    heading:
      one('heading', 'none, or a level from 1 to 6', (text) => (text === 'none' ? 0 : wholeNumber(text, 1, 6))) ?? 2,
    target: word('target', targets) ?? '_top',
    theme: word('theme', widgetThemes),
    pictures: isOn(search.get('pictures')) ?? hasPictures(layout),
    filters: isOn(search.get('filters')) ?? false,
    part: one('part', `a whole number from 0 to ${maxEvents}`, (text) => wholeNumber(text, 0, maxEvents)) ?? 0,
    pick: comparableNames(search.getAll('pick').slice(0, maxCategories)),
    month: one('month', monthExpectation(thisYear), (text) => (isBoundedMonth(text, thisYear) ? text : undefined)),
  };
  return problems.length > 0 ? { problems } : { query };
}

/** The query in its canonical form, for links and for the key of a cache. Empty, or begins with `?`. */
export function widgetQueryText(
  { layout, limit, heading, target, theme, month, pictures, filters, part, pick }: WidgetQuery,
  { category, organizer, lang }: Pick<Selection, 'category' | 'organizer' | 'lang'>,
): string {
  const text = new URLSearchParams();
  const put = (name: string, value: string | number | null, usual: string | number | null = null) => {
    if (value !== null && value !== usual) text.append(name, String(value));
  };
  put('layout', layout, 'list');
  put('limit', limit, defaultLimits[layout]);
  put('heading', heading === 0 ? 'none' : heading, 2);
  put('target', target, '_top');
  put('theme', theme);
  put('pictures', pictures ? 1 : none, hasPictures(layout) ? 1 : none);
  put('filters', filters ? 1 : null);
  put('lang', lang);
  for (const name of category) put('category', name);
  for (const name of organizer) put('organizer', name);
  for (const name of pick) put('pick', name);
  put('part', layout === 'agenda' ? part : null, 0);
  put('month', layout === 'month' ? month : null);
  const written = text.toString();
  return written && `?${written}`;
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}
