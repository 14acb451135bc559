import { expect, test } from 'vitest';
import { readRegistrationLink } from '../../../src/mapping/values/offer/registration-link.ts';

const base = 'https://uni.example/events/';

test.each([
  ['https://t.example/7', 'https://t.example/7'],
  ['/register?event=7', 'https://uni.example/register?event=7'],
  ['register/7', 'https://uni.example/events/register/7'],
  ['book.php?id=7', 'https://uni.example/events/book.php?id=7'],
  ['tickets.example/7', 'https://tickets.example/7'],
  ['www.tickets.example', 'https://www.tickets.example'],
  [{ url: 'https://t.example/7' }, 'https://t.example/7'],
  [{ label: 'Register', ticket_url: '/t/7' }, 'https://uni.example/t/7'],
  [[{ name: 'Adults', price: 5, url: 'https://t.example/7' }], 'https://t.example/7'],
  [{ image: { url: 'https://img.example/1.jpg' }, offers: { url: 'https://t.example/7' } }, 'https://t.example/7'],
  ['<a class="b" href="https://t.example/7?a=1&amp;b=2">Register</a> here', 'https://t.example/7?a=1&b=2'],
  ['Register at https://t.example/7.', 'https://t.example/7'],
  ['<a href="https://a.example">A</a> <a href="https://b.example">B</a>', null],
  ['https://a.example or https://b.example', null],
  ['register@uni.example', null],
  ['mailto:register@uni.example', null],
  ['<a href="mailto:register@uni.example">Mail us</a>', null],
  ['tel:+4930123456', null],
  ['javascript:alert(1)', null],
  ['<a href="javascript:alert(1)">x</a>', null],
  ['At the door', null],
  [
    [
      { type: 'link', valeur: 'https://t.example/7' },
      { type: 'email', valeur: 'a@b.example' },
    ],
    'https://t.example/7',
  ],
  ['01/11/2026', null],
  ['/Date(1790870400000)/', null],
  ['yes', null],
  ['', null],
  [true, null],
  [7, null],
  [null, null],
])('the link in %j is %j', (value, expected) => {
  expect(readRegistrationLink(value, base)).toBe(expected);
});
