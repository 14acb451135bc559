import { describe, expect, it } from 'vitest';
import { mapRecords, plain, titles } from '../map-records.ts';

const names = ['Digital workshops', 'Walks of the elders'];
const calendars = [{ data: names.map((text, n) => ({ id: `c${n}`, text, kind: 'events' })) }];
const record = (n: number) => ({ agenda_label: names[n % 2], description: `What to bring to number ${n}.` });

function told(known: readonly unknown[]) {
  const { detected } = mapRecords(plain(record), { language: 'fr' }, {}, known);
  return Object.entries(detected.settings.event).flatMap(([field, rule]) => (rule === 'agenda_label' ? [field] : []));
}

describe('what a calendar is called', () => {
  it('is nothing of an event, as far as the list of calendars calls it so', () => {
    expect(told(calendars)).toEqual([]);
  });

  it('is the kind where its key says so', () => {
    const kinds = plain((n) => ({ category: { id: n % 2, name: names[n % 2] } }));
    expect(mapRecords(kinds, {}, {}, calendars).events[0]?.categories).toEqual([names[0]]);
  });

  it('is told by most of the events, and may be the same for several calendars', () => {
    const called = (calendar: (n: number) => string, titles: readonly string[]) =>
      mapRecords(
        plain((n) => ({ calendar: calendar(n) })),
        {},
        {},
        [titles.map((title, n) => ({ id: `c${n}`, title }))],
      ).detected.settings.event.categories;
    const kinds = ['Concerts', 'Lectures'];
    expect(called((n) => kinds[n % 2] as string, [])).toBe('calendar');
    expect(called((n) => kinds[n % 2] as string, kinds)).toBeUndefined();
    expect(called((n) => (n === 5 ? 'Walks' : (kinds[n % 2] as string)), kinds)).toBeUndefined();
    expect(called((n) => kinds[n % 2] as string, [...kinds, 'Lectures'])).toBeUndefined();
  });

  it('is no other text of the calendars', () => {
    const halls = ['Harbour Hall', 'Central Library'];
    const located = (more: (n: number) => object) =>
      mapRecords(
        plain((n) => ({ agenda: halls[n % 2] })),
        {},
        {},
        [names.map((title, n) => ({ id: `c${n}`, title, ...more(n) }))],
      ).detected.settings.event.location;
    expect(located(() => ({}))).toBeDefined();
    expect(located((n) => ({ venue: halls[n] }))).toEqual(located(() => ({})));
  });

  it('may be the place or the kind where no calendar is called so', () => {
    expect(told([])).not.toEqual([]);
    expect(told([{ data: names.map((_, n) => ({ id: `c${n}`, text: `List ${n}` })) }])).not.toEqual([]);
  });

  it('is no part of the place beside one, and neither is the rest of its object', () => {
    const leagues = ['North league', 'Cup of the coast'];
    const known = [leagues.map((title, n) => ({ id: `c${n}`, title }))];
    const places = (more: (n: number) => object) =>
      mapRecords(
        plain((n) => ({ venue: { name: n < 5 ? `Ground ${n % 3} of the town` : null }, ...more(n) })),
        {},
        {},
        known,
      ).events.map(({ location }) => location?.name ?? null);
    const grounds = titles.map((_, n) => (n < 5 ? `Ground ${n % 3} of the town` : null));
    const league = (n: number) => ({
      league: { name: leagues[n % 2], country: 'Brazil', round: `Regular season - ${n}` },
    });
    expect(places(league)).toEqual(grounds);
  });

  it('is the place where it stands with its address', () => {
    const halls = ['Harbour cinema', 'Central cinema'];
    const known = [halls.map((title, n) => ({ id: `c${n}`, title }))];
    const site = (n: number) => ({
      name: halls[n % 2],
      address: { street: `Long Street ${n % 2}`, city: 'Stourcombe' },
    });
    const { events } = mapRecords(
      plain((n) => ({ screen: { name: `Screen ${n % 3}` }, site: site(n) })),
      {},
      {},
      known,
    );
    expect(events.map(({ location }) => location?.name?.includes(halls[0] as string))).toContain(true);
  });
});
