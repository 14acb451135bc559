import { describe, expect, it } from 'vitest';
import { mapRecords, titles } from '../map-records.ts';

/** What a spreadsheet keeps of 6 October 2026 and the days after it. */
const serial = (n: number) => 46_301 + n;
const day = (n: number) => `2026-10-${String(6 + n).padStart(2, '0')}`;
/** Fractions of a day: 8:00, 13:00, 9:00, 14:00, and when it is over. */
const [from, to] = [
  [0.333333333333333, 0.541666666666667, 0.375, 0.583333333333333],
  [0.5, 0.729166666666667, 0.4375, 0.75],
] as const;
const starts = ['06:00', '11:00', '07:00', '12:00'];
const ends = ['10:00', '15:30', '08:30', '16:00'];

const timesOf = (more: (n: number) => object) =>
  mapRecords(titles.map((title, n) => ({ id: 310 + n, title, ...more(n) }))).events.map((event) => [
    event.start,
    event.end,
    event.price ?? null,
  ]);
const begin = (n: number) => `${day(n)}T${starts[n % 4]}:00Z`;
const over = (n: number) => `${day(n)}T${ends[n % 4]}:00Z`;

describe('the numbers of a spreadsheet', () => {
  it.each<[string, (n: number) => object]>([
    ['in Spanish', (n) => ({ Inicia: serial(n), Termina: serial(n), Entrada: from[n % 4], Salida: to[n % 4] })],
    ['in English', (n) => ({ Date: serial(n), In: from[n % 4], Out: to[n % 4] })],
    ['in German', (n) => ({ Datum: serial(n), Beginn: from[n % 4], Ende: to[n % 4] })],
    ['in Portuguese', (n) => ({ Data: serial(n), 'Hora entrada': from[n % 4], 'Hora saída': to[n % 4] })],
    ['as texts', (n) => ({ Fecha: `${serial(n)}`, Entrada: `${from[n % 4]}`, Salida: `${to[n % 4]}` })],
    [
      'with the day and the time in one',
      (n) => ({ Start: serial(n) + (from[n % 4] ?? 0), End: serial(n) + (to[n % 4] ?? 0) }),
    ],
    ['of the time alone', (n) => ({ Fecha: day(n), 'Hora entrada': from[n % 4], 'Hora salida': to[n % 4] })],
  ])('are days and times: %s', (_, more) => {
    expect(timesOf(more)).toEqual(titles.map((_, n) => [begin(n), over(n), null]));
  });

  it('are whole days without a fraction, the same one in each record or not', () => {
    expect(timesOf((n) => ({ Fecha: serial(n) })).map(([start]) => start)).toEqual(titles.map((_, n) => day(n)));
    expect(timesOf(() => ({ Fecha: serial(0) })).map(([start]) => start)).toEqual(titles.map(() => day(0)));
  });

  it('leaves a price below one what it is', () => {
    const prices = timesOf((n) => ({ Fecha: serial(n), Precio: [0.5, 0.75, 0.25, 0.8][n % 4] })).map(
      ([, , price]) => price,
    );
    expect(prices).toMatchObject(titles.map((_, n) => ({ from: [0.5, 0.75, 0.25, 0.8][n % 4] })));
  });
});
