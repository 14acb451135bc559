import { printable, type Style } from '../screen/terminal.ts';
import { table, wrapped } from '../screen/text-table.ts';
import { whyLeftOut } from '../survey/excluded-events.ts';
import type { Survey, SurveyedCalendar } from '../survey/survey.ts';
import { mappingTable } from './mapping-table.ts';
import { nextEvents, upcoming } from './next-events.ts';

export interface ReportContext {
  readonly style: Style;
  /** Cells in a line; infinite where it is no terminal. */
  readonly width: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Events of the preview. */
const mostNext = 8;

/** The calendars, the mapping and the next events, for people; problems are said after them. */
export function surveyLines(survey: Survey, context: ReportContext): readonly string[] {
  const { calendars, rules } = survey;
  const { style } = context;
  const events = calendars.flatMap((one) => one.events);
  const heading = (text: string) => ['', style.bold(text)];
  const lines = [...heading('Calendars'), ...calendarLines(calendars, context)];
  if (rules !== null && events.length > 0) {
    const of = events.length === 1 ? 'one event' : `${events.length} events`;
    lines.push(...heading(`Mapping of ${of}`), ...mappingTable(rules, events, context));
    const next = nextEvents(calendars, { ...context, most: mostNext });
    lines.push(...heading(next.heading), ...next.lines);
    lines.push(...leftOutLines(calendars, context));
  }
  return lines;
}

function calendarLines(
  calendars: readonly SurveyedCalendar[],
  { style, width, now }: ReportContext,
): readonly string[] {
  if (calendars.length === 0) return ['  The portal lists none.'];
  const rows = calendars.map((one) => {
    const { calendar, events, isRead } = one;
    const coming = events.filter((event) => upcoming(event, one, now) !== null).length;
    const hidden = calendar.hidden ? ', hidden' : '';
    const said = `${counted(events.length)}, ${coming} to come${hidden} · ${calendar.timeZone}`;
    return [printable(calendar.id), printable(calendar.title), isRead ? said : 'could not be read'];
  });
  const most = Math.max(12, Math.min(48, Math.floor(width / 3)));
  const lines = table(rows, [{ most, mark: style.cyan }, { most, mark: style.bold }, {}], { width });
  const isMissed = calendars.some(
    ({ hasZone, events }) =>
      !hasZone && events.some(({ start, allDay, timeZone }) => start !== null && !allDay && timeZone === null),
  );
  if (!isMissed) return lines;
  const note =
    'Neither the portal nor the configuration names a time zone, so times are shown in UTC: set KALENDS_TIMEZONE, such as Europe/Berlin.';
  return [
    ...lines,
    '',
    ...wrapped(note, width - 4).map((line, at) => `  ${at === 0 ? style.yellow('!') : ' '} ${line}`),
  ];
}

const counted = (count: number): string => (count === 1 ? '1 event' : `${count} events`);

/** What is in no feed, or not in all, and why. */
function leftOutLines(calendars: readonly SurveyedCalendar[], { style, width }: ReportContext): readonly string[] {
  const events = calendars.flatMap((one) => one.events);
  const reasons = Map.groupBy(
    events.filter((event) => whyLeftOut(event) !== null),
    (event) => whyLeftOut(event) ?? '',
  );
  const undated = events.filter((event) => event.start === null && whyLeftOut(event) === null).length;
  const cancelled = events.filter((event) => event.status === 'cancelled' && whyLeftOut(event) === null).length;
  const rows = [
    ...[...reasons].map(([why, all]) => [counted(all.length), why.replace(/^a /u, ''), 'in no feed and on no page']),
    ...(undated > 0 ? [[counted(undated), 'without a date', 'in news as to be announced, not in .ics']] : []),
    ...(cancelled > 0 ? [[counted(cancelled), 'cancelled', 'published as cancelled']] : []),
  ];
  if (rows.length === 0) return [];
  return [
    '',
    style.bold('Left out, or published with a mark'),
    ...table(rows, [{}, { mark: style.yellow }, {}], { width }),
  ];
}
