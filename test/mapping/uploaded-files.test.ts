import { describe, expect, it } from 'vitest';
import { withUploads } from '../../src/mapping/record/uploaded-files.ts';
import { mapRecords, plain } from './detection/map-records.ts';

const files = 'https://files.town.example';

describe('the name of a picture’s file', () => {
  it.each<[string, string, readonly object[]]>([
    ['in the path', `${files}/7/fair.jpg`, [{ url: `${files}/7/fair.jpg` }]],
    [
      'in the query',
      `${files}/get?file=up%2Ffair.jpg`,
      [{ name: 'up/fair.jpg', url: `${files}/get?file=up%2Ffair.jpg` }],
    ],
    ['before the query', `${files}/7/fair.jpg?v=2`, [{ href: `${files}/7/fair.jpg?v=2`, type: 'image/jpeg' }]],
    ['in several sizes', `${files}/l/fair.jpg`, [{ small_url: `${files}/s/fair.jpg`, url: `${files}/l/fair.jpg` }]],
    ['among others', `${files}/8/fair.jpg`, [{ url: `${files}/8/a-fair.jpg` }, { url: `${files}/8/fair.jpg` }]],
  ])('becomes the address that ends with it: %s', (_, address, uploads) => {
    const record = { id: 7, answers: { poster: 'fair.jpg' }, uploads };
    expect(withUploads(record)).toEqual({ ...record, answers: { poster: address } });
  });

  it.each<[string, object]>([
    ['no address ends so', { poster: 'fair.jpg', uploads: [{ url: `${files}/my-fair.jpg` }] }],
    ['it is no picture’s', { title: 'fair.jpg', uploads: [{ url: `${files}/fair.jpg` }] }],
    ['it stands beside its address', { picture: { image_name: 'fair.jpg', url: `${files}/fair.jpg` } }],
    ['there is an address', { poster: `${files}/fair.jpg`, uploads: [{ url: `${files}/fair.jpg` }] }],
  ])('stays where %s', (_, record) => {
    expect(withUploads(record)).toBe(record);
  });

  it('is read so in the events', () => {
    const records = plain((n) => ({ poster: `${n}.jpg`, uploads: [{ id: n, link: `${files}/up/${n}.jpg` }] }));
    expect(
      mapRecords(records)
        .events.map(({ image }) => image)
        .slice(0, 2),
    ).toEqual([`${files}/up/0.jpg`, `${files}/up/1.jpg`]);
  });
});
