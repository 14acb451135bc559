import type { Problem } from '../../calendar/problem.ts';
import type { Samples } from '../../mapping/mapper.ts';
import { type ReadOptions, SourceError } from '../../source/source.ts';
import { digestText } from '../digest.ts';
import type { KeyedRecord } from '../event-identity.ts';
import { errorMessage } from '../messages.ts';
import type { MappedRecord, RecordState } from '../model.ts';
import type { CalendarContext, PublisherDeps } from '../refreshers.ts';
import { askForMissing, type MissingVerdict } from './missing-events.ts';
import type { RecordUpdate, UpdateBatches } from './record-update.ts';
import { requestDetails } from './request-details.ts';

interface DetailsReading {
  /** Details that differ from those in the store, as JSON by the record's key. */
  readonly texts: ReadonlyMap<string, string>;
  /** The details of an event mark it as private although its record in the list does not. */
  readonly decided: boolean;
  /** The portal has details to be read. */
  readonly wanted: boolean;
  /** A few of the details that were read in this run. */
  readonly samples: Samples['details'];
  /** What the portal says of missing events, by id. */
  readonly missing: ReadonlyMap<string, MissingVerdict>;
  /** How many events wait for their details. */
  readonly pending: number;
  /** The run's limits left some details to the next run. */
  readonly cutShort: boolean;
  /** How many milliseconds the portal asks to wait. */
  readonly restMs: number;
  readonly problems: readonly Problem[];
}

/** The result for a portal without details, and for an empty list. */
export const noDetails: DetailsReading = {
  texts: new Map(),
  decided: false,
  wanted: false,
  samples: [],
  missing: new Map(),
  pending: 0,
  cutShort: false,
  restMs: 0,
  problems: [],
};

