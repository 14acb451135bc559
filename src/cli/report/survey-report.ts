import type { CalendarEvent } from '../../calendar/event.ts';
import { printable, type Style } from '../screen/terminal.ts';
import { formatTable, wrap } from '../screen/text-table.ts';
import { leftOutReason } from '../survey/excluded-events.ts';
import type { Survey, SurveyedCalendar } from '../survey/survey.ts';
import { mappingTable, ruleText } from './mapping-table.ts';
import { nextEvents, nextOccurrence } from './next-events.ts';

interface ReportContext {
  readonly style: Style;
  /** Columns of a line; infinite when the output is not a terminal. */
  readonly width: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** How many events the preview shows. */
const maxNextEvents = 8;

/** The report for people: the calendars, the mapping, and the next events. The problems follow it separately. */
export function surveyLines(survey: Survey, context: ReportContext): readonly string[] {
  const { calendars, rules, byCalendar } = survey;
  const { style } = context;
  const events = calendars.flatMap((one) => one.events);
  const heading = (text: string) => ['', style.bold(text)];
  const lines = [...heading('Calendars'), ...calendarLines(calendars, context)];
  if (rules !== null && events.length > 0) {
    const count = events.length === 1 ? 'one event' : `${events.length} events`;
    lines.push(...heading(`Mapping of ${count}`), ...mappingTable(rules, events, context));
    lines.push(...ownRuleLines(byCalendar, context));
    const next = nextEvents(calendars, { ...context, limit: maxNextEvents });
    lines.push(...heading(next.heading), ...next.lines);
    lines.push(...excludedLines(calendars, context));
  }
  return lines;
}

/** The rules of calendars whose records have another shape. */
function ownRuleLines(byCalendar: Survey['byCalendar'], { style, width }: ReportContext): readonly string[] {
  return Object.entries(byCalendar).flatMap(([id, { events, event }]) => [
    '',
    `  ${printable(`Calendar ${id} has rules of its own:`)}`,
    ...formatTable(
      [...Object.entries(events), ...Object.entries(event)].map(([field, { rule }]) => [field, ruleText(rule)]),
      [{ mark: style.bold }, { mark: style.cyan }],
      { width },
    ),
  ]);
}

function calendarLines(
  calendars: readonly SurveyedCalendar[],
  { style, width, now }: ReportContext,
): readonly string[] {
  if (calendars.length === 0) return ['  The portal lists none.'];
  const rows = calendars.map((one) => {
    const { calendar, events, isRead } = one;
    const upcomingCount = events.filter((event) => nextOccurrence(event, one, now) !== null).length;
    const hidden = calendar.hidden ? ', hidden' : '';
    const counts = `${eventCount(events.length)}, ${upcomingCount} upcoming${hidden} · ${calendar.timeZone}`;
    return [printable(calendar.id), printable(calendar.title), isRead ? counts : 'could not be read'];
  });
  const maxWidth = Math.max(12, Math.min(48, Math.floor(width / 3)));
  const lines = formatTable(rows, [{ maxWidth, mark: style.cyan }, { maxWidth, mark: style.bold }, {}], { width });
  const needsZone = calendars.some(
    ({ hasZone, events }) =>
      !hasZone && events.some(({ start, allDay, timeZone }) => start !== null && !allDay && timeZone === null),
  );
  if (!needsZone) return lines;
  const note =
    'Neither the portal nor the configuration names a time zone, so times are shown in UTC: set KALENDS_TIMEZONE, such as Europe/Berlin.';
  return [...lines, '', ...wrap(note, width - 4).map((line, at) => `  ${at === 0 ? style.yellow('!') : ' '} ${line}`)];
}

const eventCount = (count: number): string => (count === 1 ? '1 event' : `${count} events`);

/** The events that are in no feed, or not in all of them, with the reason. */
function excludedLines(calendars: readonly SurveyedCalendar[], { style, width }: ReportContext): readonly string[] {
  const events = calendars.flatMap((one) =>
    one.events.map((event) => ({ event, calendar: one, why: leftOutReason(event, one) })),
  );
  const reasons = Map.groupBy(
    events.filter(({ why }) => why !== null),
    ({ why }) => why ?? '',
  );
  const published = events.filter(({ why }) => why === null);
  const undated = published.filter(({ event }) => event.start === null).length;
  const cancelled = published.filter(({ event }) => event.status === 'cancelled');
  const postponed = published.filter(({ event }) => event.status === 'postponed');
  const rows = [
    ...[...reasons].map(([why, all]) => [eventCount(all.length), withoutArticle(why), 'in no feed and on no page']),
    ...(undated > 0 ? [[eventCount(undated), 'without a date', 'in news as to be announced, not in .ics']] : []),
    ...(cancelled.length > 0 ? [[eventCount(cancelled.length), 'cancelled', 'published as cancelled']] : []),
    ...(postponed.length > 0 ? [[eventCount(postponed.length), 'postponed', 'published as postponed']] : []),
  ];
  if (rows.length === 0) return [];
  // One of each kind is told first: a wrong rule is wrong for all of its kind.
  const kinds = [...reasons.values(), cancelled, postponed];
  const told = kinds
    .flatMap((all) => all.slice(0, toldOfKind))
    .map((one) => [
      withoutArticle(one.why ?? one.event.status),
      printable(one.event.title ?? one.event.id),
      printable(saidBy(one.event, one.calendar) ?? ''),
    ]);
  const more = kinds.flat().length - told.length;
  return [
    '',
    style.bold('Left out, or published with a mark'),
    ...formatTable(rows, [{}, { mark: style.yellow }, {}], { width }),
    ...(told.length > 0
      ? [
          '',
          ...formatTable(
            told,
            [{ mark: style.yellow }, { maxWidth: Math.max(20, Math.floor(width / 3)) }, { mark: style.cyan }],
            { width },
          ),
        ]
      : []),
    ...(more > 0 ? [`  and ${more} more; --event ID shows what an event is read from.`] : []),
  ];
}

/** So many events of each kind are named. */
const toldOfKind = 3;

const withoutArticle = (why: string): string => why.replace(/^a /u, '');

/** What in the record says so, `access: "staff"`; null: no rule does, but a word that is always obeyed. */
function saidBy(event: CalendarEvent, { records }: SurveyedCalendar): string | null {
  const record = records.find(({ events }) => events.includes(event));
  if (record === undefined) return null;
  const isHidden = event.status !== 'draft' && event.visibility !== 'public';
  const traced = record.trace(record.scopes())(isHidden ? 'visibility' : 'status');
  const said = (traced?.parts ?? []).filter(({ value }) => typeof value !== 'object');
  return said.length === 0 ? null : said.map(({ path, value }) => `${path}: ${JSON.stringify(value)}`).join(', ');
}
