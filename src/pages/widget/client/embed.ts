import { widgetWordsFor } from '../../../i18n/widget-words-for.ts';
import { createWidgetDates } from '../dates/widget-dates.ts';
import { visitorClock } from '../view/event-parts.ts';
import { heightMessage, measureMessage } from './resize-frames.ts';

/** Of the iframe's page: says how high it is, and what the server could not know, the visitor's zone. */
const root = document.querySelector<HTMLElement>('.kalends');
const { zone } = document.body.dataset;

if (root && zone) {
  const words = widgetWordsFor(root.lang);
  const there = createWidgetDates(root.lang, zone);
  const here = createWidgetDates(root.lang, Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC');
  for (const line of document.querySelectorAll<HTMLElement>('.yours')) {
    const { start = null, end = null } = line.dataset;
    const time = visitorClock({ start, end }, there, here);
    if (time !== null) line.textContent = words.yourTime(time);
  }
}

if (window.parent !== window) {
  // How high it is, anybody may know.
  const say = () =>
    window.parent.postMessage({ type: heightMessage, height: document.body.getBoundingClientRect().height }, '*');
  new ResizeObserver(say).observe(document.body);
  window.addEventListener('message', ({ data, source }) => {
    if (source === window.parent && data?.type === measureMessage) say();
  });
}
