import { describe, expect, it } from 'vitest';
import { createMapping } from '../../src/mapping/mapping.ts';
import type { MappingSettings } from '../../src/mapping/mapping-settings.ts';
import { readColor } from '../../src/mapping/values/color.ts';

describe('a colour', () => {
  it.each([
    ['#C0392B', '#c0392b'],
    [' #7a1 ', '#77aa11'],
    ['003366', '#003366'],
    ['#c0392bff', '#c0392b'],
    ['rgb(0, 102, 255)', '#0066ff'],
    ['rgba(0,102,255,.5)', '#0066ff'],
    ['Teal', 'teal'],
    [{ value: '#c0392b' }, '#c0392b'],
  ])('is read from %j', (given, color) => {
    expect(readColor(given)).toBe(color);
  });

  it.each(['', 'auto', 'lightblue2', '#12345', 'rgb(300,0,0)', 'constructor', true, null, 42])(
    'is not read from %j',
    (given) => {
      expect(readColor(given)).toBeNull();
    },
  );
});

const nothing: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };

/** The colours that are read of calendars, each with what a portal says beside its id and title. */
function colorsOf(said: readonly object[], calendars: MappingSettings['calendars'] = {}) {
  const records = said.map((one, n) => ({ id: `cal-${n}`, title: ['Lectures', 'Sports', 'Concerts'][n], ...one }));
  const body = { calendars: records };
  const mapping = createMapping({ ...nothing, calendars }, { timeZone: 'UTC', language: 'en', linkBase: 'https://p.example' }); // biome-ignore format: a call
  const mapper = mapping.mapper(mapping.detect({ calendars: [body], events: [], details: [] }));
  return records.map((record) => {
    const { calendar, problems } = mapper.calendar({ record, body });
    return problems[0]?.message ?? calendar?.color;
  });
}

describe('the colour of a calendar', () => {
  it.each([
    ['color', '#c0392b', '#27ae60'],
    ['colour', 'f2a900', '00737a'],
    ['backgroundColor', 'teal', '#fff'],
    ['kalender_farbe', '#C0392B', '#27AE60'],
    ['цвет', '#c0392b', '#27ae60'],
    ['COLOR', '#9dcf00', '#2fc6f6'],
  ])('is found by the key %s and its values', (key, one, other) => {
    expect(colorsOf([{ [key]: one }, { [key]: other }, { [key]: null }])).toEqual([
      readColor(one),
      readColor(other),
      undefined,
    ]);
  });

  it.each([
    ['the colour of a text', { textColor: '#fff' }, { textColor: '#000' }],
    ['words that are no colours', { color: 'lightRed' }, { color: 'auto' }],
    ['one colour for all', { color: '#3788d8' }, { color: '#3788d8' }],
    ['a code under another key', { code: 'ff00aa' }, { code: '00ff11' }],
  ])('is not %s', (_, one, other) => {
    expect(colorsOf([one, other])).toEqual([undefined, undefined]);
  });

  it('is the one of something else that it has, not that of its text', () => {
    const said = (text: string, ground: string) => ({ textColor: text, backgroundColor: ground });
    expect(colorsOf([said('#ffffff', '#c0392b'), said('#000000', '#27ae60')])).toEqual(['#c0392b', '#27ae60']);
  });

  it('takes a configured rule, and says what it can’t read', () => {
    expect(colorsOf([{ theme: { main: 'teal' } }, { theme: { main: 'bluish' } }], { color: 'theme.main' })).toEqual([
      'teal',
      "expected a colour, #rrggbb or a name of CSS, found 'bluish'",
    ]);
    expect(colorsOf([{ color: 'teal' }, { color: 'red' }], { color: null as never })).toEqual([undefined, undefined]);
  });
});
