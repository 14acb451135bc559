/**
 * Fits the weights of detection on the portals of test/portals, and says how well they do on portals left out.
 *
 *   npm run fit                   five folds by family, then the weights from all portals are written
 *   npm run fit -- --fast         only the weights, with the confidence that there is
 *   npm run fit -- --check        five folds only; exits 1 below the floors
 *   npm run fit -- --verbose      every field that was wrong
 *   npm run fit -- --field price  one choice only, in half a minute: what the candidates could give, what was chosen
 *
 * Each choice (a field's column, the schedule, the place) is a conditional logit over the candidates of a portal and
 * "none of them", with an L2 penalty. The same portals give the same weights.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calendarTitles } from '../src/mapping/detection/calendars.ts';
import { keyOf } from '../src/mapping/detection/compose/outcomes.ts';
import { among, columnsOf, type Part, weighedBy } from '../src/mapping/detection/compose/place-parts.ts';
import { type Placed, placesOf, textOf } from '../src/mapping/detection/compose/places.ts';
import { joinRules, rankSchedules, restSchedules, withOutcomes } from '../src/mapping/detection/compose/ranking.ts';
import { readingsOf } from '../src/mapping/detection/compose/readings.ts';
import { type Schedule, schedulesOf } from '../src/mapping/detection/compose/schedule.ts';
import { type Dated, datesOf } from '../src/mapping/detection/compose/zone.ts';
import { itemsOf, tablesOf } from '../src/mapping/detection/detect.ts';
import { type IdCandidate, idCandidates } from '../src/mapping/detection/lists/ids.ts';
import {
  type Candidate,
  type ColumnField,
  candidatesOf,
  columnFields,
} from '../src/mapping/detection/model/candidates.ts';
import { chooseColumns, fallbackFeatures, type Model } from '../src/mapping/detection/model/choose.ts';
import { confidence } from '../src/mapping/detection/model/confidence.ts';
import { type Features, profileOf } from '../src/mapping/detection/model/features.ts';
import { sharesOf, type Weights } from '../src/mapping/detection/model/softmax.ts';
import { weights } from '../src/mapping/detection/model/weights.ts';
import { type Table, tableOf } from '../src/mapping/detection/profile/table.ts';
import { eventFields, type Rule } from '../src/mapping/mapping-settings.ts';
import {
  contextOf,
  judgePortal,
  mapPortal,
  mutate,
  type Portal,
  readCorpus,
  readRecords,
} from '../test/portals/corpus.ts';
import { hasField, pair, partShares, rightIds, rightSchedule, rightShare } from '../test/portals/labels.ts';
import { daysAtMidnight, daysAtNoon, localAsUtc, utcUnsaid } from '../test/portals/miswritten.ts';
import {
  accompanied,
  dateObjects,
  dayFirst,
  distracted,
  epochSeconds,
  fieldsNested,
  inList,
  inTypedValue,
  inValue,
  itemsWrapped,
  type Mutation,
  nonsense,
} from '../test/portals/mutations.ts';

import {
  fitConfidence,
  gradeByFolds,
  leastActedOn,
  leastSecond,
  reliability,
  type ShownRule,
  shownFrom,
  shownRules,
  writeConfidence,
} from './fit-confidence.ts';
import { listExamples } from './fit-lists.ts';

/** A choice of one portal: its candidates by their features, and which are right. */
export interface Choice {
  readonly portal: Portal;
  readonly packed: Packed;
  /** What each candidate reads, and the share of the events in which that is right. */
  readonly names: readonly string[];
  readonly right: readonly number[];
}

export const featureNames: string[] = [];
const featureIds = new Map<string, number>();
export function idOf(name: string): number {
  let id = featureIds.get(name);
  if (id === undefined) {
    id = featureNames.length;
    featureNames.push(name);
    featureIds.set(name, id);
  }
  return id;
}
idOf('none');

const isOther = (name: ChoiceName): name is (typeof otherChoices)[number] =>
  (otherChoices as readonly string[]).includes(name);
const isOfLists = (name: string): name is (typeof listChoiceNames)[number] =>
  (listChoiceNames as readonly string[]).includes(name);
/** The best is taken, however little speaks for it. */
const isAlways = (name: string): boolean =>
  name === 'schedule' || name === 'reading' || (isOfLists(name) && !name.endsWith('List'));

/** By portals of which detection sees the first records only: the whole, by which its choices are right or wrong. */
const wholes = new Map<Portal, { readonly whole: Portal; readonly seen: number }>();

/** The records of a portal with their truth, and what detection sees of them. */
function readingOf(portal: Portal): ReturnType<typeof readRecords> {
  const { whole, seen } = wholes.get(portal) ?? { whole: portal, seen: Number.POSITIVE_INFINITY };
  const { records, samples } = readRecords(whole);
  const events = samples.events.slice(0, seen);
  const details = samples.details.filter(({ listed }) => events.includes(listed));
  return { records, samples: { ...samples, events, details } };
}

