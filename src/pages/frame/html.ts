import { html } from 'hono/html';
import { colorClass } from '../style/calendar-color.ts';

/** Finished HTML, escaped by hono's `html` tag. */
export type Html = ReturnType<typeof html>;

/** A dot in a calendar's colour. */
export const colorDot = (color: string | null): Html | '' =>
  color === null ? '' : html`<span class="dot ${colorClass(color)}" aria-hidden="true"></span>`;
