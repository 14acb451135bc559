import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import ICAL from 'ical.js';
import { SaxesParser } from 'saxes';
import { describe, expect, it, onTestFinished } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { type Portal, type PortalOptions, startPortal } from '../../portal/portal.ts';
import { fakeRuntime } from '../fake-runtime.ts';
import { type Ran, runMain } from '../run-command.ts';
import { brokenLinks, changedFiles, exportedFiles, scratchFolder, stamps } from './exported-site.ts';

const launcher = fileURLToPath(new URL('../../../bin/kalends.mjs', import.meta.url));
const baseUrl = 'https://events.uni.example/kalends';
const nextYear = new Date().getUTCFullYear() + 1;

/** An event far enough away that no day that passes changes what is said of it. */
function event(day: number, more: object = {}): Record<string, unknown> {
  const date = `${nextYear}-06-${String(day).padStart(2, '0')}`;
  const own = { title: `Talk ${day}`, start: `${date}T10:00:00Z`, end: `${date}T11:00:00Z` };
  return { id: `e${day}`, ...own, category: day % 2 === 0 ? 'Lecture' : 'Concert', ...more };
}

interface ExportSetup {
  readonly folder: string;
  readonly out: string;
  readonly portal: Portal;
  readonly variables: Record<string, string>;
  run(...args: string[]): Promise<Ran>;
}

async function setUp(options: PortalOptions, config: object = {}): Promise<ExportSetup> {
  const folder = await scratchFolder();
  const portal = await startPortal(options);
  onTestFinished(() => portal.close());
  const variables = {
    KALENDS_BASE_URL: portal.url,
    KALENDS_TOKEN: 'secret',
    KALENDS_TIMEZONE: 'Europe/Berlin',
    KALENDS_STORE: `sqlite:${join(folder, 'k.db')}`,
    KALENDS_CONFIG: JSON.stringify(config),
  };
  const run = (...args: string[]) =>
    runMain(['export', '--out', 'out', '--base-url', baseUrl, ...args], variables, folder);
  return { folder, out: join(folder, 'out'), portal, variables, run };
}

const twoCalendars = [
  { id: 'c1', name: 'Talks' },
  { id: 'c2', name: 'Concerts' },
];

/** Throws for what a strict reader of the format would not take. */
function assertReadable(file: string, text: string): void {
  if (file.endsWith('.ics')) ICAL.parse(text);
  else if (file.endsWith('.json')) JSON.parse(text);
  else if (/\.(?:rss|atom|opml|svg)$/.test(file)) new SaxesParser({ xmlns: true, fileName: file }).write(text).close();
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 4000) throw new Error('It did not come to that.');
    await new Promise((done) => setTimeout(done, 10));
  }
}

