import type { CalendarRecord } from '../../../calendar/calendar.ts';
import type { Config } from '../../../config/config.ts';
import { isRecord } from '../../../mapping/json.ts';
import { portalDeps } from '../../../portal-deps.ts';
import { errorMessage } from '../../../publisher/messages.ts';
import { readCalendarList } from '../../../publisher/read/read-calendar-list.ts';
import type { PublisherDeps } from '../../../publisher/refreshers.ts';
import type { Fetch } from '../../../source/http/fetch.ts';
import { createUndiciFetch } from '../../../source/http/undici-fetch.ts';
import { type Listing, type ReadOptions, SourceError } from '../../../source/source.ts';
import type { CommandRuntime } from '../../command.ts';
import { describeAuth } from '../../report/advice.ts';
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
    const ok = steps.every((step) => step.ok);
    if (!isRefused || !otherWays) return { ok, steps };
    const { step, instead } = await tryOtherWays(config, { token, network, runtime, signal });
    return { ok, steps: [...steps, step], ...(instead && { instead }) };
  } finally {
    await closing?.close();
  }
}

/** Resolves to why the list of calendars could not be read; null: it was. */
async function takeSteps(config: Config, deps: Deps, run: Run, say: (step: Step) => void): Promise<unknown> {
  const { source, mapping } = deps;
  const how = `the list of calendars, with the token sent ${describeAuth(config.source.auth)}`;
  let calendars: readonly CalendarRecord[];
  try {
    calendars = (await readCalendarList({ source, mapping, key: '' }, null, run)).records;
  } catch (error) {
    say({ what: how, ok: false, found: sentence(error) });
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

const named = ({ title, id }: CalendarRecord): string => title ?? id;

function calendarsFound(calendars: readonly CalendarRecord[]): string {
  if (calendars.length === 0) return 'The portal lists no calendar.';
  const names = calendars.slice(0, mostNamed).map(named).join(', ');
  const rest = calendars.length > mostNamed ? ` and ${calendars.length - mostNamed} more` : '';
  return `${calendars.length === 1 ? '1 calendar' : `${calendars.length} calendars`}: ${names}${rest}.`;
}

async function listStep(
  { source, mapping }: Deps,
  calendar: CalendarRecord,
  run: Run,
  say: (step: Step) => void,
): Promise<Listing | null> {
  const what = `the events of ${named(calendar)}`;
  const find = mapping.itemsInTurn?.('events') ?? ((body: unknown) => mapping.eventItems(body));
  try {
    const listing = await source.events(calendar.id, find, run);
    const counts = listing.pages.map(({ items }) => items.length);
    for (const [at, count] of counts.slice(0, mostPages).entries())
      say({ what: `${what}, page ${at + 1}`, ok: true, found: `${records(count)}.` });
    const all = counts.reduce((sum, count) => sum + count, 0);
    const pages = counts.length === 1 ? '1 page' : `${counts.length} pages`;
    const notes = listing.notes.map((note) => ` ${note}.`).join('');
    const isWhole = listing.partial === null;
    const lost = isWhole ? lostRecords(listing, run.listed.get(calendar.id) ?? [], run) : null;
    const whole = `${records(all)} on ${pages}${lost ?? ', and the list is complete'}.`;
    const found = isWhole ? whole : `${listing.partial}.`;
    say({ what, ok: isWhole && lost === null, found: found.replace(/\.\.$/u, '.') + notes });
    return listing;
  } catch (error) {
    say({ what, ok: false, found: sentence(error) });
    return null;
  }
}

/** A list that begins with another page than the portal's first one looks complete. Null: it has all that came before. */
function lostRecords({ pages }: Listing, before: readonly unknown[], { paging }: Run): string | null {
  const now = new Set(pages.flatMap(({ items }) => items.map((item) => JSON.stringify(item))));
  const lost = before.filter((record) => !now.has(JSON.stringify(record))).length;
  if (lost === 0) return null;
  const isCounted = paging !== 'auto' && paging.style === 'page';
  const hint = isCounted ? '. The first page may have another number, such as 0' : '';
  return `, but ${lost} of the ${before.length} that are read now ${lost === 1 ? 'is' : 'are'} not among them${hint}`;
}

const records = (count: number): string => (count === 1 ? '1 record' : `${count} records`);

async function detailsStep(
  { source, mapping, settings }: Deps,
  calendar: CalendarRecord,
  listed: { readonly record: unknown; readonly body: unknown },
  run: ReadOptions,
  say: (step: Step) => void,
): Promise<void> {
  if (settings.source.endpoints.details === false)
    return say({
      what: 'the details of an event',
      ok: true,
      found: 'They are not asked for: source.endpoints.details is false.',
    });
  const id = mapping.eventId(listed);
  if (id === null)
    return say({
      what: 'the details of an event',
      ok: false,
      found: 'The first record holds no id to ask for them by.',
    });
  const what = `the details of event ${id}`;
  try {
    const { body } = await source.details(calendar.id, id, listed.record, run);
    const keys = isRecord(body) ? Object.keys(body).slice(0, mostPages).join(', ') : '';
    say({ what, ok: true, found: keys === '' ? 'The portal answers.' : `The answer holds ${keys}.` });
  } catch (error) {
    say({ what, ok: false, found: sentence(error) });
  }
}

function sentence(error: unknown): string {
  const message = errorMessage(error);
  return /[.!?]$/u.test(message) ? message : `${message}.`;
}
