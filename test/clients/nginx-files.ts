import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Ran, runMain } from '../cli/run-command.ts';
import { startPortal } from '../portal/portal.ts';

export interface ExportedSite {
  readonly origin: string;
  /** The exported folder. */
  readonly out: string;
  run(): Promise<Ran>;
}

/** What ends something that was started. */
export type Undo = () => Promise<void>;

/**
 * The events of a portal, exported and served by nginx with the server of docs/export.md. `path`: what the base URL has behind
 * its host. `atEnd`: is told how to end it; by default it ends with the test.
 */
export async function startExportedSite(
  events: readonly unknown[] | Readonly<Record<string, readonly unknown[]>>,
  {
    calendars,
    path = '',
    atEnd = onTestFinished,
  }: { readonly calendars?: readonly unknown[]; readonly path?: string; readonly atEnd?: (undo: Undo) => void } = {},
): Promise<ExportedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-files-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const portal = await startPortal({ events, ...(calendars && { calendars }) });
  atEnd(() => portal.close());
  const port = await freePort();
  const out = join(folder, 'site', path);
  const origin = `http://127.0.0.1:${port}${path}`;
  const variables = {
    KALENDS_BASE_URL: portal.url,
    KALENDS_TOKEN: 'secret',
    KALENDS_TIMEZONE: 'Europe/Helsinki',
    KALENDS_STORE: `sqlite:${join(folder, 'k.db')}`,
    KALENDS_CONFIG: '{}',
  };
  const run = () => runMain(['export', '--out', out, '--base-url', origin], variables, folder);
  const first = await run();
  if (first.code !== 0) throw new Error(first.err);
  atEnd(await startNginx(folder, port, out, join(folder, 'site')));
  return { origin, out, run };
}

async function startNginx(folder: string, port: number, out: string, root: string): Promise<Undo> {
  const document = await readFile(new URL('../../docs/export.md', import.meta.url), 'utf8');
  const [, block = ''] = /^```nginx\n(.*?)^```$/ms.exec(document) ?? [];
  const server = block
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/events;', `root ${root};`)
    .replace('include /var/www/events/', `include ${out}/`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const http = `access_log off;\ninclude /etc/nginx/mime.types;\n${temporary.join('\n')}\n${server}`;
  const file = join(folder, 'nginx.conf');
  // As root, its workers would be somebody who may not enter the test's folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(
    file,
    `${user}daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n${http}\n}\n`,
  );
  // Debian keeps it where only root looks for programs.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  const nginx = spawn('nginx', ['-c', file], { env, stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer !== null) return stop;
    if (nginx.exitCode !== null) throw new Error(await readFile(join(folder, 'error.log'), 'utf8'));
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
