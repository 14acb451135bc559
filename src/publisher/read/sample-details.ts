import type { ListedRecord } from '../../mapping/mapper.ts';
import { isBudgetSpent, type ReadOptions, SourceError } from '../../source/source.ts';
import type { CalendarContext, PublisherDeps } from '../refreshers.ts';

export interface SamplingInput {
  readonly deps: PublisherDeps;
  readonly context: CalendarContext;
  readonly run: ReadOptions;
  storedDetails(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The details of one event, and the id by which they were asked for. */
export interface SampledDetails {
  readonly listed: ListedRecord;
  readonly id: string;
  readonly body: unknown;
  /** The portal was asked just now; otherwise they come from the store. */
  readonly fresh: boolean;
}

/** How many events have their details read for detection. */
const sampleSize = 5;
/** How many ids of a record are tried at most. The next one is tried when the portal finds nothing by the one before. */
const maxIds = 4;
/** How many events a further id is tried with first, before it is used for the others. */
const trialSize = 2;

/**
 * Details of a few events from all over the list: from the store if it has them, otherwise from the portal. `hasFailed`:
 * there are none, although the portal may have them.
 */
export async function sampleDetails(
  input: SamplingInput,
  events: readonly ListedRecord[],
): Promise<{ readonly details: readonly SampledDetails[]; readonly hasFailed: boolean }> {
  const { mapping, settings } = input.deps;
  const none = { details: [], hasFailed: false };
  if (settings.source.endpoints.details === false) return none;
  const step = Math.max(events.length / sampleSize, 1);
  const chosen = events.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const idsOf = (listed: ListedRecord): readonly (string | null)[] =>
    mapping.eventIds?.(listed) ?? [mapping.eventId(listed)];
  for (let nth = 0; nth < maxIds; nth++) {
    const ids = new Map(chosen.map((listed) => [idsOf(listed)[nth] ?? null, listed]));
    const asked = [...ids].flatMap(([id, listed]) => (id === null ? [] : [{ id, listed }]));
    if (asked.length === 0) return none;
    const first = nth === 0 ? asked : asked.slice(0, trialSize);
    const { found, unknown } = await askAll(input, first);
    if (found.length > 0) {
      const rest = await askAll(input, asked.slice(first.length));
      return { details: [...found, ...rest.found], hasFailed: false };
    }
    if (!unknown) return { details: [], hasFailed: true };
  }
  return none;
}

/**
 * How many milliseconds detection waits for details: as long as one request may take by default. Shorter, and a slow
 * portal's events would be published from the list before it is known which of them the details call private.
 */
const sampleMs = 10_000;

/**
 * Asks for details. The list must not wait for long if they hang: the mapping is detected again when they come. `unknown`: the portal returned not found for all of them.
 */
async function askAll(
  { deps, context, run, storedDetails }: SamplingInput,
  asked: readonly { readonly id: string; readonly listed: ListedRecord }[],
): Promise<{ readonly found: readonly SampledDetails[]; readonly unknown: boolean }> {
  if (asked.length === 0) return { found: [], unknown: false };
  const enough = new AbortController();
  const signal = run.signal ? AbortSignal.any([run.signal, enough.signal]) : enough.signal;
  const late = deps.runtime.sleep(sampleMs, enough.signal).then(() => {
    enough.abort();
    throw new Error('The details take too long.');
  });
  late.catch(() => undefined);
  // A store that can't be read costs only a few requests.
  const stored = await storedDetails(asked.map(({ id }) => id)).catch(() => new Map<string, string>());
  const answers = await Promise.allSettled(
    asked.map(async ({ id, listed }): Promise<SampledDetails> => {
      const kept = parsed(stored.get(id));
      if (kept !== undefined) return { listed, id, body: kept, fresh: false };
      const details = deps.source.details(context.calendar.id, id, listed.record, { ...run, signal });
      const { body } = await Promise.race([details, late]);
      return { listed, id, body, fresh: true };
    }),
  );
  enough.abort();
  for (const answer of answers) {
    // A request that was never sent says nothing about the portal.
    if (answer.status === 'rejected' && isBudgetSpent(answer.reason)) throw answer.reason;
  }
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const unknown = answers.every(
    (answer) =>
      answer.status === 'rejected' && answer.reason instanceof SourceError && answer.reason.kind === 'not-found',
  );
  return { found, unknown };
}

/** Undefined: there is no text, or it is not JSON. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
