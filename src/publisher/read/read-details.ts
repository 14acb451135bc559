import type { Problem } from '../../calendar/problem.ts';
import { type Run, SourceError } from '../../source/source.ts';
import { digestText } from '../digest.ts';
import { errorMessage } from '../messages.ts';
import type { RecordState } from '../model.ts';
import type { CalendarContext, PublisherDeps } from '../refreshers.ts';
import { pipeDetails } from './details-pool.ts';
import type { DraftSupply, RecordDraft } from './record-update.ts';

interface DetailsPlan {
  readonly now: number;
  readonly maxAgeMs: number;
  /** How long a failed request for an event's details is left alone, at first; doubled with each failure. */
  readonly retryMs: number;
}

/** Whether a record's details are to be read now: never read, older than the record, too old, or due after a failure. */
function needsDetails(record: RecordState, { now, maxAgeMs, retryMs }: DetailsPlan): boolean {
  const { detailsAt, stale, failedAt, failures } = record;
  // A clock that was put right by an hour is no reason to read all of them again.
  const wanted = detailsAt === null || stale || Math.abs(now - detailsAt) >= maxAgeMs;
  if (!wanted || failedAt === null || failedAt > now) return wanted;
  return now - failedAt >= Math.min(retryMs * 2 ** Math.min(failures - 1, 20), maxAgeMs);
}

/** Soonest first: what is coming, by start; then what nobody knows the date of; then what is past, the latest first. */
function bySoonest(now: number): (one: string | null, other: string | null) => number {
  const rank = (start: string | null): readonly [number, number] => {
    if (start === null) return [1, 0];
    const ms = Date.parse(start);
    // An event of today may have begun, and is still of interest.
    return ms >= now - 86_400_000 ? [0, ms] : [2, -ms];
  };
  return (one, other) => {
    const [group, distance] = rank(one);
    const [otherGroup, otherDistance] = rank(other);
    return group - otherGroup || distance - otherDistance;
  };
}

/** Drafts that one answer serves; at least one. */
type Asking = readonly RecordDraft[];

/** Whose details are to be asked for: at any time the soonest of the records that were mapped by then. */
interface DetailsQueue {
  /** Null: nothing by now. */
  next(): Asking | null;
  /** Until the next records are mapped; null: all are. */
  more(): Promise<void> | null;
}

interface DetailsQueueDeps {
  readonly supply: DraftSupply;
  readonly isDue: (draft: RecordDraft) => boolean;
  /** One answer serves all drafts of an id. */
  readonly shared: boolean;
  readonly now: number;
  /** All records are mapped before the first of them is asked for, so that it is the soonest. */
  readonly strict: boolean;
  yieldToEventLoop(): Promise<void>;
}

function createDetailsQueue(parts: DetailsQueueDeps): DetailsQueue {
  const order = bySoonest(parts.now);
  /** The soonest last. */
  let waiting: { readonly start: string | null; readonly asking: Asking }[] = [];

  function add(drafts: readonly RecordDraft[]): void {
    const due = drafts.filter(parts.isDue).sort((one, other) => order(one.state.start, other.state.start));
    if (due.length === 0) return;
    const groups = parts.shared ? [...Map.groupBy(due, ({ record }) => record.id).values()] : due.map((one) => [one]);
    const added = groups.map((asking) => ({ start: asking[0]?.state.start ?? null, asking }));
    waiting = [...added.reverse(), ...waiting].sort((one, other) => order(other.start, one.start));
  }

  function takeSlice(): Promise<void> | null {
    const slice = parts.supply.more();
    if (slice === null) return null;
    add(slice);
    const following = parts.yieldToEventLoop().then(() => {
      coming = takeSlice();
    });
    // Whoever waits for it is told.
    following.catch(() => undefined);
    return following;
  }

  let coming: Promise<void> | null = null;
  if (parts.strict) {
    const all: RecordDraft[] = [];
    for (let slice = parts.supply.more(); slice !== null; slice = parts.supply.more()) all.push(...slice);
    add(all);
  } else coming = takeSlice();
  return { next: () => waiting.pop()?.asking ?? null, more: () => coming };
}

interface DetailsReading {
  /** Details that are not those in the store, as JSON, by the record's key. */
  readonly texts: ReadonlyMap<string, string>;
  /** An event's details said that it is private where its list's record did not. */
  readonly decided: boolean;
  /** Whether there are details to be read at all. */
  readonly wanted: boolean;
  readonly pending: number;
  /** The run's limits left some for the next one. */
  readonly cutShort: boolean;
  /** For how long the portal asked to be left alone, in milliseconds. */
  readonly restMs: number;
  readonly problems: readonly Problem[];
}

