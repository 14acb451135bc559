import { afterEach, expect, test } from 'vitest';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { snapshotOf } from '../fakes/open-publisher.ts';
import { openPortalPublisher, type PortalPublisher } from '../fakes/portal-publisher.ts';

let portal: Portal;
let open: PortalPublisher;
let clock: number;

const tour = (day: string, more: object = {}) => ({
  id: 7,
  title: 'Guided tour',
  start: `2026-12-${day}T15:00:00Z`,
  ...more,
});
const talk = { id: 8, title: 'Talk on the sea', start: '2026-12-05T18:00:00Z' };

async function start(details: object, ...records: readonly object[]) {
  const events = [...records, talk];
  portal = await startPortal({
    events,
    details: (_calendar, id) => (id === '7' ? { ...tour('01'), ...details } : { ...talk, description: 'A talk.' }),
  });
  clock = Date.parse('2026-11-21T12:00:00Z');
  open = openPortalPublisher({ url: portal.url, now: () => clock });
  return events;
}

const startsAndTexts = async () =>
  (await snapshotOf(open.publisher)).events
    .filter(({ event }) => event.id === '7')
    .map(({ event }) => [event.start, event.description?.text]);

afterEach(async () => {
  await open.close();
  await portal.close();
});

test('records that share an id keep their own hour when the details describe only one of them', async () => {
  await start({ description: 'Through the old town.' }, tour('01'), tour('08'), tour('15'));
  expect(await startsAndTexts()).toEqual([
    ['2026-12-01T15:00:00Z', 'Through the old town.'],
    ['2026-12-08T15:00:00Z', 'Through the old town.'],
    ['2026-12-15T15:00:00Z', 'Through the old town.'],
  ]);
});

test('the last record of a shared id keeps its place when the others leave the list', async () => {
  const events = await start({ description: 'Through the old town.' }, tour('01'), tour('08'));
  const eighth = async () =>
    (await snapshotOf(open.publisher)).events.filter(({ event }) => event.start === '2026-12-08T15:00:00Z');
  const before = await eighth();
  events.shift();
  clock += 600_000;
  await open.publisher.refresh();
  expect(await eighth()).toEqual(before);
  expect(before).toHaveLength(1);
});

test('an event is not also published as cancelled when another comes to share its id', async () => {
  const events = await start({ description: 'Through the old town.' }, tour('01'));
  await snapshotOf(open.publisher);
  const tours = async () =>
    (await snapshotOf(open.publisher)).events
      .filter(({ event }) => event.id === '7')
      .map(({ event, removed }) => [event.start, event.status, removed]);
  events.unshift(tour('08'));
  clock += 600_000;
  await open.publisher.refresh();
  expect(await tours()).toEqual([
    ['2026-12-01T15:00:00Z', 'confirmed', false],
    ['2026-12-08T15:00:00Z', 'confirmed', false],
  ]);
  events.shift();
  clock += 600_000;
  await open.publisher.refresh();
  // One list that lacks it may be wrong.
  expect(await tours()).toEqual([
    ['2026-12-01T15:00:00Z', 'confirmed', false],
    ['2026-12-08T15:00:00Z', 'confirmed', false],
  ]);
  clock += 600_000;
  await open.publisher.refresh();
  expect(await tours()).toEqual([
    ['2026-12-01T15:00:00Z', 'confirmed', false],
    ['2026-12-08T15:00:00Z', 'cancelled', true],
  ]);
});

test('a record repeated unchanged on two pages keeps the identity that it has alone', async () => {
  const events = await start({ description: 'Through the old town.' }, tour('01'));
  const before = (await snapshotOf(open.publisher)).events;
  events.push(tour('01'));
  clock += 600_000;
  await open.publisher.refresh();
  expect((await snapshotOf(open.publisher)).events).toEqual(before);
});

test('an id that can’t be used is reported as such, not as missing', async () => {
  await start(
    {},
    { ...tour('01'), id: 'a\u0007b' },
    { ...tour('02'), id: undefined },
    { ...tour('03'), id: 'x'.repeat(501) },
  );
  await snapshotOf(open.publisher);
  const [calendar] = (await open.publisher.status()).calendars;
  expect(calendar?.problems.map(({ where, message }) => [where, message])).toEqual([
    ['calendar c1, record 1', expect.stringContaining('it holds an id with characters that can’t be used')],
    ['calendar c1, record 2', "The record can't be used: it holds no id."],
    ['calendar c1, record 3', expect.stringContaining('it holds an id of 501 characters, expected 500 at most')],
  ]);
});

test('details that name the hour on a day given by the list are believed', async () => {
  const day = (of: string) => ({ id: 7, title: 'Guided tour', start: `2026-12-${of}` });
  await start({ start: '2026-12-01T15:00:00Z' }, day('01'), day('08'));
  expect((await startsAndTexts()).map(([start]) => start)).toEqual(['2026-12-01T15:00:00Z', '2026-12-08']);
});
