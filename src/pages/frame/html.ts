import type { html } from 'hono/html';

/** A piece of HTML that is escaped already. */
export type Html = ReturnType<typeof html>;
