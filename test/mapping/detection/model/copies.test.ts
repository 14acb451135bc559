import { describe, expect, it } from 'vitest';
import { mapRecords, plain, titles } from '../map-records.ts';

/** Records without the title that they would have. */
const untitled = (more: (n: number) => object) =>
  plain(more).map((record) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'title')));

const first = (more: (n: number) => object) => {
  const [event] = mapRecords(plain(more)).events;
  if (event === undefined) throw new Error('No event was mapped.');
  return event;
};

describe('what a record says twice', () => {
  it('is no organizer where it is the title', () => {
    const { events } = mapRecords(
      untitled((n) => ({
        field_21: titles[n],
        field_21_raw: titles[n],
        field_34: ['Department of Music', 'Organ Guild'][n % 2],
      })),
    );
    expect(events.map(({ title }) => title)).toEqual(titles);
    expect(events[1]?.organizer?.name).toBe('Organ Guild');
  });

  it('is no stamp of a change where it is the end', () => {
    expect(first((n) => ({ end_timestamp: `2026-05-${11 + n}T20:00:00` })).updated).toBeNull();
    const seconds = (n: number) => Date.UTC(2026, 4, 11 + n, 16, 30) / 1000;
    expect(first((n) => ({ timestamp: seconds(n) })).updated).toBeNull();
    expect(first((n) => ({ timestamp: seconds(n) - (n === 3 ? 86_000 : 0) })).updated).not.toBeNull();
    expect(first((n) => ({ timestamp: `2026-04-0${n + 1}T09:00:00Z` })).updated).toBe('2026-04-01T09:00:00Z');
  });
});

describe('a name in two parts', () => {
  it('is whole, in a record with the parts of others as well', () => {
    const event = first((n) => ({
      organizer_first_name: ['Ada', 'Grace', 'Mary'][n % 3],
      organizer_last_name: ['Byron', 'Murray', 'Fairfax'][n % 3],
      contact_first_name: 'Joan',
      contact_last_name: 'Clarke',
    }));
    expect(event.organizer?.name).toBe('Ada Byron');
  });
});

describe('who performs, in two parts', () => {
  it('has both in a name', () => {
    const names = ['Ada Byron', 'Grace Murray', 'Mary Fairfax'].map((name) => name.split(' '));
    const event = first((n) => ({ speaker_first_name: names[n % 3]?.[0], speaker_last_name: names[n % 3]?.[1] }));
    expect(event.performers ?? ['Ada Byron']).toEqual(['Ada Byron']);
  });
});

describe('an amount with its currency', () => {
  it('is no price where its key says what else it is', () => {
    for (const key of ['deposit', 'prize_money', 'kaution'])
      expect(first((n) => ({ [key]: `$${5 + n}.00` })).price, key).toBeUndefined();
  });

  it('is the price, though its key is a number', () => {
    const { events } = mapRecords(
      plain((n) => ({ field_27: n % 2 ? null : `$${5 + n}.00` })),
      { timeZone: 'America/Denver' },
    );
    expect(events[0]?.price).toMatchObject({ from: 5, to: 5, currency: 'USD' });
    expect(events[1]?.price).toBeUndefined();
  });
});

describe('a picture of which no key says so', () => {
  const address = (n: number, name = `a${n}`) => `https://cdn.town.example/m/${name}.jpg`;

  it('is a file of pictures that each event has one of its own of', () => {
    expect(first((n) => ({ 'asset-url': n === 3 ? null : address(n) })).image).toBe(address(0));
  });

  it('is none where several events have the same, or the key says that it is a sign', () => {
    expect(first((n) => ({ 'asset-url': address(n % 2) })).image).toBeNull();
    expect(first((n) => ({ country_flag: address(n) })).image).toBeNull();
  });

  it('is no smaller copy that ends in the same path', () => {
    const copy = (n: number) => `https://img.town.example/resize/200x150/uploads/${n}.jpg`;
    const { image } = first((n) => ({ image: `/uploads/${n}.jpg`, thumbnail: copy(n) }));
    expect(image).toBe('https://town.example/uploads/0.jpg');
  });

  it('is at the host that the whole link names, not at that of the site', () => {
    const media = (n: number) => [
      {
        path: `/m/a${n}.jpg`,
        insecure_url: `http://cdn.town.example/m/a${n}.jpg`,
        secure_url: `https://cdn.town.example/m/a${n}.jpg`,
      },
    ];
    expect(first((n) => ({ media: media(n) })).image).toBe('https://cdn.town.example/m/a0.jpg');
  });
});

describe('texts under a key for each language', () => {
  const both = (n: number) => ({
    zh: { title: `第${n}場演講`, description: `關於第${n}個主題的演講。` },
    en: { title: `Lecture ${n}`, description: '' },
  });

  it('are read in that of the site', () => {
    const titleIn = (language: string) => mapRecords(untitled(both), { language }).events[0]?.title;
    expect(titleIn('zh-TW')).toBe('第0場演講');
    expect(titleIn('en')).toBe('Lecture 0');
  });
});

describe('kinds as a map from their short names to their names', () => {
  it('are all that a record has', () => {
    const kinds = [
      { theatre: 'Theatre & Arts', play: 'Plays' },
      { musical: 'Musicals' },
      { play: 'Plays' },
      { theatre: 'Theatre & Arts', family: 'Family' },
      { musical: 'Musicals', family: 'Family' },
      { family: 'Family' },
    ];
    const { events } = mapRecords(plain((n) => ({ classes: kinds[n] })));
    expect(events.map(({ categories }) => categories)).toEqual(kinds.map((one) => Object.values(one)));
  });

  it('are an object of fields where one key has several texts', () => {
    const { events } = mapRecords(
      plain((n) => ({ place: { hall: `Hall ${n}`, ...(n % 2 && { street: 'High Street 4' }), town: 'Halden' } })),
    );
    expect(events[1]?.location?.address ?? events[1]?.location?.name).toContain('High Street 4');
  });
});
