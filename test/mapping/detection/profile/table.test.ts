import { describe, expect, it } from 'vitest';
import { share } from '../../../../src/mapping/detection/profile/column.ts';
import { tableOf } from '../../../../src/mapping/detection/profile/table.ts';

/** The values of the column of six records, by its expression. */
const valuesOf = (values: readonly unknown[], key = 'x', at = key) =>
  tableOf(
    values.map((value, n) => ({ id: n, [key]: value })),
    'en',
  )
    .columns.find(({ expression }) => expression === at)
    ?.cells.map(({ value }) => value) ?? [];

describe('a column', () => {
  const day = (n: number) => `2026-05-1${n}T18:30:00`;

  it.each([
    ['one year 1 among dates', [day(1), day(2), '0001-01-01T00:00:00', day(4)], [day(1), day(2), day(4)]],
    ['the year 9999 among dates', [day(1), '9999-12-31', day(3)], [day(1), day(3)]],
    ['zero of a database', ['11.05.2026', '30.12.1899', '12.05.2026'], ['11.05.2026', '12.05.2026']],
    ['zero with a time', ['11.05.2026 18:30', '01.01.1970 00:00:00'], ['11.05.2026 18:30']],
    ['year 1 of .NET', ['/Date(1791158400000+0800)/', '/Date(-62135596800000)/'], ['/Date(1791158400000+0800)/']],
    ['false in the place of degrees', [52.5, false, 52.51], [52.5, 52.51]],
    ['0 among texts', ['Tower', 0, '0', 'Hall'], ['Tower', 'Hall']],
    ['0 in the place of most dates', [0, 0, 0, day(1)], [day(1)]],
    ['0 among stamps', [1_791_568_800, 0, 1_791_655_200], [1_791_568_800, 1_791_655_200]],
    ['false in the place of texts', [false, false, false, 'Bring a bell.', false], ['Bring a bell.']],
    ['dashes and words for nothing', ['Tower', '-', 'n/a', 'null', 'Hall'], ['Tower', 'Hall']],
    ['JSON in a text', ['["Music","Walk"]', '["Talk"]'], [['Music', 'Walk'], ['Talk']]],
  ])('has no %s', (_, values, left) => {
    expect(valuesOf(values)).toEqual(left);
  });

  it('keeps no and yes, and counts of 0', () => {
    expect(valuesOf([false, true, false])).toEqual([false, true, false]);
    expect(valuesOf([false, false, false])).toEqual([false, false, false]);
    expect(valuesOf([0, 12, 0], 'places')).toEqual([0, 12, 0]);
    expect(valuesOf([0, 12, 0], 'venue_id')).toEqual([12]);
    expect(valuesOf([0, 1, 2], 'id')).toEqual([0, 1, 2]);
    expect(valuesOf(['published', 0], 'status')).toEqual(['published', 0]);
  });

  it.each([
    ['prfpdfrom', 'prfpdto', 'start end'],
    ['xvbgn', 'xvend', 'start end'],
    ['kwvon', 'kwbis', 'start end'],
    ['qqa', 'qqb', ' '],
  ])('says when something begins and ends by how two keys of dates end: %s, %s', (from, to, says) => {
    const { columns } = tableOf([{ id: 1, [from]: '2026.10.15', [to]: '2026.10.25', [`${from}x`]: 'Hall' }], 'en');
    expect(
      columns
        .slice(1, 3)
        .map(({ key }) => [...key.concepts].join())
        .join(' '),
    ).toBe(says);
  });

  it('is of the event where an object holds all but when it is, and of a house where this has hours', () => {
    const kinds = { session_type: 'Talk', category: 'Data', status: 'accepted' };
    const talk = { id: 1, start: '2026-10-15', proposal: { title: 'Open', description: 'All.', ...kinds } };
    const house = {
      name: 'Mill',
      type: 'Gallery',
      area: 'West',
      phone: '555-0100',
      days_closed: 'Mon',
      schedule_note: 'Ring.',
    };
    const topicsOf = (record: object, at: string) =>
      tableOf([record], 'en').columns.flatMap(({ expression, topics }) => (expression === at ? [...topics] : []));
    expect(topicsOf(talk, 'proposal.title')).toEqual([]);
    expect(topicsOf({ id: 1, title: 'Open', start: '2026-10-15', venue: house }, 'venue.name')).toEqual(['place']);
  });

  it('is of what it stands in, where this has a contact, a text and people, and no title', () => {
    const depthOf = (of: object, at: string) =>
      tableOf([{ id: 1, start: '2026-10-15', info: of }], 'en').columns.find(({ expression }) => expression === at)
        ?.depth;
    const desk = { contact_name: 'Front desk', details: 'Level entry', guides: 'Ivo' };
    expect(depthOf(desk, 'info.contact_name')).toBe(1);
    expect(depthOf({ ...desk, title: 'Open evening' }, 'info.contact_name')).toBe(0);
  });

  it('may be of a class, where this is no type', () => {
    const { columns } = tableOf([{ class: { code: 'HX20', title: 'Tapestry' } }, { class: 'Event' }], 'en');
    expect(columns.map(({ expression }) => expression)).toEqual(['class', 'class.code', 'class.title']);
  });

  it('is of objects though other records say false', () => {
    const table = tableOf([{ place: false }, { place: { name: 'Tower' } }, { place: false }, { place: false }], 'en');
    expect(table.columns.map(({ expression, kind, cells }) => [expression, kind, cells.length])).toEqual([
      ['place', 'object', 1],
      ['place.name', 'scalar', 1],
    ]);
  });

  it('is one of each numbered key that all records have, and of all that few have', () => {
    const many = Array.from({ length: 150 }, (_, n) => n);
    const expressions = (records: readonly object[]) =>
      tableOf(records, 'en')
        .columns.filter(({ kind }) => kind === 'scalar')
        .map(({ expression }) => expression);
    expect(
      expressions(many.map((n) => ({ extra: { f1: { value: n, of: n }, f2: { value: `${n}`, of: n } } }))),
    ).toEqual(['extra.f1.value', 'extra.f1.of', 'extra.f2.value', 'extra.f2.of']);
    expect(
      expressions(many.map((n) => ({ slots: { [`s${n}`]: { at: n, of: n }, [`s${n + 9}`]: { at: n, of: n } } }))),
    ).toEqual(['(slots.*)[*].at', '(slots.*)[*].of']);
  });

  it('is at the top though what stands before it is huge', () => {
    const junk = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`k${n}`, [[[1, 2, 3]], [[4]]]]));
    const records = Array.from({ length: 300 }, (_, n) => ({
      junk: { ...junk },
      more: [junk, junk],
      title: `Evening ${n}`,
    }));
    const title = tableOf(records, 'en').columns.find(({ expression }) => expression === 'title');
    expect(title?.coverage).toBe(1);
    expect(title && share(title, 'text')).toBe(1);
  });
});
