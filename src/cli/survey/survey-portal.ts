import type { Calendar, CalendarRecord } from '../../calendar/calendar.ts';
import type { Problem } from '../../calendar/problem.ts';
import { toldOf } from '../../calendar/told.ts';
import type { Config } from '../../config/config.ts';
import type { MappingInForce } from '../../mapping/mapper.ts';
import { publishedCalendar } from '../../publisher/index/index-state.ts';
import { type CalendarList, readCalendarList } from '../../publisher/read/read-calendar-list.ts';
import type { CalendarContext, PublisherDeps } from '../../publisher/refreshers.ts';
import { type ReadOptions, SourceError } from '../../source/source.ts';
import { UsageError } from '../usage-error.ts';
import { silentRules } from './silent-rules.ts';
import type { Survey, SurveyedCalendar, SurveyProgress } from './survey.ts';
import { type DetailsFailure, type ListedCalendar, listCalendar, surveyCalendar } from './survey-calendar.ts';
import { surveyProblem } from './survey-problem.ts';
import { unknownCalendar, unknownCalendars } from './unknown-calendars.ts';
import { unusedCalendarRules, unusedEventRules } from './unused-rules.ts';

interface SurveyDeps {
  readonly config: Config;
  /** The same code as a refresh uses, so that a survey reads the portal as a refresh would. */
  readonly deps: PublisherDeps;
  readonly run: ReadOptions;
  /** Read only this calendar; null: all. */
  readonly calendarId: string | null;
  readonly onProgress: (progress: SurveyProgress) => void;
}

/**
 * Reads everything that the portal has. A part that can't be read becomes a problem, and the survey continues. Throws a
 * UsageError when the portal does not list the calendar that was asked for.
 */
