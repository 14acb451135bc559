import { describe, expect, it } from 'vitest';
import { withoutLabelledLines } from '../../../src/mapping/plain/texts/labelled-lines.ts';
import { plainBodyBy, plainDetails } from '../../../src/mapping/plain-body.ts';
import { mapRecords, titles } from '../detection/map-records.ts';
import { counts, ordinary } from './ordinary.ts';

const written = (text: string, more: object = {}) => [7, 8, 9].map((id) => ({ id, title: 'Fair', text, ...more }));

describe('lines of a text that begin with a word for what they say', () => {
  it.each<[string, string, object, string]>([
    [
      'plain',
      'When: 6 October 2026, 10:00 – 12:00\nWhere: Town hall\n\nCome along.\nBring: a cup',
      { When: '6 October 2026, 10:00 – 12:00', Where: 'Town hall' },
      'Come along.\nBring: a cup',
    ],
    [
      'markup',
      '<p><strong>Wann:</strong> 6. Oktober 2026<br/><b>Wo</b>: Rathaus<br/>Bitte kommen!</p>',
      { Wann: '6. Oktober 2026', Wo: 'Rathaus' },
      '<p><strong></strong><b></b>Bitte kommen!</p>',
    ],
    [
      'the hour in another line than the day',
      'Date: 6 October 2026\nTime: 10:00\nVenue: Town hall\nCome along.',
      { Date: '6 October 2026', Time: '10:00', Venue: 'Town hall' },
      'Come along.',
    ],
    [
      'no space behind the sign',
      '時間：2026/10/06 10:00~12:00\n地點：市民會館\n歡迎',
      { 時間: '2026/10/06 10:00~12:00', 地點: '市民會館' },
      '歡迎',
    ],
  ])('stand beside it: %s', (_, text, lines, rest) => {
    expect(withoutLabelledLines(written(text))).toEqual(written(rest, lines));
  });

  const text = 'When: 6 October 2026, 10:00\nWhere: Town hall\nCome along.';
  it('stay where a field says the same', () => {
    const place = { venue: { name: 'Town hall' } };
    expect(withoutLabelledLines(written(text, place))).toEqual(
      written('Where: Town hall\nCome along.', { ...place, When: '6 October 2026, 10:00' }),
    );
    const both = written(text, { ...place, starts: '2026-10-06T10:00' });
    expect(withoutLabelledLines(both)).toEqual(both);
  });

  it('are read from then on, though some people forget them', () => {
    const body = { events: [...written(text), { id: 10, title: 'Choir', text: 'Come along.' }] };
    const [first, , , last] = body.events;
    expect(plainBodyBy(body, undefined)).toBe(body);
    const own = { When: '6 October 2026, 10:00', Where: 'Town hall', text: 'Come along.' };
    const read = plainBodyBy(body, ['labelledLines']) as typeof body;
    expect([read.events[0], read.events[3]]).toEqual([{ ...first, ...own }, last]);
    expect(plainDetails(written(text)[0], body, ['labelledLines'])).toEqual({ ...first, ...own });
  });

  it.each<[string, string]>([
    ['a single label', 'Where: Town hall\nCome along.'],
    ['what is no place or time', 'Price: 5 €\nOrganizer: Town\nCome along.'],
    ['a programme', '10:00: Opening\n11:00: Talk\nCome along.'],
  ])('stay with %s', (_, other) => {
    const body = written(other);
    expect(withoutLabelledLines(body)).toEqual(body);
  });

  it('stay in the text of a record alone, where nothing tells whether they are read', () => {
    const [one] = written(text);
    const plain = { When: '6 October 2026, 10:00', Where: 'Town hall' };
    expect(withoutLabelledLines(one)).toEqual({ ...one, ...plain });
  });

  it('stay where few records have them', () => {
    const body = [...written(text), ...written('Come along.'), ...written('Come along: it is free.\nBring a cup')];
    expect(withoutLabelledLines(body)).toEqual(body);
  });

  it('are nothing in an ordinary answer', () => {
    for (const count of counts) {
      const body = { items: ordinary(count, (n) => ({ id: n, title: `Walk ${n}`, text: 'Note:\nCome along\n' })) };
      expect(withoutLabelledLines(body)).toBe(body);
    }
  });

  it('are when and where an event is, and no field says when it was written', () => {
    const posts = titles.map((title, n) => ({
      id: 310 + n,
      title,
      date: `2026-03-0${n + 1}T09:12:33`,
      content: `<p>Datum: ${11 + n}.05.2026<br>Uhrzeit: 19:30 – 21:00 Uhr<br>Wo: Saal ${n}, Marktplatz 1</p><p>Kommt alle.</p>`,
    }));
    const { events } = mapRecords(withoutLabelledLines(posts) as readonly object[], { language: 'de' });
    expect(events.map(({ start, end, location }) => [start, end, location?.name])).toEqual(
      titles.map((_, n) => [`2026-05-${11 + n}T17:30:00Z`, `2026-05-${11 + n}T19:00:00Z`, `Saal ${n}, Marktplatz 1`]),
    );
  });
});
