import type { AuthSettings } from '../../source/settings.ts';
import { SourceError, type SourceErrorKind } from '../../source/source.ts';
import { usualWays } from './ways-in.ts';

export interface WayIn {
  readonly baseUrl: string;
  readonly auth: AuthSettings;
}

/** Why there is none. */
export interface NoWayIn {
  readonly failure: unknown;
  /** `refused`: the token, in every way; `nowhere`: no list at any of the addresses; `stopped`: more tries would be no use, or do harm. */
  readonly kind: 'refused' | 'nowhere' | 'stopped';
}

/** One request with the token. Rejects with a SourceError where it gives no list of calendars. */
export type Attempt = (way: WayIn) => Promise<void>;

const says: { readonly [kind in SourceErrorKind]?: 'refused' | 'elsewhere' } = {
  unauthorized: 'refused',
  forbidden: 'refused',
  'not-found': 'elsewhere',
  'not-json': 'elsewhere',
  redirect: 'elsewhere',
  shape: 'elsewhere',
};
/** What some portals say where the token is missing: a bad request, a method that is not for strangers. */
const elsewhereStatuses = [400, 405, 406, 422];

/**
 * Finds the address first, by the most usual way of sending a token, then the way: one request after the other, each
 * way once, so that a portal that locks out who knocks too often is asked 17 times at most. Whatever says that more
 * tries are no use (nobody there, too many requests, a failing server) ends it at once.
 */
export async function findWayIn(bases: readonly string[], attempt: Attempt): Promise<WayIn | NoWayIn> {
  const [usual, ...others] = usualWays as readonly [AuthSettings, ...AuthSettings[]];
  let refusedAt: string | null = null;
  let first: unknown = null;
  let allMissing = true;
  for (const baseUrl of bases) {
    const tried = await tryOnce(attempt, { baseUrl, auth: usual });
    if (!('failure' in tried)) return tried;
    first ??= tried.failure;
    if (tried.says === 'stop') return { failure: tried.failure, kind: 'stopped' };
    if (!(tried.failure instanceof SourceError && tried.failure.kind === 'not-found')) allMissing = false;
    if (tried.says !== 'refused') continue;
    refusedAt = baseUrl;
    first = tried.failure;
    break;
  }
  // A sign-in page, or an error of its own, is what some portals give to those whom they don't know.
  const target = refusedAt ?? (allMissing ? null : (bases[0] ?? null));
  if (target === null) return { failure: first, kind: 'nowhere' };
  for (const auth of others) {
    const tried = await tryOnce(attempt, { baseUrl: target, auth });
    if (!('failure' in tried)) return tried;
    if (tried.says === 'stop') return { failure: tried.failure, kind: 'stopped' };
  }
  return { failure: first, kind: refusedAt === null ? 'nowhere' : 'refused' };
}

type Tried = WayIn | { readonly failure: unknown; readonly says: 'refused' | 'elsewhere' | 'stop' };

async function tryOnce(attempt: Attempt, way: WayIn): Promise<Tried> {
  try {
    await attempt(way);
    return way;
  } catch (failure) {
    if (!(failure instanceof SourceError)) throw failure;
    const { kind, status } = failure;
    const known = says[kind] ?? (kind === 'status' && elsewhereStatuses.includes(status ?? 0) ? 'elsewhere' : 'stop');
    // RFC 9110 §10.2.3: asked to wait, so it waits.
    return { failure, says: failure.retryAfter === null ? known : 'stop' };
  }
}
