import { afterEach, describe, expect, it } from 'vitest';
import type { RecordSource } from '../../../src/cli/map/workbench-api.ts';
import { openWorkbench, titlesOf, type Workbench } from './open-workbench.ts';

let workbench: Workbench;
afterEach(() => workbench?.close());

const talk = (n: number) => ({ id: `t${n}`, title: `Talk ${n}`, start: `2031-05-0${n}T18:00:00+02:00` });
const suggest = (calendar: string, root: RecordSource['in'], path: RecordSource['path'], name?: string) =>
  workbench.post('suggest', { calendar, record: 0, source: { in: root, path }, ...(name !== undefined && { name }) });

describe('the answer with the list of calendars', () => {
  const rooms = [
    { nr: 'a', what: 'Hall', zone: 'Europe/Berlin' },
    { nr: 'b', what: 'Garden', zone: 'Asia/Tokyo' },
  ];

  it('is shown where no calendar was found, and its list can be named by pointing', async () => {
    workbench = await openWorkbench({
      portal: {
        calendars: rooms,
        events: [talk(1), talk(2)],
        list: ({ operation }, records) => ({
          body: operation === 'calendars' ? { notes: [], x: { y: records } } : { items: records },
        }),
      },
      settings: { mapping: { calendars: { items: 'notes.missing' } } },
    });
    const wrong = await workbench.post('state');
    expect(wrong.calendars).toEqual([]);
    expect(wrong.problems).toContainEqual(expect.objectContaining({ where: 'list of calendars', level: 'error' }));
    expect((await workbench.post('answer', { calendar: null })).answer).toEqual({ notes: [], x: { y: rooms } });
    const [list] = await suggest('', 'calendars', ['x', 'y', 1, 'what']);
    expect(list).toMatchObject({ part: 'calendars', name: 'items', rule: 'x.y[*]', fits: true });
    expect(list?.examples).toEqual(['a · Hall · Europe/Berlin', 'b · Garden · Asia/Tokyo']);
    await workbench.change({ path: ['mapping', 'calendars', 'items'], value: list?.rule });
    await workbench.post('refresh');
    const right = await workbench.post('state');
    expect(right.calendars.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(titlesOf(right)).toEqual(['Talk 1', 'Talk 2']);
  });

  it('gives rules for the fields of calendars', async () => {
    workbench = await openWorkbench({ portal: { calendars: rooms, events: [talk(1)] } });
    const zone = await suggest('', 'calendars', ['items', 0, 'zone']);
    const what = await suggest('', 'calendars', ['items', 1, 'what']);
    const named = (all: typeof zone) => all.map(({ part, name, rule }) => `${part}.${name}: ${rule}`);
    expect([...named(zone), ...named(what)]).toContain('calendars.description: what');
    expect(named(what)).not.toContain('calendars.timeZone: what');
    expect(zone.every(({ part }) => part === 'calendars')).toBe(true);
  });
});

describe('a calendar without an event among others', () => {
  const open = (more: object = {}) =>
    openWorkbench({
      portal: {
        calendars: [
          { id: 'c1', name: 'Talks' },
          { id: 'c2', name: 'Odd' },
        ],
        events: { c1: [talk(1)], c2: [talk(2), talk(3)] },
        list: ({ calendarId }, records) => ({
          body:
            calendarId === 'c2'
              ? { items: [], related: { people: records.map((one) => ({ entry: one, of: 2 })) } }
              : { items: records },
        }),
      },
      ...more,
    });

  it('shows its answer, and the list that is chosen there leaves the others theirs', async () => {
    workbench = await open({ settings: { mapping: { events: { items: 'items[*]' } } } });
    const before = await workbench.post('state');
    expect(before.calendars.map(({ rows }) => rows.length)).toEqual([1, 0]);
    const { answer } = await workbench.post('answer', { calendar: 'c2' });
    expect(answer).toMatchObject({ items: [], related: { people: [{}, {}] } });
    const [first, second] = await suggest('c2', 'answer', ['related', 'people', 0, 'entry', 'title']);
    expect(first).toMatchObject({ rule: 'items[*] || related.people[*].entry', way: 'fallback', fits: true });
    expect(second).toMatchObject({ rule: 'items[*] || related.people[*]' });
    const after = await workbench.change({ path: ['mapping', 'events', 'items'], value: first?.rule });
    expect(after.calendars.map(({ rows }) => rows.map(({ title }) => title))).toEqual([
      ['Talk 1'],
      ['Talk 2', 'Talk 3'],
    ]);
  });
});
