import type { Calendar } from '../calendar/calendar.ts';
import type { CalendarEvent } from '../calendar/event.ts';
import type { Problem } from '../calendar/problem.ts';
import type { Revision } from '../calendar/snapshot.ts';

/**
 * What is kept of one calendar, packed into one document so that a refresh that finds nothing new reads and writes
 * little. Events themselves are documents of their own: `record` (mapped), `details` (as the portal sent them) and
 * `kept` (events that the portal no longer lists).
 */
export interface Content {
  readonly calendar: Calendar;
  /** Digest of the rules that the records were mapped by. */
  readonly mapping: string;
  /** Digest of what every event's rendering depends on beside the event. */
  readonly publication: string;
  readonly records: ReadonlyMap<string, RecordState>;
  /** Everything that is published now, by identity. */
  readonly published: ReadonlyMap<string, PublishedState>;
  /** Revisions of what was published and left, with when, in milliseconds since 1970. */
  readonly left: ReadonlyMap<string, Revision & { readonly leftAt: number }>;
  /** Details once showed an event to be private that the list showed as public: without details nothing is published. */
  readonly detailsDecide: boolean;
  readonly version: string;
  readonly lastModified: string;
}

/** A record of the portal's list, as it was read last. Times are milliseconds since 1970. */
export interface RecordState {
  /** Digest of the record, and of what lies around it in its page. */
  readonly digest: string;
  readonly stamp: string | null;
  /** Digest of the events that the list's record gives alone. */
  readonly listed: string;
  /** When the details were read; null: never. */
  readonly detailsAt: number | null;
  readonly detailsDigest: string | null;
  /** The record changed since its details were read. */
  readonly stale: boolean;
  readonly failedAt: number | null;
  readonly failures: number;
  /** Not to be published before its details are read. */
  readonly waiting: boolean;
  /** Of its first event: what is soonest is read first. */
  readonly start: string | null;
  /** Which fields its first event has, as `filledFields` says. */
  readonly filled: number;
  /** Nothing could be read from it; an earlier copy stays if there is one. */
  readonly unreadable: boolean;
  /** The first few, and how many there are. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
}

export interface PublishedState extends Revision {
  /** Last moment of the event in milliseconds since 1970; null: nobody knows, or it has none. */
  readonly until: number | null;
  readonly removed: boolean;
  /** Instant since which the portal no longer lists it; null: it does. */
  readonly unlistedSince: string | null;
  readonly movedFrom: string | null;
}

/** What the mapping made of one record: the document `record`. */
export interface MappedRecord {
  readonly events: readonly CalendarEvent[];
  readonly problems: readonly Problem[];
}

/** Between the parts of a key or an identity. */
export const keySeparator = '\u001f';

/** The portal's id in a record's key or an event's identity. */
export const idOf = (key: string): string => key.split(keySeparator, 1)[0] ?? key;

/** Of an event in its calendar: an override shares its master's id, and the start that it replaces tells it apart. */
export function identityOf({
  id,
  occurrence,
  overrides,
}: Pick<CalendarEvent, 'id' | 'occurrence' | 'overrides'>): string {
  if (overrides !== null) return [id, occurrence ?? '', overrides.id, overrides.start].join(keySeparator);
  return occurrence === null ? id : id + keySeparator + occurrence;
}

/** Moves when the document's form changes; a document of another form is as good as none but for its revisions. */
const form = 1;

export function packContent({ records, published, left, ...rest }: Content): string {
  return JSON.stringify({
    form,
    ...rest,
    records: [...records].map(([key, record]) => [
      key,
      record.digest,
      record.stamp,
      record.listed,
      record.detailsAt,
      record.detailsDigest,
      record.stale ? 1 : 0,
      record.failedAt,
      record.failures,
      record.waiting ? 1 : 0,
      record.start,
      record.filled,
      record.unreadable ? 1 : 0,
      record.problems,
      record.problemCount,
    ]),
    published: [...published].map(([identity, state]) => [
      identity,
      state.firstSeen,
      state.lastModified,
      state.sequence,
      state.digest,
      state.until,
      state.removed ? 1 : 0,
      state.unlistedSince,
      state.movedFrom,
    ]),
    left: [...left],
  });
}

/** Throws where the text is not what `packContent` wrote. */
export function unpackContent(text: string): Content {
  const { form: found, records, published, left, ...rest } = JSON.parse(text);
  if (found !== form) throw new Error(`The store's manifest has the form ${found}; expected ${form}.`);
  return {
    ...rest,
    left: new Map(left),
    records: new Map(
      records.map(
        ([key, digest, stamp, listed, detailsAt, detailsDigest, stale, failedAt, failures, ...more]: never[]) => {
          const [waiting, start, filled, unreadable, problems, problemCount] = more;
          const record = { digest, stamp, listed, detailsAt, detailsDigest, stale: stale === 1, failedAt, failures };
          return [
            key,
            {
              ...record,
              waiting: waiting === 1,
              start,
              filled,
              unreadable: unreadable === 1,
              problems,
              problemCount,
            },
          ];
        },
      ),
    ),
    published: new Map(
      published.map(
        ([identity, firstSeen, lastModified, sequence, digest, until, removed, unlistedSince, moved]: never[]) => [
          identity,
          {
            firstSeen,
            lastModified,
            sequence,
            digest,
            until,
            removed: removed === 1,
            unlistedSince,
            // An earlier release kept none.
            movedFrom: moved ?? null,
          },
        ],
      ),
    ),
  };
}
