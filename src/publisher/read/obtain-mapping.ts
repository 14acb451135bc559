import type { DetectedMapping, ListedRecord, Mapper, Mapping, Samples } from '../../mapping/mapper.ts';
import { isBudgetSpent, type Listing, SourceError } from '../../source/source.ts';
import type { CalendarContext, KeptMapping } from '../refreshers.ts';
import { type SamplingInput, sampleDetails } from './sample-details.ts';

/** No mapping is known yet, and it is being detected from another calendar. Ask again soon. */
export class MappingPending extends Error {
  override readonly name = 'MappingPending';
}

interface ObtainedMapping {
  readonly listing: Listing;
  /** Null: the calendar is empty, and no mapping is known yet. */
  readonly mapper: Mapper | null;
  readonly key: string;
  /** What the mapper was made from; null: nothing yet. */
  readonly inForce: KeptMapping | null;
  /** Details that were read for detection, by the list's record, so that they are not requested again. */
  readonly answers: ReadonlyMap<unknown, unknown>;
}

export interface MappingInput extends SamplingInput {
  keepDetected(detected: DetectedMapping | null, replaces?: number): Promise<KeptMapping | null>;
  /**
   * How many attempts have failed in a row. After one, a mapping that is kept, unproven and can't read the list is detected
   * again. Absent: the list is looked at, but not published.
   */
  readonly failures?: number;
}

/** Reads the calendar's list with the mapping that is kept, or detects the mapping from this list. */
export async function obtainMapping(input: MappingInput): Promise<ObtainedMapping> {
  const { deps, context, run, keepDetected, failures } = input;
  const { source, mapping } = deps;
  const list = (reader: Pick<Mapping, 'eventItems' | 'itemsInTurn'>) => {
    const find = reader.itemsInTurn?.('events') ?? ((body: unknown) => reader.eventItems(body));
    return source.events(context.calendar.id, find, run);
  };
  const kept = context.mapping;
  if (kept !== null) {
    const mayDetect = failures !== undefined && failures > 0 && kept.unproven === true;
    const read = await readByKept(input, kept, list).catch((error: unknown) => {
      if (mayDetect && error instanceof SourceError && error.kind === 'shape') return null;
      throw error;
    });
    if (read !== null && (read.isReadable || !mayDetect)) return read;
  } else if (!context.isSample) throw new MappingPending('The mapping is being detected from another calendar.');
  let handedIn = false;
  const handIn = (detected: DetectedMapping | null) => {
    handedIn = true;
    return keepDetected(detected, ...(kept === null ? [] : [kept.edition ?? 0]));
  };
  try {
    const listing = await list(mapping);
    const events = recordsOf(listing);
    if (events.length === 0) {
      await handIn(null);
      return { listing, mapper: null, key: '', inForce: null, answers: new Map() };
    }
    const { details, hasFailed, problems, known } = await sampleDetails(input, events);
    const calendarIds = [context.calendar.id];
    const found = mapping.detect({ calendars: context.calendarBodies, calendarIds, events, details, eventIds: known });
    const detected = { ...found, problems: [...found.problems, ...problems] };
    if (hasFailed && failures !== undefined && failures < patience && !tellsState(mapping.mapper(detected)))
      throw new Error(
        "The details of no event could be read, and the list doesn't say which events are private, so it is not published yet.",
      );
    const inForce = await handIn({ ...detected, ...(hasFailed && { withoutDetails: true as const }) });
    if (inForce === null) throw new MappingPending('The mapping could not be detected yet.');
    const answers = new Map(details.filter(({ fresh }) => fresh).map(({ listed, body }) => [listed.record, body]));
    return { listing, mapper: mapping.mapper(inForce.detected), key: keyOf(inForce), inForce, answers };
  } catch (error) {
    if (!handedIn && !isBudgetSpent(error)) await handIn(null);
    throw error;
  }
}

/**
 * Detects the mapping again when it was detected while the portal's details failed, and some have been read since. It
 * replaces the one in force unless events would get other ids by it. Returns whether it did: what was read by the one
 * before must be read again soon, since the details may say what must not be published.
 */
export async function detectWithDetails(
  { deps, context, keepDetected }: MappingInput,
  { listing, mapper, inForce }: Pick<ObtainedMapping, 'listing' | 'mapper' | 'inForce'>,
  details: Samples['details'],
): Promise<boolean> {
  if (mapper === null || inForce?.detected.withoutDetails !== true || details.length === 0) return false;
  const [events, calendarIds] = [recordsOf(listing), [context.calendar.id]];
  const detected = deps.mapping.detect({ calendars: context.calendarBodies, calendarIds, events, details });
  const other = deps.mapping.mapper(detected);
  if (events.some((listed) => mapper.eventId(listed) !== other.eventId(listed))) return false;
  const edition = inForce.edition ?? 0;
  return ((await keepDetected(detected, edition))?.edition ?? 0) !== edition;
}

type ReadList = (reader: Pick<Mapping, 'eventItems' | 'itemsInTurn'>) => Promise<Listing>;

/** Reads the list with the mapping that is kept, and proves it if it reads something. */
async function readByKept(
  { deps, context, keepDetected }: MappingInput,
  kept: KeptMapping,
  list: ReadList,
): Promise<ObtainedMapping & { readonly isReadable: boolean }> {
  const mapper = deps.mapping.mapper(kept.detected);
  const listing = await list(mapper);
  const events = kept.unproven === true ? recordsOf(listing) : [];
  const isReadable = events.length === 0 || events.some((listed) => canRead(mapper, context, listed));
  if (events.length > 0 && isReadable) await keepDetected(kept.detected);
  return { listing, mapper, key: keyOf(kept), inForce: kept, answers: new Map(), isReadable };
}

const recordsOf = ({ pages }: Listing): readonly ListedRecord[] =>
  pages.flatMap(({ items, body }) => items.map((record) => ({ record, body })));

const keyOf = ({ key, edition }: KeptMapping): string => (edition === undefined ? key : `${key} ${edition}`);

function canRead(mapper: Mapper, { record: calendar }: CalendarContext, listed: ListedRecord): boolean {
  try {
    if (mapper.eventId(listed) === null) return false;
    return mapper.events(calendar, listed, null).events.some(({ title, start }) => title !== null || start !== null);
  } catch {
    return false;
  }
}

/**
 * After so many failures in a row a list is published even if nothing tells which of its events are private: details that
 * never come must not keep a calendar away for ever.
 */
const patience = 2;

/** Whether a rule reads from the list what may be private or a draft. */
const tellsState = ({ rules: { event } }: Mapper): boolean =>
  event.visibility !== undefined || event.status !== undefined;
