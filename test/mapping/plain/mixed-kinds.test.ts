import { describe, expect, it } from 'vitest';
import { createMapping } from '../../../src/mapping/mapping.ts';
import { withoutMixedKinds } from '../../../src/mapping/plain/references/mixed-kinds.ts';
import { counts, ordinary } from './ordinary.ts';

const hall = { type: 'Hall', id: 2, name: 'Fair hall', changed: '2026-01-07T10:00:00Z' };

describe('lists of several kinds', () => {
  it('have the records only, with the things in the place of what refers to them', () => {
    const fair = {
      type: 'Happening',
      id: 7,
      start: '2026-10-03',
      where: 'Hall/2',
      host: { ref: 'Club/5', label: 'Garden club' },
    };
    expect(withoutMixedKinds({ items: [fair, hall] })).toEqual({ items: [{ ...fair, where: hall }] });
  });

  it('are seen through what wraps each of their things', () => {
    const at = { reference: 'https://town.example/api/Hall/2', remark: 'left door' };
    const fair = { score: 1, thing: { type: 'Happening', id: 7, start: '2026-10-03', at } };
    const placed = { score: 1, thing: { ...fair.thing, at: { ...hall, ...at } } };
    expect(withoutMixedKinds([fair, { score: 0, thing: hall }])).toEqual([placed]);
  });

  it.each<[string, unknown]>([
    ['things that nothing refers to', [{ type: 'Happening', id: 7, start: '2026-10-03', near: 'Hall/9' }, hall]],
    [
      'events that others refer to',
      [
        { type: 'Happening', id: 7, next: 'Course/8' },
        { type: 'Course', id: 8, start: '2026-10-03' },
      ],
    ],
    ['one kind alone', [{ type: 'Hall', id: 1, annex: 'Hall/2' }, hall]],
    ['a zone', [{ type: 'Happening', id: 7, zone: 'Europe/Paris' }, hall]],
  ])('stay as they are: %s', (_, items) => {
    expect(withoutMixedKinds({ items })).toEqual({ items });
  });

  const concert = (n: number) => ({
    type: 'Concert',
    id: n,
    start: '2026-10-03',
    url: `https://town.example/Concert/${n}`,
  });
  const course = (n: number) => ({
    type: 'Course',
    id: n,
    dates: [{ start: '2026-10-04' }],
    url: `https://town.example/Course/${n}`,
  });
  it.each<[string, (count: number) => unknown]>([
    [
      'records that name themselves',
      (count) => ordinary(count, (n) => (n % 2 ? concert(n) : { ...course(n), dates: ['soon'] })),
    ],
    [
      'records with their dates in parts',
      (count) => [
        concert(0),
        ...ordinary(count, (n) => ({ ...course(n), next: 'Concert/0', mate: `Course/${1 + (n % count)}` })),
      ],
    ],
    [
      'records that refer to each other only',
      (count) => [concert(0), ...ordinary(count, (n) => ({ type: 'News', id: n, next: `News/${1 + (n % count)}` }))],
    ],
    ['one kind alone', (count) => ordinary(count, concert)],
  ])('are no ordinary answer: %s', (_, itemsOf) => {
    for (const count of counts) {
      const body = { items: itemsOf(count) };
      expect(withoutMixedKinds(body)).toBe(body);
    }
  });

  it('have in a thing what that refers to, and nothing twice in itself', () => {
    const club = { type: 'Club', id: 5, name: 'Garden club', home: 'Hall/2' };
    const fair = { type: 'Happening', id: 7, start: '2026-10-03', host: 'Club/5' };
    const whole = { ...hall, owner: 'Club/5' };
    expect(withoutMixedKinds([fair, club, whole])).toEqual([{ ...fair, host: { ...club, home: whole } }]);
  });

  it('stay as they are where the things would multiply', () => {
    const wide = { ...hall, rooms: Array.from({ length: 2000 }, (_, n) => n) };
    const body = [...ordinary(600, (n) => ({ type: 'Happening', id: n, start: '2026-10-03', where: 'Hall/2' })), wide];
    expect(withoutMixedKinds(body)).toBe(body);
  });

  it('of what takes part become a list for each kind', () => {
    const parts = [
      { role: 'room', actor: { reference: 'Hall/2', display: 'Fair hall' } },
      { role: 'talk', actor: { reference: 'Speaker/5', display: 'Ana Ruiz' } },
    ];
    expect(withoutMixedKinds([{ parts }])).toEqual([
      {
        parts: {
          Hall: [{ role: 'room', reference: 'Hall/2', display: 'Fair hall' }],
          Speaker: [{ role: 'talk', reference: 'Speaker/5', display: 'Ana Ruiz' }],
        },
      },
    ]);
  });

  it('give events their place and who speaks, and no place is an event', () => {
    const halls = ['Fair hall, Level 2', 'Old mill, Level 1'].map((name, n) => ({
      resource: {
        resourceType: 'Location',
        id: `h${n}`,
        name,
        address: { use: 'work', line: [`${n + 88} Mill Lane`], city: 'Ashby', state: 'VIC', postalCode: '3399' },
      },
    }));
    const who = [
      ['Ana Ruiz'],
      ['Tom Hale', 'Ida Berg'],
      ['Max Roth'],
      ['Eva Lund', 'Ana Ruiz'],
      ['Ida Berg'],
      ['Tom Hale'],
    ];
    const speaker = (display: string) => ({ actor: { reference: `Speaker/${display.length}`, display } });
    const talks = ['Roses', 'Herbs', 'Apples', 'Bees', 'Ponds', 'Hedges'].map((title, n) => ({
      resource: {
        resourceType: 'Meeting',
        id: `m${n}`,
        title: `Talk on ${title.toLowerCase()}`,
        start: `2026-10-0${n + 1}T18:00:00Z`,
        participant: [
          {
            actor: {
              reference: `Location/h${n % 2}`,
              display: n % 2 === 0 ? 'Fair hall, Level 2' : 'Old mill, Level 1',
            },
          },
          ...(who[n] as readonly string[]).map(speaker),
        ],
      },
    }));
    const body = { entry: [...talks, ...halls] };
    const mapping = createMapping(
      { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
      { timeZone: 'Europe/London', language: 'en', linkBase: 'https://town.example' },
    );
    const listed = mapping.eventItems(body).map((record) => ({ record, body }));
    const mapper = mapping.mapper(mapping.detect({ calendars: [], events: listed, details: [] }));
    const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
    const events = listed.flatMap((one) => mapper.events(calendar, one, null).events);
    expect(events).toHaveLength(6);
    expect(events[1]).toMatchObject({ title: 'Talk on herbs', performers: ['Tom Hale', 'Ida Berg'] });
    expect(events[1]?.location).toMatchObject({ name: 'Old mill, Level 1', address: '89 Mill Lane, 3399 Ashby, VIC' });
  });
});
