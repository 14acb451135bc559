import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../../../src/mapping/detection/detect.ts';
import { type ColumnField, candidatesOf } from '../../../../src/mapping/detection/model/candidates.ts';
import { profileOf } from '../../../../src/mapping/detection/model/features.ts';
import { mapRecords, plain, titles } from '../map-records.ts';

function rulesFor(field: ColumnField, more: (n: number) => object, language = 'en'): readonly string[] {
  const samples = { calendars: [], events: plain(more).map((record) => ({ record, body: {} })), details: [] };
  const profile = profileOf(tablesOf(samples, language).table, { language, linkBase: 'https://town.example' });
  return candidatesOf(profile, field).map(({ rule }) => String(rule));
}

const wiki = (name: string) => `https://wiki.example/${name}`;

describe('the picture of an event', () => {
  const face = (n: number) => `https://town.example/p/${n}.jpg`;

  it('is not that of one of several who speak', () => {
    const two = (n: number) => ({
      speakers: [n, n + 1].map((one) => ({ name: `Ada Quill ${one}`, photo: face(one) })),
    });
    expect(rulesFor('image', two)).toEqual([]);
  });

  it.each([
    ['what appears there', 'spawns', (n: number) => ({ name: `Owl ${n}`, image: face(n) })],
    ['a format', 'formats', (n: number) => ({ format: `Hall ${n}`, icon: face(n) })],
  ])('is not that of %s, in a list beside one of its own', (_, list, one) => {
    const listed = (n: number) => ({ [list]: [one(n), one(n + 1)] });
    const own = { image: 'https://town.example/events/big.jpg' };
    const rules = rulesFor('image', (n) => ({ image: `https://town.example/events/${n}.jpg`, ...listed(n) }));
    expect(rules).toEqual(['image']);
    // It is the only picture there is, or the other one is the same for all.
    expect(rulesFor('image', listed)).toHaveLength(1);
    expect(rulesFor('image', (n) => ({ ...own, ...listed(n) }))).toHaveLength(2);
  });

  it('may be that of the one who performs', () => {
    const one = (n: number) => ({ performers: [{ name: `Band ${n}`, photo: face(n) }] });
    expect(rulesFor('image', one)).toHaveLength(1);
  });
});

describe('the page of an event', () => {
  it('is not that of what has a name of its own, beside one under the same key', () => {
    const races = (n: number) => ({
      url: n === 5 ? null : wiki(`Race_${n}`),
      circuit: { name: `Circuit ${n}`, url: wiki(`Circuit_${n}`) },
    });
    expect(rulesFor('url', races)).toEqual(['url']);
  });

  it('is that of what has a name where the record has none', () => {
    expect(rulesFor('url', (n) => ({ page: { name: `Page ${n}`, url: wiki(`Page_${n}`) } }))).toEqual(['page.url']);
  });

  it('is not that of who organizes several', () => {
    expect(rulesFor('url', (n) => ({ organizer_url: wiki(`Club_${n % 3}`) }))).toEqual([]);
    expect(rulesFor('url', (n) => ({ organizer_url: wiki(`Club_${n}`) }))).toEqual(['organizer_url']);
  });

  it('is not the address by which linked data names a place', () => {
    const place = (n: number) => `http://data.example/authority/place/TLW_${n % 2}`;
    for (const key of ['hasLocality', 'location', 'stadt'])
      expect(
        rulesFor('url', (n) => ({ [key]: place(n) })),
        key,
      ).toEqual([]);
    expect(rulesFor('url', (n) => ({ place_url: wiki(`Race_${n}`) }))).toEqual(['place_url']);
  });

  const urls = (below: (n: number) => string) =>
    mapRecords(
      plain((n) => ({ program_url: wiki(`p/${n % 4}/`), other_url: n < 3 ? wiki(`p/${n % 4}/${below(n)}/`) : null })),
    ).events.map(({ url }) => url);

  it('is below that of its series, which stands where there is no other', () => {
    expect(urls((n) => `ep/A${n}`).slice(1, 4)).toEqual([wiki('p/1/ep/A1/'), wiki('p/2/ep/A2/'), wiki('p/3/')]);
  });

  it('is no part of it that all events have', () => {
    expect(urls(() => 'tickets')[1]).toBe(wiki('p/1/'));
  });

  it('is as long as the letters of its language make it', () => {
    const address = (n: number) =>
      `https://wiki.example/w/${encodeURIComponent('Εκδήλωση:Κόλληση για αρχάριους και παιδιά')}_${n}`;
    expect(address(0).length).toBeGreaterThan(200);
    expect(rulesFor('url', (n) => ({ pageURL: address(n) }))).toEqual(['pageURL']);
  });
});

