import { describe, expect, it } from 'vitest';
import type { CalendarSample } from '../../../src/mapping/learning/calendar-sample.ts';
import { learnRules } from '../../../src/mapping/learning/learn-rules.ts';
import type { DetectedMapping } from '../../../src/mapping/mapper.ts';
import { createMapping } from '../../../src/mapping/mapping.ts';
import type { MappingSettings, Rule } from '../../../src/mapping/mapping-settings.ts';

type Rules = Readonly<Record<string, Rule>>;

const settings: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };
const mapping = createMapping(settings, { timeZone: 'UTC', language: 'en', linkBase: 'https://uni.example' });

function rulesOf(event: Rules, version = 1, confidence = 0.9): DetectedMapping {
  const shown = Object.entries(event).map(([field, rule]) => [
    field,
    { rule, origin: 'detected' as const, confidence, why: 'test' },
  ]);
  const allDayEnd = { rule: 'exclusive', origin: 'detected' as const, confidence: 1, why: 'test' };
  const inForce = { calendars: {}, events: {}, details: {}, event: Object.fromEntries(shown), allDayEnd };
  return { version, settings: { ...settings, event, allDayEnd: 'exclusive' }, inForce, problems: [] };
}

const before: Rules = { id: 'id', title: 'subject', start: 'start', end: 'end' };
const sample: CalendarSample = {
  body: { items: [] },
  records: [1, 2, 3].map((n) => ({
    id: n,
    subject: `Subject ${n}`,
    name: `Name ${n}`,
    start: `2046-12-0${n}T18:00:00Z`,
    end: `2046-12-0${n}T19:00:00Z`,
    ends: `2046-12-0${n}T20:00:00Z`,
    slug: `s${n}`,
    place: 'Hall 1',
    phase: n === 2 ? 'p7' : 'p1',
    lectures: [{ start: `2046-12-0${n}T08:00:00Z` }, { start: `2046-12-0${n}T10:00:00Z` }],
    ...(n === 3 && { note: 'Bring a pen.' }),
    ...(n !== 3 && { text: 'About rivers.' }),
  })),
  details: [],
};

/** Learns with a detection that finds these rules, where others are in force. */
function learn(detected: Rules, inForce: Rules = before, confidence = 0.9) {
  const detect = () => rulesOf(detected, 2, confidence);
  const known = { before: { shared: rulesOf(inForce), own: {} }, published: new Set(['c1']) };
  const { shared, news, proposals } = learnRules({ ...mapping, detect }, new Map([['c1', sample]]), [], known);
  return { event: shared.settings.event, version: shared.version, news: news.map(({ where }) => where), proposals };
}

