import { describe, expect, it } from 'vitest';
import type { CalendarRecord } from '../../src/calendar/calendar.ts';
import { takeSample } from '../../src/mapping/learning/calendar-sample.ts';
import type { ListedRecord } from '../../src/mapping/mapper.ts';
import { createMapping } from '../../src/mapping/mapping.ts';
import type { MappingSettings } from '../../src/mapping/mapping-settings.ts';
import { notationsOf, openNotations, plainBody, plainBodyBy } from '../../src/mapping/plain-body.ts';

const nothing: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };
const site = { timeZone: 'UTC', language: 'en', linkBase: 'https://town.example' };
const mapping = () => createMapping(nothing, site);

const titles = ['Fair', 'Choir', 'Chess night', 'Flea market', 'Open door'];
const plainRecord = (n: number) => ({ id: n + 20, title: titles[n - 1], start: `2046-05-1${n}T18:30:00Z` });
/** As Go writes columns that may be null. */
const goRecord = (n: number) => ({
  id: n + 20,
  title: { String: titles[n - 1], Valid: true },
  start: { Time: `2046-05-1${n}T18:30:00Z`, Valid: true },
});
/** As some interfaces write the type of each value. */
const typedRecord = (n: number) => ({
  id: n + 20,
  title: { type: 'string', value: titles[n - 1] },
  start: { type: 'datetime', value: `2046-05-1${n}T18:30:00Z` },
});
const five = [1, 2, 3, 4, 5];
const listed = (body: { readonly events: readonly unknown[] }): readonly ListedRecord[] => {
  const { eventItems } = mapping();
  return eventItems(body).map((record) => ({ record, body }));
};
const detected = (body: { readonly events: readonly unknown[] }, details: readonly unknown[] = []) => {
  const events = listed(body);
  const answers = details.map((one, n) => ({ listed: events[n] as ListedRecord, body: one }));
  return mapping().detect({ calendars: [], events, details: answers });
};

