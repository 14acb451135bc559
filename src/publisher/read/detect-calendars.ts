import type { Problem } from '../../calendar/problem.ts';
import type { DetectedMapping, ListedRecord, Mapper, Mapping } from '../../mapping/mapper.ts';
import { type ReadOptions, type Source, SourceError } from '../../source/source.ts';
import { portalProblem, type TrialVerdict } from '../portal-problem.ts';

/** How many calendars the first id is tried with: one that was deleted, and one that is empty, prove nothing. */
const trialSize = 3;
/** How many ids of a record are tried at most. */
const maxIds = 5;
/** How many requests the trial of one id may take, redirects and retries included. One page is enough. */
const maxTrialRequests = 3;
/** With fewer requests left to the run, no further id is tried. */
const leastBudget = 6;
/** So many of the other lists in the answer are tried, each by so many places of the id. */
const maxLists = 6;
const maxIdsElsewhere = 2;
/** So many calendars of another list must bring events, each its own: a portal may answer to anything. */
const provenBy = 2;
/** Lists of any kind count their records from 1. Short numbers tell a list only where so many ids are known. */
const leastKnown = 3;
const shortNumber = /^\d{1,2}$/;

interface Asked {
  readonly source: Source;
  readonly mapping: Mapping;
  readonly run: ReadOptions;
}

/** Asks by what was just detected. */
interface Asking extends Asked {
  readonly mapper: Mapper;
}

interface DetectedCalendars {
  readonly detected: DetectedMapping;
  /** The calendars are in another list than that which was read. */
  readonly isElsewhere: boolean;
}

/**
 * Finds the list of calendars and the id that the portal lists their events by. Ids that were `known` before stay. Another list than that
 * of the `listed` records is taken only if it has more of them, and more than half. Where no ids are kept, the places that may hold the id
 * are tried in turn until one brings events that are the calendar's own: an id that brings none, or the same events for every calendar, or
 * that the portal knows of some calendars only, is right only if no other brings more. Where the portal knows none of the `listed` records,
 * the other lists of the answer are tried. Rejects when no ids are kept and the portal fails to answer, since published calendars would give
 * way to a guess.
 */
export async function detectCalendars(
  asked: Asked,
  bodies: readonly unknown[],
  listed: readonly ListedRecord[],
  known: ReadonlySet<string> = new Set(),
): Promise<DetectedCalendars> {
  const { mapping } = asked;
  const samples = { calendars: bodies, events: [], details: [] };
  const first = mapping.detect(samples);
  const mapper = mapping.mapper(first);
  const asking = { ...asked, mapper };
  const detected = (calendarIds: readonly string[], problems: readonly Problem[]): DetectedMapping => {
    const found = calendarIds.length === 0 ? first : mapping.detect({ ...samples, calendarIds });
    return { ...found, problems: [...found.problems, ...problems] };
  };
  const likeliest: Place = {
    rule: String(mapper.rules.calendars.id?.rule ?? 'id'),
    idOf: (one) => mapper.calendar(one).calendar?.id ?? null,
  };
  const places = [likeliest, ...placesOf(listed, mapping)];
  const kept = keptIds(listed, places, known);
  // No other list can have more.
  if (kept.length > 0 && kept.length === known.size) return { detected: detected(kept, []), isElsewhere: false };
  const others = otherLists(bodies, listed, mapping);
  const keptElsewhere = known.size === 0 ? [] : mostKept(others, mapping, known);
  if (keptElsewhere.length > kept.length && isProof(keptElsewhere, known))
    return { detected: detected(keptElsewhere, []), isElsewhere: true };
  if (kept.length > 0) return { detected: detected(kept, []), isElsewhere: false };
  const choices = choicesOf(listed, places);
  // Where there is no choice, the calendars' own refreshes ask soon enough.
  if (choices.length < 2 && others.length === 0) return { detected: detected([], []), isElsewhere: false };
  const trials = await tryInTurn(choices.slice(0, maxIds), asking);
  const failed = trials.find(({ verdict }) => verdict === 'failed');
  if (failed !== undefined && known.size > 0) throw failed.error;
  if (failed !== undefined) return { detected: detected([], []), isElsewhere: false };
  const best = bestOf(trials);
  // A portal that answers without events knows the calendar.
  if (best === undefined) {
    const { trials: more, found } = await tryElsewhere(others.slice(0, maxLists), asking);
    if (found !== undefined)
      return { detected: detected(found.working, trialProblems([...trials, ...more], found)), isElsewhere: true };
    const failedElsewhere = more.find(({ verdict }) => verdict === 'failed');
    if (failedElsewhere !== undefined && known.size > 0) throw failedElsewhere.error;
  }
  const ids = best === trials[0] ? [] : (best?.working ?? []);
  return { detected: detected(ids, trialProblems(trials, best)), isElsewhere: false };
}

