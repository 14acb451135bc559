import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../../../src/mapping/detection/detect.ts';
import { type ColumnField, candidatesOf } from '../../../../src/mapping/detection/model/candidates.ts';
import { profileOf } from '../../../../src/mapping/detection/model/features.ts';
import { mapRecords, plain, titles } from '../map-records.ts';

function rulesFor(field: ColumnField, more: (n: number) => object): readonly string[] {
  const samples = { calendars: [], events: plain(more).map((record) => ({ record, body: {} })), details: [] };
  const profile = profileOf(tablesOf(samples, 'en').table, { language: 'en', linkBase: 'https://town.example' });
  return candidatesOf(profile, field).map(({ rule }) => String(rule));
}

describe('what could be a field at all', () => {
  it('is no address of the interface, where one registers', () => {
    const links = (n: number) => ({
      sign_up: `https://town.example/go/${n}`,
      link: `https://api.town.example/v2/${n}`,
    });
    expect(rulesFor('registrationUrl', links)).toEqual(['sign_up']);
  });

  it('is no currency, whatever its key says', () => {
    const units = (n: number) => ({ don_vi_tien: 'VND', host: n % 2 === 0 ? 'VND' : 'USD' });
    for (const field of ['organizer', 'performers'] as const) expect(rulesFor(field, units)).not.toContain('host');
    expect(rulesFor('organizer', units)).not.toContain('don_vi_tien');
  });

  it('is no change of the record where all were taken over at once', () => {
    const stamps = (n: number) => ({ preluat: '2027-02-01 04:00:02', schimbat: `2027-01-0${n + 1} 14:12:0${n}` });
    expect(rulesFor('updated', stamps)).toContain('schimbat');
    expect(rulesFor('updated', stamps)).not.toContain('preluat');
    expect(rulesFor('updated', () => ({ modified: '2027-02-01 04:00:02' }))).toContain('modified');
  });

  it('is the description where its paragraphs are a list', () => {
    const told = (n: number) => ({
      description: n === 2 ? [] : ['<p>A family comes home.</p>', ...(n % 2 === 0 ? ['<p>The choir sings.</p>'] : [])],
    });
    const { events } = mapRecords(plain(told));
    expect(events.slice(0, 3).map(({ description }) => description?.text ?? null)).toEqual([
      'A family comes home.\n\nThe choir sings.',
      'A family comes home.',
      null,
    ]);
    expect(rulesFor('description', () => ({ description: ['Music', 'Dance'] }))).not.toContain('description');
  });

  it('is no page of the event where it is the home page of those who organize it', () => {
    const links = (path: string) => (n: number) => ({
      org: { name: `Club ${n % 2}`, contact: { www: `https://club${n % 2}.example/${path}` } },
    });
    expect(rulesFor('url', links(''))).toEqual([]);
    expect(rulesFor('url', (n) => links(`events/${n}`)(n))).toEqual(['org.contact.www']);
  });

  it('is no description where it describes the kind', () => {
    const told = (n: number) => ({
      desc_tipo: ['Taller', 'Conferencia'][n % 2],
      desc_evento: `A walk with group ${n}.`,
    });
    expect(rulesFor('description', told)).not.toContain('desc_tipo');
    expect(rulesFor('description', told)).toContain('desc_evento');
  });

  it('is no description where it is a code', () => {
    const told = (n: number) => ({
      body: n % 2 === 0 ? 'council' : 'open_house',
      text: n % 2 === 0 ? 'Free.' : 'For all',
    });
    expect(rulesFor('description', told)).not.toContain('body');
    expect(rulesFor('description', told)).toContain('text');
  });

  it('is nobody who performs where it is told in sentences', () => {
    const told = (n: number) => ({
      prezint:
        n % 2 === 0
          ? 'Producători din douăzeci de sate, muzică populară și degustări.'
          : 'Intrarea pe la poarta de nord.',
      lineup: n % 2 === 0 ? 'Anna B., Chor der Stadt' : 'Trio Tri, Ion M.',
    });
    expect(rulesFor('performers', told)).not.toContain('prezint');
    expect(rulesFor('performers', told)).toContain('lineup');
  });

  it('is no description of the venue or for screen readers, and no organizer of its area', () => {
    const places = (n: number) => ({
      venue: {
        name: `Lantern room ${n % 2}`,
        area: { name: 'Tallow Creek', country: 'US' },
        description: 'A soap works with a balcony on three sides.',
      },
      group: { name: `Choir ${n}`, description: 'Sings on Mondays.' },
      ariaEventDetails: `${titles[n]}. Mon, May 11, 6:30 PM.`,
    });
    expect(rulesFor('description', places)).toEqual(expect.arrayContaining(['group.description']));
    for (const one of ['venue.description', 'ariaEventDetails'])
      expect(rulesFor('description', places)).not.toContain(one);
    expect(rulesFor('organizer', places)).toContain('group.name');
    expect(rulesFor('organizer', places)).not.toContain('venue.area.name');
  });

  it('is no label of a state', () => {
    const labels = (n: number) => ({
      state_label: ['مثبت', 'ملغى', 'قيد الحجز'][n % 3],
      kind: ['Talk', 'Walk'][n % 2],
    });
    expect(rulesFor('categories', labels)).not.toContain('state_label');
    expect(rulesFor('categories', labels)).toContain('kind');
    expect(rulesFor('title', labels)).not.toContain('state_label');
  });

  it('is no way to take part, where categories are asked for', () => {
    const ways = (n: number) => ({ format: ['IN_PERSON', 'ONLINE', 'hybrid'][n % 3], kind: ['Online', 'Walk'][n % 2] });
    expect(rulesFor('categories', ways)).not.toContain('format');
    expect(rulesFor('categories', ways)).toContain('kind');
  });

  it('is who speaks where the record has an abstract or says what house they are from', () => {
    const people = ['Anna Winter', 'Jo Sommer', 'Mia Lenz'];
    const talks = (n: number) => ({
      who: people[n % 3],
      aff: `University of Town ${n % 2}`,
      abs: 'On tides and salt.',
    });
    const performersOf = (more: (n: number) => object) =>
      mapRecords(plain(more)).events.map((one) => one.performers ?? []);
    expect(performersOf(talks)).toEqual(titles.map((_, n) => [people[n % 3]]));
    expect(mapRecords(plain(talks)).events.map(({ organizer }) => organizer)).toEqual(titles.map(() => null));
    expect(performersOf((n) => ({ who: people[n % 3] }))).toEqual(titles.map(() => []));
  });

  it('is no series where the key may name a council and each event has its own', () => {
    const councils = (n: number) => ({ rada: `DF 70.052.1${n}`, season: `Autumn ${n % 2}` });
    expect(rulesFor('series', councils)).not.toContain('rada');
    expect(rulesFor('series', councils)).toContain('season');
    expect(rulesFor('series', (n) => ({ rada: ['Nedělní matiné', 'Kruh přátel'][n % 2] }))).toContain('rada');
  });

  it('is no month of the year', () => {
    const months = (n: number) => ({
      month: ['Oktober', 'März'][n % 2],
      gruppe: ['October 2026', 'May 2027'][n % 2],
      club: ['May Day walks', 'October songs'][n % 2],
      trainer: 'June',
    });
    const rules = rulesFor('categories', months);
    for (const key of ['month', 'gruppe']) expect(rules).not.toContain(key);
    expect(rules).toEqual(expect.arrayContaining(['club', 'trainer']));
  });

  it('is no day of the week, and no class of a program', () => {
    const days = (n: number) => ({
      dia: ['viernes', 'sábado'][n % 2],
      rooz: ['جمعه', 'شنبه'][n % 2],
      __type: 'Town.Web.EventInfo',
      club: ['Sunday run', 'Friday walk'][n % 2],
    });
    const rules = rulesFor('categories', days);
    for (const key of ['dia', 'rooz', '__type']) expect(rules).not.toContain(key);
    expect(rules).toContain('club');
    expect(rulesFor('organizer', days)).not.toContain('dia');
  });

  it('is no smaller copy of the picture beside it', () => {
    const copies = (n: number) => ({ frob: `/img/small/${n}.jpg`, qux: `/img/large/${n}.jpg` });
    expect(rulesFor('image', copies)).toEqual(['qux']);
    const apart = (n: number) => ({ frob: { url: `/i/${n}-md.jpg` }, qux: { meta: { url: `/i/${n}-lg.jpg` } } });
    expect(rulesFor('image', apart)).toEqual(['qux.meta.url']);
    const original = (n: number) => ({ frob: `/img/thumb/${n}.jpg`, qux: `/img/${n}.jpg` });
    expect(rulesFor('image', original)).toEqual(['qux']);
    const others = (n: number) => ({ frob: `/img/small/${n}.jpg`, qux: `/img/large/${n + 7}.jpg` });
    expect(rulesFor('image', others)).toEqual(['frob', 'qux']);
    const numbers = (n: number) => ({ frob: `/img/${2101 + n}.jpg`, qux: `/img/${9000 + n}.jpg` });
    expect(rulesFor('image', numbers)).toEqual(['frob', 'qux']);
    const named = (n: number) => ({ cardUrl: `/img/k${n}_card_300.jpg`, bannerUrl: `/img/k${n}_banner.jpg` });
    expect(rulesFor('image', named)).toEqual(['bannerUrl']);
    const cuts = (n: number) => ({ cardUrl: `/img/k${n}_card.jpg`, bannerUrl: `/img/k${n}_banner.jpg` });
    expect(rulesFor('image', cuts)).toEqual(['cardUrl', 'bannerUrl']);
    const sized = (n: number) => ({ coverUrl: `/img/k${n}/cover_1920.jpg`, bannerUrl: `/img/k${n}/banner.jpg` });
    expect(rulesFor('image', sized)).toEqual(['coverUrl', 'bannerUrl']);
    const thumbs = (n: number) => ({ pictureUrl: `/large/k${n}.jpg`, thumbUrl: `/thumb/k${n}.jpg` });
    expect(rulesFor('image', thumbs)).toEqual(['pictureUrl']);
    const two = (n: number) => ({ cardUrl: `/img/${n}_card_300.jpg`, bannerUrl: `/img/${n + 7}_banner.jpg` });
    expect(rulesFor('image', two)).toEqual(['cardUrl', 'bannerUrl']);
    const some = (n: number) => ({ frob: `/img/small/${n}.jpg`, qux: n === 2 ? null : `/img/large/${n}.jpg` });
    expect(rulesFor('image', some)).toEqual(['frob', 'qux']);
  });

  it("is a picture's file in the folder beside it, not in that of the page", () => {
    const files = (n: number) => ({ photo: `${n}.jpg`, photo_dir: 'public/photos/', page: `/events/${n}/` });
    expect(rulesFor('image', files)).toContain("photo && join('', [photo_dir, photo])");
  });

  it('is the name of the only element of a list, where the title is asked for', () => {
    const lesson = (n: number) => ({
      subjects: [{ id: n, name: `Algebra ${n}` }],
      teachers: n === 2 ? [{ name: 'Ann Ray' }, { name: 'Bo Lee' }] : [{ name: 'Cy Day' }],
    });
    expect(rulesFor('title', lesson)).toContain('subjects[0].name');
    expect(rulesFor('title', lesson)).not.toContain('teachers[0].name');
  });

  it('is no place, where the title is asked for', () => {
    const rules = rulesFor('title', (n) => ({ topic: `Rivers ${n}`, venue: 'Town hall', event_room: 'Room B' }));
    expect(rules).toContain('topic');
    expect(rules).not.toContain('venue');
    expect(rules).toContain('event_room');
  });

  it('is no label of the place among labels of references, where the title is asked for', () => {
    const to = (kind: string, label: string) => [{ entityKind: kind, referenceLabel: label }];
    const references = (n: number) => ({
      pieces: to('piece', n < 2 ? 'The open gate' : `River song ${'abcdef'[n]}`),
      venues: to('venue', n % 2 === 0 ? 'Old mill' : 'Barn'),
      host: { entityKind: 'host', referenceLabel: 'Town library' },
    });
    const rules = rulesFor('title', references).filter((rule) => rule.includes('referenceLabel'));
    expect(rules).toEqual(['pieces[0].referenceLabel']);
    expect(rulesFor('categories', references)).not.toContain('venues[*].referenceLabel');
  });

  it('is none of a few states, where the title is asked for', () => {
    const states = (n: number) => ({ qqz: `Rivers ${n}`, qqx: n === 2 ? 'Abgesagt' : 'Bestätigt' });
    expect(rulesFor('title', states)).toContain('qqz');
    expect(rulesFor('title', states)).not.toContain('qqx');
    const circles = (n: number) => ({ sichtbarkeit: n % 2 ? 'Kreis Nord' : 'Kreis Süd' });
    expect(rulesFor('title', circles)).not.toContain('sichtbarkeit');
  });

  it('is no place and no state, where the description is asked for', () => {
    const others = (n: number) => ({
      building: `House ${n}, ground floor`,
      state_desc: n === 2 ? 'Cancelled' : 'Confirmed',
    });
    const rules = rulesFor('description', (n) => ({ ...others(n), text: `Bring a cup ${n}.` }));
    expect(rules).toContain('text');
    expect(rules).not.toContain('building');
    expect(rules).not.toContain('state_desc');
  });

  it('is no title in a language that three letters name, beside one in that of the portal', () => {
    const own = ['傷口護理', '心房顫動', '急救復甦術', '臨終護理'];
    const records = own.map((TitleChi, n) => ({
      Code: `C-${n}`,
      TitleEng: ['Wound care', 'Fibrillation', 'First aid', null][n],
      TitleChi,
      StartDT: `2026-10-1${n}T10:00:00`,
    }));
    const titlesIn = (language: string) => mapRecords(records, { language }).events.map(({ title }) => title);
    expect(titlesIn('zh-Hant')).toEqual(own);
    expect(titlesIn('en').slice(0, 3)).toEqual(['Wound care', 'Fibrillation', 'First aid']);
  });

  it('is no answer to where it is, where the organizer is asked for', () => {
    const answers = (n: number) => ({
      '¿Dónde se realiza?': ['Aranjuez', 'Sede del club'][n % 2],
      organiza: 'Club Andino',
    });
    expect(rulesFor('organizer', answers)).toContain('organiza');
    expect(rulesFor('organizer', answers).join()).not.toContain('realiza');
  });

  it('is no initials of several people, where the organizer is asked for', () => {
    expect(rulesFor('organizer', (n) => ({ responsible: ['EGM', 'HS', 'J. P.'][n % 3] }))).not.toContain('responsible');
    expect(rulesFor('organizer', (n) => ({ responsible: ['EGM', 'HS', 'KulturNord'][n % 3] }))).toContain(
      'responsible',
    );
    expect(rulesFor('organizer', () => ({ responsible: 'VHS' }))).toContain('responsible');
  });

  it('is no word of a state, where those who organize or perform are asked for', () => {
    const released = (n: number) => ({ release: { releaseState: n === 2 ? 'Draft' : 'Published', by: 'Town hall' } });
    expect(rulesFor('organizer', released)).toContain('release.by');
    expect(rulesFor('organizer', released)).not.toContain('release.releaseState');
    expect(rulesFor('performers', released)).not.toContain('release.releaseState');
  });

  it('is no name of what is played, where the organizer is asked for', () => {
    const tour = (between: string) => (n: number) => ({ group: { label: `Ensemble Lark${between}${titles[n]}` } });
    for (const between of [' – ', ': ', ' | '])
      expect(rulesFor('organizer', tour(between))).not.toContain('group.label');
    expect(rulesFor('organizer', tour(' '))).toContain('group.label');
  });

  it('is no day, and no id unless it has the words of a title, where the title is asked for', () => {
    const keys = (n: number) => ({ kennung: `Abc ${100 + n}`, nummer: `${titles[n]}`, bis: `${11 + n}.05.2026` });
    expect(rulesFor('title', keys).filter((rule) => rule !== 'title')).toEqual(['nummer']);
  });

  it('is no code of what another column names, where the organizer is asked for', () => {
    const areas = (n: number) => ({
      COD_DEPT: n % 2 ? 'NEGO' : 'SEGU',
      DSG_DEPT: n % 2 ? 'Talks and pay' : 'Safety at work',
    });
    expect(rulesFor('organizer', areas)).not.toContain('COD_DEPT');
    expect(rulesFor('organizer', areas)).toContain('DSG_DEPT');
  });

  it('is not the name of what has the address, where the title is asked for', () => {
    const shown = (n: number) => ({
      title: null,
      play: { id: n, title: `Play ${n}`, page: `/plays/${n}`, trailerUrl: `https://video.example/${n}` },
      site: { id: 7, name: `Playhouse ${n % 2}`, contact: { address: { line1: 'Mill Lane 4', zip: '10115' } } },
    });
    expect(rulesFor('title', shown)).toContain('play.title');
    expect(rulesFor('title', shown)).not.toContain('site.name');
  });

  it('is no first link of a list that leads to what is named by its id, where the event’s page is asked for', () => {
    const links = (of: string) => (n: number) => ({
      roomId: 11 + (n % 2),
      links: [of, 'bookings'].map((one) => ({
        href: `https://town.example/web/${one}/${one === 'rooms' ? 11 + (n % 2) : n}`,
      })),
    });
    expect(rulesFor('url', links('rooms'))).toEqual([]);
    expect(rulesFor('url', links('talks'))).toEqual(['links[0].href']);
  });

  it('is no slug and no topic of a meeting that no other event has, where the categories are asked for', () => {
    const words = (n: number) => ({
      slugs: [`talk-no-${n}`],
      tags: [`t${n % 2}`],
      codename: `Theme${n}`,
      sessions: [{ from: `2026-05-1${n}T10:00`, topic: `Rivers ${n}`, kind: n % 2 ? 'Talk' : 'Walk' }],
    });
    const rules = rulesFor('categories', words);
    expect(rules).not.toContain('slugs');
    expect(rules).not.toContain('sessions[*].topic');
    expect(rules).toContain('sessions[*].kind');
    expect(rules).toContain('tags');
    expect(rules).toContain('codename');
  });

  it('is no name of a type beside what has it, where the organizer is asked for', () => {
    const host = (n: number) => ({ host: { className: 'Club', name: `Club ${n % 3}` }, club: { className: 'Club' } });
    expect(rulesFor('organizer', host)).toContain('host.name');
    expect(rulesFor('organizer', host)).not.toContain('host.className');
    expect(rulesFor('organizer', host)).toContain('club.className');
  });

  it('is no address that all events have, where the event’s page is asked for', () => {
    const links = (n: number) => ({ page: n === 0 ? null : `/talks/${n}`, source: { web: 'https://town.example/en' } });
    expect(rulesFor('url', links)).toEqual(['page']);
  });

  it('is what the elements of a list have whose role is an object with a label, or is always the organizer’s', () => {
    const people = (n: number) => ({
      means: [
        { type: { id: 201, label: 'Telephone' }, given: `04 79 00 57 3${n}` },
        { type: { id: 205, label: 'Website' }, given: `https://fair.example/${n}` },
      ],
      contacts: [{ name: `Club ${n}`, function: { id: 446, label: 'Organizer' } }],
      booking: { registration: { desk: [{ name: `Box office ${n}` }] } },
    });
    expect(rulesFor('url', people)).toContain("(means[?type.label=='Website'] | [0]).given");
    expect(rulesFor('url', people)).not.toContain("(means[?type.label=='Telephone'] | [0]).given");
    expect(rulesFor('organizer', people)).toContain("(contacts[?function.label=='Organizer'] | [0]).name");
    expect(rulesFor('organizer', people)).not.toContain('booking.registration.desk[0].name');
  });

  it('is what a link leads to by its relation, and no address in the interface', () => {
    const related = (n: number) => ({
      links: [
        { rel: ['self'], href: `/api/talks/${n}` },
        { rel: ['alternate'], type: 'text/html', href: `/talks/${n}` },
        { rel: ['https://rels.example/registration'], href: `/join/${n}` },
      ],
      parts: [{ rel: ['speaker'], properties: { name: `Ann ${'ABCDEF'[n]}. Lee` } }],
    });
    expect(rulesFor('url', related)).toContain("(links[?rel[0]=='alternate'] | [0]).href");
    expect(rulesFor('registrationUrl', related)).toContain(
      "(links[?rel[0]=='https://rels.example/registration'] | [0]).href",
    );
    expect(rulesFor('performers', related)).toContain("parts[?rel[0]=='speaker'].properties.name");
    const { events } = mapRecords(plain(related));
    expect(events.map(({ url }) => url)).toEqual(events.map((_event, n) => `https://town.example/talks/${n}`));
  });

  it('is no picture that a program answers with, where the event’s page is asked for', () => {
    const shown = (n: number) => ({ thumbLink: `/files/show.do?nr=${n}`, photo_page: `/photos/${n}` });
    expect(rulesFor('url', shown)).toEqual(['photo_page']);
    expect(rulesFor('image', shown)).toContain('thumbLink');
  });

  it('is no picture, and nowhere to book, where the event’s page is asked for', () => {
    const links = (n: number) => ({
      frobnic: `/files/evening-${n}.jpg`,
      bookUrl: `/tours/book?slot=${n}`,
      quux: `/tours/${n}`,
    });
    expect(rulesFor('url', links)).toEqual(['quux']);
    expect(rulesFor('image', links)).toContain('frobnic');
    expect(rulesFor('registrationUrl', links)).toContain('bookUrl');
  });

  it('is no trailer, where a link is asked for', () => {
    const links = (n: number) => ({ page: `/plays/${n}`, trailerUrl: `https://video.example/${n}` });
    expect(rulesFor('url', links)).toEqual(['page']);
    expect(rulesFor('onlineUrl', links)).not.toContain('trailerUrl');
  });

  it('is no title once more, where the organizer is asked for', () => {
    const names = (n: number) => ({ title: `Talk number ${n}`, entityTitle: `Talk number ${n}`, host: 'Town library' });
    expect(rulesFor('organizer', names)).toContain('host');
    expect(rulesFor('organizer', names)).not.toContain('entityTitle');
  });

  it('is no stamp of the organizer or of the place, where the event’s is asked for', () => {
    const stamps = (n: number) => ({
      modified: `2026-04-0${n + 1}T10:00:00Z`,
      host: { name: 'Town library', modified: '2025-01-01T10:00:00Z' },
      venue: { name: 'Hall', modified: '2025-02-01T10:00:00Z' },
    });
    expect(rulesFor('updated', stamps)).toContain('modified');
    expect(rulesFor('updated', stamps).filter((rule) => rule.includes('.'))).toEqual([]);
  });

  it('is no kind of admission, where categories are asked for', () => {
    const fares = [
      { name: 'Adult', price: 12 },
      { name: 'Child', price: 5 },
    ];
    const rules = rulesFor('categories', (n) => ({ kind: n % 2 === 0 ? 'Concert' : 'Talk', fares }));
    expect(rules).toContain('kind');
    expect(rules.filter((rule) => rule.startsWith('fares'))).toEqual([]);
    const inside = fares.map(({ name, price }) => ({ name, price: { value: price, total: price + 1 } }));
    const others = rulesFor('categories', (n) => ({ kind: n % 2 === 0 ? 'Concert' : 'Talk', fares: inside }));
    expect(others.filter((rule) => rule.startsWith('fares'))).toEqual([]);
    const guest_rates = fares.map(({ name, price }) => ({ total: 100 * price, guest_type: { singular: name } }));
    const rates = rulesFor('categories', (n) => ({ kind: n % 2 === 0 ? 'Concert' : 'Talk', guest_rates }));
    expect(rates.filter((rule) => rule.startsWith('guest'))).toEqual([]);
    const offers = [{ type: 'Tickets', url: 'https://town.example/t', status: 'available' }];
    const sold = rulesFor('categories', () => ({ kind: 'Concert', offers }));
    expect(sold.filter((rule) => rule.startsWith('offers'))).toEqual([]);
  });
});

