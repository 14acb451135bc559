import { describe, expect, it } from 'vitest';
import { ofSession } from '../../../src/mapping/structure/relative.ts';
import { mapRecord } from '../mapper-of.ts';

describe('a rule on every session', () => {
  const scope = ['sessions', '*'];

  it('reads the own value of a session first', () => {
    expect(ofSession('sessions[*].[gone]', scope)).toEqual(['gone', 'sessions[*].[gone]']);
    expect(ofSession({ path: 'sessions[*].[left]', as: 'placesLeft' }, scope)).toEqual([
      { path: 'left', as: 'placesLeft' },
      { path: 'sessions[*].[left]', as: 'placesLeft' },
    ]);
    expect(ofSession('sessions[*].[all > `0` && taken >= all]', scope)).toEqual([
      'all > `0` && taken >= all',
      'sessions[*].[all > `0` && taken >= all]',
    ]);
    const soldOut = ofSession('sessions[*].[gone]', scope);
    const record = {
      id: 17,
      title: 'A play',
      sessions: [
        { start: '2026-10-17T18:00:00Z', gone: true },
        { start: '2026-10-18T18:00:00Z' },
        { start: '2026-10-19T18:00:00Z', gone: false },
      ],
    };
    const { events } = mapRecord({ title: 'title', start: 'start', sessions: 'sessions', soldOut }, record);
    expect(events.map((event) => event.soldOut ?? false)).toEqual([true, false, false]);
  });

  it('is left as it is where it reads something else, or there are no sessions', () => {
    expect(ofSession('tickets[*].[gone]', scope)).toBe('tickets[*].[gone]');
    expect(ofSession('soldOut', [])).toBe('soldOut');
  });
});