export async function surveyPortal(input: SurveyDeps): Promise<Survey> {
  const { config, deps, run, calendarId, onProgress } = input;
  let list: CalendarList;
  try {
    list = await readCalendarList({ source: deps.source, mapping: deps.mapping, key: '' }, null, run);
  } catch (failure) {
    const problem: Problem = { level: 'error', where: 'list of calendars', ...toldOf(failure) };
    const failures = [{ operation: 'calendars', failure, isAll: true }] as const;
    return {
      calendars: [],
      rules: null,
      byCalendar: {},
      own: {},
      questions: [],
      problems: [problem],
      failure,
      failures,
    };
  }
  const chosen = list.records.filter(({ id }) => calendarId === null || id === calendarId);
  if (calendarId !== null && chosen.length === 0)
    throw new UsageError(`--calendar: ${unknownCalendar(calendarId, list.records).message}`);

  const problems: Problem[] = [...list.problems, ...unknownCalendars(config, list)];
  let fatal: SourceError | null = null;
  const listFailures: unknown[] = [];
  const detailsFailures: DetailsFailure[] = [];
  const reports = new Map<string, (details: number, detailsDone: number) => void>();
  const listed = new Map<string, ListedCalendar>();
  for (const [calendarsDone, record] of chosen.entries()) {
    const { calendar } = calendarContext(record, { ...input, list });
    const report = (details: number, detailsDone: number) =>
      onProgress({ calendars: chosen.length, calendarsDone, current: calendar.title, details, detailsDone });
    reports.set(record.id, report);
    if (fatal !== null) continue;
    report(0, 0);
    try {
      listed.set(record.id, await listCalendar({ deps, context: calendarContext(record, { ...input, list }), run }));
    } catch (error) {
      listFailures.push(error);
      problems.push({ level: 'error', where: `calendar ${record.id}`, ...toldOf(error) });
      if (error instanceof SourceError && fatalKinds.has(error.kind)) fatal = error;
    }
  }
  // As the server does: what all calendars have said is what detection learns from.
  const samples = new Map([...listed].flatMap(([id, { sample }]) => (sample === null ? [] : [[id, sample] as const])));
  const detected = samples.size === 0 ? null : deps.mapping.learning.learn(samples, list.bodies, nothingKnown);
  const mapperOf = (id: string) => detected && deps.mapping.mapper(detected.own[id] ?? detected.shared);
  const calendars: SurveyedCalendar[] = [];
  for (const record of chosen) {
    const context = calendarContext(record, { ...input, list });
    const { calendar } = context;
    const own = listed.get(record.id);
    const hasZone = (config.calendars[record.id]?.timeZone ?? record.timeZone ?? config.site.timeZone) !== null;
    if (own === undefined) {
      calendars.push({ calendar, events: [], records: [], waiting: new Set(), isRead: false, hasZone });
      continue;
    }
    const onDetails = (done: number, all: number) => reports.get(record.id)?.(all, done);
    const read = await surveyCalendar({ deps, context, run, list: own, mapper: mapperOf(record.id), onDetails });
    for (const problem of read.problems) problems.push(problem);
    if (read.partial !== null) listFailures.push(new SourceError('paging', read.partial));
    for (const failure of read.failures) detailsFailures.push(failure);
    const { events, records, waiting } = read;
    calendars.push({ calendar, events, records, waiting, isRead: true, hasZone });
  }
  const unread = calendars.filter(({ isRead }) => !isRead).length;
  if (fatal !== null && unread > 1) {
    problems.push({ level: 'error', where: 'calendars', ...surveyProblem('othersUnread', { count: unread - 1 }) });
  }
  const inForce = detected?.shared ?? list.mapping.detected;
  for (const problem of inForce.problems) problems.push(problem);
  const { rules, questions = [] } = deps.mapping.mapper(inForce);
  const own = Object.entries(detected?.own ?? {}).map(([id, found]) => [id, deps.mapping.mapper(found)] as const);
  const byCalendar = Object.fromEntries(own.map(([id, mapper]) => [id, differingRules(mapper.rules, rules)]));
  const asked = [...questions, ...own.flatMap(([, mapper]) => mapper.questions ?? [])];
  const events = calendars.flatMap((one) => one.events);
  const unused = unusedEventRules(rules, events);
  const isAll = calendars.every(({ isRead }) => !isRead);
  const failures = [
    ...listFailures.map((failure) => ({ operation: 'events' as const, failure, isAll })),
    ...detailsFailures.map(({ failure, isAll: none }) => ({ operation: 'details' as const, failure, isAll: none })),
  ];
  return {
    calendars,
    rules,
    byCalendar,
    own: Object.fromEntries(own.map(([id, mapper]) => [id, mapper.rules])),
    questions: [...new Map(asked.map((one) => [JSON.stringify(one), one])).values()],
    problems: [
      ...problems,
      ...unusedCalendarRules(rules, list.records),
      ...unused,
      ...silentRules(rules, calendars, samples, { config, known: new Set(unused.map(({ where }) => where)) }),
    ],
    failure: null,
    failures,
  };
}

const nothingKnown = { before: null, published: new Set<string>() };

/** The next calendar would fail in the same way. */
const fatalKinds: ReadonlySet<string> = new Set(['unauthorized', 'rate-limited', 'unreachable', 'budget']);

function overlaid(record: CalendarRecord, { calendars, site }: Config): Calendar {
  const overlay = calendars[record.id] ?? {};
  return publishedCalendar(record, overlay.slug ?? record.id, overlay, site);
}

function calendarContext(
  record: CalendarRecord,
  { config, deps, list }: SurveyDeps & { readonly list: CalendarList },
): CalendarContext {
  const calendar = overlaid(record, config);
  return {
    calendar,
    record: { ...record, timeZone: config.calendars[record.id]?.timeZone ?? record.timeZone },
    siteId: '',
    withdrawnSince: null,
    mapping: null,
    sampled: 'no',
    sampleSize: deps.mapping.learning.sampleSize(list.records.length),
    pages: { timeZone: calendar.timeZone, calendars: list.records.length },
  };
}

/** A calendar's own rules where they are not those for all. */
function differingRules(own: MappingInForce, shared: MappingInForce): Pick<MappingInForce, 'events' | 'event'> {
  const part = (name: 'events' | 'event') =>
    Object.fromEntries(
      Object.entries(own[name]).filter(
        ([field, { rule }]) => JSON.stringify(rule) !== JSON.stringify(shared[name][field]?.rule),
      ),
    );
  return { events: part('events'), event: part('event') };
}
