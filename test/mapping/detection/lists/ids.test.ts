import { describe, expect, it } from 'vitest';
import { rankIds } from '../../../../src/mapping/detection/lists/ids.ts';
import { linkParts } from '../../../../src/mapping/detection/lists/own-links.ts';
import { calendarTableOf } from '../../../../src/mapping/detection/profile/table.ts';
import { createMapping } from '../../../../src/mapping/mapping.ts';
import type { MappingSettings } from '../../../../src/mapping/mapping-settings.ts';
import { mapRecords, titles } from '../map-records.ts';

const nothing: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };
const mapping = createMapping(nothing, { timeZone: 'Europe/Warsaw', language: 'en', linkBase: 'https://town.example' });
const uuid = (n: number) => `7d9f6c1${n}-52a1-4c6f-9a80-33b1f0c2ee4${n}`;

const records = (more: (n: number) => object) =>
  titles.map((title, n) => ({ ...more(n), title, start: `2026-05-${11 + n}T18:30:00` }));

/** What the details are asked by before detection, and what is detected: they must be the same. */
function idsOf(more: (n: number) => object) {
  const all = records(more);
  return {
    asked: all.map((record) => mapping.eventId({ record, body: {} })),
    found: mapRecords(all).events.map(({ id }) => id),
  };
}

