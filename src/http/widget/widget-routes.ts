import type { Handler, Hono } from 'hono';
import type { Representation } from '../representation/representation.ts';
import type { Target } from '../request.ts';
import type { WidgetService } from './widget-service.ts';

/** Makes the handler of a path that is answered by a representation. */
export type Serve = (represent: (target: Target, origin: string) => Promise<Representation>) => Handler;

/** What other sites load: the script, the events for it, and the page for an iframe. */
export function addWidgetRoutes(app: Hono, serve: Serve, widget: WidgetService): void {
  app.all(
    '/widget.js',
    serve(() => widget.script()),
  );
  app.all('/embed/:id/events.json', serve(widget.events));
  app.all('/embed/:id/category/:name/events.json', serve(widget.events));
  app.all('/embed/:id/events/:month{.+\\.json}', serve(widget.events));
  app.all('/embed/:id', serve(widget.page));
}

/**
 * Whether a path is that of the page for an iframe. It needs an error page of its own: the usual one forbids framing.
 */
export const isFramed = (path: string): boolean => /^\/embed\/[^/]+$/.test(path);
