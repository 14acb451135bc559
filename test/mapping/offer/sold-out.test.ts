import { describe, expect, test } from 'vitest';
import { readSoldOut } from '../../../src/mapping/values/offer/sold-out.ts';

const list = (words: string): readonly string[] => words.split('|').map((word) => word.trim());

describe('sold out', () => {
  test.each(
    list(`sold out|SOLD_OUT|SoldOut|sold-out|https://schema.org/SoldOut|EventSoldOut|Leider ausverkauft!|ausverkauft|Die Veranstaltung ist ausgebucht.|complet|Complet|Événement complet|guichets fermés|
      agotado|Entradas agotadas|Aforo completo|esgotado|lotado|esaurito|TUTTO ESAURITO|uitverkocht|volzet|slutsålt|fullbokad|udsolgt|utsolgt|loppuunmyyty|täynnä|wyprzedane|Brak miejsc|vyprodáno|elfogyott|
      epuizat|εξαντλήθηκε|tükendi|мест нет|Билетов нет|Распродано|аншлаг|місць немає|разпродадено|rasprodano|نفدت التذاكر|אזלו הכרטיסים|售罄|名额已满|満席|完売|매진|tiket habis|hết vé|true|yes|да|1|no tickets left|fully booked|This event is currently full.`),
  )('%s', (word) => {
    expect(readSoldOut(word, false)).toBe(true);
  });

  test.each([
    true,
    1,
    { status: 'sold_out' },
    { availability: 'https://schema.org/SoldOut' },
    { isSoldOut: true },
    { remaining: 0 },
    { value: 'Ausverkauft' },
    { type: 'checkbox', checkbox: true },
    [{ soldOut: true }, { soldOut: true }],
  ])('%j', (value) => {
    expect(readSoldOut(value, false)).toBe(true);
  });

  test('is said behind how many are booked', () => {
    expect(readSoldOut('120/120 LLENO', false)).toBe(true);
    expect(readSoldOut('34/80', false)).toBe(false);
  });

  test.each(
    list(
      `available|InStock|few tickets left|Restkarten|nearly sold out|fast ausverkauft|noch nicht ausverkauft|presque complet|casi agotado|почти распродано|not sold out|waiting list|registration closed|open|false|no|0|published|free`,
    ),
  )('not by %s', (word) => {
    expect(readSoldOut(word, false)).toBe(false);
  });

  test.each([
    false,
    0,
    5,
    null,
    '',
    {},
    [],
    { status: 'available' },
    { remaining: 3 },
    { remaining: null },
    [{ soldOut: true }, { soldOut: false }],
  ])('not by %j', (value) => {
    expect(readSoldOut(value, false)).toBe(false);
  });

  test.each([
    [0, true],
    ['0', true],
    ['0 places left', true],
    [3, false],
    ['12', false],
    [-1, false],
    ['fully booked', true],
    [null, false],
    [true, false],
  ])('%j places left: %s', (value, expected) => {
    expect(readSoldOut(value, true)).toBe(expected);
  });
});
