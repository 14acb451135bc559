import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The base URL that every store here was filled from. Requests to it are sent on to a server of this machine. */
export const portalAddress = 'https://portal.example';

/** Bodies of a portal's answers by what was asked for, path and query. Null: it answered that there is nothing. */
export type Answers = Readonly<Record<string, unknown>>;

export interface AnsweringPortal {
  /** Without a final slash. */
  readonly url: string;
  /** What was asked for, in order. */
  readonly asked: string[];
  /** What was asked for that the portal has no answer to. */
  readonly unanswered: string[];
  /** May be changed at any time. */
  answer: Answering;
  /** Every request fails while it is true. */
  isDown: boolean;
  close(): Promise<void>;
}

/** What a portal answers to a request of this path and query; null: that there is nothing; undefined: it knows no answer. */
export type Answering = (target: string) => unknown | Promise<unknown>;

/** A server that stands for a portal. */
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
 * Answers as it was answered to the same request, else to one of the same path that asked for less: a later release may
 * ask with one more parameter, such as the size of a page.
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
