import { describe, expect, it } from 'vitest';
import { mapRecords, plain } from '../map-records.ts';

/** The statuses of six events, of which number 2 has the one list and the others the other. */
const statuses = (key: string, one: readonly unknown[], others: readonly unknown[]) =>
  mapRecords(plain((n) => ({ [key]: n === 2 ? one : others }))).events.map(({ status }) => status);
const only = (status: string) => ['confirmed', 'confirmed', status, 'confirmed', 'confirmed', 'confirmed'];

describe('a state in a list of labels', () => {
  it.each<[string, string, readonly unknown[], readonly unknown[]]>([
    ['of texts', 'markers', ['family', 'postponed'], ['family']],
    [
      'of objects',
      'uptake',
      [{ label: 'Postponed', key: 'later', color: '#a00' }],
      [{ label: 'Seats left', key: 'left' }],
    ],
    [
      'of objects, in another language',
      'Merkmale',
      [{ id: 4, title: 'verschoben' }],
      [{ id: 2, title: 'barrierefrei' }],
    ],
  ])('is that of the event: %s', (_, key, one, others) => {
    expect(statuses(key, one, others)).toEqual(only('postponed'));
  });

  it('is told by the name or the code, not by both', () => {
    const { detected } = mapRecords(
      plain((n) => ({ uptake: [n === 2 ? { name: 'Cancelled', code: 'cancelled' } : { name: 'Open', code: 'free' }] })),
    );
    expect(detected.settings.event.status).toBe("uptake[*].name | [?contains(['Cancelled'], @)] | [0]");
  });

  it.each<[string, string, readonly unknown[]]>([
    [
      'a session',
      'dates',
      [
        { name: 'cancelled', begin: '2026-05-13T18:30:00' },
        { name: 'as planned', begin: '2026-05-20T18:30:00' },
      ],
    ],
    ['a seat', 'registrations', [{ name: 'cancelled' }, { name: 'paid' }]],
    ['a person', 'speakers', [{ name: 'cancelled' }, { name: 'Ana Ruiz' }]],
  ])('is that of what the list holds: %s', (_, key, one) => {
    expect(statuses(key, one, one.slice(1))).toEqual(only('confirmed'));
  });

  it('says nothing where most events have it', () => {
    expect(statuses('markers', ['family'], ['family', 'cancelled'])).toEqual(only('confirmed'));
  });
});
