import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Answers } from './answering-portal.ts';

/** Where Kalends keeps the store: a file, or the storage of Durable Objects. */
export type Runtime = 'node' | 'worker';

/** What `held.json` records about a store that an earlier release wrote. */
export interface HeldStore {
  /** The configuration as a user writes it, and the variables of the environment. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly variables: Readonly<Record<string, string>>;
  /** The clock at the last refresh, which is also when the feeds were served. */
  readonly refreshedAt: string;
  /** Later on that day: a refresh with the same answers must change nothing. No event begins or ends before it. */
  readonly later: string;
  readonly served: readonly ServedFile[];
  /** A refresh after that with other answers, and what that release served then. */
  readonly next: { readonly at: string; readonly served: readonly ServedFile[] };
}

/** One answer as a subscriber received it. */
export interface ServedFile {
  /** The requested path. */
  readonly path: string;
  /** The path of the file with the body, in the store's folder. */
  readonly file: string;
  readonly lastModified: string;
  readonly contentType: string;
}

/** A store and its folder. */
export interface HeldFolder {
  readonly release: string;
  readonly runtime: Runtime;
  readonly name: string;
  readonly path: string;
}

const root = fileURLToPath(new URL('./stores/', import.meta.url));

export const folderOf = (release: string, runtime: Runtime, name: string): HeldFolder => ({
  release,
  runtime,
  name,
  path: join(root, release, runtime, name),
});

/** The stores of all releases written in this runtime. */
export function heldFolders(runtime: Runtime): readonly HeldFolder[] {
  const names = (path: string) =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  return names(root).flatMap((release) =>
    names(join(root, release)).includes(runtime)
      ? names(join(root, release, runtime)).map((name) => folderOf(release, runtime, name))
      : [],
  );
}

/** Everything but `held.json` is compressed: SQLite's pages are mostly empty, and feeds are repetitive. */
const packed = '.gz';

const unpack = (path: string): Buffer => gunzipSync(readFileSync(path + packed));

/** Writes a compressed file, and creates its folders. */
export function writePacked(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path + packed, gzipSync(content, { level: 9 }));
}

export const readHeldStore = ({ path }: HeldFolder): HeldStore =>
  JSON.parse(readFileSync(join(path, 'held.json'), 'utf8')) as HeldStore;

/** The portal's answers at the last refresh, or at the next. */
export const readAnswers = ({ path }: HeldFolder, name: 'answers' | 'next-answers'): Answers =>
  JSON.parse(unpack(join(path, `${name}.json`)).toString()) as Answers;

/** The SQLite files by name, relative to the folder in which the runtime keeps its store. */
export function readDatabases({ path }: HeldFolder): ReadonlyMap<string, Buffer> {
  const stored = join(path, 'store');
  const files = readdirSync(stored, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(packed));
  const names = files.map((name) => name.slice(0, -packed.length));
  return new Map(names.map((name) => [name, unpack(join(stored, name))]));
}

export const readServed = ({ path }: HeldFolder, { file }: ServedFile): string => unpack(join(path, file)).toString();
