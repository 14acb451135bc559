import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { PageText } from '../pages/frame/page-layout.ts';
import type { Log } from '../publisher/runtime.ts';
import { HttpProblem } from './http-problem.ts';
import type { Cors } from './respond.ts';

/** A problem document, RFC 9457. */
export interface ProblemDocument {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly detail: string;
}

/** RFC 9457 §4.2.1: with `about:blank`, the title is the phrase of the status. */
const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  410: 'Gone',
  421: 'Misdirected Request',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/**
 * What is missing may appear soon, and what is withdrawn stays away. Other problems concern a single request, so they
 * are not cached.
 */
const caching: Readonly<Record<number, string>> = { 404: 'public, max-age=60', 410: 'public, max-age=3600' };

/** Renders the problem as a page. */
export type ProblemPage = (problem: ProblemDocument & Pick<HttpProblem, 'means'>) => Promise<PageText>;

/**
 * The response to an error. An unexpected error goes to the log in full; the client learns only that there was one.
 * `preferred`: the media type for clients without a preference.
 */
export async function problemResponse(
  error: unknown,
  c: Context,
  { log, cors }: { readonly log: Log; readonly cors: Cors },
  page: ProblemPage,
  preferred: 'application/problem+json' | 'text/html' = 'application/problem+json',
): Promise<Response> {
  const problem = error instanceof HttpProblem ? error : unexpected(error, c, log);
  const document: ProblemDocument & Record<string, unknown> = {
    ...problem.members,
    type: 'about:blank',
    title: titles[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.message,
  };
  const headers = {
    'Cache-Control': caching[problem.status] ?? 'no-store',
    ...cors.headers,
    ...cors.forRequest(c),
    Vary: `Accept, Accept-Language${cors.headers.Vary ? ', Origin' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    ...problem.headers,
  };
  const supports = ['application/problem+json', 'application/json', 'text/html'];
  const best = accepts(c, { header: 'Accept', supports, default: preferred });
  const wanted = best === 'text/html' ? await page({ ...document, means: problem.means }) : { html: null, headers: {} };
  const body = wanted.html ?? `${JSON.stringify(document)}\n`;
  const mediaType = wanted.html === null ? 'application/problem+json' : 'text/html; charset=utf-8';
  return new Response(body, {
    status: problem.status,
    headers: { ...headers, ...wanted.headers, 'Content-Type': mediaType, 'Content-Length': String(byteLength(body)) },
  });
}

function unexpected(error: unknown, c: Context, log: Log): HttpProblem {
  log('error', `${c.req.method} ${JSON.stringify(c.req.path)} failed: ${messageOf(error)}`);
  return new HttpProblem(500, 'Something went wrong. The error was logged.');
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\n  caused by ${messageOf(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}

const byteLength = (text: string): number => new TextEncoder().encode(text).byteLength;
