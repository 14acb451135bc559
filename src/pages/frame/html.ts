import { html } from 'hono/html';

/** Finished HTML, escaped by hono's `html` tag. */
export type Html = ReturnType<typeof html>;

/** A dot in a calendar's colour. It is an SVG with a `fill` attribute, because the policy forbids style attributes. */
export const colorDot = (color: string | null): Html | '' =>
  color === null
    ? ''
    : html`<svg class="dot" viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="5" fill="${color}"/></svg>`;
