import { describe, expect, it } from 'vitest';
import { createMapping } from '../../../src/mapping/mapping.ts';
import { labelsOf } from '../../../src/mapping/structure/labelled.ts';
import { mapRecords, plain, titles } from './map-records.ts';

const rulesOf = (records: readonly object[]) => mapRecords(records).detected.settings.event;

describe('fields of one’s own, as pairs of label and value', () => {
  const records = plain((n) => ({
    customFields: [
      { id: 12, label: 'Type', value: ['Walk', 'Talk'][n % 2] },
      { id: 21, label: 'Organizer', value: 'Bell Ringers’ Guild' },
      ...(n === 0 ? [] : [{ id: 31, label: 'Venue', value: `Hall ${n}` }]),
    ],
  }));

  it('are read by their label, wherever they stand in the list', () => {
    const { events } = mapRecords(records);
    expect(events.map(({ organizer }) => organizer?.name)).toEqual(titles.map(() => 'Bell Ringers’ Guild'));
    expect(events.map(({ location }) => location?.name ?? null)).toEqual([
      null,
      ...titles.slice(1).map((_, n) => `Hall ${n + 1}`),
    ]);
    expect(rulesOf(records).location).toBe("(customFields[?label=='Venue'] | [0]).value");
  });

  it.each([
    ['custom_fields', 'value'],
    ['feltverdier', 'fieldValue'],
  ])('may leave out the value of what nobody has filled in: %s', (list, value) => {
    const told = [
      ['Promoter', 'Riverside Club'],
      ['Venue', 'Old Mill'],
      ['Tickets', 'https://tickets.town.example/7'],
    ] as const;
    // Each field is empty in two of the records, the first one in the first record.
    const fields = (n: number) =>
      told.map(([name, text], at) => ({
        uid: `f${at}`,
        name,
        kind: 'text',
        ...(n % 3 === at ? {} : { [value]: at === 2 ? `https://tickets.town.example/${n}` : text }),
      }));
    const { events } = mapRecords(plain((n) => ({ [list]: fields(n) })));
    expect(events.map(({ location }) => location?.name ?? null)).toEqual(
      plain().map((_, n) => (n % 3 === 1 ? null : 'Old Mill')),
    );
    expect(events.map(({ organizer }) => organizer?.name ?? null)).toEqual(
      plain().map((_, n) => (n % 3 === 0 ? null : 'Riverside Club')),
    );
  });

  it('are none where what has no value has something else', () => {
    const items = [
      { name: 'Venue', value: 'Old Mill' },
      { name: 'Tickets', value: 'free' },
      { name: 'Promoter', items: [{ name: 'Riverside Club' }] },
    ];
    expect(labelsOf([items, items, items])).toBeNull();
    expect(labelsOf([items.slice(0, 2), items.slice(0, 2)])).not.toBeNull();
  });

  it('may repeat a label, as for several speakers', () => {
    const repeated = records.map((record) => ({
      ...record,
      customFields: [
        ...(record as { readonly customFields: readonly object[] }).customFields,
        { id: 41, label: 'Speaker', value: 'Ann Lee' },
        { id: 42, label: 'Speaker', value: 'Bo Finn' },
      ],
    }));
    expect(rulesOf(repeated).location).toBe("(customFields[?label=='Venue'] | [0]).value");
  });

  it.each<[string, object]>([
    ['in words of fields', { title: 'naslov', start: 'pocetak', place: 'mjesto' }],
    ['in words that nobody knows', { title: 'zzqa', start: 'zzqb', place: 'zzqc' }],
  ])('may stand under any key, with much beside them: %s', (_, names) => {
    const called = names as Readonly<Record<'title' | 'start' | 'place', string>>;
    const records = titles.map((title, n) => ({
      no: 310 + n,
      version: {
        parts: [
          { no: 100 * n, partIdentifier: called.title, languageCode: 'hr', partType: 'line', partValue: title },
          { no: 100 * n + 1, partIdentifier: called.start, languageCode: 'hr', partType: 'moment', partValue: `2026-05-${11 + n}T18:30:00` },
          { no: 100 * n + 2, partIdentifier: called.place, languageCode: 'hr', partType: 'line', partValue: `Hall ${n}` },
        ],
      },
    })); // biome-ignore format: one part a line
    expect(mapRecords(records).events.map(({ title, start }) => [title, start])).toEqual(
      titles.map((title, n) => [title, `2026-05-${11 + n}T16:30:00Z`]),
    );
  });

  it('may have quotes in their labels', () => {
    const { events } = mapRecords(
      plain(() => ({
        fields: [
          { name: 'Organizer’s "name"', value: 'Guild' },
          { name: "Today's \\ venue", value: 'Tower' },
        ],
      })),
    );
    expect(events[0]?.organizer?.name).toBe('Guild');
    expect(events[0]?.location?.name).toBe('Tower');
  });
});

