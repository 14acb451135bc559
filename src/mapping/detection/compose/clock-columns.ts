import { scalarText } from '../../json.ts';
import { type Column, says, share } from '../profile/column.ts';
import { isLength } from './duration-column.ts';

/** Whether a column has times of day. OData writes one as a length of time. */
export const isTime = (column: Column): boolean =>
  (share(column, 'time') >= 0.5 && !isOpening(column) && !isAmount(column) && !isLength(column)) ||
  isClock(column) ||
  (share(column, 'duration') > 0.8 && !says(column, 'duration'));

/** `FROM_TM`: some write `1030` or `19-21`, others `10:30` or `19`, and the key says that it is a time. */
const isClock = (column: Column): boolean => {
  if (!says(column, 'time') || says(column, 'duration')) return false;
  const texts = column.cells.map(({ value }) => scalarText(value).trim());
  const digits = texts.filter((text) => /^(?:[01]\d|2[0-3])[0-5]\d$/.test(text)).length;
  const hours = texts.filter((text) => wholeHours.test(text));
  // How many hours something takes, and how often it is, are small numbers. Few events begin so early.
  const areOfDay = hours.filter((text) => Number.parseInt(text, 10) < earliest).length * 10 <= hours.length;
  const told = share(column, 'time');
  const isTold = digits > 0 || (hours.length > 0 && (told > 0 || hours.some(isToEvening)));
  return isTold && areOfDay && told + (digits + hours.length) / texts.length > 0.9;
};

/** `19`, `19-21` */
const wholeHours = /^(?:[01]?\d|2[0-4])(?:\s?[-–]\s?(?:[01]?\d|2[0-4]))?$/;
const earliest = 6;

/** `19-21`: nothing else is from one number to another that are hours of an afternoon. */
const isToEvening = (text: string): boolean => Number.parseInt(/[-–]\s?(\d+)$/.exec(text)?.[1] ?? '', 10) > 12;

/** `price: '12.50'` is no time of day, and `min: '10:00'` is no amount. */
const isAmount = (column: Column): boolean =>
  says(column, 'price', 'count', 'capacity', 'remaining') &&
  !says(column, 'time', 'start', 'end') &&
  !column.cells.every(({ value }) => /^\d{1,2}:\d\d(?::\d\d)?$/.test(scalarText(value).trim()));

/** `Tue–Sun 10:00–18:00`: the hours of a house, on several days of the week. */
const isOpening = ({ cells }: Column): boolean =>
  cells.every(({ value }) => /^\p{L}{2,}\.?\s?[-–—]\s?\p{L}{2,}/u.test(scalarText(value)));
