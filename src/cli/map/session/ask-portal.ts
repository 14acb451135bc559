import type { CalendarRecord } from '../../../calendar/calendar.ts';
import { type Told, toldOf } from '../../../calendar/told.ts';
import type { Config } from '../../../config/config.ts';
import { isRecord } from '../../../mapping/json.ts';
import { portalDeps } from '../../../portal-deps.ts';
import { readCalendarList } from '../../../publisher/read/read-calendar-list.ts';
import type { PublisherDeps } from '../../../publisher/refreshers.ts';
import type { Fetch } from '../../../source/http/fetch.ts';
import { createUndiciFetch } from '../../../source/http/undici-fetch.ts';
import { type Listing, type ReadOptions, SourceError } from '../../../source/source.ts';
import type { CommandRuntime } from '../../command.ts';
import { askStep, sentToken } from '../ask-step.ts';
import type { AskResult } from '../workbench-api.ts';
import { tryOtherWays } from './other-ways.ts';

type Step = AskResult['steps'][number];
type Deps = Omit<PublisherDeps, 'store'>;

interface AskContext {
  readonly token: string | null;
  /** Null: the network. */
  readonly fetch: Fetch | null;
  readonly runtime: Pick<CommandRuntime, 'now' | 'random' | 'sleep'>;
  readonly signal: AbortSignal;
  /** Where the token is refused, the other common ways to send it are tried. */
  readonly otherWays: boolean;
  /** The address of details is among what is tried, so that they have to work. */
  readonly asksDetails: boolean;
  /** The records of each calendar that are in force now, by its id. */
  readonly listed: ReadonlyMap<string, readonly unknown[]>;
}

type Run = ReadOptions & Pick<AskContext, 'listed'> & Pick<Config['source'], 'paging'>;

/** So many calendars are asked for their events, until one has some. */
const mostCalendars = 3;
const mostNamed = 5;
const mostPages = 10;

/**
 * Asks the portal as another configuration would: for its calendars, the events of one page by page, and the details of an
 * event. Each attempt is made once, since some portals lock out whoever fails too often.
 */
export async function askPortal(config: Config, context: AskContext): Promise<AskResult> {
  const { token, fetch, runtime, signal, otherWays } = context;
  const closing = fetch === null ? createUndiciFetch() : null;
  const network = fetch ?? (closing as Fetch);
  const { now, random, sleep } = runtime;
  const once = { ...config, source: { ...config.source, retries: 0 } };
  const deps = portalDeps({ config: once, token, fetch: network, runtime: { now, random, sleep, log() {} } });
  const steps: Step[] = [];
  try {
    const run: Run = { signal, acceptsPartial: true, listed: context.listed, paging: config.source.paging };
    const failure = await takeSteps(config, deps, run, (step) => steps.push(step));
    const isRefused = failure instanceof SourceError && ['unauthorized', 'forbidden'].includes(failure.kind);
    const ok = steps.every((step) => step.ok || (!context.asksDetails && isOfDetails(step)));
    if (!isRefused || !otherWays) return { ok, refused: isRefused, steps };
    const { step, instead } = await tryOtherWays(config, { token, network, runtime, signal });
    return { ok, refused: true, steps: [...steps, step], ...(instead && { instead }) };
  } finally {
    await closing?.close();
  }
}

/** Resolves to why the list of calendars could not be read; null: it was. */
async function takeSteps(config: Config, deps: Deps, run: Run, say: (step: Step) => void): Promise<unknown> {
  const { source, mapping } = deps;
  const how = askStep('askCalendars', sentToken(config.source.auth));
  let calendars: readonly CalendarRecord[];
  try {
    calendars = (await readCalendarList({ source, mapping, key: '' }, null, run)).records;
  } catch (error) {
    say({ what: how, ok: false, found: sentence(toldOf(error)) });
    return error;
  }
  say({ what: how, ok: calendars.length > 0, found: calendarsFound(calendars) });
  for (const [at, calendar] of calendars.slice(0, mostCalendars).entries()) {
    const listing = await listStep(deps, calendar, run, say);
    const [first] = listing?.pages.flatMap(({ items, body }) => items.map((record) => ({ record, body }))) ?? [];
    const isLast = at === Math.min(mostCalendars, calendars.length) - 1;
    if (first === undefined && !isLast && listing !== null) continue;
    if (first !== undefined) await detailsStep(deps, calendar, first, run, say);
    break;
  }
  return null;
}

