import type { Clock } from './clock-forms.ts';
import type { Meaning } from './date-words.ts';

const dayParts = [
  'am', 'noon', 'pm', 'night', 'sixMorning', 'sixDay', 'sixAfternoon', 'sixLate', 'sixEvening', 'sixNight',
] as const; // biome-ignore format: a list

export type DayPart = (typeof dayParts)[number];

export const isDayPart = (meaning: Meaning): meaning is DayPart => (dayParts as readonly Meaning[]).includes(meaning);

/**
 * A time of day by the clock of twelve hours in a part of the day. By that of 24 hours the words only repeat what it says. Null: the
 * part has no such hour for sure.
 */
export function inPart(clock: Clock, part: DayPart): Clock | null {
  const { hour, meridiem } = clock;
  if (meridiem !== null || hour > 12) return clock;
  if (part in hoursFromSix) {
    const shown = hoursFromSix[part]?.[hour];
    return shown === undefined ? null : { ...clock, hour: shown };
  }
  // `午後0時30分` is half past twelve.
  if (hour === 0) return part === 'pm' || part === 'noon' ? { ...clock, hour: 12, meridiem: 'p' } : clock;
  const isLate = hour === 12 || hour < 6;
  const halves: Readonly<Record<string, 'a' | 'p'>> = {
    am: 'a',
    pm: 'p',
    noon: isLate ? 'p' : 'a',
    night: isLate ? 'a' : 'p',
  };
  return { ...clock, meridiem: halves[part] ?? 'p' };
}

/**
 * East Africa counts the hours of the day from six in the morning and those of the night from six in the evening. Some write the
 * hours of others all the same. An hour that may be meant in both ways is not in the table.
 */
const hoursFromSix: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  sixMorning: { 12: 6, 1: 7, 2: 8, 3: 9, 4: 10, 5: 11, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11 },
  sixDay: { 6: 12, 7: 13, 8: 14, 9: 15, 10: 16, 11: 17, 12: 12, 1: 13, 2: 14, 3: 15, 4: 16 },
  sixAfternoon: { 7: 13, 8: 14, 9: 15, 10: 16, 11: 17, 1: 13, 2: 14, 3: 15, 4: 16, 5: 17 },
  sixLate: { 10: 16, 11: 17, 12: 18, 1: 19, 5: 17, 6: 18, 7: 19 },
  sixEvening: { 12: 18, 1: 19, 2: 20, 3: 21, 4: 22, 7: 19, 8: 20, 9: 21 },
  sixNight: { 1: 19, 2: 20, 3: 21, 4: 22, 5: 23 },
};