describe('the description of an event', () => {
  it('is none of what its picture shows or whose that is', () => {
    const picture = (n: number) => ({
      url: wiki(`${n}.jpg`),
      alt: `A fair by night ${n}`,
      copyright: `Fair ${n} | City`,
    });
    const rules = rulesFor('description', (n) => ({
      image: picture(n),
      extra: { alt: `A fair by night ${n}`, order: n },
    }));
    expect(rules).toContain('extra.alt');
    for (const one of ['image.alt', 'image.copyright']) expect(rules).not.toContain(one);
  });

  it('is the longer text beside its picture, where there is no other and no right to the picture is in it', () => {
    const acts = ['three bands', 'two choirs', 'a juggler', 'four poets', 'six dancers'];
    const text = (n: number) => `A long evening with ${acts[n % 5]} and a supper for all who come, in the garden.`;
    const rulesOf = (more: (n: number) => object, of = text) =>
      rulesFor('description', (n) => ({ cover: { image: wiki(`${n}.jpg`), description: of(n) }, ...more(n) }));
    const none = () => ({});
    expect(rulesOf(none)).toContain('cover.description');
    expect(rulesOf((n) => ({ venue: { description: `The hall has ${n} doors.` } }))).toContain('cover.description');
    for (const rules of [
      rulesOf((n) => ({ text: `Bring a chair to evening ${n}.` })),
      rulesOf(none, (n) => `The stage, ${acts[n % 5]}`),
      rulesOf(none, (n) => `${text(n)} © Town archive`),
      rulesFor('description', (n) => ({ cover: { image: wiki(`${n}.jpg`), alt: text(n) } })),
    ])
      expect(rules.filter((rule) => rule.startsWith('cover'))).toEqual([]);
  });
});

describe('the link to register', () => {
  it('is in the interface where the key says that one registers', () => {
    const sent = (n: number) => `https://api.town.example/r/${n}`;
    expect(rulesFor('registrationUrl', (n) => ({ application_url: sent(n) }))).toEqual(['application_url']);
    expect(rulesFor('registrationUrl', (n) => ({ link: sent(n) }))).toEqual([]);
  });
});

describe('the picture of an event', () => {
  const image = (name: string | number) => `https://town.example/img/${name}.png`;

  it('is not the sign of who shows several of them', () => {
    const shown = (n: number) => ({ channel: { name: `TV ${n % 2}`, logo: { url: image(n % 2) } } });
    expect(rulesFor('image', shown)).toEqual([]);
    const own = (n: number) => ({ production: { name: `Play ${n}`, logo: { url: image(n) } } });
    expect(rulesFor('image', own)).toEqual(['production.logo.url']);
    const played = (n: number) => ({ artist: { name: `Trio ${n % 2}`, photo: image(n % 2) } });
    expect(rulesFor('image', played)).toEqual(['artist.photo']);
  });

  it('is not that of who holds several of them, or where they are', () => {
    const host = (n: number) => ({
      id: n,
      type: 'committee',
      name: `Committee ${n % 2}`,
      photo: { full: image(n % 2) },
    });
    expect(rulesFor('image', (n) => ({ organisers: [host(n)] }))).toEqual([]);
    expect(rulesFor('image', (n) => ({ venue: { name: `Hall ${n % 2}`, photo: image(n % 2) } }))).toEqual([]);
    const own = (n: number) => ({ organiser: { name: `Committee ${n}`, photo: image(n) } });
    expect(rulesFor('image', own)).toEqual(['organiser.photo']);
  });

  it('is not the address by which linked data names its format', () => {
    const file = (n: number) => `https://files.town.example/f/${n}7c1`;
    const type = 'https://www.iana.org/assignments/media-types/image/jpeg';
    const shown = (more: (n: number) => object) => mapRecords(plain(more)).events.map(({ image }) => image);
    const files = titles.map((_, n) => file(n));
    expect(shown((n) => ({ obrázek: [{ typ_obrázku: type, url: file(n) }] }))).toEqual(files);
    expect(shown((n) => ({ image: { mediaType: type, contentUrl: file(n) } }))).toEqual(files);
    // A folder may be called so.
    const folder = (n: number) => `https://town.example/media-types/image/${n}7c1.jpg`;
    expect(shown((n) => ({ image: folder(n) }))).toEqual(titles.map((_, n) => folder(n)));
  });

  it('is not what a size is still to be added to', () => {
    const iiif = (n: number) => ({
      poster: { iiifbaseuri: `https://iiif.example/iiif/4${n}`, imageurl: `https://iiif.example/view/4${n}` },
    });
    expect(rulesFor('image', iiif)).toEqual(['poster.imageurl']);
  });
});

