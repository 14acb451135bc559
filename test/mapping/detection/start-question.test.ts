import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import type { RankedSchedule } from '../../../src/mapping/detection/compose/ranking.ts';
import type { When } from '../../../src/mapping/detection/compose/when.ts';
import { tableOf } from '../../../src/mapping/detection/profile/table.ts';
import { startQuestion } from '../../../src/mapping/detection/start-question.ts';
import type { Rule } from '../../../src/mapping/mapping-settings.ts';
import { mapRecords, plain } from './map-records.ts';

const berlin = { timeZone: 'Europe/Berlin', language: 'en', linkBase: 'https://town.example' };
const records = ['Chess evening', 'Choir', 'Open workshop'].map((title, n) => ({ id: 4 + n, title, at: '' }));
const table = tableOf(records, 'en');
const rule = (text: Rule) => ({ rule: text, confidence: 0.6, why: 'test' });
const findings = { id: rule('id'), title: rule('title'), start: rule('at') };

const [column] = table.columns;
const local = { form: 'local', column };

/** A schedule that lets the events begin at these instants (or days). */
function schedule(
  share: number,
  rules: object,
  starts: readonly (string | null)[],
  { date = local, reading = 'written' } = {},
): RankedSchedule {
  const trials = starts.map((start, record) => ({
    record,
    event: { start, end: null, allDay: start?.length === 10, timeZone: null } as unknown as CalendarEvent,
  }));
  return { share, rules, trials, scope: [], start: { date }, end: null, reading } as unknown as RankedSchedule;
}

const when = (...ranked: readonly RankedSchedule[]) => ({ ranked, rests: [] }) as unknown as When;
const evenings = ['2026-10-05T15:30:00Z', '2026-10-06T15:30:00Z', '2026-10-07T16:00:00Z'];
const later = ['2026-10-05T17:30:00Z', '2026-10-06T17:30:00Z', '2026-10-07T18:00:00Z'];
const utc = { path: 'at', timeZone: 'UTC' };

describe('the question when events begin', () => {
  it('names a real event, its hours by each reading, and what goes with each', () => {
    const rivals = when(schedule(0.52, { start: 'at', end: 'to' }, evenings), schedule(0.47, { start: utc }, later));
    const whole = { ...findings, end: rule('to') };
    expect(startQuestion(rivals, whole, table, berlin)).toEqual({
      where: 'mapping.event.start',
      message: 'Which hour is right for “Chess evening”: 17:30 or 19:30 on 2026-10-05, in Europe/Berlin?',
      choices: [
        {
          rule: 'at',
          likelihood: 0.52,
          examples: [
            { id: '4', title: 'Chess evening', value: '2026-10-05 17:30' },
            { id: '5', title: 'Choir', value: '2026-10-06 17:30' },
            { id: '6', title: 'Open workshop', value: '2026-10-07 18:00' },
          ],
          with: { end: 'to' },
        },
        {
          rule: utc,
          likelihood: 0.47,
          examples: [
            { id: '4', title: 'Chess evening', value: '2026-10-05 19:30' },
            { id: '5', title: 'Choir', value: '2026-10-06 19:30' },
            { id: '6', title: 'Open workshop', value: '2026-10-07 20:00' },
          ],
          with: { end: null },
        },
      ],
      undecided: true,
    });
  });

  it('lets nothing wait where the portal names the zone of the hour', () => {
    const instant = { form: 'instant', column };
    const asked = (reading: string, date = instant) =>
      startQuestion(
        when(
          schedule(0.52, { start: 'at' }, evenings, { date: instant, reading }),
          schedule(0.47, { start: { path: 'at', as: 'local' } }, later, { date, reading: 'local' }),
        ),
        findings,
        table,
        berlin,
      )?.undecided;
    expect(asked('written')).toBe(false);
    expect(asked('local')).toBe(true);
    // Two fields that both name their zone.
    expect(asked('written', { form: 'instant', column })).toBe(true);
  });

  it('lets nothing wait where one is likelier, or where it is about whole days', () => {
    const likelier = when(schedule(0.65, { start: 'at' }, evenings), schedule(0.34, { start: utc }, later));
    expect(startQuestion(likelier, findings, table, berlin)?.undecided).toBe(false);
    const days = ['2026-10-05', '2026-10-06', '2026-10-07'];
    const asked = startQuestion(
      when(schedule(0.51, { start: 'at' }, evenings), schedule(0.49, { start: 'day' }, days)),
      findings,
      table,
      berlin,
    );
    expect(asked?.message).toBe(
      'Which start is right for “Chess evening”: 2026-10-05 17:30 or all day on 2026-10-05, in Europe/Berlin?',
    );
    expect(asked?.undecided).toBe(false);
  });

  it('is not asked where one is sure, or where all begin alike', () => {
    const sure = when(schedule(0.8, { start: 'at' }, evenings), schedule(0.2, { start: utc }, later));
    expect(startQuestion(sure, findings, table, berlin)).toBeNull();
    const alike = when(schedule(0.4, { start: 'at' }, evenings), schedule(0.4, { start: 'from', end: 'to' }, evenings));
    expect(startQuestion(alike, findings, table, berlin)).toBeNull();
  });

  it('asks for a yes where the only date is called otherwise, and new events wait for it', () => {
    const ask = (key: string) =>
      mapRecords(plain((n) => ({ start: null, end: null, [key]: `2026-05-${11 + n}T18:30:00` }))).detected.questions;
    expect(ask('registration_deadline')).toMatchObject([
      {
        where: 'mapping.event.start',
        message: expect.stringMatching(/^Does registration_deadline say when “.+” begins, 2026-05-11 18:30\?/),
        choices: [{ rule: 'registration_deadline' }],
        undecided: true,
      },
    ]);
    expect(ask('published_at')).toHaveLength(1);
    expect(ask('doors_open')).toBeUndefined();
  });

  it('is asked of no clear portal', () => {
    const { detected } = mapRecords(plain());
    expect(detected.questions).toBeUndefined();
  });
});
