import { expect, it } from 'vitest';
import { languageWay } from '../../../src/mapping/structure/languages.ts';

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
