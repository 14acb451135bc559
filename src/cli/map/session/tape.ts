import { Failure } from '../../../source/http/failures.ts';
import type { Fetch, FetchResponse } from '../../../source/http/fetch.ts';
import { sourceFault } from '../../../source/source-fault.ts';

/** The portal's answers, remembered by method, URL and headers, so that the same questions get the same answers again. */
export interface Tape {
  /** Asks the network, and remembers what it answers. A body is kept up to so many bytes, and a little more. */
  recording(network: Fetch, maxBytes: number): Fetch;
  /** Answers from memory alone. */
  readonly replay: Fetch;
  /** Takes over an earlier tape's answers to what was not asked again, so that other settings can still be compared. */
  keep(earlier: Tape): void;
  readonly answers: ReadonlyMap<string, Remembered>;
  /** How many different questions were asked. */
  readonly size: number;
}

interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array | null;
}

type Remembered = Answer | { readonly failed: unknown };

/** The question was never asked, so there is no answer. */
export class NotAsked extends Failure {
  constructor() {
    super('status', sourceFault('notAsked', {}));
  }
}

export function createTape(): Tape {
  const answers = new Map<string, Remembered>();
  return {
    answers,
    keep(earlier) {
      for (const [key, answer] of earlier.answers) if (!answers.has(key)) answers.set(key, answer);
    },
    get size() {
      return answers.size;
    },
    recording: (network, maxBytes) => async (url, init) => {
      const headers = unconditional(init.headers);
      const key = keyOf(init.method, url, headers);
      try {
        const response = await network(url, { ...init, headers });
        const answer = {
          status: response.status,
          headers: headersOf(response),
          body: await bodyOf(response, maxBytes),
        };
        answers.set(key, answer);
        return responseOf(answer);
      } catch (error) {
        // What was answered once is worth more than a later failure.
        if (!answers.has(key)) answers.set(key, { failed: init.signal.aborted ? timedOut() : error });
        throw error;
      }
    },
    async replay(url, init) {
      const answer = answers.get(keyOf(init.method, url, unconditional(init.headers)));
      if (answer === undefined) throw new NotAsked();
      if ('failed' in answer) throw answer.failed;
      return responseOf(answer);
    },
  };
}

const timedOut = () => new Failure('timeout', sourceFault('timeoutBefore', {}));

const keyOf = (method: string, url: string, headers: Record<string, string>): string =>
  JSON.stringify([method, url, Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1))]);

/** Without what would make the portal answer that nothing has changed. */
const unconditional = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^if-(none-match|modified-since)$/iu.test(name)));

function headersOf({ headers }: FetchResponse): Answer['headers'] {
  const all: [string, string][] = [];
  headers.forEach((value, name) => {
    all.push([name.toLowerCase(), value]);
  });
  return all;
}

/** A body that is too large is cut behind the limit: whoever reads it then sees that it is too large. */
async function bodyOf({ body }: FetchResponse, maxBytes: number): Promise<Uint8Array | null> {
  if (body === null) return null;
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (value !== undefined) {
      chunks.push(value);
      length += value.byteLength;
    }
    if (done) break;
    if (length > maxBytes) {
      await reader.cancel();
      break;
    }
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function responseOf({ status, headers, body }: Answer): FetchResponse {
  let left = body;
  const reader = {
    async read() {
      const value = left;
      left = null;
      return value === null ? { done: true } : { done: false, value };
    },
    async cancel() {
      left = null;
    },
  };
  const byName = new Map(headers);
  return {
    status,
    headers: {
      get: (name) => byName.get(name.toLowerCase()) ?? null,
      forEach(callback) {
        for (const [name, value] of headers) callback(value, name);
      },
    },
    body: body === null ? null : { getReader: () => reader },
  };
}
