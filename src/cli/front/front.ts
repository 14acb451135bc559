import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { negotiate, type Representation } from '../../http/representation/representation.ts';
import type { Log } from '../../publisher/runtime.ts';
import type { BusyWords, Engine, EngineAnswer, PlainRequest } from '../engine/engine-messages.ts';
import { createAnswerMemory, memorable, openedMark, originMark, type Remembered } from './answer-memory.ts';
import { busyPage } from './busy-page.ts';

/** An engine of those that have run in this process. */
export interface NumberedEngine extends Engine {
  /** No other engine of this process has it. */
  readonly number: number;
}

export interface FrontDeps {
  /** The engine that runs now; null: none does. */
  readonly engine: () => NumberedEngine | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly log: Log;
  /** Bytes of answers to remember; 64 MB by default. */
  readonly memoryBytes?: number;
  /** Hears how many bytes of answers were let go of. */
  readonly discard?: (bytes: number) => void;
  /** How many requests may wait for the engine; 64 by default. */
  readonly mostWaiting?: number;
  /** What visitors are told when there is no answer. Absent: a browser gets the problem document that others get. */
  readonly busyWords?: () => BusyWords;
}

export interface Front {
  readonly listener: RequestListener;
  /** From now on `/readyz` says that this process is about to end. */
  drain(): void;
}

/** How long a request waits for the engine where there is a remembered answer. */
const patienceMs = 100;
/** How long a request waits for the engine where there is none. The publisher waits for a first copy for ten seconds. */
const longestWaitMs = 30_000;
/** How long `/readyz` waits for the engine before it repeats the last answer. */
const readinessMs = 1000;

/**
 * The listener that answers over HTTP. What is remembered and current is sent without asking the engine. If it may have
 * changed, the engine is asked, but not waited for long: the remembered answer is sent then, and the engine's takes its
 * place when it comes. So nothing that was sent once is missing because the engine is busy or has ended.
 */
export function createFront(deps: FrontDeps): Front {
  const { engine, now, sleep, log } = deps;
  const memory = createAnswerMemory(deps.memoryBytes ?? 64_000_000, deps.discard);
  const mostWaiting = deps.mostWaiting ?? 64;
  const renewals = new Map<string, Promise<void>>();
  const firsts = new Map<string, Promise<EngineAnswer>>();
  let waiting = 0;
  let draining = false;
  let lastReadiness: EngineAnswer = notReady({});

  const isFresh = ({ freshUntil, generation, engine: from }: Remembered): boolean => {
    const current = engine();
    return current?.number === from && current.generation() === generation && now() < freshUntil;
  };

  /** Asks the engine, and remembers the answer. Rejects when there is none. */
  const ask = async (address: string, request: PlainRequest, signal: AbortSignal): Promise<EngineAnswer> => {
    const asked = engine();
    if (asked === null) throw new Error('No engine runs.');
    const held = memory.get(address);
    const answer = await asked.ask(request, held?.engine === asked.number ? held.stamp : null, signal);
    const kept = isRead(request) ? memorable(answer, held, asked.number) : null;
    if (kept !== null) memory.keep(address, kept, now());
    return answer;
  };

  /** Brings what is remembered of an address up to date. Resolves at once if that takes long. */
  const renew = (address: string, request: PlainRequest): Promise<void> => {
    const renewing = renewals.get(address);
    if (renewing) return renewing;
    const renewed = ask(address, request, AbortSignal.timeout(longestWaitMs)).then(
      (answer) => {
        // What is gone is gone, but an engine that is overloaded or fails takes nothing away.
        if (answer.kind === 'response' && answer.status < 500) memory.forget(address);
      },
      () => undefined,
    );
    const patience = new AbortController();
    const renewal = Promise.race([renewed, sleep(patienceMs, patience.signal)]);
    renewals.set(address, renewal);
    void renewed.then(() => {
      renewals.delete(address);
      patience.abort();
    });
    return renewal;
  };

  /** What there is in place of an answer: a page for a browser, for others a problem document with this detail. */
  const refusal = (detail: string, { headers }: PlainRequest): EngineAnswer => {
    const words = deps.busyWords?.();
    if (words === undefined || !/\btext\/html\b/i.test(String(headers.accept ?? ''))) return tooBusy(detail);
    const page = busyPage(words, headers['accept-language'] as string | undefined);
    return finished(503, 'text/html; charset=utf-8', page.text, { ...retrySoon, ...page.headers });
  };

  /** The answer for a request of which nothing is remembered. */
  const wait = async (address: string, request: PlainRequest, signal: AbortSignal): Promise<EngineAnswer> => {
    if (waiting >= mostWaiting) return refusal(overloaded, request);
    waiting += 1;
    const enough = new AbortController();
    const late = sleep(longestWaitMs, enough.signal).then(() => refusal(tooLate, request));
    try {
      return await Promise.race([ask(address, request, AbortSignal.any([signal, enough.signal])), late]);
    } finally {
      waiting -= 1;
      enough.abort();
    }
  };

  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse, address: string): Promise<void> => {
    const request = plainRequest(incoming);
    const left = new AbortController();
    outgoing.once('close', () => left.abort());
    if (isRead(request)) {
      if (memory.get(address)) await renew(address, request);
      else if (firsts.has(address)) await firsts.get(address)?.catch(() => undefined);
      const remembered = memory.get(address);
      if (remembered) return sendRepresentation(incoming, outgoing, remembered.representation);
    }
    if (left.signal.aborted) return;
    const answering = wait(address, request, left.signal);
    if (isRead(request) && mayBeShared(request)) {
      firsts.set(address, answering);
      answering.then(() => firsts.delete(address), () => firsts.delete(address)); // biome-ignore format: one line
    }
    send(incoming, outgoing, await answering.catch(() => refusal(unavailable, request)));
  };

  const readiness = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const enough = new AbortController();
    const asked = ask('', plainRequest(incoming), enough.signal).then(
      (answer) => {
        lastReadiness = answer;
        return answer;
      },
      () => notReady({ reason: 'Nothing answers.' }),
    );
    const answer = await Promise.race([asked, sleep(readinessMs, enough.signal).then(() => lastReadiness)]);
    enough.abort();
    send(incoming, outgoing, answer);
  };

  /** What the front does not answer at once. */
  const answerLater = (incoming: IncomingMessage, outgoing: ServerResponse, address: string): Promise<void> | void => {
    const path = isRead(incoming) ? pathOf(incoming.url ?? '') : '';
    if (path === '/healthz') return send(incoming, outgoing, healthy);
    if (path !== '/readyz') return respond(incoming, outgoing, address);
    return draining ? send(incoming, outgoing, notReady({ reason: 'draining' })) : readiness(incoming, outgoing);
  };

  const listener: RequestListener = (incoming, outgoing) => {
    const { url } = incoming;
    const address = addressOf(incoming);
    const remembered = isRead(incoming) ? memory.get(address) : undefined;
    if (remembered && isFresh(remembered)) return sendRepresentation(incoming, outgoing, remembered.representation);
    answerLater(incoming, outgoing, address)?.catch((error: unknown) => {
      const path = JSON.stringify(pathOf(url ?? ''));
      log('error', `${incoming.method} ${path} failed: ${error instanceof Error ? error.stack : error}`);
      outgoing.destroy();
    });
  };

  return {
    listener,
    drain() {
      draining = true;
    },
  };
}

