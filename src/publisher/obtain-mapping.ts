import type { DetectedMapping, ListedRecord, Mapper, Mapping } from '../mapping/mapper.ts';
import type { Listing, Run } from '../source/source.ts';
import type { KeeperParts } from './keeper-parts.ts';
import type { CalendarBrief, KeptMapping } from './keepers.ts';

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

/** Of how many events the details are read for detection. */
const sampleSize = 5;

/** The calendar's list, and the mapper to read it by: the one that is kept, else one detected from this very list. */
export async function obtainMapping(context: Context): Promise<ObtainedMapping> {
  const { parts, brief, run, keepDetected } = context;
  const { source, mapping } = parts;
  const list = (reader: Pick<Mapping, 'eventItems'>) =>
    source.events(brief.calendar.id, (body) => reader.eventItems(body), run);
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
    const kept = await handIn(mapping.detect({ calendars: brief.calendarBodies, events, details }));
    if (kept === null) throw new MappingPending('The portal’s form could not be detected yet.');
    const answers = new Map(details.filter(({ fresh }) => fresh).map(({ listed, body }) => [listed.record, body]));
    return { listing, mapper: mapping.mapper(kept.detected), key: kept.key, answers };
  } catch (error) {
    if (!handedIn) await handIn(null);
    throw error;
  }
}

/** Details of a few events from all over the list: from the store where they are there, else from the portal. */
async function sampleDetails(
  { parts, brief, run, storedDetails }: Context,
  events: readonly ListedRecord[],
): Promise<readonly { readonly listed: ListedRecord; readonly body: unknown; readonly fresh: boolean }[]> {
  const { source, mapping, settings } = parts;
  if (settings.source.endpoints.details === false) return [];
  const step = Math.max(events.length / sampleSize, 1);
  const chosen = events.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const ids = new Map(chosen.map((listed) => [mapping.eventId(listed), listed]));
  const asked = [...ids].flatMap(([id, listed]) => (id === null ? [] : [{ id, listed }]));
  // A store that can't be read costs a few requests.
  const stored = await storedDetails(asked.map(({ id }) => id)).catch(() => new Map<string, string>());
  const answers = await Promise.allSettled(
    asked.map(async ({ id, listed }) => {
      const kept = stored.get(id);
      if (kept !== undefined) return { listed, body: JSON.parse(kept) as unknown, fresh: false };
      const { body } = await source.details(brief.calendar.id, id, listed.record, run);
      return { listed, body, fresh: true };
    }),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
