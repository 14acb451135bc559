import { describe, expect, it } from 'vitest';
import { takeSample } from '../../../src/mapping/learning/calendar-sample.ts';

const listed = (record: object) => ({ record, body: { items: [record] } });

describe('a sample of a calendar', () => {
  it('holds of a record that is too long what detection needs of it', () => {
    const long = listed({ id: 1, title: 'Open day', pictures: Array(50).fill('iVBORw0K'.repeat(1000)) });
    const more = { body: { text: 'x'.repeat(100_000), place: 'Hall 3' }, id: '1' };
    const { records, details } = takeSample([long], new Map([[long.record, more]]), 10);
    expect(records).toEqual([{ id: 1, title: 'Open day', pictures: Array(20).fill('iVBORw0K'.repeat(250)) }]);
    expect(details).toEqual([{ record: 0, body: { text: 'x'.repeat(2000), place: 'Hall 3' }, id: '1' }]);
  });

  it('holds other records as they are', () => {
    const plain = listed({ id: 1, text: 'x'.repeat(50_000), tags: Array(500).fill('a') });
    expect(takeSample([plain], new Map(), 10).records).toEqual([plain.record]);
  });
});
