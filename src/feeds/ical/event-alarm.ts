import { cleanLine } from '../text/clean-text.ts';
import { contentLine, escapeText } from '../text/content-line.ts';

const minutesOfDay = 1440;
/** When people are reminded of a day: at nine in the morning. */
const hourOfReminder = 9;

/**
 * A VALARM that shows the title so many minutes before the start, RFC 5545 §3.6.6. An event of whole days begins at
 * midnight, so its reminder comes at nine in the morning: of the day before, or of as many days before as the minutes make.
 * A trigger is never after the start, since Outlook reads its absolute value ([MS-OXCICAL] §2.1.3.1.1.20.62).
 */
export function alarmLines(title: string, minutes: number, allDay: boolean): string[] {
  const days = Math.max(1, Math.ceil(minutes / minutesOfDay));
  const trigger = allDay ? `-PT${days * 24 - hourOfReminder}H` : `-PT${minutes}M`;
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    contentLine('DESCRIPTION', escapeText(cleanLine(title))),
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ];
}
