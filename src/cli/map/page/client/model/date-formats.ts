/** Patterns that a date written so could follow, the likelier first; all of them are tried on the sample. */
export function dateFormatsFor(given: unknown): readonly string[] {
  const text = String(given ?? '').trim();
  if (/^-?\d{9,10}$/u.test(text)) return ['epoch'];
  if (/^-?\d{12,13}$/u.test(text)) return ['epoch-ms'];
  if (/^\d{8}$/u.test(text)) return ['yyyyMMdd', 'ddMMyyyy'];
  const match =
    /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:(,? |T)(\d{1,2})([:.])(\d{2})(?::\d{2})?( ?[AaPp]\.?[Mm]\.?)?)?/u.exec(
      text,
    );
  if (match === null) return [];
  const [whole, first = '', sign = '', second = '', last = '', gap = '', hour = '', colon = '', , half = ''] = match;
  const time = hour === '' ? '' : `${gap === 'T' ? "'T'" : gap}${timeOf(hour, colon, half, whole)}`;
  return orders(first, second, last).map((parts) => parts.join(sign) + time);
}

function timeOf(hour: string, colon: string, half: string, whole: string): string {
  const hours = (half === '' ? 'H' : 'h').repeat(hour.length === 2 && half === '' ? 2 : 1);
  const seconds = /\d:\d{2}:\d{2}/u.test(whole) ? ':ss' : '';
  return `${hours}${colon}mm${seconds}${half === '' ? '' : `${half.startsWith(' ') ? ' ' : ''}a`}`;
}

/** Day, month and year in the orders that the numbers allow. */
function orders(first: string, second: string, last: string): readonly (readonly string[])[] {
  if (first.length === 4) return [['yyyy', 'MM', 'dd']];
  const year = last.length === 4 ? 'yyyy' : 'yy';
  const all: readonly (readonly [readonly string[], string])[] = [
    [[two('d', first), two('M', second), year], second],
    [[two('M', first), two('d', second), year], first],
  ];
  return all.filter(([, month]) => Number(month) <= 12).map(([parts]) => parts);
}

const two = (letter: string, digits: string): string => letter.repeat(Math.min(2, digits.length));