describe('what belongs to something else', () => {
  const names = ['North', 'South', 'East', 'West', 'Hill', 'Bridge'];

  it('is the state of an event, and no category', () => {
    const more = (n: number) => ({ status: { type: { shortDetail: n === 2 ? 'Aplazado' : 'Programado' } } });
    expect(rulesFor('categories', more)).not.toContain('status.type.shortDetail');
  });

  it('is the sign of one of several who take part, and no image of the event', () => {
    const logo = (n: number) => ({ team: { logo: `https://cdn.example/${n}.png` } });
    const sides = (n: number) => ({ sides: [logo(n), logo(n + 1)] });
    expect(rulesFor('image', sides)).toEqual([]);
    expect(rulesFor('image', (n) => ({ sides: [logo(n)] }))).toHaveLength(1);
    const picture = (n: number) => ({ name: names[n % 6], img: `https://cdn.example/${n}.png` });
    expect(rulesFor('image', (n) => ({ teamInfo: [picture(n), picture(n + 1)] }))).toEqual([]);
    expect(rulesFor('image', (n) => ({ shown: [picture(n), picture(n + 1)] }))).not.toEqual([]);
  });

  it('is the name of the kind that a kind is one of, beside its own', () => {
    const kinds = (n: number) => ({
      kinds: [{ name: names[n] }, { name: names[n], parentCategory: { name: 'Arts' } }],
    });
    expect(rulesFor('categories', kinds)).not.toContain('kinds[*].parentCategory.name');
    expect(rulesFor('categories', kinds)).toContain('kinds[*].name');
  });

  it('is the page of a part, where the record has one under the same key', () => {
    const link = (path: string) => ({ url: { path } });
    const pages = (n: number) => ({ ...link(`/group/${n}`), parts: [link(`/part/${n}`), link(`/part/${n}b`)] });
    expect(rulesFor('url', pages)).toEqual(['url.path']);
  });
});

