import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The base URL that every store here was filled from. Requests to it are redirected to a server on this machine. */
export const portalAddress = 'https://portal.example';

/** Bodies of a portal's answers by requested path and query. Null: the portal answered 404. */
export type Answers = Readonly<Record<string, unknown>>;

export interface AnsweringPortal {
  /** Without a final slash. */
  readonly url: string;
  /** The requested paths and queries, in order. */
  readonly asked: string[];
  /** Those that the portal has no answer for. */
  readonly unanswered: string[];
  /** A test may change it at any time. */
  answer: Answering;
  /** Every request fails while it is true. */
  isDown: boolean;
  close(): Promise<void>;
}

/** The portal's answer to this path and query; null: not found; undefined: no answer was recorded. */
export type Answering = (target: string) => unknown | Promise<unknown>;

/** A server that replaces a portal. */
export async function startAnsweringPortal(answer: Answering): Promise<AnsweringPortal> {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const target = request.url ?? '/';
    portal.asked.push(target);
    const body = portal.isDown ? null : await portal.answer(target);
    if (body === undefined) portal.unanswered.push(target);
    const failure = portal.isDown ? 503 : 404;
    response.writeHead(body === null || body === undefined ? failure : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: 'nothing' }));
  };
  const server = createServer(respond);
  // On a busy machine a request may come just when an idle connection is closed.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const portal: AnsweringPortal = {
    url: `http://127.0.0.1:${port}`,
    answer,
    asked: [],
    unanswered: [],
    isDown: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return portal;
}

/**
 * Gives the recorded answer to the same request, else the one to a request of the same path with fewer parameters: a
 * later release may add a parameter, such as the page size.
 */
export function answerAgain(answers: Answers): Answering {
  const known = Object.keys(answers).map((key) => ({ key, url: new URL(key, portalAddress) }));
  return (target) => {
    const asked = new URL(target, portalAddress);
    const isPart = ({ url }: (typeof known)[number]) =>
      url.pathname === asked.pathname &&
      [...url.searchParams].every(([name, value]) => asked.searchParams.getAll(name).includes(value));
    const fitting = known.filter(isPart).sort((one, other) => other.url.searchParams.size - one.url.searchParams.size);
    const [best] = fitting;
    return best && answers[best.key];
  };
}
