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

/** One request, resolved to how many calendars it gave. Rejects with a SourceError where it gives no list of them. */
export type Attempt = (way: WayIn) => Promise<number>;

const without: AuthSettings = { in: 'none' };

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
 * Asks without the token first: a portal that shows its calendars to everybody is sent none. Else finds the address by
 * the most usual way of sending a token, then the way: one request after the other, each way once, so that a portal
 * that locks out who knocks too often is asked 24 times at most. Whatever says that more tries are no use (nobody
 * there, too many requests, a failing server) ends it at once.
 */
export async function findWayIn(bases: readonly string[], attempt: Attempt): Promise<WayIn | NoWayIn> {
  let [isEmpty, reached] = [false, bases];
  for (const [index, baseUrl] of bases.entries()) {
    const tried = await tryOnce(attempt, { baseUrl, auth: without });
    if (!('failure' in tried)) {
      if (tried.calendars > 0) return { baseUrl, auth: without };
      isEmpty = true;
    } else if (tried.says === 'stop') return { failure: tried.failure, kind: 'stopped' };
    else if (isMissing(tried.failure)) continue;
    // The token goes where something is.
    reached = [baseUrl, ...bases.slice(index + 1)];
    break;
  }
  const found = await findWithToken(reached, attempt);
  // An empty list to strangers may be all that there is.
  return 'kind' in found && found.kind !== 'stopped' && isEmpty
    ? { baseUrl: reached[0] as string, auth: without }
    : found;
}

const isMissing = (failure: unknown) => failure instanceof SourceError && failure.kind === 'not-found';

async function findWithToken(bases: readonly string[], attempt: Attempt): Promise<WayIn | NoWayIn> {
  const [usual, ...others] = usualWays as readonly [AuthSettings, ...AuthSettings[]];
  let refusedAt: string | null = null;
  let first: unknown = null;
  let allMissing = true;
  for (const baseUrl of bases) {
    const tried = await tryOnce(attempt, { baseUrl, auth: usual });
    if (!('failure' in tried)) return { baseUrl: tried.baseUrl, auth: tried.auth };
    first ??= tried.failure;
    if (tried.says === 'stop') return { failure: tried.failure, kind: 'stopped' };
    if (!isMissing(tried.failure)) allMissing = false;
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
    if (!('failure' in tried)) return { baseUrl: tried.baseUrl, auth: tried.auth };
    if (tried.says === 'stop') return { failure: tried.failure, kind: 'stopped' };
  }
  return { failure: first, kind: refusedAt === null ? 'nowhere' : 'refused' };
}

type Tried =
  | (WayIn & { readonly calendars: number })
  | { readonly failure: unknown; readonly says: 'refused' | 'elsewhere' | 'stop' };

async function tryOnce(attempt: Attempt, way: WayIn): Promise<Tried> {
  try {
    return { ...way, calendars: await attempt(way) };
  } catch (failure) {
    if (!(failure instanceof SourceError)) throw failure;
    const { kind, status } = failure;
    const known = says[kind] ?? (kind === 'status' && elsewhereStatuses.includes(status ?? 0) ? 'elsewhere' : 'stop');
    // RFC 9110 §10.2.3: asked to wait, so it waits.
    return { failure, says: failure.retryAfter === null ? known : 'stop' };
  }
}
