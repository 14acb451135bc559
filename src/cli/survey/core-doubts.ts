import type { CalendarEvent } from '../../calendar/event.ts';
import type { EventField } from '../../mapping/mapping-settings.ts';
import { fieldText } from './field-text.ts';
import type { Survey } from './survey.ts';

/** A detected rule counts as sure from this confidence on. */
export const sureFrom = 0.9;

/** A core field that is less sure is worth a look. Nearly all that are surer are right, also below `sureFrom`. */
export const doubtedBelow = 0.6;

/** Why a field that every event stands on should be looked at. */
export interface CoreDoubt {
  readonly field: EventField | 'allDayEnd';
  /** In words that follow the field's name: `is detected with 72 % only`. */
  readonly why: string;
  /** The same as data. */
  readonly said: DoubtReason;
}

export type DoubtReason =
  /** `share`: how sure it is, in per cent. */
  { readonly code: 'unsure'; readonly share: number } | { readonly code: 'constant'; readonly value: string };

/** Fields that every event stands on. */
export const coreFields = ['title', 'start', 'end', 'allDay', 'status'] as const;
export type CoreField = (typeof coreFields)[number];

/** So many records with one value are no coincidence. */
const fewest = 3;

/** Values that a field has where nothing is special, so that they may well be everywhere. */
const usual: { readonly [field in CoreField]?: string } = { allDay: 'with times', status: 'confirmed' };

/** What of title, start, end, all-day and status is uncertain, or the same in all events. */
export function coreDoubts({ rules, byCalendar, calendars }: Survey): readonly CoreDoubt[] {
  const events = calendars.flatMap(({ events: own }) => own);
  if (rules === null || events.length === 0) return [];
  const doubts: CoreDoubt[] = coreFields.flatMap((field) => {
    const inForce = [rules.event[field], ...Object.values(byCalendar).map(({ event }) => event[field])];
    const unsure = inForce.flatMap((rule) =>
      rule !== undefined && rule.origin === 'detected' && rule.confidence < doubtedBelow ? [rule.confidence] : [],
    );
    if (unsure.length > 0) return [{ field, ...isUnsure(Math.min(...unsure)) }];
    const value = constantValue(field, calendars);
    const isDecided = inForce.some((rule) => rule !== undefined && rule.rule !== null);
    return value === null || !isDecided
      ? []
      : [{ field, why: `is the same in all events (${value})`, said: { code: 'constant', value } }];
  });
  const { allDayEnd } = rules;
  const needsEnd = events.some(({ allDay, end }: CalendarEvent) => allDay && end !== null);
  if (needsEnd && allDayEnd.origin === 'detected' && allDayEnd.confidence < doubtedBelow)
    doubts.push({ field: 'allDayEnd', ...isUnsure(allDayEnd.confidence) });
  return doubts;
}

function isUnsure(confidence: number): Pick<CoreDoubt, 'why' | 'said'> {
  const share = Math.floor(100 * confidence);
  return { why: `is detected with ${share} % only`, said: { code: 'unsure', share } };
}

/** The one value that a field has in every record; null: there are several, it is the usual one, or there are too few records. */
export function constantValue(field: CoreField, calendars: Survey['calendars']): string | null {
  const records = calendars.reduce(
    (sum, { records: own }) => sum + own.filter((one) => one.events.length > 0).length,
    0,
  );
  if (records < fewest) return null;
  const values = new Set(
    calendars.flatMap(({ calendar, events }) => events.map((event) => fieldText(event, field, calendar.timeZone))),
  );
  const [value = null] = values;
  return values.size === 1 && value !== null && value !== usual[field] ? value : null;
}
