import { html } from 'hono/html';
import type { Html } from './html.ts';

/**
 * The content of an element of class `dotted`: parts in a row, with a dot between two on one line. A stylesheet draws the dots,
 * because one in the text would also stand at the end of a line. Without it, and where the text is copied, it is in the text.
 */
export const dottedLine = (parts: readonly (Html | string)[]): readonly Html[] =>
  parts.map((part, i) => html`${i === 0 ? '' : html`<span class="between"> · </span>`}<span>${part}</span>`);
