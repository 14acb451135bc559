import { calendarFields, eventFields } from '../../../mapping/mapping-settings.ts';
import type { MappingPart } from '../workbench-api.ts';

/** A field that has a rule, and the place of the rule in a configuration. */
export interface MappedField {
  readonly part: MappingPart;
  readonly name: string;
  readonly path: readonly string[];
}

const field = (part: MappingPart, name: string): MappedField => ({ part, name, path: ['mapping', part, name] });

/** Every field, in the order in which people look at them. */
export const mappedFields: readonly MappedField[] = [
  ...eventFields.map((name) => field('event', name)),
  // It stands directly in `mapping`.
  { part: 'event', name: 'allDayEnd', path: ['mapping', 'allDayEnd'] },
  field('events', 'items'),
  field('details', 'item'),
  field('calendars', 'items'),
  ...calendarFields.map((name) => field('calendars', name)),
];

/** Undefined: there is no such field. */
export const mappedField = (part: string, name: string): MappedField | undefined =>
  mappedFields.find((one) => one.part === part && one.name === name);
