import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../../src/mapping/detection/compose/place-parts.ts';
import { profileOf } from '../../../../src/mapping/detection/model/features.ts';
import { tableOf } from '../../../../src/mapping/detection/profile/table.ts';
import { mapRecords, plain, titles } from '../map-records.ts';

const rooms = ['Great Hall', 'Reading Room', 'Great Hall', 'Courtyard', 'Reading Room', 'Great Hall'];
const streets = ['Mill Lane 4', 'Church Street 12', 'Mill Lane 4', 'Castle Road 1', 'Church Street 12', 'Mill Lane 4'];
const at = <T>(list: readonly T[], n: number): T => list[n] as T;

const textsOf = (records: readonly object[]): readonly string[] =>
  mapRecords(records).events.map(({ location }) =>
    [location?.name, location?.address].filter((text) => text != null).join(' | '),
  );

describe('where an event takes place', () => {
  it('has the town that stands beside the postal code, and gives its name to no organizer', () => {
    const { events } = mapRecords(
      plain((n) => ({
        osrodek: {
          nazwa: n % 2 === 0 ? 'Centrum Szkoleniowe' : 'Klub Seniora',
          ulica: n % 2 === 0 ? 'ul. Lipowa 22' : 'ul. Farna 2',
          kodPocztowy: n % 2 === 0 ? '10-980' : '34-999',
          miejscowosc: n % 2 === 0 ? 'Olszany' : 'Górzyska',
          szerGeogr: 53.7761,
          dlGeogr: 20.4802,
        },
      })),
      { language: 'pl' },
    );
    expect(events[0]?.location).toMatchObject({
      name: 'Centrum Szkoleniowe',
      address: 'ul. Lipowa 22, 10-980 Olszany',
    });
    expect(events.map(({ organizer }) => organizer)).toEqual(events.map(() => null));
  });

  it('has the number of the room beside the house', () => {
    const numbers = ['1.14', '2.07', 'A1', 'PC3', '412', '1.14'];
    const read = textsOf(plain((n) => ({ budova: n % 2 === 0 ? 'HB' : 'ST', mistnost: numbers[n], kapacitaMistnosti: 20 * n })));
    expect(read).toEqual(numbers.map((number, n) => `${n % 2 === 0 ? 'HB' : 'ST'}, ${number}`));
  }); // biome-ignore format: one record

  it('has no number of a floor, of a size or of a fee beside the house', () => {
    const read = (more: (n: number) => object) => textsOf(plain((n) => ({ building: rooms[n], ...more(n) })));
    expect(read((n) => ({ floor: n }))).toEqual(rooms);
    expect(read((n) => ({ room_area: 85 + n }))).toEqual(rooms);
    expect(read((n) => ({ room_fee: 25 + n }))).toEqual(rooms);
  });

  it('has the degrees of another element of its list than the one with the street', () => {
    const { events } = mapRecords(
      plain((n) => ({
        places: [
          { name: rooms[n], street: streets[n] },
          ...(n === 1 ? [] : [{ name: rooms[n], lat: 50 + n / 8, lng: 20 }]),
        ],
      })),
    );
    expect(events.map(({ location }) => location?.geo?.lat ?? null)).toEqual([50, null, 50.25, 50.375, 50.5, 50.625]);
  });

  it('has no degrees of another place in its list', () => {
    const geoOf = (other: (n: number) => object, own: object = {}) =>
      mapRecords(plain((n) => ({ places: [{ name: rooms[n], street: streets[n], ...own }, other(n)] }))).events.map(
        ({ location }) => location?.geo ?? null,
      );
    const none = titles.map(() => null);
    expect(geoOf((n) => ({ name: 'Castle ruin', street: 'Hill 1', lat: 50 + n / 8, lng: 20 }))).toEqual(none);
    expect(geoOf((n) => ({ name: 'Parking P1', lat: 50 + n / 8, lng: 20 }))).toEqual(none);
    // The latitude of the one and the longitude of the other are nowhere.
    const halves = geoOf((n) => ({ name: rooms[n], lat: 50 + n / 8, lng: 20 }), { lat: 47 });
    expect(halves).toEqual(titles.map((_, n) => ({ lat: 50 + n / 8, lon: 20 })));
  });

  it('is the same where all fields stand in one object', () => {
    const fields = (n: number) => ({
      件名: titles[n],
      開催日: `2026年5月${11 + n}日`,
      時間: '13:30~15:00',
      会場: n % 2 === 0 ? '講義棟A 201教室' : '理学部棟 大会議室',
      キャンパス: n % 2 === 0 ? '緑ヶ丘キャンパス' : '北キャンパス',
      主催: '地域連携センター',
      分類: n % 2 === 0 ? '公開講座' : '講演会',
      概要: 'どなたでも参加できます。',
    });
    const placesOf = (records: readonly object[]) =>
      mapRecords(records, { language: 'ja', timeZone: 'Asia/Tokyo' }).events.map(({ location }) => location);
    const whole = placesOf(titles.map((_, n) => ({ 整理番号: 310 + n, properties: fields(n) })));
    expect(whole).toEqual(placesOf(titles.map((_, n) => ({ 整理番号: 310 + n, ...fields(n) }))));
    expect(whole[0]?.name).toBe('講義棟A 201教室, 緑ヶ丘キャンパス');
  });

  it('is what it is called, and an address in postal order, whatever the order of the keys', () => {
    const records = plain((n) => ({
      venue: { city: 'Ashford', zip: '10115', street: at(streets, n), name: at(rooms, n) },
    }));
    expect(textsOf(records)).toEqual(rooms.map((room, n) => `${room} | ${streets[n]}, 10115 Ashford`));
  });

  it('is what says so of itself, under a key that says nothing', () => {
    const records = plain((n) => ({
      category: [{ uri: `https://town.example/terms/${n % 2}`, resource: 'term', name: ['Music', 'Talk'][n % 2] }],
      frobnic: [
        { uri: `https://town.example/places/${n % 3}`, id: `p${n % 3}`, resource: 'location', title: at(rooms, n) },
      ],
    }));
    expect(textsOf(records)).toEqual(rooms);
  });

  it('has the room that the house stands in', () => {
    const halls = ['Statenzaal', 'Atrium', 'Turfschip', 'Veenkamer', 'Veenkamer', 'Atrium'];
    const houses = ['Provinciehuis', 'Steunpunt Oostermoer'];
    const { events } = mapRecords(
      titles.map((onderwerp, n) => ({
        boeking: {
          nr: 88_121 + 9 * n,
          onderwerp,
          vanaf: 1_791_372_600 + 90_000 * n,
          tot: 1_791_388_800 + 90_000 * n,
          organisatie: `Team ${at(titles, 5 - n)}`,
        },
        ruimte: {
          id: 3 + (n % 4),
          naam: at(halls, n),
          etage: `${n % 3}`,
          capaciteit: 20 * (n + 1),
          gebouw: {
            id: n === 3 ? 2 : 1,
            naam: at(houses, n === 3 ? 1 : 0),
            straat: at(['Westerkade 1', 'Marktstraat 22'], n === 3 ? 1 : 0),
            postcode: '9411 KA',
            plaats: n === 3 ? 'Stadsmusselo' : 'Veenoord',
            lat: n === 3 ? 52.9893 : 52.8561,
            lon: n === 3 ? 6.9507 : 6.5022,
          },
        },
      })),
      { language: 'nl' },
    );
    expect(events.map(({ location }) => location?.name)).toEqual(
      halls.map((hall, n) => `${hall}, ${houses[n === 3 ? 1 : 0]}`),
    );
  });

  it('has the hall beside the house, of each of its dates as well', () => {
    const dateOf = (n: number, day: number) => ({
      eventId: 9000 + 10 * n + day,
      startDate: `2026-06-${10 * day + n}T19:30:00`,
      endDate: `2026-06-${10 * day + n}T21:30:00`,
      saleStatus: 1,
      remaining: 20 + n,
      venue: ['The Playhouse', 'The Assembly Rooms'][n % 2],
      hall: at(rooms, n),
      minPrice: 12,
      maxPrice: 20,
      duration: 120,
    });
    const records = titles.map((name, n) => ({
      groupId: 41 + n,
      name,
      description: `<p>It begins at the gate, number ${n}.</p>`,
      dates: [dateOf(n, 1), dateOf(n, 2)],
    }));
    const places = new Set(mapRecords(records).events.map(({ location }) => location?.name));
    expect([...places]).toEqual([
      'The Playhouse, Great Hall',
      'The Assembly Rooms, Reading Room',
      'The Assembly Rooms, Courtyard',
      'The Playhouse, Reading Room',
      'The Assembly Rooms, Great Hall',
    ]);
  });

  it('has the hall beside the street whose key is a word of dates in another language', () => {
    const halls = ['Didžioji salė', 'Mažoji salė', 'Didžioji salė', 'Kiemelis', 'Mažoji salė', 'Didžioji salė'];
    const records = plain((n) => ({ sale: at(halls, n), adresas: at(streets, n) }));
    expect(textsOf(records)).toEqual(halls.map((hall, n) => `${hall} | ${streets[n]}`));
  });

  it('has the building between a room and its street whose key is a word of times in another language, not when it is open', () => {
    const records = plain((n) => ({
      vendi: {
        salla: at(rooms, n),
        godina: `Godina ${at(['A', 'B'], n % 2)}`,
        adresa: at(streets, n),
        orari: 'E hënë – E premte',
      },
    }));
    expect(textsOf(records)).toEqual(
      rooms.map((room, n) => `${room}, Godina ${n % 2 === 0 ? 'A' : 'B'} | ${streets[n]}`),
    );
    const open = plain((n) => ({ venue: { room: at(rooms, n), time: 'Mo-Fr 9:00-17:00', address: at(streets, n) } }));
    expect(textsOf(open)[0]).toBe('Great Hall | Mill Lane 4');
  });

  it('has the only text of a page for its name, whatever the key', () => {
    const page = (text: string) => ({
      fulltext: text,
      fullurl: `https://town.example/${text}`,
      exists: '1',
      title: '',
    });
    const records = plain((n) => ({
      lokal: page(at(rooms, n)),
      gatuadress: at(streets, n),
      arrangör: page('Stadsteatern'),
    }));
    const { events } = mapRecords(records, { language: 'sv' });
    expect(events.map(({ location }) => location?.name)).toEqual(rooms);
  });

  it('is said once where each part of the event says the same', () => {
    const part = (n: number) => ({ no: `A-${n}`, location: { name: at(rooms, n), city: 'Porto Serra' } });
    const texts = textsOf(plain((n) => ({ products: n === 1 ? [part(n), part(n), part(n)] : [part(n)] })));
    expect(texts[1]).toBe('Reading Room | Porto Serra');
  });

  it('is not the town of those who organize it, where its own is empty', () => {
    const venue = (n: number) => ({
      venue_name: at(rooms, n),
      venue_address: at(streets, n),
      venue_city: 'Porto Serra',
    });
    const none = { venue_name: '', venue_address: '', venue_city: '' };
    const chapter = { id: 8, title: 'Chapter of Serra', city: 'Porto Serra', country: 'IT' };
    const texts = textsOf(plain((n) => ({ chapter, ...(n === 3 ? none : venue(n)) })));
    expect(texts[3]).toBe('');
    expect(texts[0]).toContain('Porto Serra');
  });

  it('has its degrees, where every value is in a list', () => {
    const { events } = mapRecords(
      plain((n) => ({
        location: [
          { properties: { name: [at(rooms, n)], locality: ['Ashford'], latitude: ['51.1465'], longitude: ['0.8750'] } },
        ],
      })),
    );
    expect(events[0]?.location?.geo).toEqual({ lat: 51.1465, lon: 0.875 });
  });

  it('has the number and the town that short words name in an address', () => {
    const records = plain((n) => ({
      sted: {
        navn: at(rooms, n),
        adresse: { vej: at(streets, n).replace(/ \d+$/, ''), nr: 4 + n, postnr: '7799', by: 'Ashford' },
      },
    }));
    expect(textsOf(records)[1]).toBe('Reading Room | Church Street 5, 7799 Ashford');
  });

  it('has the name of the object that holds the street, whatever it is called, beside that of the room', () => {
    const records = plain((n) => ({
      room: at(['Blue room', 'Red room'], n % 2),
      playhouse: {
        id: n % 2,
        name: `Oasis ${n % 2}`,
        contact: { address: { line1: at(streets, n % 2), city: 'Ashford' } },
      },
    }));
    expect(textsOf(records)[0]).toMatch(/Oasis 0.* \| Mill Lane 4/);
  });

  it('has all lines of an address that are a list of texts', () => {
    const records = plain((n) => ({
      location: {
        venue: at(rooms, n),
        address_lines: n === 2 ? [at(streets, n), 'Room 3'] : [at(streets, n), ''],
        locality: 'Ashford',
        postal_code: '10115',
      },
    }));
    expect(textsOf(records)[0]).toBe('Great Hall | Mill Lane 4, 10115 Ashford');
    expect(textsOf(records)[2]).toBe('Great Hall | Mill Lane 4, Room 3, 10115 Ashford');
  });

  it('is not who may see its address', () => {
    const records = plain((n) => ({
      location: n === 1 ? null : { venue: at(rooms, n), address: at(streets, n), city: 'Ashford' },
      address_visibility: 'PUBLIC',
    }));
    expect(textsOf(records).slice(0, 2)).toEqual(['Great Hall | Mill Lane 4, Ashford', '']);
  });

  it('is called by a name that is said to be of its address', () => {
    const records = plain((n) => ({
      address_name: at(rooms, n),
      address_street: at(streets, n),
      address_zipcode: '10115',
      address_city: 'Ashford',
    }));
    expect(textsOf(records)).toEqual(rooms.map((room, n) => `${room} | ${streets[n]}, 10115 Ashford`));
  });

  it('says once what two keys say', () => {
    const records = plain((n) => ({
      venue: { name: at(rooms, n), address: `${at(streets, n)}, 10115 Ashford`, city: 'Ashford', zip: '10115' },
    }));
    expect(textsOf(records)).toEqual(rooms.map((room, n) => `${room} | ${streets[n]}, 10115 Ashford`));
  });

  it('is the venue, not the organizer’s office', () => {
    const records = plain((n) => ({
      organizer: { name: 'Guild', address: { street: 'Office Park 9', city: 'Leeds' } },
      venue: { name: at(rooms, n), address: { street: at(streets, n), city: 'Ashford' } },
    }));
    expect(textsOf(records)).toEqual(rooms.map((room, n) => `${room} | ${streets[n]}, Ashford`));
  });

  it('has the title of the object that is the place, beside what says where that is', () => {
    const names = ['Aula', 'C3', 'Lobby', 'Aula', 'C3', 'Aula'];
    const floors = ['Wing A, 1st floor', 'Wing C', 'Wing A, 1st floor', 'At the gate', 'Wing C', 'Wing A, 1st floor'];
    const records = titles.map((title, n) => ({
      event_id: 310 + n,
      event_title: title,
      date: `2026-05-${11 + n}`,
      room: { title: at(names, n), location: at(floors, n) },
    }));
    expect(textsOf(records)).toEqual(names.map((name, n) => `${name}, ${floors[n]}`));
  });

  it.each(['title', 'theme', 'topic'])(
    'is neither title nor description, where nothing else is as long: beside %s',
    (key) => {
      const topics = ['Council of museums', 'Course of librarians', 'Theatre day', 'Evening of poets', 'Ecology fair'];
      const places = [
        'History museum, Ashford st.',
        'Library, Leeds st.',
        'Drama theatre, York st.',
        'House of culture, Hull st.',
        'Park museum, Bath st.',
      ];
      const records = topics.map((title, n) => ({
        no: 1 + n,
        date: `${11 + n}.05.2026`,
        time: '09:00',
        [key]: title,
        venue: at(places, n),
        contact: '',
      }));
      const { events } = mapRecords(records);
      expect(events.map(({ title, location, description }) => [title, location?.name, description])).toEqual(
        places.map((place, n) => [topics[n], place, null]),
      );
    },
  );

  it('is all of a list of places', () => {
    const records = plain((n) => ({ venues: [{ name: at(rooms, n) }, { name: 'Foyer' }] }));
    expect(textsOf(records)).toEqual(rooms.map((room) => `${room}, Foyer`));
  });

  it('is no length of time, though it looks like a street with its number', () => {
    const records = plain((n) => ({
      duration: n % 2 === 0 ? '1 hour' : `1 hour and ${15 + n} minutes`,
      address: at(streets, n),
    }));
    const profile = profileOf(tableOf(records, 'en'), { language: 'en', linkBase: 'https://town.example' });
    const paths = columnsOf(profile).map(({ column }) => column.expression);
    expect(paths).toContain('address');
    expect(paths).not.toContain('duration');
  });

  it('is no sentence, though its key looks like a word for a town', () => {
    const said = ['Bring a warm coat and a lamp.', 'Children come with their parents.', 'Doors open at seven.'];
    const records = plain((n) => ({ bayani: said[n % 3], wurz: at(rooms, n) }));
    const profile = profileOf(tableOf(records, 'en'), { language: 'en', linkBase: 'https://town.example' });
    const paths = columnsOf(profile).map(({ column }) => column.expression);
    expect(paths).toContain('wurz');
    expect(paths).not.toContain('bayani');
  });

  it('is no description of a place that has a name under one word for it', () => {
    const note = (n: number) => (n === 3 ? 'The link opens ten minutes before.' : null);
    const venue = (n: number) => ({ venueName: n === 3 ? null : rooms[n], instructions: note(n) });
    expect(textsOf(plain((n) => ({ eventLocation: venue(n) })))).toEqual(rooms.map((room, n) => (n === 3 ? '' : room)));
  });

  it('is no text that begins with the day', () => {
    const dated = (n: number) => ({ date_location: `1${n} May 2026, ${rooms[n]}`, location: rooms[n] });
    expect(textsOf(plain(dated))).toEqual(rooms);
    const squares = ['Square of 8 May 1945', 'Square of 1 May 1886'];
    expect(textsOf(plain((n) => ({ location: squares[n % 2] })))).toEqual(titles.map((_, n) => squares[n % 2]));
  });

  it('is no town by the name of a group that counts its members', () => {
    const venue = (n: number) => ({ name: rooms[n], address: streets[n] });
    const community = (n: number) => ({
      name: n % 2 ? 'Namma Maps' : 'Tallow Data',
      short: 'Data',
      members_count: 1834,
    });
    expect(textsOf(plain((n) => ({ venue: venue(n), community: community(n) })))).toEqual(
      rooms.map((room, n) => `${room} | ${streets[n]}`),
    );
  });

  it.each([
    ['where people join', 'https://talk.example/j/', 'https://talk.example/j/4'],
    ['a map', 'https://maps.town.example/?q=', null],
  ])('may be a link: %s', (_, link, online) => {
    const isOut = (n: number) => n === 1 || n === 4;
    const { events } = mapRecords(
      plain((n) => ({
        venue: isOut(n) ? { name: 'Zoom', address: '' } : { name: rooms[n], address: streets[n] },
        event_where: isOut(n) ? `${link}${n}` : null,
      })),
    );
    expect(events[4]?.onlineUrl).toBe(online);
    expect(events[2]).toMatchObject({ onlineUrl: null, location: { name: rooms[2], address: streets[2] } });
  });

  it('is none where the text says that there is none yet', () => {
    const records = plain((n) => ({ venue: n === 2 ? 'To be announced' : at(rooms, n) }));
    expect(textsOf(records)).toEqual(rooms.map((room, n) => (n === 2 ? '' : room)));
  });
});

