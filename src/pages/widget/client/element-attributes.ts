import { defaultLimits, maxEvents, type WidgetOptions, widgetLayouts } from '../widget-options.ts';

/** What the element's attributes ask for. One that can't be meant counts as absent: a visitor can do nothing about it. */
export function readAttributes(element: HTMLElement): WidgetOptions {
  const layout = widgetLayouts.find((name) => name === element.getAttribute('layout')) ?? 'list';
  const limit = whole(element.getAttribute('limit'), 1, maxEvents) ?? defaultLimits[layout];
  const heading = element.getAttribute('heading') === 'none' ? 0 : (whole(element.getAttribute('heading'), 1, 6) ?? 2);
  return { layout, limit, heading, target: element.getAttribute('target') };
}

/** The element's own, else the page's; empty: the calendar's. */
export function readLanguage(element: HTMLElement): string {
  const asked = element.getAttribute('language') ?? element.closest('[lang]')?.getAttribute('lang') ?? '';
  try {
    return Intl.getCanonicalLocales(asked)[0] ?? '';
  } catch {
    return '';
  }
}

/** The names between `|`, since a category's name may have a comma. */
const readCategories = (element: HTMLElement): readonly string[] =>
  (element.getAttribute('category') ?? '')
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean)
    .sort();

function whole(text: string | null, least: number, most: number): number | null {
  const value = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least ? Math.min(value, most) : null;
}

/** Where the events are; null: no calendar is named. */
export function answerUrl(element: HTMLElement, base: string, language: string): URL | null {
  const calendar = element.getAttribute('calendar')?.trim();
  const root = baseOf(element, base);
  if (!calendar || !root) return null;
  const url = new URL(`embed/${encodeURIComponent(calendar)}/events.json`, root);
  for (const name of readCategories(element)) url.searchParams.append('category', name);
  if (language) url.searchParams.set('lang', language);
  return url;
}

/** Where Kalends is: the script's own address, unless the element says another. */
export function baseOf(element: HTMLElement, base: string): string {
  const own = element.getAttribute('base');
  return own && /^https?:\/\//i.test(own) ? `${own.replace(/\/+$/, '')}/` : base;
}
