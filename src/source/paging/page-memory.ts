import type { Credentials } from '../http/credentials.ts';
import type { Reply } from '../http/reply.ts';

/** The response for one page of a list, as plain data that a store can keep. */
export interface StoredPage {
  readonly body: unknown;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: number;
}

/** Pages of earlier runs by URL. Several runs together can then read a list that takes more requests than one run may make. */
export interface PageMemory {
  find(address: string): StoredPage | undefined;
  keep(address: string, page: StoredPage): void;
}

/** Returns the page of an earlier run, or requests it and remembers it. A page that contains the token is not remembered. */
export async function withPageMemory(
  memory: PageMemory | undefined,
  url: URL,
  { appearsIn }: Credentials,
  ask: () => Promise<Reply>,
): Promise<Reply> {
  const known = memory?.find(url.href);
  if (known !== undefined)
    return { ...known, url, headers: new Headers(known.headers.map((header) => [...header])), containsToken: false };
  const reply = await ask();
  if (memory === undefined) return reply;
  const headers: [string, string][] = [];
  reply.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers.push([name, value]);
  });
  const { body, bytes, containsToken } = reply;
  if (!containsToken && !appearsIn(JSON.stringify([url.href, headers])))
    memory.keep(url.href, { body, headers, bytes });
  return reply;
}
