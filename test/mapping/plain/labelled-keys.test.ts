import { describe, expect, it } from 'vitest';
import { withoutKeyLabels } from '../../../src/mapping/plain/tables/labelled-keys.ts';
import { counts, ordinary } from './ordinary.ts';

describe('keys whose labels stand in a map', () => {
  const names = {
    '1': 'Title',
    '4': 'Start date',
    '7': { '7.1': 'Street', '7.3': 'City' },
    '9': { '9.1': 'Glass', '9.2': 'Wood' },
  };

  it('are these labels, with the options that were chosen as a list', () => {
    const entry = (id: string, options: object) => ({
      id,
      '1': 'Fair',
      '4': '2026-10-03',
      '7.1': 'Mill Lane 4',
      '7.3': 'Newtown',
      ...options,
      bez: names,
    });
    const body = {
      entries: [entry('31', { '9.1': 'Glass', '9.2': '' }), entry('32', { '9.1': 'Glass', '9.2': 'Wood' })],
    };
    const plain = (id: string, ...options: readonly string[]) => ({
      id,
      Title: 'Fair',
      'Start date': '2026-10-03',
      Street: 'Mill Lane 4',
      City: 'Newtown',
      '9': options,
    });
    expect(withoutKeyLabels(body)).toEqual({ entries: [plain('31', 'Glass'), plain('32', 'Glass', 'Wood')] });
  });

  it('are those of the others where a record has none', () => {
    const names = { f1: 'Title', f2: 'Start date', f3: 'Place' };
    const record = (n: number) => ({ id: n, f1: 'Fair', f2: `2026-10-0${n}`, f3: 'Hall' });
    const plain = (n: number) => ({ id: n, Title: 'Fair', 'Start date': `2026-10-0${n}`, Place: 'Hall' });
    expect(withoutKeyLabels([{ ...record(1), names }, { ...record(2), names: {} }, record(3)])).toEqual([
      plain(1),
      { ...plain(2), names: {} },
      plain(3),
    ]);
  });

  it('may be named once for all records', () => {
    const bez = { fld_1: 'Title', fld_2: 'Start date', fld_3: 'Place' };
    const rows = [{ fld_1: 'Fair', fld_2: '2026-10-03', fld_3: 'Hall', id: 7 }];
    expect(withoutKeyLabels({ bez, rows })).toEqual({
      bez,
      rows: [{ Title: 'Fair', 'Start date': '2026-10-03', Place: 'Hall', id: 7 }],
    });
  });

  it('are none of records, texts and columns', () => {
    for (const count of counts) {
      const body = ordinary(count, (n) => ({
        id: n,
        title: 'Fair',
        texts: { title: 'Fair', start: 'Start', place: 'Place' },
      }));
      expect(withoutKeyLabels(body)).toBe(body);
    }
    const columns = {
      title: { '0': 'Start of the season', '1': 'Place to be', '2': 'Title fight' },
      place: { '0': 'Hall', '1': 'Barn', '2': 'Inn' },
    };
    expect(withoutKeyLabels(columns)).toBe(columns);
  });
});