/** Every other portal as it is when it has few events: the choice must be the same as later, when there are many. */
function beginningOf(portal: Portal): readonly Portal[] {
  const seed = seedOf(portal, 5);
  const seen = seed % 3 === 0 ? 1 : 3;
  if (seed % 2 === 0 || readRecords(portal).records.length <= seen) return [];
  const beginning = { ...portal };
  wholes.set(beginning, { whole: portal, seen });
  return [beginning];
}

function seedOf({ system }: Portal, first: number): number {
  let seed = first;
  for (const char of system) seed = (seed * 31 + char.charCodeAt(0)) % 1_000_003;
  return seed;
}

const foldCount = 5;
/** The fold of a family, the same in every run. */
export const foldOf = ({ family }: Portal): number => {
  let hash = 7;
  for (const char of family) hash = (hash * 31 + char.charCodeAt(0)) % 1_000_003;
  return hash % foldCount;
};

/** Choices that are not of one column for a field of an event. */
const otherChoices = ['schedule', 'reading', 'rest', 'alone', 'place', 'second'] as const;
const listChoiceNames = ['eventList', 'calendarList', 'id', 'calendarId', 'calendarTitle'] as const;
export type ChoiceName = ColumnField | (typeof otherChoices)[number] | (typeof listChoiceNames)[number];

/** The choices of every portal, by what is chosen. A portal that comes several times counts as often. */
export function choicesOf(portals: readonly Portal[], only?: string): ReadonlyMap<ChoiceName, readonly Choice[]> {
  for (const portal of new Set(portals))
    noteWords(portal, tablesOf(readingOf(portal).samples, contextOf(portal).language).table);
  const known = new Map<Portal, readonly (readonly [ChoiceName, readonly Choice[]])[]>();
  for (const portal of new Set(portals))
    known.set(portal, [
      ...choicesOfPortal(portal, only),
      ...(wholes.has(portal) ? [] : listChoices(portal, only)).map(([name, choice]) => [name, [choice]] as const),
    ]);
  const all = new Map<ChoiceName, Choice[]>();
  for (const portal of portals)
    for (const [name, choices] of known.get(portal) ?? []) {
      const list = all.get(name) ?? [];
      list.push(...choices);
      all.set(name, list);
    }
  return all;
}

function choicesOfPortal(portal: Portal, only?: string): ReadonlyMap<ChoiceName, readonly Choice[]> {
  const all = new Map<ChoiceName, readonly Choice[]>();
  const { records, samples } = readingOf(portal);
  if (records.length === 0) return all;
  const context = contextOf(portal);
  const { table } = tablesOf(samples, context.language);
  const profile = profileOf(table, context);
  const pairs = pair(portal, records);
  for (const field of columnFields) {
    if (!(eventFields as readonly string[]).includes(field) || (only !== undefined && only !== field)) continue;
    const there = hasField(portal, pairs, field);
    if (there === null) continue;
    const candidates = candidatesOf(profile, field);
    if (candidates.length === 0) continue;
    const right = candidates.map(({ rule }: Candidate) =>
      there ? (rightShare(portal, pairs, field, { [field]: rule }) ?? 0) : 0,
    );
    const best = Math.max(...right);
    if (there && best < 0.5 && only === undefined) continue;
    all.set(field, [
      choiceOf(
        portal,
        candidates.map(({ features }) => features),
        right,
        !there,
        candidates.map(({ rule }) => JSON.stringify(rule)),
      ),
    ]);
  }
  // Each column by itself: is it a part of the place?
  if ((only === undefined || only === 'place') && hasField(portal, pairs, 'location') !== null) {
    const parts = columnsOf(profile);
    const rules = parts.map(({ column }) => textOf(column));
    const right = partShares(portal, pairs, rules);
    placeParts.set(portal, { parts, right });
    all.set(
      'alone',
      partChoices(
        portal,
        parts.map(({ features }) => features),
      ),
    );
  }
  if (only !== undefined && only !== 'schedule') return all;
  const dated = datesOf(table, context);
  const schedules = schedulesOf(profile, dated.dates, dated.complete).slice(0, mostSchedules);
  if (schedules.length < 2) return all;
  const right = schedules.map((one) => rightSchedule(portal, pairs, completeRules(one, dated)));
  const outcomes = schedules.map((one) => withOutcomes(one, dated, context));
  all.set('schedule', [
    choiceOf(
      portal,
      outcomes.map(({ features }) => features),
      right,
      false,
      schedules.map(({ rules }) => rulesText(Object.entries(rules))),
      outcomes.map(({ trials }) => keyOf(trials.map(({ event }) => event))),
    ),
  ]);
  return all;
}

const mostSchedules = 3000;

/** The rules of a schedule with those of the zone and the flag beside it. */
function completeRules(
  { scope, rules }: Pick<Schedule, 'scope' | 'rules'>,
  dated: Dated,
): Readonly<Record<string, Rule>> {
  const { timeZone, allDay } = dated.beside(scope);
  return {
    ...(rules as Record<string, Rule>),
    ...(timeZone && { timeZone: timeZone.rule }),
    ...(allDay && { allDay: allDay.rule }),
  };
}

