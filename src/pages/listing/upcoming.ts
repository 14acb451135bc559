import { limitsOf, type Occurrence, occurrencesIn, type ShownEvent, type TimeSpan } from './shown-events.ts';

const day = 86_400_000;
/** Series are looked at so far, and no further: in steps, since most pages are full long before. */
const steps = [31, 124, 366].map((days) => days * day);

export interface Stretch {
  readonly occurrences: readonly Occurrence[];
  /** There are more behind them. */
  readonly more: boolean;
}

/** Narrows what was found. */
type Narrow = (all: readonly Occurrence[]) => readonly Occurrence[];
const asFound: Narrow = (all) => all;

/** What takes place within a span, `skip` of them left out, `take` at most: single events whenever they are, series for a year. */
export function comingEvents(
  events: readonly ShownEvent[],
  { begins, ends }: TimeSpan,
  skip: number,
  take: number,
  narrow = asFound,
): Stretch {
  const seriesBegin = Number.isFinite(begins) ? begins : ends - day * 366;
  const all = (step: number, last: boolean) => {
    const reached = Math.min(ends, seriesBegin + step);
    return narrow(
      occurrencesIn(events, { begins, ends: last ? ends : reached }, { begins: seriesBegin, ends: reached }),
    );
  };
  return inSteps(all, skip, take);
}

/** What is over, the latest first: single events whenever they were, series for a year. */
export function pastEvents(
  events: readonly ShownEvent[],
  until: number,
  skip: number,
  take: number,
  narrow = asFound,
): Stretch {
  const all = (step: number, last: boolean) => {
    const series = { begins: until - step, ends: until };
    const found = occurrencesIn(events, { ...series, ...(last ? { begins: Number.NEGATIVE_INFINITY } : {}) }, series);
    return narrow(found.filter((one) => limitsOf(one).ends <= until)).toReversed();
  };
  return inSteps(all, skip, take);
}

/** The first of what is next; of a series only its next time. */
export function nextEvents(
  events: readonly ShownEvent[],
  now: number,
  most: number,
  narrow = asFound,
): readonly Occurrence[] {
  const { occurrences } = comingEvents(events, { begins: now, ends: Number.POSITIVE_INFINITY }, 0, most * 8, narrow);
  const seen = new Set<string>();
  return occurrences
    .filter(({ event, calendar }) => {
      const key = JSON.stringify([calendar.id, event.overrides?.id ?? event.id]);
      const first = (event.recurrence === null && event.overrides === null) || !seen.has(key);
      seen.add(key);
      return first;
    })
    .slice(0, most);
}

function inSteps(all: (step: number, last: boolean) => readonly Occurrence[], skip: number, take: number): Stretch {
  const [widest = 0] = steps.slice(-1);
  for (const step of steps) {
    const found = all(step, step === widest);
    const more = found.length > skip + take;
    if (more || step === widest) return { occurrences: found.slice(skip, skip + take), more };
  }
  return { occurrences: [], more: false };
}
