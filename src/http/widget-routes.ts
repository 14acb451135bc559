import type { Context, Handler, Hono } from 'hono';
import { openToAll } from './endpoint.ts';
import { HttpProblem } from './http-problem.ts';
import type { Representation } from './representation.ts';
import type { Target } from './target.ts';
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
  const page = serve(widget.page);
  app.all('/embed/:id', async (c, next) => {
    try {
      return await page(c, next);
    } catch (error) {
      if (error instanceof HttpProblem) return refusal(c, error, widget);
      throw error;
    }
  });
}

/** In an iframe too, a refusal is said in words: the usual page of one may not be framed. */
async function refusal(c: Context, problem: HttpProblem, widget: WidgetService): Promise<Response> {
  const page = await widget.refusal(problem, new URL(c.req.url).searchParams);
  const headers = {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...openToAll,
    ...problem.headers,
  };
  return new Response(page.html, {
    status: problem.status,
    headers: { ...headers, ...page.headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