/** Labels each portal once, though it may come several times. */
function choicesOnce(portals: readonly Portal[], label: (portal: Portal) => readonly Choice[]): readonly Choice[] {
  const known = new Map([...new Set(portals)].map((portal) => [portal, label(portal)] as const));
  return portals.flatMap((portal) => known.get(portal) ?? []);
}

/** How the dates of the likeliest schedule are meant. Needs the shares that a first fit gives. */
function readingChoices(portals: readonly Portal[], model: Model): readonly Choice[] {
  return choicesOnce(portals, (portal): readonly Choice[] => {
    const { records, samples } = readingOf(portal);
    if (records.length === 0) return [];
    const context = contextOf(portal);
    const { table } = tablesOf(samples, context.language);
    const dated = datesOf(table, context);
    const [first] = rankSchedules(profileOf(table, context), dated, context, model.schedule);
    const readings = first === undefined ? [] : readingsOf(first, dated, context);
    if (first === undefined || readings.length < 2) return [];
    const pairs = pair(portal, records);
    const right = readings.map(({ rules }) =>
      rightSchedule(portal, pairs, completeRules({ scope: first.scope, rules }, dated)),
    );
    return [
      choiceOf(
        portal,
        readings.map(({ features }) => features),
        right,
        false,
        readings.map(({ rules }) => rulesText(Object.entries(rules))),
        readings.map(({ trials }) => keyOf(trials.map(({ event }) => event))),
      ),
    ];
  });
}

/** The ids of the events, of all and of one alone, and the ids and titles of the calendars. */
function listChoices(portal: Portal, only: string | undefined): readonly (readonly [ChoiceName, Choice])[] {
  if (only !== undefined && !isOfLists(only)) return [];
  const context = contextOf(portal);
  const { records } = readingOf(portal);
  const pairs = pair(portal, records);
  const choice = (
    candidates: readonly { readonly features: Features; readonly rule: Rule }[],
    rightOf: (n: number) => number,
  ) => {
    const right = candidates.map((_, n) => rightOf(n));
    const isAsked = candidates.length > 0 && Math.max(...right) >= 0.5;
    return isAsked
      ? [
          choiceOf(
            portal,
            candidates.map(({ features }) => features),
            right,
            false,
            candidates.map(({ rule }) => String(rule)),
          ),
        ]
      : [];
  };
  const ids = [records, records.slice(0, 1)].flatMap((some) => {
    const { listed } = tablesOf(
      { calendars: [], events: some.map(({ listed }) => listed), details: [] },
      context.language,
    );
    const candidates = idCandidates(listed, 'events');
    const own = pairs.filter(({ record }) => some.includes(record));
    return own.length === 0 ? [] : choice(candidates, (n) => rightIds(own, (candidates[n] as IdCandidate).rule));
  });
  const examples = listExamples(portal, seedOf(portal, 7));
  const listsOf = (kind: 'events' | 'calendars') =>
    examples[kind].map(({ candidates, right, isAbsent }) =>
      choiceOf(
        portal,
        candidates.map(({ features }) => features),
        right,
        isAbsent,
        candidates.map(({ expression }) => expression),
      ),
    );
  const asked = Object.keys(portal.lists);
  const table = tableOf(itemsOf(portal.calendars, 'calendars'), context.language);
  const calendars = idCandidates(table, 'calendars');
  const titles = calendarTitles(profileOf(table, context));
  const shareIn = (texts: Iterable<unknown>, told: readonly string[]) => {
    const all = new Set([...texts].map((text) => String(text).trim()));
    return told.filter((one) => all.has(one)).length / Math.max(1, told.length);
  };
  return [
    ...listsOf('events').map((one) => ['eventList', one] as const),
    ...listsOf('calendars').map((one) => ['calendarList', one] as const),
    ...ids.map((one) => ['id', one] as const),
    ...choice(calendars, (n) => shareIn((calendars[n] as IdCandidate).ids.values(), asked)).map(
      (one) => ['calendarId', one] as const,
    ),
    ...choice(titles, (n) =>
      shareIn(
        (titles[n] as Candidate).column.cells.map(({ value }) => value),
        portal.calendarNames ?? [],
      ),
    ).map((one) => ['calendarTitle', one] as const),
  ].filter(([name]) => only === undefined || name === only);
}

/** A column whose values are so often a part of the place is one. */
const leastPart = 0.6;

/** The columns of each portal that may be parts of the place, and how often each is. */
const placeParts = new Map<Portal, { readonly parts: readonly Part[]; readonly right: readonly (number | null)[] }>();

/** Whether each column is a part of the place, by its features. */
function partChoices(portal: Portal, features: readonly Features[]): readonly Choice[] {
  const { parts = [], right = [] } = placeParts.get(portal) ?? {};
  return parts.flatMap(({ column }, n) => {
    const share = right[n] ?? null;
    return share === null
      ? []
      : [choiceOf(portal, [features[n] as Features], [share], share < leastPart, [column.expression])];
  });
}

/** The same by how likely the other columns are; `alone`: weights that were not fitted on the portal. */
const placeChoices = (portal: Portal, alone: Weights): readonly Choice[] =>
  partChoices(portal, among(weighedBy(alone, placeParts.get(portal)?.parts ?? [])));

