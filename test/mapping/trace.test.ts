import { describe, expect, it } from 'vitest';
import type { EventField, Rule } from '../../src/mapping/mapping-settings.ts';
import { generalPath, leavesOf } from '../../src/mapping/rules/record-paths.ts';
import { mapperOf } from './mapper-of.ts';

/** What the rule of a field gives on a record, and the parts of the record that it comes from. */
function traced(rules: { readonly [field in EventField]?: Rule }, record: unknown, field: EventField, nth = 0) {
  const mapper = mapperOf(rules);
  const scopes = mapper.scopes?.({ record, body: null }, null) ?? [];
  const found = mapper.trace?.(scopes)(field, nth);
  return (
    found && { value: found.value, parts: Object.fromEntries(found.parts.map(({ path, value }) => [path, value])) }
  );
}

describe('what a rule read', () => {
  const record = {
    id: 1,
    info: { name: 'Open day', 'long-name': 'Open day of the university' },
    room: 'B12',
    building: 'Main hall',
    tags: [
      { kind: 'topic', name: 'Biology' },
      { kind: 'color', name: 'red' },
    ],
    place: { city: 'Kiel', street: 'Markt 1' },
    slug: 'open',
  };

  it.each<[string, EventField, Rule, unknown, object]>([
    ['a path', 'title', 'info.name', 'Open day', { 'info.name': 'Open day' }],
    [
      'a key in quotes',
      'title',
      'info."long-name"',
      'Open day of the university',
      { 'info."long-name"': 'Open day of the university' },
    ],
    [
      'several keys',
      'location',
      "join(', ', [room, building])",
      'B12, Main hall',
      { room: 'B12', building: 'Main hall' },
    ],
    ['an object', 'location', 'place', record.place, { place: record.place }],
    ['an element', 'categories', 'tags[-1].name', 'red', { 'tags[1].name': 'red' }],
    [
      'a filter',
      'categories',
      "tags[?kind == 'topic'].name",
      ['Biology'],
      { 'tags[0].kind': 'topic', 'tags[0].name': 'Biology', 'tags[1].kind': 'color' },
    ],
    ['the first that gives a value', 'title', ['name', { path: ['none', 'slug'] }, 'room'], 'open', { slug: 'open' }],
    ['words and codes', 'status', { path: 'slug', values: { open: 'confirmed' } }, 'confirmed', { slug: 'open' }],
    ['a template', 'url', { template: '/e/{slug}' }, '/e/open', { slug: 'open' }],
    ['a default', 'title', { path: 'none', default: 'Talk' }, 'Talk', {}],
    ['a function', 'title', () => 'Talk', 'Talk', {}],
    ['nothing', 'title', 'none', null, {}],
  ])('is named for %s', (_, field, rule, value, parts) => {
    expect(traced({ [field]: rule }, record, field)).toEqual({ value, parts });
  });

  it('is that of a session where the record has sessions', () => {
    const rules = { sessions: 'dates', start: 'begin', location: ['room', 'place'] };
    const course = { id: 1, place: 'Hall', dates: [{ begin: '2026-10-26' }, { begin: '2026-10-27', room: 'B12' }] };
    expect(traced(rules, course, 'start', 1)).toEqual({
      value: '2026-10-27',
      parts: { 'dates[1].begin': '2026-10-27' },
    });
    expect(traced(rules, course, 'location', 1)?.parts).toEqual({ 'dates[1].room': 'B12' });
    expect(traced(rules, course, 'location', 0)?.parts).toEqual({ place: 'Hall' });
  });

  it('is the list where a session is a bare date', () => {
    const bare = { id: 1, days: ['2026-10-26', '2026-10-27'] };
    expect(traced({ sessions: 'days' }, bare, 'start', 1)).toEqual({ value: '2026-10-27', parts: { days: bare.days } });
  });

  it('is nothing where the field has no rule', () => {
    expect(traced({}, record, 'title')).toBeNull();
  });
});

it('the parts of a record are its texts, numbers and flags, by paths that a rule could have', () => {
  const record = { id: 1, 'begin-at': '10:00', empty: '', none: null, tags: [{ имя: 'a' }, { имя: 'b' }], open: false };
  const leaves = leavesOf([record]);
  expect(leaves.map(({ path, value }) => [path, value])).toEqual([
    ['id', 1],
    ['"begin-at"', '10:00'],
    ['tags[0]."имя"', 'a'],
    ['tags[1]."имя"', 'b'],
    ['open', false],
  ]);
  expect(generalPath('tags[0]."имя"')).toBe('tags[*]."имя"');
  const mapper = mapperOf({ title: 'tags[0]."имя"' });
  const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
  expect(mapper.events(calendar, { record, body: null }, null).events[0]?.title).toBe('a');
});