describe('fields that are all lists of one', () => {
  it('are read also where the id is one of them', () => {
    const records = titles.map((title, n) => ({
      ref: [`${100 + n}`],
      title: [title],
      starts: [`2026-05-1${n}T18:30:00`],
    }));
    expect(mapRecords(records).events.map(({ id, title }) => [id, title])).toEqual(
      titles.map((title, n) => [`${100 + n}`, title]),
    );
  });
});

describe('objects that only put other keys together', () => {
  it('are no descriptions and no metadata', () => {
    const records = titles.map((headline, n) => ({
      id: n,
      content: {
        headline,
        teaser: `About ${headline}`,
        tags: [['Music', 'Walk'][n % 2]],
        cover: `https://town.example/${n}.jpg`,
      },
      when: { from: `2026-05-1${n}T18:30:00+02:00`, until: `2026-05-1${n}T20:00:00+02:00` },
      meta: {
        state: n === 2 ? 'cancelled' : 'published',
        modified: `2026-04-0${n + 1}T10:00:00Z`,
        link: `https://town.example/e/${n}`,
      },
    }));
    const [, , third] = mapRecords(records).events;
    expect(third).toMatchObject({
      title: titles[2],
      status: 'cancelled',
      categories: ['Music'],
      updated: '2026-04-03T10:00:00Z',
      url: 'https://town.example/e/2',
    });
  });
});