const rulesText = (rules: readonly (readonly [string, unknown])[]): string =>
  rules.map(([name, rule]) => `${name}=${JSON.stringify(rule)}`).join(' ');

/** Which schedule helps where the likeliest gives no start. Needs the shares that a first fit gives. */
function restChoices(portals: readonly Portal[], model: Model): readonly Choice[] {
  return choicesOnce(portals, (portal): readonly Choice[] => {
    const { records, samples } = readingOf(portal);
    if (records.length === 0) return [];
    const context = contextOf(portal);
    const { table } = tablesOf(samples, context.language);
    const dated = datesOf(table, context);
    const [first] = rankSchedules(profileOf(table, context), dated, context, model.schedule);
    if (first === undefined) return [];
    const candidates = restSchedules(table, [first], context, model.schedule);
    if (candidates.length === 0) return [];
    const pairs = pair(portal, records);
    const rightBy = (rules: Schedule['rules']) =>
      rightSchedule(portal, pairs, completeRules({ scope: first.scope, rules }, dated));
    const alone = rightBy(first.rules);
    const right = candidates.map(({ schedule }) => rightBy(joinRules(first, [schedule], table)) - alone);
    return [
      choiceOf(
        portal,
        candidates.map(({ features }) => features),
        right,
        Math.max(...right) <= 0.001,
        candidates.map(({ schedule }) => rulesText(Object.entries(joinRules(first, [schedule], table)))),
      ),
    ];
  });
}

export interface Fitted {
  readonly weights: Float64Array;
}

/** How many rounds of descent a fit takes: more change no choice. */
const rounds = 120;

/** Adam on the mean negative log likelihood of the right candidates, with an L2 penalty. */
export function fitWeights(choices: readonly Choice[], penalty: number): Fitted {
  const size = featureNames.length;
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const gradient = new Float64Array(size);
  for (let round = 1; round <= rounds; round++) {
    gradient.fill(0);
    for (const { packed: all } of choices) {
      const count = all.starts.length - 1;
      const powers = new Float64Array(count + 1);
      let most = weights[0] as number;
      for (let n = 0; n < count; n++) {
        let score = 0;
        for (let at = all.starts[n] as number; at < (all.starts[n + 1] as number); at++)
          score += (all.values[at] as number) * (weights[all.ids[at] as number] as number);
        powers[n] = score;
        if (score > most) most = score;
      }
      powers[count] = weights[0] as number;
      let total = 0;
      let rightTotal = 0;
      for (let n = 0; n <= count; n++) {
        const power = Math.exp((powers[n] as number) - most);
        powers[n] = power;
        total += power;
        if (all.right[n] === 1) rightTotal += power;
      }
      for (let n = 0; n <= count; n++) {
        const power = powers[n] as number;
        const pull = power / total - (all.right[n] === 1 ? power / rightTotal : 0);
        if (pull < 1e-5 && pull > -1e-5) continue;
        if (n === count) gradient[0] = (gradient[0] as number) + pull;
        else
          for (let at = all.starts[n] as number; at < (all.starts[n + 1] as number); at++) {
            const id = all.ids[at] as number;
            gradient[id] = (gradient[id] as number) + pull * (all.values[at] as number);
          }
      }
    }
    const rate = round < rounds / 2 ? 0.2 : 0.06;
    for (let id = 0; id < size; id++) {
      const slope = (gradient[id] as number) / choices.length + penalty * (weights[id] as number);
      mean[id] = 0.9 * (mean[id] as number) + 0.1 * slope;
      square[id] = 0.99 * (square[id] as number) + 0.01 * slope * slope;
      weights[id] =
        (weights[id] as number) -
        (rate * ((mean[id] as number) / (1 - 0.9 ** round))) /
          (Math.sqrt((square[id] as number) / (1 - 0.99 ** round)) + 1e-6);
    }
  }
  return { weights };
}

/** A word of a key counts where at least so many families of systems use it. */
const leastFamilies = 4;
const familiesOf = new Map<string, Set<string>>();

/** Notes the words of a table's keys, before any choice is packed. */
function noteWords(portal: Portal, { columns }: Table): void {
  for (const { key } of columns)
    for (const word of key.words)
      familiesOf.set(`w:${word}`, (familiesOf.get(`w:${word}`) ?? new Set()).add(portal.family));
}

const isCommon = (name: string): boolean => {
  const word = /(?:^|:)(w:[^:]+)$/.exec(name)?.[1];
  return word === undefined || (familiesOf.get(word)?.size ?? 0) >= leastFamilies;
};

/** The features of a choice's candidates, one after another. */
interface Packed {
  readonly starts: Int32Array;
  readonly ids: Int32Array;
  readonly values: Float64Array;
  /** 1: the candidate is right, or the best there is; the last one is "none of them". */
  readonly right: Uint8Array;
  /** 1: the candidate is right in every event. */
  readonly whole: Uint8Array;
  /** The number of the first candidate that comes to the same: their shares count together. */
  readonly alike: Int32Array;
}

