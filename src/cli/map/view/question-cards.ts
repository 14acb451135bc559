import type { Question } from '../../../mapping/mapper.ts';
import type { RuleObject } from '../../../mapping/mapping-settings.ts';
import { compileExpression } from '../../../mapping/rules/expression.ts';
import type { PlainSettings } from '../../config-file/plain-settings.ts';
import type { Survey } from '../../survey/survey.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import type { QuestionCard } from '../workbench-api.ts';
import { keyOf, kindOf, ruleText } from './card-keys.ts';
import { ownQuestions } from './own-questions.ts';
import { timeZoneQuestions } from './zone-question.ts';

type Choice = QuestionCard['choices'][number];

/** What only a person can decide: what detection asks, and what else should not be taken on trust. */
export function questionCards(
  reading: PortalReading,
  { settings, machineZone }: { readonly settings: PlainSettings; readonly machineZone: string },
): readonly QuestionCard[] {
  const { survey } = reading;
  const asked = survey.questions.map((question) => cardOf(question, survey));
  const places = new Set(asked.map(({ where }) => where));
  const own = ownQuestions(reading, settings).filter(({ where }) => !places.has(where));
  return [...asked, ...own, ...timeZoneQuestions(reading, machineZone)];
}

function cardOf({ where, message, choices, undecided }: Question, survey: Survey): QuestionCard {
  const places = recordPlaces(survey);
  const cards = choices.map(({ rule, likelihood, with: others = {}, examples }): Choice => {
    const event = Object.entries(others).map(([field, value]) => ({ path: ['mapping', 'event', field], value }));
    return {
      label: examples[0]?.value ?? ruleText(rule),
      likelihood,
      changes: [{ path: where.split('.'), value: rule }, ...event],
      examples: examples.map(({ id, title, value }) => ({ ...(places.get(id ?? '') ?? nowhere), title, value })),
    };
  });
  // Two choices that give the same first value need their rules to be told apart.
  const labels = new Set(cards.map(({ label }) => label));
  const named = cards.map((card, at) => ({
    ...card,
    label: labels.size === cards.length ? card.label : `${card.label} (${ruleText(choices[at]?.rule)})`,
  }));
  return {
    key: keyOf(
      where,
      choices.map(({ rule }) => rule),
    ),
    kind: kindOf(where),
    where,
    message,
    ...topicOf(where, choices, survey),
    undecided,
    choices: withCodes(named, choices, survey),
  };
}

/**
 * Of several codes, each choice says its own: rules are no answers to a person. Nobody is asked about the codes that most records have;
 * the others that the answer leaves open are asked about next.
 */
function withCodes(cards: readonly Choice[], choices: Question['choices'], survey: Survey): readonly Choice[] {
  const own = choices.map(({ rule }) =>
    Object.keys((rule as RuleObject | null)?.values ?? {}).filter((code) => code !== '*'),
  );
  if (new Set(own.flat()).size < 2 || own.some((codes) => codes.length > 1)) return cards;
  const [first] = choices.map(({ rule }) => rule as RuleObject);
  const usual = [...new Set(first === undefined ? [] : statusValues(first, survey))].filter(
    (code) => !own.flat().includes(code),
  );
  return cards.map((card, at) => {
    const code = own[at]?.[0] ?? null;
    if (code === null || first === undefined || usual.length > mostUsual) return { ...card, code };
    const values = { [code]: 'cancelled', ...Object.fromEntries(usual.map((one) => [one, 'confirmed'])) };
    const [change, ...others] = card.changes;
    return { ...card, code, changes: change ? [{ ...change, value: { ...first, values } }, ...others] : [] };
  });
}

/** Of more codes, a table would be long. */
const mostUsual = 8;

/** What stands where a rule looks for the status, in each record that has something there. */
function statusValues({ path }: RuleObject, { calendars }: Survey): readonly string[] {
  if (typeof path !== 'string') return [];
  const read = compileExpression(path);
  const records = calendars.flatMap((one) => one.records);
  return records
    .map(({ listed, details }) => String(read(listed.record) ?? read(details) ?? ''))
    .filter((one) => one !== '');
}

/** What is asked, as data, where the place and the rules say it. */
function topicOf(where: string, choices: Question['choices'], survey: Survey): Pick<QuestionCard, 'topic'> {
  if (where === 'mapping.allDayEnd') return { topic: { code: 'lastDay' } };
  if (where !== 'mapping.event.status') return {};
  const rules = choices.map(({ rule }) => rule as RuleObject);
  const codes = rules.flatMap(({ values = {} }) => Object.keys(values).filter((code) => code !== '*'));
  const path = rules[0]?.path;
  if (typeof path !== 'string') return {};
  const values = statusValues({ path }, survey);
  const counted = codes.map((code) => ({ code, records: values.filter((value) => value === code).length }));
  const of = survey.calendars.reduce((sum, { records }) => sum + records.length, 0);
  return { topic: { code: 'cancelledCodes', path, codes: counted, of } };
}

const nowhere = { calendar: null, record: null };

/** Where the record with an id is. */
function recordPlaces({ calendars }: Survey) {
  const places = new Map<string, { readonly calendar: string; readonly record: number }>();
  for (const { calendar, records } of calendars)
    for (const [record, { id }] of records.entries())
      if (!places.has(id)) places.set(id, { calendar: calendar.id, record });
  return places;
}
