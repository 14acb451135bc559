import { type EventField, eventFields } from '../../mapping/mapping-settings.ts';
import { generalPath, isWithin, leavesOf } from '../../mapping/rules/record-paths.ts';
import type { Survey, SurveyedRecord } from '../survey/survey.ts';
import { valueText } from './value-text.ts';

/** One path of the portal's records: in how many of them it has a value, and which. */
export interface PathProfile {
  /** `dates[*].begin` */
  readonly path: string;
  /** How many of the records have a value there. */
  readonly filled: number;
  readonly records: number;
  /** Different values, as JSON, at most three. */
  readonly values: readonly string[];
  /** The fields whose rules read it. */
  readonly fields: readonly EventField[];
}

/** So many records tell what the others have too. */
const maxRecords = 500;
const maxPaths = 500;
const maxValues = 3;
/** So many sessions of a record are traced. */
const maxSessions = 3;

/** The paths of all records, details included, in the order in which the records have them. */
export function profilePaths({ calendars }: Survey): readonly PathProfile[] {
  const all = calendars.flatMap(({ records }) => records);
  const step = Math.max(1, all.length / maxRecords);
  const records = Array.from({ length: Math.min(all.length, maxRecords) }, (_, n) => all[Math.floor(n * step)]);
  const paths = new Map<string, { filled: number; values: Set<string>; fields: Set<EventField> }>();
  for (const record of records) if (record !== undefined) add(record);
  return [...paths].map(([path, { filled, values, fields }]) => ({
    path,
    filled,
    records: records.length,
    values: [...values],
    fields: eventFields.filter((field) => fields.has(field)),
  }));

  function add(record: SurveyedRecord): void {
    const scopes = record.scopes();
    const trace = record.trace(scopes);
    const read = eventFields.flatMap((field) =>
      Array.from({ length: Math.min(maxSessions, Math.max(1, record.events.length)) }, (_, nth) =>
        (trace(field, nth)?.parts ?? []).map(({ path }) => ({ field, path })),
      ).flat(),
    );
    const seen = new Set<string>();
    for (const { path, value } of leavesOf(scopes)) {
      const name = generalPath(path);
      const known = paths.get(name);
      if (known === undefined && paths.size >= maxPaths) continue;
      const profile = known ?? { filled: 0, values: new Set<string>(), fields: new Set<EventField>() };
      paths.set(name, profile);
      if (!seen.has(name)) profile.filled += 1;
      seen.add(name);
      if (profile.values.size < maxValues) profile.values.add(valueText(value));
      for (const one of read) if (isWithin(path, one.path)) profile.fields.add(one.field);
    }
  }
}
