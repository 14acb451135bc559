import { expect, test } from 'vitest';
import { tablesOf } from '../../../../src/mapping/detection/detect.ts';
import { candidatesOf } from '../../../../src/mapping/detection/model/candidates.ts';
import { secondOf } from '../../../../src/mapping/detection/model/choose.ts';
import { completeChoice } from '../../../../src/mapping/detection/model/complete-choice.ts';
import { profileOf } from '../../../../src/mapping/detection/model/features.ts';
import { mapRecords, plain } from '../map-records.ts';

function rulesFor(records: readonly object[]): readonly unknown[] {
  const samples = { calendars: [], events: records.map((record) => ({ record, body: {} })), details: [] };
  const profile = profileOf(tablesOf(samples, 'en').table, { language: 'en', linkBase: 'https://town.example' });
  return candidatesOf(profile, 'performers').map(({ rule }) => rule);
}

test('of people with roles, those of every role that performs are one candidate', () => {
  const people = (...roles: readonly string[]) => roles.map((role, n) => ({ role, name: `Person ${role} ${n}` }));
  const records = [people('speaker', 'contact'), people('instructor'), people('contact', 'speaker')].map((list, n) => ({
    id: n + 1,
    title: `Evening ${n + 1}`,
    people: list,
  }));
  const rules = rulesFor(records);
  expect(rules).toContain("people[?role=='speaker' || role=='instructor'].name");
  expect(rules).toContain("people[?role=='contact'].name");
});

test('of people of whom a flag says who speaks, these are one candidate, and the others are none', () => {
  const people = (...speaking: readonly boolean[]) =>
    speaking.map((isSpeaker, n) => ({ name: `Person ${n} of ${speaking.length}`, isSpeaker, isPaid: !isSpeaker }));
  const records = [people(true, false), people(true), people(false, true, true)].map((attendees, n) => ({
    id: n + 1,
    title: `Evening ${n + 1}`,
    attendees,
  }));
  const rules = rulesFor(records);
  expect(rules).toContain('attendees[?isSpeaker].name');
  expect(rules.filter((rule) => String(rule).includes('isPaid'))).toEqual([]);
});

test('columns that differ in the number of their keys only are one candidate, those that are empty so far among them', () => {
  const speakers = [
    { speaker_1: 'Ann Ray', speaker_2: 'Bo Lee', speaker_3: '' },
    { speaker_1: 'Cy Day', speaker_2: '', speaker_3: '' },
  ].map((more, n) => ({ id: n + 1, title: `Evening ${n + 1}`, ...more }));
  expect(rulesFor(speakers).filter((rule) => String(rule).includes('speaker'))).toEqual([
    '[speaker_1, speaker_2, speaker_3]',
  ]);
  const artists = [1, 2].map((n) => ({
    id: n,
    title: `Evening ${n}`,
    artist: 7 * n,
    artist2: `Ann Ray ${'I'.repeat(n)}`,
  }));
  expect(rulesFor(artists).filter((rule) => String(rule).includes('artist'))).toEqual(['artist2']);
});

test('attractions are those who perform, as ticket shops call them', () => {
  const acts = ['Le Maree', 'Ornella Sabatini', 'Coro Tre Cime', 'Rodolfo Pace', 'DJ Fosforo', 'Compañía Lunares'];
  const { events } = mapRecords(plain((n) => ({ attractions: [{ attractionId: `7011${n}`, name: acts[n] }] })));
  expect(events[1]).toMatchObject({ performers: ['Ornella Sabatini'], organizer: null });
});

test('the staff of a class are those who teach it', () => {
  const names = ['Beatriz Nogueira', 'Yuki Tanabe', 'Caio Ferraz', 'Anna Kowalska', 'Jan Nowak', 'Maria Silva'];
  const { events } = mapRecords(plain((n) => ({ staff: { id: 21 + n, name: names[n], imageUrl: null } })));
  expect(events[1]).toMatchObject({ performers: ['Yuki Tanabe'], organizer: null });
});

test.each([
  ['prof', 'fr'],
  ['profs', 'fr'],
])('those who teach perform, also by a short word: %s', (key, language) => {
  const names = ['M. ABADIE P.', 'MME LERICHE A.', 'M. WOODHAMS T.'];
  const { events } = mapRecords(
    plain((n) => ({ [key]: names[n % 3] })),
    { language },
  );
  expect(events[1]?.performers).toEqual(['MME LERICHE A.']);
});

test('those who teach are called as a timetable shortens them, under a key that says no more, and not by numbers', () => {
  const short = [['jvb'], ['hkr'], ['sea', 'pdw'], ['rpl'], ['hkr'], ['mvh']];
  const told = (more: (n: number) => object) => mapRecords(plain(more)).events.map(({ performers }) => performers);
  expect(told((n) => ({ teachers: short[n] }))).toEqual(short);
  expect(told((n) => ({ teachers: [`t${n}`] }))[0]).toBeUndefined();
  expect(told((n) => ({ teacherOrganizers: short[n] }))[2]).not.toEqual(short[2]);
});

test('a conductor and the soloists perform, each in a column of their own, but not the house that a speaker is of', () => {
  const names = ['Aino Rautavuori', 'Robert Nyman', 'Saara Lehtinen', 'Oskar Wiik', 'Elina Kaski', 'Juhani Strand'];
  const at = (n: number) => names[n % names.length] as string;
  const performersOf = (more: (n: number) => object) =>
    mapRecords(plain(more)).events.map(({ performers = [] }) => performers);
  const all = names.map((_, n) => [at(n), at(n + 1), at(n + 2)]);
  expect(performersOf((n) => ({ conductor: at(n), soloists: `${at(n + 1)} (violin), ${at(n + 2)}` }))).toEqual(all);
  expect(performersOf((n) => ({ conductor: at(n), soloists: [{ name: at(n + 1) }, { name: at(n + 2) }] }))).toEqual(
    all,
  );
  expect(
    performersOf((n) => ({ properties: { conductor: at(n), soloists: [{ name: at(n + 1) }, { name: at(n + 2) }] } })),
  ).toEqual(all);
  expect(performersOf((n) => ({ speaker: at(n), speaker_affiliation: `Institute ${n}, Lapua` }))).toEqual(
    names.map((name) => [name]),
  );
});

