import { describe, expect, test } from 'vitest';
import type { Rule } from '../../src/mapping/mapping-settings.ts';
import { checkRule, compileRule, RuleFault } from '../../src/mapping/rules/rule.ts';

const value = (rule: Rule, ...scopes: unknown[]) => compileRule(rule)(scopes)?.value ?? null;

describe('a rule', () => {
  test('is a JMESPath expression', () => {
    expect(value('place.name', { place: { name: 'Hall' } })).toBe('Hall');
    expect(value("join(' ', [a, b])", { a: 'x', b: 'y' })).toBe('x y');
    expect(value('[2]', ['17', 'Lecture', '2026-10-25'])).toBe('2026-10-25');
    expect(value("hidden && 'private' || 'public'", { hidden: true })).toBe('private');
  });

  test('gives nothing when a function of the expression gets null', () => {
    expect(value("split(tags, ',')", { tags: null })).toBeNull();
  });

  test('in a list counts when it is the first with a value; a blank is none, false and 0 are values', () => {
    expect(value(['a', 'b'], { a: ' ', b: 'x' })).toBe('x');
    expect(value(['a', 'b'], { a: { c: null }, b: 'x' })).toBe('x');
    expect(value(['a', 'b'], { a: 0, b: 'x' })).toBe(0);
    expect(value(['a', 'b'], { a: false, b: 'x' })).toBe(false);
  });

  test('in a list counts also after a date that is none', () => {
    const rule = ['d && {date: d, time: t}', 't'];
    expect(value(rule, { d: '2026-10-25', t: '16:00' })).toEqual({ date: '2026-10-25', time: '16:00' });
    expect(value(rule, { d: 'N/A', t: '16:00' })).toBe('16:00');
    expect(value(rule, { d: '0000-00-00', t: '16:00' })).toBe('16:00');
    expect(value(rule, { d: '30.12.1899', t: '16:00' })).toBe('16:00');
    expect(value(['d', 't'], { d: '0001-01-01T00:00:00', t: '2026-10-25' })).toBe('2026-10-25');
    expect(value(['d', 't'], { d: '1899', t: '2026' })).toBe('1899');
  });

  test('takes an empty text for no number', () => {
    expect(value('to_number(left) == `0`', { left: '0' })).toBe(true);
    expect(value('to_number(left) == `0`', { left: '' })).toBe(false);
    expect(value('to_number(left)', { left: ' ' })).toBeNull();
  });

  test('is evaluated on each scope in turn, its default comes last', () => {
    const rule: Rule = ['place', { path: 'room', default: 'somewhere' }];
    expect(value(rule, { room: 'B12' }, { place: 'Hall' })).toBe('B12');
    expect(value(rule, {}, { place: 'Hall' })).toBe('Hall');
    expect(value(rule, {}, {})).toBe('somewhere');
  });

  test('passes over a scope where it gives but its own words', () => {
    const rule = "{prices: rows[*].amount, free: free, currency: 'EUR'}";
    const record = { rows: [{ amount: 24 }], free: false };
    const found = { prices: [24], free: false, currency: 'EUR' };
    expect(value(rule, { begin: '2026-10-25' }, record)).toEqual(found);
    expect(value({ path: rule }, { begin: '2026-10-25' }, record)).toEqual(found);
    expect(value(rule, { rows: [{ amount: 5 }] }, record)).toEqual({ prices: [5], free: null, currency: 'EUR' });
  });

  test('translates words without case, and codes, booleans and null', () => {
    const values = { Отменено: 'cancelled', '3': 'postponed', true: 'yes', null: 'draft', '*': 'other' };
    expect(value({ path: 's', values }, { s: 'ОТМЕНЕНО' })).toBe('cancelled');
    expect(value({ path: 's', values }, { s: 3 })).toBe('postponed');
    expect(value({ path: 's', values }, { s: true })).toBe('yes');
    expect(value({ path: 's', values }, { s: null })).toBe('draft');
    expect(value({ path: 's', values }, { s: 'new' })).toBe('other');
    expect(value({ path: 's', values }, { s: ['3', 'x'] })).toEqual(['postponed', 'other']);
  });

  test('builds a link from encoded fields, and none when one is missing', () => {
    const template = 'https://uni.example/{place.id}/{slug}';
    expect(value({ template }, { place: { id: 7 }, slug: 'ночь/2' })).toBe(
      'https://uni.example/7/%D0%BD%D0%BE%D1%87%D1%8C%2F2',
    );
    expect(value({ template }, { slug: 'a' })).toBeNull();
    expect(
      value({ path: 'media[0].url', template: 'https://m.example/{value}' }, { media: [{ url: 'a b.jpg' }] }),
    ).toBe('https://m.example/a%20b.jpg');
    expect(value({ path: 'media[0].url', template: 'https://m.example/{value}' }, { media: [] })).toBeNull();
  });

  test('may be a function of the record; what it throws is reported', () => {
    expect(value((record) => record.a, { a: 1 })).toBe(1);
    expect(value(() => new Date('2026-10-25T14:00:00Z'), {})).toBe('2026-10-25T14:00:00.000Z');
    const throws = () => {
      throw new Error('no such field');
    };
    expect(() => value(throws, {})).toThrow(RuleFault);
    expect(() => value(throws, {})).toThrow('the function throws threw: no such field');
  });

  test.each([`"start-date" || 'no-date'`, '`"a-b"`', 'a - b', 'list[1:-1]', '@[?a > `-1`]', '"Название".a'])(
    'may have dashes and other letters in quotes, and a subtraction with spaces: %s',
    (expression) => expect(checkRule(expression)).toBeNull(),
  );

  test.each([
    ['a.[', 'not JMESPath at character'],
    ['title title', 'not JMESPath at character 7 of "title title"'],
    ['nofunction(@)', 'not JMESPath at character 1 of "nofunction(@)": no function nofunction()'],
    ['place.é', 'not JMESPath at character 7'],
    [
      'fields.начало',
      'at character 8 of "fields.начало": unexpected н; a key with other letters than a to z needs double quotes: "начало"',
    ],
    ['straße.name', 'needs double quotes: "straße"'],
    ['item.start-date', 'at character 6 of "item.start-date": a key with a dash needs double quotes: "start-date"'],
    [{ template: 'https://x/{event-id}' }, 'a key with a dash needs double quotes: "event-id"'],
    ['"open', 'not JMESPath at character 1'],
    [`a${'.a'.repeat(2000)}`, 'expected at most 2000 characters of JMESPath, found 4001'],
    [{}, 'expected a path, a template or a default'],
    [{ template: 'https://x/{slug' }, 'to have its }'],
    [17, 'expected a JMESPath expression'],
    [{ path: 'a', format: 'dd.MM.jjjj' }, 'the date pattern "dd.MM.jjjj" has the letter j, which names no field'],
    [{ path: 'a', format: ['dd.MM.yyyy', 'HH:mm'] }, 'expected the date pattern "HH:mm" to say year, month and day'],
    [{ path: 'a', timeZone: 'Berlin' }, "expected a time zone (Europe/Berlin), found 'Berlin'"],
  ])('that is wrong says what and where: %j', (rule, message) => {
    expect(checkRule(rule)?.message).toContain(message);
  });

  test('without mistakes has no fault', () => {
    expect(checkRule(['a', { path: ['b', 'c'], format: 'dd.MM.yyyy' }, () => 1])).toBeNull();
  });
});

describe('an expression on a hostile record', () => {
  test('reads nothing that the record only inherits', () => {
    for (const path of ['constructor', '__proto__', 'toString', 'a.constructor', 'list.constructor']) {
      expect(value(path, { a: 'x', list: [] })).toBeNull();
    }
  });

  test.each([
    ["pad_left('', `500000000`)"],
    ["pad_right('x', `2000000`) | pad_right(@, `900000000`)"],
    [Array(40).fill('[@, @]').join(' | ').concat(' | to_string(@)')],
    [Array(40).fill('[@, @] | []').join(' | ')],
    [Array(40).fill("join('', [@, @])").join(' | ').replace('@, @', 'text, text')],
    ["replace(text, 'a', text)"],
    ['list[*].[$.list[*].[$.list[*].[$.list]]]'],
  ])('costs bounded time and memory: %s', (path) => {
    const record = { text: 'a'.repeat(100_000), list: Array.from({ length: 300 }, (_, n) => ({ n })) };
    expect(() => value(path, record)).toThrow('takes more steps or memory than a rule may');
  });
});