describe('the id of an event', () => {
  it('is what tells it from the others, not that of the show that it is one of', () => {
    const shows = (n: number) => ({ id: 11 + (n % 3), instance_id: 5120 + 3 * n });
    expect(idsOf(shows).found).toEqual(titles.map((_, n) => `${5120 + 3 * n}`));
    const cinemas = idsOf((n) => ({ cinemaId: n < 4 ? '0412' : '0417', sessionId: `${198201 + n}` }));
    expect(cinemas.found).toEqual(titles.map((_, n) => `${198201 + n}`));
  });

  it('is called by the word for the records, though there are larger things of that name', () => {
    const named = (noun: string, more: (n: number) => object) => {
      const all = titles.map((title, n) => ({
        [`${noun}_id`]: uuid(n),
        [`${noun}_name`]: title,
        [`${noun}_status`]: 'OPEN',
        start_date: `2026-05-${11 + n}T18:30:00`,
        ...more(n),
      }));
      const asked = all.map((record) => mapping.eventId({ record, body: {} }));
      return { all, asked, found: mapRecords(all).events.map(({ id }) => id) };
    };
    const club = (n: number) => ({ tenant: { tenant_id: `${4410 + (n % 2)}`, tenant_city: 'Gdynia' } });
    for (const noun of ['tournament', 'festival', 'season']) {
      const { asked, found } = named(noun, club);
      expect(found, noun).toEqual(titles.map((_, n) => uuid(n)));
      expect(asked, noun).toEqual(found);
    }
    // The match has an id and a title of its own.
    const match = (n: number) => ({ match: { id: 900 + 7 * n }, title: `Round ${n + 1}` });
    expect(named('tournament', match).found).toEqual(titles.map((_, n) => `${900 + 7 * n}`));
  });

  it('is that of the film where its showings are in a list, and not in the row of a showing', () => {
    const at = (n: number) => ({ startTime: `2026-05-${11 + n}T18:30:00`, endTime: `2026-05-${11 + n}T20:30:00` });
    const film = (noun: string, n: number) => ({
      [`${noun}Id`]: `HO-${310 + n}`,
      [`${noun}Title`]: titles[n],
      synopsis: 'A tale.',
    });
    for (const noun of ['film', 'movie']) {
      const days = (n: number) => [{ day: `2026-05-${11 + n}`, sessions: [at(n), at(n + 1)] }];
      // Two houses show the same.
      const records = [...titles.keys(), ...titles.keys()].map((n, at) => ({
        ...film(noun, n),
        days: days(n + (at > 5 ? 3 : 0)),
      }));
      const found = new Set(mapRecords(records).events.map(({ id }) => id.split('@')[0]?.slice(0, 6)));
      expect(found, noun).toEqual(new Set(titles.map((_, n) => `HO-${310 + n}`)));
      const rows = [...titles.keys(), ...titles.keys()].map((n, at0) => ({ ...film(noun, n), ...at(at0) }));
      expect(
        mapRecords(rows).events.map(({ id }) => id),
        noun,
      ).not.toContain('HO-310');
    }
  });

  it('is its own, not that of the message around it', () => {
    const { events } = mapRecords(
      titles.map((name, n) => ({
        type: n === 2 ? 'Update' : 'Create',
        id: `m-${900 - n}`,
        published: `2026-04-0${n + 1}T10:00:00Z`,
        object: { type: 'Event', id: `e-${n + 1}`, name, startTime: `2026-05-${11 + n}T18:30:00Z` },
      })),
    );
    expect(events.map(({ id }) => id)).toEqual(titles.map((_, n) => `e-${n + 1}`));
  });

  it('is beside the object of all other fields, though their address has it, too', () => {
    const { events } = mapRecords(
      titles.map((name, n) => ({
        id: uuid(n),
        properties: { '@id': `https://town.example/event/${uuid(n)}`, name, startDate: `2026-05-${11 + n}T18:30:00` },
      })),
    );
    expect(events.map(({ id }) => id)).toEqual(titles.map((_, n) => uuid(n)));
  });

  it('is a URI that leads to no page, and not what its content is made into', () => {
    const hash = (n: number) => `bafy${'k3v9qd7w2m'.slice(n)}${n}7tq4hzm7tkv2w5nlyd3ruxoa6e`;
    const uri = (n: number) => `at://town/agenda.event/3m2k7d${n}`;
    const { found } = idsOf((n) => ({ uri: uri(n), cid: hash(n) }));
    expect(found).toEqual(titles.map((_, n) => uri(n)));
    expect(idsOf((n) => ({ uri: uri(n), id: 700 + 3 * n })).found).toEqual(titles.map((_, n) => `${700 + 3 * n}`));
  });

  it('is that by which the site asks for the page, of several that are called the id', () => {
    const numbers = (n: number) => ({
      deskNo: `70955${20 + n}`,
      poolNo: 1801 + 3 * n,
      image: `https://town.example/images/70955${20 + n}/poster.jpg`,
    });
    const asked = (n: number) => ({ ...numbers(n), link: `https://town.example/show?poolNo=${1801 + 3 * n}` });
    expect(idsOf(asked).found).toEqual(titles.map((_, n) => `${1801 + 3 * n}`));
    const places = (n: number) => ({ ...numbers(n), venueLink: `https://town.example/map?poolNo=${1801 + 3 * n}` });
    expect(idsOf(places).found).toEqual(titles.map((_, n) => `70955${20 + n}`));
  });

  it('is what is called the id and no more, though the site asks by another number', () => {
    const { found } = idsOf((n) => ({
      id: 700 + 3 * n,
      code: `K${40 + n}`,
      link: `https://town.example/show?code=K${40 + n}`,
    }));
    expect(found).toEqual(titles.map((_, n) => `${700 + 3 * n}`));
  });

  it('is no URI of a picture, of something else or of an app', () => {
    const url = (n: number) => `https://town.example/events/${7000 + n}`;
    for (const beside of [
      (n: number) => ({ image: `s3://bucket/img/k${n}.jpg` }),
      (n: number) => ({ photo: `data:image/png;base64/kd${n}aa` }),
      (n: number) => ({ app_url: `myapp://event/${n}a` }),
    ])
      expect(idsOf((n) => ({ url: url(n), ...beside(n) })).found).toEqual(titles.map((_, n) => `${7000 + n}`));
    const { found } = idsOf((n) => ({ hash: uuid(n), osm_uri: `osm:node:${n}12` }));
    expect(found).toEqual(titles.map((_, n) => uuid(n)));
  });

  it('is the fragment of an address, where nothing else but a number of views is apart', () => {
    const { found } = idsOf((n) => ({
      resource: `https://data.town.example/id/event#k${n + 1}`,
      viewer: 40122 - 37 * n,
      place: { id: 12 + (n % 2) },
    }));
    expect(found).toEqual(titles.map((_, n) => `k${n + 1}`));
  });

  it('is what leads to its page, and not the part or the day of it that is shown', () => {
    for (const shown of ['#content', '?date=2026-05-11', '?occurrence=77']) {
      const linked = (n: number) => ({ link: `https://town.example/events/${4000 + 7 * n}/${shown}` });
      expect(idsOf(linked).found).toEqual(titles.map((_, n) => `${4000 + 7 * n}`));
      const { link } = linked(0);
      expect(linkParts('link', [link], false).map(({ read }) => read(link))).toContain('4000');
      expect(linkParts('link', [link], false).map(({ name }) => name)).not.toContain('link:query');
    }
    const days = (n: number) => ({ link: `https://town.example/events/4000/?occurrence=${77 + 5 * n}` });
    expect(idsOf(days).found).toEqual(titles.map((_, n) => `${77 + 5 * n}`));
  });

  it('is the number that a short key calls one, beside a name for paths', () => {
    const slugs = ['spring-fair', 'night-walk', 'open-day', 'barn-dance', 'choir', 'quiz', 'film', 'supper', 'regatta'];
    const made = titles.map((title) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-'));
    // Whatever its key is, a number outlives a name that is made of the title.
    for (const key of ['nid', 'pid', 'eid', 'ref', 'post'])
      for (const names of key === 'post' ? [made] : [slugs, made]) {
        const { events } = mapRecords(
          titles.map((title, n) => ({
            title,
            field_date: `2026-05-${11 + n}T18:30:00`,
            view_node: `/event/${names[n]}`,
            [key]: `${40 + 3 * n}`,
          })),
        );
        expect([key, events.map(({ id }) => id)]).toEqual([key, titles.map((_, n) => `${40 + 3 * n}`)]);
      }
  });

  it('is a number with zeros in front, which nobody counts with, whatever its key is', () => {
    const { found } = idsOf((n) => ({
      client: '100',
      verid: `000000${4711 + 3 * n}`,
      link: `https://town.example/agenda/evening-${n + 1}`,
    }));
    expect(found).toEqual(titles.map((_, n) => `000000${4711 + 3 * n}`));
  });

  it('of a calendar is the value of a choice, of which one stands for all', () => {
    const choices = ['', 'talks', 'walks', 'music'].map((value) => ({
      value,
      label: value === '' ? 'All' : `Our ${value}`,
    }));
    const table = calendarTableOf(choices, 'en');
    expect(rankIds(table, 'calendars').map(({ rule }) => rule)[0]).toBe('value');
  });

  it('of a calendar is the one parameter of its address', () => {
    const rows = ['talks', 'walks'].map((key) => ({
      title: `Our ${key}`,
      url: `https://town.example/list.php?cal=${key}`,
    }));
    expect(rankIds(calendarTableOf(rows, 'en'), 'calendars').map(({ rule }) => rule)).toContain(
      "split(split(url, 'cal=')[1], '&')[0]",
    );
  });

  it('is not that of a revision, and not one that few have', () => {
    const { found } = idsOf((n) => ({
      versionId: uuid(n),
      tickets: n === 1 ? { id: 716, left: 3 } : null,
      code: `K-${310 + n}`,
    }));
    expect(found).toEqual(titles.map((_, n) => `K-${310 + n}`));
  });

  it('is beside two objects of all other fields, whatever comes first', () => {
    const { events } = mapRecords(
      titles.map((title, n) => ({
        main: {
          kind: 'Event', uid: `${uuid(n)}@town.example`, draft: false, origin: true, title, text: 'Come.', language: 'en', color: 'red', privacy: 'public', sequence: 1,
          created: '2026-04-01T10:00:00Z', updated: `2026-04-0${n + 1}T10:00:00Z`, duration: 'PT2H', method: 'publish', free: true, priority: 2, version: 7, locale: 'en',
        }, // biome-ignore format: a record
        id: `ev${310 + n}`,
        more: { start: `2026-05-${11 + n}T18:30:00`, end: `2026-05-${11 + n}T20:00:00` },
      })),
    );
    expect(events.map(({ id }) => id)).toEqual(titles.map((_, n) => `ev${310 + n}`));
  });

  it.each<[string, (n: number) => object, (n: number) => string]>([
    [
      'in an object of the event before a slug',
      (n) => ({ Slug: `night-${'abcdef'[n]}`, Web: `/e/night-${'abcdef'[n]}`, Event: { Id: uuid(n), Type: 'Public' } }),
      (n) => uuid(n),
    ],
    [
      'in an object of codes before a number',
      (n) => ({ COD: { SESION: `O-${128 + n}-2026`, ESTADO: 'P' }, NUM_SESION: 128 + n }),
      (n) => `O-${128 + n}-2026`,
    ],
    ['a plain number before a GUID', (n) => ({ GUID: uuid(n), Id: 61 + n }), (n) => `${61 + n}`],
    ['a plain number before a UUID', (n) => ({ id: 61 + n, uuid: uuid(n) }), (n) => `${61 + n}`],
    ['a plain number in two spellings', (n) => ({ GUID: uuid(n), Id: 61 + n, ID: 61 + n }), (n) => `${61 + n}`],
    ['a UUID before a number of another name', (n) => ({ number: n, uuid: uuid(n) }), uuid],
    ['the one of the event before a UUID', (n) => ({ event_id: 900 + n, uuid: uuid(n) }), (n) => `${900 + n}`],
    ['any word and id before a slug', (n) => ({ api_id: `evt-K${n}w`, slug: `talk-${n}` }), (n) => `evt-K${n}w`],
    ['another word and id before a slug', (n) => ({ resource_id: 40 + n, slug: `talk-${n}` }), (n) => `${40 + n}`],
    [
      'the one for others before a plain number',
      (n) => ({ id: n, documentId: `k${n}h2v8q0w3m5x7z9b1d4f` }),
      (n) => `k${n}h2v8q0w3m5x7z9b1d4f`,
    ],
    ['of a path what differs', (n) => ({ name: `projects/town/documents/events/k${n}Q3v` }), (n) => `k${n}Q3v`],
    ['of a path of the interface what differs', (n) => ({ '@id': `/api/v2/events/k${n}Q3v` }), (n) => `k${n}Q3v`],
    ['the whole number of a year', (n) => ({ bookingNo: `RM/2026/08${10 + n}` }), (n) => `RM/2026/08${10 + n}`],
  ])('%s', (_, more, id) => {
    const { asked, found } = idsOf(more);
    expect(asked).toEqual(titles.map((_title, n) => id(n)));
    expect(found).toEqual(asked);
  });

  it('is no moment of the event and no title, however unlike those of all others they are', () => {
    const all = ['职工羽毛球赛', '秋季登山健步走', '劳模宣讲会议', '技能提升培训班', '单身青年联谊会', '冬季拔河比赛'];
    const { events } = mapRecords(
      all.map((mc, n) => ({
        xyid: 20260391 + 7 * n,
        xymc: mc,
        xyks: 1_792_197_000 + 604_800 * n,
        xyjs: 1_792_200_600 + 604_800 * n,
      })),
    );
    expect(events.map(({ id }) => id)).toEqual(all.map((_, n) => `${20260391 + 7 * n}`));
  });

  it('is the number of the booking with which a record begins, before that of a receipt which some lack', () => {
    const { found } = idsOf((n) => ({
      booking: { No: `RM/2026/08${10 + n}`, Status: 'CONFIRMED' },
      isPublic: true,
      receiptNo: n % 3 === 2 ? null : `R08${10 + n}`,
    }));
    expect(found).toEqual(titles.map((_, n) => `RM/2026/08${10 + n}`));
  });

  it('is in either of two places, where each record has it in one', () => {
    const { asked, found } = idsOf((n) =>
      n % 2 === 0 ? { event: { ID: 610 + n, Image: `/${n}.png` } } : { eventID: 610 + n },
    );
    expect(asked).toEqual(titles.map((_, n) => `${610 + n}`));
    expect(found).toEqual(asked);
  });

  it('is a code of many signs before a number that counts the records', () => {
    const { found } = idsOf((n) => ({ _id: n + 1, ref: `NB-2026-${310 + 7 * n}` }));
    expect(found).toEqual(titles.map((_, n) => `NB-2026-${310 + 7 * n}`));
  });

  it('is a short code, where its key says so, before a number that counts the records', () => {
    const codes = titles.map((_, n) => `K-${31 + n}`);
    expect(idsOf((n) => ({ n: n + 1, 'رمز الدورة': codes[n] })).found).toEqual(codes);
    expect(idsOf((n) => ({ n: n + 1, 'course code': codes[n] })).found).toEqual(codes);
    expect(idsOf((n) => ({ n: n + 1, 'room code': codes[n] })).found).not.toEqual(codes);
  });

  it('may be called the code of the event', () => {
    const { asked, found } = idsOf((n) => ({ cityCode: `g${n}`, eventCode: `k00${n}` }));
    expect(asked).toEqual(titles.map((_, n) => `k00${n}`));
    expect(found).toEqual(asked);
  });

  it('is a small number that is called one, though the records begin above one', () => {
    const { found } = idsOf((n) => ({ event_id: n + 3, slug: `talk-${n}` }));
    expect(found).toEqual(titles.map((_, n) => `${n + 3}`));
  });

  it('is no number of a row beside one that counts the records by name', () => {
    const { found } = idsOf((n) => ({ nr: n + 1, outlay: 120 + 35 * n, __rowNum__: n + 3 }));
    expect(found).toEqual(titles.map((_, n) => `${n + 1}`));
  });

  it('is the first field of the event, not its position beside it, whatever either is called', () => {
    const { events } = mapRecords(
      titles.map((opera, n) => ({
        row: n,
        show: { progressivo: 7701 + 13 * n, opera, data_ora: `2026-05-${11 + n}T18:30:00` },
      })),
    );
    expect(events.map(({ id }) => id)).toEqual(titles.map((_, n) => `${7701 + 13 * n}`));
  });

  it('is none that all records share, whatever the other is called', () => {
    const { found } = idsOf((n) => ({ siteId: 4, langId: 1, eid: 118 + 7 * n }));
    expect(found).toEqual(titles.map((_, n) => `${118 + 7 * n}`));
  });

  it('is none that speaks of something else', () => {
    const { found } = idsOf((n) => ({ series_id: 40 + n, venue_id: 70 + n, slug: `talk-${n}` }));
    expect(found).toEqual(titles.map((_, n) => `talk-${n}`));
  });

  it('is the number of a thing where only the state has an id', () => {
    const { found } = idsOf((n) => ({ productGroupId: 3813001 + 7 * n, state: { id: 1 + (n % 2), name: 'Open' } }));
    expect(found).toEqual(titles.map((_, n) => `${3813001 + 7 * n}`));
  });

  it('may be a number that counts them, which is asked for after a name for paths', () => {
    const records = ['talks', 'walks', 'concerts'].map((slug, n) => ({ id: n + 1, slug, title: `All ${slug}` }));
    const asked = mapping.idCandidates?.('calendars', records).map(({ rule }) => rule) ?? [];
    expect(asked.indexOf('slug')).toBeLessThan(asked.indexOf('id'));
    expect(asked).toContain('slug');
    const others = records.map(({ slug, title }, n) => ({
      _id: { $oid: `64f0aa10c2d1e3001${n}a00001` },
      short: slug,
      title,
    }));
    expect(mapping.idCandidates?.('calendars', others).map(({ rule }) => rule)).toContain('short');
  });

  it('is the name of calendars that have nothing else', () => {
    const named = ['Performing arts', 'Festivals'].map((name) => ({ name, dataset: 'events', count: 2 }));
    const rules = (records: readonly object[]) => mapping.idCandidates?.('calendars', records).map(({ rule }) => rule);
    expect(rules(named)).toEqual(['name']);
    expect(rules(named.map((one, n) => ({ ...one, code: `c${n}` })))).not.toContain('name');
  });

  it('may be as short as the name of a language', () => {
    const short = ['zh', 'be', 'so', 'vd', 'ag', 'nl'];
    expect(idsOf((n) => ({ id: short[n] })).found).toEqual(short);
  });

  it('has others to ask by, the likeliest first', () => {
    const record = { id: 61, uuid: uuid(1), slug: 'talk-61', title: 'Talk', venue_id: 7 };
    const asked = (by: typeof mapping) => by.idCandidates?.('events', [record]).map(({ idOf }) => idOf(record));
    expect(asked(mapping)).toEqual(['61', uuid(1), 'talk-61']);
    const configured = createMapping(
      { ...nothing, event: { id: 'slug' } },
      { timeZone: null, language: 'en', linkBase: 'https://town.example' },
    );
    expect(asked(configured)).toEqual(['talk-61']);
  });

  it('is asked for by what stands in the links, where nothing that is called an id does, in however few records', () => {
    const record = { _id: uuid(1), recid: '2402', title: 'Talk', zip: '03909', url: '/event/talk/2402/' };
    const asked = mapping.idCandidates?.('events', [record]).map(({ idOf }) => idOf(record));
    expect(asked).toEqual([uuid(1), '2402']);
  });

  it('is the number that stands in the links of its record', () => {
    const links = (n: number) => ({
      old_id: 220 + n,
      web_id: 6610 + 3 * n,
      page: `https://town.example/e/${220 + n}/`,
    });
    expect(idsOf(links).found).toEqual(titles.map((_, n) => `${220 + n}`));
    const posts = (n: number) => ({ ...links(n), page: `https://town.example/?p=${6610 + 3 * n}` });
    expect(idsOf(posts).found).toEqual(titles.map((_, n) => `${6610 + 3 * n}`));
  });

  it('is in the link of a record to itself, or in what is about the record, where nothing else is called its id', () => {
    const hall = (n: number) => ({ organizer: { id: `o-${40 + n}`, name: `Choir ${n}` } });
    const href = (n: number) => `https://api.town.example/v1/items/${710 + n}`;
    const withId = (n: number) => ({
      links: [{ id: 710 + n, rel: 'self', href: href(n) }],
      slug: `no-${n}`,
      ...hall(n),
    });
    const withHref = (n: number) => ({ _links: { self: { href: href(n) } }, slug: `no-${n}`, ...hall(n) });
    const inList = (n: number) => ({
      links: [
        { rel: 'next', href: href(n + 1) },
        { rel: 'self', href: href(n) },
      ],
      ...hall(n),
    });
    const about = (n: number) => ({ slug: `no-${n}`, metadata: { uid: 710 + n }, ...hall(n) });
    for (const more of [withId, withHref, inList, about])
      expect(idsOf(more)).toEqual({
        asked: titles.map((_, n) => `${710 + n}`),
        found: titles.map((_, n) => `${710 + n}`),
      });
    const called = (n: number) => ({ ...withHref(n), id: 31 + n });
    expect(idsOf(called).found).toEqual(titles.map((_, n) => `${31 + n}`));
  });

  it('is in the link of a record to itself only where nothing else may be its id', () => {
    const slugs = titles.map((title) => title.toLowerCase().replaceAll(' ', '-'));
    const self = (n: number) => ({ self: `https://api.town.example/v1/events/2026-05-${11 + n}-${slugs[n]}` });
    const own: readonly ((n: number) => object)[] = [
      (n) => ({ eventNumber: `NB-2026-${317 + n}`, selfLink: `https://town.example/e/${slugs[n]}` }),
      (n) => ({ meta: { uid: `NB-2026-${317 + n}` }, ...self(n) }),
      (n) => ({ code: `NB-2026-${317 + n}`, ...self(n) }),
      (n) => ({ _links: { self: { href: `https://town.example/events/NB-2026-${317 + n}/${slugs[n]}` } } }),
      (n) => ({ links: [{ rel: 'self', href: `https://town.example/events/NB-2026-${317 + n}/versions/${n + 2}` }] }),
    ];
    for (const more of own) expect(idsOf(more).found).toEqual(titles.map((_, n) => `NB-2026-${317 + n}`));
    const alone = (n: number) => ({ number: 7013 + n, ...own[4]?.(n) });
    expect(idsOf(alone).found).toEqual(titles.map((_, n) => `${7013 + n}`));
    const named = (n: number) => ({ slug: `walk-${'abcdef'[n]}`, ...self(n) });
    expect(idsOf(named).found).toEqual(titles.map((_, n) => `walk-${'abcdef'[n]}`));
  });

  it('is in the address of a link whose id is that of all links to itself', () => {
    const more = (n: number) => ({
      links: [
        { id: 1, rel: 'self', href: `https://town.example/api/events/${4713 + n}` },
        { id: 2, rel: 'collection', href: 'https://town.example/api/events' },
      ],
    });
    const ids = titles.map((_, n) => `${4713 + n}`);
    expect(idsOf(more)).toEqual({ asked: ids, found: ids });
  });

  it('is in the address of a link whose id numbers the links of the answer', () => {
    const more = (n: number) => ({
      links: [
        { id: 2 * n + 1, rel: 'self', href: `https://town.example/api/events/${4713 + n}` },
        { id: 2 * n + 2, rel: 'collection', href: 'https://town.example/api/events' },
      ],
    });
    expect(idsOf(more).found).toEqual(titles.map((_, n) => `${4713 + n}`));
  });

  it('is the number after what reads like a version, where nothing before it may be an id', () => {
    const ids = titles.map((_, n) => `${7013 + n}`);
    for (const folder of ['api', 'api/v2'])
      expect(idsOf((n) => ({ self: `https://town.example/${folder}/v/${7013 + n}` }))).toEqual({
        asked: ids,
        found: ids,
      });
    const versions = (n: number) => ({ self: `https://town.example/events/${7013 + n}/versions/${n + 2}` });
    expect(idsOf(versions)).toEqual({ asked: ids, found: ids });
  });

  it('stays where one record has none yet, which has its link to itself', () => {
    const more = (n: number) => ({
      ...(n !== 3 && { id: 7013 + 13 * n }),
      self: `https://town.example/api/e/${731 + 31 * n}`,
    });
    expect(idsOf(more).found).toEqual(titles.map((_, n) => (n === 3 ? `${731 + 31 * n}` : `${7013 + 13 * n}`)));
    const lacking = (n: number) => (n % 2 === 0 ? more(n) : { self: more(n).self });
    expect(idsOf(lacking).found).toEqual(titles.map((_, n) => `${731 + 31 * n}`));
  });

  it('is no folder that stands in the links of many records', () => {
    const more = (n: number) => ({ networkId: 'vl', parish: `/vl/${n % 2}/parish`, id: `${915 + n}` });
    expect(idsOf(more).found).toEqual(titles.map((_, n) => `${915 + n}`));
  });

  it('is not what the portal does not know its calendars by', () => {
    const number = (n: number) => [{ value: n }];
    const calendars = [12, 15, 18].map((n) => ({
      tid: number(n),
      uuid: [{ value: uuid(n % 10) }],
      name: [{ value: `Calendar ${n}` }],
      weight: number(0),
      status: [{ value: true }],
    }));
    const all = titles.map((title, n) => ({
      nid: number(4410 + n),
      uuid: [{ value: uuid(n) }],
      title: [{ value: title }],
      start: [{ value: `2026-05-${11 + n}T18:30:00` }],
    }));
    const events = all.map((record) => ({ record, body: all }));
    const found = (calendarIds: readonly string[]) =>
      mapping.detect({ calendars: [calendars], calendarIds, events, details: [] }).settings.event.id;
    expect(found([])).toBe('uuid[0].value');
    expect(found(['12', '15', '18'])).toBe('nid[0].value');
  });

  it('is that all the same, where many records have no other', () => {
    const calendars = ['diary', 'courses'].map((key, n) => ({ key, unid: uuid(7 + n), title: `The ${key}` }));
    const all = titles.map((title, n) => ({
      unid: uuid(n),
      ...(n % 2 === 0 && { docNo: `HV-026${n}` }),
      title,
      start: `2026-05-${11 + n}T18:30:00`,
    }));
    const events = all.map((record) => ({ record, body: all }));
    const { settings } = mapping.detect({
      calendars: [calendars],
      calendarIds: ['diary', 'courses'],
      events,
      details: [],
    });
    expect([settings.calendars.id, settings.event.id]).toEqual(['key', 'unid']);
  });

  it('is the one that the details answered to', () => {
    const body = { events: records((n) => ({ id: 61 + n, uuid: uuid(n) })) };
    const events = body.events.map((record) => ({ record, body }));
    const details = events.slice(0, 2).map((listed, n) => ({ listed, id: uuid(n), body: { text: 'More of it' } }));
    expect(mapping.detect({ calendars: [], events, details }).settings.event.id).toBe('uuid');
    const plainly = details.map(({ listed, body: more }) => ({ listed, body: more }));
    expect(mapping.detect({ calendars: [], events, details: plainly }).settings.event.id).toBe('id');
  });
});

describe('the id of an event that stands in two calendars', () => {
  it('is the one that the details answered to, whatever its name says', () => {
    const half = records((n) => ({ id: 61 + n, eventPlaceName: `talk-${n}` }));
    const body = { events: half };
    const events = [...half, ...half.map((record) => ({ ...record, title: `${record.title}, again` }))].map(
      (record) => ({ record, body }),
    );
    const details = events
      .slice(0, 2)
      .map((listed, n) => ({ listed, id: `talk-${n}`, body: { text: `More of ${n}` } }));
    expect(mapping.detect({ calendars: [], events, details }).settings.event.id).toBe('eventPlaceName');
  });
});

describe('the id of a calendar', () => {
  it('may be zero beside a long number, as spreadsheets number their sheets', () => {
    const sheets = [
      { gid: '0', title: 'Programme', rows: 6 },
      { gid: '731204466', title: 'Workshops', rows: 4 },
    ];
    const [first] = rankIds(calendarTableOf(sheets, 'en'), 'calendars');
    expect([...(first?.ids.values() ?? [])]).toEqual(['0', '731204466']);
  });

  it('may be that of a category, which is asked for after the names', () => {
    const records = ['Lectures', 'Concerts', 'Courses'].map((name, n) => ({
      categoryId: 101 + n,
      categoryName: name,
      orderNum: n + 1,
    }));
    const asked = mapping.idCandidates?.('calendars', records).map(({ rule }) => rule);
    expect(asked).toContain('categoryId');
  });

  it('may be as short as the name of a language', () => {
    const body = [
      { id: 'zh', name: 'Zürich' },
      { id: 'be', name: 'Bern' },
      { id: 'sg', name: 'St. Gallen' },
    ];
    const mapper = mapping.mapper(mapping.detect({ calendars: [body], events: [], details: [] }));
    expect(body.map((record) => mapper.calendar({ record, body }).calendar?.id)).toEqual(['zh', 'be', 'sg']);
    expect(body.map((record) => mapping.calendarId(record))).toEqual(['zh', 'be', 'sg']);
  });

  it.each<[string, object]>([
    ['a code', { codice: 'EV', descrizione: 'Eventi' }],
    ['a column of another name', { SERVICE: 'EV', INF_NM: 'Events of the city' }],
    ['a short sign', { kz: 'EV', bez: 'Veranstaltungen' }],
  ])('may be %s of the only one', (_, record) => {
    const mapper = mapping.mapper(mapping.detect({ calendars: [[record]], events: [], details: [] }));
    expect(mapper.calendar({ record, body: [record] }).calendar?.id).toBe('EV');
  });
});

it('takes a number for the id of a calendar, though its name is a time in some language', () => {
  const calendars = ['12', '15'].map((tid, n) => ({ tid: Number(tid), uuid: uuid(n), name: `Talks ${n}` }));
  const ranked = rankIds(calendarTableOf(calendars, 'en'), 'calendars', ['12', '15']);
  expect(ranked.map(({ rule, isProved }) => [rule, isProved])).toEqual([
    ['tid', true],
    ['uuid', false],
  ]);
  expect([...(ranked[0]?.ids.values() ?? [])]).toEqual(['12', '15']);
});
