import { expect, it } from 'vitest';
import { openPublisher, shown, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallPortal } from '../fakes/small-source.ts';

function opened() {
  const events = Array.from({ length: 8 }, (_, n) => december(n + 1));
  const portal = smallPortal(events);
  return { events, ...openPublisher({ source: portal.source }) };
}
const rename = (from: string, to: string) => (record: Readonly<Record<string, unknown>>) => {
  const { [from]: value, ...rest } = record;
  return { ...rest, [to]: value } as ReturnType<typeof december>;
};

it.each(['start', 'title'])('keeps the last good copy when the %s is no longer in its place', async (field) => {
  const { events, later, publisher } = opened();
  const before = await later(0);
  events.splice(2, 6, ...events.slice(2).map(rename(field, 'elsewhere')));
  await later(300);
  expect(await snapshotOf(publisher)).toEqual(before);
  const [calendar] = (await publisher.status()).calendars;
  expect(calendar?.failure).toContain(`mapping.event.${field}: expected a value at ${field} (detected) in most events`);
  expect(calendar?.failure).toContain('The last good copy is kept.');
});

it('reports another missing field for as long as it is missing', async () => {
  const { events, later, publisher } = opened();
  const problems = async () => (await publisher.status()).calendars[0]?.problems;
  await later(0);
  events.splice(0, 8, ...events.map(rename('end', 'until')));
  const drift = [{ level: 'warning', where: 'mapping.event.end' }];
  expect((await later(300)).events[0]?.event.end).toBeNull();
  expect(await problems()).toMatchObject(drift);
  await later(300);
  expect(await problems()).toMatchObject(drift);
  events.splice(0, 8, ...events.map(rename('until', 'end')));
  await later(300);
  expect(await problems()).toEqual([]);
});

it('publishes new events without a date as they are', async () => {
  const { events, later } = opened();
  await later(0);
  events.push(...Array.from({ length: 20 }, (_, n) => ({ id: `n${n}`, title: 'To be announced' })));
  expect(shown(await later(300))).toHaveLength(28);
});
