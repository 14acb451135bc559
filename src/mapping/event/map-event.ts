import type { CalendarRecord } from '../../calendar/calendar.ts';
import type { CalendarEvent, EventSeries, Price, RichText } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import { maxLength } from '../../text/plain-text.ts';
import { describeValue, isEmpty, isRecord, openText } from '../json.ts';
import { chooseLanguage, isByLocale } from '../language.ts';
import type { MappedEvents } from '../mapper.ts';
import type { EventField, MappingContext, MappingSettings } from '../mapping-settings.ts';
import { type CompiledRule, RuleFault, type RuleValue } from '../rules/rule.ts';
import { readId } from '../values/id.ts';
import { isNothing, isStricter, readStatus, readVisibility, titleState } from '../values/keyword.ts';
import { readImage, readImageFile } from '../values/link.ts';
import { readNames, readOrganizer } from '../values/names.ts';
import { readPerformers } from '../values/offer/performers.ts';
import { readPrice } from '../values/offer/price.ts';
import { readRegistrationLink } from '../values/offer/registration-link.ts';
import { readSeries } from '../values/offer/series.ts';
import { readSoldOut } from '../values/offer/sold-out.ts';
import { isProperty } from '../wrapper.ts';
import { stateBesideDate } from './dated-state.ts';
import { fieldProblemText, type ReportProblem } from './field-problem.ts';
import { type OwnState, readOwnState, type Saying, type StateHints } from './own-state.ts';
import { hasWords, readEventTimes, readTimestamp, type TimeContext } from './read-dates.ts';
import { type House, readEventPlace, readFieldLink } from './read-place.ts';
import { readRepetition } from './read-recurrence.ts';
import { readTexts } from './read-texts.ts';
import { titledOff } from './remarked-state.ts';
import {
  maxSessions,
  nameBesideOthers,
  namesEvent,
  readSessions,
  type Session,
  sessionId,
  sessionsOfDays,
  tellsSessionOnly,
} from './sessions.ts';

/** A record to map, with its rules and their context. */
export interface EventInput {
  readonly id: string | null;
  /** What rules are evaluated on in turn: the record, or the details and the list's row of columns. */
  readonly scopes: readonly unknown[];
  readonly rules: { readonly [field in EventField]?: CompiledRule };
  readonly calendar: CalendarRecord;
  /** IANA name of the zone that the response names for all its records. */
  readonly responseTimeZone?: string | null;
  /** The currency that the event's surroundings state, ISO 4217, for a price that names none. Absent: nobody looks. */
  readonly currency?: () => string | null;
  /** What the answer states as the series of all its events. Absent: nobody looks. */
  readonly series?: () => unknown;
  /** Absent: nobody looks. */
  readonly house?: House;
  readonly context: MappingContext;
  readonly allDayEnd: MappingSettings['allDayEnd'];
  /** How the record's plain words are obeyed, and which of the two fields they may decide. */
  readonly plain: PlainWords;
  /** Whether the rules are only tried, so that what can't be read must show. */
  readonly isTrial?: boolean;
}

export interface PlainWords extends StateHints {
  readonly decide: { readonly status: MayDecide; readonly visibility: MayDecide };
}

/** Whether plain words may decide a field of what has these scopes: no rule is configured for it, or the rule is about other records. */
export type MayDecide = (scopes: readonly unknown[]) => boolean;

type Read = (field: EventField, session?: Session | null) => RuleValue | null;

/** Fields that a session may have; the others belong to the event. */
export const sessionFields: ReadonlySet<EventField> = new Set<EventField>([
  'title', 'summary', 'description', 'start', 'end', 'duration', 'allDay', 'timeZone', 'location', 'address', 'latitude', 'longitude', 'onlineUrl', 'url', 'image', 'status', 'occurrence', 'price', 'registrationUrl', 'soldOut', 'performers',
]); // biome-ignore format: a list

