import { describe, expect, it } from 'vitest';
import { mapRecords, plain, titles } from '../map-records.ts';

const kinds = ['Music', 'Walk', 'Workshop', 'Meeting', 'Music', 'Science'];
const places = ['Old mill', 'River gate', 'Tower', 'Town hall', 'Old mill', 'Hilltop'];
const categories = (more: (kind: string) => object, context = {}) =>
  mapRecords(
    plain((n) => more(kinds[n] as string)),
    context,
  ).events.map((event) => event.categories);
const locations = (more: (n: number) => object, context = {}) =>
  mapRecords(plain(more), context).events.map(({ location }) => [location?.name ?? null, location?.address ?? null]);

describe('categories', () => {
  it.each<[string, (kind: string) => object]>([
    ['in lists of lists', (kind) => ({ _embedded: { 'x:term': [[{ id: 3, name: kind, slug: kind.toLowerCase() }]] } })],
    ['in lists of lists of two kinds', (kind) => ({ taxonomies: [[{ id: 3, name: kind }], []] })],
    ['in a wrapped list', (kind) => ({ Category: { meta: { type: 'list' }, results: [kind] } })],
    ['in a wrapped list of objects', (kind) => ({ topics: { nodes: [{ name: kind }] } })],
    [
      'in an object whose description is its name',
      (kind) => ({ vid: { Ref: `0c-${kind.length}`, Description: kind } }),
    ],
    ['in a language', (kind) => ({ genres: [{ label: { en: kind, pl: `${kind} (pl)` } }] })],
    [
      'in a list of languages',
      (kind) => ({
        genres: [
          {
            code: 'g',
            label: [
              { lang: 'pl', value: `${kind} (pl)` },
              { lang: 'en', value: kind },
            ],
          },
        ],
      }),
    ],
    ['in a language, alone', (kind) => ({ category: { en: kind, pl: `${kind} (pl)` } })],
    [
      'in a list of languages, alone',
      (kind) => ({
        category: [
          { lang: 'pl', value: `${kind} (pl)` },
          { lang: 'en', value: kind },
        ],
      }),
    ],
    ['of a kind of performance', (kind) => ({ PerformanceType: { Id: 1, Description: kind } })],
    ['with an abbreviated key', (kind) => ({ ctg: kind })],
    ['with a key in the plural', (kind) => ({ luokat: kind })],
  ])('may be %s', (_, more) => {
    expect(categories(more)).toEqual(kinds.map((kind) => [kind]));
  });
});

describe('the place', () => {
  const street = (n: number) => `Mill Lane ${n + 1}`;
  const whole = places.map((name, n) => [name, `${street(n)}, Gdynia`]);

  it.each<[string, (n: number) => object]>([
    [
      'whose town is an object',
      (n) => ({ venue: { name: places[n], address: { line1: street(n) }, city: { name: 'Gdynia' } } }),
    ],
    [
      'in an embedded list',
      (n) => ({
        _embedded: {
          venues: [
            { name: places[n], city: { name: 'Gdynia' }, state: { name: 'Pomorze' }, address: { line1: street(n) } },
          ],
        },
      }),
    ],
    [
      'in a wrapped list',
      (n) => ({ locations: { results: [{ title: places[n], street: street(n), city: 'Gdynia' }] } }),
    ],
    [
      'whose description is its name',
      (n) => ({ place: { code: `0${n}`, Description: places[n], street: street(n), city: 'Gdynia' } }),
    ],
    ['with abbreviated keys', (n) => ({ loc: places[n], adr: `${street(n)}, Gdynia` })],
    [
      'in a language',
      (n) => ({
        location: {
          name: { en: places[n] },
          street_address: { en: street(n) },
          address_locality: { en: 'Gdynia', de: 'Gdingen' },
        },
      }),
    ],
    [
      'in languages by list',
      (n) => ({
        venue: {
          name: [
            { lang: 'de', value: `${places[n]} (de)` },
            { lang: 'en', value: places[n] },
          ],
          address: [{ lang: 'en', value: `${street(n)}, Gdynia` }],
        },
      }),
    ],
  ])('may be an object %s', (_, more) => {
    expect(locations(more)).toEqual(whole);
  });

  it('has its postal code beside its town in a language', () => {
    const more = (n: number) => ({
      location: {
        name: { en: places[n] },
        street_address: { en: street(n) },
        postal_code: '81001',
        address_locality: { en: 'Gdynia' },
      },
    });
    expect(locations(more)[0]).toEqual([places[0], `${street(0)}, 81001, Gdynia`]);
  });
});

describe('values in several languages', () => {
  it('give the link in the language asked for', () => {
    const url = (n: number, language: string) => `https://town.example/${language}/events/${310 + n}`;
    const more = (n: number) => ({ info_url: { en: url(n, 'en'), fi: url(n, 'fi') } });
    const urls = (language: string) => mapRecords(plain(more), { language }).events.map((event) => event.url);
    expect(urls('fi')).toEqual(titles.map((_, n) => url(n, 'fi')));
    expect(urls('en')).toEqual(titles.map((_, n) => url(n, 'en')));
  });

  it('give the image and the organizer', () => {
    const more = (n: number) => ({
      poster: { fi: `/img/${n}-fi.png`, en: `/img/${n}.png` },
      organizer: [
        { language: 'fi', text: 'Kaupunki' },
        { language: 'en', text: n % 2 ? 'City' : 'Library' },
      ],
    });
    const { events } = mapRecords(plain(more));
    expect(events[1]?.image).toBe('https://town.example/img/1.png');
    expect(events.map(({ organizer }) => organizer?.name)).toEqual(titles.map((_, n) => (n % 2 ? 'City' : 'Library')));
  });

  it('give no description in a script that the reader of the title may not know', () => {
    const more = (n: number) => ({
      title: { en: titles[n], ja: '夜の観測会' },
      description: n === 0 ? { en: '', ja: '提灯をお持ちください' } : { en: `Bring a lamp, number ${n}`, ja: '提灯' },
    });
    const { events } = mapRecords(plain(more));
    expect(events[0]?.description).toBeNull();
    expect(events[0]?.translations.ja?.description?.text).toBe('提灯をお持ちください');
    expect(events[1]?.description?.text).toBe('Bring a lamp, number 1');
    const polish = mapRecords(plain((n) => ({ ...more(n), description: { en: '', pl: 'Weź latarnię' } }))).events;
    expect(polish[0]?.description?.text).toBe('Weź latarnię');
  });
});
