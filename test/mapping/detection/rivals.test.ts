import { describe, expect, it } from 'vitest';
import { mapRecords, plain, titles } from './map-records.ts';

const long = (n: number) => (n === 3 ? '' : `It begins at the gate. Bring a lamp and a friend, number ${n}.`);
const untitled = (more: (n: number) => object) =>
  mapRecords(titles.map((_, n) => ({ id: 310 + n, start: `2026-05-${11 + n}T18:30:00`, ...more(n) }))).events;
const organizers = (more: (n: number) => object) =>
  mapRecords(plain(more)).events.map(({ organizer }) => organizer?.name ?? null);

describe('one text under the name of another', () => {
  it('is the title where nothing else is and two are called description', () => {
    const events = untitled((n) => ({ Description: titles[n], opisanie: long(n) }));
    expect(events.map(({ title }) => title)).toEqual(titles);
    expect(events.map(({ description }) => description?.text ?? '')).toEqual(titles.map((_, n) => long(n)));
  });

  it('is the title where nothing else is and it is the only one', () => {
    const events = untitled((n) => ({ description: titles[n] }));
    expect(events.map(({ title }) => title)).toEqual(titles);
    expect(events.map(({ description }) => description)).toEqual(titles.map(() => null));
  });

  it('stays the description beside a title, short as it may be', () => {
    const { events } = mapRecords(plain((n) => ({ description: `Short ${n}`, details: long(n) })));
    expect(events.map(({ title }) => title)).toEqual(titles);
  });
});

describe('what a work is called where it comes from', () => {
  const here = ['雪の橋', '深い海の日記', '時計の夜', '最後の駅', '川の向こう', '星の庭'];
  const there = [
    'Snowbound',
    'Diary of a Deep Sea',
    'Night of the Clocks',
    'Last Stop',
    'Across the River',
    'Garden of Stars',
  ];
  const films = (film: (n: number) => object) =>
    mapRecords(
      here.map((_, n) => ({ show: `s${310 + n}`, film: film(n), begin: `2026-05-${11 + n}T18:30:00+09:00` })),
      { language: 'ja', timeZone: 'Asia/Tokyo' },
    ).events.map(({ title }) => title);
  it('is no title beside that in the language of the portal', () => {
    expect(films((n) => ({ title_ja: here[n], title_orig: there[n] }))).toEqual(here);
  });
  it('is the title where there is no other', () => {
    expect(films((n) => ({ title_orig: there[n] }))).toEqual(there);
  });
});

describe('who organizes', () => {
  const names = ['Choir', 'Town hall', null, 'School board', 'Library', 'Museum'];

  it.each<[string, (n: number) => object]>([
    ['a responsible person', (n) => ({ otvetstvennyy: n % 2 ? 'Jan Kos' : 'Ewa Lis', organizator: names[n] })],
    ['a department', (n) => ({ department: n % 2 ? 'Culture' : 'Sports', Organiser: names[n] })],
    ['a sponsoring department that is always the same', (n) => ({ SPONSOR_DEPT: 'Office', ORGANIZER: names[n] })],
    ['a publisher of the record', (n) => ({ publisher: 'Town', veranstalter: names[n] })],
    ['a provider of the meeting', (n) => ({ onlineProvider: 'Zoom rooms', organizer: { name: names[n] } })],
    ['the group of the record', (n) => ({ group: { name: 'All' }, host: { name: names[n] } })],
    ['a code', (n) => ({ publisher: 'town:u48040', provider: names[n] })],
  ])('is not %s, where a key says organizer', (_, more) => {
    expect(organizers(more)).toEqual(names);
  });

  it('is the faculty where no key says organizer', () => {
    expect(organizers((n) => ({ faculty: names[n] }))).toEqual(names);
  });

  it('is nobody where there is only a code', () => {
    expect(organizers(() => ({ publisher: 'town:u48040' }))).toEqual(titles.map(() => null));
  });
});

describe('who performs', () => {
  const people = [['Anna', 'Virtanen'], ['Jo', 'Winter'], ['Ewa', 'Lis'], ['Jan', 'Kos'], ['Ida', 'Holm'], ['Max', 'Berg']] as const; // biome-ignore format: a list

  it.each<[string, (first: string, last: string) => object]>([
    ['a list', (vorname, nachname) => ({ referenten: [{ titel: 'Dr.', vorname, nachname, ort: 'Bonn' }] })],
    ['one object', (firstName, lastName) => ({ speaker: { firstName, lastName, company: 'Observatory' } })],
  ])('is named by first and last name, in %s', (_, more) => {
    const { events } = mapRecords(plain((n) => more(people[n]?.[0] ?? '', people[n]?.[1] ?? '')));
    expect(events.map(({ performers }) => performers)).toEqual(people.map(([first, last]) => [`${first} ${last}`]));
  });
});

describe('a text in several languages, each under a key of its own', () => {
  it.each([['kk', 'kz'], ['uk', 'ua'], ['ru', 'ru']])('is read in the language of the site, %s', (language, tag) => {
    const other = tag === 'ru' ? 'kz' : 'ru';
    const records = titles.map((title, n) => ({
      id: 310 + n, start: `2026-05-${11 + n}T18:30:00`, [`name_${other}`]: `Other ${title}`, [`name_${tag}`]: title,
    })); // biome-ignore format: a record
    expect(mapRecords(records, { language }).events.map(({ title }) => title)).toEqual(titles);
  }); // biome-ignore format: a table
});

