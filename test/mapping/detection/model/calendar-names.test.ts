import { describe, expect, it } from 'vitest';
import { mapRecords, plain } from '../map-records.ts';

const names = ['Digital workshops', 'Walks of the elders'];
const calendars = [{ data: names.map((text, n) => ({ id: `c${n}`, text, kind: 'events' })) }];
const record = (n: number) => ({ agenda_label: names[n % 2], description: `What to bring to number ${n}.` });

function told(known: readonly unknown[]) {
  const { detected } = mapRecords(plain(record), { language: 'fr' }, {}, known);
  return Object.entries(detected.settings.event).flatMap(([field, rule]) => (rule === 'agenda_label' ? [field] : []));
}

describe('what a calendar is called', () => {
  it('is nothing of an event, as far as the list of calendars calls it so', () => {
    expect(told(calendars)).toEqual([]);
  });

  it('is the kind where its key says so', () => {
    const kinds = plain((n) => ({ category: { id: n % 2, name: names[n % 2] } }));
    expect(mapRecords(kinds, {}, {}, calendars).events[0]?.categories).toEqual([names[0]]);
  });

  it('may be the place or the kind where no calendar is called so', () => {
    expect(told([])).not.toEqual([]);
    expect(told([{ data: names.map((_, n) => ({ id: `c${n}`, text: `List ${n}` })) }])).not.toEqual([]);
  });
});
