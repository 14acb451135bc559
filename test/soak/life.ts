import type { SoakRecord } from './portal-process.ts';
import { readFeed, type SeenEvent } from './read-feed.ts';

/**
 * The calendar `c3`: a series with an override that leaves the portal's list and comes back, and an event whose sessions,
 * which have no ids of their own, move, come and go. Like a witness, it checks what subscribers see of them.
 */
export interface Life {
  readonly records: readonly SoakRecord[];
  /** One of each: the override leaves or comes back; a session moves, one is gained, one is lost. */
  readonly changes: readonly ((random: () => number) => void)[];
  /** The newest version that the event's record has had. */
  newest(id: string): number;
  /** Whether the event may be shown as cancelled, as far as `judge` does not decide it. */
  mayBeCancelled(id: string): boolean;
  /** Whether the event may disappear. */
  mayBeGone(id: string): boolean;
  /** What is wrong with a feed, in sentences. */
  judge(feed: string, events: readonly LifeEvent[]): readonly string[];
  /** What a feed lacks compared with the portal; null: nothing. */
  lacking(events: readonly LifeEvent[]): string | null;
  readonly seen: LifeReport;
}

/** How often subscribers saw it happen. */
export interface LifeReport {
  readonly givenBack: number;
  readonly cameBack: number;
  readonly moved: number;
  readonly gained: number;
  readonly lost: number;
}

/** Its `id` is the record's, then what tells its VEVENT from all others. */
export interface LifeEvent extends SeenEvent {
  readonly record: string;
  readonly uid: string;
  readonly start: string;
  readonly isOverride: boolean;
}

/** The VEVENTs of `c3.ics`. */
export function readLife(body: string): readonly LifeEvent[] {
  return readFeed('ics', body).map((event) => {
    const value = (name: string) => new RegExp(`^${name}[^:]*:(.*)\r$`, 'm').exec(event.text)?.[1] ?? '';
    const [uid, start, replaced] = [value('UID'), value('DTSTART'), value('RECURRENCE-ID')];
    const id = `${event.id} ${uid} ${replaced}`.trimEnd();
    return { ...event, id, record: event.id, uid, start, isOverride: replaced !== '' };
  });
}

interface Session {
  readonly name: string;
  ms: number;
  isLost: boolean;
}

const hour = 3_600_000;
const day = 24 * hour;
/** Sessions that are nearer to each other could be one that was moved by days. */
const apart = 15 * day;
/** How long a feed may show what the portal has taken back: refreshes fail for a while on purpose. */
const lagMs = 120_000;

