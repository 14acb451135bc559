import type { Handler, Hono } from 'hono';
import type { Representation } from '../representation/representation.ts';
import type { Target } from '../request.ts';
import type { WidgetService } from './widget-service.ts';

/** A path that is answered by a representation. */
export type Serve = (represent: (target: Target, origin: string) => Promise<Representation>) => Handler;

/** What other sites load: the script, the events that it shows, and the page for an iframe. */
export function addWidgetRoutes(app: Hono, serve: Serve, widget: WidgetService): void {
  app.all(
    '/widget.js',
    serve(() => widget.script()),
  );
  app.all('/embed/:id/events.json', serve(widget.events));
  app.all('/embed/:id', serve(widget.page));
}

/** Whether the path is that of the iframe's page: there a refusal is said in words too, and the usual page may not be framed. */
export const isFramed = (path: string): boolean => /^\/embed\/[^/]+$/.test(path);
