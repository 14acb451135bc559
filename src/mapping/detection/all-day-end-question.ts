import type { Question } from '../mapper.ts';
import type { MappingContext, MappingSettings } from '../mapping-settings.ts';
import { type Trial, tryRules } from './compose/outcomes.ts';
import type { Finding, Findings } from './finding.ts';
import type { Table } from './profile/table.ts';
import { exampleBy, mostExamples } from './question-examples.ts';

type AllDayEnd = Exclude<MappingSettings['allDayEnd'], 'auto'>;

/** What is no more sure than this was guessed from how such portals are made. */
const mostGuessed = 0.6;

/** Whether all-day events end on the day that the portal gives or on the day before, where no record tells and it makes other events. */
export function allDayEndQuestion(
  findings: Findings,
  allDayEnd: Finding,
  table: Table,
  context: MappingContext,
): readonly Question[] {
  if (allDayEnd.confidence > mostGuessed || findings.start === undefined || findings.end === undefined) return [];
  const rules = Object.fromEntries(Object.entries(findings).map(([field, finding]) => [field, finding?.rule]));
  const tried = (by: MappingSettings['allDayEnd']) => tryRules(table, rules, context, by);
  const now = tried(allDayEnd.rule as MappingSettings['allDayEnd']);
  const readings = (['inclusive', 'exclusive'] as const).map((rule) => ({ rule, trials: tried(rule) }));
  const differing = now.flatMap(({ event }, n) => {
    const ends = readings.map(({ trials }) => trials[n]?.event.end);
    return event.allDay && ends[0] !== ends[1] ? [n] : [];
  });
  if (differing.length === 0) return [];
  const asNow = (trials: readonly Trial[]) =>
    differing.filter((n) => trials[n]?.event.end === now[n]?.event.end).length / differing.length;
  const [first, second] = readings.toSorted((a, b) => asNow(b.trials) - asNow(a.trials));
  const example = exampleBy(findings, table);
  return [
    {
      where: 'mapping.allDayEnd',
      message:
        'Does the end of an all-day event mean its last day (inclusive), or the day after (exclusive)? No event tells.',
      choices: [first, second].flatMap((reading, at) => {
        if (reading === undefined) return [];
        const examples = differing.slice(0, mostExamples).flatMap((n) => {
          const { record, event } = reading.trials[n] as Trial;
          return [example(record, `${event.start} to ${lastDay(event.end)}`)];
        });
        const likelihood = at === 0 ? usual[reading.rule] : 1 - usual[first?.rule ?? 'inclusive'];
        return [{ rule: reading.rule satisfies AllDayEnd, likelihood, examples }];
      }),
      undecided: false,
    },
  ];
}

/** How often what is published meanwhile was right, on portals that do not tell. */
const usual = { inclusive: 0.97, exclusive: 0.5 } as const;

/** The day before an exclusive end, as people say it. */
const lastDay = (end: string | null): string =>
  end === null ? 'no end' : new Date(Date.parse(`${end.slice(0, 10)}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