function pack(
  features: readonly Features[],
  isRight: (n: number) => boolean,
  isWhole: (n: number) => boolean,
  keys: readonly string[],
): Packed {
  const count = features.reduce((sum, one) => sum + one.size, 0);
  const [starts, ids, values] = [new Int32Array(features.length + 1), new Int32Array(count), new Float64Array(count)];
  let at = 0;
  features.forEach((one, n) => {
    starts[n] = at;
    for (const [name, value] of one) {
      if (!isCommon(name)) continue;
      ids[at] = idOf(name);
      values[at] = value;
      at += 1;
    }
  });
  starts[features.length] = at;
  const first = new Map<string, number>();
  keys.forEach((key, n) => {
    if (!first.has(key)) first.set(key, n);
  });
  return {
    starts,
    ids,
    values,
    right: Uint8Array.from({ length: features.length + 1 }, (_, n) => (isRight(n) ? 1 : 0)),
    whole: Uint8Array.from({ length: features.length + 1 }, (_, n) => (isWhole(n) ? 1 : 0)),
    alike: Int32Array.from({ length: features.length + 1 }, (_, n) =>
      keys[n] === undefined ? n : (first.get(keys[n]) as number),
    ),
  };
}

/** A choice with its candidates packed for the fit. */
function choiceOf(
  portal: Portal,
  features: readonly Features[],
  right: readonly number[],
  absent: boolean,
  names: readonly string[] = [],
  keys: readonly string[] = [],
): Choice {
  const best = Math.max(...right);
  const packed = pack(
    features,
    (n) => (absent ? n === right.length : (right[n] ?? -1) >= best - 1e-9),
    (n) => !absent && (right[n] ?? 0) >= 0.999,
    keys,
  );
  return { portal, packed, names, right };
}

/** For each choice of a column: which second one helps where the right one is empty. Needs the shares that a first fit gives. */
function secondChoices(portals: readonly Portal[], model: Model): readonly Choice[] {
  return portals.flatMap((portal): Choice[] => {
    const { records, samples } = readingOf(portal);
    if (records.length === 0) return [];
    const context = contextOf(portal);
    const { table } = tablesOf(samples, context.language);
    const pairs = pair(portal, records);
    const { rankings, chosen } = chooseColumns(profileOf(table, context), model, new Set());
    return [...chosen].flatMap(([field, first]): Choice[] => {
      const others = rankings.get(field)?.candidates.filter((one) => one.column !== first.column) ?? [];
      if (first.column.coverage > 0.999 || others.length === 0 || hasField(portal, pairs, field) !== true) return [];
      const alone = rightShare(portal, pairs, field, { [field]: first.rule }) ?? 0;
      if (alone < 0.3) return [];
      const right = others.map(
        (one) => (rightShare(portal, pairs, field, { [field]: [first.rule, one.rule].flat() as Rule }) ?? 0) - alone,
      );
      const best = Math.max(...right);
      return [
        choiceOf(
          portal,
          others.map((one) => fallbackFeatures(field, first, one, table.records.length)),
          right,
          best <= 0.001,
        ),
      ];
    });
  });
}

/**
 * A little under what portals left out gave when the weights were written; they may only rise. Of the rules shown with 0.9 or more: how
 * many are right, how many of all rules they are, and how many wrong ones are titles, times or states.
 */
const floors = { total: 97.2, right: 97.3, share: 81, vital: 8 };

/**
 * The L2 penalty: of 0.001, 0.003 and 0.01 the one that did best on portals left out; of many small choices, whether each
 * column is a part of the place, of 0.0001, 0.0003 and 0.001.
 */
const penaltyOf = (choice: string): number => (choice === 'place' || choice === 'alone' ? 0.0003 : 0.003);

/** The likeliest second column of each choice, and what share of the events it would make right. */
function secondsOf(
  list: readonly Choice[],
  { second }: Model,
  ask: (portal: Portal) => boolean,
): readonly { readonly share: number; readonly gain: number }[] {
  const byId = new Float64Array(featureNames.length);
  for (const [name, weight] of Object.entries(second)) byId[idOf(name)] = weight;
  return list.flatMap(({ portal, packed, right }) => {
    if (!ask(portal)) return [];
    const shares = sharesOfPacked(packed, byId, second.none ?? 0).slice(0, -1);
    const best = shares.indexOf(Math.max(...shares));
    return [{ share: shares[best] as number, gain: right[best] as number }];
  });
}

/** A choice without a right candidate teaches nothing. */
const isLearnt = ({ right, packed }: Choice): boolean => packed.right.at(-1) === 1 || Math.max(...right) >= 0.5;

/** A choice among readings teaches something where they differ. */
const tells = (choice: Choice): boolean =>
  isLearnt(choice) && Math.max(...choice.right) - Math.min(...choice.right) > 0.001;

/** The place that the weights compose: the share of the events in which it is right; null: there is none, and none was found. */
function placeIn(portal: Portal, model: Model) {
  const { records, samples } = readingOf(portal);
  const context = contextOf(portal);
  const profile = profileOf(tablesOf(samples, context.language).table, context);
  const [{ findings, share }] = placesOf(profile, model) as readonly [Placed];
  const rules = Object.fromEntries(Object.entries(findings).map(([field, { rule }]) => [field, rule]));
  return { rules, share, right: rightShare(portal, pair(portal, records), 'location', rules) };
}

