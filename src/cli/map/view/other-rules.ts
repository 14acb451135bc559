import type { EventField, Rule } from '../../../mapping/mapping-settings.ts';
import { leavesOf } from '../../../mapping/rules/record-paths.ts';
import { fieldText } from '../../survey/field-text.ts';
import { createCandidateMapper } from '../session/candidate-mapper.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import { likelyFields } from './likely-fields.ts';
import { stepsOf } from './record-sources.ts';

/** So many records of a calendar are looked at. */
const mostRecords = 20;
const mostRules = 3;
/** A path that fewer records can be read by is none for a field that every event has. */
const leastShare = 0.8;
/** What a value looks like a little less is still a choice. */
const nearPlaces = 3;
/** So many paths are tried. */
const mostTried = 12;

/**
 * Paths of the records that could be a field which every event has, where detection has found nothing that comes near to its
 * own choice. Likeliest first, by what their keys say and how many different values they have.
 */
export function otherRules(reading: PortalReading, field: EventField, inForce: unknown): readonly Rule[] {
  const owner = reading.survey.calendars.find(({ records }) => records.length > 0);
  if (owner === undefined) return [];
  const records = owner.records.slice(0, mostRecords);
  const values = new Map<string, unknown[]>();
  for (const record of records)
    for (const { path, value } of leavesOf(record.scopes())) {
      // What is in lists needs more than a path.
      if (path.includes('[') || path === inForce) continue;
      values.set(path, [...(values.get(path) ?? []), value]);
    }
  const ranked = [...values]
    .map(([path, all]) => {
      const place = likelyFields(all[0], String(stepsOf(path).at(-1))).indexOf(field);
      return { path, place, distinct: new Set(all.map(String)).size };
    })
    .filter(
      ({ place, path }) =>
        place >= 0 && place < nearPlaces && (values.get(path)?.length ?? 0) >= leastShare * records.length,
    )
    .sort((a, b) => a.place - b.place || b.distinct - a.distinct);
  const readable = ranked.slice(0, mostTried).filter(({ path }) => {
    const map = createCandidateMapper(reading, owner, { [field]: path });
    const read = records.filter((record) => {
      const [event] = map(record).events;
      return event !== undefined && fieldText(event, field, owner.calendar.timeZone) !== null;
    });
    return read.length >= leastShare * records.length;
  });
  return readable.slice(0, mostRules).map(({ path }) => path);
}
