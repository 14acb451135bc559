import { formatInstant } from '../../../calendar/instant.ts';
import { isObject, type PlainSettings, settingChanges, valueAt } from '../../config-file/plain-settings.ts';
import { publishedChanges } from '../session/published-changes.ts';
import type { WorkbenchSession } from '../session/workbench-session.ts';
import type { WorkbenchState } from '../workbench-api.ts';
import { calendarViews } from './calendar-rows.ts';
import { fieldViews } from './field-views.ts';
import { onePageHints } from './one-page-hints.ts';
import { questionCards } from './question-cards.ts';

interface StateContext {
  readonly file: WorkbenchState['file'];
  /** This machine's, as a suggestion. */
  readonly machineZone: string;
  /** The calendars' names in links, by their ids. */
  readonly slugs: ReadonlyMap<string, string>;
}

/** Everything that the page shows, as it is now. */
export async function workbenchState(
  session: WorkbenchSession,
  { file, machineZone, slugs }: StateContext,
): Promise<WorkbenchState> {
  const settings = session.settings();
  const reading = await session.reading();
  const { survey, config } = reading;
  const saved = await session.savedReading();
  const hasRules = isObject(settings.mapping) && Object.keys(settings.mapping).length > 0;
  const detected = hasRules ? await session.detectedReading() : null;
  const { labels, undo, redo } = session.history();
  const { at, requests } = session.asked();
  return {
    revision: session.revision(),
    portal: session.isSample ? 'the built-in sample portal' : config.source.baseUrl,
    isSample: session.isSample,
    file,
    language: config.site.language,
    timeZone: config.site.timeZone,
    sample: {
      readAt: formatInstant(at),
      requests,
      events: survey.calendars.reduce((sum, { events }) => sum + events.length, 0),
      unasked: reading.unasked,
    },
    calendars: calendarViews(survey, slugs),
    fields: fieldViews({ reading, detected, settings }),
    questions: questionCards(reading, { settings, machineZone }),
    problems: survey.problems,
    hints: onePageHints(reading),
    history: labels.map((label) => ({ label })),
    undo,
    redo,
    isUnsaved: settingChanges(session.savedSettings(), settings).length > 0,
    published: publishedChanges(saved.survey, survey),
    source: shownSource(settings),
  };
}

/** As it is written. Headers and parameters may hold a key of the portal. */
function shownSource(settings: PlainSettings): Readonly<Record<string, unknown>> {
  const source = valueAt(settings, ['source']);
  if (!isObject(source)) return {};
  const hide = (value: unknown): unknown =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hide(one)])) : '<not shown>';
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => [key, key === 'headers' || key === 'query' ? hide(value) : value]),
  );
}