/** Maps a record to its events: one, or one for each session. Never throws: what can't be read is null and reported. */
export function mapEvent(input: EventInput): MappedEvents {
  const { id, calendar, rules, scopes } = input;
  const problems: Problem[] = [];
  const subject = `calendar ${calendar.id}, event ${id ?? 'without id'}`;
  const report: ReportProblem = (level, field, code, values) => {
    const where = `${subject}, ${field}`;
    const message = fieldProblemText(code, values);
    if (!problems.some((one) => one.where === where && one.message === message))
      problems.push({ level, where, message, said: { code, values: { ...values } } });
  };
  const read: Read = (field, session = null) => {
    const own = session !== null && sessionFields.has(field) ? [session.scope] : [];
    try {
      const given = rules[field]?.([...own, ...(own.length > 0 && sessionOnlyFields.has(field) ? [] : scopes)]) ?? null;
      const found = given === null || wordFields.has(field) ? given : said(given, field);
      // A date or a number by locale is reduced to the language asked for; texts keep their other languages.
      if (found === null || textFields.has(field) || !isByLocale(found.value)) return found;
      return { ...found, value: chooseLanguage(found.value, input.context.language).value };
    } catch (error) {
      if (!(error instanceof RuleFault)) throw error;
      report('error', field, 'ruleFailed', { why: error.message });
      return null;
    }
  };
  if (id === null) {
    const title = read('title')?.value;
    report('error', 'id', 'noId', { title: isEmpty(title) ? '' : describeValue(title) });
    return { events: [], problems };
  }
  const found = read('sessions');
  const start = found === null && rules.end === undefined ? read('start') : null;
  const ofStart = start === null ? [] : sessionsOfDays(start, input.context.language);
  const sessions = found === null ? ofStart : readSessions(found.value);
  if (sessions.length > maxSessions) {
    report('error', 'sessions', 'tooManySessions', { most: maxSessions, found: sessions.length });
  }
  const shared = readShared(input, read, report);
  const mapOne = (session: Session | null) => mapSession(input, id, session, shared, read, report);
  if (sessions.length === 0) return { events: [mapOne(null)], problems };
  const mapped = sessions.slice(0, maxSessions).map((session) => ({ session, event: mapOne(session) }));
  const told = withoutTwins(mapped, {
    nameOf: (session) => nameBesideOthers(read('title', session)?.value),
    idOf: (session) => occurrenceId(session, id, read),
  });
  const events = told.map(({ event }) => event);
  return {
    events: withOccurrences(
      events,
      told.map(({ session }) => session),
      id,
      read,
    ),
    problems,
  };
}

/**
 * Two courses of a ride that start together are one event to people, if all that is read of them is the same, and what they are called
 * themselves. It is known by the least of their ids, in whatever order the portal lists them.
 */
function withoutTwins<Mapped extends { readonly session: Session; readonly event: CalendarEvent }>(
  all: readonly Mapped[],
  of: { readonly nameOf: (session: Session) => unknown; readonly idOf: (session: Session) => string | null },
): readonly Mapped[] {
  const starts = Map.groupBy(all, ({ event }) => event.start);
  if (starts.size === all.length) return all;
  const twins = Map.groupBy(all, (one) => {
    const isAlone = one.event.start === null || starts.get(one.event.start)?.length === 1;
    return isAlone ? one : JSON.stringify([one.event, of.nameOf(one.session)]);
  });
  const kept = new Set(
    [...twins.values()].map((same) => {
      const ids = new Map(same.length === 1 ? [] : same.map((one) => [one, of.idOf(one.session)]));
      return same.reduce((least, one) => (isLess(ids.get(one), ids.get(least)) ? one : least));
    }),
  );
  return all.filter((one) => kept.has(one));
}

/** Shorter numbers are less. */
const isLess = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one != null && other != null && (one.length === other.length ? one < other : one.length < other.length);

/** Fields whose value is taken as it is: a word, a yes or no, an id. */
const wordFields: ReadonlySet<EventField> = new Set<EventField>([
  'id', 'occurrence', 'overridesId', 'allDay', 'status', 'visibility', 'published', 'recurrence', 'soldOut',
]); // biome-ignore format: a list

