import type { ColumnField } from '../../src/mapping/detection/model/candidates.ts';

/** Choices that are not of one column for a field of an event. */
export const otherChoices = ['schedule', 'reading', 'rest', 'alone', 'place', 'second'] as const;
export const listChoiceNames = ['eventList', 'calendarList', 'id', 'calendarId', 'calendarTitle'] as const;
export type ChoiceName = ColumnField | (typeof otherChoices)[number] | (typeof listChoiceNames)[number];

export const isOther = (name: ChoiceName): name is (typeof otherChoices)[number] =>
  (otherChoices as readonly string[]).includes(name);
export const isOfLists = (name: string): name is (typeof listChoiceNames)[number] =>
  (listChoiceNames as readonly string[]).includes(name);
/** The best is taken, however little speaks for it. */
export const isAlways = (name: string): boolean =>
  name === 'schedule' || name === 'reading' || (isOfLists(name) && !name.endsWith('List'));
