import type { CalendarRecord } from '../../calendar/calendar.ts';
import type { Problem } from '../../calendar/problem.ts';
import { toldOf } from '../../calendar/told.ts';
import type { ListedRecord, Mapper, Mapping } from '../../mapping/mapper.ts';
import { type ReadOptions, type Source, SourceError } from '../../source/source.ts';
import { noneReadable, partialListProblem } from '../messages.ts';
import { portalProblem, type TrialVerdict } from '../portal-problem.ts';
import type { KeptMapping } from '../refreshers.ts';

/** What was read of the portal's list of calendars. */
export interface CalendarList {
  readonly records: readonly CalendarRecord[];
  readonly mapping: KeptMapping;
  readonly problems: readonly Problem[];
  readonly bodies: readonly unknown[];
  /** The list may be incomplete, so calendars that it lacks may still exist. */
  readonly partial: boolean;
  /** The listing's `doubt`; undefined: it had none. */
  readonly doubt: string | undefined;
}

/**
 * Reads the portal's list of calendars. If the mapping that is kept has the same key, it is used again. `doubtBefore`: the
 * doubt of the list before. Rejects when the list can't be read, or when none of its records can.
 */
export async function readCalendarList(
  { source, mapping, key }: { readonly source: Source; readonly mapping: Mapping; readonly key: string },
  kept: KeptMapping | null,
  run: ReadOptions,
  knownIds: readonly string[] = [],
  doubtBefore?: string,
): Promise<CalendarList> {
  const known = kept?.key === key ? mapping.mapper(kept.detected) : null;
  const find = known?.calendarItems ?? mapping.itemsInTurn?.('calendars') ?? mapping.calendarItems;
  const listing = await source.calendars((body) => find(body), run);
  const { pages, notes } = listing;
  const isSettled = listing.doubt !== undefined && listing.doubt === doubtBefore;
  const bodies = pages.map(({ body }) => body);
  const listed = pages.flatMap(({ items, body }) => items.map((record) => ({ record, body })));
  const inForce = known && kept ? kept : { key, detected: await detect() };
  const mapper = known ?? mapping.mapper(inForce.detected);

  async function detect(): Promise<KeptMapping['detected']> {
    const samples = { calendars: bodies, events: [], details: [] };
    const first = mapping.detect(samples);
    const probe = { source, mapping, mapper: mapping.mapper(first) };
    const { ids: calendarIds, problems: found } = await answeringIds(probe, listed, new Set(knownIds), run);
    const detected = calendarIds.length === 0 ? first : mapping.detect({ ...samples, calendarIds });
    return { ...detected, problems: [...detected.problems, ...found] };
  }

  const problems: Problem[] = notes.map((note) => ({ level: 'warning', where: 'list of calendars', ...note }));
  if (listing.partial !== null)
    problems.push(partialListProblem(listing.partial, 'list of calendars', { doubt: listing.doubt, isSettled }));
  const ofRules = [...(mapper.problems ?? []), ...inForce.detected.problems];
  problems.push(...ofRules.filter(({ where }) => where.startsWith('mapping.calendars.')));
  const unread: Problem[] = [];
  const records = new Map<string, CalendarRecord>();
  for (const [index, item] of listed.entries()) {
    const where = `list of calendars, record ${index + 1}`;
    const { record, found } = mapCalendar(mapper, item, where);
    problems.push(...found);
    if (record === null) unread.push(...found);
    else if (records.has(record.id))
      problems.push({
        level: 'warning',
        where,
        ...portalProblem('calendarTwice', { id: record.id }),
      });
    else records.set(record.id, record);
  }
  if (listed.length > 0 && records.size === 0) throw noneReadable('list of calendars', listed.length, unread[0]);
  if (listed.length === 0)
    problems.push({ level: 'warning', where: 'list of calendars', ...portalProblem('noCalendars', {}) });
  const partial = listing.partial !== null && !isSettled;
  return { records: [...records.values()], mapping: inForce, problems, bodies, partial, doubt: listing.doubt };
}

