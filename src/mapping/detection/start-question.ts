import type { Question } from '../mapper.ts';
import type { MappingContext, Rule } from '../mapping-settings.ts';
import { wallOf } from './compose/outcomes.ts';
import { joinRules, type RankedSchedule } from './compose/ranking.ts';
import type { When } from './compose/when.ts';
import type { Findings } from './finding.ts';
import { type Column, isUnder, says } from './profile/column.ts';
import type { Table } from './profile/table.ts';
import { exampleBy, mostExamples } from './question-examples.ts';

/** Where the likeliest start has less of all likelihood, a person is asked: of portals left out, half of these were wrong. */
const askedBelow = 0.75;
/** Where it has less than this, nobody could say which hour is right. */
const tossedBelow = 0.55;
const mostChoices = 3;
/** What goes with a start. */
const companionFields = ['end', 'duration', 'sessions'] as const;
/** What nobody would miss among the choices. */
const leastShare = 0.05;

/** Schedules whose events begin at the same times, and their likelihood together. */
interface Reading {
  readonly schedule: RankedSchedule;
  readonly likelihood: number;
  readonly starts: ReadonlyMap<number, string>;
}

/** The likelihood of each set of starts, the greatest first. */
function startReadings(ranked: readonly RankedSchedule[], context: MappingContext): readonly Reading[] {
  const readings = new Map<string, Reading>();
  for (const schedule of ranked) {
    const starts = startsOf(schedule, context);
    const key = JSON.stringify([...starts]);
    const known = readings.get(key);
    readings.set(key, { schedule, starts, ...known, likelihood: schedule.share + (known?.likelihood ?? 0) });
  }
  return [...readings.values()].sort((a, b) => b.likelihood - a.likelihood);
}

/** When the first event of each record begins, in words. */
function startsOf({ trials }: RankedSchedule, context: MappingContext): ReadonlyMap<number, string> {
  const starts = new Map<number, string>();
  for (const trial of trials) {
    const { start, allDay } = trial.event;
    if (starts.has(trial.record)) continue;
    const wall = start === null || allDay ? null : wallOf(trial, context);
    starts.set(trial.record, wall === null ? (start ?? '') : `${wall.day} ${wall.time.slice(0, 5)}`);
  }
  return starts;
}

/** Asks when the events begin, where readings of the portal's dates are nearly as likely as each other. */
export function startQuestion(
  { ranked, rests }: When,
  findings: Findings,
  table: Table,
  context: MappingContext,
): Question | null {
  const readings = startReadings(ranked, context)
    .slice(0, mostChoices)
    .filter(({ likelihood }) => likelihood >= leastShare)
    .filter((one, n, [best]) => n === 0 || (best !== undefined && tellsAsMuch(one, best)));
  const [first, second] = readings;
  const rule = findings.start?.rule;
  if (first === undefined || rule === undefined) return null;
  if (second === undefined || first.likelihood >= askedBelow)
    return isOtherwiseCalled(first.schedule.start.date.column) ? confirmation(first, rule, findings, table) : null;
  // Records that the readings read differently.
  const telling = [...first.starts.keys()].filter(
    (record) => first.starts.get(record) !== '' && first.starts.get(record) !== second.starts.get(record),
  );
  const [told] = telling;
  if (told === undefined) return null;
  const example = exampleBy(findings, table);
  const shown = telling.slice(0, mostExamples);
  const joined = readings.map(({ schedule }) => joinRules(schedule, rests, table));
  const differing = companionFields.filter(
    (field) => new Set(joined.map((one) => JSON.stringify(one[field]))).size > 1,
  );
  const choices = readings.map(({ likelihood, starts }, n) => {
    // The likeliest is what is in force.
    const ruleOf = (field: keyof Findings & keyof RankedSchedule['rules']): Rule | undefined =>
      n === 0 ? findings[field]?.rule : joined[n]?.[field];
    return {
      rule: n === 0 ? rule : (joined[n]?.start as Rule),
      likelihood: Math.round(100 * likelihood) / 100,
      examples: shown.map((record) => example(record, starts.get(record) || 'no date')),
      with: Object.fromEntries(differing.map((field) => [field, ruleOf(field) ?? null])),
    };
  });
  return {
    where: 'mapping.event.start',
    message: messageOf(
      example(told, '').title,
      readings.map(({ starts }) => starts.get(told) ?? ''),
      context,
    ),
    choices,
    undecided:
      first.likelihood < tossedBelow &&
      isOfHours(first.starts.get(told), second.starts.get(told)) &&
      !isAsSaid(first, second),
  };
}

/** By its name, the date is when the record was made or shown, or until when one registers. */
const isOtherwiseCalled = (column: Column): boolean =>
  (says(column, 'created', 'updated', 'published') || (says(column, 'deadline') && says(column, 'registration'))) &&
  !says(column, 'start', 'event', 'sessions') &&
  !isUnder(column, 'start', 'date');

/** Asks whether the events begin at the only date that records have, which is called otherwise. */
function confirmation({ schedule, starts }: Reading, rule: Rule, findings: Findings, table: Table): Question {
  const example = exampleBy(findings, table);
  const dated = [...starts].filter(([, start]) => start !== '').slice(0, mostExamples);
  const [[record, start] = [0, '']] = dated;
  const { title } = example(record, start);
  const of = title === null ? 'the first event' : `“${title}”`;
  return {
    where: 'mapping.event.start',
    message: `Does ${schedule.start.date.column.expression} say when ${of} begins, ${start}? Its name says something else.`,
    choices: [
      {
        rule,
        // Of the known portals with such a start, half mean it.
        likelihood: 0.5,
        examples: dated.map(([record, start]) => example(record, start)),
      },
    ],
    undecided: true,
  };
}

/** Whether it gives a date to at least half of the events: what gives none is no other answer. */
const tellsAsMuch = (one: Reading, best: Reading): boolean =>
  [...best.starts.keys()].filter((record) => (one.starts.get(record) ?? '') !== '').length * 2 >= best.starts.size;

/** The portal names the zone of the hour, and that is the likelier reading: events need not wait for what a person says. */
const isAsSaid = (first: Reading, second: Reading): boolean =>
  first.schedule.start.date.form === 'instant' &&
  first.schedule.reading === 'written' &&
  first.schedule.start.date === second.schedule.start.date;

const isOfHours = (one = '', other = ''): boolean => one.length > 10 && other.length > 10;

/** `Which start is right for “Chess evening”: 17:30 or 19:30 on 2026-05-11, in Europe/Berlin?` */
function messageOf(title: string | null, starts: readonly string[], { timeZone }: MappingContext): string {
  const of = title === null ? '' : ` for “${title}”`;
  const days = new Set(starts.map((start) => start.slice(0, 10)));
  const zone = timeZone === null ? '' : `, in ${timeZone}`;
  const timed = starts.every((start) => start.length > 10);
  const [day] = days;
  const named = [...new Set(starts)].map((start) =>
    start === ''
      ? 'no date'
      : days.size === 1 && timed
        ? start.slice(11)
        : start.length > 10
          ? start
          : `all day on ${start}`,
  );
  const list = named.length > 1 ? `${named.slice(0, -1).join(', ')} or ${named.at(-1)}` : named.join('');
  if (days.size === 1 && timed) return `Which hour is right${of}: ${list} on ${day}${zone}?`;
  return `Which start is right${of}: ${list}${zone}?`;
}
