import type { RefreshSettings } from '../publisher-settings.ts';

/** What the guard remembers between refreshes. Plain data. */
export interface GuardState {
  /** Milliseconds since 1970: the first of the refreshes that agree. */
  readonly since: number;
  /** How many agree so far. */
  readonly times: number;
  /** Ids of the coming events that all of them lacked. */
  readonly lost: readonly string[];
}

export interface Verdict {
  /** Null: the list is taken as it is. */
  readonly held: GuardState | null;
  /** What is held back, in a sentence. */
  readonly message: string | null;
}

const taken: Verdict = { held: null, message: null };

/**
 * Judges a list by the coming events that it lost. One that lost more than the guard's share is held back until so many
 * lists in a row, over so many minutes, have lacked the same events: a portal that forgets for a moment must not empty
 * anybody's calendar. An empty list is a legitimate state, and is judged alike.
 */
export function judge(
  { coming, listed }: { readonly coming: readonly string[]; readonly listed: ReadonlySet<string> },
  before: GuardState | null,
  { share, times, minutes }: RefreshSettings['guard'],
  now: number,
): Verdict {
  const lost = coming.filter((id) => !listed.has(id));
  const tooMany = (count: number) => count > 0 && count > share * coming.length;
  if (!tooMany(lost.length)) return taken;

  const lostBefore = new Set(before?.lost);
  const again = lost.filter((id) => lostBefore.has(id));
  // A clock that was set back starts the count anew.
  const agrees = before !== null && before.since <= now && tooMany(again.length);
  const held = agrees
    ? { since: before.since, times: before.times + 1, lost: again }
    : { since: now, times: 1, lost: [...lost] };
  if (held.times >= times && now - held.since >= minutes * 60_000) return taken;
  const whole = lost.length === coming.length ? 'all' : `${lost.length} of`;
  return {
    held,
    message:
      `The portal's list lacks ${whole} ${coming.length} coming events. They stay published until ${times} refreshes ` +
      `over ${minutes} minutes have said the same; so far ${held.times}, over ${Math.floor((now - held.since) / 60_000)} minutes.`,
  };
}
