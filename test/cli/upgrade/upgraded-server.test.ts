import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { startPortal } from '../../portal/portal.ts';
import { sleep } from '../../publisher/fakes/portal-publisher.ts';

const launcher = fileURLToPath(new URL('../../../bin/kalends.mjs', import.meta.url));
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Runs the server until it has a copy of every calendar and has logged what is expected, and resolves to its log. */
async function serveUntil(env: Record<string, string>, expected: RegExp): Promise<string> {
  const child = spawn(process.execPath, [launcher, 'serve'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  running.push(child);
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const ended = once(child, 'close');
  const isReady = async () => {
    const address = /serves (http:\S+)\/\./u.exec(log)?.[1];
    return address !== undefined && (await fetch(`${address}/readyz`)).ok && expected.test(log);
  };
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(log);
    await sleep(50);
  }
  child.kill('SIGKILL');
  await ended;
  return log;
}

it('the server says that another release has used its store, and what has changed since', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const talk = { id: '1', title: 'A talk', start: '2099-01-01T10:00:00Z', end: '2099-01-01T11:00:00Z' };
  const course = { id: '2', title: 'A course', start: '2099-01-02T10:00:00Z', end: '2099-01-02T11:00:00Z' };
  const events = [talk, course];
  const portal = await startPortal({ events });
  onTestFinished(() => portal.close());
  const path = join(folder, 'kalends.db');
  const variables = { KALENDS_LOG: 'json', KALENDS_CONFIG: JSON.stringify({ refresh: { everySeconds: 10 } }) };
  const server = { HOST: '127.0.0.1', PORT: '0', KALENDS_STORE: `sqlite:${path}` };
  const access = { KALENDS_BASE_URL: portal.url, KALENDS_TOKEN: 'secret', KALENDS_TIMEZONE: 'UTC' };
  const env = { PATH: process.env.PATH ?? '', ...variables, ...server, ...access };

  expect(await serveUntil(env, /The portal lists/u)).not.toContain('release');
  const store = new DatabaseSync(path);
  expect(store.prepare("SELECT text FROM documents WHERE shelf = 'release'").get()).toEqual({
    text: packageJson.version,
  });
  store.exec("UPDATE documents SET text = '0.9.0' WHERE shelf = 'release'");
  store.close();

  talk.title = 'A talk, moved to the great hall';
  const log = await serveUntil(env, /since the upgrade/u);
  expect(log).toContain(`The store was used by 0.9.0 until now, and is used by ${packageJson.version} from now on.`);
  expect(log).toContain('Calendar c1 was read for the first time since the upgrade: 1 changed (2 in all).');
});