describe('when an event was changed', () => {
  const changed = (more: (n: number, day: string) => object) =>
    mapRecords(plain((n) => more(n, `2026-03-0${n + 1}T08:12:44`))).events.map(({ updated }) => updated);
  const days = titles.map((_, n) => `2026-03-0${n + 1}T07:12:44Z`);

  it('is the date in an object of nearly all that is called a change', () => {
    const change = (n: number, day: string) => (n > 4 ? null : { kdo: 'Jan Novák', datum: day });
    const whole = (n: number) => {
      const of = (hour: string) => ({ typ: 'Okamžik', datum_a_čas: `2026-05-${11 + n}T${hour}` });
      return { doba_trvání: [{ interval: { začátek: of('18:00:00'), konec: of('20:00:00') } }] };
    };
    const czech = (n: number, day: string) => ({
      vytvořeno: { datum_a_čas: day },
      aktualizováno: change(n, day),
      ...whole(n),
    });
    const records = titles.map((title, n) => ({
      id: 310 + n,
      název: title,
      ...czech(n, `2026-03-0${n + 1}T08:12:44`),
    }));
    expect(mapRecords(records).events.map(({ updated }) => updated)).toEqual([...days.slice(0, 5), null]);
    expect(changed((_, day) => ({ geändert: { datum_uhrzeit: day, art: 'Zeitpunkt' } }))).toEqual(days);
  });

  it('is not the date in an object that says that it was made', () => {
    expect(changed((_, day) => ({ vytvořeno: { datum_a_čas: day } }))).toEqual(titles.map(() => null));
  });
});

describe('the names around an event', () => {
  it('are no categories where they say what people do', () => {
    const people = (n: number) => ({
      people: [{ name: `Anna ${'ABCDEF'[n]}obel`, role: n % 2 === 0 ? 'Curator' : 'Artist' }],
    });
    expect(rulesFor('categories', people)).not.toContain('people[*].role');
    const themes = (n: number) => ({ themes: [{ name: 'some of it', role: n % 2 === 0 ? 'Course' : 'Talk' }] });
    expect(rulesFor('categories', themes)).toContain('themes[*].role');
  });

  it('are no organizer where they are the firm of somebody else', () => {
    const firm = (n: number) => ['Acme Ltd', 'Globex', 'Initech'][n % 3];
    const by = (more: (n: number) => object) => rulesFor('organizer', more).join();
    for (const key of ['speaker_company', 'bus_company', 'insurance_company'])
      expect(by((n) => ({ [key]: firm(n) }))).not.toContain('company');
    for (const key of ['speakers', 'participants', 'attendees', 'sponsors', 'exhibitors'])
      expect(by((n) => ({ [key]: [{ name: 'Ada Smith', company_name: firm(n) }] }))).not.toContain('company');
    for (const key of ['customer', 'created_by', 'client'])
      expect(by((n) => ({ [key]: { name: 'Ada Smith', company: firm(n) } }))).not.toContain('company');
  });

  it('are the organizer where the firm is that of the record, or of who organizes', () => {
    const firm = (n: number) => ['Acme Ltd', 'Globex', 'Initech'][n % 3];
    for (const key of ['company', 'company_name', 'organizer_company', 'CompanyName'])
      expect(rulesFor('organizer', (n) => ({ [key]: firm(n) })).join()).toContain(key);
    expect(rulesFor('organizer', (n) => ({ company: { name: firm(n) } })).join()).toContain('company.name');
    for (const key of ['host', 'contact'])
      expect(rulesFor('organizer', (n) => ({ [key]: { company: firm(n) } })).join()).toContain(`${key}.company`);
    const spoken = (n: number) => ({ organizerInfos: { de: { CompanyName: firm(n) }, it: { CompanyName: firm(n) } } });
    expect(rulesFor('organizer', spoken, 'de').join()).toContain('CompanyName');
  });

  it('are no performers where they help to organize', () => {
    expect(rulesFor('performers', (n) => ({ partners: `Museum ${n % 3}` }))).not.toContain('partners');
  });

  it('are in the language of the portal where the other ones are marked as English', () => {
    const host = (n: number) => ({
      host: { name: `Utskott nummer ${n % 3}`, name_en: `Committee ${n % 3} on things` },
    });
    expect(rulesFor('organizer', host, 'sv')).not.toContain('host.name_en');
    expect(rulesFor('organizer', host, 'sv')).toContain('host.name');
    expect(rulesFor('organizer', host, 'en')).toContain('host.name_en');
  });
});

