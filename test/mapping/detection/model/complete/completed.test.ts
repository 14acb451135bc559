import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../../../../src/mapping/detection/detect.ts';
import { type ColumnField, candidatesOf } from '../../../../../src/mapping/detection/model/candidates.ts';
import { secondOf } from '../../../../../src/mapping/detection/model/choose.ts';
import { completeChoice } from '../../../../../src/mapping/detection/model/complete-choice.ts';
import { profileOf } from '../../../../../src/mapping/detection/model/features.ts';
import type { Ranked } from '../../../../../src/mapping/detection/model/ranked.ts';
import { mapRecords, plain, titles } from '../../map-records.ts';

/** The candidates of a field, all as likely, and the profile that they are of. */
function candidates(more: (n: number) => object) {
  const samples = { calendars: [], events: plain(more).map((record) => ({ record, body: {} })), details: [] };
  const profile = profileOf(tablesOf(samples, 'en').table, { language: 'en', linkBase: 'https://town.example' });
  const of = (field: ColumnField, path: string): Ranked => {
    const found = candidatesOf(profile, field).find(({ column }) => column.expression === path);
    if (found === undefined) throw new Error(`${path} is no ${field}`);
    return { ...found, share: 0.4 };
  };
  return { profile, of };
}

describe('those who meet', () => {
  const bodies = ['House Committee on Water', 'Senate Committee on Caves', 'Joint Committee on Schools'];
  const body = (n: number) => bodies[n % 3] ?? '';
  const performs = (title: (n: number) => string, host: (n: number) => string) => {
    // An open day is held by nobody of them.
    const people = (n: number) => (n === 5 ? [] : [{ name: body(n) }, { name: body(n) }]);
    const { profile, of } = candidates((n) => ({
      title: title(n),
      organizer: n === 5 ? null : host(n),
      participants: people(n),
    }));
    const chosen = (['title', 'organizer'] as const).map((field) => [field, of(field, field)] as const);
    const all = new Map<ColumnField, Ranked>([...chosen, ['performers', of('performers', 'participants[*].name')]]);
    return completeChoice(profile, all, new Map()).has('performers');
  };

  it('perform for nobody where the meeting is called as they are, and they hold it', () => {
    expect(performs(body, body)).toBe(false);
  });

  it('are those who perform where either is another', () => {
    expect(performs(body, () => 'Town hall')).toBe(true);
    expect(performs((n) => titles[n] ?? '', body)).toBe(true);
  });
});

describe('the kind of an event', () => {
  const kindOf = (types: readonly string[], key = 'type', none = 0.6) => {
    const { profile, of } = candidates((n) => ({ [key]: types[n] }));
    const kind = of('categories', key);
    const rankings = new Map([['categories' as const, { candidates: [kind], none }]]);
    return (
      completeChoice(profile, new Map([['title', of('title', 'title')]]), rankings).get('categories')?.rule ?? null
    );
  };
  const types = ['party', 'lecture', 'party', 'other', 'culture', 'other'];

  it('is the one word that every record has under a key for kinds', () => {
    expect(kindOf(types)).toBe('type');
    expect(kindOf(types, 'kategorie')).toBe('kategorie');
  });

  it('is none that is unlikely, that only one has, that all have, or that is no word', () => {
    expect(kindOf(types, 'type', 0.9)).toBeNull();
    expect(kindOf(['party', 'lecture', 'trip', 'other', 'culture', 'match'])).toBeNull();
    expect(kindOf(types.map(() => 'party'))).toBeNull();
    expect(kindOf(types.map((type) => `${type}_2`))).toBeNull();
    expect(kindOf(types, 'mode')).toBeNull();
  });
});

describe('the page of a calendar, above those of its events', () => {
  const site = (n: number) => `https://${n < 3 ? 'north' : 'south'}.example/calendar/`;
  const aboveOf = (page: (n: number) => string | null, above: (n: number) => string) => {
    const { of } = candidates((n) => ({ source_url: above(n), page_url: page(n) }));
    const [first, other] = [of('url', 'page_url'), of('url', 'source_url')];
    const model = { second: { none: 99 } };
    return secondOf('url', first, { candidates: [first, other], none: 0.2 }, titles.length, model)?.rule ?? null;
  };

  it('is told though two calendars count their events alike', () => {
    const page = (n: number) => (n === 2 ? null : `${site(n)}meeting/${88_100 + (n % 3)}`);
    expect(aboveOf(page, site)).toBe('source_url');
  });

  it('is none where all below it end in the same word', () => {
    const own = (n: number) => `https://town.example/events/${n}`;
    expect(aboveOf((n) => (n === 2 ? null : `${own(n)}/tickets`), own)).toBeNull();
    expect(aboveOf((n) => (n === 2 ? null : `${site(n)}tickets`), site)).toBeNull();
  });
});

it.each([
  ['委员会', '主办单位', '财政委员会', '交通委员会'],
  ['committee', 'organizer', 'Finance committee', 'Committee on roads'],
])('a body that meets gives way to whoever holds the meeting: %s and %s', (body, organizer, one, other) => {
  const names = (holder: object) =>
    mapRecords(plain((n) => ({ [body]: n % 2 ? other : one, ...holder }))).events[0]?.organizer?.name;
  expect(names({ [organizer]: 'Town council' })).toBe('Town council');
});
