import { LRUCache } from 'lru-cache';
import { type Representation, takes } from '../../http/representation/representation.ts';
import { bodyOf, type FeedAnswer, type Head, packedOnly, unpacked } from './feed-answer.ts';

/** A feed as an object has sent it. */
export interface ReceivedFeed {
  /** Names its bytes and headers. */
  readonly stamp: string;
  /** Until then the object can't have another, in milliseconds since 1970. */
  readonly freshUntil: number;
  readonly head: Head;
  /** What was sent of it: the first variant. */
  readonly packed: Representation;
  /** All variants; null: nobody has asked for them. */
  readonly whole: Representation | null;
}

/** Bytes that an entry takes beside its bodies, roughly. */
const overhead = 4096;

/** Feeds that objects have sent, kept in this isolate in at most `bytes`: packed, as nearly all clients take them. */
export interface ReceivedFeeds {
  find(key: string): ReceivedFeed | undefined;
  keep(key: string, answer: Extract<FeedAnswer, { kind: 'feed' }>, freshUntil: number): ReceivedFeed;
  /** It is still what it was. */
  renew(key: string, feed: ReceivedFeed, freshUntil: number): ReceivedFeed;
  drop(key: string): void;
  /** What a client is sent; null: the bytes have to be unpacked for it first. */
  ready(feed: ReceivedFeed, acceptEncoding: string | undefined): Representation | null;
  /** The same. For one that takes no gzip, the bytes are unpacked once. */
  represent(key: string, feed: ReceivedFeed, acceptEncoding: string | undefined): Promise<Representation>;
}

export function createReceivedFeeds(bytes: number): ReceivedFeeds {
  const kept = new LRUCache<string, ReceivedFeed>({
    maxSize: bytes,
    sizeCalculation: ({ packed, whole }) => (whole ?? packed).size + overhead,
  });
  const put = (key: string, feed: ReceivedFeed): ReceivedFeed => {
    kept.set(key, feed);
    return feed;
  };
  const ready: ReceivedFeeds['ready'] = ({ packed, whole }, acceptEncoding) => {
    const [coding = 'identity'] = packed.codings;
    return coding === 'identity' || takes(acceptEncoding, coding) ? packed : whole;
  };
  return {
    ready,
    find: (key) => kept.get(key),
    keep: (key, { head, parts, stamp }, freshUntil) =>
      put(key, { head, stamp, freshUntil, packed: packedOnly(head, bodyOf(head, parts)), whole: null }),
    renew: (key, feed, freshUntil) => put(key, { ...feed, freshUntil }),
    drop: (key) => void kept.delete(key),
    async represent(key, feed, acceptEncoding) {
      const known = ready(feed, acceptEncoding);
      if (known !== null) return known;
      const made = await unpacked(feed.head, feed.packed);
      if (kept.get(key) === feed) put(key, { ...feed, whole: made });
      return made;
    },
  };
}
