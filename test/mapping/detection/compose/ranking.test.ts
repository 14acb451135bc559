import { describe, expect, it } from 'vitest';
import { joinRules, type RankedSchedule } from '../../../../src/mapping/detection/compose/ranking.ts';
import { tableOf } from '../../../../src/mapping/detection/profile/table.ts';
import type { Rule } from '../../../../src/mapping/mapping-settings.ts';
import { compileRule } from '../../../../src/mapping/rules/rule.ts';

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
});
