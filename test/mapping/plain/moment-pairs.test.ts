import { describe, expect, it } from 'vitest';
import { withoutMomentPairs } from '../../../src/mapping/plain/lists/moment-pairs.ts';
import { plainDetails } from '../../../src/mapping/plain-body.ts';
import { mapRecords, titles } from '../detection/map-records.ts';
import { counts, ordinary } from './ordinary.ts';

const may = (day: number, time: string): string => `2026-05-${day}T${time}`;

describe('from when to when as a list of two', () => {
  it('is a start and an end', () => {
    const of = (...all: unknown[]) => ({ events: all.map((when, n) => ({ id: n, slot: { when } })) });
    const three = ['20261003', '20261004'];
    expect(
      withoutMomentPairs(
        of(
          ['202610031000-0300', '202610031200-0300'],
          ['202610042200-0300', '202610050100-0300'],
          three,
          '202610051000-0300',
          ['20261008'],
          [],
          null,
        ),
      ),
    ).toEqual(
      of(
        { start: '202610031000-0300', end: '202610031200-0300' },
        { start: '202610042200-0300', end: '202610050100-0300' },
        { start: '20261003', end: '20261004' },
        { start: '202610051000-0300' },
        { start: '20261008' },
        [],
        null,
      ),
    );
  });

  it('gives an event both', () => {
    const records = titles.map((title, n) => ({ id: n, title, at: [may(11 + n, '18:30'), may(11 + n, '20:00')] }));
    const { events } = mapRecords(withoutMomentPairs(records) as readonly object[]);
    const [first] = events;
    expect([first?.start, first?.end]).toEqual(['2026-05-11T16:30:00Z', '2026-05-11T18:00:00Z']);
    expect(events).toHaveLength(titles.length);
  });

  it('is read in the details of an event as in the list', () => {
    const list = [1, 2].map((n) => ({ id: n, at: [may(11, '18:30'), may(11, '20:00')] }));
    const details = { id: 1, at: [may(11, '18:30'), may(11, '20:00')], text: 'Words' };
    expect(plainDetails(details, list)).toEqual({
      id: 1,
      at: { start: may(11, '18:30'), end: may(11, '20:00') },
      text: 'Words',
    });
  });

  it.each<[string, unknown[]]>([
    [
      'three of them',
      [
        [may(11, '18:30'), may(11, '20:00')],
        [may(12, '10:00'), may(12, '12:00')],
        [may(13, '10:00'), may(13, '12:00'), may(13, '14:00')],
      ],
    ],
    [
      'the same hour of several days',
      [
        [may(11, '18:30'), may(18, '18:30')],
        [may(12, '10:00'), may(19, '10:00')],
      ],
    ],
    [
      'days',
      [
        ['2026-05-11', '2026-05-18'],
        ['2026-05-12', '2026-05-13'],
      ],
    ],
    [
      'one of them mostly',
      [
        [may(11, '18:30'), may(11, '20:00')],
        [may(12, '18:30'), may(12, '20:00')],
        ...[13, 14, 15].map((day) => [may(day, '10:00')]),
      ],
    ],
    [
      'numbers of telephones',
      [
        ['04402112345', '04402112346'],
        ['04402112347', '04402112348'],
      ],
    ],
  ])('is none: %s', (_, all) => {
    const body = all.map((when, n) => ({ id: n, when }));
    expect(withoutMomentPairs(body)).toBe(body);
  });

  it('is none under a key that speaks of performances', () => {
    const body = [11, 12].map((day) => ({ performances: [may(day, '15:00'), may(day, '20:00')] }));
    expect(withoutMomentPairs(body)).toBe(body);
  });

  it('is read in the others where one of many is a list of three', () => {
    const at = (n: number) => [may(11, '18:30'), may(11, '20:00'), ...(n === 7 ? [may(11, '22:00')] : [])];
    const body = ordinary(30, (n) => ({ id: n, at: at(n) }));
    expect(withoutMomentPairs(body)).toEqual(
      body.map(({ id, at: [start, end, ...more] }) => ({ id, at: more.length > 0 ? at(7) : { start, end } })),
    );
  });

  it.each([
    ['of hours', '2026-05-11T18:00', '2026-05-11T20:00'],
    ['of days', '2026-05-11', '2026-05-13'],
  ])('is read in one record of a portal that is known to write so: %s', (_, start, end) => {
    const body = [{ id: 1, when: [start, end] }];
    expect(withoutMomentPairs(body)).toBe(body);
    expect(withoutMomentPairs(body, null, true)).toEqual([{ id: 1, when: { start, end } }]);
  });

  it.each(['screenings', 'starts', 'showings', 'start', 'begins', 'times', 'plays', 'seances', 'showTimes'])(
    'is none under a key that speaks of several, or of beginnings: %s',
    (key) => {
      for (const count of counts) {
        const body = { films: ordinary(count, (n) => ({ id: n, [key]: [may(11, '17:00'), may(11, '20:00')] })) };
        expect(withoutMomentPairs(body)).toBe(body);
      }
    },
  );
});
