import { refreshDue } from './event-source.ts';
import { kalendsCalendar } from './kalends-calendar.ts';
import { resizeFrames } from './resize-frames.ts';

/** `/widget.js`: defines `<kalends-calendar>`, once even if a page loads the script several times. */
const script = document.currentScript ?? document.querySelector('script[src*="/widget.js"]');
const src = script instanceof HTMLScriptElement ? script.src : '';
const base = /^https?:/.test(src) ? new URL('.', src).href : '';

if (!customElements.get('kalends-calendar')) {
  if (base) resizeFrames(base);
  addEventListener('online', refreshDue);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refreshDue());
  customElements.define('kalends-calendar', kalendsCalendar(base));
}