/** What a value says: JSON in a text is opened, and what portals write for nothing is nothing. */
function said(found: RuleValue, field: EventField): RuleValue | null {
  const opened = openText(found.value);
  const value = Array.isArray(opened) && isProperty(opened) ? opened[3] : opened;
  if (value === false || isNothing(value)) return null;
  if ((value === 0 || value === '0') && wordedFields.has(field)) return null;
  return value === found.value ? found : { ...found, value };
}

/** Fields whose readers choose the language themselves. */
const textFields: ReadonlySet<EventField> = new Set<EventField>([
  'title', 'summary', 'description', 'location', 'address', 'organizer', 'categories', 'price', 'performers',
  'series',
]); // biome-ignore format: a list

/** Texts and links, in which 0 is nothing. */
const wordedFields: ReadonlySet<EventField> = new Set<EventField>([
  ...[...textFields].filter((field) => field !== 'price'),
  'url', 'onlineUrl', 'registrationUrl', 'image',
]); // biome-ignore format: a list

/** Fields that a session doesn't take from its record: the record's start is that of another session. */
export const sessionOnlyFields: ReadonlySet<EventField> = new Set<EventField>(['start', 'end', 'occurrence']);

const occurrenceId = (session: Session, id: string, read: Read): string | null =>
  readId(read('occurrence', session)?.value) ?? sessionId(session, id);

function withOccurrences(
  events: readonly CalendarEvent[],
  sessions: readonly Session[],
  id: string,
  read: Read,
): readonly CalendarEvent[] {
  const ids = events.map((_, n) => occurrenceId(sessions[n] as Session, id, read));
  const stable = ids.every((one) => one !== null) && new Set(ids).size === ids.length;
  return events.map((event, n) => ({
    ...event,
    occurrence: stable ? (ids[n] ?? null) : events.length === 1 ? null : event.start,
  }));
}

/** What all sessions of an event share. */
type Shared = Pick<CalendarEvent, 'organizer' | 'categories' | 'visibility'> & {
  readonly times: TimeContext;
  /** What the record says in plain words; read when it is asked for. */
  readonly own: () => OwnState;
};

function readShared(
  { context, calendar, responseTimeZone = null, allDayEnd, scopes, plain, isTrial = false }: EventInput,
  read: Read,
  report: ReportProblem,
): Shared {
  const times: TimeContext = {
    calendarZone: responseTimeZone ?? calendar.timeZone,
    siteZone: context.timeZone,
    language: context.language,
    allDayEnd,
    report,
    isTrial,
  };
  const visibility = read('visibility');
  const known = visibility === null ? 'public' : readVisibility(visibility.value);
  if (known === null) {
    report('error', 'visibility', 'visibilityUnknown', { value: describeValue(visibility?.value) });
  }
  let found: OwnState | null = null;
  const own = (): OwnState => {
    found ??= readOwnState(scopes, plain);
    return found;
  };
  const byRule = known ?? 'private';
  const word = plain.decide.visibility(scopes) ? own().visibility : null;
  const obeyed = word !== null && isStricter(word.says, byRule) ? word : null;
  if (obeyed !== null) reportObeyed('visibility', obeyed, report);
  return {
    times,
    own,
    organizer: readOrganizer(read('organizer')?.value ?? null, read('organizerEmail')?.value ?? null, context.language),
    categories: readNames(read('categories')?.value ?? null, context.language),
    visibility: obeyed?.says ?? byRule,
  };
}

/** A word of the record decided, and no rule: whoever runs this may know better. */
function reportObeyed(
  field: 'status' | 'visibility',
  { path, value, says }: Omit<Saying, 'path'> & { readonly path: string | null },
  report: ReportProblem,
): void {
  const level = says === 'cancelled' || says === 'postponed' ? 'warning' : 'info';
  report(level, field, 'wordObeyed', { value: describeValue(value), path: path ?? '', says, field });
}