export interface DetailsInput {
  readonly deps: PublisherDeps;
  readonly context: CalendarContext;
  readonly run: ReadOptions;
  readonly batches: UpdateBatches;
  /** Details that were read already, by the list's record. */
  readonly answers: ReadonlyMap<unknown, unknown>;
  /** The ids of events that the list lacks, whose details tell whether they were removed. */
  readonly missing: readonly string[];
  /** Publishes what the list says, `afterMs` milliseconds after it is mapped; null: only together with the details. */
  readonly list: { readonly afterMs: number; publish(texts: ReadonlyMap<string, string>): Promise<void> } | null;
  /** Called with each answer that was taken. */
  seen(record: KeyedRecord, body: unknown): void;
  /** What an event's details say without its record in the list. */
  mapAlone(body: unknown): MappedRecord;
  storedDetails(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** How many details are enough to detect a mapping from. */
const mostSamples = 5;
/** How long a run asks for details before it publishes what it has. */
const longestRunMs = 60_000;

/** Reads the details that are needed, maps the records that changed, and leaves the rest to the next run. */
export async function readDetails(input: DetailsInput): Promise<DetailsReading> {
  const { deps, context, run, batches, answers } = input;
  const { updates } = batches;
  const { source, settings, runtime } = deps;
  const { now } = runtime;
  const started = now();
  const path = settings.source.endpoints.details;
  const plan: DetailsPlan = {
    now: started,
    maxAgeMs: settings.refresh.detailsMaxAgeHours * 3_600_000,
    retryMs: settings.refresh.everySeconds * 1000,
  };
  const isShared = path !== false && asksById(path);
  const texts = new Map<string, string>();
  const failures: DetailsFailure[] = [];
  const samples: Samples['details'][number][] = [];

  const isListed = (id: string): boolean => [...updates.values()].some(({ record }) => record.id === id);
  /** Whether the details were taken. Doubtful ones count as failed. */
  const receive = (update: RecordUpdate, body: unknown): boolean => {
    const text = JSON.stringify(body);
    const before = update.state.detailsDigest;
    // The run's start counts as the time of reading, so that details never seem newer than they are.
    const doubt = update.receiveDetails(body, digestText(text), started, isListed);
    if (doubt !== null) {
      update.failDetails(started);
      failures.push({ update, error: new Error(doubt) });
    }
    if (update.state.detailsDigest !== before) texts.set(update.record.key, text);
    if (doubt === null && update.mapped !== null) input.seen(update.record, body);
    return doubt === null;
  };
  const yieldToEventLoop = () => runtime.sleep(0);
  const expired = () => run.signal?.aborted === true || now() - started > longestRunMs;
  const ask = async (id: string, record: unknown, fresh = true) =>
    (await source.details(context.calendar.id, id, record, { ...run, fresh })).body;
  const queue = createDetailsQueue({
    batches,
    isDue(update) {
      const answer = answers.get(update.record.listed.record);
      if (answer !== undefined) receive(update, answer);
      return path !== false && needsDetails(update.state, plan);
    },
    shared: isShared,
    now: started,
    strict: run.budget !== undefined,
    yieldToEventLoop,
  });

  const finished = new AbortController();
  async function publishList(): Promise<void> {
    for (let more = queue.more(); more !== null; more = queue.more()) await more;
    if (input.list === null) return;
    await runtime.sleep(input.list.afterMs, finished.signal);
    if (!finished.signal.aborted) await input.list.publish(texts);
  }
  const listPublished = publishList();
  // It is awaited below; this only keeps an error from being reported as unhandled.
  listPublished.catch(() => undefined);

  const ended = await requestDetails({
    concurrency: settings.source.concurrency,
    expired,
    next: queue.next,
    more: queue.more,
    now,
    yieldToEventLoop,
    async ask([first]) {
      const { record, state } = first as RecordUpdate;
      return await ask(record.id, record.listed.record, state.failures > 0);
    },
    received: (group, body) => {
      const isTaken = group.map((update) => receive(update, body)).includes(true);
      const [one] = group;
      if (isTaken && one && samples.length < mostSamples) samples.push({ ...one.record, body });
    },
    failed: (group, error) => {
      for (const update of group) update.failDetails(started);
      for (const update of group) failures.push({ update, error });
    },
  }).finally(() => finished.abort());
  await listPublished;

  /** Whether the portal answers for an event that it lists. Otherwise its answers say nothing about the others. */
  async function detailsAnswer(): Promise<boolean> {
    const known = [...updates.values()].filter(({ state }) => state.detailsAt !== null && state.failedAt === null);
    const [control] = known.sort((one, other) => bySoonest(started)(one.state.start, other.state.start));
    if (control === undefined || expired()) return false;
    const { id, listed } = control.record;
    const body = await ask(id, listed.record).catch(() => null);
    if (body === null) return false;
    const served = [...updates.values()].filter(({ record }) => record.id === id);
    return (isShared ? served : [control]).map((update) => receive(update, body)).includes(true);
  }
  const missing = path === false || ended !== null ? [] : input.missing;
  const verdicts =
    missing.length > 0 && (samples.length > 0 || (await detailsAnswer()))
      ? await askForMissing(missing, settings.source.concurrency, async (id) =>
          input.mapAlone(await ask(id, undefined)),
        )
      : new Map();
  const lost = await remapChanged(input);
  const all = [...updates.values()];
  const pending = path === false ? [] : all.filter(({ state }) => state.detailsAt === null || state.stale);
  return {
    texts,
    decided: all.some((update) => update.decidedByDetails),
    wanted: path !== false,
    samples,
    missing: verdicts,
    pending: pending.length,
    cutShort: isLimit(ended) && path !== false && all.some(({ state }) => needsDetails(state, plan)),
    restMs: ended instanceof SourceError ? (ended.retryAfter ?? 0) * 1000 : 0,
    problems: [...failureProblems(context.calendar.id, failures, ended), ...lossProblems(context.calendar.id, lost)],
  };
}

/** Whether only the run's own limits ended it. */
const isLimit = (ended: unknown): boolean =>
  ended === null || (ended instanceof SourceError && ended.kind === 'budget');

/** Whether one answer serves all records of an id, because the path depends on nothing else of the event. */
const asksById = (path: string): boolean =>
  [...path.matchAll(/\{([^}]+)\}/g)].every(([, name]) => name === 'eventCalendarId' || name === 'eventId');

/**
 * Maps the records that changed and whose details were not read in this run, with the details that are stored. Returns
 * those whose stored details were lost: they are requested in the next run, and the record is mapped without them only if
 * the portal does not give them either.
 */
async function remapChanged({ deps, batches, storedDetails }: DetailsInput): Promise<readonly RecordUpdate[]> {
  const changed = [...batches.updates.values()].filter((update) => update.changed && update.mapped === null);
  const keys = changed.filter(({ state }) => state.detailsAt !== null).map(({ record }) => record.key);
  const stored = keys.length === 0 ? new Map<string, string>() : await storedDetails(keys).catch(() => null);
  const isAsked = deps.settings.source.endpoints.details !== false;
  const lost: RecordUpdate[] = [];
  for (const update of changed) {
    const { detailsAt, detailsDigest, failedAt } = update.state;
    if (detailsAt === null) {
      update.remap(null);
      continue;
    }
    if (stored === null) {
      update.postpone(false);
      continue;
    }
    const text = stored.get(update.record.key);
    if (text !== undefined && digestText(text) === detailsDigest) {
      update.remap(JSON.parse(text));
      continue;
    }
    lost.push(update);
    if (isAsked && failedAt === null) update.postpone(true);
    else update.remap(null);
  }
  return lost;
}

interface DetailsFailure {
  readonly update: RecordUpdate;
  readonly error: unknown;
}

function failureProblems(calendarId: string, failures: readonly DetailsFailure[], ended: unknown): readonly Problem[] {
  const last = failures.at(-1);
  if (last === undefined) return [];
  const these = failures.length === 1 ? `event ${last.update.record.id}` : `${failures.length} events`;
  const isKnown = failures.some(({ update }) => update.state.detailsAt !== null);
  const what = `could not be read${isKnown ? ', so what was known before stays' : ''}`;
  const rest = isLimit(ended) ? '' : '. The others were not requested in this run.';
  return [
    {
      level: 'warning',
      where: `calendar ${calendarId}, details`,
      message: `The details of ${these} ${what}: ${errorMessage(last.error)}${rest}`,
    },
  ];
}

function lossProblems(calendarId: string, lost: readonly RecordUpdate[]): readonly Problem[] {
  const [first] = lost;
  if (first === undefined) return [];
  const these = lost.length === 1 ? `event ${first.record.id}` : `${lost.length} events`;
  const message = `The store has lost the details of ${these}, so they are read again from the portal.`;
  return [{ level: 'warning', where: `calendar ${calendarId}, details`, message }];
}

// Which details to ask for, and in which order.

interface DetailsPlan {
  readonly now: number;
  readonly maxAgeMs: number;
  /** How long to wait after a failed request for an event's details; doubled with each further failure. */
  readonly retryMs: number;
}

/** Whether a record's details should be read now: they were never read, are outdated, or are due after a failure. */
function needsDetails(record: RecordState, { now, maxAgeMs, retryMs }: DetailsPlan): boolean {
  const { detailsAt, stale, failedAt, failures } = record;
  // The absolute difference: a large correction of the clock makes the details due again, a small one does not.
  const wanted = detailsAt === null || stale || Math.abs(now - detailsAt) >= maxAgeMs;
  if (!wanted || failedAt === null || failedAt > now) return wanted;
  return now - failedAt >= Math.min(retryMs * 2 ** Math.min(failures - 1, 20), maxAgeMs);
}

/** Orders starts: upcoming ones by time, then unknown ones, then past ones with the latest first. */
export function bySoonest(now: number): (one: string | null, other: string | null) => number {
  const rank = (start: string | null): readonly [number, number] => {
    if (start === null) return [1, 0];
    const ms = Date.parse(start);
    // An event of today may have begun and is still of interest.
    return ms >= now - 86_400_000 ? [0, ms] : [2, -ms];
  };
  return (one, other) => {
    const [group, distance] = rank(one);
    const [otherGroup, otherDistance] = rank(other);
    return group - otherGroup || distance - otherDistance;
  };
}

/** The updates that one response is for; at least one. */
type UpdateGroup = readonly RecordUpdate[];

/** Returns the updates whose details to request next: the soonest events of those that are mapped so far. */
interface DetailsQueue {
  /** Null: none at the moment. */
  next(): UpdateGroup | null;
  /** Resolves when the next batch is mapped; null: all are. */
  more(): Promise<void> | null;
}

interface DetailsQueueDeps {
  readonly batches: UpdateBatches;
  readonly isDue: (update: RecordUpdate) => boolean;
  /** One response serves all updates with the same id. */
  readonly shared: boolean;
  readonly now: number;
  /** Maps all records before it returns the first, so that the first is the soonest of all. */
  readonly strict: boolean;
  yieldToEventLoop(): Promise<void>;
}

function createDetailsQueue({ batches, isDue, shared, now, strict, yieldToEventLoop }: DetailsQueueDeps): DetailsQueue {
  const order = bySoonest(now);
  /** The soonest is last. */
  let waiting: { readonly start: string | null; readonly group: UpdateGroup }[] = [];

  function add(updates: readonly RecordUpdate[]): void {
    const due = updates.filter(isDue).sort((one, other) => order(one.state.start, other.state.start));
    if (due.length === 0) return;
    const groups = shared ? [...Map.groupBy(due, ({ record }) => record.id).values()] : due.map((one) => [one]);
    const added = groups.map((group) => ({ start: group[0]?.state.start ?? null, group }));
    waiting = [...added.reverse(), ...waiting].sort((one, other) => order(other.start, one.start));
  }

  function mapBatch(): Promise<void> | null {
    const batch = batches.next();
    if (batch === null) return null;
    add(batch);
    const following = yieldToEventLoop().then(() => {
      mapping = mapBatch();
    });
    // `more` passes the error on; this only keeps it from being reported as unhandled.
    following.catch(() => undefined);
    return following;
  }

  let mapping: Promise<void> | null = null;
  if (strict) {
    const all: RecordUpdate[] = [];
    for (let batch = batches.next(); batch !== null; batch = batches.next()) for (const one of batch) all.push(one);
    add(all);
  } else mapping = mapBatch();
  return { next: () => waiting.pop()?.group ?? null, more: () => mapping };
}