describe('kalends export', () => {
  it('writes feeds, pages, event files and assets, and every link between them leads to a file', async () => {
    const weekly = event(3, { id: 'weekly', rrule: 'FREQ=WEEKLY;COUNT=20' });
    const odd = event(4, { id: 'a/b c?d#e%', title: 'An odd id' });
    const many = Array.from({ length: 52 }, (_, i) => event(1 + (i % 28), { id: `m${i}` }));
    const { out, run } = await setUp(
      { calendars: twoCalendars, events: { c1: [weekly, odd, ...many], c2: [event(5)] } },
      { feeds: { all: { title: 'Everything' } }, calendars: { c2: { hidden: true } } },
    );
    const { code, out: said, err } = await run();
    expect(err).not.toMatch(/^[✗!]/mu);
    expect(code).toBe(0);
    expect(said).toMatch(/^✓ [\d,]+ files in out: [\d,]+ new\.\n$/u);
    const files = exportedFiles(out);
    for (const name of ['c1', 'c2', 'all'])
      expect(files).toEqual(
        expect.arrayContaining([
          ...['ics', 'rss', 'atom', 'json'].map((extension) => `feeds/${name}.${extension}`),
          `calendars/${name}/index.html`,
          `calendars/${name}/qr.svg`,
          `calendars/${name}/embed/index.html`,
          `calendars/${name}/month/${nextYear}-06/index.html`,
          `embed/${name}/index.html`,
          `embed/${name}/events.json`,
        ]),
      );
    expect(files).toEqual(
      expect.arrayContaining([
        'index.html',
        'feeds.opml',
        'widget.js',
        'robots.txt',
        'sitemap.xml',
        'manifest.webmanifest',
        'favicon.ico',
        'favicon.svg',
        'assets/page.js',
        '404.html',
        '_headers',
        'feeds/c1/weekly.ics',
        'feeds/c1/a/b c?d#e%.ics',
        'calendars/c1/events/a/b c?d#e%/index.html',
        'calendars/c1/page/2/index.html',
        'calendars/c1/category/lecture/index.html',
        'feeds/c1/category/lecture.ics',
        'feeds/c1/category/lecture.rss',
        'feeds/c1/for/outlook.ics',
        'feeds/c1/alarm/30.ics',
        'feeds/c1/category/lecture/for/outlook.ics',
        `calendars/c1/day/${nextYear}-06-05/index.html`,
      ]),
    );
    expect(files.some((file) => /^calendars\/c1\/events\/weekly\/\d{8}T\d{6}Z\/index\.html$/.test(file))).toBe(true);
    expect(brokenLinks(out, baseUrl)).toEqual([]);
    for (const file of files) assertReadable(file, readFileSync(join(out, file), 'utf8'));
    expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('Concerts');
    expect(files.filter((file) => readFileSync(join(out, file), 'utf8').includes('secret'))).toEqual([]);
  });

  it('writes every page of the news, each linked from the one before', async () => {
    const events = Array.from({ length: 8 }, (_, n) => event(n + 1));
    const { out, run } = await setUp(
      { calendars: twoCalendars, events: { c1: events, c2: [event(5)] } },
      { limits: { items: 3 }, mapping: { event: { start: 'start', end: 'end' } } },
    );
    expect((await run()).code).toBe(0);
    const pages = exportedFiles(out).filter((file) => /^feeds\/c1\/after\//.test(file));
    expect(pages.map((file) => file.replace(/.*\./, '')).toSorted()).toEqual([
      'atom',
      'atom',
      'json',
      'json',
      'rss',
      'rss',
    ]);
    expect(exportedFiles(out).some((file) => /^feeds\/c1\/category\/lecture\/after\/.+\.rss$/.test(file))).toBe(true);
    expect(brokenLinks(out, baseUrl)).toEqual([]);
  });

  it('touches nothing in a second run, and only its files when an event changes', async () => {
    const events = [1, 2, 3, 4, 5].map((i) => event(i));
    const { out, run } = await setUp({ events });
    await run();
    const before = stamps(out);
    expect((await run()).out).toMatch(/: nothing has changed\.\n$/u);
    expect(changedFiles(before, stamps(out))).toEqual([]);

    events[2] = event(3, { title: 'A new title' });
    expect((await run()).code).toBe(0);
    const changed = changedFiles(before, stamps(out));
    expect(changed).toContain('feeds/c1/e3.ics');
    expect(changed).toContain('calendars/c1/events/e3/index.html');
    expect(changed).toContain('feeds/c1.ics');
    // The pages of the events before and after it name it.
    expect(
      changed.filter((file) => /e1|e5|e[24]\.|embed\/index|qr|robots|favicon|widget|_headers|404|assets/.test(file)),
    ).toEqual([]);
    expect(readFileSync(join(out, 'feeds/c1.ics'), 'utf8')).toContain('SUMMARY:A new title');
    for (const file of changed)
      expect(Math.floor(statSync(join(out, file)).mtimeMs), file).toBeGreaterThan(
        Number(before[file]?.split(' ')[1] ?? 0),
      );
  });

  it('counts the revision of a changed event on from the last run', async () => {
    const events = [event(1)];
    const { out, run } = await setUp({ events });
    const sequence = () => Number(/^SEQUENCE:(\d+)/m.exec(readFileSync(join(out, 'feeds/c1/e1.ics'), 'utf8'))?.[1]);
    await run();
    const first = sequence();
    await run();
    expect(sequence()).toBe(first);
    events[0] = event(1, { title: 'Changed' });
    await run();
    expect(sequence()).toBe(first + 1);
  });

  it('leaves its release in the store, and says what changed where another one had used it', async () => {
    const { folder, run } = await setUp({ events: [event(1)] });
    expect((await run()).err).not.toContain('store was used');
    const store = new DatabaseSync(join(folder, 'k.db'));
    store.exec("UPDATE documents SET text = '0.9.0' WHERE shelf = 'release'");
    store.close();
    const { err } = await run();
    expect(err).toContain('The store was used by 0.9.0 until now, and is used by 1.2.3 from now on.');
    expect(err).toContain('since the upgrade: every event as subscribers have it (1 in all).');
    expect((await run()).err).not.toContain('store was used');
  });

  it('removes what is published no more, and nothing of somebody else', async () => {
    const calendars = [...twoCalendars];
    const events = { c1: [event(1), event(2)], c2: [event(3)] };
    const { out, run } = await setUp({ calendars, events }, { calendars: { c2: { slug: 'concerts' } } });
    await run();
    mkdirSync(join(out, 'calendars/c1/ours'));
    writeFileSync(join(out, 'calendars/c1/ours/page.html'), 'ours');
    writeFileSync(join(out, 'CNAME'), 'events.uni.example');
    events.c1[1] = event(2, { visibility: 'private' });
    const { code, out: said } = await run();
    expect(code).toBe(0);
    expect(said).toContain('removed');
    const files = exportedFiles(out);
    expect(files).not.toContain('feeds/c1/e2.ics');
    expect(existsSync(join(out, 'calendars/c1/events/e2'))).toBe(false);
    expect(files).toContain('feeds/c1/e1.ics');
    expect(files).toContain('CNAME');
    expect(files).toContain('calendars/c1/ours/page.html');
  });

  it('refuses a folder with other things, and with --force leaves them as they are', async () => {
    const { out, run } = await setUp({ events: [event(1)] });
    mkdirSync(out);
    writeFileSync(join(out, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
    const refused = await run();
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain('is not empty, and no export wrote it');
    expect(exportedFiles(out)).toEqual(['robots.txt']);
    for (const args of [['--force'], []]) {
      const { code, err } = await run(...args);
      expect(code).toBe(0);
      expect(err).toContain('1 file of somebody else');
      expect(err).toContain('robots.txt');
      expect(readFileSync(join(out, 'robots.txt'), 'utf8')).toContain('Disallow: /\n');
    }
    expect(exportedFiles(out)).toContain('index.html');
  });

  it('keeps the last good files and exits with 1 while the portal is down', async () => {
    const { out, run, portal } = await setUp({ calendars: twoCalendars, events: { c1: [event(1)], c2: [event(2)] } });
    await run();
    const before = stamps(out);
    portal.control.fail = 503;
    const { code, err } = await run();
    expect(code).toBe(1);
    expect(err).toContain('Talks could not be read, so its files show its last good copy');
    // The list and two calendars.
    expect(err.match(/returned 503/gu)).toHaveLength(3);
    expect(err).not.toContain('could not be refreshed');
    expect(changedFiles(before, stamps(out))).toEqual([]);
  });

  it('keeps every file while the portal is down and the store is lost', async () => {
    const { folder, out, run, portal } = await setUp({ events: [event(1)] });
    await run();
    const before = stamps(out);
    for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `k.db${suffix}`), { force: true });
    portal.control.fail = 503;
    const { code, err } = await run();
    expect(code).toBe(1);
    expect(err).toContain('no list of calendars yet, so nothing was written');
    expect(changedFiles(before, stamps(out))).toEqual([]);
  });

  it('keeps the files of one calendar that cannot be read, and brings the others up to date', async () => {
    const events = { c1: [event(1)], c2: [event(2)] };
    let fails = false;
    const handle: PortalOptions['handle'] = ({ operation, calendarId }) =>
      fails && operation === 'events' && calendarId === 'c2' ? { status: 500, body: {} } : undefined;
    const { folder, out, run } = await setUp({ calendars: twoCalendars, events, handle });
    await run();
    const before = stamps(out);
    events.c1 = [event(1, { title: 'Changed' })];
    events.c2 = [event(2, { title: 'Not readable' })];
    fails = true;
    // With and without a copy in the store.
    for (const lose of [false, true]) {
      if (lose) for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `k.db${suffix}`), { force: true });
      const { code, err } = await run();
      expect(code).toBe(1);
      expect(err).toContain(`Concerts could not be read, ${lose ? 'and the store has no copy of it' : 'so its files'}`);
      // One failure, one line: neither the log nor what follows from it says it again.
      expect(err.trim().split('\n')).toHaveLength(1);
      const changed = changedFiles(before, stamps(out));
      expect(changed).toContain('feeds/c1.ics');
      expect(changed.filter((file) => file.includes('c2'))).toEqual([]);
    }
  });

  it('says that exports without a store start anew, and names the address that it lacks', async () => {
    const { folder, variables } = await setUp({ events: [event(1)] });
    const memory = { ...variables, KALENDS_STORE: 'sqlite::memory:' };
    const { code, err } = await runMain(['export', '--out', 'out'], memory, folder);
    expect(code).toBe(0);
    expect(err).toContain('each export starts anew');
    expect(err).toContain('No --base-url and no KALENDS_PUBLIC_URL');
    expect(readFileSync(join(folder, 'out/feeds/c1.rss'), 'utf8')).toContain('http://localhost:3000/feeds/c1.rss');
  });

  it.each([
    [[], 'Expected the folder to write into'],
    [['--out', 'x', '--base-url', 'not a URL'], 'KALENDS_PUBLIC_URL'],
    [['--out', 'x', '--wach'], 'Did you mean --watch?'],
    [['--out', 'file'], "can't be used"],
  ])('exits with 2 for %j', async (args, words) => {
    const { folder, variables } = await setUp({ events: [] });
    writeFileSync(join(folder, 'file'), '');
    const { code, err } = await runMain(['export', ...args], variables, folder);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });
});

