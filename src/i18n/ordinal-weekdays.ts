import type { NumberedForms } from './phrases.ts';

/** `on the first Monday` and so on for weekdays whose ordinals have one form: the first to the fifth, and the last. */
export const ordinalWeekdays = (
  [first, second, third, fourth, fifth, last]: readonly [string, string, string, string, string, string],
  weekdays: readonly string[],
): readonly NumberedForms[] =>
  weekdays.map((weekday) => ({
    1: `${first} ${weekday}`,
    2: `${second} ${weekday}`,
    3: `${third} ${weekday}`,
    4: `${fourth} ${weekday}`,
    5: `${fifth} ${weekday}`,
    other: `${last} ${weekday}`,
  }));
