export const feedViews = ['upcoming', 'new', 'changes'] as const;
export type FeedView = (typeof feedViews)[number];

/** Which events a request asks for, in the one form that its meaning has: what compares equal is equal. */
export interface Selection {
  /** Inclusive days in the feed's zone. */
  readonly from: string | null;
  readonly to: string | null;
  /** Any of these; in lower case, sorted. */
  readonly category: readonly string[];
  /** Words that must all occur; in lower case. */
  readonly q: string | null;
  readonly limit: number | null;
  /** Days back from today. */
  readonly past: number | null;
  /** BCP 47. */
  readonly lang: string | null;
  readonly view: FeedView | null;
}

export const everything: Selection = {
  from: null,
  to: null,
  category: [],
  q: null,
  limit: null,
  past: null,
  lang: null,
  view: null,
};

/** The selection as a query string, for the key of a cache; empty where nothing is asked. */
export function selectionKey(selection: Selection): string {
  const key = new URLSearchParams();
  for (const [name, value] of Object.entries(selection)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== null) key.append(name, String(one));
  }
  return key.toString();
}