it('is no category, what a program calls the type of all records', () => {
  const typed = (n: number) => ({
    kind: n % 2 ? 'MusicEvent' : 'Event',
    data: { '@type': n % 2 ? 'MusicEvent' : 'Event' },
  });
  expect(rulesFor('categories', typed)).not.toContain('kind');
  const own = (n: number) => ({ kind: n % 2 ? 'Concert' : 'Talk', data: { '@type': 'Event' } });
  expect(rulesFor('categories', own)).toContain('kind');
});

describe('the type of what a record refers to', () => {
  const kindsFor = (more: object) => rulesFor('categories', (n) => ({ kind: n % 2 ? 'Cup' : 'Friendly', ...more }));

  it.each([
    { winner_type: 'Team', winner_id: 7 },
    { winner_type: 'Team', winner: { id: 7 } },
    { winner: { id: 7, type: 'Team' } },
    { opponents: [{ type: 'Team', opponent: { id: 7 } }] },
  ])('is no category: %j', (more) => {
    expect(kindsFor(more)).toEqual(kindsFor({}));
  });

  it.each([
    { event_type: 'Concert', event_id: 7 },
    { category: { id: 7, type: 'Concert' } },
    { type: { id: 7, value: 'Concert' } },
    { production: { id: 7, type: 'Opera', name: 'Tosca' } },
    { audience_type: 'Families', audience: 7 },
  ])('may be one where the event has it: %j', (more) => {
    expect(kindsFor(more).length).toBeGreaterThan(kindsFor({}).length);
  });

  it('may be one where it tells kinds of event apart, and none where it tells kinds of record', () => {
    const typesFor = (types: readonly string[], more: object = {}) =>
      rulesFor('categories', (n) => ({ class_id: 70 + n, class_type: types[n % types.length], ...more })).join();
    expect(typesFor(['Yoga', 'Pilates', 'Zumba'])).toContain('class_type');
    expect(typesFor(['Class', 'Workshop'])).toContain('class_type');
    expect(typesFor(['Team', 'Player'], { players: [{ id: 7 }] })).not.toContain('class_type');
  });
});

it('is the change of something else, under a word that nobody knows, where all records have one of their own', () => {
  const at = (n: number) => `2026-0${n + 1}-04T21:59:07Z`;
  const changed = (more: (n: number) => object) => mapRecords(plain(more)).events.map(({ updated }) => updated);
  const both = changed((n) => ({ changeDate: at(n), qvexUpdatedAt: n % 2 ? '2026-03-12T08:35:02.372430Z' : null }));
  expect(both.slice(0, 2)).toEqual([at(0), at(1)]);
  expect(changed((n) => ({ qvexUpdatedAt: at(n), publishedAt: '2025-09-09T08:00:03Z' }))[1]).toBe(at(1));
});

it('is no change of the event, until when something may be changed', () => {
  const deadline = (n: number) => ({ event_change_deadline_date: `2026-0${n + 1}-04T21:59:00Z` });
  expect(rulesFor('updated', deadline)).not.toContain('event_change_deadline_date');
  const change = (n: number) => ({ event_change_date: `2026-0${n + 1}-04T21:59:00Z` });
  expect(rulesFor('updated', change)).toContain('event_change_date');
});

describe('the page and the picture of a place', () => {
  const halls = ['Tower', 'Old Mill'].map((name, n) => ({
    id: 40 + n,
    displayName: name,
    link: `https://town.example/halls/${40 + n}`,
    imageUrl: `https://town.example/img/hall-${40 + n}.jpg`,
    address: `Mill Lane ${n}`,
    blockOnlineSalesUntil: null,
    bookingUrl: 'https://tickets.town.example/',
  }));

  it('are none of the event, where events there have others', () => {
    const { events } = mapRecords(
      plain((n) => ({
        venue: halls[n % 2],
        work: { link: `https://town.example/works/w${n}`, poster: `https://town.example/img/w${n}.jpg` },
      })),
    );
    expect(events.map(({ url, image }) => [url, image])).toEqual(
      titles.map((_, n) => [`https://town.example/works/w${n}`, `https://town.example/img/w${n}.jpg`]),
    );
  });
});

