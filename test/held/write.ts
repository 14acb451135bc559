/**
 * `node test/held/write.ts RELEASE`: writes the stores and the feeds of this release into stores/RELEASE, a new folder.
 *
 * Run it once for each release, on that release's own commit, and commit the result. Never run it to make a red test
 * green: the files are what subscribers of that release have, so a store written again by a later commit proves nothing.
 * It refuses an existing folder.
 */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startAnsweringPortal } from './answering-portal.ts';
import { type HeldCase, heldCases, heldVariables } from './held-cases.ts';
import { folderOf, type HeldStore, type Runtime, type ServedFile, writePacked } from './held-store.ts';
import { runNodeStore } from './node-store.ts';
import { type RunningStore, triedOf } from './running-store.ts';
import { runWorkerStore } from './worker-store.ts';

const [release] = process.argv.slice(2);
if (release === undefined || !/^[\w.-]+$/u.test(release)) throw new Error('Usage: node test/held/write.ts RELEASE');
if (existsSync(dirname(folderOf(release, 'node', '').path)))
  throw new Error(`The stores of ${release} are there already.`);
for (const one of heldCases) for (const runtime of one.runtimes) await write(one, runtime);

async function write({ name, settings, refreshes, later }: HeldCase, runtime: Runtime): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'kalends-held-'));
  const { path } = folderOf(release ?? '', runtime, name);
  const next = refreshes.at(-1);
  const [first, last] = [refreshes.at(0), refreshes.at(-2)];
  if (first === undefined || last === undefined || next === undefined)
    throw new Error(`${name}: two refreshes at least.`);
  const asked = new Set<string>();
  const portal = await startAnsweringPortal(() => null);
  const open = (at: string) => {
    const run = runtime === 'node' ? runNodeStore : runWorkerStore;
    return run({ store: { settings, variables: heldVariables }, directory, portal: portal.url, at });
  };
  const refresh = async (running: RunningStore, { answer }: typeof first, at: string) => {
    portal.answer = async (target) => {
      asked.add(target);
      return (await answer(target)) ?? null;
    };
    await running.refresh(at);
    for (const { id, failure } of await triedOf(running))
      if (failure !== null) throw new Error(`${runtime} ${name}, ${id}: ${failure}`);
  };

  const running = await open(first.at);
  for (const one of refreshes.slice(0, -1)) await refresh(running, one, one.at);
  const served = await keepServed(running, path, 'served');
  await running.close();
  keepDatabases(directory, join(path, 'store'));

  const again = await open(last.at);
  await refresh(again, last, later);
  await refresh(again, touched(next), next.at);
  const nextServed = await keepServed(again, path, 'next');
  await again.close();
  await portal.close();

  // A refresh does not request unchanged details, so this records the answer to every possible request.
  await keepAnswers(asked, last, join(path, 'answers.json'));
  await keepAnswers(asked, touched(next), join(path, 'next-answers.json'));
  const held: HeldStore = {
    settings,
    variables: heldVariables,
    refreshedAt: last.at,
    later,
    served,
    next: { at: next.at, served: nextServed },
  };
  writeFileSync(join(path, 'held.json'), `${JSON.stringify(held, null, 2)}\n`);
  rmSync(directory, { recursive: true });
  process.stdout.write(`${path}: ${served.length} answers\n`);
}

type Refresh = HeldCase['refreshes'][number];

async function keepAnswers(asked: ReadonlySet<string>, { answer }: Refresh, path: string): Promise<void> {
  const answers: Record<string, unknown> = {};
  for (const target of [...asked].sort()) answers[target] = (await answer(target)) ?? null;
  writePacked(path, JSON.stringify(answers, null, 1));
}

/** The same with one more field in every record: each is mapped again, and must give the same event. */
function touched({ at, answer }: Refresh): Refresh {
  const touch = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(touch);
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value).map(([key, member]) => [key, touch(member)]);
    return Object.fromEntries([...members, ...('id' in value || 'uid' in value ? [['etag', '"2"']] : [])]);
  };
  return { at, answer: async (target) => touch(await answer(target)) };
}

/** Keeps every feed in every format, and the calendar file of one event, in a folder of the store's. */
async function keepServed(running: RunningStore, path: string, folder: string): Promise<readonly ServedFile[]> {
  const { body: opml } = await running.ask('/feeds.opml');
  const feeds = new Set([...opml.matchAll(/\/feeds\/([^"/]+)\.\w+"/gu)].map(([, slug]) => slug ?? ''));
  const addresses = [...feeds].flatMap((slug) =>
    ['ics', 'rss', 'atom', 'json'].map((format) => `/feeds/${slug}.${format}`),
  );
  const served: ServedFile[] = [];
  const keep = async (address: string, name: string): Promise<string> => {
    const { status, body, lastModified, contentType } = await running.ask(address);
    if (status !== 200) throw new Error(`${address} was answered with ${status}: ${body}`);
    writePacked(join(path, folder, name), body);
    served.push({ path: address, file: `${folder}/${name}`, lastModified, contentType });
    return body;
  };
  let single: string | null = null;
  for (const address of addresses) {
    const body = await keep(address, address.slice('/feeds/'.length));
    const found = /^UID:[^/]+\/([^/@\r\n]+)/mu.exec(address.endsWith('.ics') ? body : '');
    if (found !== null) single ??= address.replace('.ics', `/${found[1]}.ics`);
  }
  if (single !== null) await keep(single, 'one-event.ics');
  return served;
}

/** Keeps each SQLite database as a single file. */
function keepDatabases(from: string, to: string): void {
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => /^[^/]+\.db$|(?:^|\/)do\/.*\.sqlite$/u.test(file))) {
    const database = new DatabaseSync(join(from, name));
    database.exec('PRAGMA wal_checkpoint(TRUNCATE); VACUUM');
    database.close();
    writePacked(join(to, name), readFileSync(join(from, name)));
  }
}
