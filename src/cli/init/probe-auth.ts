import { SourceError, type SourceErrorKind } from '../../source/source.ts';
import type { AuthSettings } from '../../source/source-settings.ts';

/** The common ways to send a token, the most common first. */
export const commonAuthSchemes: readonly AuthSettings[] = [
  { in: 'header', name: 'Authorization', scheme: 'Bearer' },
  { in: 'header', name: 'Authorization', scheme: 'Token' },
  { in: 'header', name: 'Authorization', scheme: '' },
  { in: 'header', name: 'X-API-Key', scheme: '' },
  { in: 'header', name: 'X-Auth-Token', scheme: '' },
  { in: 'header', name: 'X-Access-Token', scheme: '' },
  { in: 'query', name: 'token' },
  { in: 'query', name: 'access_token' },
  { in: 'query', name: 'api_key' },
  { in: 'query', name: 'key' },
  { in: 'basic', user: '' },
];

/** Where a portal is, and how it gets its token. */
export interface PortalAccess {
  readonly baseUrl: string;
  readonly auth: AuthSettings;
}

/** Access that works, with what remains uncertain about it. */
export interface FoundAccess extends PortalAccess {
  /**
   * `empty`: the list needs the token and has no calendar. `unverified`: the same empty list comes without the token, so
   * the portal may have ignored the token.
   */
  readonly doubt: 'empty' | 'unverified' | null;
}

export interface AuthProbeFailure {
  readonly failure: unknown;
  /**
   * `refused`: the portal refused the token in every scheme. `nowhere`: no URL has a list. `stopped`: more attempts would
   * be useless or harmful.
   */
  readonly kind: 'refused' | 'nowhere' | 'stopped';
}

/** What the portal returned to one attempt. */
export interface ProbeResult {
  readonly calendars: number;
  /** Why the portal refused the events of the first calendar; null: it did not. */
  readonly refusal: unknown;
}

/** Makes one attempt. Rejects with a SourceError when it gets no list of calendars. */
type Attempt = (access: PortalAccess) => Promise<ProbeResult>;

/**
 * Finds the base URL and the auth scheme that a portal accepts.
 *
 * The configured scheme comes first: if it works, nothing else is tried. Otherwise:
 *
 * 1. Without the token: a portal that shows its events to everybody gets no token.
 * 2. The base URL, with the most common scheme.
 * 3. The scheme, at that base URL.
 *
 * Attempts run one after the other, each once, since some portals lock out clients after too many failures: at most 24
 * requests for calendars, and one for events after each that lists calendars. A scheme that shows events beats one that
 * shows an empty list, because many portals return an empty list when they find no token. A failure that makes more
 * attempts pointless (host unreachable, rate limit, server error) ends the search.
 */
export async function probeAuth(
  bases: readonly string[],
  attempt: Attempt,
  configured: AuthSettings | null = null,
): Promise<FoundAccess | AuthProbeFailure> {
  if (configured !== null && bases[0] !== undefined) {
    const { access, outcome, failure } = await runTrial(attempt, { baseUrl: bases[0], auth: configured });
    if (outcome === 'events') return { ...access, doubt: null };
    if (outcome === 'no-calendars' && configured.in !== 'none') return { ...access, doubt: 'empty' };
    if (outcome === 'stop') return { failure, kind: 'stopped' };
  }
  let [remaining, anonymous] = [bases, null as Trial | null];
  for (const [index, baseUrl] of bases.entries()) {
    const trial = await runTrial(attempt, { baseUrl, auth: { in: 'none' } });
    if (trial.outcome === 'events') return { ...trial.access, doubt: null };
    if (trial.outcome === 'stop') return { failure: trial.failure, kind: 'stopped' };
    if (isNotFound(trial.failure)) continue;
    // The token is sent only where something answers.
    [remaining, anonymous] = [[baseUrl, ...bases.slice(index + 1)], trial];
    break;
  }
  const found = await probeWithToken(remaining, attempt, anonymous !== null && hasList(anonymous));
  // An empty list without the token may be all that the portal has.
  return 'kind' in found && found.kind !== 'stopped' && anonymous?.outcome === 'no-calendars'
    ? { ...anonymous.access, doubt: 'unverified' }
    : found;
}

