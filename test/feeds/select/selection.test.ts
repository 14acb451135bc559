import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everything, parseSelection, type Selection, selectionKey } from '../../../src/feeds/select/selection.ts';
import { anyText } from '../any-event.ts';

function selectionOf(query: string): Selection {
  const parsed = parseSelection(new URLSearchParams(query), 2026);
  if (parsed.kind === 'problems') throw new Error(parsed.problems.map(({ message }) => message).join(' '));
  return parsed.selection;
}

function problemsOf(query: string): readonly string[] {
  const parsed = parseSelection(new URLSearchParams(query), 2026);
  return parsed.kind === 'problems' ? parsed.problems.map(({ message }) => message) : [];
}

describe('the query of a feed', () => {
  it('is everything where there is none, which nothing has to read', () => {
    expect(selectionOf('')).toBe(everything);
    expect(selectionKey(everything)).toBe('');
    expect(selectionOf('unknown=1')).toEqual(everything);
  });

  it('is understood completely', () => {
    expect(
      selectionOf(
        'from=2026-10-01&to=2026-10-31&category=Lecture&category=Arts&place=Great+Hall&organizer=Film+Club&series=Autumn-26&free=1&online=1&q=Old+English&limit=5&past=7&lang=FI&view=new&for=Outlook&alarm=030&after=20260901T080000Z-20261024-0a1b2c3d',
      ),
    ).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
      category: ['arts', 'lecture'],
      place: ['great hall'],
      organizer: ['film club'],
      series: ['Autumn-26'],
      free: true,
      online: true,
      q: 'old english',
      limit: 5,
      past: 7,
      lang: 'fi',
      view: 'new',
      for: 'outlook',
      alarm: 30,
      after: '20260901T080000Z-20261024-0a1b2c3d',
    });
  });

  it('ignores parameters that subscribers add, and empty form fields', () => {
    expect(selectionOf('nocache=1&utm_source=x&from=&q=+&category=')).toEqual(everything);
    expect(selectionKey(selectionOf('nocache=1&utm_source=x'))).toBe('');
  });

  it.each([
    ['category=B&category=a&q=X', 'q=x&category=A&category=b&category=B'],
    ['lang=en-gb&view=NEW', 'view=new&lang=EN-GB'],
    ['limit=010', 'limit=10'],
    ['q=a++b', 'q=A+b&x=y'],
    ['from=2026-01-01&from=2026-01-01', 'from=2026-01-01'],
    ['from=9999-12-31', 'from=2036-12-31'],
    ['from=0001-01-01', 'from=1970-01-01'],
    ['to=2099-12-31', 'to=9999-12-31'],
    ['to=2037-01-01', 'to=2999-01-01'],
    ['lang=en-u-ca-buddhist-x-a-b', 'lang=en'],
    ['lang=ru-FI', 'lang=ru'],
    ['lang=iw', 'lang=he'],
  ])('gives %s and %s the same key', (one, other) => {
    expect(selectionKey(selectionOf(one))).toBe(selectionKey(selectionOf(other)));
    expect(selectionKey(selectionOf(one))).not.toBe('');
  });

  it('keeps days that calendars have, and languages that people write', () => {
    expect(selectionKey(selectionOf('from=1970-01-01&to=2036-12-31'))).toBe('from=1970-01-01&to=2036-12-31');
    for (const lang of ['pt-BR', 'zh-Hant', 'sr-Latn-RS', 'en-GB', 'udm', 'se'])
      expect(selectionKey(selectionOf(`lang=${lang}`))).toBe(`lang=${lang}`);
  });

  it('counts a language that does not exist as none, and refuses a long one', () => {
    expect(selectionOf('lang=qx-Abcd')).toEqual(everything);
    expect(problemsOf(`lang=en-x-${'a-'.repeat(60)}a`)[0]).toContain('at most 100 characters');
  });

  it('gives a key that means the same when read again', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), anyText, (names, q) => {
        const query = new URLSearchParams({ q });
        for (const name of names) query.append('category', name);
        const first = parseSelection(query, 2026);
        if (first.kind === 'problems') return;
        expect(selectionOf(selectionKey(first.selection))).toEqual(first.selection);
      }),
    );
  });

  it.each([
    ['from=tomorrow', 'from must be a day, as in 2026-10-25; found "tomorrow".'],
    ['to=2026-02-30', 'to must be a day, as in 2026-10-25; found "2026-02-30".'],
    ['from=2026-10-02&to=2026-10-01', 'to must not be before from; found 2026-10-01 before 2026-10-02.'],
    ['limit=0', 'limit must be a whole number from 1 to 1000; found "0".'],
    ['limit=1e3', 'limit must be a whole number from 1 to 1000; found "1e3".'],
    ['for=google', 'for must be one of outlook, thunderbird; found "google".'],
    ['for=outlook&for=thunderbird', 'for may be given only once.'],
    ['after=2', 'after must be a place, as the link to the next page has it; found "2".'],
    ['alarm=soon', 'alarm must be a whole number from 0 to 40320; found "soon".'],
    ['alarm=40321', 'alarm must be a whole number from 0 to 40320; found "40321".'],
    ['past=-1', 'past must be a whole number from 0 to 36500; found "-1".'],
    ['lang=no such', 'lang must be a language tag, as in en or pt-BR; found "no such".'],
    ['view=all', 'view must be one of upcoming, new, changes; found "all".'],
    ['view=new&view=changes', 'view may be given only once.'],
    [`q=${'x'.repeat(201)}`, `q may have at most 200 characters; found "${'x'.repeat(60)}…".`],
    [`category=${'x'.repeat(201)}`, 'category may have at most 200 characters.'],
  ])('refuses %s', (query, message) => {
    expect(problemsOf(query)).toEqual([message]);
  });

  it('names every problem at once', () => {
    expect(problemsOf('from=x&limit=x&view=x')).toHaveLength(3);
  });
});
