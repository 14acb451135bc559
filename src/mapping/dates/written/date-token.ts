import type { TimeZone } from '../../../calendar/time-zone.ts';
import type { Clock } from './clock-forms.ts';
import type { DayPart } from './day-parts.ts';
import type { WrittenDay } from './written-day.ts';

/** One part of a text with a date. */
export type DateToken =
  | { readonly kind: 'day'; readonly day: WrittenDay }
  | { readonly kind: 'time'; readonly clock: Clock }
  /** A number of one or two digits. `hourly`: the word before it announces an hour. `part`: that of the day which stands before it. */
  | { readonly kind: 'number'; readonly number: number; readonly hourly: boolean; readonly part?: DayPart | null }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: '-' | 'until' | 'upTo' | 'to' | 'and' | 'between' | 'ahead' | 'openEnd' | 'allDay' | 'midnight' };

export interface DateTokens {
  readonly tokens: readonly DateToken[];
  readonly offset: number | null;
  readonly zone: TimeZone | null;
}