describe('the picture', () => {
  const images = (more: (n: number) => object) => mapRecords(plain(more)).events.map(({ image }) => image);
  const large = titles.map((_, n) => `https://town.example/bilder/1600/${n}.jpg`);

  it.each<[string, (n: number) => object]>([
    ['by the width beside it', (n) => ({ bilder: [320, 1600, 800].map((breite) => ({ breite, adresse: `/bilder/${breite}/${n}.jpg` })) })],
    ['by a width in a text', (n) => ({ images: ['320', '1600'].map((w) => ({ w, src: `/bilder/${w}/${n}.jpg` })) })],
    ['by its address', (n) => ({ images: [320, 1600, 800].map((size) => `/bilder/${size}/${n}.jpg`) })],
    ['in JSON in a text', (n) => ({ slika: JSON.stringify([320, 1600].map((sirina) => ({ sirina, putanja: `/bilder/${sirina}/${n}.jpg` }))) })],
  ])('is the largest of its sizes, %s', (_, more) => {
    expect(images(more)).toEqual(large);
  }); // biome-ignore format: a table

  it('is the one with the role of a picture', () => {
    const links = (n: number) => [
      { rel: 'page', href: `https://town.example/events/${n}` },
      { rel: 'image', href: `https://media.town.example/view?file=${n}` },
    ];
    expect(images((n) => ({ links: n % 2 ? links(n) : links(n).toReversed() }))).toEqual(
      titles.map((_, n) => `https://media.town.example/view?file=${n}`),
    );
  });
});

describe('the page of an event', () => {
  const urls = (more: (n: number) => object) => mapRecords(plain(more)).events.map(({ url }) => url);

  it.each<[string, (n: number) => object]>([
    ['under metadata', (n) => ({ __metadata: { uri: `https://town.example/_api/lists/Items(${310 + n})` } })],
    ['in a list of links', (n) => ({ _links: { self: [{ href: `https://town.example/rest/events/${310 + n}` }] } })],
    ['with a version in its path', (n) => ({ url: `https://api.town.example/events/v1/event/${310 + n}/` })],
    ['of its own key', (n) => ({ '@odata.id': `https://town.example/odata/Events(${310 + n})` })],
  ])('is not the address of the record %s', (_, more) => {
    expect(urls(more)).toEqual(titles.map(() => null));
  });

  it.each<[string, string]>([
    ['a token of a host', '?zk=eyJ0eXAiOiJKV1Qi'],
    ['a key for programs', '?id=7&api_key=5f0c'],
    ['an access token', '#access_token=5f0c'],
  ])('is not a link that holds %s', (_, secret) => {
    const { events } = mapRecords(plain((n) => ({ start_url: `https://meet.example/s/${310 + n}${secret}` })));
    expect(events.flatMap(({ url, onlineUrl, registrationUrl }) => [url, onlineUrl, registrationUrl ?? null])).toEqual(
      titles.flatMap(() => [null, null, null]),
    );
  });

  it('is the link beside such an address', () => {
    expect(
      urls((n) => ({ self: `https://town.example/api/e/${310 + n}`, web: `https://town.example/e/${310 + n}` })),
    ).toEqual(titles.map((_, n) => `https://town.example/e/${310 + n}`));
  });
});

describe('the image', () => {
  const images = (more: (n: number) => object) => mapRecords(plain(more)).events.map(({ image }) => image);
  const file = (n: number) => `https://img.town.example/e/${n}.jpg`;

  it('is not the address of the folder that it is in', () => {
    const photo = (n: number) => ({ photo: { id: n, bigUrl: file(n), baseUrl: 'https://img.town.example/' } });
    expect(images(photo)).toEqual(titles.map((_, n) => file(n)));
  });

  it.each<[string, (n: number) => object]>([
    ['in a list of media', (n) => ({ embedded: { 'x:featuredmedia': [{ id: n, source_url: file(n), alt: '' }] } })],
    ['of a file of a picture', (n) => ({ mainVisual: { fileUrl: file(n) } })],
    ['of a source in a list', (n) => ({ pictures: [{ caption: 'On the hill', source: file(n) }] })],
  ])('may be %s', (_, more) => {
    expect(images(more)).toEqual(titles.map((_title, n) => file(n)));
  });
});

describe('Markdown', () => {
  it('is decided for the field, so that a text with one weak mark is read as the others are', () => {
    const texts = [
      '**Bring** your lamp',
      'See [the map](https://town.example/map)',
      'Sorry, _cancelled_.',
      'Plain',
      '',
      '## Programme\n\n* One\n* Two',
    ];
    const { events, detected } = mapRecords(plain((n) => ({ description: texts[n] })));
    expect(events[2]?.description?.text).toBe('Sorry, cancelled.');
    expect(detected.settings.event.description).toEqual({ path: 'description', as: 'markdown' });
  });

  it('is not seen in a column that has one such text among plain ones', () => {
    const { detected } = mapRecords(
      plain((n) => ({ description: n === 1 ? '**Bring** a lamp' : `Room a_${n}_b, second floor` })),
    );
    expect(detected.settings.event.description).toBe('description');
  });
});
