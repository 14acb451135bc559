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
  const count = (form: RegExp) => column.cells.filter(({ value }) => form.test(scalarText(value).trim())).length;
  const written = count(/^(?:(?:[01]\d|2[0-3])[0-5]\d|[12]?\d\s?[-–]\s?[12]?\d)$/);
  const hours = count(/^[12]?\d$/);
  const told = share(column, 'time');
  const mayBe = column.cells.some(({ value }) =>
    /:\d\d|(?<!\d)(?:1[3-9]|2[0-3])(?!\d)|^(?:[01]\d|2[0-3])[0-5]\d/.test(scalarText(value)),
  );
  const isOne = (mayBe && written > 0) || (hours > 0 && told > 0);
  return (
    says(column, 'time') && !says(column, 'duration') && isOne && told + (written + hours) / column.cells.length > 0.9
  );
};

/** `price: '12.50'` is no time of day, and `min: '10:00'` is no amount. */
const isAmount = (column: Column): boolean =>
  says(column, 'price', 'count', 'capacity', 'remaining') &&
  !says(column, 'time', 'start', 'end') &&
  !column.cells.every(({ value }) => /^\d{1,2}:\d\d(?::\d\d)?$/.test(scalarText(value).trim()));

/** `Tue–Sun 10:00–18:00`: the hours of a house, on several days of the week. */
const isOpening = ({ cells }: Column): boolean =>
  cells.every(({ value }) => /^\p{L}{2,}\.?\s?[-–—]\s?\p{L}{2,}/u.test(scalarText(value)));
