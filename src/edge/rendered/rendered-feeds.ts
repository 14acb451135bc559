import { isCut } from '../../calendar/feed-cut.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import type { CalendarFeeds } from '../../http/feeds/calendar-feeds.ts';
import type { PlainFeed } from '../../http/feeds/feed-service.ts';
import { truncationProblem } from '../../http/feeds/truncation.ts';
import { errorMessage } from '../../publisher/messages.ts';
import type { CalendarRefresher } from '../../publisher/refreshers.ts';
import type { Log } from '../../publisher/runtime.ts';
import { type FeedAnswer, freshestMs, headOnly, isEmpty, keptOf, tagOf } from './feed-answer.ts';
import type { FeedShelf, ShelfEntry } from './feed-shelf.ts';

/** Addresses of one calendar whose feeds are kept: one with a public URL, or else one for each Host that is asked for. */
const mostAddresses = 4;
/** A Host takes the place of another that nobody has asked for so long. Who invents Hosts displaces nobody. */
const addressRestsMs = 600_000;
/** A Host that nobody has asked for so long is no longer rendered. */
const addressEndsMs = 86_400_000;
/** How often it is written down that an address is still asked for: a row each time. */
const noteUseMs = 6 * 3_600_000;

/** The plain feeds of one calendar, rendered once and kept as finished bytes. */
export interface RenderedFeeds {
  /** `stamp`: what the caller holds. `quietMs`: for how long no refresh can begin. */
  find(asked: PlainFeed, stamp: string | null, quietMs: number): Promise<FeedAnswer>;
  /** Renders what has changed since. Never rejects: what is kept then stays. */
  update(): Promise<void>;
  /** When the next day begins for one of the feeds, in milliseconds since 1970; null: there is none. */
  dueAt(): number | null;
  /** What a status says of them. */
  problems(): readonly Problem[];
}

export interface RenderedFeedsDeps {
  readonly calendarId: string;
  readonly shelf: FeedShelf;
  readonly feeds: CalendarFeeds;
  readonly refresher: Pick<CalendarRefresher, 'snapshot' | 'version'>;
  /** `site.id`; null: it is not known yet. */
  readonly siteId: () => Promise<string | null>;
  readonly publicUrl: string | null;
  /** `limits.bytes` */
  readonly bytesLimit: number;
  /** Fingerprint of the configuration and the code. */
  readonly setup: string;
  readonly now: () => number;
  readonly log: Log;
}

/** What a feed is rendered from. */
interface Material {
  readonly snapshot: Snapshot;
  readonly siteId: string;
}