describe('what the answers are written in', () => {
  it('is found with the rules', () => {
    expect(detected({ events: five.map(plainRecord) }).notations).toEqual({ events: [] });
    expect(detected({ events: five.map(goRecord) }).notations).toEqual({ events: ['optionalValues'] });
    expect(detected({ events: five.map(plainRecord) }, five.map(goRecord)).notations).toEqual({
      events: [],
      details: ['optionalValues'],
    });
  });

  it('is looked for in what comes later, and nothing else is', () => {
    const later = () => ({ events: five.map((n) => ({ ...plainRecord(n), check: { String: 'x', Valid: true } })) });
    const mapper = mapping().mapper(detected({ events: five.map(plainRecord) }));
    expect(mapper.eventItems(later())[0]).toHaveProperty('check', { String: 'x', Valid: true });
    const goes = mapping().mapper(detected({ events: five.map(goRecord) }));
    expect(goes.eventItems(later())[0]).toHaveProperty('check', 'x');
  });

  it('counts for details by themselves', () => {
    const events = listed({ events: five.map(plainRecord) });
    const mapper = mapping().mapper(detected({ events: five.map(plainRecord) }, five.map(plainRecord)));
    const details = { ...plainRecord(1), check: { String: 'x', Valid: true } };
    expect(mapper.scopes?.(events[0] as ListedRecord, details)[0]).toHaveProperty('check.String', 'x');
  });

  it('is not known of a mapping from before, so all that was read then is tried', () => {
    const { notations: _, ...before } = detected({ events: five.map(plainRecord) });
    const later = { events: five.map((n) => ({ ...plainRecord(n), check: { String: 'x', Valid: true } })) };
    expect(mapping().mapper(before).eventItems(later)[0]).toHaveProperty('check', 'x');
  });

  it('has none of the recent ones where nothing is known', () => {
    const { notations: _, ...before } = detected({ events: five.map(plainRecord) });
    const typed = { events: five.map(typedRecord) };
    for (const rules of [before, { ...before, notations: {} }])
      expect(mapping().mapper(rules).eventItems(typed)[0]).toEqual(typedRecord(1));
    const open = { ...before, notations: openNotations };
    for (const rules of [open, detected(typed)])
      expect(mapping().mapper(rules).eventItems(typed)[0]).toEqual(plainRecord(1));
  });

  it('is read as that of a portal that is known to have it only where it is known', () => {
    const parts = [{ floor: 1 }, { rows: [{ seat: 2 }] }];
    const later = { events: [{ ...plainRecord(1), parts }] };
    const plain = detected({ events: five.map(plainRecord) });
    const { notations: _, ...before } = plain;
    for (const rules of [plain, before])
      expect(mapping().mapper(rules).eventItems(structuredClone(later))[0]).toHaveProperty('parts', parts);
    const known = { ...plain, notations: { events: ['singleKeys'] as const } };
    const inOne = { floor: 1, rows: [{ seat: 2 }] };
    expect(mapping().mapper(known).eventItems(structuredClone(later))[0]).toHaveProperty('parts', inOne);
  });

  it('gets none of the recent ones from another calendar', () => {
    const { learning } = mapping();
    const sample = (records: readonly object[]) => takeSample(listed({ events: records }), new Map(), 10);
    const [plain, typed] = [sample(five.map(plainRecord)), sample(five.map(typedRecord))];
    const known = { before: null, published: new Set<string>() };
    const first = learning.learn(new Map([['1', plain]]), [], known);
    const both = new Map([
      ['1', plain],
      ['2', typed],
    ]);
    const second = learning.learn(both, [], { before: first, published: new Set(['1']) });
    expect([typed.notations, second.shared.notations]).toEqual([['valueTypes'], { events: [] }]);
  });

  it('leaves the recent ones as they are for rules that a person wrote for them, and for no others', () => {
    const titleBy = (title: string) => {
      const written = createMapping({ ...nothing, event: { title } }, site);
      const body = { events: five.map(typedRecord) };
      const events = written.eventItems(body).map((record) => ({ record, body }));
      const found = written.detect({
        calendars: [],
        events,
        details: events.map((one, n) => ({ listed: one, body: typedRecord(n + 1) })),
      });
      const mapper = written.mapper(found);
      const list = { events: five.map(typedRecord) };
      return mapper.eventItems(list).map((record, n) => {
        const listed = { record, body: list };
        return mapper.events({ id: '1' } as CalendarRecord, listed, typedRecord(n + 1)).events[0]?.title;
      });
    };
    expect(titleBy('title.value')).toEqual(titles);
    expect(titleBy('title')).toEqual(titles);
    expect(titleBy("note.value == 'x' && 'Late' || title.value")).toEqual(titles);
  });

  it('stays unknown of such a mapping when it learns again', () => {
    const events = listed({ events: five.map(plainRecord) });
    const details = new Map(
      events.map(({ record }, n) => [record, { body: n === 4 ? plainRecord(5) : goRecord(n + 1) }]),
    );
    const sample = new Map([['1', takeSample(events, details, 10)]]);
    const known = { before: null, published: new Set<string>() };
    const { shared } = mapping().learning.learn(sample, [], known);
    const { notations: _, ...before } = shared;
    const again = mapping().learning.learn(sample, [], { ...known, before: { shared: before, own: {} } });
    expect(again.shared.notations).toBeUndefined();
  });

  it('has references whenever something comes to stand twice', () => {
    const halls = five.map((n) => ({ ...plainRecord(n), venue: { name: `Hall ${n}`, city: 'Town' } }));
    const mapper = mapping().mapper(detected({ events: halls }));
    const later = { events: halls.map((one, n) => (n === 0 ? one : { ...one, venue: { $ref: '$.events[0].venue' } })) };
    expect(mapper.eventItems(later)[1]).toHaveProperty('venue.name', 'Hall 1');
  });

  it('is kept with the sample of a calendar, whose answer is cut', () => {
    const sample = takeSample(listed({ events: five.map(goRecord) }), new Map(), 10);
    expect(sample.notations).toEqual(['optionalValues']);
    const known = { before: null, published: new Set<string>() };
    const { shared } = mapping().learning.learn(new Map([['1', sample]]), [], known);
    expect(shared.notations).toEqual({ events: ['optionalValues'] });
  });

  it('grows by a calendar that is written otherwise', () => {
    const learning = mapping().learning;
    const sample = (records: readonly object[]) => takeSample(listed({ events: records }), new Map(), 10);
    const [plain, go] = [sample(five.map(plainRecord)), sample(five.map(goRecord))];
    const known = { before: null, published: new Set<string>() };
    const first = learning.learn(new Map([['1', plain]]), [], known);
    expect(first.shared.notations).toEqual({ events: [] });
    const both = new Map([
      ['1', plain],
      ['2', go],
    ]);
    const second = learning.learn(both, [], { before: first, published: new Set(['1']) });
    expect(second.shared.notations).toEqual({ events: ['optionalValues'] });
  });

  it('is not known as long as a sample is one of an earlier release', () => {
    const { notations: _, ...before } = takeSample(listed({ events: five.map(plainRecord) }), new Map(), 10);
    const { shared } = mapping().learning.learn(new Map([['1', before]]), [], { before: null, published: new Set() });
    expect(shared.notations).toEqual({});
  });
});

describe('an answer', () => {
  it('is as it was read last', () => {
    const body = { events: five.map(goRecord) };
    expect(plainBodyBy(body, [])).toBe(body);
    expect(plainBody(body)).toBe(body);
    expect(notationsOf(body)).toEqual([]);
    expect(plainBodyBy(body, undefined)).toEqual({ events: five.map(plainRecord) });
    expect(plainBody(plainBody(body))).toBe(plainBody(body));
    expect(notationsOf(body)).toEqual(['optionalValues']);
  });

  it('may name a notation that this release does not know', () => {
    const body = { events: five.map(goRecord) };
    expect(plainBodyBy(body, ['ofTomorrow' as never])).toBe(body);
  });
});
