/**
 * `npm run walks`: counts the files of src that a reader enters to follow one task from beginning to end. A file counts
 * when V8 ran one of its functions. `--files` names the files, `--json` is for a test.
 */

import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createFront } from '../src/cli/front/front.ts';
import { createMapping } from '../src/mapping/mapping.ts';
import { calendarOf, depsOf, fakePublisher, published, snapshotOf } from '../test/app/app-deps.ts';
import { nodeEngine } from '../test/app/node-listener.ts';
import { openPublisher } from '../test/publisher/fakes/open-publisher.ts';
import { sleep } from '../test/publisher/fakes/portal-publisher.ts';
import { december } from '../test/publisher/fakes/small-event.ts';
import { smallPortal } from '../test/publisher/fakes/small-source.ts';

/** The most files that each walk may enter: as many as a newcomer can keep in mind. */
const aims: Readonly<Record<string, number>> = {
  'GET /feeds/42.ics, built': 39,
  'first refresh of a calendar': 30,
  'one record to an event': 35,
};

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

interface Walk {
  readonly name: string;
  readonly files: readonly string[];
  /** The most that it may enter; null: measured only. */
  readonly aim: number | null;
}

const src = new URL('../src/', import.meta.url).href;

async function walk(name: string, work: () => unknown): Promise<Walk> {
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = result
    .filter(
      ({ url, functions }) =>
        url.startsWith(src) &&
        // The range from 0 is the module itself, which runs when it is loaded.
        functions.some(({ ranges: [whole] }) => whole !== undefined && whole.startOffset > 0 && whole.count > 0),
    )
    .map(({ url }) => url.slice(src.length));
  return { name, files: files.sort(), aim: aims[name] ?? null };
}

async function requests(): Promise<readonly Walk[]> {
  const events = [
    published({
      id: 'e1',
      title: 'A talk',
      description: { html: '<p>With <b>slides</b>.</p>', text: 'With slides.' },
      location: { name: 'Hall 1', address: 'Main Street 1', geo: { lat: 60.17, lon: 24.94 } },
      url: 'https://uni.example/e1',
      organizer: { name: 'Physics', email: null },
      categories: ['Lecture'],
      image: 'https://uni.example/e1.jpg',
    }),
    published({
      id: 'e2',
      title: 'A course',
      recurrence: { rules: ['FREQ=WEEKLY;COUNT=5'], exclude: [], include: [] },
    }),
    published({ id: 'e3', title: 'A day off', allDay: true, start: '2026-10-07', end: '2026-10-08' }),
  ];
  const deps = depsOf({ publisher: fakePublisher([snapshotOf(calendarOf('42'), { events })]) });
  const engine = nodeEngine(deps);
  // What the engine's thread does. The front, which is another, does the same for every request.
  const ask = async (target: string) => {
    const headers = { host: 'kalends.example', accept: '*/*' };
    const request = { method: 'GET', target, scheme: 'http', headers } as const;
    const answer = await engine.ask(request, null, new AbortController().signal);
    if (answer.kind !== 'representation')
      throw new Error(`GET ${target} was answered by ${JSON.stringify(answer)}: ${deps.logged.join(' ')}`);
  };
  const front = createFront({ engine: () => engine, now: deps.now, sleep, log: deps.log });
  const server = createServer(front.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    if (response.status !== 200) throw new Error(`GET ${path} answered ${response.status}: ${deps.logged.join(' ')}`);
    await response.arrayBuffer();
  };
  const walks = [
    await walk('GET /feeds/42.ics, built', () => ask('/feeds/42.ics')),
    await walk('GET /feeds/42.ics, built, with the front', () => get('/feeds/42.ics')),
    await walk('GET /feeds/42.ics, remembered by the front', () => get('/feeds/42.ics')),
    await walk('GET /feeds/42.rss?limit=3, built', () => ask('/feeds/42.rss?limit=3')),
    await walk('GET /calendars/42, built', () => ask('/calendars/42')),
  ];
  server.close();
  server.closeAllConnections();
  return walks;
}

async function refresh(): Promise<Walk> {
  const portal = smallPortal([december(1), december(2)]);
  return walk('first refresh of a calendar', async () => {
    const { publisher } = openPublisher({ source: portal.source });
    await publisher.refresh();
    const answer = await publisher.snapshot('c1');
    if (answer.kind !== 'snapshot') throw new Error(`Expected a snapshot, found ${answer.kind}.`);
  });
}

function record(): Promise<Walk> {
  const records = ['Quantum optics', 'Roman law', 'Sea ice'].map((title, n) => ({
    id: 100 + n,
    title,
    description: `<p>Come <a href="/talks/${n}">early</a>.</p><ul><li>Coffee</li></ul>`,
    start: `2026-10-0${n + 1}T18:00:00+03:00`,
    end: `2026-10-0${n + 1}T19:30:00+03:00`,
    location: { name: 'Hall 1', street: 'Main Street 1', city: 'Helsinki' },
    url: `https://uni.example/talks/${n}`,
    organizer: { name: 'Faculty of Science', email: 'science@uni.example' },
    categories: [{ name: 'Lecture' }],
    image: `/images/${n}.jpg`,
    status: 'published',
    updated: '2026-09-01T08:00:00Z',
  }));
  const body = { events: records.map(({ description: _, ...listed }) => listed) };
  const mapping = createMapping(
    { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
    { timeZone: 'Europe/Helsinki', language: 'en', linkBase: 'https://uni.example' },
  );
  const listed = body.events.map((one) => ({ record: one, body }));
  const details = listed.map((one, n) => ({ listed: one, body: { event: records[n] } }));
  const mapper = mapping.mapper(mapping.detect({ calendars: [], events: listed, details }));
  const calendar = { id: '42', title: 'Talks', description: null, timeZone: null, url: null };
  return walk('one record to an event', () => {
    const [first, detail] = [listed[0], details[0]];
    if (!first || !detail) throw new Error('There is no record.');
    const [event] = mapper.events(calendar, first, detail.body).events;
    if (!event?.title || !event.start || !event.description || !event.location || !event.image)
      throw new Error(`The event lacks something: ${JSON.stringify(event)}`);
  });
}

const { values } = parseArgs({ options: { files: { type: 'boolean' }, json: { type: 'boolean' } } });
const walks = [...(await requests()), await refresh(), await record()];
if (values.json) console.log(JSON.stringify(walks));
else
  for (const { name: what, files, aim } of walks) {
    const modules = Map.groupBy(files, (file) => file.split('/')[0] ?? file);
    const each = [...modules].map(([name, { length }]) => `${name} ${length}`).join(', ');
    console.log(`${what}: ${files.length} files${aim === null ? '' : ` (at most ${aim})`}: ${each}`);
    if (values.files) for (const file of files) console.log(`  ${file}`);
  }
session.disconnect();
