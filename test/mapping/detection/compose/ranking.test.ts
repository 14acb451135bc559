import { describe, expect, it } from 'vitest';
import { joinRules, type RankedSchedule } from '../../../../src/mapping/detection/compose/ranking.ts';
import { tableOf } from '../../../../src/mapping/detection/profile/table.ts';
import type { Rule } from '../../../../src/mapping/mapping-settings.ts';
import { compileRule } from '../../../../src/mapping/rules/rule.ts';
import { mapRecords, titles } from '../map-records.ts';

const records = ['opens', 'begins', 'starts'].map((key, n) => ({
  [key]: `2026-05-1${n}T18:00:00`,
  until: `2026-06-1${n}T18:00:00`,
}));
const table = tableOf(records, 'en');

const schedule = (start: string, end: string | null): RankedSchedule => {
  const at = (key: string) => ({
    date: { column: table.columns.find(({ expression }) => expression === key) },
    time: null,
  });
  const rules = { start, ...(end !== null && { end }) };
  return { scope: [], start: at(start), end: end && at(end), rules } as unknown as RankedSchedule;
};

describe('the rules of several schedules', () => {
  it('give an end to the records of its own start only', () => {
    const { end } = joinRules(schedule('opens', null), [schedule('begins', null), schedule('starts', 'until')], table);
    const read = compileRule(end as Rule);
    expect(records.map((record) => read([record])?.value ?? null)).toEqual([null, null, '2026-06-12T18:00:00']);
  });

  it('begin the records without sessions at the day and hour of an object, where the others have sessions', () => {
    const day = (n: number) => `2026-05-${11 + n}`;
    const ends = ['10:00', '19:30'].map((time) => `${time}:00`);
    const list = (n: number) => [0, 7].map((days) => ({ date: day(n + days), start_time: ends[0], end_time: ends[1] }));
    const { events } = mapRecords(
      titles.map((title, n) => ({
        id: n + 1,
        title,
        start: { date: day(n), time: ends[0] },
        end: { date: day(n % 2 === 0 ? n : n + 7), time: ends[1] },
        sessions: n % 2 === 0 ? [] : list(n),
        created_at: '2026-04-01T10:00:00Z',
      })),
    );
    expect(events.map(({ id, start, end }) => [id, start, end])).toEqual(
      titles.flatMap((_, n) =>
        [n, ...(n % 2 === 0 ? [] : [n + 7])].map((at) => [`${n + 1}`, `${day(at)}T08:00:00Z`, `${day(at)}T17:30:00Z`]),
      ),
    );
  });
});