describe('what detection finds beside the rules in force', () => {
  it('is nothing where they are the same, and the rules keep their version', () => {
    expect(learn(before)).toEqual({ event: before, version: 1, news: [], proposals: [] });
  });

  it('comes into force where no event had a value', () => {
    const { event, version, news, proposals } = learn({ ...before, location: 'place' });
    expect(event).toEqual({ ...before, location: 'place' });
    expect({ version, news, proposals }).toEqual({ version: 2, news: ['mapping.event.location'], proposals: [] });
  });

  it('is only proposed while it is not certain', () => {
    const { event, news, proposals } = learn({ ...before, location: 'place' }, before, 0.59);
    expect({ event, news }).toEqual({ event: before, news: [] });
    expect(proposals.map(({ where }) => where)).toEqual(['mapping.event.location']);
  });

  it('comes into force a little sooner where it only adds, and misleads nobody about when', () => {
    expect(learn({ ...before, location: 'place' }, before, 0.6).news).toEqual(['mapping.event.location']);
    expect(learn({ ...before, end: 'until' }, before, 0.79).news).toEqual([]);
  });

  it('stands behind a rule that gives some events their value', () => {
    const { event, news } = learn({ ...before, description: 'note' }, { ...before, description: 'text' });
    expect(event.description).toEqual(['text', 'note']);
    expect(news).toEqual(['mapping.event.description']);
  });

  it('is proposed where a title would be another one, with the events and both settings', () => {
    const { event, proposals } = learn({ ...before, title: 'name' });
    expect(event).toEqual(before);
    expect(proposals.map(({ where, message }) => `${where}: ${message}`)).toEqual([
      'mapping.event.title: title: subject → name would change 3 of 3 sampled events: Subject 1 → Name 1 (event 1); ' +
        'Subject 2 → Name 2 (event 2); Subject 3 → Name 3 (event 3). To take it, set mapping.event.title to "name"; ' +
        'to keep what is published, set mapping.event.title to "subject".',
    ]);
  });

  it('quotes nothing of a hidden calendar, since anyone may read the status', () => {
    const known = { before: { shared: rulesOf(before), own: {} }, published: new Set(['c1']), hidden: new Set(['c1']) };
    const detect = () => rulesOf({ ...before, title: 'name' }, 2);
    const { proposals } = learnRules({ ...mapping, detect }, new Map([['c1', sample]]), [], known);
    expect(proposals.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^title: subject → name would change 3 of 3 sampled events\. To take it/),
    ]);
  });

  it('is proposed where an end would be another one', () => {
    const { event, proposals } = learn({ ...before, end: 'ends' });
    expect(event).toEqual(before);
    expect(proposals.map(({ where }) => where)).toEqual(['mapping.event.end']);
  });

  it('never gives events another id, nor sessions that they did not have', () => {
    for (const other of [{ id: 'slug' }, { sessions: 'lectures' }]) {
      const { event, proposals } = learn({ ...before, ...other });
      expect(event).toEqual(before);
      expect(proposals).toHaveLength(1);
    }
  });

  it('gives no event a title or a start from elsewhere than the others', () => {
    const { event, proposals } = learn({ ...before, title: 'name' }, { ...before, title: 'text' });
    expect(event.title).toBe('text');
    expect(proposals).toHaveLength(1);
  });

  it('brings words that cancel into force', () => {
    const found = { ...before, status: { path: 'phase', values: { p7: 'cancelled' } } };
    // As certain as a word of a state is where nothing was published yet.
    const { event, proposals } = learn(found, before, 0.85);
    expect(event.status).toEqual({ path: 'phase', values: { p7: 'cancelled' } });
    expect(proposals).toEqual([]);
  });

  it('is only proposed where whatever has no value, or any, would be hidden or cancelled', () => {
    const lacking = { path: 'note', values: { '': 'draft', '*': null } };
    expect(learn({ ...before, status: lacking }, before, 0.86).event.status).toBeUndefined();
    const { event, proposals } = learn(
      { ...before, status: { path: 'note', values: { '*': 'cancelled' } } },
      before,
      0.86,
    );
    expect(event.status).toBeUndefined();
    expect(proposals.map(({ where }) => where)).toEqual(['mapping.event.status']);
  });

  it('is proposed where other events would be cancelled', () => {
    const had = { ...before, status: { path: 'phase', values: { p7: 'cancelled' } } };
    const { event, proposals } = learn({ ...before, status: { path: 'phase', values: { p1: 'cancelled' } } }, had);
    expect(event).toEqual(had);
    expect(proposals.map(({ where }) => where)).toEqual(['mapping.event.status']);
  });

  it('takes no rule away', () => {
    const { end: _, ...rest } = before;
    expect(learn(rest)).toMatchObject({ event: before, news: [], proposals: [] });
  });
});

describe('a calendar of another shape', () => {
  const foreign: CalendarSample = {
    body: { rows: [] },
    records: [1, 2, 3].map((n) => ({ nr: `k${n}`, bezeichnung: `Kurs ${n}`, beginn: `2046-12-0${n}T18:00:00Z` })),
    details: [],
  };
  const samples = new Map([
    ['c1', sample],
    ['c2', foreign],
  ]);
  const detect = ({ events }: { readonly events: readonly { readonly calendar?: string }[] }) =>
    events.some(({ calendar }) => calendar === 'c1')
      ? rulesOf(before)
      : rulesOf({ id: 'nr', title: 'bezeichnung', start: 'beginn' });

  it('has rules of its own', () => {
    const { own } = learnRules({ ...mapping, detect }, samples, [], { before: null, published: new Set() });
    expect(Object.entries(own).map(([id, rules]) => [id, rules.settings.event])).toEqual([
      ['c2', { id: 'nr', title: 'bezeichnung', start: 'beginn' }],
    ]);
  });

  it('gets none by itself when it has published events', () => {
    const known = { before: { shared: rulesOf(before), own: {} }, published: new Set(['c2']) };
    const { own, proposals } = learnRules({ ...mapping, detect }, samples, [], known);
    expect(own).toEqual({});
    expect(proposals.map(({ message }) => message)).toEqual([expect.stringContaining('title: subject → bezeichnung')]);
  });
});

it('a calendar whose list stands elsewhere has its place, though its records are read by the rules for all', () => {
  const other = {
    ...sample,
    body: { value: [] },
    records: sample.records.map((one) => ({ ...(one as object), theme: 'Water' })),
  };
  const detect: typeof mapping.detect = ({ events }) => {
    const items = JSON.stringify(events[0]?.body).includes('value') ? 'value[*]' : 'items[*]';
    const found = rulesOf(before);
    return { ...found, settings: { ...found.settings, events: { items } } };
  };
  const samples = new Map([
    ['c1', { ...sample, records: [...sample.records, ...sample.records] }],
    ['c2', other],
  ]);
  const { shared, own } = learnRules({ ...mapping, detect }, samples, [], { before: null, published: new Set() });
  expect(Object.keys(own)).toEqual(['c2']);
  expect([shared.settings.event, own.c2?.settings.event]).toEqual([before, before]);
  expect([shared.settings.events, own.c2?.settings.events]).toEqual([{ items: 'items[*]' }, { items: 'value[*]' }]);
});
