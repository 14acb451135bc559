import { defineKalendsCalendar } from './define-kalends-calendar.ts';

/** `/widget.js`: defines `<kalends-calendar>`, once even if a page loads the script several times. */
const script = document.currentScript ?? document.querySelector('script[src*="/widget.js"]');
const src = script instanceof HTMLScriptElement ? script.src : '';
defineKalendsCalendar({ base: /^https?:/.test(src) ? new URL('.', src).href : '' });
