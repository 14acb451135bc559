import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../../src/calendar/snapshot.ts';
import { previewOf } from '../../../src/pages/home/calendar-preview.ts';
import { homeAgenda } from '../../../src/pages/home/home-agenda.ts';
import { isRightAt, previewAt } from '../../../src/pages/home/preview-at.ts';
import { calendarOf, noon, published, snapshotOf } from '../../app/app-deps.ts';
import { busySite } from '../../browser/busy-site.ts';

const timeZone = 'Europe/Helsinki';
const quarterHour = 900_000;
const place = { timeZone, calendars: 4 };
const { publisher } = busySite();
const snapshots = ['concerts', 'museum', 'clubs', 'fair'].flatMap((id): readonly Snapshot[] => {
  const answer = publisher.answers.get(id);
  return answer?.kind === 'snapshot' ? [answer.snapshot] : [];
});
/** By the moment at which they were made. */
const made = new Map<number, ReturnType<typeof previewsMadeAt>>();
const previewsMadeAt = (at: number) =>
  snapshots.map((snapshot) => ({ calendar: snapshot.calendar, preview: previewOf(snapshot, place, at) }));
/** What the home page lists of two days at a moment, by previews that were made at another. */
const agendaAt = (now: number, at: number) => {
  const previews = made.get(at) ?? previewsMadeAt(at);
  made.set(at, previews);
  const right = previews.every(({ preview }) => isRightAt(preview, now));
  const agenda = homeAgenda(previews, { now, timeZone, language: 'en-GB' });
  const { days, next, ...rest } = agenda;
  return { right, rest, days: days.slice(0, 2) };
};

describe('a preview', () => {
  test('gives the same page at every moment for which it is right, whenever it was made', () => {
    let compared = 0;
    for (const begun of [noon - 15 * 3_600_000, noon]) {
      for (let now = begun + 3 * quarterHour; now < begun + 86_400_000; now += 3 * quarterHour) {
        const { right, ...old } = agendaAt(now, begun);
        if (!right) break;
        compared += 1;
        const { right: _, ...fresh } = agendaAt(now, now);
        expect([begun, now, old]).toEqual([begun, now, fresh]);
      }
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('is right for a day where little takes place, and is over sooner where much does', () => {
    const few = snapshotOf(calendarOf('few'));
    expect(previewOf(few, place, noon)).toMatchObject({ from: noon, to: noon + 86_400_000 });
    const talks = Array.from({ length: 200 }, (_, i) => {
      const begins = new Date(noon + i * 300_000).toISOString();
      const [start, end] = [
        `${begins.slice(0, 19)}Z`,
        `${new Date(Date.parse(begins) + 300_000).toISOString().slice(0, 19)}Z`,
      ];
      return published({ id: `t${i}`, title: `Talk ${i}`, start, end });
    });
    const busy = previewOf(snapshotOf(calendarOf('busy'), { events: talks }), place, noon);
    // Sixteen are kept, and eight of them are over then.
    expect(busy.to).toBe(noon + 9 * 300_000);
    expect(isRightAt(busy, busy.to - 1)).toBe(true);
    expect(isRightAt(busy, busy.to)).toBe(false);
    expect(isRightAt(busy, noon - 1)).toBe(false);
  });

  test('counts no event that is over by then, and each date on the day on which it is listed', () => {
    const events = [
      published({ id: 'a', start: '2026-10-01T13:00:00Z', end: '2026-10-01T14:00:00Z', categories: ['Talk'] }),
      published({ id: 'b', start: '2026-10-01T10:00:00Z', end: '2026-10-02T10:00:00Z', categories: ['Talk'] }),
      published({
        id: 'c',
        start: '2026-09-24T15:00:00Z',
        end: '2026-09-24T16:00:00Z',
        recurrence: { rules: ['FREQ=WEEKLY;COUNT=2'], exclude: [], include: [] },
        categories: ['Club'],
      }),
    ];
    const preview = previewOf(snapshotOf(calendarOf('x'), { events }), place, noon);
    const at = (now: string) => {
      const { days, choices } = previewAt(preview, Date.parse(now));
      return { days: [...days], categories: choices.names.category.map(({ name, count }) => `${name} ${count}`) };
    };
    expect(at('2026-10-01T12:00:00Z')).toEqual({ days: [['2026-10-01', 3]], categories: ['Talk 2', 'Club 1'] });
    expect(at('2026-10-01T14:00:00Z')).toEqual({ days: [['2026-10-01', 2]], categories: ['Club 1', 'Talk 1'] });
    expect(at('2026-10-01T16:15:00Z')).toEqual({ days: [['2026-10-01', 1]], categories: ['Talk 1'] });
    expect(at('2026-10-01T21:00:00Z')).toEqual({ days: [['2026-10-02', 1]], categories: ['Talk 1'] });
    expect(at('2026-10-02T10:00:00Z')).toEqual({ days: [], categories: [] });
  });

  test('is bounded, however much a calendar holds and however many there are', () => {
    const many = Array.from({ length: 5000 }, (_, i) =>
      published({
        id: `m${i}`,
        title: `Talk ${i} ${'of something long '.repeat(10)}`,
        start: `${new Date(noon + i * 600_000).toISOString().slice(0, 19)}Z`,
        end: `${new Date(noon + i * 600_000 + 300_000).toISOString().slice(0, 19)}Z`,
        categories: [`Category ${i}`],
      }),
    );
    const snapshot = snapshotOf(calendarOf('many'), { events: many });
    const sizeBeside = (calendars: number) => JSON.stringify(previewOf(snapshot, { timeZone, calendars }, noon)).length;
    expect(sizeBeside(1)).toBeLessThan(250_000);
    expect(sizeBeside(1000)).toBeLessThan(60_000);
  });
});
