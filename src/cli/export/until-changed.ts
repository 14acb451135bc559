import type { CommandRuntime } from '../command.ts';

/** Pages are built anew at these moments, because the next events change with time. */
const quarterHour = 900_000;
const lookMs = 500;

/** Resolves when something has changed and nothing more does for a moment, at the next quarter of an hour, or at the stop. */
export async function untilChanged(
  hasChanged: () => boolean,
  { now, sleep, stop }: Pick<CommandRuntime, 'now' | 'sleep' | 'stop'>,
): Promise<void> {
  const period = Math.floor(now() / quarterHour);
  while (!stop.aborted && !hasChanged() && Math.floor(now() / quarterHour) === period) await sleep(lookMs, stop);
  // A refresh publishes twice, and several calendars often change together.
  if (!stop.aborted) await sleep(lookMs, stop);
}
