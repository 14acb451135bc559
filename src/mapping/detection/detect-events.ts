import type { Problem } from '../../calendar/problem.ts';
import type { Question } from '../mapper.ts';
import type { EventField, MappingContext, Rule } from '../mapping-settings.ts';
import { ofSession } from '../structure/relative.ts';
import { rivalColumns, rivalMoments, withAlternatives } from './alternatives.ts';
import { attempt } from './attempt.ts';
import { allDayEndOf } from './compose/all-day-end.ts';
import { detectDayCount } from './compose/day-count.ts';
import { detectDuration } from './compose/duration-column.ts';
import { detectNamed } from './compose/named.ts';
import { detectPlaces } from './compose/places.ts';
import { detectOverrides } from './compose/recurrence/overrides.ts';
import { detectRecurrence } from './compose/recurrence/recurrence.ts';
import { detectWeekly } from './compose/recurrence/weekly.ts';
import { detectWhen, type When } from './compose/when.ts';
import { because, type Finding, type Findings } from './finding.ts';
import { competitionOf, detectFixture, type Fixture, namesTeams } from './fixture-title.ts';
import { grade } from './grade.ts';
import { detectId } from './lists/ids.ts';
import { type ColumnField, columnFields } from './model/candidates.ts';
import { chooseColumns, type Model, secondOf, withOtherTitles } from './model/choose.ts';
import { everyoneNamed } from './model/composed.ts';
import { confidence as fitted } from './model/confidence.ts';
import { type Features, type Profile, profileOf } from './model/features.ts';
import type { Ranked } from './model/ranked.ts';
import { areCopies, type Column, isUnder, mostAre, says, share } from './profile/column.ts';
import type { DateColumn } from './profile/dates.ts';
import { momentsAgain } from './profile/moment.ts';
import { besideOf, type Table } from './profile/table.ts';
import { startQuestion } from './start-question.ts';
import { detectState } from './state/state.ts';

/** The features of the schedule that are about its start, or about its end. */
const aboutMoment = ({ ranked }: When, field: 'start' | 'end'): Features => {
  const prefix = field === 'start' ? 'S:' : 'E:';
  const own = [...(ranked[0]?.features ?? [])].filter(([name]) => name.startsWith(prefix));
  return new Map(own.map(([name, value]) => [name.slice(prefix.length), value]));
};

const never: When = {
  findings: {},
  problems: [],
  dates: [],
  pair: null,
  days: null,
  complete: (_, expression) => expression,
  spent: [],
  rests: [],
  ranked: [],
  isByZeros: false,
};

/**
 * Every field of an event, from all records and from the list's by themselves; `answered` are ids that details were got by,
 * `refused` the places whose values the portal does not know its calendars by.
 * Never throws.
 */