export function createRenderedFeeds(deps: RenderedFeedsDeps): RenderedFeeds {
  const { calendarId, shelf, feeds, publicUrl, setup, now, log } = deps;
  /** Whether what is published was loaded, so that its version is known without reading anything. */
  let isLoaded = false;
  let updating: Promise<void> | null = null;
  /** When each address was last asked for. What was asked before this instance is not known, so it counts as just now. */
  const used = new Map<string, number>();
  const opened = now();
  const lastUse = (address: Address): number => used.get(addressKey(address)) ?? opened;

  /** `version`: what is published; null: what was rendered last. */
  const isCurrent = (entry: ShelfEntry, version: string | null): boolean =>
    entry.setup === setup && now() < entry.until && (version ?? entry.version) === entry.version;

  async function published(): Promise<string | null> {
    const answer = await deps.refresher.version(0);
    isLoaded = true;
    return answer.kind === 'version' ? answer.version : null;
  }

  async function load(): Promise<Material | null> {
    const siteId = await deps.siteId();
    if (siteId === null) return null;
    const answer = await deps.refresher.snapshot(undefined, 0);
    return answer.kind === 'snapshot' ? { snapshot: answer.snapshot, siteId } : null;
  }

  async function render(asked: PlainFeed, from: Material): Promise<ShelfEntry> {
    const { origin, name, format } = asked;
    const before = shelf.find(asked);
    const until = feeds.endOfDay(from.snapshot.calendar);
    const previous = before === undefined || isEmpty(before) ? null : headOnly(before.head);
    const { representation, cut } = await feeds.render(asked, { ...from, previous });
    const { head, body } = keptOf(representation);
    const about = { origin, name, format, version: from.snapshot.version, setup, until, cut };
    const entry = { ...about, head, usedAt: before?.usedAt ?? now() };
    if (before !== undefined && tagOf(before) === tagOf(entry)) shelf.note(entry);
    else shelf.put(entry, body);
    if (isCut(cut) && !(before?.cut?.omitted === cut.omitted && isCut(before.cut))) {
      const { level, where, message } = truncationProblem(name, cut, deps.bytesLimit);
      log(level === 'warning' ? 'warn' : 'info', `${where}: ${message}`, { calendar: calendarId });
    }
    return entry;
  }

  /** Whether the address has a place. One that rests gives its own away. */
  function admits({ origin, name }: PlainFeed): boolean {
    if (publicUrl !== null && origin !== publicUrl) return false;
    const addresses = addressesOf(shelf.entries());
    if (addresses.some((one) => one.origin === origin && one.name === name)) return true;
    if (addresses.length < mostAddresses) return true;
    const oldest = addresses.toSorted((one, other) => lastUse(one) - lastUse(other))[0];
    if (oldest === undefined || now() - lastUse(oldest) < addressRestsMs) return false;
    shelf.drop(oldest);
    return true;
  }

  /** The feed as it is published now; if that can't be rendered, the last one. */
  async function current(asked: PlainFeed): Promise<ShelfEntry | null> {
    const known = shelf.find(asked);
    // What was rendered after the last refresh is current, until something is loaded that may be newer.
    const version = isLoaded ? await published() : null;
    if (known !== undefined && isCurrent(known, version)) return known;
    const from = await load();
    const isOurs = from === null || [from.snapshot.calendar.slug, calendarId].includes(asked.name);
    if (!isOurs) return null;
    if (from === null) return known?.setup === setup ? known : null;
    return known !== undefined || admits(asked) ? await render(asked, from) : null;
  }

  /** The addresses whose feeds are kept from now on. The others are dropped. */
  function addressesFor(slug: string): readonly Address[] {
    const kept = addressesOf(shelf.entries()).filter((address) => {
      const isServed = publicUrl === null ? now() - address.usedAt <= addressEndsMs : address.origin === publicUrl;
      const stays = isServed && [slug, calendarId].includes(address.name);
      if (!stays) shelf.drop(address);
      return stays;
    });
    const isThere = publicUrl === null || kept.some(({ name }) => name === slug);
    return isThere ? kept : [{ origin: publicUrl, name: slug }, ...kept];
  }

  async function updateNow(): Promise<void> {
    const version = await published();
    const entries = shelf.entries();
    if (version === null || (publicUrl === null && entries.length === 0)) return;
    const whole = addressesOf(entries).length * feeds.formats.length;
    if (entries.length > 0 && entries.length === whole && entries.every((one) => isCurrent(one, version))) return;
    const from = await load();
    if (from === null) return;
    for (const { origin, name } of addressesFor(from.snapshot.calendar.slug))
      for (const format of feeds.formats) {
        const asked = { calendarId, origin, name, format };
        const known = shelf.find(asked);
        if (known === undefined || !isCurrent(known, version)) await render(asked, from);
      }
  }

  return {
    async find(asked, stamp, quietMs) {
      const found = await current(asked);
      if (found === null || isEmpty(found)) return { kind: 'absent' };
      used.set(addressKey(found), now());
      if (publicUrl === null && now() - found.usedAt > noteUseMs) shelf.note({ ...found, usedAt: now() });
      const freshMs = Math.max(Math.min(quietMs, found.until - now(), freshestMs), 0);
      const own = stampOf(found);
      if (own === stamp) return { kind: 'unchanged', freshMs };
      return { kind: 'feed', stamp: own, freshMs, head: found.head, parts: shelf.parts(found) };
    },
    async update() {
      const fail = (error: unknown) =>
        log('error', `The feeds of calendar ${calendarId} could not be rendered: ${errorMessage(error)}`, {
          calendar: calendarId,
        });
      updating ??= updateNow()
        .catch(fail)
        .finally(() => {
          updating = null;
        });
      await updating;
    },
    dueAt() {
      // A day that is over was tried; what failed is tried again after the next refresh.
      const ends = shelf.entries().flatMap(({ until }) => (until > now() ? [until] : []));
      return ends.length === 0 ? null : Math.min(...ends);
    },
    problems() {
      const byName = new Map(
        shelf
          .entries()
          .flatMap(({ name, cut, setup: by }) => (cut && isCut(cut) && by === setup ? [[name, cut] as const] : [])),
      );
      return [...byName].map(([name, cut]) => truncationProblem(name, cut, deps.bytesLimit));
    },
  };
}

type Address = Pick<PlainFeed, 'origin' | 'name'>;

const addressKey = ({ origin, name }: Address): string => JSON.stringify([origin, name]);

/** The addresses of these feeds, each with its latest use. */
function addressesOf(entries: readonly ShelfEntry[]): readonly (Address & { readonly usedAt: number })[] {
  const latest = new Map<string, ShelfEntry>();
  for (const entry of entries) {
    const known = latest.get(addressKey(entry));
    if (known === undefined || known.usedAt < entry.usedAt) latest.set(addressKey(entry), entry);
  }
  return [...latest.values()];
}

const stampOf = (entry: ShelfEntry): string => `${tagOf(entry)} ${entry.head.lastModified} ${entry.setup}`;
