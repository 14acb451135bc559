import type { ParameterProblem } from '../feeds/select/selection.ts';

/** An answer that is a refusal: thrown anywhere in this room, turned into a problem document in one place. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** More members of the document, RFC 9457 §3.2. */
  readonly members: Readonly<Record<string, unknown>>;

  /** `detail` is a sentence for whoever asked; it reaches them as it stands. */
  constructor(
    status: number,
    detail: string,
    more: { headers?: Readonly<Record<string, string>>; members?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(detail);
    this.name = 'HttpProblem';
    this.status = status;
    this.headers = more.headers ?? {};
    this.members = more.members ?? {};
  }
}

/** No copy yet: 503 with Retry-After, in seconds. */
export function notYet(retryAfter: number): HttpProblem {
  return new HttpProblem(503, 'The first copy is still being read from the portal; ask again in a little while.', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) },
  });
}

/** What an address may not ask for, all of it at once. */
export function malformedQuery(problems: readonly ParameterProblem[]): HttpProblem {
  const errors = problems.map(({ parameter, message }) => ({ parameter, detail: message }));
  return new HttpProblem(400, errors.map(({ detail }) => detail).join(' '), { members: { errors } });
}
