import { describe, expect, it } from 'vitest';
import { withoutPlacedCells } from '../../../src/mapping/plain/tables/placed-cells.ts';
import { counts, ordinary } from './ordinary.ts';

/** A cell whose keys are called by no program. */
const cell = (zeile: number, spalte: number, roh: unknown, gezeigt = String(roh)) => ({
  zeile,
  spalte,
  inhalt: { roh, gezeigt, stil: { fett: true } },
});

describe('cells with the numbers of their rows and columns', () => {
  it('are records under the names in a row below the caption', () => {
    const cells = [
      cell(0, 0, 'What is on this autumn'),
      ...['Title', 'Start', 'Place'].map((name, n) => cell(1, n, name)),
      cell(2, 0, 'Fair'),
      cell(2, 1, 46312.75, '2026-10-17 18:00'),
      {
        zeile: 2,
        spalte: 2,
        inhalt: {
          stil: { fett: true },
          teile: [
            { t: 'Town ', g: 1 },
            { t: 'hall', g: 2 },
          ],
        },
      },
      cell(4, 0, 'Play'),
      cell(4, 1, 46313.75, '2026-10-18 18:00'),
      cell(4, 2, '-'),
    ];
    expect(withoutPlacedCells({ name: 'Sheet', cells })).toEqual({
      name: 'Sheet',
      cells: [
        { Title: 'Fair', Start: '2026-10-17 18:00', Place: 'Town hall' },
        { Title: 'Play', Start: '2026-10-18 18:00', Place: null },
      ],
    });
  });

  it('are no columns with their widths, nor records', () => {
    const titles = ['Title', 'Start', 'Place', 'Price', 'Town', 'Status'];
    const columns = titles.map((title, index) => ({ id: 7000 + index, version: 0, index, title, width: 150 }));
    expect(withoutPlacedCells({ columns, rows: [] })).toEqual({ columns, rows: [] });
    const talks = [0, 1, 2].flatMap((week) =>
      ['Opening', 'Start', 'Place', 'Price'].map((text, track) => ({
        week,
        track,
        text: week === 0 ? text : `Talk ${track}`,
        at: `2026-10-${10 + week}`,
      })),
    );
    expect(withoutPlacedCells({ talks })).toEqual({ talks });
    for (const count of counts) {
      const body = ordinary(count, (n) => ({ id: n, seats: n * 10, title: `Start ${n}`, start: '2026-10-17' }));
      expect(withoutPlacedCells(body)).toBe(body);
    }
  });
});