function mapSession(
  input: EventInput,
  id: string,
  session: Session | null,
  shared: Shared,
  read: Read,
  report: ReportProblem,
): CalendarEvent {
  const { context } = input;
  const of = (field: EventField) => {
    const own = read(field, session);
    if (session === null) return own;
    if (field === 'price' && saysNothing(own?.value)) return read(field);
    if (field !== 'title') return own;
    const ofRecord = read(field);
    const isPart = tellsSessionOnly(own?.value, context.language) || namesEvent(session, own?.value, ofRecord?.value);
    return isPart ? ofRecord : own;
  };
  const withStartOptions = (value: unknown): RuleValue | null =>
    isEmpty(value) ? null : { value, options: of('start')?.options ?? {} };
  const dates = {
    start: session?.dates ? withStartOptions(session.dates.start) : of('start'),
    end: session?.dates ? withStartOptions(session.dates.end) : of('end'),
  };
  const span = readEventTimes(
    { ...dates, duration: of('duration'), allDay: of('allDay'), timeZone: of('timeZone') },
    shared.times,
  );
  const repeated = read('recurrence');
  const times = {
    ...span,
    ...(repeated === null ? { recurrence: null } : readRepetition(repeated.value, span, report)),
  };
  const texts = readTexts({ title: of('title'), summary: of('summary'), description: of('description') }, context);
  const long = of('title')?.value;
  if (
    typeof long === 'string' &&
    texts.title?.endsWith('…') &&
    long.length > maxLength &&
    !long.trimEnd().endsWith('…')
  )
    report('warning', 'title', 'titleTooLong', { most: maxLength, found: long.length });
  const place = readEventPlace(of, context, report, texts.description, input.house);
  const image = readImage(chooseLanguage(of('image')?.value ?? null, context.language).value, context.linkBase);
  const timestamp = (field: EventField) => readTimestamp(read(field), field, times.zoneId, shared.times);
  return {
    id,
    occurrence: null,
    overrides: readOverrides(read, shared.times),
    title: (isCodeOf(texts.title, input.calendar) ? input.calendar.title : null) ?? texts.title,
    summary: texts.summary,
    description: texts.description,
    start: times.start,
    end: times.end,
    allDay: times.allDay,
    timeZone: times.timeZone,
    recurrence: times.recurrence,
    location: place.location,
    onlineUrl: place.onlineUrl,
    url: readFieldLink(of('url'), 'url', context, report),
    image,
    organizer: shared.organizer,
    categories: shared.categories,
    status: obeyedStatus(statusOf(of('status'), report), { title: texts.title, start: dates.start }, input, {
      session,
      shared,
      report,
    }),
    visibility: shared.visibility,
    published: timestamp('published'),
    updated: timestamp('updated'),
    translations: texts.translations,
    ...readOffer(of, texts.description, input),
    ...readImageFile(image, session === null ? input.scopes : [session.scope, ...input.scopes], context.linkBase),
  };
}

/** Dates of one course or tour may have its code only, `MAT-1`, by which the calendar is known: they are called as it is. */
const isCodeOf = (title: string | null, { id }: EventInput['calendar']): boolean =>
  title === id && /^(?=.*\p{Lu})(?=.*\d)[^\s\p{Ll}]+$/u.test(id);

/** What people act on. A field is absent where there is nothing to say. */
function readOffer(
  of: (field: EventField) => RuleValue | null,
  description: RichText | null,
  { context: { language, linkBase, timeZone }, currency, series: stated }: EventInput,
): Pick<CalendarEvent, 'price' | 'registrationUrl' | 'soldOut' | 'performers' | 'series'> {
  const [price, link, soldOut] = [of('price'), of('registrationUrl'), of('soldOut')];
  const [performers, series] = [of('performers'), of('series')];
  const isTranslated = price !== null && Object.values(price.options.values ?? {}).includes(price.value);
  const priceIn = (currency: string | null) =>
    price && readPrice(price.value, language, { translated: isTranslated, timeZone, currency });
  const bare = priceIn(null);
  const found = {
    price: lacksCurrency(bare) ? priceIn(currency?.() ?? null) : bare,
    registrationUrl: link && readRegistrationLink(chooseLanguage(link.value, language).value, linkBase),
    soldOut: soldOut !== null && readSoldOut(soldOut.value, soldOut.options.as === 'placesLeft'),
    performers: performers === null ? [] : readPerformers(performers.value, language),
    series: readSeriesOf(series === null ? stated?.() : series.value, language),
  };
  return {
    ...(found.price && { price: withoutDescription(found.price, description) }),
    ...(found.registrationUrl && { registrationUrl: found.registrationUrl }),
    ...(found.soldOut && { soldOut: true }),
    ...(found.performers.length > 0 && { performers: found.performers }),
    ...(found.series && { series: found.series }),
  };
}

