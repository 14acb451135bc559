import { type CalendarEvent, statuses, visibilities } from '../../calendar/event.ts';

/*
 * Reading what the store holds. A row can be damaged in ways that the store itself does not notice, and it can be
 * edited. Such a document counts as lost, and is read again from the portal. So everything that is read is checked here
 * before its type is trusted.
 */

/** Whether a value has the shape that is expected. */
export type Shape = (value: unknown) => boolean;

/** The value of a document; undefined: it is not JSON, or it has another shape. */
export function readJson<Value>(text: string, shape: Shape): Value | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return shape(value) ? (value as Value) : undefined;
  } catch {
    return undefined;
  }
}

export const isText: Shape = (value) => typeof value === 'string';
export const isNumber: Shape = (value) => typeof value === 'number';
export const isFlag: Shape = (value) => typeof value === 'boolean';
export const isAny: Shape = () => true;
/** An instant or a day. */
export const isMoment: Shape = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
/** 1 or 0. */
export const isBit: Shape = (value) => value === 0 || value === 1;
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);

/** For what earlier releases did not write. */
export const orAbsent =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);

export const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

/** A list whose items each have their own shape. It may be longer: a later release may add to it. */
export const tupleOf =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    Array.isArray(value) && shapes.every((shape, index) => shape(value[index]));

/** An object with these members. It may have others. */
export function objectOf(members: Readonly<Record<string, Shape>>): Shape {
  const all = Object.entries(members);
  return (value) => isObject(value) && all.every(([name, shape]) => shape(value[name]));
}

export const mapOf =
  (shape: Shape): Shape =>
  (value) =>
    isObject(value) && Object.values(value).every(shape);

const oneOf =
  (words: readonly string[]): Shape =>
  (value) =>
    words.includes(value as string);

const isRichText = orNull(objectOf({ html: isText, text: isText }));

/** The fields of an event. Those that it did not have at first are optional in the model. */
const fields: { readonly [Field in keyof CalendarEvent]-?: Shape } = {
  id: isText,
  occurrence: orNull(isText),
  overrides: orNull(objectOf({ id: isText, start: isMoment })),
  title: orNull(isText),
  summary: orNull(isText),
  description: isRichText,
  start: orNull(isMoment),
  end: orNull(isMoment),
  allDay: isFlag,
  timeZone: orNull(isText),
  recurrence: orNull(objectOf({ rules: listOf(isText), exclude: listOf(isMoment), include: listOf(isMoment) })),
  location: orNull(
    objectOf({
      name: orNull(isText),
      address: orNull(isText),
      geo: orNull(objectOf({ lat: isNumber, lon: isNumber })),
      apart: orAbsent(isFlag),
    }),
  ),
  onlineUrl: orNull(isText),
  url: orNull(isText),
  image: orNull(isText),
  organizer: orNull(objectOf({ name: orNull(isText), email: orNull(isText) })),
  categories: listOf(isText),
  status: oneOf(statuses),
  visibility: oneOf(visibilities),
  published: orNull(isMoment),
  updated: orNull(isMoment),
  translations: mapOf(objectOf({ title: orNull(isText), summary: orNull(isText), description: isRichText })),
  price: orAbsent(
    objectOf({
      free: isFlag,
      from: orNull(isNumber),
      to: orNull(isNumber),
      currency: orNull(isText),
      text: orNull(isText),
    }),
  ),
  registrationUrl: orAbsent(isText),
  soldOut: orAbsent(isFlag),
  performers: orAbsent(listOf(isText)),
  series: orAbsent(objectOf({ id: orNull(isText), title: orNull(isText) })),
  imageType: orAbsent(isText),
  imageBytes: orAbsent(isNumber),
};

export const isEvent: Shape = objectOf(fields);
export const isProblem: Shape = objectOf({
  level: oneOf(['error', 'warning', 'info']),
  where: isText,
  message: isText,
});

export const isAttempts: Shape = objectOf({
  lastSuccess: orNull(isNumber),
  lastAttempt: orNull(isNumber),
  failure: orNull(isText),
  failures: isNumber,
  failingSince: orAbsent(orNull(isNumber)),
  loggedAt: orAbsent(orNull(isNumber)),
  nextDue: isNumber,
  notBefore: isNumber,
});
