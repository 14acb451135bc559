/**
 * `node test/held/write.ts RELEASE`: writes the stores and the feeds of this release into stores/RELEASE, a new folder.
 *
 * Run it once for each release, on that release's own commit, and commit what it wrote. Never run it to make a red test
 * green: what it writes is what subscribers of that release hold, so a store that is written again by a later commit
 * proves nothing. It refuses a folder that is there.
 */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

async function write(one: HeldCase, runtime: Runtime): Promise<void> {
  const { name, settings, refreshes, later } = one;
  const directory = mkdtempSync(join(tmpdir(), 'kalends-held-'));
  const answers = new Map<string, unknown>();
  let stage = 0;
  const portal = await startAnsweringPortal(async (target) => {
    const body = (await refreshes[stage]?.answer(target)) ?? null;
    answers.set(target, body);
    return body;
  });
  const [first, last] = [refreshes[0]?.at ?? '', refreshes.at(-1)?.at ?? ''];
  const store = { settings, variables: heldVariables };
  const run = runtime === 'node' ? runNodeStore : runWorkerStore;
  const running = await run({ store, directory, portal: portal.url, at: first });
  for (const { at } of refreshes) {
    await running.refresh(at);
    for (const { id, failure } of await triedOf(running))
      if (failure !== null) throw new Error(`${runtime} ${name}, ${id}: ${failure}`);
    stage += 1;
  }
  stage = refreshes.length - 1;
  const { path } = folderOf(release ?? '', runtime, name);
  mkdirSync(path, { recursive: true });
  const served = await keepServed(running, join(path, 'served'));
  await running.close();
  await portal.close();
  const held: HeldStore = { settings, variables: heldVariables, refreshedAt: last, later, served };
  writeFileSync(join(path, 'held.json'), `${JSON.stringify(held, null, 2)}\n`);
  // Details that did not change are not asked for at each refresh: the last answer to each request counts.
  for (const target of answers.keys()) answers.set(target, (await refreshes.at(-1)?.answer(target)) ?? null);
  writePacked(join(path, 'answers.json'), JSON.stringify(Object.fromEntries(answers), null, 1));
  keepDatabases(directory, join(path, 'store'));
  rmSync(directory, { recursive: true });
  process.stdout.write(`${path}: ${served.length} answers\n`);
}

/** Keeps every feed in every format, and one event's own calendar file. */
async function keepServed(running: RunningStore, folder: string): Promise<readonly ServedFile[]> {
  const { body: opml } = await running.ask('/feeds.opml');
  const feeds = new Set([...opml.matchAll(/\/feeds\/([^"/]+)\.\w+"/gu)].map(([, slug]) => slug ?? ''));
  const paths = [...feeds].flatMap((slug) =>
    ['ics', 'rss', 'atom', 'json'].map((format) => `/feeds/${slug}.${format}`),
  );
  const served: ServedFile[] = [];
  const keep = async (path: string, file: string): Promise<string> => {
    const { status, body, lastModified, contentType } = await running.ask(path);
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
    writePacked(join(folder, file), body);
    served.push({ path, file, lastModified, contentType });
    return body;
  };
  let single: string | null = null;
  for (const path of paths) {
    const body = await keep(path, path.slice('/feeds/'.length));
    const found = /^UID:[^/]+\/([^/@\r\n]+)/mu.exec(path.endsWith('.ics') ? body : '');
    if (found !== null) single ??= path.replace('.ics', `/${found[1]}.ics`);
  }
  if (single !== null) await keep(single, 'one-event.ics');
  return served;
}

/** Keeps the SQLite files, each whole in one file. */
function keepDatabases(from: string, to: string): void {
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => /^[^/]+\.db$|(?:^|\/)do\/.*\.sqlite$/u.test(file))) {
    const database = new DatabaseSync(join(from, name));
    database.exec('PRAGMA wal_checkpoint(TRUNCATE); VACUUM');
    database.close();
    writePacked(join(to, name), readFileSync(join(from, name)));
  }
}
