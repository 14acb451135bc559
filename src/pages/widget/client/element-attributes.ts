import { defaultLimits, hasPictures, isOn, maxEvents, type WidgetOptions, widgetLayouts } from '../widget-options.ts';

/** Reads the element's attributes. An invalid one counts as absent, because a visitor could do nothing about an error. */
export function readAttributes(element: HTMLElement): WidgetOptions {
  const layout = widgetLayouts.find((name) => name === element.getAttribute('layout')) ?? 'list';
  const limit = wholeNumber(element.getAttribute('limit'), 1, maxEvents) ?? defaultLimits[layout];
  const heading =
    element.getAttribute('heading') === 'none' ? 0 : (wholeNumber(element.getAttribute('heading'), 1, 6) ?? 2);
  return {
    layout,
    limit,
    heading,
    target: element.getAttribute('target'),
    pictures: isOn(element.getAttribute('pictures')) ?? hasPictures(layout),
    filters: isOn(element.getAttribute('filters')) ?? false,
  };
}

/** The language of the element, else of the page around it. Empty: neither says one, so the calendar's applies. */
export function readLanguage(element: HTMLElement): string {
  const asked = element.getAttribute('language') ?? element.closest('[lang]')?.getAttribute('lang') ?? '';
  try {
    return Intl.getCanonicalLocales(asked)[0] ?? '';
  } catch {
    return '';
  }
}

/** The categories. */
export const readCategories = (element: HTMLElement): readonly string[] => readNames(element, 'category');

/** Names separated by `|`, because a name may contain a comma. */
const readNames = (element: HTMLElement, attribute: string): readonly string[] =>
  (element.getAttribute(attribute) ?? '')
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean)
    .sort();

function wholeNumber(text: string | null, least: number, most: number): number | null {
  const value = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least ? Math.min(value, most) : null;
}

/** The URL of the events of some categories, and of the organizers that the element names. Null: the element names no calendar. */
export function answerUrl(
  element: HTMLElement,
  base: string,
  language: string,
  categories: readonly string[],
): URL | null {
  const calendar = element.getAttribute('calendar')?.trim();
  const root = baseOf(element, base);
  if (!calendar || !root) return null;
  const url = new URL(`embed/${encodeURIComponent(calendar)}/events.json`, root);
  for (const name of categories) url.searchParams.append('category', name);
  for (const name of readNames(element, 'organizer')) url.searchParams.append('organizer', name);
  if (language) url.searchParams.set('lang', language);
  return url;
}

/** The URL of the events of one month (`YYYY-MM`), by that of the next events. */
export function monthUrl(url: URL, month: string): URL {
  const own = new URL(url);
  own.pathname = url.pathname.replace(/events\.json$/, `events/${month}.json`);
  return own;
}

/** The URL of Kalends: that of the script, unless the element names another one. */
export function baseOf(element: HTMLElement, base: string): string {
  const own = element.getAttribute('base');
  return own && /^https?:\/\//i.test(own) ? `${own.replace(/\/+$/, '')}/` : base;
}
