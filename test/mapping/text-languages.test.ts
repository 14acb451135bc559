import { expect, test } from 'vitest';
import { chooseLanguage } from '../../src/mapping/language.ts';

test.each([
  [{ 中: '瓷器展', 葡: 'Porcelana' }, 'zh', '瓷器展'],
  [{ 中: '瓷器展', 葡: 'Porcelana' }, 'pt', 'Porcelana'],
  [{ 中文: '', 英文: 'Porcelain' }, 'zh', 'Porcelain'],
  [{ қаз: 'Күй кеші', рус: 'Вечер кюев' }, 'kk', 'Күй кеші'],
  [{ кы: 'Комуз', ру: null }, 'ky', 'Комуз'],
  [{ 국문: '도자기', 영문: 'Porcelain' }, 'en', 'Porcelain'],
])('%j is one text, in %s %s', (value, language, chosen) => {
  expect(chooseLanguage(value, language).value).toBe(chosen);
});

const keyed = (one: string, other: string, key = '_key') => [
  { [key]: one, _type: 'localeString', value: 'Lanternetur' },
  { [key]: other, _type: 'localeString', value: 'Lantern walk' },
];

test.each([
  [keyed('no', 'en'), 'nb', 'Lanternetur'],
  [keyed('nb', 'en'), 'no', 'Lanternetur'],
  [keyed('nb', 'en'), 'nb', 'Lanternetur'],
  [keyed('nb-NO', 'en-GB', 'code'), 'nb', 'Lanternetur'],
])('%j is one text, by the language that its key is, in %s %s', (value, language, chosen) => {
  expect(chooseLanguage(value, language).value).toBe(chosen);
});

test.each([
  [keyed('id', 'no')],
  [keyed('a1', 'en')],
  [keyed('en', 'en')],
  [keyed('fa', 'de').map((one) => ({ ...one, marks: [] }))],
])('%j is no text by language, whatever its keys look like', (value) => {
  expect(chooseLanguage(value, 'nb').value).toBe(value);
});

test.each([[{ 中: 3 }], [{ 中: '小', 大: '大' }], [{ 日: '5', 月: '10' }]])('%j is no text by language', (value) => {
  expect(chooseLanguage(value, 'zh').value).toBe(value);
});
