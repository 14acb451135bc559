import type { EventStatus } from '../../../calendar/event.ts';
import type { Rule, RuleObject } from '../../../mapping/mapping-settings.ts';
import { readStatus } from '../../../mapping/values/keyword.ts';
import { holdsFunction, type PlainSettings, valueAt } from '../../config-file/plain-settings.ts';
import { rulesInForce } from '../session/candidate-mapper.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import type { QuestionCard } from '../workbench-api.ts';
import { keyOf } from './card-keys.ts';

type Choice = QuestionCard['choices'][number];

const mostCodes = 4;
const mostExamples = 3;
const where = 'mapping.event.status';

type Meaning = 'cancelled' | 'confirmed' | 'postponed' | 'tentative' | 'draft';

/** What a code could mean. */
const meanings: readonly (readonly [status: Meaning, label: string])[] = [
  ['cancelled', 'Yes, it is cancelled'],
  ['confirmed', 'No, it takes place'],
  ['postponed', 'No, it is postponed'],
  ['tentative', 'No, it is not certain yet'],
  ['draft', 'No, it is a draft: leave it out'],
];
/** A code that nobody knows mostly stands for something out of the ordinary, unless most events have it. */
const unusual: Readonly<Record<Meaning, number>> = {
  cancelled: 0.4,
  confirmed: 0.25,
  postponed: 0.15,
  tentative: 0.1,
  draft: 0.1,
};
const usual: Readonly<Record<Meaning, number>> = {
  confirmed: 0.8,
  cancelled: 0.05,
  postponed: 0.05,
  tentative: 0.05,
  draft: 0.05,
};

/** "Is `3` cancelled? 4 of 200 events have it.": a question for each status that nobody could read. */
export function statusQuestions(reading: PortalReading, settings: PlainSettings): readonly QuestionCard[] {
  const { survey } = reading;
  const path = where.split('.');
  if (holdsFunction(valueAt(settings, path))) return [];
  const all = survey.calendars.reduce((sum, { records }) => sum + records.length, 0);
  return [...unreadCodes(reading)].slice(0, mostCodes).flatMap(([code, { count, rule, examples }]): QuestionCard[] => {
    const likely = count > all / 2 ? usual : unusual;
    const choices = meanings.flatMap(([status, label]): Choice[] => {
      const value = withMeaning(rule, code, status);
      return value === null
        ? []
        : [{ label, means: status, likelihood: likely[status], changes: [{ path, value }], examples }];
    });
    choices.sort((a, b) => b.likelihood - a.likelihood);
    if (choices.length === 0) return [];
    const have = count === 1 ? '1 of' : `${count} of`;
    const message = `Is ${JSON.stringify(code)} cancelled? ${have} ${all} events ${count === 1 ? 'has' : 'have'} it as their status, and it is read as confirmed.`;
    return [
      {
        key: keyOf(where, code),
        kind: 'status',
        where,
        message,
        about: { code, events: count, of: all },
        undecided: false,
        choices,
      },
    ];
  });
}

interface UnreadCode {
  readonly count: number;
  readonly rule: Rule;
  readonly examples: Choice['examples'];
}

/** Statuses that are no words that anybody knows, the most frequent first. */
function unreadCodes(reading: PortalReading): ReadonlyMap<string, UnreadCode> {
  const codes = new Map<string, { count: number; rule: Rule; examples: Choice['examples'][number][] }>();
  const { calendars, problems } = reading.survey;
  // Whoever maps a record reports a status that nobody knows. To trace all records would take long.
  const reported = new Set(problems.flatMap(({ where: at }) => (at.endsWith(', status') ? [at] : [])));
  for (const { calendar, records } of reported.size === 0 ? [] : calendars) {
    const rule = rulesInForce(reading, calendar.id).status;
    if (rule === undefined) continue;
    for (const [at, record] of records.entries()) {
      if (!reported.has(`calendar ${calendar.id}, event ${record.id}, status`)) continue;
      const value = record.trace(record.scopes())('status')?.value ?? null;
      if (value === null || typeof value === 'object' || String(value).length > 60) continue;
      if (String(value).trim() === '' || readStatus(value) !== null) continue;
      const code = String(value);
      const known = codes.get(code) ?? { count: 0, rule, examples: [] };
      codes.set(code, known);
      known.count += 1;
      const title = record.events[0]?.title ?? null;
      if (known.examples.length < mostExamples)
        known.examples.push({ calendar: calendar.id, record: at, title, value: code });
    }
  }
  return new Map([...codes].sort(([, a], [, b]) => b.count - a.count));
}

/** The rule with one more entry in its table; null: the rule has no path that a table could translate. */
function withMeaning(rule: Rule, code: string, status: EventStatus): Rule | null {
  if (typeof rule === 'string') return { path: rule, values: { [code]: status } };
  if (typeof rule === 'function') return null;
  if (Array.isArray(rule)) {
    const rules = (rule as readonly Rule[]).map((one) => withMeaning(one, code, status));
    return rules.every((one) => one !== null) ? rules : null;
  }
  const { path, values, ...options } = rule as RuleObject;
  return path === undefined ? null : { path, ...options, values: { ...values, [code]: status } };
}