describe('kalends export --watch', () => {
  it('writes what changes until it is asked to end, beside another export that is refused', async () => {
    const events = [event(1)];
    const { folder, out, variables } = await setUp({ events }, { refresh: { everySeconds: 1 } });
    const args = ['export', '--out', 'out', '--base-url', baseUrl];
    const runtime = fakeRuntime(variables, { directory: folder });
    const ended = main([...args, '--watch'], runtime);
    await until(() => runtime.written.out.includes('new.'));
    const second = await runMain(args, variables, folder);
    expect([second.code, second.err]).toEqual([2, expect.stringContaining('Another export writes into this folder')]);
    events[0] = event(1, { title: 'Changed while watched' });
    await until(() => readFileSync(join(out, 'feeds/c1.ics'), 'utf8').includes('Changed while watched'));
    await until(() => /\d+ changed\.\n$/.test(runtime.written.out));
    runtime.end();
    expect(await ended).toBe(0);
    expect(existsSync(join(out, '.kalends/lock'))).toBe(false);
    expect((await runMain(args, variables, folder)).code).toBe(0);
  });
});

describe('a killed export', () => {
  it('leaves each file whole, the old one or the new one, and the next run goes on', async () => {
    const events = Array.from({ length: 60 }, (_, i) => event(1 + (i % 28), { id: `m${i}`, title: `Old title ${i}` }));
    const { folder, out, variables, run } = await setUp({ events });
    await run();
    const read = () =>
      Object.fromEntries(exportedFiles(out).map((file) => [file, readFileSync(join(out, file), 'latin1')]));
    const old = read();
    const before = stamps(out);
    for (const [i, one] of events.entries()) one.title = `New title ${i}, which is longer than the old one`;
    events.push(event(9, { id: 'added' }));

    const child = spawn(process.execPath, [launcher, 'export', '--out', 'out', '--base-url', baseUrl], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '', ...variables },
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    await until(() => changedFiles(before, stamps(out)).length > 5 || child.exitCode !== null);
    child.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
    const killed = read();
    expect(existsSync(join(out, '.kalends/lock'))).toBe(true);

    expect((await run()).code).toBe(0);
    const whole = read();
    const torn = Object.entries(killed).filter(([file, bytes]) => bytes !== old[file] && bytes !== whole[file]);
    expect(torn.map(([file]) => file)).toEqual([]);
    expect(Object.keys(whole)).toEqual(
      expect.arrayContaining(['feeds/c1/added.ics', 'calendars/c1/events/added/index.html']),
    );
    expect(existsSync(join(out, '.kalends/tmp'))).toBe(false);
  });
});

describe('a folder that gives trouble', () => {
  it('takes over from a process that was killed in the middle of a line, and from a lock of nobody', async () => {
    const { out, run } = await setUp({ events: [event(1)] });
    await run();
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(out, '.kalends/lock'), JSON.stringify({ host: hostname(), pid }));
    writeFileSync(join(out, '.kalends/files'), `${readFileSync(join(out, '.kalends/files'), 'utf8')}0123456789`);
    mkdirSync(join(out, '.kalends/tmp'));
    writeFileSync(join(out, '.kalends/tmp/7'), 'half a fi');
    rmSync(join(out, 'feeds/c1.rss'));
    expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('1 new.') });
    expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('nothing has changed') });
  });

  it('leaves a file that is in the place of a folder, and names what has no place', async () => {
    const { out, run } = await setUp({ events: [event(1)] });
    await run();
    rmSync(join(out, 'feeds'), { recursive: true });
    writeFileSync(join(out, 'feeds'), 'a file of somebody else');
    const { code, err } = await run();
    expect([code, err]).toEqual([0, expect.stringContaining("can't be a file")]);
    expect(readFileSync(join(out, 'feeds'), 'utf8')).toBe('a file of somebody else');
  });
});
