import type { WorkerSettings } from '../../config/config.ts';
import { requestsPerRun } from '../../config/worker-plan.ts';
import type { PlatformUse, QuotaUse } from '../../publisher/publisher.ts';

type Quota = QuotaUse['of'];
type Amounts = Readonly<Record<Quota, number>>;

/** A day of the free plan (developers.cloudflare.com/durable-objects/platform/pricing). GB-s for the duration. */
const freeDay: Amounts = { objectRequests: 100_000, rowsWritten: 100_000, rowsRead: 5_000_000, duration: 13_000 };
const quotas = Object.keys(freeDay) as readonly Quota[];
/** The share of each that refreshing may take. The rest is for visitors, for changes of events and for the first fill. */
const share = 0.5;
/** The interval is not stretched past this, in seconds. */
const longestInterval = 21_600;
/** The list of the calendars is not read more often, in seconds: every minute writes a twelfth of the rows of a day. */
const shortestListInterval = 60;

const daySeconds = 86_400;
/** Memory by which the duration is billed, whatever is in use. */
const objectGb = 0.128;
/** Pages of a list, and requests of a run that do not go to details. */
const listRequests = 5;
/** The cron trigger wakes the index every five minutes. */
const cronTriggers = 288;

/**
 * What a run takes that finds nothing new: its alarm and two calls to the index; the rows of the refresh, of setting the
 * alarm and of the index's summary. Tests count them.
 */
export const runTakes = { objectRequests: 3, rowsWritten: 6, rowsRead: 30 } as const;

/** What reckoning needs to know of the calendars. */
export interface Load {
  readonly calendars: number;
  readonly events: number;
  /** Milliseconds that a run takes on average. */
  readonly runMs: number;
}

/** The settings by which objects refresh. */
export interface Refreshing extends Pick<WorkerSettings, 'plan'> {
  /** Requests to the portal in one run. */
  readonly budget: number;
  /** Seconds between two refreshes, as configured. */
  readonly everySeconds: number;
  readonly mayStretch: boolean;
  /** Hours; null: no details are read. */
  readonly detailsMaxAgeHours: number | null;
}

export function refreshingOf(config: {
  readonly worker: WorkerSettings;
  readonly refresh: { readonly everySeconds: number; readonly detailsMaxAgeHours: number };
  readonly source: { readonly endpoints: { readonly details: string | false } };
}): Refreshing {
  const { worker, refresh, source } = config;
  return {
    plan: worker.plan,
    budget: worker.requestsPerRun ?? requestsPerRun[worker.plan],
    everySeconds: refresh.everySeconds,
    mayStretch: worker.plan === 'free' && worker.everySeconds === null,
    detailsMaxAgeHours: source.endpoints.details === false ? null : refresh.detailsMaxAgeHours,
  };
}

/** The interval in force: as configured or, on the free plan, long enough for its daily quotas. Seconds. */
export function stretchedInterval(refreshing: Refreshing, load: Load): number {
  const { everySeconds, mayStretch } = refreshing;
  if (!mayStretch || load.calendars === 0) return everySeconds;
  const perRun = takenByRun(load.runMs);
  const fixed = fixedUse(refreshing, load);
  const needed = quotas.map((of) => {
    const left = freeDay[of] * share - fixed[of];
    return left <= 0 ? longestInterval : (load.calendars * daySeconds * perRun[of]) / left;
  });
  // In whole tens: each object writes the interval down when it changes.
  const long = Math.min(Math.ceil(Math.max(...needed) / 10) * 10, longestInterval);
  return Math.max(everySeconds, long);
}

/** Seconds between two readings of the list of the calendars. */
export const listInterval = ({ everySeconds, mayStretch }: Refreshing): number =>
  mayStretch ? Math.max(everySeconds, shortestListInterval) : everySeconds;

/** What a day takes. */
export function platformUse(refreshing: Refreshing, load: Load): PlatformUse {
  const everySeconds = stretchedInterval(refreshing, load);
  const perRun = takenByRun(load.runMs);
  const fixed = fixedUse(refreshing, load);
  const runs = load.calendars * (daySeconds / everySeconds);
  return {
    plan: refreshing.plan,
    everySeconds,
    quotas: quotas.map((of) => ({
      of,
      used: Math.round(runs * perRun[of] + fixed[of]),
      allowed: refreshing.plan === 'free' ? freeDay[of] : null,
    })),
  };
}

const takenByRun = (runMs: number): Amounts => ({ ...runTakes, duration: (runMs / 1000) * objectGb });

/** What does not depend on the interval: details that are read again, the feeds at midnight, the list, the cron trigger. */
function fixedUse(refreshing: Refreshing, load: Load): Amounts {
  const { budget, detailsMaxAgeHours } = refreshing;
  const { calendars, events, runMs } = load;
  const asked = detailsMaxAgeHours === null ? 0 : (events * 24) / Math.max(detailsMaxAgeHours, 1);
  // Details come due together, as they were read, so they take runs of their own.
  const runs = asked / Math.max(budget - listRequests, 1) + calendars;
  const lists = daySeconds / listInterval(refreshing);
  const perRun = takenByRun(runMs);
  return {
    objectRequests: runs * perRun.objectRequests + lists + cronTriggers,
    // Four feeds of each calendar at midnight; a list writes as much as a run.
    rowsWritten: runs * perRun.rowsWritten + calendars * 4 + lists * perRun.rowsWritten,
    // Every event at midnight, with what is beside it.
    rowsRead: runs * perRun.rowsRead + events * 1.2 + lists * perRun.rowsRead,
    duration: (runs + lists) * perRun.duration,
  };
}
