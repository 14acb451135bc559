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

test.each([[{ 中: 3 }], [{ 中: '小', 大: '大' }], [{ 日: '5', 月: '10' }]])('%j is no text by language', (value) => {
  expect(chooseLanguage(value, 'zh').value).toBe(value);
});
