import { expect, it } from 'vitest';
import { chooseLanguage } from '../../../src/mapping/language.ts';
import { isLanguages, languageWay } from '../../../src/mapping/structure/languages.ts';

const said = (language: string, texts: object) => ({ languages_code: language, ...texts });

it('a list may say less in each language than the details of the same event', () => {
  const listed = [said('en-GB', { title: 'Mines' }), said('sl-SI', { title: 'Rudniki' })];
  const detailed = [
    said('en-GB', { title: 'Castle', description: 'By torchlight.' }),
    said('sl-SI', { title: 'Grad', description: 'Ob baklah.' }),
  ];
  const way = languageWay([listed, detailed], 'sl');
  expect(way?.open(listed)).toEqual(listed[1]);
  expect(way?.open(detailed)).toEqual(detailed[1]);
});

it('what several people speak is no translation', () => {
  const people = [
    { language: 'de', name: 'Ida', role: 'guide' },
    { language: 'de', name: 'Uwe', role: 'guide' },
  ];
  expect(languageWay([people], 'de')).toBeNull();
});

it.each([
  [{ default: 'Verona', de: 'Bern' }, 'de', 'Bern', {}],
  [{ default: 'Verona', de: 'Bern', fr: 'Berne' }, 'de', 'Bern', { fr: 'Berne' }],
  [{ de: 'Bern', default: 'Verona' }, 'pl', 'Verona', { de: 'Bern' }],
])('a text may be there for a language that is not said: %j in %s', (value, language, text, others) => {
  expect(chooseLanguage(value, language)).toMatchObject({ value: text, others });
  expect(isLanguages(value)).toBe(true);
});

it.each([[{ de: '19.30', en: '19:30' }], [{ de: '19:30', en: '7:30' }]])(
  '%j is an hour in several languages',
  (value) => {
    expect(isLanguages(value)).toBe(true);
  },
);

it.each([
  [{ default: '/img/a.jpg', sm: '/img/a-small.jpg' }],
  [{ default: 'https://town.example/a', de: 'https://town.example/de/a' }],
  [{ default: 'Verona' }],
  [{ default: 12, de: 14 }],
  [{ dan: '12:00', mde: '14:30' }],
  [{ dan: '09:30', mde: null }],
])('%j is no text in several languages', (value) => {
  expect(chooseLanguage(value, 'de').value).toBe(value);
  expect(isLanguages(value)).toBe(false);
});

it('a title and a text in each language are two texts', () => {
  const list = [
    { lang: 'fr', title: 'Chorale', text: 'Ouvert à tous.' },
    { lang: 'de', title: 'Chor', text: 'Für alle.' },
  ];
  expect(isLanguages(list)).toBe(false);
  expect(languageWay([list], 'de')?.open(list)).toBe(list[1]);
});
