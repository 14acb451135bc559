import type { FieldView, MappingPart, WorkbenchChange, WorkbenchState } from '../../../workbench-api.ts';
import type { WorkbenchWords } from '../../words/workbench-words.ts';

/** One field of the mapping: `event.title`. */
export type FieldKey = `${MappingPart}.${string}`;

export const keyOf = ({ part, name }: Pick<FieldView, 'part' | 'name'>): FieldKey => `${part}.${name}`;

export function fieldOf(state: WorkbenchState | null, key: FieldKey | null): FieldView | null {
  return state?.fields.find((field) => keyOf(field) === key) ?? null;
}

export const nameOf = (words: WorkbenchWords, key: string): string =>
  words.fields.names[key] ?? key.slice(key.indexOf('.') + 1);

/** Where the configuration has the field's rule. */
const pathOf = ({ part, name }: Pick<FieldView, 'part' | 'name'>): readonly string[] =>
  name === 'allDayEnd' ? ['mapping', name] : ['mapping', part, name];

/** The change that gives a field another rule; undefined: what is detected counts again. */
export function ruleChange(field: Pick<FieldView, 'part' | 'name'>, rule: unknown): WorkbenchChange {
  return rule === undefined ? { path: pathOf(field) } : { path: pathOf(field), value: rule };
}

const coreNames = ['title', 'start', 'end', 'allDay', 'location', 'description', 'url', 'status', 'visibility'];

export interface FieldGroup {
  readonly name: 'core' | 'more' | 'empty' | 'lists';
  readonly fields: readonly FieldView[];
}

/** The fields in the order in which people look at them. */
export function groupsOf(fields: readonly FieldView[]): readonly FieldGroup[] {
  const isOfLists = ({ part, name }: FieldView) => part !== 'event' || name === 'allDayEnd';
  const ofEvent = fields.filter((field) => !isOfLists(field));
  const core = coreNames.flatMap((name) => ofEvent.filter((field) => field.name === name));
  const rest = ofEvent.filter((field) => !core.includes(field));
  const isThere = ({ origin, doubt }: FieldView) => origin !== 'none' || doubt !== null;
  const groups: readonly FieldGroup[] = [
    { name: 'core', fields: core },
    { name: 'more', fields: rest.filter(isThere) },
    { name: 'empty', fields: rest.filter((field) => !isThere(field)) },
    { name: 'lists', fields: fields.filter(isOfLists) },
  ];
  return groups.filter(({ fields: { length } }) => length > 0);
}

/** Detected rules of which detection is sure: accepting them keeps them as they are. */
export function sureFields(fields: readonly FieldView[]): readonly FieldView[] {
  return fields.filter(
    ({ origin, confidence, doubt, rule, name }) =>
      origin === 'detected' && confidence >= 0.9 && doubt === null && rule !== undefined && name !== 'allDayEnd',
  );
}

/** How sure a rule is, for words: the number alone says little. */
export function surenessOf(confidence: number): 'sure' | 'fairly' | 'unsure' | 'guess' {
  if (confidence >= 0.9) return 'sure';
  if (confidence >= 0.7) return 'fairly';
  return confidence >= 0.45 ? 'unsure' : 'guess';
}