/** Says how the places do on portals left out: every column that is wrongly a part, or wrongly none. */
function explorePlaces(portals: readonly Portal[], training: readonly Portal[]): void {
  const choices = choicesOf(training, 'place');
  const sums = { portals: 0, right: 0 };
  for (let fold = 0; fold < foldCount; fold++) {
    const model = fitModel(choices, (portal) => foldOf(portal) !== fold);
    for (const portal of portals.filter((one) => foldOf(one) === fold)) {
      const { rules, right } = placeIn(portal, model);
      if (right === null) continue;
      sums.portals += 1;
      sums.right += right;
      if (right > 0.999) continue;
      const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
      console.log(`${portal.group}/${portal.system}: right ${percent(right)}\n    ${rulesText(Object.entries(rules))}`);
      for (const { names, right: parts, packed } of placeChoices(portal, model.alone)) {
        const [share = 0] = sharesOfPacked(packed, byIdOf(model.place), model.place.none ?? 0);
        if (share > 0.5 !== (packed.right[0] === 1))
          console.log(`    ${names[0]}: ${share.toFixed(2)}, a part in ${percent(parts[0] as number)}`);
      }
    }
  }
  console.log(`place: right in ${((100 * sums.right) / sums.portals).toFixed(1)} % of ${sums.portals} portals`);
}

/** Says how one choice does on portals left out: where no candidate is right, and where another one was chosen. */
function explore(field: string, portals: readonly Portal[], training: readonly Portal[]): void {
  const list =
    field === 'rest'
      ? restChoices(training, weights)
      : field === 'reading'
        ? readingChoices([...training, ...portals.flatMap(otherTimesOf)], weights)
        : (choicesOf(training, field).get(field as ChoiceName) ?? []);
  const originals = new Set(portals);
  const learnt = field === 'rest' ? list : list.filter(field === 'reading' ? tells : isLearnt);
  const sums = { portals: 0, best: 0, chosen: 0, absent: 0, silent: 0 };
  for (let fold = 0; fold < foldCount; fold++) {
    const { weights } = fitWeights(
      learnt.filter(({ portal }) => foldOf(portal) !== fold),
      penaltyOf(field),
    );
    const told = new Set<Packed>();
    for (const { portal, packed, names, right } of list) {
      if (foldOf(portal) !== fold || !originals.has(portal) || told.has(packed)) continue;
      told.add(packed);
      const isAbsent = packed.right.at(-1) === 1;
      const shares = sharesOfPacked(packed, weights, isAlways(field) ? Number.NEGATIVE_INFINITY : (weights[0] ?? 0));
      const first = shares.indexOf(Math.max(...shares));
      const best = right.indexOf(Math.max(...right));
      const tell = (n: number) =>
        n === right.length
          ? `none ${(shares[n] as number).toFixed(2)}`
          : `${names[n]} ${(shares[n] as number).toFixed(2)} (right ${(100 * (right[n] as number)).toFixed(0)} %)`;
      if (isAbsent) {
        sums.absent += 1;
        if (first === right.length) sums.silent += 1;
        else console.log(`${portal.group}/${portal.system}: there is none\n    chosen ${tell(first)}`);
        continue;
      }
      sums.portals += 1;
      sums.best += right[best] as number;
      sums.chosen += right[first] ?? 0;
      if ((right[first] ?? 0) < 0.999)
        console.log(`${portal.group}/${portal.system}\n    chosen ${tell(first)}\n    best   ${tell(best)}`);
    }
  }
  const share = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  console.log(
    `${field}: the best candidates read ${share(sums.best, sums.portals)} of ${sums.portals} portals, the chosen ones ${share(sums.chosen, sums.portals)}; none chosen in ${share(sums.silent, sums.absent)} of ${sums.absent} portals without it`,
  );
}

function byIdOf(weights: Weights): Float64Array {
  const byId = new Float64Array(featureNames.length);
  for (const [name, weight] of Object.entries(weights)) byId[idOf(name)] = weight;
  return byId;
}

function sharesOfPacked(packed: Packed, weights: Float64Array, none: number): readonly number[] {
  const scores = Array.from({ length: packed.starts.length - 1 }, (_, n) => {
    let score = 0;
    for (let at = packed.starts[n] as number; at < (packed.starts[n + 1] as number); at++)
      score += (packed.values[at] as number) * (weights[packed.ids[at] as number] as number);
    return score;
  });
  const shares = sharesOf(scores, none);
  const joined = shares.map(() => 0);
  shares.forEach((share, n) => {
    const to = packed.alike[n] as number;
    joined[to] = (joined[to] as number) + share;
  });
  return joined;
}

