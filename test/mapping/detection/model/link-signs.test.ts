import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../../../src/mapping/detection/detect.ts';
import { isOtherLink, linkSigns } from '../../../../src/mapping/detection/model/link-signs.ts';
import type { Column } from '../../../../src/mapping/detection/profile/column.ts';
import type { Table } from '../../../../src/mapping/detection/profile/table.ts';
import { readKey } from '../../../../src/vocabulary/key-words.ts';
import { mapRecords, plain, titles } from '../map-records.ts';

/** The signs of a key's links. */
function signsOf(key: string, records: readonly object[]): Readonly<Record<string, number>> {
  const samples = { calendars: [], events: records.map((record) => ({ record, body: {} })), details: [] };
  const { table } = tablesOf(samples, 'en');
  const column = table.columns.find(({ expression }) => expression === key);
  return column === undefined ? {} : Object.fromEntries(linkSigns(table, column));
}

describe('what tells links apart', () => {
  const records = [
    { id: 1, page: 'https://town.example/a', qq: 'https://jegy.example/jegyvasarlas/1', price: 12, venue: 'Hall' },
    { id: 2, page: 'https://town.example/b', qq: 'https://jegy.example/jegyvasarlas/2', price: 8, venue: 'Hall' },
    { id: 3, page: 'https://town.example/c', qq: null, price: null, venue: 'Square' },
    { id: 4, page: 'https://town.example/d', qq: null, price: null, venue: null },
  ];

  it('is a word of any language in the address, and one host for all', () => {
    expect(signsOf('qq', records)).toMatchObject({ 'link:registration': 1, 'link:oneHost': 1, 'link:besideFull': 1 });
    expect(signsOf('page', records)['link:registration']).toBeUndefined();
  });

  it('is which records have it: those that cost something, or those that have no place', () => {
    expect(signsOf('qq', records)['link:priced']).toBe(1);
    const remote = records.map((record, n) => ({ ...record, meet: n === 3 ? 'https://call.example/x' : null }));
    expect(signsOf('meet', remote)['link:placed']).toBe(-1);
  });

  it('is an object that says what one does there, whatever else it holds', () => {
    const at = (n: number) => `https://town.example/activity/${n}`;
    const { events } = mapRecords(
      plain((n) => ({
        sign: { Num: 7 * n, Start_Time: '2026-04-01 08:00:00', End_Time: '2026-04-09 20:00:00', Url: `${at(n)}/sign` },
        detailUrl: `${at(n)}.html`,
      })),
    );
    expect(events.map(({ url, registrationUrl }) => [url, registrationUrl])).toEqual(
      titles.map((_, n) => [`${at(n)}.html`, `${at(n)}/sign`]),
    );
  });

  it('is a label and an address under what one does', () => {
    const link = (n: number) => `https://forms.example/${n}`;
    for (const key of ['Registration', 'tilmelding', 'rezervace'])
      expect(
        mapRecords(plain((n) => ({ [key]: { Description: 'Here', Url: link(n) } }))).events[0]?.url,
        key,
      ).toBeNull();
  });
});

describe('links that each end in their own key', () => {
  const linksOf = (keys: readonly string[], more: object = {}) =>
    mapRecords(
      plain((n) => {
        const above = `https://town.example/events/kx8w2m${n}`;
        return { ...Object.fromEntries(keys.map((key) => [`${key}Url`, `${above}/${key}/`])), ...more };
      }),
    ).events.map(({ url, onlineUrl }) => [url, onlineUrl]);

  it('lead to lists of the interface', () => {
    expect(linksOf(['competitors', 'teams', 'races', 'schedule'])).toEqual(titles.map(() => [null, null]));
  });

  it('lead to where people join or read on, where they are called so', () => {
    const lists = ['chat', 'whiteboard', 'slides'];
    for (const key of ['stream', 'webinar'])
      expect(linksOf([key, ...lists]).map(([, online]) => online)).toEqual(
        titles.map((_, n) => `https://town.example/events/kx8w2m${n}/${key}/`),
      );
    for (const key of ['detail', 'view'])
      expect(linksOf([key, 'comments', 'map', 'ics']).map(([url]) => url)).toEqual(
        titles.map((_, n) => `https://town.example/events/kx8w2m${n}/${key}/`),
      );
  });

  it('lead to pages for people where one of them is for tickets, or where they are few', () => {
    for (const keys of [
      ['programme', 'photos', 'tickets', 'stream', 'map'],
      ['photos', 'stream'],
    ])
      expect(linksOf(keys).map(([, online]) => online)).toEqual(
        titles.map((_, n) => `https://town.example/events/kx8w2m${n}/stream/`),
      );
  });
});

