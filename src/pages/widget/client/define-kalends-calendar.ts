import { refreshDue } from './event-source.ts';
import { kalendsCalendar } from './kalends-calendar.ts';
import { resizeFrames } from './resize-frames.ts';

export type { KalendsCalendarElement, KalendsEvent, KalendsEventMap, KalendsLoad } from './kalends-calendar-element.ts';

export interface KalendsOptions {
  /** The address of Kalends, `https://events.example.org`. An element's own `base` attribute comes first. */
  readonly base?: string;
}

/**
 * Defines `<kalends-calendar>`, once for a page. Where there is no DOM, as on a server, it does nothing. Throws a
 * TypeError if `base` is no http or https URL.
 */
export function defineKalendsCalendar({ base = '' }: KalendsOptions = {}): void {
  const root = base === '' ? '' : `${base.replace(/\/+$/, '')}/`;
  if (root !== '' && !/^https?:\/\/[^/]/i.test(root))
    throw new TypeError(`base must be a URL, as in https://events.example.org; found ${JSON.stringify(base)}.`);
  if (typeof customElements === 'undefined' || customElements.get('kalends-calendar')) return;
  if (root !== '') resizeFrames(root);
  addEventListener('online', refreshDue);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refreshDue());
  customElements.define('kalends-calendar', kalendsCalendar(root));
}
