import { SourceError, type SourceErrorKind } from '../../source/source.ts';
import type { AuthSettings } from '../../source/source-settings.ts';
import { usualWays } from './auth-schemes.ts';

export interface WayIn {
  readonly baseUrl: string;
  readonly auth: AuthSettings;
}

/** A way that the portal answers to, and what can't be told of it. */
export interface FoundWay extends WayIn {
  /**
   * `empty`: the token shows a list that strangers are not shown, and nothing is in it. `untold`: strangers are shown the
   * same empty list, so it may well be that the token was not looked at.
   */
  readonly doubt: 'empty' | 'untold' | null;
}

/** Why there is none. */
export interface NoWayIn {
  readonly failure: unknown;
  /** `refused`: the token, in every way; `nowhere`: no list at any of the addresses; `stopped`: more tries would be no use, or do harm. */
  readonly kind: 'refused' | 'nowhere' | 'stopped';
}

/** What one way gave. */
export interface Shown {
  readonly calendars: number;
  /** The events of the first of them were refused, by this; null: they were not. */
  readonly refusal: unknown;
}

/** Asks in one way. Rejects with a SourceError where it gives no list of calendars. */
export type Attempt = (way: WayIn) => Promise<Shown>;

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
 * Asks without the token first: a portal that shows its events to everybody is sent none. Else finds the address by the
 * most usual way of sending a token, then the way: one after the other, each way once, so that a portal that locks out
 * who knocks too often is asked 24 times at most, and as often for events where it shows calendars. A way that shows
 * events wins over one that shows an empty list, as many portals do to a token that they don't see. Whatever says that
 * more tries are no use (nobody there, too many requests, a failing server) ends it at once.
 */
export async function findWayIn(bases: readonly string[], attempt: Attempt): Promise<FoundWay | NoWayIn> {
  let [reached, stranger] = [bases, null as Tried | null];
  for (const [index, baseUrl] of bases.entries()) {
    const tried = await tryOnce(attempt, { baseUrl, auth: { in: 'none' } });
    if (tried.says === 'all') return { ...tried.way, doubt: null };
    if (tried.says === 'stop') return { failure: tried.failure, kind: 'stopped' };
    if (isMissing(tried.failure)) continue;
    // The token goes where something is.
    [reached, stranger] = [[baseUrl, ...bases.slice(index + 1)], tried];
    break;
  }
  const found = await findWithToken(reached, attempt, stranger !== null && isList(stranger));
  // An empty list to strangers may be all that there is.
  return 'kind' in found && found.kind !== 'stopped' && stranger?.says === 'empty'
    ? { ...stranger.way, doubt: 'untold' }
    : found;
}

/** What is shown to strangers proves nothing of a token: it is not believed to be taken by that. */
async function findWithToken(bases: readonly string[], attempt: Attempt, isOpen: boolean): Promise<FoundWay | NoWayIn> {
  const [usual, ...others] = usualWays as readonly [AuthSettings, ...AuthSettings[]];
  const tries: Tried[] = [];
  let target: string | null = null;
  for (const baseUrl of bases) {
    const tried = await tryOnce(attempt, { baseUrl, auth: usual });
    tries.push(tried);
    if (tried.says === 'all' || tried.says === 'stop') return conclusion(tries, isOpen);
    if (tried.says === 'elsewhere') continue;
    target = baseUrl;
    break;
  }
  // A sign-in page, or an error of its own, is what some portals give to those whom they don't know.
  if (target === null && !tries.every(({ failure }) => isMissing(failure))) target = bases[0] ?? null;
  if (target === null) return { failure: tries[0]?.failure, kind: 'nowhere' };
  for (const auth of others) {
    const tried = await tryOnce(attempt, { baseUrl: target, auth });
    tries.push(tried);
    if (tried.says === 'all' || tried.says === 'stop') break;
  }
  return conclusion(tries, isOpen);
}

function conclusion(tries: readonly Tried[], isOpen: boolean): FoundWay | NoWayIn {
  const one = (what: Tried['says']) => tries.find((tried) => tried.says === what);
  const all = one('all');
  if (all) return { ...all.way, doubt: null };
  const listed = one('part');
  // The list was not for strangers, so the token was taken; what it may read is another matter.
  if (listed && !isOpen) return { ...listed.way, doubt: null };
  const empty = one('empty');
  if (empty) return { ...empty.way, doubt: isOpen ? 'untold' : 'empty' };
  const stop = one('stop');
  if (stop) return { failure: stop.failure, kind: 'stopped' };
  const refused = one('refused') ?? listed;
  return { failure: (refused ?? tries[0])?.failure, kind: refused ? 'refused' : 'nowhere' };
}

interface Tried {
  readonly way: WayIn;
  /** `part`: calendars, but not their events. */
  readonly says: 'all' | 'part' | 'empty' | 'refused' | 'elsewhere' | 'stop';
  readonly failure: unknown;
}

const isList = ({ says: said }: Tried): boolean => said === 'part' || said === 'empty';
const isMissing = (failure: unknown) => failure instanceof SourceError && failure.kind === 'not-found';

async function tryOnce(attempt: Attempt, way: WayIn): Promise<Tried> {
  try {
    const { calendars, refusal } = await attempt(way);
    if (calendars === 0) return { way, says: 'empty', failure: null };
    return { way, says: refusal === null ? 'all' : 'part', failure: refusal };
  } catch (failure) {
    if (!(failure instanceof SourceError)) throw failure;
    const { kind, status } = failure;
    const known = says[kind] ?? (kind === 'status' && elsewhereStatuses.includes(status ?? 0) ? 'elsewhere' : 'stop');
    // RFC 9110 §10.2.3: asked to wait, so it waits.
    return { way, says: failure.retryAfter === null ? known : 'stop', failure };
  }
}
