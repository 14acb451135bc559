import { describe, expect, it } from 'vitest';
import { languageEndings } from '../../../src/mapping/structure/language-endings.ts';
import { mapRecords, plain, titles } from '../detection/map-records.ts';

const keyed = (key: string, values: readonly unknown[], isText = true) => ({ key, home: '', isText, values });

describe('letters at the end of keys', () => {
  const pairs = [
    keyed('titlec', ['秋意', '折子戲']),
    keyed('titlee', ['Autumn', 'Opera']),
    keyed('Hallc', ['音樂廳', '展覽廳']),
    keyed('Halle', ['Concert hall', 'Gallery']),
    keyed('urlc', ['https://town.example/tc/1'], false),
    keyed('urle', ['https://town.example/en/1'], false),
    keyed('feeA', ['免費']),
    keyed('feeB', ['Free']),
  ];

  it('are marks of a language where texts of two pairs show it, for links too', () => {
    const found = languageEndings(pairs, 'zh');
    expect([...found].map(([at, { isOwn, rest }]) => [pairs[at]?.key, isOwn, rest])).toEqual([
      ['titlec', true, 'title'],
      ['titlee', false, 'title'],
      ['Hallc', true, 'Hall'],
      ['Halle', false, 'Hall'],
      ['urlc', true, 'url'],
      ['urle', false, 'url'],
    ]);
  });

  it('are none where one pair alone shows it, nor where the language is written in Latin letters', () => {
    expect(languageEndings([...pairs.slice(0, 2), ...pairs.slice(4)], 'zh').size).toBe(0);
    expect(languageEndings(pairs, 'en').size).toBe(0);
  });

  it('decide which of two titles and descriptions is the portal’s', () => {
    const others = ['秋意', '河邊漫步', '敲鐘', '大會堂週年', '合唱團練習', '觀星之夜'];
    const records = plain((n) => ({
      title: undefined,
      titlec: others[n],
      titlee: titles[n],
      descc: `${others[n]}，歡迎街坊參加，先到先得。`,
      desce: `${titles[n]}, everybody is welcome to take part.`,
    }));
    const { events } = mapRecords(JSON.parse(JSON.stringify(records)), { language: 'zh' });
    expect(events.map(({ title }) => title)).toEqual(others);
    expect(events[0]?.description?.text).toBe('秋意，歡迎街坊參加，先到先得。');
  });
});
