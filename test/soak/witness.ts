import type { SeenEvent } from './read-feed.ts';

/** A subscriber's answer to a poll. */
export interface PolledFeed {
  /** The feed and its process: `A c1.ics`. */
  readonly name: string;
  readonly tag: string;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly body: string;
  readonly events: readonly SeenEvent[];
}

/** Checks what subscribers see over time; problems are sentences, and there should be none. */
export interface Witness {
  see(feed: PolledFeed): void;
  /** Adds what somebody else has seen. */
  complain(what: string): void;
  readonly complaints: readonly string[];
  readonly polls: number;
}

/**
 * `newest` returns the version that an event of a feed has at the portal now. `mayBeCancelled` says whether the portal has
 * removed it, or had until a short while ago; `mayBeLost`, whether the store may have lost it.
 */
export function createWitness(
  newest: (name: string, id: string) => number,
  mayBeCancelled: (name: string, id: string) => boolean,
  mayBeLost: (name: string, id: string) => boolean,
): Witness {
  const last = new Map<string, PolledFeed>();
  /** What each event was when it was last there: one that comes back continues from that. */
  const latest = new Map<string, SeenEvent>();
  /** The event at each sequence and stamp: the same for every process, forever. */
  const said = new Map<string, string>();
  const complaints: string[] = [];
  let polls = 0;

  function compare(before: PolledFeed, feed: PolledFeed, complain: (what: string) => void): void {
    if (feed.lastModified < before.lastModified) complain('Last-Modified went back');
    if ((feed.tag === before.tag) !== (feed.body === before.body)) complain('the ETag does not tell the bytes apart');
    const now = new Set(feed.events.map(({ id }) => id));
    for (const { id } of before.events) if (!now.has(id) && !mayBeLost(feed.name, id)) complain(`${id} was lost`);
    for (const event of feed.events) {
      const old = latest.get(`${feed.name} ${event.id}`);
      if (old !== undefined) {
        if (event.version < old.version)
          complain(`${event.id} went back from version ${old.version} to ${event.version}`);
        if (event.stamps.some((stamp, index) => stamp < (old.stamps[index] ?? stamp)))
          complain(`${event.id} went back from ${old.stamps} to ${event.stamps}`);
        // What the details complete is no news, so news keeps its stamp.
        const isNews = old.complete || feed.name.endsWith('.ics');
        if (isNews && event.text !== old.text && event.stamps.length > 0 && String(event.stamps) === String(old.stamps))
          complain(`${event.id} changed, and its stamps did not`);
      }
    }
  }

  return {
    complaints,
    complain: (what) => void complaints.push(what),
    get polls() {
      return polls;
    },
    see(feed) {
      polls += 1;
      const { name, events } = feed;
      const complain = (what: string): void => {
        complaints.push(`${name}, poll ${polls}: ${what}`);
      };
      if (new Set(events.map(({ id }) => id)).size < events.length) complain('an event is there twice');
      for (const { id, cancelled } of events)
        if (cancelled && !mayBeCancelled(name, id)) complain(`${id} is cancelled, which the portal never said`);
      for (const { id, version } of events)
        if (version > newest(name, id)) complain(`${id} has the version ${version}, which never was`);
      if (name.endsWith('.ics'))
        for (const { id, stamps, text } of events) {
          const key = `${name.slice(2)} ${id} ${stamps}`;
          if ((said.get(key) ?? text) !== text)
            complain(`${id} is two things at the stamps ${stamps}:\n${said.get(key)}\n${text}`);
          said.set(key, text);
        }
      const before = last.get(name);
      if (before !== undefined) compare(before, feed, complain);
      last.set(name, feed);
      for (const event of events) latest.set(`${name} ${event.id}`, event);
    },
  };
}
