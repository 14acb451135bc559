import { readCategories } from './element-attributes.ts';

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
