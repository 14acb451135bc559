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

const organizersOf = (more: (n: number) => object) =>
  mapRecords(plain(more)).events.map(({ organizer }) => organizer?.name ?? null);

describe('whose account an event is', () => {
  const houses = ['Harbour Library', 'Chess Club Tallow', 'Night Riders', 'Lanterns', 'Ana', 'Ponto X'];
  const people = ['Tamsin Orlo', 'Ivo Marten', 'Lena Broad'];

  it('is the organizer where organizations have accounts', () => {
    const owned = (n: number) => ({ owner: { id: n, name: houses[n] } });
    expect(organizersOf(owned)).toEqual(houses);
  });

  it('is none where people enter the events, or one account enters all', () => {
    const none = titles.map(() => null);
    expect(organizersOf((n) => ({ owner: { id: n % 3, name: people[n % 3] } }))).toEqual(none);
    expect(organizersOf((n) => ({ user: n % 2 ? 'office' : 'library_desk' }))).toEqual(none);
    expect(organizersOf(() => ({ owner: { id: 1, name: 'Planning' } }))).toEqual(none);
  });
});

describe('whose calendar an event is in', () => {
  const names = ['Tallow Systems Circle', 'Namma Maps'];
  const calendars = [names.map((name, n) => ({ id: `k${n}`, name }))];
  const read = (more: (n: number) => object) =>
    mapRecords(plain(more), {}, {}, calendars).events.map(({ organizer, location }) => [
      organizer?.name ?? null,
      location?.name ?? null,
    ]);

  it('is the organizer where calendars are those of accounts', () => {
    const owned = (n: number) => ({ account: { handle: `k${n % 2}`, title: names[n % 2] } });
    expect(read(owned)).toEqual(titles.map((_, n) => [names[n % 2], null]));
  });

  it('is the organizer where a program serves several tenants', () => {
    const tenant = (n: number) => ({ tenant: { tenant_id: `t${n % 2}`, tenant_name: names[n % 2] } });
    expect(read(tenant).map(([organizer]) => organizer)).toEqual(titles.map((_, n) => names[n % 2]));
  });

  it('is the organizer, and no town, where it is a group of members', () => {
    const house = (n: number) => ({ venue: { name: `Hall ${n}`, address: `Mill Lane ${n + 2}` } });
    const grouped = (n: number) => ({ ...house(n), community: { id: n % 2, name: names[n % 2], members_count: 1834 } });
    expect(read(grouped)).toEqual(titles.map((_, n) => [names[n % 2], `Hall ${n}`]));
  });

  it('is no organizer where it is a town that counts its people', () => {
    const town = (n: number) => ({
      community: { id: n % 2, name: ['Tallow', 'Hasle'][n % 2], zip: `37${n % 2}0`, population: 900 },
    });
    expect(read(town).map(([organizer]) => organizer)).toEqual(titles.map(() => null));
  });
});

describe('those who are there', () => {
  const speakers = (n: number) => ({
    speakers: [{ name: `Lena Broad ${'ABCDEF'[n]}`, institution: `College ${n % 3}`, portrait: `/faces/${n}.jpg` }],
    affiliation: `University ${n % 2}`,
    target_group: n % 2 ? 'Teachers' : 'Parents',
    attendees: [{ name: `Team ${n % 2}` }, { name: 'Office' }],
  });

  it('do not organize it with where they come from', () => {
    const rules = rulesFor('organizer', speakers).join(' ');
    for (const key of ['institution', 'affiliation', 'target_group']) expect(rules, key).not.toContain(key);
  });

  it('are not its kind', () => {
    const rules = rulesFor('categories', speakers).join(' ');
    for (const key of ['attendees', 'target_group']) expect(rules, key).not.toContain(key);
  });

  it('leave a word for a kind alone that could be for a person, too', () => {
    const kinds = (n: number) => ({ typeAnimation: { code: n % 3, libelle: ['Concert', 'Talk', 'Play'][n % 3] } });
    expect(rulesFor('categories', kinds)).toContain('typeAnimation.libelle');
  });

  it('are not what its picture shows, if they are several', () => {
    const two = (n: number) => ({
      speakers: [
        { name: 'A', portrait: `/faces/${n}.jpg` },
        { name: 'B', portrait: `/faces/${n + 1}.jpg` },
      ],
      poster: `/posters/${n}.jpg`,
    });
    expect(rulesFor('image', two)).toEqual(['poster']);
  });
});

describe('somebody who has an account', () => {
  it('has a face there that is no picture of the event', () => {
    const maker = (n: number) => ({
      maker: { login: `m${n % 3}`, title: ['Ada Berg', 'Ivo Lind', 'Mia Roth'][n % 3], picture: `/faces/${n % 3}.png` },
    });
    expect(rulesFor('image', maker)).toEqual([]);
    const uploaded = (n: number) => ({
      teacher: { name: ['Ada Berg', 'Ivo Lind', 'Mia Roth'][n % 3], photo: `https://x.example/avatars/${n}.png` },
    });
    expect(rulesFor('image', uploaded)).toEqual([]);
  });

  it('is nobody whose picture was made for the bill, or who uploaded one for the event', () => {
    const artist = (n: number) => ({
      artist: { name: ['Ada Berg', 'Ivo Lind', 'Mia Roth'][n % 3], photo: `https://x.example/press/${n}.png` },
    });
    expect(rulesFor('image', artist)).toEqual(['artist.photo']);
    expect(rulesFor('image', (n) => ({ image: `https://x.example/avatars/${n}.png` }))).toEqual(['image']);
  });
});

describe('how one attends', () => {
  it('is not the kind of event, in any spelling', () => {
    const ways = (n: number) => ({ mode: n % 2 ? 'InPerson' : 'Virtual', delivery: n % 2 ? 'CLASSROOM' : 'ONLINE' });
    expect(rulesFor('categories', ways)).not.toEqual(expect.arrayContaining(['mode']));
    expect(rulesFor('categories', ways)).not.toEqual(expect.arrayContaining(['delivery']));
  });

  it('is not the kind of event beside the link to join', () => {
    const chat = (n: number) => ({
      chat: n % 2 ? { kind: 'vc', meeting_url: `https://meet.example/j/${n}` } : { kind: 'no_meeting' },
    });
    expect(rulesFor('categories', chat)).not.toContain('chat.kind');
  });
});
