import { expect, it } from 'vitest';
import { hasWord } from '../../../../src/mapping/detection/model/value-words.ts';

it.each([
  ['Obstbauverein Bispelde'], ['Sportfreunde e.V.'], ['Кафедра физики'], ['ΤΜΗΜΑ ΙΣΤΟΡΙΑΣ'], ['広島大学図書館'], ['Câu lạc bộ thơ'], ['Tietojenkäsittelyn laitos'],
])('%s is an organization', (text) => {
  expect(hasWord(text, 'organization')).toBe(true);
}); // biome-ignore format: a list

it.each([
  ['Anna Virtanen'], ['Гусева О. Л.'], ['Berg'], [''],
])('%s is none', (text) => {
  expect(hasWord(text, 'organization')).toBe(false);
}); // biome-ignore format: a list

it.each([
  ['Kinderkonzert'], ['Pflichtfortbildung'], ['ЛЕКЦИЯ'], ['sưu tầm, triển lãm'], ['公開講座'], ['Visita guiada'],
])('%s is a kind of event', (text) => {
  expect(hasWord(text, 'kind')).toBe(true);
}); // biome-ignore format: a list

it.each([['Erwachsene'], ['Raum 3'], ['Bonn']])('%s is none', (text) => {
  expect(hasWord(text, 'kind')).toBe(false);
});
