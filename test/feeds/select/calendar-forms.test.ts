import { expect, test } from 'vitest';
import { inForm, namedAddress } from '../../../src/feeds/select/calendar-forms.ts';

test('a form follows what the address says already, and leaves its query', () => {
  expect(inForm('https://h/feeds/a.ics', { for: 'outlook' })).toBe('https://h/feeds/a/for/outlook.ics');
  expect(inForm('/feeds/a.ics.ics?q=x.ics', { alarm: 30 })).toBe('/feeds/a.ics/alarm/30.ics?q=x.ics');
});

test.each([
  ['Lectures & seminars', 'Lectures%20&%20seminars'],
  ['Лекции; 1/2', '%D0%9B%D0%B5%D0%BA%D1%86%D0%B8%D0%B8;%201%202'],
  ['v. 2', 'v.%202'],
  ['What? 100 % #free', 'What%20100%20free'],
])('Thunderbird reads “%s” back from its address', (title, segment) => {
  const address = namedAddress('https://h/feeds/5471.ics', title);
  expect(address).toBe(`https://h/feeds/5471/name/${segment}.ics`);
  // As in its CalICSProvider: the last segment, decoded by decodeURI, without its extension.
  const [last = ''] = decodeURI(new URL(address).pathname).split('/').slice(-1);
  expect(last.split('.').slice(0, -1).join('.')).toBe(
    title
      .replace(/[/?#%]/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  );
});

test.each(['', ' / ', '..'])('a title of %j gives no name', (title) =>
  expect(namedAddress('/feeds/a.ics', title)).toBe('/feeds/a.ics'),
);