export function createLife(): Life {
  const today = Math.floor(Date.now() / day) * day;
  const from = today + 120 * day + 10 * hour;
  const versions = { sessions: 1, override: 1 };
  const sessions: Session[] = [];
  /** The session that has or had a start, as a feed writes it. No two have ever had the same. */
  const sessionAt = new Map<string, Session>();
  const override = { isAway: false, changedAt: 0 };
  const plain = Array.from({ length: 7 }, (_, n) => ({ id: `e${n}`, version: 1 }));

  const place = (session: Session, ms: number): void => {
    session.ms = ms;
    sessionAt.set(compact(ms), session);
  };
  const addSession = (): void => {
    const session = { name: `session ${sessions.length}`, ms: 0, isLost: false };
    place(session, from + sessions.length * apart);
    sessions.push(session);
  };
  for (let count = 0; count < 3; count += 1) addSession();
  const living = (): readonly Session[] => sessions.filter(({ isLost }) => !isLost);
  const oneOf = (random: () => number): Session | undefined => living()[Math.floor(random() * living().length)];

  function toggle(random: () => number): void {
    override.isAway = !override.isAway;
    override.changedAt = Date.now();
    if (!override.isAway && random() < 0.5) versions.override += 1;
  }
  function move(random: () => number): void {
    const session = oneOf(random);
    if (session === undefined) return;
    place(session, session.ms + (new Date(session.ms).getUTCHours() < 20 ? hour : -10 * hour));
    versions.sessions += 1;
  }
  function gain(): void {
    // An event may gain only so many before they reach further than feeds do.
    if (living().length > 5 || sessions.length > 60) return;
    addSession();
    versions.sessions += 1;
  }
  function lose(random: () => number): void {
    const session = oneOf(random);
    // With one session, the event's own id tells it: another one in its place is the same session on another day.
    if (session === undefined || living().length < 3) return;
    session.isLost = true;
    versions.sessions += 1;
  }

  const uidOf = new Map<Session, string>();
  const sessionOf = new Map<string, Session>();
  const startsOf = new Map<string, Set<string>>();
  const cancelled = new Set<string>();
  const last = new Map<string, readonly LifeEvent[]>();
  /** The override when it was last there, by feed. */
  const lastOverride = new Map<string, LifeEvent>();
  const seen = { givenBack: 0, cameBack: 0 };

  function judgeSession({ uid, start, ...event }: LifeEvent): string | null {
    const session = sessionAt.get(start);
    if (session === undefined) return `${uid} starts at ${start}, where no session ever was`;
    const [known, other] = [uidOf.get(session), sessionOf.get(uid)];
    if (known !== undefined && known !== uid) return `${session.name} has the UID ${known} and the UID ${uid}`;
    if (other !== undefined && other !== session) return `the UID ${uid} was ${other.name} and is ${session.name}`;
    uidOf.set(session, uid);
    sessionOf.set(uid, session);
    startsOf.set(uid, (startsOf.get(uid) ?? new Set()).add(start));
    if (event.cancelled) cancelled.add(uid);
    return event.cancelled && !session.isLost ? `${session.name}, ${uid}, is cancelled and takes place` : null;
  }

  /** An override that is there replaces its occurrence; one that is gone has given it back. */
  function judgeSeries(feed: string, events: readonly LifeEvent[]): string | null {
    const before = last.get(feed) ?? [];
    const series = events.find(({ record }) => record === 'series');
    const seriesBefore = before.find(({ record }) => record === 'series');
    if (series === undefined) return 'the series is missing';
    if (/^EXDATE/m.test(series.text)) return 'the series excludes an occurrence that takes place';
    const [had, has] = [before, events].map((all) => all.find(({ isOverride }) => isOverride));
    const known = lastOverride.get(feed);
    if (has !== undefined) lastOverride.set(feed, has);
    if (seriesBefore === undefined || (had === undefined) === (has === undefined)) return null;
    if (has === undefined) {
      seen.givenBack += 1;
      return isHigher(series, seriesBefore)
        ? null
        : 'the override is gone, and the SEQUENCE of its series did not move';
    }
    if (known === undefined) return null;
    seen.cameBack += 1;
    return isHigher(has, known) ? null : 'the override came back, and its SEQUENCE did not move';
  }

  return {
    get records() {
      const fields = (ms: number) => ({ start: iso(ms), end: iso(ms + hour) });
      const replaced = from + 7 * day;
      return [
        ...plain,
        { id: 'series', version: 1, fields: { ...fields(from), rrule: 'FREQ=WEEKLY;COUNT=6' } },
        {
          id: 'sessions',
          version: versions.sessions,
          fields: { sessions: living().map(({ ms }) => fields(ms)) },
        },
        ...(override.isAway
          ? []
          : [
              {
                id: 'override',
                version: versions.override,
                fields: { ...fields(replaced + 2 * hour), seriesId: 'series', originalStart: iso(replaced) },
              },
            ]),
      ];
    },
    changes: [toggle, move, gain, lose],
    newest: (id) => (versions as Readonly<Record<string, number>>)[id.split(' ', 1)[0] ?? ''] ?? 1,
    mayBeCancelled: (id) => id.startsWith('sessions '),
    mayBeGone: (id) => id.startsWith('override ') && (override.isAway || Date.now() - override.changedAt < lagMs),
    judge(feed, events) {
      const found = events.filter(({ record }) => record === 'sessions').map(judgeSession);
      found.push(judgeSeries(feed, events));
      last.set(feed, events);
      return found.filter((one) => one !== null);
    },
    lacking(events) {
      const shown = events.filter((event) => !event.cancelled);
      for (const id of ['sessions', 'override']) {
        const wanted = (versions as Readonly<Record<string, number>>)[id];
        const other = shown.find(({ record, version }) => record === id && version !== wanted);
        if (other !== undefined) return `${other.id} has version ${other.version}, not ${wanted}`;
      }
      if (shown.some(({ isOverride }) => isOverride) === override.isAway)
        return `the override is ${override.isAway ? 'still there' : 'missing'}`;
      const starts = shown.filter(({ record }) => record === 'sessions').map(({ start }) => start);
      const wanted = living().map(({ ms }) => compact(ms));
      const isSame = starts.length === wanted.length && wanted.every((start) => starts.includes(start));
      return isSame ? null : `the sessions start at ${starts}, not at ${wanted}`;
    },
    get seen() {
      const moved = [...startsOf.values()].filter((starts) => starts.size > 1).length;
      return { ...seen, moved, gained: Math.max(uidOf.size - 3, 0), lost: cancelled.size };
    },
  };
}

const iso = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;
/** As a feed in UTC writes it. */
const compact = (ms: number): string => iso(ms).replaceAll(/[-:]/g, '');
const isHigher = (one: SeenEvent, other: SeenEvent): boolean => Number(one.stamps[0]) > Number(other.stamps[0]);
