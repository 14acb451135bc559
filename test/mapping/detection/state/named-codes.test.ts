import { describe, expect, it } from 'vitest';
import { mapRecords, plain } from '../map-records.ts';

const seen = (records: readonly object[], language = 'en') =>
  mapRecords(records, { language }).events.map(({ visibility }) => visibility);
const states = (records: readonly object[], language = 'en') =>
  mapRecords(records, { language }).events.map(({ status }) => status);
const third = (one: string, others: string) => Array.from({ length: 6 }, (_, n) => (n === 2 ? one : others));

describe('codes whose names stand beside them', () => {
  it('say who may see an event as their names do, not as yes and no', () => {
    const records = (key: string, name: string) =>
      plain((n) => ({
        [`${key}_CD`]: n === 2 ? '0' : '1',
        [`${key}_${name}`]: n === 2 ? 'Public' : 'Staff only',
      }));
    expect(seen(records('VISIBLE', 'NM'))).toEqual(third('public', 'private'));
  });

  it('say nothing where nobody knows the names', () => {
    const words = plain((n) => ({ PUBLISHED_KBN: n % 2 ? '1' : '0', PUBLISHED_MEI: n % 2 ? 'Blau' : 'Rosa' }));
    expect(states(words)).toEqual(third('confirmed', 'confirmed'));
    expect(seen(words)).toEqual(third('public', 'public'));
  });

  it('give the state of an event though its key says that it is a name', () => {
    const records = plain((n) => ({ TalMrc: n === 2 ? 'C' : 'A', TalMrcNombre: n === 2 ? 'Cancelado' : 'Activo' }));
    expect(states(records, 'es')).toEqual(third('cancelled', 'confirmed'));
  });

  it('are a yes and a no beside who published them', () => {
    const records = plain((n) => ({ published: n === 2 ? '0' : '1', published_by: 'Anna Winter' }));
    expect(states(records)).toEqual(third('draft', 'confirmed'));
  });

  it('are for the house in Japanese where that is as far as they may go', () => {
    const records = plain((n) => ({ KOKAI_KBN: n === 2 ? '2' : '1', KOKAI_MEI: n === 2 ? '公開' : '学内限り' }));
    expect(seen(records, 'ja')).toEqual(third('public', 'private'));
  });
});