test('those whom a text names behind what each of them does perform, whatever its key', () => {
  const credits = (n: number) => ({
    act: n === 5 ? '' : `【語り】三橋栄太，【${n % 2 === 0 ? '指揮' : '箏'}】花園沙也`,
  });
  const japanese = { language: 'ja', timeZone: 'Asia/Tokyo' };
  expect(mapRecords(plain(credits), japanese).events[1]?.performers).toEqual(['三橋栄太', '花園沙也']);
  const facts = (n: number) => ({ act: `【会場】大ホール【定員】${n}00名` });
  expect(mapRecords(plain(facts), japanese).events[1]?.performers).toBeUndefined();
});

test('the languages of signs and captions that an event is interpreted in are no people', () => {
  const ways = ['British Sign Language', 'Captioned', 'Audio described'];
  const { events } = mapRecords(
    plain((n) => ({
      interpretations: n < 4 ? [{ type: 'EventInterpretation', id: `w${n % 3}`, label: ways[n % 3] }] : [],
    })),
  );
  expect(events.flatMap(({ performers }) => performers ?? [])).toEqual([]);
});

test('the teacher comes where nobody stands in for them', () => {
  const people = ['Anna Berg', 'Piet Visser', 'Ida Holm', 'Lea Brandt', 'Ole Dahl', 'Mia Lund'];
  const second = (substitute: string, teacher: string) => {
    const records = plain((n) => ({ [substitute]: n === 3 ? 'Jan Smit' : null, [teacher]: people[n] }));
    const samples = { calendars: [], events: records.map((record) => ({ record, body: {} })), details: [] };
    const profile = profileOf(tablesOf(samples, 'en').table, { language: 'en', linkBase: 'https://town.example' });
    const ranked = candidatesOf(profile, 'performers').map((one) => ({ ...one, share: 0.1 }));
    const first = ranked.find(({ column }) => column.expression === substitute);
    const others = ranked.filter(({ column }) => column.expression === teacher);
    if (first === undefined) return null;
    return secondOf('performers', first, { candidates: [first, ...others], none: 0.8 }, 6, { second: { none: 99 } })
      ?.rule;
  };
  expect(second('HelyettesTanarNeve', 'TanarNeve')).toBe('TanarNeve');
  expect(second('substitute_teacher', 'teacher')).toBe('teacher');
  expect(second('guestLecturer', 'lecturer')).toBe('lecturer');
  expect(second('teacher_of_choir', 'teacher')).toBeUndefined();
  expect(second('guest_speaker', 'teacher')).toBeUndefined();
});

test('players and guides who have registered perform nothing, those who are booked do', () => {
  const names = ['Rita M.', 'Tiago S.', 'João P.', 'Inês C.'];
  const two = (n: number) =>
    [names[n % 4], names[(n + 1) % 4]].map((full_name, at) => ({ user_id: 71 + n + at, full_name }));
  const of = (key: string) => mapRecords(plain((n) => ({ [key]: two(n) }))).events[1]?.performers ?? [];
  expect(of('registered_players')).toEqual([]);
  expect(of('enrolledGuides')).toEqual([]);
  expect(of('booked_artists')).toEqual(['Tiago S.', 'João P.']);
  expect(of('registered_speakers')).toEqual(['Tiago S.', 'João P.']);
  expect(rulesFor(plain((n) => ({ obsadenie: two(n) })))).toContain('obsadenie[*].full_name');
  expect(rulesFor(plain((n) => ({ enrolledGuides: two(n) })))).not.toContain('enrolledGuides[*].full_name');
  expect(of('acceptedSpeakers')).toEqual(['Tiago S.', 'João P.']);
  expect(of('players')).toEqual(['Tiago S.', 'João P.']);
});

test('of candidates of which none is likely, who has an object for who leads is the one', () => {
  const names = ['Тимур Азимов', 'Анна Ли', 'Дилноза Каримова'];
  const chosen = (more: (n: number) => object, share = 0.4) => {
    const samples = { calendars: [], events: plain(more).map((record) => ({ record, body: {} })), details: [] };
    const profile = profileOf(tablesOf(samples, 'ru').table, { language: 'ru', linkBase: 'https://town.example' });
    const candidates = candidatesOf(profile, 'performers').map((one) => ({ ...one, share }));
    const found = completeChoice(profile, new Map(), new Map([['performers', { candidates, none: 0.6 }]]));
    return found.get('performers')?.column.expression;
  };
  const named = (key: string) => (n: number) => ({ [key]: { id: n % 3, name: names[n % 3], rating: 4.9 } });
  expect(chosen(named('staff'))).toBe('staff.name');
  expect(chosen(named('instructor'))).toBe('instructor.name');
  expect(chosen(named('staff'), 0.1)).toBeUndefined();
  expect(chosen(named('manager'))).toBeUndefined();
  expect(chosen((n) => ({ company: { name: names[n % 3] } }))).toBeUndefined();
  expect(chosen((n) => ({ staff: { name: ['Office', 'Front desk'][n % 2] } }))).toBeUndefined();
});