/** A place that may hold the id of a calendar. */
interface Place {
  readonly rule: string;
  readonly idOf: (one: ListedRecord) => string | null;
}

const placesOf = (listed: readonly ListedRecord[], mapping: Mapping): readonly Place[] =>
  (
    mapping.idCandidates?.(
      'calendars',
      listed.map(({ record }) => record),
    ) ?? []
  ).map(({ rule, idOf }) => ({ rule, idOf: ({ record }) => idOf(record) }));

/** The known ids that a place of the records has: of the place that has most of them. */
function keptIds(
  listed: readonly ListedRecord[],
  places: readonly Place[],
  known: ReadonlySet<string>,
): readonly string[] {
  const kept = places.map(({ idOf }) =>
    [...new Set(listed.flatMap((one) => idOf(one) ?? []))].filter((id) => known.has(id)),
  );
  return kept.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** The same of the list that has most of them. */
const mostKept = (
  lists: readonly (readonly ListedRecord[])[],
  mapping: Mapping,
  known: ReadonlySet<string>,
): readonly string[] =>
  lists
    .map((records) => keptIds(records, placesOf(records, mapping), known))
    .toSorted((a, b) => b.length - a.length)[0] ?? [];

/** The ids that were kept show that their list is the one which was read before: another list may share some by chance. */
const isProof = (kept: readonly string[], known: ReadonlySet<string>): boolean =>
  kept.length * 2 > known.size && (known.size >= leastKnown || kept.some((id) => !shortNumber.test(id)));

/** The lists of the answer that are not the one which was read. */
function otherLists(
  bodies: readonly unknown[],
  listed: readonly ListedRecord[],
  mapping: Mapping,
): readonly (readonly ListedRecord[])[] {
  const textOf = (records: readonly ListedRecord[]) => JSON.stringify(records.map(({ record }) => record));
  const own = textOf(listed);
  return (mapping.calendarLists?.(bodies) ?? []).filter((one) => textOf(one) !== own);
}

/** What to ask by: a few ids of each place, once. */
function choicesOf(listed: readonly ListedRecord[], places: readonly Place[], size = trialSize): readonly Choice[] {
  // Where the places agree on an id, an answer does not tell which of them is right.
  const agree = (one: ListedRecord) => new Set(places.map(({ idOf }) => idOf(one))).size === 1;
  const inOrder = [...listed].sort((a, b) => Number(agree(a)) - Number(agree(b)));
  return places
    .map(({ rule, idOf }) => ({
      rule,
      ids: [...new Set(inOrder.map(idOf))].flatMap((id) => id ?? []).slice(0, size),
    }))
    .filter(({ ids }, n, all) => ids.length > 0 && all.findIndex((one) => one.ids.join('\n') === ids.join('\n')) === n);
}

/** Tries the choices until the portal has events by all ids of one. A failed trial is the last. */
async function tryInTurn(choices: readonly Choice[], asking: Asking): Promise<readonly Trial[]> {
  const { budget } = asking.run;
  const trials: Trial[] = [];
  for (const choice of choices) {
    if ((budget?.remaining ?? leastBudget) < leastBudget) break;
    // A portal that knows no calendar by another id does not ignore ids.
    const isStrict = trials.some(({ verdict }) => verdict === 'unknown');
    const enough = trials.some(({ verdict }) => verdict === 'found') ? trialSize : isStrict ? 1 : 2;
    const trial = { ...choice, ...(await tryIds(choice.ids, enough, asking)) };
    trials.push(trial);
    if (trial.verdict === 'failed' || (trial.verdict === 'found' && trial.unknown === 0)) break;
  }
  return trials;
}

/** The same with the other lists in turn, until one is proven. */
async function tryElsewhere(
  lists: readonly (readonly ListedRecord[])[],
  asking: Asking,
): Promise<{ readonly trials: readonly Trial[]; readonly found: Trial | undefined }> {
  const { budget } = asking.run;
  const trials: Trial[] = [];
  const proven: Trial[] = [];
  const done = () => ({ trials, found: proven.toSorted((a, b) => a.unknown - b.unknown)[0] });
  for (const records of lists) {
    const needed = records.length === 1 ? 1 : provenBy;
    for (const choice of choicesOf(records, placesOf(records, asking.mapping)).slice(0, maxIdsElsewhere)) {
      if ((budget?.remaining ?? leastBudget) < leastBudget) return done();
      const trial = { ...choice, ...(await tryIds(choice.ids, needed, asking, needed)) };
      trials.push(trial);
      if (trial.verdict === 'found' && trial.working.length >= needed) proven.push(trial);
      if (trial.verdict === 'failed' || (proven.includes(trial) && trial.unknown === 0)) return done();
    }
  }
  return done();
}

function bestOf(trials: readonly Trial[]): Trial | undefined {
  const by = (verdict: TrialVerdict) => trials.filter((one) => one.verdict === verdict);
  const found = by('found').toSorted((a, b) => a.unknown - b.unknown);
  return found[0] ?? by('same')[0] ?? by('empty')[0];
}

interface Choice {
  readonly rule: string;
  readonly ids: readonly string[];
}

interface Trial extends Choice {
  readonly verdict: TrialVerdict;
  /** Of the ids, those by which the portal answered with a list. */
  readonly working: readonly string[];
  /** How many of the ids that were asked for the portal does not know. */
  readonly unknown: number;
  /** Why it failed. */
  readonly error?: unknown;
}

/** Asks until `enough` lists with events have come, or until fewer than `least` can come. */
async function tryIds(
  ids: readonly string[],
  enough: number,
  { source, mapper, run }: Asking,
  least = 0,
): Promise<Omit<Trial, keyof Choice>> {
  const lists: { readonly id: string; readonly text: string }[] = [];
  let isEmpty = false;
  let unknown = 0;
  for (const [n, id] of ids.entries()) {
    if (lists.length + ids.length - n < least) break;
    const items = await eventsBy(id, source, mapper, run);
    if (isFailure(items) && lists.length === 0) return { verdict: 'failed', working: [], unknown, error: items.error };
    if (isFailure(items)) break;
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

/** The response does not show whether the id is right. */
interface Failure {
  readonly error: unknown;
}

const isFailure = (one: readonly unknown[] | 'unknown' | Failure): one is Failure =>
  typeof one === 'object' && 'error' in one;

/** The events of the first page. */
async function eventsBy(
  id: string,
  source: Source,
  mapper: Mapper,
  run: ReadOptions,
): Promise<readonly unknown[] | 'unknown' | Failure> {
  const given = Math.min(run.budget?.remaining ?? maxTrialRequests, maxTrialRequests);
  const budget = { remaining: given };
  let found: readonly unknown[] | null = null;
  let isAnswered = false;
  let failure: unknown;
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
    failure = error;
  } finally {
    if (run.budget) run.budget.remaining -= given - budget.remaining;
  }
  return found ?? { error: failure };
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