it('looks at few links of each column, however many records and columns there are', () => {
  const names = Array.from({ length: 26 }, (_, n) => `q${String.fromCharCode(97 + n)}az`);
  let looked = 0;
  const columns = names.map((name) => ({
    steps: [`${name}Url`],
    key: readKey(`${name}Url`),
    topics: new Set(),
    kind: 'scalar',
    forms: new Map([['url', 1]]),
    cells: Array.from({ length: 200 }, (_, record) => ({
      record,
      get value() {
        looked += 1;
        return `https://town.example/events/kx8w2m${record}/${name}`;
      },
    })),
  })) as unknown as readonly Column[];
  const table = { columns, records: [] } as unknown as Table;
  expect(columns.every((column) => isOtherLink(table, column, 'onlineUrl'))).toBe(true);
  expect(looked).toBeLessThan(names.length * 200);
});

describe('a link to what the record names by its id', () => {
  const urlsOf = (key: string, of: (n: number) => number, more: (n: number) => object = () => ({})) =>
    mapRecords(
      plain((n) => ({
        [key]: { id: of(n), name: `Number ${of(n)}` },
        [`${key}Url`]: `/${key}/${of(n)}`,
        ...more(n),
      })),
    ).events.map(({ url }) => url);
  const shared = (n: number) => 24 + (n % 2);

  it('is no page of the event where that is its place, its kind or its track', () => {
    for (const key of ['venue', 'track', 'category']) expect(urlsOf(key, shared)).toEqual(titles.map(() => null));
    // Each record has its own, whatever it is called.
    expect(urlsOf('track', (n) => 24 + n)).toEqual(titles.map((_, n) => `https://town.example/track/${24 + n}`));
  });

  it('is the page of what is shown several times, where the evenings have none', () => {
    for (const key of ['production', 'class', 'product'])
      expect(urlsOf(key, shared)).toEqual(titles.map((_, n) => `https://town.example/${key}/${shared(n)}`));
    const own = (n: number) => ({ more_link: `https://town.example/evenings/kx8w2m${n}` });
    expect(urlsOf('rink', shared, own)).toEqual(titles.map((_, n) => own(n).more_link));
  });
});

it('is no page of the event under a key for its series, unless that speaks of a link', () => {
  const urls = (key: string, path: (n: number) => string) =>
    mapRecords(plain((n) => ({ [key]: path(n) })).slice(0, 4)).events.map(({ url }) => url);
  expect(urls('season', () => '/seasons/60')).toEqual([null, null, null, null]);
  expect(urls('series_url', (n) => `/courses/${n % 2}`)[1]).toBe('https://town.example/courses/1');
  expect(urls('series', (n) => `/courses/${n}`)[1]).toBe('https://town.example/courses/1');
});

describe('a link to show the page elsewhere or to keep it', () => {
  const urlOf = (more: (n: number) => object) => mapRecords(plain(more)).detected.settings.event.url;
  const links = (n: number) => ({
    iframe_url: `https://town.example/iframe/${310 + n}`,
    favorite_url: `https://town.example/favorite/${310 + n}`,
  });

  it('is no page where the record has that of its own', () => {
    const page = (n: number) => ({ url: `https://mill.town.example/tickets/${310 + n}/${7 * n}f${n}`, ...links(n) });
    expect(urlOf(page)).toBe('url');
  });

  it('is the page where nothing else is', () => {
    expect(urlOf((n) => ({ iframe_url: links(n).iframe_url }))).toBe('iframe_url');
  });
});

