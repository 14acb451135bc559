import { Failure } from './failure.ts';
import type { FetchResponse } from './fetch.ts';

/** The whole body, at most `maxBytes` decoded bytes of it: a small compressed answer that swells ends early, too. */
export async function readBody(response: FetchResponse, maxBytes: number): Promise<Uint8Array> {
  const encoded = response.headers.get('content-encoding') !== null;
  const announced = encoded ? Number.NaN : Number(response.headers.get('content-length') ?? Number.NaN);
  if (announced > maxBytes) {
    await discardBody(response);
    throw tooLarge(maxBytes, `Content-Length says ${announced}`);
  }
  const bytes = await readAll(response, maxBytes);
  // undici sees this itself; a platform that doesn't would pass on half of a document.
  if (announced > bytes.length) {
    throw new Failure('unreachable', `was answered in part: ${bytes.length} of ${announced} bytes came`, {
      retryable: true,
    });
  }
  return bytes;
}

/** Ends a body that nobody reads; a short one is read, so that its connection can be used again. */
export async function discardBody(response: FetchResponse): Promise<void> {
  try {
    await readAll(response, 65_536);
  } catch {
    // Too long or broken: the stream was cancelled, which is all that was wanted.
  }
}

async function readAll({ body }: FetchResponse, maxBytes: number): Promise<Uint8Array> {
  if (body === null) return new Uint8Array(0);
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value === undefined) break;
    length += value.length;
    if (length > maxBytes) {
      reader.cancel().catch(() => {});
      throw tooLarge(maxBytes, 'more came');
    }
    chunks.push(value);
  }
  const [only] = chunks;
  if (chunks.length === 1 && only !== undefined) return only;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function tooLarge(maxBytes: number, found: string): Failure {
  return new Failure(
    'too-large',
    `was answered with too much: at most ${maxBytes} bytes were expected (source.maxBytes), ${found}`,
  );
}