/** `isPublic`: the list also comes without a token, so a list is no proof that the portal accepted the token. */
async function probeWithToken(
  bases: readonly string[],
  attempt: Attempt,
  isPublic: boolean,
): Promise<FoundAccess | AuthProbeFailure> {
  const [mostCommon, ...others] = commonAuthSchemes as readonly [AuthSettings, ...AuthSettings[]];
  const trials: Trial[] = [];
  let target: string | null = null;
  for (const baseUrl of bases) {
    const trial = await runTrial(attempt, { baseUrl, auth: mostCommon });
    trials.push(trial);
    if (trial.outcome === 'events' || trial.outcome === 'stop') return conclude(trials, isPublic);
    if (trial.outcome === 'not-here') continue;
    target = baseUrl;
    break;
  }
  // Some portals answer unknown clients with a sign-in page or an error of their own, so only 404 excludes a base URL.
  if (target === null && !trials.every(({ failure }) => isNotFound(failure))) target = bases[0] ?? null;
  if (target === null) return { failure: trials[0]?.failure, kind: 'nowhere' };
  for (const auth of others) {
    const trial = await runTrial(attempt, { baseUrl: target, auth });
    trials.push(trial);
    if (trial.outcome === 'events' || trial.outcome === 'stop') break;
  }
  return conclude(trials, isPublic);
}

function conclude(trials: readonly Trial[], isPublic: boolean): FoundAccess | AuthProbeFailure {
  const first = (outcome: Trial['outcome']) => trials.find((trial) => trial.outcome === outcome);
  const events = first('events');
  if (events) return { ...events.access, doubt: null };
  const listed = first('events-refused');
  // The list is not public, so the portal accepted the token; what the token may read is a separate question.
  if (listed && !isPublic) return { ...listed.access, doubt: null };
  const empty = first('no-calendars');
  if (empty) return { ...empty.access, doubt: isPublic ? 'unverified' : 'empty' };
  const stop = first('stop');
  if (stop) return { failure: stop.failure, kind: 'stopped' };
  const refused = first('refused') ?? listed;
  return { failure: (refused ?? trials[0])?.failure, kind: refused ? 'refused' : 'nowhere' };
}

interface Trial {
  readonly access: PortalAccess;
  readonly outcome: 'events' | 'events-refused' | 'no-calendars' | 'refused' | 'not-here' | 'stop';
  readonly failure: unknown;
}

async function runTrial(attempt: Attempt, access: PortalAccess): Promise<Trial> {
  try {
    const { calendars, refusal } = await attempt(access);
    if (calendars === 0) return { access, outcome: 'no-calendars', failure: null };
    return { access, outcome: refusal === null ? 'events' : 'events-refused', failure: refusal };
  } catch (failure) {
    if (!(failure instanceof SourceError)) throw failure;
    // RFC 9110 §10.2.3: a portal that sends Retry-After wants no further request now.
    return { access, outcome: failure.retryAfter === null ? failureOutcome(failure) : 'stop', failure };
  }
}

function failureOutcome({ kind, status }: SourceError): Trial['outcome'] {
  const isNotHere = kind === 'status' && notHereStatuses.includes(status ?? 0);
  return outcomes[kind] ?? (isNotHere ? 'not-here' : 'stop');
}

const outcomes: { readonly [kind in SourceErrorKind]?: 'refused' | 'not-here' } = {
  unauthorized: 'refused',
  forbidden: 'refused',
  'not-found': 'not-here',
  'not-json': 'not-here',
  redirect: 'not-here',
  shape: 'not-here',
};
/** Some portals send one of these when the token is missing, as if the request were malformed or its method not allowed. */
const notHereStatuses = [400, 405, 406, 422];

const hasList = ({ outcome }: Trial): boolean => outcome === 'events-refused' || outcome === 'no-calendars';
const isNotFound = (failure: unknown) => failure instanceof SourceError && failure.kind === 'not-found';
