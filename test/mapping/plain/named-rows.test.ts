import { describe, expect, it } from 'vitest';
import { withoutNamedRows } from '../../../src/mapping/plain/tables/named-rows.ts';

const fields = 'id,title,dates,place,';
const row = (n: number) => ({ fields, counter: `${n}`, p0: `${n}`, p1: 'Fair', p2: '5 May', p3: 'Hall' });

describe('rows that list the names of their columns', () => {
  it('have their values under these names', () => {
    expect(withoutNamedRows([row(7), { fields: 'kind,text', p0: 'line', p1: 'June' }])).toEqual([
      { counter: '7', id: '7', title: 'Fair', dates: '5 May', place: 'Hall' },
      { kind: 'line', text: 'June' },
    ]);
    const numberedFromOne = { columns: 'id;title;start', col1: 3, col2: 'Fair', col3: '2027-05-05', by: 'kim' };
    expect(withoutNamedRows({ rows: [numberedFromOne] })).toEqual({
      rows: [{ by: 'kim', id: 3, title: 'Fair', start: '2027-05-05' }],
    });
  });

  it.each<[string, object]>([
    [
      'tags beside pictures',
      { id: 1, title: 'Fair', tags: 'music,dance,open air', image0: 'a', image1: 'b', image2: 'c' },
    ],
    ['more names than columns', { ...row(1), fields: 'id,title,dates,place,price' }],
    ['fewer names than columns', { ...row(1), fields: 'id,title,dates' }],
    ['two columns', { fields: 'start,end', p0: '10:00', p1: '11:00' }],
    [
      'a list of fields that the client asked for',
      { fields: 'id,title,start', id: 1, title: 'Fair', start: '2027-05-05' },
    ],
    ['lines of an address', { name: 'title, date and place', line1: 'Hall', line2: 'Road 5', line3: 'Town' }],
  ])('are not %s', (_, record) => {
    const body = { items: [record] };
    expect(withoutNamedRows(body)).toBe(body);
  });
});
