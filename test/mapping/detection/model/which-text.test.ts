import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../../../src/mapping/detection/detect.ts';
import { candidatesOf } from '../../../../src/mapping/detection/model/candidates.ts';
import { completeChoice } from '../../../../src/mapping/detection/model/complete-choice.ts';
import { profileOf } from '../../../../src/mapping/detection/model/features.ts';
import type { Ranked } from '../../../../src/mapping/detection/model/ranked.ts';
import type { Column } from '../../../../src/mapping/detection/profile/column.ts';
import { createMapping } from '../../../../src/mapping/mapping.ts';
import { formsOf } from '../../../../src/mapping/structure/forms.ts';
import { mapRecords, plain, titles } from '../map-records.ts';

const sentence = (n: number) => `${titles[n]}, with tea and cake for everybody who comes along.`;

describe('the only text of a list', () => {
  const rulesOf = (listed: (n: number) => object, detailed: (n: number) => object, count = 3, language = 'th') => {
    const mapping = createMapping(
      { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
      { timeZone: 'Europe/Warsaw', language, linkBase: 'https://town.example' },
    );
    const events = titles.slice(0, count).map((_, n) => ({ record: { id: `tr${n}`, ...listed(n) }, body: {} }));
    const details = events.map((one, n) => ({
      listed: one,
      body: { ...one.record, start: `2026-05-${11 + n}T18:30:00Z`, ...detailed(n) },
      id: one.record.id,
    }));
    const { title, categories } = mapping.detect({ calendars: [], events, details }).settings.event;
    return [title, categories];
  };

  it('is what the events are called, though its key may be that of a kind', () => {
    expect(
      rulesOf(
        (n) => ({ topic: ['การอนุรักษ์ภาพถ่ายเก่าเบื้องต้น', 'เล่าเรื่องพิพิธภัณฑ์ด้วยพอดแคสต์', 'ซ่อมหนังสือโบราณ'][n] }),
        (n) => ({ wording: ['เรียนรู้การจัดเก็บและทำความสะอาดภาพถ่าย', 'ใช้โทรศัพท์เครื่องเดียวก็ทำได้', null][n] }),
      ),
    ).toEqual(['topic', undefined]);
  });

  it.each([
    ['category', 'Chamber music', 'Guided tour', 'Open day'],
    ['type', 'Concert', 'Lecture', 'Walk'],
    ['series', 'Summer evenings', 'Winter evenings', 'Young talents'],
    ['language', 'English', 'German', 'French'],
    ['weekday', 'Monday', 'Tuesday', 'Friday'],
  ])('is no title beside one in the details: %s', (key, ...values) => {
    const titleBeside = (more: (n: number) => object) =>
      [rulesOf((n) => ({ [key]: values[n] }), more, 3, 'en')[0]].flat()[0];
    expect(titleBeside((n) => ({ main: { heading: titles[n], text: sentence(n) } }))).toBe('main.heading');
    expect(titleBeside((n) => ({ betreffzeile: titles[n], text: sentence(n) }))).toBe('betreffzeile');
  });

  it('is a kind, where its words are those of kinds', () => {
    const kinds = (n: number) => ({ category: ['Concert', 'Lecture', 'Walk'][n] });
    expect(rulesOf(kinds, (n) => ({ main: { heading: titles[n] } }))).toEqual(['main.heading', 'category']);
  });

  it('is what the events are called, whatever one record lacks or has besides', () => {
    const topics = ['การอนุรักษ์ภาพถ่ายเก่าเบื้องต้น', 'เล่าเรื่องพิพิธภัณฑ์ด้วยพอดแคสต์', 'ซ่อมหนังสือโบราณ', 'ซ่อมหนังสือโบราณ'];
    const [title] = rulesOf(
      (n) => ({ topic: topics[n] }),
      (n) => ({ wording: n === 2 ? null : sentence(n) }),
      4,
    );
    expect(title).toBe('topic');
  });

  it('is a kind, where the details have a title or several events are of it', () => {
    const kind = (n: number) => ({ topic: ['Music', 'Walk', 'Science'][n] });
    expect(rulesOf(kind, (n) => ({ title: titles[n], wording: sentence(n) }))).toEqual(['title', 'topic']);
  });
});

describe('a subtitle and a summary', () => {
  it.each([
    ['subtitle', 'synopsis'],
    ['fukudai', 'gaiyo'],
  ])('are the summary and the description: %s, %s', (subtitle, summary) => {
    const { event } = mapRecords(plain((n) => ({ [subtitle]: `Part ${n} of six`, [summary]: sentence(n) }))).detected
      .settings;
    expect([event.summary, event.description]).toEqual([subtitle, summary]);
  });
});

describe('categories', () => {
  const rule = (more: (n: number) => object) => mapRecords(plain(more)).detected.settings.event.categories;

  it('are no people with their titles', () => {
    expect(rule(() => ({ qwrt: ['Dr. Anna Berg', 'Prof. Ing. Jan Kos'] }))).toBeUndefined();
    expect(rule((n) => ({ qwrt: [['Music', 'Walks', 'Science'][n % 3]] }))).toBe('qwrt');
  });

  it('may be shortened words, and one other value shows no people to be kinds', () => {
    const of = (...values: readonly string[]) => rule((n) => ({ qwrt: [values[n % values.length]] }));
    expect(of('Jr. Girls Hockey', 'Sr. Boys Hockey')).toBe('qwrt');
    expect(of('Ev. Jugend Berg', 'Kath. Bildungswerk Wien')).toBe('qwrt');
    expect(of('Dr. Anna Berg', 'Prof. Ing. Jan Kos', 'Mag. Eva Huber', 'Doc. Ivan Rys', 'Stadt')).toBeUndefined();
  });

  it('do not say who may see the event', () => {
    const records = plain((n) => ({ access_type: n === 2 ? 'members only (confidential)' : 'public' }));
    const samples = { calendars: [], events: records.map((record) => ({ record, body: {} })), details: [] };
    const context = { language: 'en', linkBase: 'https://town.example' };
    const candidates = candidatesOf(profileOf(tablesOf(samples, 'en').table, context), 'categories');
    expect(candidates.map(({ column }) => column.expression)).not.toContain('access_type');
  });

  it('may say of one event who may see it', () => {
    const kinds = ['Concert', 'Public', 'Lecture', 'Walk', 'Concert', 'Lecture'];
    expect(rule((n) => ({ access_category: kinds[n] }))).toBe('access_category');
  });
});

it('takes words in scripts whose vowels are marks for words', () => {
  expect(formsOf('हिन्दी विभाग')).toEqual(['text']);
  expect(formsOf('A 1')).not.toContain('text');
});

describe('a text that looks like a title', () => {
  const bodies = ['Committee on Law and Justice', 'Committee on the Environment'];

  /** The fields chosen where the body's name is hardly the title, and the text is likely to be. */
  const chosenWith = (text: (n: number) => string, hardly = 0.06) => {
    const samples = plain((n) => ({ about: text(n), body: bodies[n % 2] })).map((record) => ({ record, body: {} }));
    const profile = profileOf(tablesOf({ calendars: [], events: samples, details: [] }, 'en').table, {
      language: 'en',
      linkBase: 'https://town.example',
    });
    const ranked = (key: string, share: number): Ranked => {
      const column = profile.table.columns.find(({ expression }) => expression === key) as Column;
      return { column, rule: key, features: new Map(), share };
    };
    const titles = { candidates: [ranked('about', 0.8), ranked('body', hardly)], none: 0 };
    const assigned = new Map([
      ['title', ranked('body', hardly)],
      ['description', ranked('about', 0.9)],
    ] as const);
    const chosen = completeChoice(profile, assigned, new Map([['title', titles]]));
    return Object.fromEntries([...chosen].map(([field, { rule }]) => [field, rule]));
  };

  it('is one where nothing else is likely to be', () => {
    expect(chosenWith((n) => titles[n] as string)).toEqual({ title: 'about' });
  });

  it('describes the event where it is written in sentences, or where something else may be its title', () => {
    expect(chosenWith(sentence)).toEqual({ title: 'body', description: 'about' });
    expect(chosenWith((n) => titles[n] as string, 0.3)).toEqual({ title: 'body', description: 'about' });
  });
});

it('is the title where it says that once more and all records have it, and else describes them', () => {
  const subjects = ['MATHS', 'PHYSICS', 'ENGLISH', '', 'HISTORY', ''];
  const told = (text: (n: number) => string) =>
    mapRecords(plain((n) => ({ title: subjects[n], text: text(n) }))).events.map((one) => [
      one.title,
      one.description?.text ?? null,
    ]);
  expect(told((n) => subjects[n] || (titles[n] as string))).toEqual(subjects.map((one, n) => [one || titles[n], null]));
  expect(told(sentence)[1]).toEqual(['PHYSICS', sentence(1)]);
});

it('is organized by a body, and not by the kind that all of them are of', () => {
  const body = (n: number) => ({ id: n % 2, name: ['Law and Justice', 'Environment'][n % 2], organType: 'Committee' });
  const samples = plain((n) => ({ organs: [body(n)] })).map((record) => ({ record, body: {} }));
  const profile = profileOf(tablesOf({ calendars: [], events: samples, details: [] }, 'en').table, {
    language: 'en',
    linkBase: 'https://town.example',
  });
  const rules = candidatesOf(profile, 'organizer').map(({ rule }) => rule);
  expect(rules).toContain('organs[0].name');
  expect(rules).not.toContain('organs[0].organType');
});

describe('a text and its beginning', () => {
  it('is described by the whole, wherever that stands', () => {
    const { events } = mapRecords(
      plain((n) => ({
        description: { body: `<div>${sentence(n)}</div>` },
        description_short: `${sentence(n).slice(0, 30)}…`,
      })),
    );
    expect(events.map(({ description }) => description?.text)).toEqual(titles.map((_, n) => sentence(n)));
  });
});

describe('a long text that few events have', () => {
  const described = (more: (n: number) => object) =>
    mapRecords(plain(more)).events.map(({ description }) => description?.text);

  it('leaves the others what all events are described by', () => {
    const long = (n: number) => (n === 2 ? `<p>${sentence(n)}</p><p>Bring a bell &amp; a friend.</p>` : '');
    const texts = described((n) => ({ long_description: long(n), description: `${sentence(n)} Free.` }));
    expect(texts[1]).toBe(`${sentence(1)} Free.`);
    expect(texts[2]).toContain('Bring a bell & a friend.');
  });

  it('is not stood in for by a text about something else', () => {
    const long = (n: number) => (n % 2 === 0 ? `<p>${sentence(n)}</p><p>Bring a bell.</p>` : '');
    const texts = described((n) => ({ long_description: long(n), price_description: 'Pay what you can afford.' }));
    expect(texts[1]).toBeUndefined();
  });
});

describe('a teaser', () => {
  const ruleOf = (more: (n: number) => object) => mapRecords(plain(more)).detected.settings.event.description;
  const whole = (n: number) => `${titles[n]} &amp; tea.${n === 2 ? ' Bring a bell.' : ''}`;
  const cut = (n: number) => whole(n).replace('&amp;', '&').slice(0, 38);

  it('is no description of what it begins', () => {
    expect(ruleOf((n) => ({ description: whole(n), text_teaser: cut(n) }))).toBe('description');
  });

  it('may be the description where the other text begins otherwise', () => {
    expect(ruleOf((n) => ({ description: `Desk ${n}`, text_teaser: cut(n) }))).toBe('text_teaser');
  });
});

describe('a title with the name of something else', () => {
  const titleOf = (more: (n: number) => object, called = 'title') =>
    mapRecords(plain(more).map(({ title, ...one }: { title?: string }) => ({ ...one, [called]: title }))).events[1]
      ?.title;
  const clubs = ['Chess club', 'Rowing club', 'Chess club'];
  const club = (n: number) => ({ account: { title: clubs[n % 3] } });

  it('before it yields to the title alone', () => {
    const joined = (n: number) => `${clubs[n % 3]} / ${titles[n]}`;
    expect(titleOf((n) => ({ joined_title: joined(n), ...club(n) }), 'label')).toBe(titles[1]);
  });

  it.each([
    ['subtitle', (n: number) => ['Album release', 'Premiere', 'Last night'][n % 3]],
    ['level', (n: number) => `Level ${1 + (n % 2)}`],
  ])('keeps its other part: %s', (key, part) => {
    const work = (n: number) => ({ production: { title: titles[n] }, [key]: part(n) });
    const full = mapRecords(plain((n) => ({ title: `${titles[n]} – ${part(n)}`, ...work(n) }))).events[1]?.title;
    expect(full).toBe(`${titles[1]} – ${part(1)}`);
  });

  it('is the title of a game, which has the names of both teams', () => {
    const teams = ['Falcons', 'Lions', 'Owls', 'Bears', 'Foxes', 'Hares'];
    const [home, away] = [(n: number) => teams[n] ?? '', (n: number) => teams[(n + 1) % 6] ?? ''];
    const game = (n: number) => ({ id: n, start: `2026-05-${11 + n}`, title: `${home(n)} - ${away(n)}` });
    const { events } = mapRecords(
      titles.map((_, n) => ({ ...game(n), visiteuse: away(n), rows: { home_name: home(n), away_name: away(n) } })),
    );
    expect(events[1]?.title).toBe('Lions - Owls');
  });

  it('is the title where no other column has this name', () => {
    expect(titleOf((n) => ({ title_long: `Part ${n}: ${titles[n]}`, ...club(n) }), 'title_short')).toBe(
      `Part 1: ${titles[1]}`,
    );
  });
});