interface DetailsContext {
  readonly parts: PublisherDeps;
  readonly brief: CalendarContext;
  readonly run: Run;
  readonly supply: DraftSupply;
  /** Details that were read already, by the list's record. */
  readonly answers: ReadonlyMap<unknown, unknown>;
  storedDetails(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** How long a run goes on asking for details before it publishes what it has. */
const longestRunMs = 60_000;

/** Reads the details that are needed, maps what came and what changed, and leaves the rest for the next run. */
export async function readDetails(context: DetailsContext): Promise<DetailsReading> {
  const { parts, brief, run, supply, answers } = context;
  const { drafts } = supply;
  const { source, settings, runtime } = parts;
  const { now } = runtime;
  const started = now();
  const path = settings.source.endpoints.details;
  const plan: DetailsPlan = {
    now: started,
    maxAgeMs: settings.refresh.detailsMaxAgeHours * 3_600_000,
    retryMs: settings.refresh.everySeconds * 1000,
  };
  const texts = new Map<string, string>();
  const failures: { readonly draft: RecordDraft; readonly error: unknown }[] = [];

  const arrived = (draft: RecordDraft, body: unknown): void => {
    const text = JSON.stringify(body);
    const before = draft.state.detailsDigest;
    // By the run's own time, so that what it has just read is not from its future.
    draft.arrive(body, { digest: digestText(text) }, started);
    if (draft.state.detailsDigest !== before) texts.set(draft.record.key, text);
  };
  const yieldToEventLoop = () => runtime.sleep(0);
  const queue = createDetailsQueue({
    supply,
    isDue(draft) {
      const answer = answers.get(draft.record.listed.record);
      if (answer !== undefined) arrived(draft, answer);
      return path !== false && needsDetails(draft.state, plan);
    },
    shared: path !== false && asksById(path),
    now: started,
    strict: run.budget !== undefined,
    yieldToEventLoop,
  });

  const ended = await pipeDetails({
    concurrency: settings.source.concurrency,
    expired: () => run.signal?.aborted === true || now() - started > longestRunMs,
    next: queue.next,
    more: queue.more,
    now,
    yieldToEventLoop,
    async ask([first]) {
      const { id, listed } = (first as RecordDraft).record;
      return (await source.details(brief.calendar.id, id, listed.record, run)).body;
    },
    arrived: (same, body) => {
      for (const draft of same) arrived(draft, body);
    },
    failed: (same, error) => {
      for (const draft of same) draft.fail(started);
      failures.push(...same.map((draft) => ({ draft, error })));
    },
  });

  for (let more = queue.more(); more !== null; more = queue.more()) await more;
  await remapChanged(context);
  const pending =
    path === false ? [] : [...drafts.values()].filter(({ state }) => state.detailsAt === null || state.stale);
  return {
    texts,
    decided: [...drafts.values()].some((draft) => draft.decidedByDetails),
    wanted: path !== false,
    pending: pending.length,
    cutShort: isLimit(ended) && path !== false && [...drafts.values()].some(({ state }) => needsDetails(state, plan)),
    restMs: ended instanceof SourceError ? (ended.retryAfter ?? 0) * 1000 : 0,
    problems: said(brief.calendar.id, failures, ended),
  };
}

/** Whether it was nothing but the run's own limits that ended it. */
const isLimit = (ended: unknown): boolean =>
  ended === null || (ended instanceof SourceError && ended.kind === 'budget');

/** Records that changed and whose details did not come now: mapped with the details that the store keeps. */
async function remapChanged({ supply, storedDetails }: DetailsContext): Promise<void> {
  const left = [...supply.drafts.values()].filter(({ changed, mapped }) => changed && mapped === null);
  const keys = left.filter(({ state }) => state.detailsAt !== null).map(({ record }) => record.key);
  const stored = keys.length === 0 ? new Map<string, string>() : await storedDetails(keys).catch(() => null);
  for (const draft of left) {
    if (stored === null && draft.state.detailsAt !== null) {
      draft.postpone();
      continue;
    }
    const text = stored?.get(draft.record.key);
    draft.remap(text === undefined ? null : JSON.parse(text));
  }
}

/** Whether the details' address depends on nothing but the event's id, so that one answer serves all records of that id. */
const asksById = (path: string): boolean =>
  [...path.matchAll(/\{([^}]+)\}/g)].every(([, name]) => name === 'eventCalendarId' || name === 'eventId');

function said(
  calendarId: string,
  failures: readonly { readonly draft: RecordDraft; readonly error: unknown }[],
  ended: unknown,
): readonly Problem[] {
  const last = failures.at(-1);
  if (last === undefined) return [];
  const these = failures.length === 1 ? `event ${last.draft.record.id}` : `${failures.length} events`;
  const rest = isLimit(ended) ? '' : ' The others were not asked for in this run.';
  return [
    {
      level: 'warning',
      where: `calendar ${calendarId}, details`,
      message: `The details of ${these} could not be read, and what was known of them stays: ${errorMessage(last.error)}${rest}`,
    },
  ];
}
