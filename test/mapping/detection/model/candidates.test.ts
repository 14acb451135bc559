import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../../../src/mapping/detection/detect.ts';
import { type ColumnField, candidatesOf } from '../../../../src/mapping/detection/model/candidates.ts';
import { profileOf } from '../../../../src/mapping/detection/model/features.ts';
import { plain } from '../map-records.ts';

function rulesFor(field: ColumnField, more: (n: number) => object): readonly string[] {
  const samples = { calendars: [], events: plain(more).map((record) => ({ record, body: {} })), details: [] };
  const profile = profileOf(tablesOf(samples, 'en').table, { language: 'en', linkBase: 'https://town.example' });
  return candidatesOf(profile, field).map(({ rule }) => String(rule));
}

describe('what could be a field at all', () => {
  it('is no address of the interface, where one registers', () => {
    const links = (n: number) => ({
      sign_up: `https://town.example/go/${n}`,
      link: `https://api.town.example/v2/${n}`,
    });
    expect(rulesFor('registrationUrl', links)).toEqual(['sign_up']);
  });

  it('is no title once more, where the organizer is asked for', () => {
    const names = (n: number) => ({ title: `Talk number ${n}`, entityTitle: `Talk number ${n}`, host: 'Town library' });
    expect(rulesFor('organizer', names)).toContain('host');
    expect(rulesFor('organizer', names)).not.toContain('entityTitle');
  });

  it('is no kind of admission, where categories are asked for', () => {
    const fares = [
      { name: 'Adult', price: 12 },
      { name: 'Child', price: 5 },
    ];
    const rules = rulesFor('categories', (n) => ({ kind: n % 2 === 0 ? 'Concert' : 'Talk', fares }));
    expect(rules).toContain('kind');
    expect(rules.filter((rule) => rule.startsWith('fares'))).toEqual([]);
  });
});