describe('a link that may be anything by itself', () => {
  it('is one under a key for a link', () => {
    const { events } = mapRecords(plain((n) => ({ page_link: `events/e${n}`, room: `hall/${n % 3}` })));
    expect(events[2]).toMatchObject({ url: 'https://town.example/events/e2', location: { name: 'hall/2' } });
  });
});

describe('a link under a key for media', () => {
  const ofMedia = (link: (n: number) => string) =>
    mapRecords(plain((n) => ({ externalMediaUrl: n < 2 ? link(n) : null }))).events[0];

  it('is none to a picture where its words are those of a broadcast', () => {
    expect(ofMedia(() => 'https://live.town.example/channel/council')?.image).toBeNull();
    expect(ofMedia((n) => `https://live.town.example/images/${n}`)?.image).not.toBeNull();
  });
});

describe('a link to join that no record has yet', () => {
  const ruleOf = (more: object) => mapRecords(plain(() => more)).detected.settings.event.onlineUrl;

  it('is read from the key that says so', () => {
    expect(ruleOf({ online_url: null })).toBe('online_url');
    expect(ruleOf({ online_url: '' })).toBe('online_url');
  });

  it.each([{ online: null }, { link: null }, { online_registration_url: null }, { zoom_link: null, online_url: null }])(
    'is not guessed: %j',
    (more) => {
      expect(ruleOf(more)).toBeUndefined();
    },
  );
});

it.each([
  ['shop', 'en'],
  ['shopUrl', 'en'],
  ['billettUrl', 'nb'],
])('is where one buys a ticket: %s', (key, language) => {
  // biome-ignore format: a row
  const links = (n: number) => ({ [key]: `https://tickets.example/harbour/${titles[n]?.toLowerCase().replaceAll(' ', '-')}` });
  const { events } = mapRecords(plain(links), { language });
  expect(events.map(({ registrationUrl }) => registrationUrl)).toEqual(titles.map((_, n) => links(n)[key]));
});

it('is the page of an event, though it stands where one signs up', () => {
  const { events } = mapRecords(
    plain((n) => ({ signup: { enabled: n % 2, url: `https://town.example/events/kx8w2m${n}` } })),
  );
  expect(events.map(({ url }) => url)).toEqual(titles.map((_, n) => `https://town.example/events/kx8w2m${n}`));
});

it('is the page of an event under its tickets, where the only other link is that of its place', () => {
  const page = (n: number) => `https://town.example/events/kx8w2m${n}`;
  const { events } = mapRecords(
    plain((n) => ({
      location: { name: 'Hall', url: 'https://hall.example' },
      signup: { tickets: { enabled: n % 2, url: page(n) } },
    })),
  );
  expect(events.map(({ url }) => url)).toEqual(titles.map((_, n) => page(n)));
});

it('is no address by which people pass an event on, unless it is of the site', () => {
  const urlsOf = (link: (n: number) => string) =>
    mapRecords(plain((n) => ({ share_url: link(n) }))).events.map(({ url }) => url);
  expect(urlsOf((n) => `https://social.example/share?u=${n}`)).toEqual(titles.map(() => null));
  const own = (n: number) => `https://town.example/events/kx8w2m${n}`;
  expect(urlsOf(own)).toEqual(titles.map((_, n) => own(n)));
});

it('is no picture where the address is that of a page of a social network', () => {
  const social = (key: string) =>
    plain((n) => ({ links: { [key]: { url: n % 2 ? null : `https://social.example/t${n}` } } }));
  expect(mapRecords(social('socialmedia')).events.map(({ image }) => image)).toEqual(titles.map(() => null));
});
