import { describe, expect, it } from 'vitest';
import { findItems } from '../../../../src/mapping/detection/lists/envelope.ts';

describe('a list of calendars', () => {
  it('is not the list of the links of the answer', () => {
    const entry = ['talks', 'walks'].map((id) => ({
      fullUrl: `https://town.example/api/Service/${id}`,
      resource: { kind: 'Service', id, name: `Garden ${id}`, meta: { lastUpdated: '2026-06-30T08:00:12Z' } },
    }));
    const link = [{ relation: 'self', url: 'https://town.example/api/Service' }];
    expect(findItems({ kind: 'Bundle', total: 2, link, entry }, 'calendars')).toHaveLength(2);
  });

  it('is not the list of the fields that they have', () => {
    const fields = ['Remark', 'Number'].map((label) => ({ label, key: label, type: '_txt', mode: 1 }));
    const values = (remark: string, no: number) => ({
      values: { Remark: [remark], Number: [no] },
      page: 'x',
      space: 0,
      exists: '1',
    });
    const results = { 'Talks 2026': values('In the hall', 5), 'Walks 2026': values('Outdoors', 7) };
    const found = findItems({ query: { printed: [{ label: '', key: '' }, ...fields], results } }, 'calendars');
    expect(found).toEqual([
      { id: 'Talks 2026', ...results['Talks 2026'] },
      { id: 'Walks 2026', ...results['Walks 2026'] },
    ]);
  });

  it('is the list inside the one object that may be a calendar itself', () => {
    const entry = ['talks', 'walks'].map((id) => ({
      id: { $t: `tag:${id}` },
      updated: { $t: '2026-09-01T06:12:00Z' },
      title: { $t: `Garden ${id}` },
      summary: { $t: '' },
      author: [{ name: { $t: 'Web team' } }],
      color: { value: '#AB8B00' },
    }));
    const feed = { id: { $t: 'all' }, updated: { $t: '2026-09-20T06:00:00Z' }, title: { $t: 'Calendars' }, entry };
    expect(findItems({ version: '1.0', feed }, 'calendars')).toHaveLength(2);
  });
});

describe('a list of events', () => {
  const slots = [0, 1, 2, 3].map((n) => ({
    id: `s-${n}`,
    type: 'slots',
    attributes: { label: null, beginsAt: `2026-05-1${n}T18:30:00Z`, seats: 20 },
  }));
  const shows = ['Open day', 'Choir'].map((title, n) => ({
    id: `e-${n}`,
    type: 'shows',
    attributes: { title, createdAt: '2026-01-10T08:00:00Z' },
    relationships: { slots: { data: [2 * n, 2 * n + 1].map((at) => ({ type: 'slots', id: `s-${at}` })) } },
  }));

  it('is the one with titles, and not that of the sessions that it refers to', () => {
    expect(findItems({ data: shows, included: slots }, 'events')).toEqual(shows);
    // A sample has the beginning of one list, and all of the other.
    expect(findItems({ data: shows.slice(0, 1), included: slots }, 'events')).toEqual(shows.slice(0, 1));
  });

  it('is the one with dates, where nothing refers to it', () => {
    const apart = shows.map(({ relationships: _, ...show }) => show);
    expect(findItems({ data: apart, included: slots }, 'events')).toEqual(slots);
  });

  it('is the one with dates, where things of another kind have the ids of its records', () => {
    const games = [1, 2, 3].map((id) => ({ type: 'match', id: `${id}`, attributes: { kickoff: `2026-10-0${id}T18:00:00Z` } }));
    const league = { relationships: { league: { data: { type: 'league', id: '1' } } } };
    const teams = [1, 2, 3].map((id) => ({ type: 'team', id: `${id}`, attributes: { name: `Team ${id}` }, ...league }));
    expect(findItems({ data: games, included: teams }, 'events')).toEqual(games);
    const bookings = [1, 2, 3].map((id) => ({ id, start: `2026-10-0${id}T18:00:00Z`, end: `2026-10-0${id}T19:00:00Z`, room: id }));
    const rooms = [1, 2, 3].map((id) => ({ id, name: `Room ${id}`, building: { type: 'building', id: 1 } }));
    expect(findItems({ bookings, rooms }, 'events')).toEqual(bookings);
  }); // biome-ignore format: a table
});
