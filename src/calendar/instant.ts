import { Temporal } from 'temporal-polyfill/implementation';

/** Milliseconds since 1970 as ISO 8601 in UTC, rounded down to the second. */
export const formatInstant = (epochMs: number): string =>
  `${new Date(Math.floor(epochMs / 1000) * 1000).toISOString().slice(0, 19)}Z`;

/** An instant of the model in milliseconds since 1970. */
export const instantMs = (instant: string): number => Date.parse(instant);

/** What a wall clock shows: `day` as `YYYY-MM-DD`, `time` as `HH:MM:SS`. */
export interface WallTime {
  readonly day: string;
  readonly time: string;
}

export interface ZonedInstant {
  readonly instant: string;
  /** `gap`: the zone's clocks skip this time. `overlap`: they show it twice. */
  readonly irregular: 'gap' | 'overlap' | null;
}

/**
 * The instant at which the clocks of a zone show a wall time. RFC 5545 §3.3.5 settles the irregular ones, as Temporal's
 * `compatible` does: of two instants the earlier; in a gap, the offset before the change applies.
 */
export function instantAt(wall: WallTime, zoneId: string): ZonedInstant {
  const local = Temporal.PlainDateTime.from(`${wall.day}T${wall.time}`);
  const early = local.toZonedDateTime(zoneId, { disambiguation: 'earlier' });
  const late = local.toZonedDateTime(zoneId, { disambiguation: 'later' });
  if (early.epochMilliseconds === late.epochMilliseconds)
    return { instant: formatInstant(early.epochMilliseconds), irregular: null };
  const gap = !early.toPlainDateTime().equals(local);
  return { instant: formatInstant((gap ? late : early).epochMilliseconds), irregular: gap ? 'gap' : 'overlap' };
}

/** The same moments are asked for again and again: whether they are midnights, how long they are, what they are called. */
const mostWalls = 1000;
const walls = new Map<string, WallTime>();

/** What the clocks of a zone show at an instant. */
export function wallAt(instant: string, zoneId: string): WallTime {
  const key = `${instant} ${zoneId}`;
  const before = walls.get(key);
  if (before !== undefined) return before;
  const wall = wallAnew(instant, zoneId);
  if (walls.size >= mostWalls) walls.clear();
  walls.set(key, wall);
  return wall;
}

function wallAnew(instant: string, zoneId: string): WallTime {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zoneId).toPlainDateTime();
  return { day: local.toPlainDate().toString(), time: local.toPlainTime().toString({ smallestUnit: 'second' }) };
}
