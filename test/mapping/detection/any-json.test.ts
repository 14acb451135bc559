import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapRecords, plain } from './map-records.ts';

/** Keys that mean something to detection, and some that don't: arbitrary ones alone would never meet its rules. */
const keys = fc.constantFrom(
  ...'id uuid title name description start end date time place location venue city name address postalCode street lat lng geo coordinates url image link status cancelled visibility category tags organizer created updated sessions schedule allDay duration recurrence timezone en fi results value type 0 x __proto__ constructor'.split(
    ' ',
  ),
);
const scalars = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(
    '2026-05-11T18:30:00Z',
    '11.5.2026',
    '18:30',
    'https://town.example/a.png',
    'Town hall',
    '48.2,16.3',
    'cancelled',
    '60',
  ),
);
const { value: json } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalars,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(keys, tie('value')), { maxLength: 6 }).map((entries) => Object.fromEntries(entries)),
  ),
}));
const record = fc
  .array(fc.tuple(keys, json), { maxLength: 10 })
  .map((entries) => Object.fromEntries(entries) as object);

describe('detection on any JSON', () => {
  it('never throws, and what it found can be mapped with', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 5 }), (records) => {
        const { detected } = mapRecords(records);
        expect(detected.problems.filter(({ message }) => message.includes('detection failed'))).toEqual([]);
      }),
      {
        numRuns: 200,
        examples: [
          // A session that is itself a list.
          [[{ id: [['Town hall'], { id: '2026-05-11T18:30:00Z' }] }]],
          // A number beyond the last date.
          [[{ id: [[[8_640_000_000_001_000, { id: '2026-05-11T18:30:00Z' }]]] }]],
        ],
      },
    );
  });

  it.each([
    ['a town that is an object', { place: { name: 'Old mill', city: { name: 'Gdynia' }, postalCode: '81-001' } }],
    ['a town that is an object, and no name', { place: { city: { name: 'Gdynia' }, postalCode: '81-001' } }],
    ['only a postal code', { place: { postalCode: '81-001' } }],
    ['only a house number', { venue: { house_number: '4' } }],
    ['a region alone', { venue: { region: 'Pomorze' } }],
  ])('takes %s', (_, more) => {
    const { events, detected } = mapRecords(plain(() => more));
    expect(events).toHaveLength(6);
    expect(detected.problems).toEqual([]);
  });
});