/** Maps one record. If the mapper throws, the record gives no calendar and one problem. */
function mapCalendar(
  mapper: Mapper,
  item: { readonly record: unknown; readonly body: unknown },
  where: string,
): { readonly record: CalendarRecord | null; readonly found: readonly Problem[] } {
  try {
    const { calendar, problems } = mapper.calendar(item);
    if (calendar !== null || problems.length > 0) return { record: calendar, found: problems };
    return { record: null, found: [{ level: 'error', where, ...portalProblem('noCalendarId', {}) }] };
  } catch (error) {
    return {
      record: null,
      found: [{ level: 'error', where, ...portalProblem('unreadableRecord', { why: toldOf(error) }) }],
    };
  }
}

/** How many calendars the first id is tried with: one that was deleted, and one that is empty, prove nothing. */
const trialSize = 3;
/** How many ids of a record are tried at most. */
const maxIds = 5;
/** How many requests the trial of one id may take, redirects and retries included. One page is enough. */
const maxTrialRequests = 3;
/** With fewer requests left to the run, no further id is tried. */
const leastBudget = 6;

interface IdProbe {
  readonly source: Source;
  readonly mapping: Mapping;
  /** Made from what was just detected. */
  readonly mapper: Mapper;
}

interface ProvedIds {
  /** The ids that work in the portal's paths, to be passed to detection; none: the detected ids are right. */
  readonly ids: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Finds the id that the portal lists events by. Ids that were known before stay. Otherwise the places that may hold the id
 * are tried in turn until one brings events that are the calendar's own: an id that brings none, or the same events for
 * every calendar, or that the portal knows of some calendars only, is right only if no other brings more.
 */
async function answeringIds(
  { source, mapping, mapper }: IdProbe,
  listed: readonly ListedRecord[],
  known: ReadonlySet<string>,
  run: ReadOptions,
): Promise<ProvedIds> {
  const detected = (one: ListedRecord) => mapper.calendar(one).calendar?.id ?? null;
  const others =
    mapping.idCandidates?.(
      'calendars',
      listed.map(({ record }) => record),
    ) ?? [];
  const kept = listed.flatMap((one) => {
    const ids = [detected(one), ...others.map(({ idOf }) => idOf(one.record))];
    return ids.filter((id) => id !== null && known.has(id)).slice(0, 1) as string[];
  });
  if (kept.length > 0) return { ids: kept, problems: [] };
  const first = { rule: String(mapper.rules.calendars.id?.rule ?? 'id'), idOf: detected };
  const places = [
    first,
    ...others.map(({ rule, idOf }) => ({ rule, idOf: ({ record }: ListedRecord) => idOf(record) })),
  ];
  // Where the places agree on an id, an answer does not tell which of them is right.
  const agree = (one: ListedRecord) => new Set(places.map(({ idOf }) => idOf(one))).size === 1;
  const inOrder = [...listed].sort((a, b) => Number(agree(a)) - Number(agree(b)));
  const choices = places
    .map(({ rule, idOf }) => ({
      rule,
      ids: [...new Set(inOrder.map(idOf))].flatMap((id) => id ?? []).slice(0, trialSize),
    }))
    .filter(({ ids }, n, all) => ids.length > 0 && all.findIndex((one) => one.ids.join('\n') === ids.join('\n')) === n);
  // Where there is no choice, the calendars' own refreshes ask soon enough.
  if (choices.length < 2) return { ids: [], problems: [] };
  const trials: Trial[] = [];
  for (const choice of choices.slice(0, maxIds)) {
    if ((run.budget?.remaining ?? leastBudget) < leastBudget) break;
    // A portal that knows no calendar by another id does not ignore ids.
    const isStrict = trials.some(({ verdict }) => verdict === 'unknown');
    const enough = trials.some(({ verdict }) => verdict === 'found') ? trialSize : isStrict ? 1 : 2;
    const trial = { ...choice, ...(await tryIds(choice.ids, enough, { source, mapper, run })) };
    trials.push(trial);
    if (trial.verdict === 'failed') return { ids: [], problems: [] };
    if (trial.verdict === 'found' && trial.unknown === 0) break;
  }
  const found = trials.filter(({ verdict }) => verdict === 'found');
  const best =
    found.sort((a, b) => a.unknown - b.unknown)[0] ??
    trials.find(({ verdict }) => verdict === 'same') ??
    trials.find(({ verdict }) => verdict === 'empty');
  const [tried] = trials;
  return { ids: best === undefined || best === tried ? [] : best.working, problems: trialProblems(trials, best) };
}

interface Trial {
  readonly rule: string;
  readonly ids: readonly string[];
  readonly verdict: TrialVerdict;
  /** Of the ids, those by which the portal answered with a list. */
  readonly working: readonly string[];
  /** How many of the ids that were asked for the portal does not know. */
  readonly unknown: number;
}

/** Asks until `enough` lists with events have come. */
async function tryIds(
  ids: readonly string[],
  enough: number,
  { source, mapper, run }: { readonly source: Source; readonly mapper: Mapper; readonly run: ReadOptions },
): Promise<Pick<Trial, 'verdict' | 'working' | 'unknown'>> {
  const lists: { readonly id: string; readonly text: string }[] = [];
  let isEmpty = false;
  let unknown = 0;
  for (const id of ids) {
    const items = await eventsBy(id, source, mapper, run);
    if (items === 'failed' && lists.length === 0) return { verdict: 'failed', working: [], unknown };
    if (items === 'failed') break;
    if (items === 'unknown') unknown += 1;
    else if (items.length === 0) isEmpty = true;
    else lists.push({ id, text: JSON.stringify(items) });
    if (lists.length === enough) break;
  }
  const working = lists.map(({ id }) => id);
  if (lists.length === 0)
    return { verdict: isEmpty ? 'empty' : 'unknown', working: isEmpty ? ids.slice(0, 1) : [], unknown };
  const isSame = lists.length > 1 && lists.every(({ text }) => text === lists[0]?.text);
  return { verdict: isSame ? 'same' : 'found', working, unknown };
}

/** The events of the first page. `failed`: the response does not show whether the id is right. */
async function eventsBy(
  id: string,
  source: Source,
  mapper: Mapper,
  run: ReadOptions,
): Promise<readonly unknown[] | 'unknown' | 'failed'> {
  const given = Math.min(run.budget?.remaining ?? maxTrialRequests, maxTrialRequests);
  const budget = { remaining: given };
  let found: readonly unknown[] | null = null;
  let isAnswered = false;
  const read = (body: unknown): readonly unknown[] => {
    isAnswered = true;
    const items = mapper.eventItems(body);
    found ??= items;
    return items;
  };
  try {
    await source.events(id, read, { ...run, budget, acceptsPartial: true });
  } catch (error) {
    // An answer whose list can't be found is one for a calendar that the portal knows.
    if (found === null && isAnswered) return [];
    if (found === null && error instanceof SourceError && isUnknown(error)) return 'unknown';
  } finally {
    if (run.budget) run.budget.remaining -= given - budget.remaining;
  }
  return found ?? 'failed';
}

/** Portals answer an id of another kind with 404, 400, or with an error in a 200. */
const isUnknown = ({ kind, status }: SourceError): boolean =>
  kind === 'not-found' || kind === 'shape' || status === 400 || status === 422;

function trialProblems(trials: readonly Trial[], best: Trial | undefined): readonly Problem[] {
  const tried = trials.map(({ rule, ids, verdict }) =>
    portalProblem('trial', { rule: String(rule), id: String(ids[0]), verdict }),
  );
  const where = 'mapping.calendars.id';
  if (best?.verdict === 'same') return [{ level: 'warning', where, ...portalProblem('sameForAll', { trials: tried }) }];
  if (trials.length < 2 || best === undefined) return [];
  return [{ level: 'info', where, ...portalProblem('trialsMade', { trials: tried }) }];
}