export function detectEvents(
  table: Table,
  listed: Table,
  context: MappingContext,
  model: Model,
  problems: Problem[],
  answered: readonly string[],
  refused: ReadonlySet<string> = new Set(),
): { readonly findings: Findings; readonly allDayEnd: Finding; readonly questions: readonly Question[] } {
  const find = (field: string, detect: () => Findings): Findings => attempt(`event.${field}`, problems, {}, detect);
  const only = (field: string, detect: () => Finding | null): Findings =>
    find(field, () => {
      const finding = detect();
      return finding === null ? {} : { [field]: finding };
    });
  const all = profileOf(table, context);
  const when = attempt('event.start', problems, never, () => detectWhen(all, context, model));
  problems.push(...when.problems);
  const { fixture, profile, rankings, chosen } = choose(all, context, model, when.spent);
  const columns: { -readonly [field in EventField]?: Finding } = {};
  for (const field of columnFields) {
    const [ranking, one] = [rankings.get(field), chosen.get(field)];
    if (ranking === undefined || one === undefined || field === 'timeZone') continue;
    if (field === 'title' && fixture !== null) continue;
    const titles = field === 'title' ? withOtherTitles([one], ranking, table.records.length, context.language) : [one];
    const everyone = field === 'performers' ? everyoneNamed(one, ranking.candidates) : null;
    const second =
      titles.length > 1 || everyone !== null ? null : secondOf(field, one, ranking, table.records.length, model);
    const all = second === null ? titles : [one, second];
    const rules = all.map(({ rule, column }) => completed(field, everyone ?? rule, when, column, table));
    columns[field as EventField] = withAlternatives(
      {
        rule: rules.length === 1 ? (rules[0] as Rule) : (rules.flat() as Rule),
        confidence: one.share,
        ...because(one.column, field, 'likeliest'),
      },
      rivalColumns(ranking.candidates, table),
      one.features,
    );
  }
  const moments = Object.fromEntries(
    (['start', 'end'] as const).flatMap((field) => {
      const finding = when.findings[field];
      return finding === undefined
        ? []
        : [[field, withAlternatives(finding, rivalMoments(when.ranked, field, context), aboutMoment(when, field))]];
    }),
  );
  const taken = new Set([...when.spent, ...[...chosen.values()].map(({ column }) => column)]);
  const columnOf = (rule: Rule | undefined) => table.columns.find((column) => column.expression === rule);
  const title = fixture === null ? chosen.get('title')?.column : undefined;
  // Details are asked for by what the list says, whatever they call it themselves.
  const id = only(
    'id',
    () => detectId(listed, 'events', answered, model, refused) ?? detectId(table, 'events', answered, model, refused),
  );
  const written = only('recurrence', () => detectRecurrence(table));
  const repetition =
    written.recurrence === undefined ? find('recurrence', () => detectWeekly(when, table, context)) : written;
  // A length is read where there is no end.
  const length =
    when.findings.duration === undefined && (when.pair?.end?.column.coverage ?? 0) < 0.9
      ? only('duration', () => detectDuration(table, when.pair?.scope ?? []))
      : {};
  const found: Findings = {
    ...id,
    ...find('published', () => detectNamed(table, when, taken)),
    ...columns,
    ...(fixture !== null && { title: fixture.title }),
    ...when.findings,
    ...moments,
    ...length,
    ...only('duration', () => detectDayCount(when, table, when.findings.duration ?? length.duration)),
    ...repetition,
    ...find('overridesId', () => detectOverrides(table, columnOf(id.id?.rule))),
    ...find('location', () => detectPlaces(profile, model, title, sessionsOf(when))),
    ...find('status', () => detectState(table, listed, title, context.isPart)),
  };
  const { confidence = fitted } = model;
  const distinct = withoutHostAsPlace(
    withoutPlaceAsText(found, columnOf(found.description?.rule)),
    columnOf(found.organizer?.rule),
  );
  const graded = attempt('event', problems, distinct, () => grade(distinct, table, context, confidence.weights));
  const isLeftOut = ([field, { confidence: surety }]: [string, Finding]) =>
    surety < confidence.leastActedOn && actedOn.has(field);
  const findings = Object.fromEntries(Object.entries(graded).filter((one) => !isLeftOut(one)));
  // Where the day of the week is that of the first day, the last day is no rival.
  const isSettled = repetition !== written && repetition.recurrence !== undefined;
  const question = isSettled
    ? null
    : attempt('event.start', problems, null, () => startQuestion(when, findings, table, context));
  return {
    findings,
    allDayEnd: allDayEndOf(when.pair, when.days, {
      flagged: when.findings.allDay !== undefined,
      apart: areLastDaysApart(when),
      zone: context.timeZone,
      clock: when.ranked[0]?.start.time ?? null,
    }),
    questions: question === null ? [] : [question],
  };
}

/** The columns of the fields; of games without a title, none is what is said of the two teams. */
function choose(
  profile: Profile,
  context: MappingContext,
  model: Model,
  spent: readonly Column[],
): ReturnType<typeof chooseColumns> & { readonly fixture: Fixture | null; readonly profile: Profile } {
  const { table } = profile;
  // `end_timestamp` beside `ends` is no stamp of a change, in whatever form it is written.
  const { timeZone, dates } = profile;
  const isAgain =
    timeZone === null
      ? () => false
      : momentsAgain(
          spent.filter((one) => dates.has(one)),
          timeZone,
        );
  const copies = table.columns.filter(
    (column) => spent.some((one) => areCopies(column, one)) || (dates.has(column) && isAgain(column)),
  );
  const found = chooseColumns(profile, model, new Set([...spent, ...copies]));
  const fixture = detectFixture(table);
  const title = found.chosen.get('title')?.column;
  const isOwn = (column: Column) =>
    isOwnTitle(column) || (fixture?.mayBePeople === true && says(column, 'title', 'name', 'event'));
  const own = title !== undefined && fixture?.columns.has(title) !== true && isOwn(title) ? title : null;
  if (fixture === null || (own !== null && !namesTeams(own, fixture))) return { ...found, fixture: null, profile };
  const columns = table.columns.filter((column) => !fixture.columns.has(column));
  const others = profileOf({ ...table, columns }, context);
  const again = chooseColumns(others, model, new Set(spent));
  const choice = { ...again, chosen: withCompetition(again, competitionOf(fixture, table)) };
  return { ...choice, fixture: own === null ? fixture : null, profile: others };
}

