import type { ListedRecord } from '../../mapping/mapper.ts';
import { isSpent, type Run, SourceError } from '../../source/source.ts';
import type { KeeperParts } from '../keeper-parts.ts';
import type { CalendarBrief } from '../keepers.ts';

/** The details of one event, what they were asked by, and whether the portal was asked just now. */
export interface SampledDetails {
  readonly listed: ListedRecord;
  readonly id: string;
  readonly body: unknown;
  readonly fresh: boolean;
}

interface Context {
  readonly parts: KeeperParts;
  readonly brief: CalendarBrief;
  readonly run: Run;
  storedDetails(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Of how many events the details are read for detection. */
const sampleSize = 5;
/** How many of a record's keys that look like ids are asked by, where the portal knows nothing by the ones before. */
const maxIds = 4;
/** Of how many events, before the others are asked in the same way. */
const tried = 2;

/** Details of a few events from all over the list: from the store where they are there, else from the portal. */
export async function sampleDetails(
  context: Context,
  events: readonly ListedRecord[],
): Promise<readonly SampledDetails[]> {
  const { mapping, settings } = context.parts;
  if (settings.source.endpoints.details === false) return [];
  const step = Math.max(events.length / sampleSize, 1);
  const chosen = events.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const idsOf = (listed: ListedRecord): readonly (string | null)[] =>
    mapping.eventIds?.(listed) ?? [mapping.eventId(listed)];
  for (let nth = 0; nth < maxIds; nth++) {
    const ids = new Map(chosen.map((listed) => [idsOf(listed)[nth] ?? null, listed]));
    const asked = [...ids].flatMap(([id, listed]) => (id === null ? [] : [{ id, listed }]));
    if (asked.length === 0) return [];
    const first = nth === 0 ? asked : asked.slice(0, tried);
    const { found, unknown } = await askAll(context, first);
    if (found.length > 0) return [...found, ...(await askAll(context, asked.slice(first.length))).found];
    if (!unknown) return [];
  }
  return [];
}

/** `unknown`: the portal has nothing at any of the addresses. */
async function askAll(
  { parts, brief, run, storedDetails }: Context,
  asked: readonly { readonly id: string; readonly listed: ListedRecord }[],
): Promise<{ readonly found: readonly SampledDetails[]; readonly unknown: boolean }> {
  if (asked.length === 0) return { found: [], unknown: false };
  // A store that can't be read costs a few requests.
  const stored = await storedDetails(asked.map(({ id }) => id)).catch(() => new Map<string, string>());
  const answers = await Promise.allSettled(
    asked.map(async ({ id, listed }): Promise<SampledDetails> => {
      const kept = stored.get(id);
      if (kept !== undefined) return { listed, id, body: JSON.parse(kept) as unknown, fresh: false };
      const { body } = await parts.source.details(brief.calendar.id, id, listed.record, run);
      return { listed, id, body, fresh: true };
    }),
  );
  for (const answer of answers) {
    // What the portal was not even asked for says nothing of its form.
    if (answer.status === 'rejected' && isSpent(answer.reason)) throw answer.reason;
  }
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const unknown = answers.every(
    (answer) =>
      answer.status === 'rejected' && answer.reason instanceof SourceError && answer.reason.kind === 'not-found',
  );
  return { found, unknown };
}