function sendRepresentation(incoming: IncomingMessage, outgoing: ServerResponse, representation: Representation): void {
  const { headers } = incoming;
  const answer = negotiate(representation, {
    acceptEncoding: headers['accept-encoding'] as string | undefined,
    ifNoneMatch: headers['if-none-match'],
    ifModifiedSince: headers['if-modified-since'],
  });
  outgoing.writeHead(answer.status, answer.headers);
  // node:http drops the body of an answer to HEAD.
  outgoing.end(answer.body ?? undefined);
}

function send(incoming: IncomingMessage, outgoing: ServerResponse, answer: EngineAnswer): void {
  if (outgoing.destroyed) return;
  if (answer.kind === 'unchanged') throw new Error('The engine says that what was not there is unchanged.');
  if (answer.kind === 'representation') sendRepresentation(incoming, outgoing, answer.representation);
  else outgoing.writeHead(answer.status, answer.headers.flat()).end(answer.body ?? undefined);
}

function plainRequest(incoming: IncomingMessage): PlainRequest {
  const { method = 'GET', url: target = '/', headers } = incoming;
  return { method, target, scheme: schemeOf(incoming), headers: { ...headers } };
}

/** What an answer may depend on that others get too: the address, whether a browser opens a feed, and where `server.cors` lists origins, the Origin. */
function addressOf(incoming: IncomingMessage): string {
  const { host = '', origin } = incoming.headers;
  // A Host may hold anything, but no target holds a space.
  const address = `${schemeOf(incoming)}://${host} ${incoming.url}`;
  const isOpened =
    incoming.headers['sec-fetch-dest'] === 'document' && /\.(?:rss|atom)(?:$|\?)/.test(incoming.url ?? '');
  const opened = isOpened ? address + openedMark : address;
  return origin === undefined ? opened : `${opened}${originMark}${origin}`;
}

const schemeOf = ({ socket }: IncomingMessage): 'http' | 'https' =>
  (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http';

const isRead = ({ method }: { readonly method?: string | undefined }): boolean => method === 'GET' || method === 'HEAD';

/** Those who ask for the same feed at the same time wait together, since one answer will do for all of them. */
const mayBeShared = ({ target }: PlainRequest): boolean => target.startsWith('/feeds');

function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark === -1 ? target : target.slice(0, mark);
}

function finished(
  status: number,
  mediaType: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): EngineAnswer {
  const body = new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
  const all = {
    'Content-Type': mediaType,
    'Content-Length': String(body.byteLength),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  };
  return { kind: 'response', status, headers: Object.entries(all), body };
}

const healthy = finished(200, 'text/plain; charset=utf-8', 'ok\n');

function notReady(more: { readonly reason?: string }): EngineAnswer {
  return finished(503, 'application/json', `${JSON.stringify({ ready: false, ...more })}\n`, { 'Retry-After': '5' });
}

const retrySoon = { 'Retry-After': '5', 'Access-Control-Allow-Origin': '*' };

function tooBusy(detail: string): EngineAnswer {
  const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail };
  const headers = { ...retrySoon, Vary: 'Accept, Accept-Language' };
  return finished(503, 'application/problem+json', `${JSON.stringify(problem)}\n`, headers);
}

const overloaded = 'Too many requests are waiting for an answer. Please ask again in a moment.';
const tooLate = 'The answer was not ready in time. Please ask again in a moment.';
const unavailable = 'The server is starting again. Please ask again in a moment.';
