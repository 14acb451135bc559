import { html } from 'hono/html';

/** A piece of HTML that is escaped already. */
export type Html = ReturnType<typeof html>;

/** A calendar's colour; a presentation attribute, since the policy allows no style of an element's own. */
export const colorDot = (color: string | null): Html | '' =>
  color === null
    ? ''
    : html`<svg class="dot" viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="5" fill="${color}"/></svg>`;