/** Fits every choice on the portals that `use` keeps. */
export function fitModel(choices: ReadonlyMap<ChoiceName, readonly Choice[]>, use: (portal: Portal) => boolean): Model {
  const weightsOf = (name: ChoiceName, list: readonly Choice[]): Weights => {
    const { weights } = fitWeights(list, penaltyOf(name));
    return Object.fromEntries(
      featureNames
        .map((feature, id) => [feature, Math.round(100 * (weights[id] ?? 0)) / 100] as const)
        .filter(([, weight]) => Math.abs(weight) >= 0.02)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  };
  const used = [...choices].map(([name, list]) => [name, list.filter(({ portal }) => use(portal))] as const);
  const fitted = used.map(([name, list]) => [name, weightsOf(name, list)] as const);
  // How likely the others are is told by a fit on the other half of the families.
  const own = used.find(([name]) => name === 'alone')?.[1] ?? [];
  const isOdd = ({ family }: Portal) => family.length % 2 === 1;
  const [even, odd] = [false, true].map((half) => {
    const others = own.filter(({ portal }) => isOdd(portal) !== half);
    return weightsOf('alone', others);
  }) as [Weights, Weights];
  const known = new Map(
    [...new Set(own.map(({ portal }) => portal))].map((portal) => [
      portal,
      placeChoices(portal, isOdd(portal) ? odd : even),
    ]),
  );
  // A portal that comes several times counts as often.
  const times = Map.groupBy(own, ({ portal }) => portal);
  const repeated = [...known].flatMap(([portal, list]) =>
    Array.from({ length: (times.get(portal)?.length ?? 0) / Math.max(1, list.length) }, () => list).flat(),
  );
  const place = weightsOf('place', repeated);
  const named = (names: readonly ChoiceName[]) =>
    Object.fromEntries(names.map((name) => [name, fitted.find(([one]) => one === name)?.[1] ?? {}] as const));
  return {
    fields: Object.fromEntries(fitted.filter(([name]) => !isOther(name) && !isOfLists(name))),
    ...named(otherChoices),
    place,
    lists: named(listChoiceNames),
    confidence: { ...confidence, weights: {}, leastActedOn: 0 },
  } as unknown as Model;
}

const mutations: readonly Mutation[] = [
  fieldsNested,
  dateObjects,
  distracted,
  accompanied,
  inValue,
  inList,
  nonsense,
  inTypedValue,
  itemsWrapped,
  epochSeconds,
  dayFirst,
];

/** The same portals in other shapes and under other keys: two of each, so that the weights don't lean on one form; all of those that every release must read. */
function variantsOf(portal: Portal): readonly Portal[] {
  const seed = seedOf(portal, 1);
  const count = portal.group === 'known' ? mutations.length : 1;
  return Array.from({ length: count }, (_, n) => seed + n * 5).flatMap((one) => {
    try {
      return [mutate(portal, mutations[one % mutations.length] as Mutation)];
    } catch {
      return [];
    }
  });
}

const otherZones: readonly Mutation[] = [localAsUtc, utcUnsaid];
const otherDays: readonly Mutation[] = [daysAtNoon, daysAtMidnight];

/** Portals with their dates written as they should not be: one of twenty in a wrong zone, as seldom as it happens, all with whole days as moments. */
function otherTimesOf(portal: Portal): readonly Portal[] {
  const seed = seedOf(portal, 3);
  return [...otherZones.slice(seed % 40, (seed % 40) + 1), ...otherDays].flatMap((mutation) => {
    try {
      const other = mutate(portal, mutation);
      return JSON.stringify(other.lists) === JSON.stringify(portal.lists) ? [] : [other];
    } catch {
      return [];
    }
  });
}

if (import.meta.main) {
  const { values: options } = parseArgs({
    options: {
      fast: { type: 'boolean' },
      check: { type: 'boolean' },
      verbose: { type: 'boolean' },
      field: { type: 'string' },
    },
  });
  const { verbose = false } = options;
  const portals = readCorpus();
  const started = Date.now();
  // The shapes that every release must read wholly count several times.
  const originals = new Set(portals);
  const known = portals.filter(({ group }) => group === 'known');
  const training = [
    ...portals,
    ...Array.from({ length: 6 }, () => known).flat(),
    ...portals.flatMap(variantsOf),
    ...portals.flatMap(beginningOf),
  ];
  if (options.field !== undefined) {
    if (options.field === 'place') explorePlaces(portals, training);
    else explore(options.field, portals, training);
    process.exit(0);
  }
  const choices = new Map(choicesOf(training));
  const firstFit = fitModel(choices, () => true);
  choices.set('second', secondChoices(training, firstFit));
  choices.set('rest', restChoices(training, firstFit));
  choices.set('reading', readingChoices([...training, ...portals.flatMap(otherTimesOf)], firstFit).filter(tells));
  console.log(`${portals.length} portals, ${featureNames.length} features, labelled in ${Date.now() - started} ms`);
  let asked = 0;
  let wrong = 0;
  const systems: [string, number, readonly string[]][] = [];
  const byField = new Map<string, number>();
  const starts = { right: { asked: 0, unasked: 0 }, wrong: { asked: 0, unasked: 0 } };
  const rules: (ShownRule & { readonly fold: number })[] = [];
  const seconds: { readonly share: number; readonly gain: number }[] = [];
  if (options.fast !== true)
    for (let fold = 0; fold < foldCount; fold++) {
      const model = fitModel(choices, (portal) => foldOf(portal) !== fold);
      seconds.push(
        ...secondsOf(choices.get('second') ?? [], model, (portal) => originals.has(portal) && foldOf(portal) === fold),
      );
      for (const portal of portals.filter((one) => foldOf(one) === fold)) {
        const mapped = mapPortal(portal, undefined, model);
        const verdict = judgePortal(portal, mapped);
        const isAsked = mapped.detected.questions?.some(({ where }) => where === 'mapping.event.start') === true;
        const isRight = !verdict.wrong.some((fault) => /\.(?:start|allDay|sessions): /.test(fault));
        starts[isRight ? 'right' : 'wrong'][isAsked ? 'asked' : 'unasked'] += 1;
        rules.push(...shownRules(portal, mapped).map((one) => ({ ...one, fold })));
        asked += verdict.asked;
        wrong += verdict.wrong.length;
        systems.push([
          `${portal.group}/${portal.system}`,
          100 * (1 - verdict.wrong.length / verdict.asked),
          verdict.wrong,
        ]);
        for (const fault of verdict.wrong) {
          const field = /\.(\w+): /.exec(fault)?.[1] ?? 'surplus';
          byField.set(field, (byField.get(field) ?? 0) + 1);
        }
      }
    }
  // Each fold is graded by what the others give.
  const graded = gradeByFolds(rules);
  const least = leastActedOn(graded);
  for (const { portal, field, answers } of graded.filter((one) => !shownFrom([one], least).includes(one))) {
    const saved = answers.filter(({ right }) => !right).length - answers.filter(({ there }) => there).length;
    wrong -= saved;
    if (saved !== 0) console.log(`${portal.group}/${portal.system}.${field} is left out: ${-saved} more wrong`);
  }
  const reached = reliability(shownFrom(graded, least), verbose);
  const { right, wrong: mistaken } = starts;
  console.log(
    `when events begin was asked of ${right.asked} of ${right.asked + right.unasked} portals that are right, and of ${mistaken.asked} of ${mistaken.asked + mistaken.unasked} that are wrong`,
  );
  systems.sort(([, a], [, b]) => a - b);
  for (const [name, share, faults] of systems)
    if (share < 99.9) console.log(name, share.toFixed(1), verbose ? `\n    ${faults.join('\n    ')}` : '');
  console.log(
    'wrong by field:',
    [...byField]
      .sort(([, a], [, b]) => b - a)
      .map(([field, count]) => `${field} ${count}`)
      .join(', '),
  );
  const groups = new Map<string, number[]>();
  for (const [name, share] of systems)
    groups.set(name.split('/')[0] as string, [...(groups.get(name.split('/')[0] as string) ?? []), share]);
  for (const [group, shares] of groups)
    console.log(group, (shares.reduce((a, b) => a + b, 0) / shares.length).toFixed(1));
  console.log(
    `left out by family: ${((100 * (asked - wrong)) / asked).toFixed(2)} % of ${asked} fields; ${Date.now() - started} ms`,
  );
  if (options.check) {
    const isWell =
      (100 * (asked - wrong)) / asked >= floors.total &&
      reached.right >= floors.right &&
      reached.share >= floors.share &&
      reached.vital <= floors.vital;
    console.log(
      `${isWell ? 'not below' : 'BELOW'} the floors: ${JSON.stringify(floors)}; of the rules shown with 0.9 or more: ${JSON.stringify(reached)}`,
    );
    process.exit(isWell ? 0 : 1);
  }
  // A quick fit keeps the confidence that there is.
  if (rules.length > 0)
    writeConfidence({ weights: fitConfidence(rules), leastActedOn: least, leastSecond: leastSecond(seconds) });
  writeModel(fitModel(choices, () => true));
}

/** Writes the weights, a line for each choice. */
function writeModel(model: Model): void {
  const { fields } = model;
  const line = (weights: Weights) => `'${Object.entries(weights).flat().join(' ')}'`;
  const lines = Object.entries(fields).map(([field, weights]) => `    ${field}: readWeights(${line(weights)}),`);
  const others = otherChoices.map((name) => `  ${name}: readWeights(${line(model[name])}),`);
  const text = `import type { Model } from './choose.ts';
import { readWeights } from './softmax.ts';

// Written by \`npm run fit\`: do not edit. Each choice has the names of its features, each with its weight.
export const weights: Model = {
  fields: {
${lines.join('\n')}
  },
${others.join('\n')}
};
`;
  const folder = join(import.meta.dirname, '../src/mapping/detection/model');
  writeFileSync(join(folder, 'weights.ts'), text);
  if (model.lists === undefined) return;
  const ofLists = listChoiceNames.map((name) => `  ${name}: readWeights(${line(model.lists?.[name] ?? {})}),`);
  const listText = `import type { ListWeights } from './choose.ts';
import { readWeights } from './softmax.ts';

// Written by \`npm run fit\`: do not edit.
export const listWeights: ListWeights = {
${ofLists.join('\n')}
};
`;
  writeFileSync(join(folder, 'list-weights.ts'), listText);
}
