// A store of one's own: each collection is a JSON file in a folder. For one process.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMemoryStore, type Document, type Store, StoreError } from 'kalends';

interface Collection {
  readonly revision: number;
  readonly documents: readonly Document[];
}

const empty: Collection = { revision: 0, documents: [] };

/** `now`: the clock, in milliseconds since 1970. It says when a new store was made. */
export async function createFolderStore(folder: string, now: () => number): Promise<Store> {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string) => join(folder, `${Buffer.from(name).toString('hex')}.json`);
  let failure: string | null = null;

  /** Whoever fails says so to people, at `/status`, and to the publisher, which then goes on from memory. */
  async function attempt<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      failure = null;
      return result;
    } catch (error) {
      failure = `${what}: ${(error as Error).message}`;
      throw new StoreError(failure, { cause: error });
    }
  }

  const load = <Content>(name: string, absent: Content): Promise<Content> =>
    attempt('The store can’t be read', () =>
      readFile(pathOf(name), 'utf8').then(JSON.parse, (error) => {
        if (error.code === 'ENOENT') return absent;
        throw error;
      }),
    );

  /** A reader finds the old file or the new one, never half of one. */
  const save = (name: string, collection: unknown): Promise<void> =>
    attempt('The store can’t be written', async () => {
      await writeFile(`${pathOf(name)}.new`, JSON.stringify(collection));
      await rename(`${pathOf(name)}.new`, pathOf(name));
    });

  const { born } = await load('birth', { born: now() });
  await save('birth', { born });

  // One process needs leases only among its own tasks, so memory is enough for them.
  const leases = createMemoryStore();
  const holders = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();
  /** One commit at a time, so that nobody writes between another's reading and writing. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  return {
    born,
    historyLost: false,
    state: () => failure,
    revision: async (name) => (await load(name, empty)).revision,
    async read(name, kind, keys) {
      const { revision, documents } = await load(name, empty);
      const wanted = documents.filter((one) => one.kind === kind && (keys === undefined || keys.includes(one.key)));
      return { revision, documents: new Map(wanted.map(({ key, text }) => [key, text])) };
    },
    commit: (name, expected, { put, drop }, holder) =>
      inTurn(async () => {
        const current = await load(name, empty);
        const leased = holders.get(name);
        if (current.revision !== expected || (holder !== undefined && leased !== undefined && leased !== holder))
          return null;
        const nameOf = ({ kind, key }: { kind: string; key: string }) => JSON.stringify([kind, key]);
        const replaced = new Set([...put, ...drop].map(nameOf));
        const documents = [...current.documents.filter((one) => !replaced.has(nameOf(one))), ...put];
        await save(name, { revision: expected + 1, documents });
        return expected + 1;
      }),
    async lease(name, holder, forMs, at) {
      const granted = await leases.lease(name, holder, forMs, at);
      if (granted) holders.set(name, holder);
      return granted;
    },
    async release(name, holder) {
      if (holders.get(name) === holder) holders.delete(name);
      await leases.release(name, holder);
    },
    async close() {
      await last;
    },
  };
}
