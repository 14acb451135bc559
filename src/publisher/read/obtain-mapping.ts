import type { DetectedMapping, Mapper, Mapping } from '../../mapping/mapper.ts';
import { isSpent, type Listing, type Run } from '../../source/source.ts';
import type { KeeperParts } from '../keeper-parts.ts';
import type { CalendarBrief, KeptMapping } from '../keepers.ts';
import { sampleDetails } from './sample-details.ts';

/** No mapping is kept yet, and it is another calendar's answers that detection looks at: ask again soon. */
export class MappingPending extends Error {
  override readonly name = 'MappingPending';
}

export interface ObtainedMapping {
  readonly listing: Listing;
  /** Null: the calendar is empty, and no mapping is known yet. */
  readonly mapper: Mapper | null;
  readonly key: string;
  /** Details that were read for detection, by the list's record: they need not be asked for again. */
  readonly answers: ReadonlyMap<unknown, unknown>;
}

interface Context {
  readonly parts: KeeperParts;
  readonly brief: CalendarBrief;
  readonly run: Run;
  storedDetails(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  keepDetected(detected: DetectedMapping | null): Promise<KeptMapping | null>;
}

/** The calendar's list, and the mapper to read it by: the one that is kept, else one detected from this very list. */
export async function obtainMapping(context: Context): Promise<ObtainedMapping> {
  const { parts, brief, run, keepDetected } = context;
  const { source, mapping } = parts;
  const list = (reader: Pick<Mapping, 'eventItems' | 'itemsInTurn'>) => {
    const find = reader.itemsInTurn?.('events') ?? ((body: unknown) => reader.eventItems(body));
    return source.events(brief.calendar.id, find, run);
  };
  if (brief.mapping !== null) {
    const mapper = mapping.mapper(brief.mapping.detected);
    return { listing: await list(mapper), mapper, key: brief.mapping.key, answers: new Map() };
  }
  if (!brief.sampled) throw new MappingPending('The portal’s form is being detected from another calendar.');
  let handedIn = false;
  const handIn = (detected: DetectedMapping | null) => {
    handedIn = true;
    return keepDetected(detected);
  };
  try {
    const listing = await list(mapping);
    const events = listing.pages.flatMap(({ items, body }) => items.map((record) => ({ record, body })));
    if (events.length === 0) {
      await handIn(null);
      return { listing, mapper: null, key: '', answers: new Map() };
    }
    const details = await sampleDetails(context, events);
    const calendarIds = [brief.calendar.id];
    const kept = await handIn(mapping.detect({ calendars: brief.calendarBodies, calendarIds, events, details }));
    if (kept === null) throw new MappingPending('The portal’s form could not be detected yet.');
    const answers = new Map(details.filter(({ fresh }) => fresh).map(({ listed, body }) => [listed.record, body]));
    return { listing, mapper: mapping.mapper(kept.detected), key: kept.key, answers };
  } catch (error) {
    if (!handedIn && !isSpent(error)) await handIn(null);
    throw error;
  }
}