describe('a series that is only an id', () => {
  const called = ['Pilates', 'Yoga', 'Pilates', 'Dance', 'Yoga', 'Talk'];
  const schedules = [11, 12, 11, 13, 12, 14];
  const seriesOf = (more: (n: number) => object) =>
    mapRecords(plain((n) => ({ title: called[n], ...more(n) }))).events.map(({ series }) => series?.id ?? null);

  it('is what the dates of one event have in common', () => {
    const ids = schedules.map(String);
    expect(seriesOf((n) => ({ classScheduleId: schedules[n] }))).toEqual(ids);
    expect(seriesOf((n) => ({ event_id: schedules[n], exhibition_id: n < 2 ? 7 + n : null }))).toEqual(ids);
    expect(seriesOf((n) => ({ parent_event_id: n > 3 ? 99 : null }))).toEqual([null, null, null, null, '99', '99']);
  });

  it('is what the ids of its dates begin with', () => {
    const slug = (n: number) => called[n]?.toLowerCase() ?? '';
    const isDated = (n: number) => ['pilates', 'yoga'].includes(slug(n));
    const dated = (n: number) => ({
      id: isDated(n) ? `${slug(n)}:2026-05-${11 + n}` : slug(n),
      primary_event: isDated(n) ? slug(n) : null,
    });
    const named = mapRecords(plain((n) => ({ title: called[n], ...dated(n) }))).events.map(
      ({ series }) => series?.title,
    );
    expect(named).toEqual(['pilates', 'yoga', 'pilates', undefined, 'yoga', undefined]);
    expect(seriesOf((n) => ({ ...dated(n), id: `at-${dated(n).id}` }))).toEqual(titles.map(() => null));
  });

  it('is no id of what the event is made from, and none that two titles share', () => {
    const none = titles.map(() => null);
    expect(seriesOf((n) => ({ eventTemplateId: schedules[n] }))).toEqual(none);
    expect(seriesOf((n) => ({ event_id: n % 2 }))).toEqual(none);
    expect(seriesOf((n) => ({ event_id: schedules[n], event_series: null }))).toEqual(none);
  });
});

