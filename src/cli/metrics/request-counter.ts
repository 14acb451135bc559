import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Kinds of addresses. There are few of them, so that visitors can't make the series of `/metrics` grow. */
const routes = ['feed', 'page', 'widget', 'operation', 'other'] as const;
const methods = ['GET', 'HEAD', 'OPTIONS', 'other'] as const;
const mostStatuses = 600;
/** Stands for the status of a request whose client left before the answer began. */
const aborted = 0;

export interface RequestCount {
  readonly route: (typeof routes)[number];
  readonly method: (typeof methods)[number];
  /** `200`, or `aborted`. */
  readonly status: string;
  readonly count: number;
}

export interface RequestCounter {
  /** The listener, whose requests are counted. It costs next to nothing where the listener answers at once. */
  counting(listener: RequestListener): RequestListener;
  counts(): readonly RequestCount[];
}

/** Counts the requests of an HTTP server by the kind of address, the method and the status. */
export function createRequestCounter(): RequestCounter {
  const cells = new Float64Array(routes.length * methods.length * mostStatuses);

  function count(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const status = outgoing.headersSent ? outgoing.statusCode : aborted;
    const cell = (routeOf(incoming.url ?? '') * methods.length + methodOf(incoming.method)) * mostStatuses + status;
    cells[cell] = (cells[cell] ?? 0) + 1;
  }

  return {
    counting: (listener) => (incoming, outgoing) => {
      listener(incoming, outgoing);
      if (outgoing.headersSent) count(incoming, outgoing);
      else outgoing.once('close', () => count(incoming, outgoing));
    },
    counts() {
      const found: RequestCount[] = [];
      for (const [cell, count] of cells.entries()) {
        if (count === 0) continue;
        const [kind, status] = [Math.floor(cell / mostStatuses), cell % mostStatuses];
        const route = routes[Math.floor(kind / methods.length)] ?? 'other';
        const method = methods[kind % methods.length] ?? 'other';
        found.push({ route, method, status: status === aborted ? 'aborted' : String(status), count });
      }
      return found;
    },
  };
}

const indexOf = Object.fromEntries(routes.map((route, index) => [route, index])) as Record<
  RequestCount['route'],
  number
>;

/** The index of the route that a request's target belongs to. */
function routeOf(target: string): number {
  if (target.startsWith('/feeds')) return indexOf.feed;
  if (target === '/' || target.startsWith('/calendars/') || target.startsWith('/?')) return indexOf.page;
  if (target.startsWith('/embed/') || target.startsWith('/widget')) return indexOf.widget;
  if (/^\/(?:healthz|readyz|status|metrics)(?:\?|$)/u.test(target)) return indexOf.operation;
  return indexOf.other;
}

function methodOf(method: string | undefined): number {
  const index = methods.indexOf(method as RequestCount['method']);
  return index === -1 ? methods.length - 1 : index;
}