describe('one type for all records', () => {
  const kinds = ['Care', 'Garden', 'Care', 'Garden', 'Care', 'Care'];
  const categoriesOf = (more: (n: number) => object) =>
    mapRecords(plain(more)).events.map(({ categories }) => categories ?? []);
  const category = (n: number) => ({ course: { id: 9 + n, category: { id: n % 2, name: kinds[n] } } });

  it('is what programs call them, beside a category with a name', () => {
    expect(categoriesOf((n) => ({ type: 'PlannedCourse', ...category(n) }))).toEqual(kinds.map((kind) => [kind]));
  });

  it('may be their kind where they have no other, or where there are several types', () => {
    expect(categoriesOf(() => ({ type: 'OpenDay' }))).toEqual(kinds.map(() => ['OpenDay']));
    const types = (n: number) => (n % 3 ? 'OpenDay' : 'NightWalk');
    expect(categoriesOf((n) => ({ type: types(n) }))).toEqual(kinds.map((_, n) => [types(n)]));
  });
});

describe('the kind of something in the record', () => {
  const rules = (more: (n: number) => object) => rulesFor('categories', more);

  it('is none of the event where it is a file', () => {
    const files = (n: number) => [{ title: n % 2 ? 'Agenda' : 'Minutes', filetype: { type: 'Document' } }];
    expect(rules((n) => ({ files: files(n) })).filter((rule) => rule.startsWith('files'))).toEqual([]);
    expect(rules((n) => ({ attachments: files(n) })).filter((rule) => rule.startsWith('attachments'))).toEqual([]);
    expect(rules((n) => ({ genres: [{ title: n % 2 ? 'Folk' : 'Jazz' }] }))).toContain('genres[*].title');
  });

  it('is none where it is a list of the record, by its key', () => {
    const dates = (n: number) => [{ day: `2026-05-${11 + n}` }];
    const related = (...names: readonly string[]) => names.map((table) => ({ table, rows: 1 }));
    const both = (n: number) => ({ Rehearsals: dates(n), Notes: dates(n), info: related('Rehearsals', 'Notes') });
    expect(rules((n) => ({ Rehearsals: dates(n), info: related('Rehearsals') }))).not.toContain('info[0].table');
    expect(rules(both)).not.toContain('info[*].table');
    expect(rules((n) => ({ ...both(n), info: related(n % 2 ? 'Choir' : 'Band') }))).toContain('info[0].table');
  });
});

it('a number that counts the dates of a series is not the series', () => {
  const rules = rulesFor('series', (n) => ({ series_id: `s${n % 2}`, series_count: 2 + (n % 2), sequence: 'Autumn' }));
  expect(rules).toContain('series_id');
  expect(rules).not.toContain('series_count');
});

describe('what is no picture of the event', () => {
  const at = (n: number, ending: string) => `https://static.town.example/${n}/harvest.${ending}`;

  it('is a copy that a program has made, beside what it was made of', () => {
    const pictures = (n: number) =>
      [at(n, 'jpg'), at(n + 50, 'jpg')].slice(n % 2).map((url) => ({ url, thumbnail: `${url}.400x0_q85.jpg` }));
    const rules = rulesFor('image', (n) => ({ pictures: pictures(n) }));
    expect(rules).toContain('pictures[0].url');
    expect(rules).not.toContain('pictures[0].thumbnail');
    const apart = rulesFor('image', (n) => ({ pictures: [{ url: at(n, 'jpg'), thumbnail: at(n + 50, 'jpg') }] }));
    expect(apart).toContain('pictures[0].thumbnail');
    // The page, a document: no program has made the picture of these.
    for (const other of ['', '.pdf'])
      expect(
        rulesFor('image', (n) => ({ link: `${at(n, 'x')}${other}`, image: `${at(n, 'x')}${other}.png` })),
      ).toContain('image');
  });

  it('is a document, whatever its host is called', () => {
    for (const ending of ['pdf', 'docx', 'pptx?v=2'])
      expect(
        rulesFor('image', (n) => ({ poster: at(n, ending) })),
        ending,
      ).toEqual([]);
    expect(rulesFor('image', (n) => ({ poster: at(n, 'jpg') }))).toEqual(['poster']);
  });
});

it('the file of a print is a picture where it is asked for as one, or stands among pictures', () => {
  const imagesOf = (ending: (n: number) => string) =>
    mapRecords(plain((n) => ({ image: `https://static.town.example/${n}/flyer.${ending(n)}` }))).events.map(
      ({ image }) => image,
    );
  expect(imagesOf(() => 'pdf?format=jpg')[0]).toMatch(/format=jpg$/);
  expect(imagesOf((n) => (n < 2 ? 'jpeg' : 'pdf'))[1]).toMatch(/jpeg$/);
  expect(imagesOf(() => 'pdf?v=2')[0]).toBeNull();
});
