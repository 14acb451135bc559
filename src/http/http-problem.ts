import type { ParameterProblem } from '../feeds/select/selection.ts';

/** An error that the client should see. Any code in `http` may throw it; `problemResponse` turns it into a response. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Extension members of the problem document, RFC 9457 §3.2. */
  readonly members: Readonly<Record<string, unknown>>;
  /** Which sentence of `problemMeans` a page has for it; null: that of its status. */
  readonly means: 'busy' | null;

  /** `detail`: a sentence that the client gets word for word. */
  constructor(
    status: number,
    detail: string,
    more: {
      headers?: Readonly<Record<string, string>>;
      members?: Readonly<Record<string, unknown>>;
      means?: 'busy';
    } = {},
  ) {
    super(detail);
    this.name = 'HttpProblem';
    this.status = status;
    this.headers = more.headers ?? {};
    this.members = more.members ?? {};
    this.means = more.means ?? null;
  }
}

/** There is no copy of the calendar yet: 503 with Retry-After, in seconds. */
export function notYet(retryAfter: number): HttpProblem {
  return new HttpProblem(503, 'The first copy is still being read from the portal. Please try again in a minute.', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) },
  });
}

/** Too many requests wait for something to be rendered: 503 with Retry-After. */
export const busy = (): HttpProblem =>
  new HttpProblem(503, 'The server is busy. Please try again in a few seconds.', {
    headers: { 'Retry-After': '5' },
    means: 'busy',
  });

/** A query that can't be understood: 400 with all of its problems. */
export function malformedQuery(problems: readonly ParameterProblem[]): HttpProblem {
  const errors = problems.map(({ parameter, message }) => ({ parameter, detail: message }));
  return new HttpProblem(400, errors.map(({ detail }) => detail).join(' '), { members: { errors } });
}

export const noSuchEvent = (): HttpProblem => new HttpProblem(404, 'There is no such event in this calendar.');