const isOfDetails = ({ what }: Step): boolean => what.said?.code === 'askDetails' || what.said?.code === 'askDetailsOf';

const named = ({ title, id }: CalendarRecord): string => title ?? id;

function calendarsFound(calendars: readonly CalendarRecord[]): Told {
  const { length: count } = calendars;
  if (count === 0) return askStep('cameNoCalendar', {});
  const names = calendars.slice(0, mostNamed).map(named);
  return askStep('cameCalendars', { count, names: names.join(', '), more: count - names.length });
}

async function listStep(
  { source, mapping }: Deps,
  calendar: CalendarRecord,
  run: Run,
  say: (step: Step) => void,
): Promise<Listing | null> {
  const asked = { calendar: named(calendar) };
  const what = askStep('askEvents', asked);
  const find = mapping.itemsInTurn?.('events') ?? ((body: unknown) => mapping.eventItems(body));
  try {
    const listing = await source.events(calendar.id, find, run);
    const counts = listing.pages.map(({ items }) => items.length);
    for (const [at, count] of counts.slice(0, mostPages).entries())
      say({ what: askStep('askPage', { ...asked, page: at + 1 }), ok: true, found: askStep('cameRecords', { count }) });
    const all = counts.reduce((sum, count) => sum + count, 0);
    const { partial, notes } = listing;
    const before = run.listed.get(calendar.id) ?? [];
    const lost = partial === null ? lostRecords(listing, before) : 0;
    const came = { count: all, pages: counts.length };
    const counted = run.paging !== 'auto' && run.paging.style === 'page';
    const others = { ...came, lost, before: before.length, counted };
    const whole = lost === 0 ? askStep('cameAll', came) : askStep('cameOthers', others);
    say({ what, ok: partial === null && lost === 0, found: sentence(partial ?? whole, notes) });
    return listing;
  } catch (error) {
    say({ what, ok: false, found: sentence(toldOf(error)) });
    return null;
  }
}

/** How many records that came before did not come now. A list that begins with another page than the portal's first one looks complete. */
function lostRecords({ pages }: Listing, before: readonly unknown[]): number {
  const now = new Set(pages.flatMap(({ items }) => items.map((item) => JSON.stringify(item))));
  return before.filter((record) => !now.has(JSON.stringify(record))).length;
}

async function detailsStep(
  { source, mapping, settings }: Deps,
  calendar: CalendarRecord,
  listed: { readonly record: unknown; readonly body: unknown },
  run: ReadOptions,
  say: (step: Step) => void,
): Promise<void> {
  const ofAny = askStep('askDetails', {});
  if (settings.source.endpoints.details === false)
    return say({ what: ofAny, ok: true, found: askStep('detailsSwitchedOff', {}) });
  const id = mapping.eventId(listed);
  if (id === null) return say({ what: ofAny, ok: false, found: askStep('noIdForDetails', {}) });
  const what = askStep('askDetailsOf', { id });
  try {
    const { body } = await source.details(calendar.id, id, listed.record, run);
    const keys = isRecord(body) ? Object.keys(body).slice(0, mostPages).join(', ') : '';
    say({ what, ok: true, found: keys === '' ? askStep('cameAnswer', {}) : askStep('cameKeys', { keys }) });
  } catch (error) {
    say({ what, ok: false, found: sentence(toldOf(error)) });
  }
}

/** Ends with a full stop, whatever it says. */
const sentence = (what: Told, notes: readonly Told[] = []): Told => askStep('came', { what, notes });
