import { type FeedCut, isCut, isSameCut, uncut } from '../../calendar/feed-cut.ts';
import { type Store, UnusableStoreError } from '../../store/store.ts';
import { digest } from '../digest.ts';
import { errorMessage } from '../messages.ts';
import type { FeedHistory, ShortenedFeed } from '../publisher.ts';
import type { Runtime } from '../runtime.ts';
import { isMoment, isNumber, isText, objectOf, orAbsent, orNull, readJson } from './stored-json.ts';

/** The collection, and the kind of its documents: one for each feed of which there is something to remember. */
const [collection, kind] = ['feeds', 'feed'];

/** What is known of one feed. */
interface KnownFeed {
  /** Of a saved feed: the digest of what it is made of. */
  readonly edition?: string;
  /** Of a saved feed: since when, as an instant. */
  readonly changedAt?: string;
  /** What it lost, and by which limit; absent: nothing. */
  readonly cut?: FeedCut;
  readonly limit?: number;
  /** The calendar that it is the feed of; null: it is a saved feed. */
  readonly calendarId: string | null;
}

const isKnownFeed = objectOf({
  edition: orAbsent(isText),
  changedAt: orAbsent(isMoment),
  cut: orAbsent(
    objectOf({
      omitted: isNumber,
      omittedFrom: orNull(isText),
      shortened: isNumber,
      shortenedFrom: orNull(isText),
    }),
  ),
  limit: orAbsent(isNumber),
  calendarId: orNull(isText),
});

/** How often a change is tried again because another process wrote at the same time. */
const mostTries = 5;

/** What several processes on one store say of their feeds. */
export interface StoredFeedHistory extends FeedHistory {
  /** Loads what another process has written. Never rejects. */
  follow(): Promise<void>;
}

/**
 * The history of feeds in the store. It is in memory, too: only what has changed is asked of the store, and while the store
 * fails each process goes by what it knows.
 */
export function openFeedHistory(store: Store, { log }: Pick<Runtime, 'log'>): StoredFeedHistory {
  let known: ReadonlyMap<string, KnownFeed> = new Map();
  let revision = -1;
  let loading: Promise<void> | null = null;
  /** Why the store failed the last time; null: it did not. The log says it once. */
  let failure: string | null = null;

  async function load(): Promise<void> {
    if ((await store.revision(collection)) === revision) return;
    const found = await store.read(collection, kind);
    revision = found.revision;
    known = new Map(
      [...found.documents].flatMap(([name, text]): [string, KnownFeed][] => {
        const feed = readJson<KnownFeed>(text, isKnownFeed);
        return feed === undefined ? [] : [[name, feed]];
      }),
    );
  }

  const reload = (): Promise<void> => {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };

  /** Writes what `next` makes of what is known; null: it is as it should be. */
  async function change(name: string, next: (before: KnownFeed | undefined) => KnownFeed | null): Promise<void> {
    // Whoever waits for a store that is away waits for long.
    if (store.state() === null) {
      try {
        for (let tries = 1; tries <= mostTries; tries += 1) {
          await reload();
          const feed = next(known.get(name));
          if (feed === null) return;
          const text = JSON.stringify(feed);
          const written = await store.commit(collection, revision, { put: [{ kind, key: name, text }], drop: [] });
          if (written === null) continue;
          revision = written;
          failure = null;
          known = new Map([...known, [name, feed]]);
          return;
        }
      } catch (error) {
        const reason = errorMessage(error);
        // Of one that can't be used at all, others say so.
        if (reason !== failure && !(error instanceof UnusableStoreError))
          log('warn', `What is said of /feeds/${encodeURIComponent(name)} could not be stored: ${reason}`);
        failure = reason;
      }
    }
    const feed = next(known.get(name));
    if (feed !== null) known = new Map([...known, [name, feed]]);
  }

  return {
    async changedAt(name, contents, earliest) {
      const edition = digest(contents);
      await change(name, (before) => {
        if (before?.edition === edition) return null;
        const after = before?.changedAt === undefined ? 0 : Date.parse(before.changedAt) + 1000;
        const changedAt = new Date(Math.max(earliest, after)).toISOString();
        return { calendarId: null, ...before, edition, changedAt };
      });
      return Math.max(Date.parse(known.get(name)?.changedAt ?? ''), earliest) || earliest;
    },
    async noteShortened({ name, calendarId, cut, limit }) {
      const isKnown = (before: KnownFeed | undefined): boolean =>
        isSameCut(before?.cut ?? uncut, cut) && (!isCut(cut) || before?.limit === limit);
      if (revision >= 0 && isKnown(known.get(name))) return;
      await change(name, (before) => {
        if (isKnown(before)) return null;
        const { edition, changedAt } = before ?? {};
        const stamp = edition !== undefined && changedAt !== undefined ? { edition, changedAt } : {};
        return { ...stamp, calendarId, ...(isCut(cut) && { cut, limit }) };
      });
    },
    async shortened() {
      // Others on this machine may have written; other machines say so.
      if (!store.isShared || revision < 0) await reload().catch(() => undefined);
      return [...known].flatMap(([name, { calendarId, cut, limit = 0 }]): ShortenedFeed[] =>
        cut === undefined ? [] : [{ name, calendarId, cut, limit }],
      );
    },
    follow: () => reload().catch(() => undefined),
  };
}
