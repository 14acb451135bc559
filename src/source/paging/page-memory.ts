import type { Credentials } from '../http/credentials.ts';
import type { Reply } from '../http/reply.ts';

/** A page of a list as it came: plain data, which a store can keep. */
export interface KeptPage {
  readonly body: unknown;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: number;
}

/** Pages that earlier runs were answered, by address: a list that takes more requests than a run may make is read by several. */
export interface PageMemory {
  find(address: string): KeptPage | undefined;
  keep(address: string, page: KeptPage): void;
}

/** The page of an earlier run, else what is asked now, which is kept unless it holds the token. */
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
