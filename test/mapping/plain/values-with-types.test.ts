import { describe, expect, it } from 'vitest';
import { withoutValueTypes } from '../../../src/mapping/plain/wraps/values-with-types.ts';
import { notationsOf, plainBody } from '../../../src/mapping/plain-body.ts';
import { counts, ordinary } from './ordinary.ts';

const typed = (type: string, value: unknown) => ({ type, value });

describe('a value beside its type', () => {
  it.each<[string, unknown, unknown]>([
    [
      'texts, numbers and yes or no',
      { items: [{ id: 7, title: typed('string', 'Fair'), seats: typed('Number', 30), open: typed('bool', false) }] },
      { items: [{ id: 7, title: 'Fair', seats: 30, open: false }] },
    ],
    [
      'dates, and nothing',
      { title: typed('text', 'Fair'), start: typed('dateTime', '2046-05-11T18:30:00Z'), end: typed('date', null) },
      { title: 'Fair', start: '2046-05-11T18:30:00Z', end: null },
    ],
    [
      'one object, and what is typed in it',
      { hall: typed('object', { type: 'Place', name: typed('string', 'Barn') }) },
      { hall: { type: 'Place', name: 'Barn' } },
    ],
    [
      'one list, and what is typed in it',
      { topics: typed('array', [typed('string', 'Garden'), typed('string', 'Market')]) },
      { topics: ['Garden', 'Market'] },
    ],
  ])('is the value: %s', (_, body, plain) => {
    expect(plainBody(body)).toEqual(plain);
    expect(notationsOf(body)).toContain('valueTypes');
  });

  it.each<[string, (n: number) => unknown]>([
    ['one text that says what it is', (n) => ({ title: `Fair ${n}`, description: typed('html', '<p>Come</p>') })],
    [
      'ways to reach somebody',
      (n) => ({ title: `Fair ${n}`, phone: typed('work', '12'), mail: typed('home', 'a@b.example') }),
    ],
    ['blocks of a text', (n) => ({ title: `Fair ${n}`, body: [typed('text', 'Come'), typed('list', ['a', 'b'])] })],
    [
      'a type that is another one',
      (n) => ({ title: `Fair ${n}`, hall: typed('array', 'Barn'), age: typed('number', 'all') }),
    ],
    [
      'more beside them',
      (n) => ({ fee: { ...typed('number', n), unit: 'EUR' }, tax: { ...typed('number', n), unit: 'EUR' } }),
    ],
  ])('is not seen in %s', (_, record) => {
    for (const count of counts) {
      const body = { items: ordinary(count, record) };
      expect(withoutValueTypes(body)).toBe(body);
    }
  });
});