describe('coordinates', () => {
  it('are those beside the place, not the organizer’s', () => {
    const records = plain((n) => ({
      organizer: { name: 'Guild', location: { lat: 51.5, lon: -0.12 } },
      venue: { name: at(rooms, n), street: at(streets, n), lat: 52.2 + n / 100, lon: 21 },
    }));
    const { events } = mapRecords(records);
    expect(events.map(({ location }) => location?.geo)).toEqual(
      rooms.map((_, n) => ({ lat: 52.2 + n / 100, lon: 21 })),
    );
  });

  it('are those of a box around a point, which has each of them twice', () => {
    const records = plain((n) => ({
      box: { w: `16.${3712 + n}`, e: `16.${3712 + n}`, n: `48.${2083 + n}`, s: `48.${2083 + n}` },
    }));
    const [first] = mapRecords(records, { timeZone: 'Europe/Vienna' }).events;
    expect(first?.location?.geo).toEqual({ lat: 48.2083, lon: 16.3712 });
  });
});

describe('the place of an event out of the house', () => {
  const houses = ['Quay bowling', 'Harbour fair'];
  const rooms = (n: number) => (n % 3 === 2 ? [] : [{ id: n, name: n % 2 ? 'Room 12' : 'Great Hall' }]);

  it('is called as the company that the address is of, where there is no room', () => {
    const records = plain((n) => ({
      facilities: rooms(n),
      companyInfo: n % 3 === 2 ? { name: at(houses, n % 2), address: 'Mill Lane 4' } : { name: '', address: '' },
    }));
    const away = (n: number) => `${at(houses, n % 2)} | Mill Lane 4`;
    expect(textsOf(records)).toEqual(records.map((_, n) => rooms(n)[0]?.name ?? away(n)));
  });

  it('is no owner, where another field says the town', () => {
    const towns = ['Bandung', 'Malang', 'Bandung', 'Surabaya', 'Malang', 'Bandung'];
    const owners = ['Mill Academy', 'Reading Club', 'Mill Academy', 'City Council', 'Reading Club', 'Mill Academy'];
    const records = plain((n) => ({
      category: at(['Talk', 'Course'], n % 2),
      ownerName: at(owners, n),
      cityName: at(towns, n),
    }));
    expect(textsOf(records)).toEqual(towns.map((town) => expect.stringMatching(new RegExp(`^(?:\\| )?${town}$`))));
    expect(mapRecords(records).events.map(({ organizer }) => organizer?.name)).toEqual(owners);
  });

  it('is not where those who speak come from', () => {
    const records = plain((n) => ({
      speaker: `Lena Broad ${'ABCDEF'[n]}`,
      affiliation: n % 2 ? 'University of Tallow' : 'Lipova University',
      room: n < 4 ? `Room ${n}` : null,
      building: n < 4 ? 'Science building' : null,
    }));
    expect(textsOf(records).slice(4)).toEqual(['', '']);
  });
});

it('a position of whole degrees is one, among others with decimals', () => {
  const positions = [[174, -41], [176.164, -37.66], [176.178, -37.638]] as const; // biome-ignore format: a list
  const of = (n: number) => at(positions, n === 5 ? 0 : 1 + (n % 2));
  const { events } = mapRecords(
    plain((n) => ({ geometry: { type: 'Point', coordinates: of(n) } })),
    { timeZone: 'Pacific/Auckland' },
  );
  expect(events.map(({ location }) => location?.geo)).toEqual(events.map((_, n) => ({ lat: of(n)[1], lon: of(n)[0] })));
});
