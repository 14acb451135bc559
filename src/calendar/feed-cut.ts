/** What the feed of a calendar lost to stay under `limits.bytes`. The events farthest from today lose it first. */
export interface FeedCut {
  /** Events that are left out. */
  readonly omitted: number;
  /** The first day to come whose events are left out, `YYYY-MM-DD` in the feed's zone; null: only past ones are, or none. */
  readonly omittedFrom: string | null;
  /** Events whose description is shortened, and the first such day to come. */
  readonly shortened: number;
  readonly shortenedFrom: string | null;
}

/** A feed that lost nothing. */
export const uncut: FeedCut = { omitted: 0, omittedFrom: null, shortened: 0, shortenedFrom: null };

export const isCut = ({ omitted, shortened }: FeedCut): boolean => omitted > 0 || shortened > 0;

export const isSameCut = (one: FeedCut, other: FeedCut): boolean =>
  one.omitted === other.omitted &&
  one.omittedFrom === other.omittedFrom &&
  one.shortened === other.shortened &&
  one.shortenedFrom === other.shortenedFrom;
