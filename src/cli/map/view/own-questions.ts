import type { RuleInForce } from '../../../mapping/mapper.ts';
import type { EventField, Rule } from '../../../mapping/mapping-settings.ts';
import { holdsFunction, isObject, type PlainSettings, valueAt } from '../../config-file/plain-settings.ts';
import { coreFields as constantFields, constantValue, doubtedBelow } from '../../survey/core-doubts.ts';
import { fieldText } from '../../survey/field-text.ts';
import type { SurveyedCalendar } from '../../survey/survey.ts';
import { createCandidateMapper } from '../session/candidate-mapper.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import type { QuestionCard, WorkbenchChange } from '../workbench-api.ts';
import { keyOf, kindOf, ruleText } from './card-keys.ts';
import { otherRules } from './other-rules.ts';
import { statusQuestions } from './unread-status.ts';

type Choice = QuestionCard['choices'][number];
type Example = Choice['examples'][number];

const coreFields = ['title', 'start', 'end', 'allDay', 'status', 'timeZone'] as const;

const names: Readonly<Record<(typeof coreFields)[number], string>> = {
  title: 'title',
  start: 'start',
  end: 'end',
  allDay: 'sign that an event takes all day',
  status: 'status',
  timeZone: 'time zone',
};

const mostChoices = 4;
const mostExamples = 3;
/** So many records of a calendar are looked at for those that the choices make different events of. */
const mostTried = 60;

/** What detection did not ask, and what a person should decide all the same. */
export function ownQuestions(reading: PortalReading, settings: PlainSettings): readonly QuestionCard[] {
  const { survey } = reading;
  if (survey.rules === null) return [];
  const unread = statusQuestions(reading, settings);
  const taken = new Set(unread.map(({ where }) => where));
  const doubtful = coreFields.flatMap((field): readonly QuestionCard[] => {
    const rule = survey.rules?.event[field];
    const where = `mapping.event.${field}`;
    if (rule === undefined || rule.origin !== 'detected' || taken.has(where)) return [];
    if (rule.confidence >= doubtedBelow) return [];
    const rivals = rivalsOf(reading, field, rule);
    return rivals.length < 2 ? [] : [rivalCard(reading, field, rivals)];
  });
  const asked = new Set([...taken, ...doubtful.map(({ where }) => where)]);
  return [...unread, ...doubtful, ...constantCards(reading, settings).filter(({ where }) => !asked.has(where))];
}

type Rival = Pick<RuleInForce, 'rule' | 'confidence'>;

/** What a field could be, likeliest first. Every event has a title and a start, so these are looked for once more. */
function rivalsOf(reading: PortalReading, field: (typeof coreFields)[number], inForce: RuleInForce): readonly Rival[] {
  const { rule, confidence, alternatives = [] } = inForce;
  if (alternatives.length > 0) return [inForce, ...alternatives].slice(0, mostChoices);
  if (field !== 'title' && field !== 'start') return [];
  const others = otherRules(reading, field, rule);
  const share = (1 - confidence) / (others.length + 1);
  const found = others.map((one): Rival => ({ rule: one, confidence: share }));
  return [inForce, ...found].sort((a, b) => b.confidence - a.confidence);
}

/** "Which of these is the title?" */
function rivalCard(reading: PortalReading, field: (typeof coreFields)[number], rivals: readonly Rival[]): QuestionCard {
  const where = `mapping.event.${field}`;
  const total = rivals.reduce((sum, { confidence }) => sum + confidence, 0) || 1;
  const examples = differingExamples(
    reading,
    field,
    rivals.map(({ rule }) => rule as Rule),
  );
  const choices = rivals.map(({ rule, confidence }, at): Choice => {
    const own = examples[at] ?? [];
    const first = own[0]?.value ?? 'nothing';
    return {
      label: `${first} (${ruleText(rule)})`,
      likelihood: Math.round((100 * confidence) / total) / 100,
      changes: [{ path: where.split('.'), value: rule }, ...(field === 'start' ? endLike(rule, reading) : [])],
      examples: own,
    };
  });
  const message = `Which of these is the ${names[field]} of an event?`;
  const key = keyOf(
    where,
    rivals.map(({ rule }) => rule),
  );
  const topic = { code: 'whichIs', field } as const;
  return { key, kind: kindOf(where), where, message, topic, undecided: false, choices };
}

