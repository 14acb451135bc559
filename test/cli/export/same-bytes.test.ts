import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { startPortal } from '../../portal/portal.ts';
import { type Answer, ask } from '../../runtime/ask.ts';
import { fakeRuntime } from '../fake-runtime.ts';
import { runMain } from '../run-command.ts';
import { changedFiles, exportedFiles, scratchFolder, stamps } from './exported-site.ts';

const baseUrl = 'https://events.uni.example/kalends';
const year = new Date().getUTCFullYear() + 1;

const talk = (day: number, more: object = {}) => ({
  id: `e${day}`,
  title: `Talk ${day}`,
  start: `${year}-06-0${day}T10:00:00Z`,
  end: `${year}-06-0${day}T11:00:00Z`,
  category: day % 2 === 0 ? 'Lecture' : 'Concert',
  description: `About talk ${day}`,
  ...more,
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Serves the same store as the exports, with the base URL as its public URL. */
async function startServer(
  variables: Record<string, string>,
  directory: string,
): Promise<(path: string) => Promise<Answer>> {
  const port = String(await freePort());
  const runtime = fakeRuntime({ ...variables, KALENDS_PUBLIC_URL: baseUrl, PORT: port }, { directory });
  const ended = main(['serve'], runtime);
  onTestFinished(async () => {
    runtime.end();
    await ended;
  });
  const asked = (path: string) =>
    ask(`http://127.0.0.1:${port}`, path, { headers: { host: new URL(baseUrl).host, accept: 'text/html, */*;q=0.9' } });
  for (;;) {
    const answer = await asked('/readyz').catch(() => null);
    if (answer?.status === 200) return asked;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** What people read on a page, without what only a server can do. */
const visible = (page: string): string =>
  page
    .replace(/<(form|div|nav|p|a)\b[^>]* data-server\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

/** The address of a file on a server: pages are in a folder of their own. */
const addressOf = (file: string): string =>
  `/${file.replace(/(?:^|\/)index\.html$/, '').split('/').map(encodeURIComponent).join('/')}`; // biome-ignore format: a chain

it('writes the bytes that a server with the same store and public URL sends, with their dates', async () => {
  const folder = await scratchFolder();
  const portal = await startPortal({ events: [talk(1), talk(2), talk(3, { rrule: 'FREQ=WEEKLY;COUNT=3' })] });
  onTestFinished(() => portal.close());
  const variables = {
    KALENDS_BASE_URL: portal.url,
    KALENDS_TOKEN: 'secret',
    KALENDS_TIMEZONE: 'Europe/Berlin',
    KALENDS_STORE: `sqlite:${join(folder, 'k.db')}`,
    KALENDS_CONFIG: JSON.stringify({
      feeds: { lectures: { title: 'Lectures', calendars: ['c1'], category: ['Lecture'] } },
      server: { securityTxt: { contact: ['mailto:it@uni.example'], expires: `${year}-12-31T00:00:00Z` } },
    }),
  };
  const args = ['export', '--out', 'out', '--base-url', baseUrl];
  const out = join(folder, 'out');
  expect((await runMain(args, variables, folder)).code).toBe(0);
  const ofServer = await startServer(variables, folder);

  const files = exportedFiles(out);
  const plain = files.filter((file) => !/\.html$|^_headers$|^assets\/files\.js$/.test(file));
  expect(plain).toContain('.well-known/security.txt');
  expect(plain.length).toBeGreaterThan(20);
  for (const file of plain) {
    const { status, bytes, headers } = await ofServer(addressOf(file));
    expect(status, file).toBe(200);
    expect(bytes.equals(readFileSync(join(out, file))), file).toBe(true);
    // What has a date in the snapshot has it as a file, too. The widget's script has that of the start.
    const { 'last-modified': said } = headers;
    if (file.startsWith('feeds')) expect(statSync(join(out, file)).mtime.toUTCString(), file).toBe(said);
  }

  const pages = [
    'index.html',
    'calendars/c1/index.html',
    'calendars/lectures/index.html',
    'calendars/c1/embed/index.html',
  ];
  for (const file of [...pages, 'calendars/c1/events/e1/index.html', 'embed/c1/index.html']) {
    const { text } = await ofServer(addressOf(file));
    expect(visible(readFileSync(join(out, file), 'utf8')), file).toBe(visible(text));
  }

  // The running server and further exports share the store, and neither disturbs the other.
  const before = stamps(out);
  const requests = portal.log.requests.length;
  const again = await runMain(args, variables, folder);
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('nothing has changed') });
  expect(portal.log.requests.length).toBeGreaterThan(requests);
  expect(changedFiles(before, stamps(out))).toEqual([]);
  expect((await ofServer('/feeds/c1.ics')).bytes.equals(readFileSync(join(out, 'feeds/c1.ics')))).toBe(true);
});