describe('what a record is called or sorted by, of two that say it', () => {
  const fieldsOf = (more: (n: number) => object) => mapRecords(plain(more)).events;

  it('is the title without the hour before it', () => {
    const hours = ['6:30 PM', '7:00 PM', '9:00 AM', '7:30 AM', '3:30 PM', '6:00 PM'];
    const records = titles.map((title, n) => ({
      id: 310 + n,
      longTitle: n === 2 ? title : `${hours[n]}: ${title}`,
      longTitleWithoutTime: title,
      start: `2026-05-${11 + n}T18:30:00`,
    }));
    expect(mapRecords(records).events.map(({ title }) => title)).toEqual(titles);
  });

  it('is the kind of event before its tags', () => {
    const kinds = ['Workshop', 'Concert', 'Lecture', 'Workshop', 'Concert', 'Lecture'];
    const tags = [['Rust', 'Iron'], ['Web'], [], ['Data'], ['Python', 'Beginners'], ['Cloud']];
    const [first] = fieldsOf((n) => ({ tags: tags[n], event_type_title: kinds[n] }));
    expect(first?.categories).toEqual(['Workshop']);
    const named = (n: number) => ({ id: n % 2, name: n % 2 === 0 ? 'Bühne' : 'Wissen' });
    const list = (n: number) => tags[n]?.map((name, id) => ({ id, name }));
    for (const key of ['category', 'kategorie']) {
      const [one] = fieldsOf((n) => ({ tags: list(n), [key]: named(n) }));
      expect(one?.categories, key).toEqual(['Bühne']);
    }
    const [only] = fieldsOf((n) => ({ tags: list(n), category: { id: 7, name: 'Termine' } }));
    expect(only?.categories).toEqual(['Rust', 'Iron']);
    // One tag for all, and two parts of a portal: neither sorts more.
    const [main] = fieldsOf((n) => ({
      tags: [{ name: 'Concert' }],
      category: { id: 2, name: n % 2 ? 'Side' : 'Main' },
    }));
    expect(main?.categories).toEqual(['Concert']);
    const [other] = fieldsOf((n) => ({ tags: tags[n], event_type: n % 2 === 0 ? 'Regular' : 'Simple' }));
    expect(other?.categories).toEqual(['Rust', 'Iron']);
  });
});
