import { describe, expect, it } from 'vitest';
import { alternativesOf } from '../../../src/mapping/detection/alternatives.ts';
import { mapRecords, plain, titles } from './map-records.ts';

const finding = { rule: 'a', confidence: 0.6 };

describe('alternativesOf', () => {
  it('gives the others what the first leaves, likeliest first, with different values as examples', () => {
    const alternatives = alternativesOf({
      ...finding,
      rivals: [
        { rule: 'a', share: 0.5, values: ['1', '2'] },
        { rule: 'b', share: 0.1, values: ['3', '3', '', '4', '5', '6'] },
        { rule: 'c', share: 0.3, values: ['7', ''] },
      ],
    });
    expect(alternatives).toEqual([
      { rule: 'c', confidence: 0.24, examples: ['7'] },
      { rule: 'b', confidence: 0.08, examples: ['3', '4', '5'] },
    ]);
  });

  it('does not name what finds the same, or nothing, or is behind the first already', () => {
    const alternatives = alternativesOf({
      ...finding,
      rule: ['a', 'd'],
      rivals: [
        { rule: 'a', share: 0.5, values: ['1', '2'] },
        { rule: 'b', share: 0.3, values: ['1', '2'] },
        { rule: 'c', share: 0.1, values: ['', ''] },
        { rule: 'd', share: 0.1, values: ['3', ''] },
      ],
    });
    expect(alternatives).toEqual([]);
  });

  it('cuts long examples', () => {
    const alternatives = alternativesOf({ ...finding, rivals: [{ rule: 'b', share: 0.4, values: ['x'.repeat(200)] }] });
    expect(alternatives[0]?.examples).toEqual([`${'x'.repeat(59)}…`]);
  });
});

describe('what detection could not be sure of', () => {
  it('is named with what events would have: a second text, a second date, a second place', () => {
    const { detected } = mapRecords(
      plain((n) => ({ caption: `Item ${titles[n]}`, opens: `2026-05-${11 + n}T17:30:00`, hall: `Hall ${n % 3}` })),
    );
    const all = Object.values(detected.inForce.event).flatMap(({ alternatives = [] }) => alternatives);
    expect(all.length).toBeGreaterThan(0);
    for (const { confidence, examples } of all) {
      expect(confidence).toBeLessThan(1);
      expect(examples.length).toBeGreaterThan(0);
    }
    expect(detected.inForce.event.start?.alternatives?.[0]).toMatchObject({
      rule: 'opens',
      examples: ['2026-05-11 17:30', '2026-05-12 17:30', '2026-05-13 17:30'],
    });
  });
});