describe('a zone that the answer names once', () => {
  const firstStart = (meta: object) => {
    const records = plain();
    const body = { meta, events: records };
    const mapping = createMapping(
      { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
      { timeZone: 'Europe/Warsaw', language: 'en', linkBase: 'https://town.example' },
    );
    const listed = records.map((record) => ({ record, body }));
    const mapper = mapping.mapper(mapping.detect({ calendars: [], events: listed, details: [] }));
    const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
    return mapper.events(calendar, listed[0] as never, null).events[0]?.start;
  };

  it('is that of the dates that name none, before the site’s', () => {
    expect(firstStart({ timeZone: 'America/Chicago' })).toBe('2026-05-11T23:30:00Z');
  });

  it('is not that of the portal’s machine, nor of who asks', () => {
    expect(firstStart({ serverTimeZone: 'UTC', user_timezone: 'America/Chicago' })).toBe('2026-05-11T16:30:00Z');
  });

  it('is not that of another moment, such as the last change', () => {
    const changed = { date: '2026-04-01 10:00:00.000000', timezone_type: 3, timezone: 'UTC' };
    expect(firstStart({ updateTimestamp: changed })).toBe('2026-05-11T16:30:00Z');
    expect(firstStart({ clock: { timezone: 'UTC' } })).toBe('2026-05-11T18:30:00Z');
  });
});

describe('all-day events whose days stand under keys of their own', () => {
  const hours = (n: number) => [`2026-05-1${n}T18:30:00+02:00`, `2026-05-1${n}T20:00:00+02:00`];
  const dated = (whole: object, others: (n: number) => object) =>
    mapRecords(titles.map((title, n) => ({ id: n, title, ...(n === 3 ? whole : others(n)) }))).events;

  it('are read beside the hours of the others, the end as the last day', () => {
    const events = dated({ 'begin-day': '2026-05-14', 'finish-day': '2026-05-17' }, (n) => ({
      'begin-instant': hours(n)[0],
      'finish-instant': hours(n)[1],
    }));
    expect(events[3]).toMatchObject({ allDay: true, start: '2026-05-14', end: '2026-05-18' });
    expect(events[4]).toMatchObject({ allDay: false, start: '2026-05-14T16:30:00Z', end: '2026-05-14T18:00:00Z' });
  });

  it('have the end of iCalendar, the day after, where they share an object with the hours', () => {
    const events = dated({ begin: { day: '2026-05-14' }, finish: { day: '2026-05-17' } }, (n) => ({
      begin: { moment: hours(n)[0] },
      finish: { moment: hours(n)[1] },
    }));
    expect(events[3]).toMatchObject({ allDay: true, start: '2026-05-14', end: '2026-05-17' });
  });
});

describe('dates whose title stands in what is above them', () => {
  const untitled = (which: (n: number) => boolean) =>
    plain().map((record, n) => {
      if (!which(n)) return record;
      const { title, ...others } = record as { readonly title: string };
      return { ...others, superEvent: { type: 'SessionSeries', name: title, place: { name: 'Tower', url: '/tower' } } };
    });

  it('have it, and it is their series as well', () => {
    const { events } = mapRecords(untitled(() => true));
    expect(events.map(({ title }) => title)).toEqual(titles);
    expect(events[0]?.series?.title).toBe(titles[0]);
  });

  it('have it where others have one of their own', () => {
    expect(mapRecords(untitled((n) => n < 2)).events.map(({ title }) => title)).toEqual(titles);
  });
});

describe('one list in two parts', () => {
  it('is read whole', () => {
    const records = plain(() => ({ place: 'Tower', url: 'https://town.example/' }));
    const mapping = createMapping(
      { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
      { timeZone: 'Europe/Warsaw', language: 'en', linkBase: 'https://town.example' },
    );
    expect(mapping.eventItems({ upcoming: records.slice(0, 2), past: records.slice(2), banners: [{ id: 1 }] })).toEqual(
      records,
    );
  });
});

describe('a later page', () => {
  it('has its list where the first had it, however few it holds', () => {
    const mapping = createMapping(
      { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
      { timeZone: 'Europe/Warsaw', language: 'en', linkBase: 'https://town.example' },
    );
    const find = mapping.itemsInTurn?.('events') as (body: unknown) => readonly unknown[];
    expect(find({ gleep: plain() })).toHaveLength(6);
    expect(find({ gleep: [], events: plain() })).toEqual([]);
  });

  it('may be one record in the place of the list, as XML that became JSON writes it', () => {
    const mapping = createMapping(
      { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
      { timeZone: 'Europe/Warsaw', language: 'en', linkBase: 'https://town.example' },
    );
    const find = mapping.itemsInTurn?.('events') as (body: unknown) => readonly unknown[];
    const records = titles.map((title, n) => ({ xk01: `A${n}`, xknm: title, xkfrom: `2026.05.1${n}` }));
    expect(find({ gleeps: { gleep: records.slice(1) } })).toHaveLength(5);
    expect(find({ gleeps: { gleep: records[0] } })).toEqual([records[0]]);
    expect(() => find({ gleeps: { gleep: { code: 9, reason: 'gone' } } })).toThrow(/expected a list of events/);
  });
});

describe('a length of time without an end', () => {
  it.each([
    ['seconds', [5400, 3600, 7200]],
    ['minutes', [90, 45, 120]],
    ['hours', [1.5, 2, 1]],
  ])('is told to be in %s by its size', (unit, lengths) => {
    const records = titles.map((title, n) => ({
      id: n,
      title,
      start: `2026-05-1${n}T18:30:00Z`,
      duration: lengths[n % 3],
    }));
    const factor = { seconds: 1000, minutes: 60_000, hours: 3_600_000 }[unit] as number;
    for (const [n, { start, end }] of mapRecords(records).events.entries())
      expect(Date.parse(end as string) - Date.parse(start as string)).toBe((lengths[n % 3] as number) * factor);
  });
});

describe('what few of many events have', () => {
  it('is found among a thousand', () => {
    const records = Array.from({ length: 1000 }, (_, n) => ({
      id: n + 1,
      title: `Evening number ${n}`,
      start: `2026-12-${String(1 + (n % 28)).padStart(2, '0')}T18:00:00Z`,
      ...(n === 333 ? { state: { code: 'cancelled' } } : {}),
      ...(n === 777 ? { rrule: 'FREQ=WEEKLY;COUNT=4', meetingUrl: 'https://meet.example/abc' } : {}),
    }));
    const { events } = mapRecords(records);
    expect(events[333]?.status).toBe('cancelled');
    expect(events[777]).toMatchObject({
      onlineUrl: 'https://meet.example/abc',
      recurrence: { rules: ['FREQ=WEEKLY;COUNT=4'] },
    });
  });
});

describe('details under other keys than the list’s', () => {
  const records = titles.map((name, n) => ({
    eventId: n + 1,
    name,
    beginsAt: `2026-05-1${n}T18:30:00Z`,
    venue: `Hall ${n}`,
  }));
  const details = records.map(({ eventId, name, beginsAt, venue }) => ({
    identifier: eventId,
    heading: name,
    startTime: beginsAt,
    finishTime: beginsAt.replace('18:30', '20:00'),
    locationName: venue,
  }));

  /** Reads a record after detection has seen all, and the details of three. */
  const reader = (records: readonly object[]) => {
    const mapping = createMapping(
      { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
      { timeZone: 'Europe/Warsaw', language: 'en', linkBase: 'https://town.example' },
    );
    const listed = records.map((record) => ({ record, body: { records } }));
    const detected = mapping.detect({
      calendars: [],
      events: listed as never,
      details: listed
        .slice(0, 3)
        .map((one, n) => ({ listed: one as never, body: { result: details[n] }, id: String(n + 1) })),
    });
    const mapper = mapping.mapper(detected);
    const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
    return (n: number, body: unknown) => mapper.events(calendar, listed[n] as never, body).events[0];
  };

  it('leave the list’s keys to stand for what they do not say', () => {
    const read = reader(records);
    expect(read(0, { result: details[0] })).toMatchObject({ id: '1', title: titles[0], end: '2026-05-10T20:00:00Z' });
    expect(read(5, null)).toMatchObject({
      id: '6',
      title: titles[5],
      start: '2026-05-15T18:30:00Z',
      location: { name: 'Hall 5' },
    });
  });

  it('are waited for where the list has no dates but those on which its records were made known', () => {
    const read = reader(
      records.map(({ beginsAt, ...one }) => ({ ...one, publicationDatetime: `2026-04-0${one.eventId}T08:00:00Z` })),
    );
    expect(read(0, { result: details[0] })).toMatchObject({ start: '2026-05-10T18:30:00Z' });
    expect(read(5, null)).toMatchObject({ title: titles[5], start: null });
  });
});

describe('sessions in the places where they are', () => {
  it('are those of all places', () => {
    const records = plain((n) => ({
      start: undefined,
      end: undefined,
      venues: [0, 1].slice(0, 1 + (n % 2)).map((m) => ({
        venue: { id: `${90 + m}`, name: `Hall ${m}` },
        events: [0, 1].map((k) => ({
          id: `${1000 + 100 * n + 10 * m + k}`,
          startDateTime: `2026-05-${11 + n + 7 * m}T1${6 + k}:30:00Z`,
          endDateTime: `2026-05-${11 + n + 7 * m}T1${7 + k}:30:00Z`,
        })),
      })),
    }));
    const { events } = mapRecords(JSON.parse(JSON.stringify(records)));
    expect(events).toHaveLength(18);
    expect(events.every(({ start }) => start !== null)).toBe(true);
  });
});

describe('a stamp of publication on the record', () => {
  it('is not missed in its sessions', () => {
    const records = titles.map((title, n) => ({
      id: n,
      title,
      publishedAt: n === 4 ? null : '2026-04-01T10:00:00Z',
      sessions: [{ id: n * 10, begins: `2026-05-1${n}T18:30:00Z`, ends: `2026-05-1${n}T20:00:00Z` }],
    }));
    expect(mapRecords(records).events.map(({ status }) => status)).toEqual([
      'confirmed',
      'confirmed',
      'confirmed',
      'confirmed',
      'draft',
      'confirmed',
    ]);
  });
});

describe('titles that older records have under other keys', () => {
  it('are read where the first key is missing or empty', () => {
    const records = plain((n) => {
      const text = titles[n] as string;
      return n % 2 === 0
        ? { title: undefined, title_pl: n === 2 ? '' : text, title_es: `${text} ES` }
        : { title: { pl: text, es: `${text} ES` } };
    });
    const { events } = mapRecords(JSON.parse(JSON.stringify(records)), { language: 'pl' });
    expect(events.map(({ title }) => title)).toEqual(titles.map((title, n) => (n === 2 ? `${title} ES` : title)));
  });
});

describe('ways to reach somebody with the names of their kinds', () => {
  it('are the page and the link to book, whatever the keys are called', () => {
    const kinds = ['Téléphone', 'Site web (URL)', 'Réservation en ligne'];
    const links = (n: number) => ['05 46 00 10 30', `https://town.example/agenda/${n}`, `https://billets.example/${n}`];
    const { events } = mapRecords(
      plain((n) => ({
        moyens: kinds.flatMap((kind, m) =>
          m === 2 && n % 2 === 1 ? [] : [{ sorte: { code: `02.${m}`, libelle: kind }, coordonnees: links(n)[m] }],
        ),
      })),
      { language: 'fr' },
    );
    expect(events.map(({ url, registrationUrl }) => [url, registrationUrl])).toEqual(
      titles.map((_, n) => [links(n)[1], n % 2 === 1 ? undefined : links(n)[2]]),
    );
  });
});

describe('links with a word for what each leads to', () => {
  it('are the page, the link to book and the picture, under keys that say nothing', () => {
    const link = (k: string, u: string) => ({ n: 1, k, u: `https://town.example/${u}` });
    const { events } = mapRecords(
      plain((n) => ({
        res: [
          ...(n % 2 === 0 ? [link('Registration', `a/${n}`)] : []),
          link('Event page', `b/${n}`),
          ...(n % 3 === 0 ? [link('Image', `c/${n}.jpg`)] : []),
        ],
      })),
    );
    expect(events.slice(0, 4).map(({ url, registrationUrl, image }) => [url, registrationUrl ?? null, image])).toEqual(
      [0, 1, 2, 3].map((n) => [
        `https://town.example/b/${n}`,
        n % 2 === 0 ? `https://town.example/a/${n}` : null,
        n % 3 === 0 ? `https://town.example/c/${n}.jpg` : null,
      ]),
    );
  });
});