/** Where nothing else is the series of a game, it is what it is played in. */
function withCompetition({ chosen, rankings }: ReturnType<typeof chooseColumns>, competition: Column | null) {
  const ranking = rankings.get('series');
  // The title is that of the teams.
  const isOther = ([field, { column }]: [ColumnField, Ranked]) => field !== 'title' && column === competition;
  const isFree = !chosen.has('series') && ![...chosen].some(isOther);
  const all = isFree ? [...(ranking?.candidates ?? []), ...(ranking?.others ?? [])] : [];
  const found = all.find(({ column }) => column === competition);
  return found === undefined ? chosen : new Map([...chosen, ['series', { ...found, share: sureOfSeason }] as const]);
}
const sureOfSeason = 0.95;

/** `Cup final`; neither the name of a league, a place or a person nor that of a round, `Round 3`. */
const isOwnTitle = (column: Column): boolean =>
  !says(column, 'place', 'room', 'city', 'person', 'organizer', 'status', 'description') &&
  (column.distinct > 0.7 || (says(column, 'title') && !says(column, 'name'))) &&
  !mostAre(column, (text) => /^(?:\p{L}+\s*\d{1,3}|\d{1,3}\.?\s*\p{L}+)$/u.test(text.trim()));

/** What its key calls the place, and is read as one, is no description as well. */
function withoutPlaceAsText(found: Findings, description: Column | undefined): Findings {
  if (description === undefined || found.location?.rule !== description.expression) return found;
  if (!says(description, 'place', 'room', 'address') || says(description, 'description', 'summary')) return found;
  const { description: _, ...others } = found;
  return others;
}

/** `ownerName` beside `cityName`: who holds an event is no place as well, where another field says where it is. */
function withoutHostAsPlace(found: Findings, host: Column | undefined): Findings {
  if (host === undefined || found.location?.rule !== host.expression || found.address === undefined) return found;
  if (!says(host, 'person') || says(host, 'place', 'room', 'address') || isUnder(host, 'place')) return found;
  const { location: _, ...others } = found;
  return others;
}

/**
 * Whether the day of the end stands beside an hour of its own, and is the last one: it stands only where it is another day than that of
 * the start, or two zeros are what an event has instead of hours.
 */
function areLastDaysApart({ pair, ranked: [first], isByZeros }: When): boolean {
  const [start, end] = [first?.start, first?.end];
  if (pair?.end == null || start?.time == null || end?.time == null || end.date === null) return false;
  // `2026-10-17 00:00:00` is a day like any other, where no moment in its place has hours.
  const areDays = pair.end.form === 'day' || [pair.start, pair.end].every(isOfDays);
  if (!areDays) return false;
  if (isByZeros) return true;
  const having = new Set(end.date.moments.map(({ record }) => record));
  return end.time.cells.some(({ record }) => !having.has(record));
}

const isOfDays = ({ moments }: DateColumn): boolean => moments.every(({ at }) => at % dayLength === 0);
const dayLength = 86_400_000;

/** Where the sessions of the event stand; empty: it has none. */
const sessionsOf = ({ findings, pair }: When): readonly string[] =>
  findings.sessions === undefined ? [] : (pair?.scope ?? []);

/** What people act on: a wrong link or price harms more than none. */
export const actedOn: ReadonlySet<string> = new Set<ColumnField>([
  'onlineUrl', 'registrationUrl', 'price', 'soldOut', 'performers', 'series',
]); // biome-ignore format: a list

/** What each session may have of its own. */
const ofSessions: ReadonlySet<ColumnField> = new Set<ColumnField>(['price', 'soldOut', 'registrationUrl']);

/** A stamp is read as all dates of the portal are, in the same order of day and month, and zone; with the hour that stands beside its day. */
function completed(field: ColumnField, rule: Rule, when: When, column: Column, table: Table): Rule {
  const { expression } = column;
  const date = when.dates.find((one) => one.column.expression === expression);
  if ((field === 'updated' || field === 'published') && date !== undefined) {
    const isHour = (one: Column) => one.kind === 'scalar' && says(one, field) && share(one, 'time') > 0.8;
    const hour = date.form === 'day' ? besideOf(table, column).find(isHour) : undefined;
    return when.complete(
      date,
      hour === undefined ? expression : `${expression} && {date: ${expression}, time: ${hour.expression}}`,
    );
  }
  return ofSessions.has(field) && when.findings.sessions !== undefined ? ofSession(rule, when.pair?.scope ?? []) : rule;
}