/** Whoever says how the clock of the start is read says it of the end, too. */
function endLike(start: unknown, { survey }: PortalReading): readonly WorkbenchChange[] {
  const end = survey.rules?.event.end;
  const zoneOf = (rule: unknown) => (isObject(rule) ? rule.timeZone : undefined);
  const zone = zoneOf(start);
  if (zone === undefined || end === undefined || end.origin !== 'detected') return [];
  const likewise = [end, ...(end.alternatives ?? [])].find(({ rule }) => zoneOf(rule) === zone);
  return likewise === undefined ? [] : [{ path: ['mapping', 'event', 'end'], value: likewise.rule }];
}

/** The same few records by each rule, those first of which the rules make different events. */
function differingExamples(
  reading: PortalReading,
  field: EventField,
  rules: readonly Rule[],
): readonly (readonly Example[])[] {
  const rows = reading.survey.calendars.flatMap((owner) => {
    const mappers = rules.map((rule) => createCandidateMapper(reading, owner, { [field]: rule }));
    return owner.records.slice(0, mostTried).map((record, at) => {
      const values = mappers.map((map) => {
        const [event] = map(record).events;
        return event === undefined ? null : fieldText(event, field, owner.calendar.timeZone);
      });
      const title = field === 'title' ? null : (record.events[0]?.title ?? null);
      return { place: { calendar: owner.calendar.id, record: at, title }, values };
    });
  });
  const differs = ({ values }: (typeof rows)[number]) => new Set(values).size > 1;
  const shown = [...rows.filter(differs), ...rows.filter((row) => !differs(row))].slice(0, mostExamples);
  return rules.map((_, at) => shown.map(({ place, values }) => ({ ...place, value: values[at] ?? 'nothing' })));
}

/** "All 40 events have the same title. Is that right?" */
function constantCards(reading: PortalReading, settings: PlainSettings): readonly QuestionCard[] {
  const { survey } = reading;
  return constantFields.flatMap((field): readonly QuestionCard[] => {
    const rule = survey.rules?.event[field];
    const path = ['mapping', 'event', field];
    // A person has decided what is configured.
    if (rule === undefined || rule.origin !== 'detected' || holdsFunction(valueAt(settings, path))) return [];
    const value = constantValue(field, survey.calendars);
    if (value === null) return [];
    const where = path.join('.');
    const examples = survey.calendars
      .flatMap((owner) => firstExamples(owner, field as EventField))
      .slice(0, mostExamples);
    const others = (rule.alternatives ?? []).slice(0, mostChoices - 2);
    const choices: readonly Choice[] = [
      { label: 'Yes, that is right', means: 'right', likelihood: 0.5, changes: [{ path, value: rule.rule }], examples },
      ...others.map(
        (other): Choice => ({
          label: `No, it is ${other.examples[0] ?? 'elsewhere'} (${ruleText(other.rule)})`,
          elsewhere: { value: other.examples[0] ?? null, rule: ruleText(other.rule) },
          likelihood: 0.3,
          changes: [{ path, value: other.rule }],
          examples: other.examples.map((value) => ({ calendar: null, record: null, title: null, value })),
        }),
      ),
      ...(field === 'title' || field === 'start' ? [] : [leftEmpty(path)]),
    ];
    const key = keyOf(
      where,
      choices.map(({ changes }) => changes),
    );
    const message = `The ${names[field]} is the same in all events: ${value}. Is that right?`;
    const topic = { code: 'sameEverywhere', field, value } as const;
    return [{ key, kind: kindOf(where), where, message, topic, undecided: false, choices }];
  });
}

const leftEmpty = (path: readonly string[]): Choice => ({
  label: 'No, leave the field empty',
  means: 'empty',
  likelihood: 0.2,
  changes: [{ path, value: null }],
  examples: [],
});

const firstExamples = ({ calendar, records }: SurveyedCalendar, field: EventField): readonly Example[] =>
  records.slice(0, mostExamples).flatMap(({ events }, record): readonly Example[] => {
    const [event] = events;
    const value = event === undefined ? null : fieldText(event, field, calendar.timeZone);
    return event === undefined || value === null ? [] : [{ calendar: calendar.id, record, title: event.title, value }];
  });