/** `{ from: '', to: '', free: false }`: the parts of a price that a session has keys for, and no price. That of its record holds. 0 is a price. */
const saysNothing = (price: unknown): boolean =>
  isRecord(price) &&
  Object.values(price).every(
    (part) => isEmpty(part) || isNothing(part) || part === false || /^false$/i.test(`${part}`),
  );

const lacksCurrency = (price: Price | null): boolean =>
  price !== null && !price.free && price.currency === null && (price.from !== null || price.to !== null);

/** Most answers state no series. */
const readSeriesOf = (value: unknown, language: string): EventSeries | null =>
  isEmpty(value) ? null : readSeries(value, language);

/** A price that was read from the description is published without words of its own: people read them there. */
function withoutDescription(price: Price, description: RichText | null): Price {
  const isDescription = price.text !== null && lettersOf(price.text) === lettersOf(description?.text ?? '');
  return isDescription && (price.from !== null || price.to !== null) ? { ...price, text: null } : price;
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

function statusOf(found: RuleValue | null, report: ReportProblem): CalendarEvent['status'] {
  const status = found === null ? 'confirmed' : readStatus(found.value);
  if (status === null) report('warning', 'status', 'statusUnknown', { value: describeValue(found?.value) });
  return status ?? 'confirmed';
}

/** The plain words of the record, and those of the session by itself: one evening of several may be called off. */
function ownOf(session: Session | null, shared: OwnState, plain: PlainWords): OwnState {
  if (session === null || !isRecord(session.scope)) return shared;
  const { status } = readOwnState([session.scope], { ...plain, silent: noPaths });
  if (
    status === null ||
    status.says === 'draft' ||
    (shared.status !== null && !isStricter(status.says, shared.status.says))
  )
    return shared;
  return { ...shared, status: { ...status, path: `${status.path} of the session` } };
}

const noPaths: ReadonlySet<string> = new Set();

/** The status by its rule, or a stricter one that the record says in plain words, in its keys, in its title or beside its date. */
function obeyedStatus(
  byRule: CalendarEvent['status'],
  { title, start }: { readonly title: string | null; readonly start: RuleValue | null },
  { plain, scopes }: EventInput,
  {
    session,
    shared,
    report,
  }: { readonly session: Session | null; readonly shared: Shared; readonly report: ReportProblem },
): CalendarEvent['status'] {
  if (!plain.decide.status(session === null ? scopes : [session.scope, ...scopes])) return byRule;
  const own = ownOf(session, shared.own(), plain);
  const titled = titleState(title) ?? titledOff(title);
  const dated = titled === null && hasWords(start?.value) ? stateBesideDate(start?.value) : null;
  const says = titled?.says ?? dated?.says ?? null;
  const inTitle = says === null ? null : { path: null, value: titled?.word ?? dated?.word, says };
  const said =
    own.status !== null && (inTitle === null || !isStricter(inTitle.says, own.status.says)) ? own.status : inTitle;
  if (said === null || !isStricter(said.says, byRule)) return byRule;
  reportObeyed('status', said, report);
  return said.says;
}

function readOverrides(read: Read, context: TimeContext): CalendarEvent['overrides'] {
  const id = readId(read('overridesId')?.value);
  const found = id === null ? null : read('overridesStart');
  if (id === null || found === null) return null;
  const times = readEventTimes(
    { start: found, end: null, duration: null, allDay: null, timeZone: read('timeZone') },
    context,
  );
  return times.start === null ? null : { id, start: times.start };
}
