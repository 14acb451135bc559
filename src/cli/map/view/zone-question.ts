import type { PortalReading } from '../session/sampled-portal.ts';
import type { QuestionCard } from '../workbench-api.ts';
import { keyOf } from './card-keys.ts';

const mostExamples = 3;

/** "In which time zone are these times?", where neither the portal nor the configuration says it. */
export function timeZoneQuestions({ survey, config }: PortalReading, machineZone: string): readonly QuestionCard[] {
  if (config.site.timeZone !== null) return [];
  const found = survey.problems.flatMap(({ where, said }) => {
    const isAsked = said?.code === 'noZone' && /, (?:start|end)$/u.test(where);
    return isAsked ? [{ where, value: String(said.values.value) }] : [];
  });
  if (found.length === 0) return [];
  const zones = [...new Set([machineZone, 'UTC'])];
  const examples = found.slice(0, mostExamples).map(({ where, value }) => ({ ...placeOf(survey, where), value }));
  const path = ['site', 'timeZone'];
  const choices = zones.map((zone, at) => ({
    label: zone,
    likelihood: at === 0 ? 0.8 : 0.2,
    changes: [{ path, value: zone }],
    examples,
  }));
  const message = `In which time zone are these times? ${found.length === 1 ? '1 date names' : `${found.length} dates name`} none, and such events are not published.`;
  const where = path.join('.');
  return [
    {
      key: keyOf(where, zones),
      kind: 'timeZone',
      where,
      message,
      topic: { code: 'whichZone' },
      undecided: true,
      choices,
    },
  ];
}

/** The record that a problem is about. */
function placeOf({ calendars }: PortalReading['survey'], where: string) {
  for (const { calendar, records } of calendars) {
    const record = records.findIndex(({ id }) => where.startsWith(`calendar ${calendar.id}, event ${id}, `));
    if (record >= 0) return { calendar: calendar.id, record, title: records[record]?.events[0]?.title ?? null };
  }
  return { calendar: null, record: null, title: null };
}
