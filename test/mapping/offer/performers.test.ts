import { expect, test } from 'vitest';
import { readPerformers } from '../../../src/mapping/values/offer/performers.ts';
import { readSeries } from '../../../src/mapping/values/offer/series.ts';

test.each([
  ['Anna Virtanen', ['Anna Virtanen']],
  ['Anna Virtanen, Jo Winter', ['Anna Virtanen', 'Jo Winter']],
  ['Anna Virtanen, PhD, Jo Winter', ['Anna Virtanen, PhD', 'Jo Winter']],
  ['Dana Whitlock, RN, Keisha Romero, IBCLC', ['Dana Whitlock, RN', 'Keisha Romero, IBCLC']],
  ['N.N.', []],
  ['【司会】綾部なおみ、【講師】大学教授…桂木和代', ['綾部なおみ', '桂木和代']],
  ['【出演】戸沢剛、江口卓【朗読】雨宮とおる', ['戸沢剛', '江口卓', '雨宮とおる']],
  ['Anna Virtanen, TBA', ['Anna Virtanen']],
  ['Bj&ouml;rn Sommer; Th&#233;o Winter', ['Björn Sommer', 'Théo Winter']],
  ['Virtanen, Anna; Winter, Jo', ['Virtanen, Anna', 'Winter, Jo']],
  ['Virtanen, Anna\u001DWinter, Jo', ['Virtanen, Anna', 'Winter, Jo']],
  ['Anna Virtanen\u000BJo Winter\u2028Kim Sommer', ['Anna Virtanen', 'Jo Winter', 'Kim Sommer']],
  ['Anna Virtanen und Jo Winter', ['Anna Virtanen und Jo Winter']],
  ['Anna Virtanen and Jo Winter', ['Anna Virtanen', 'Jo Winter']],
  ['Lurdes Machava / Abel Tembe', ['Lurdes Machava', 'Abel Tembe']],
  ['AC / DC', ['AC / DC']],
  ['Nick Summer and The Bad Bees', ['Nick Summer and The Bad Bees']],
  ['Salt and Pepper', ['Salt and Pepper']],
  ['Anna Virtanen (Tosca), Jo Winter (piano)', ['Anna Virtanen', 'Jo Winter']],
  [['Piano: Jo Winter'], ['Jo Winter']],
  [
    ['Anna Virtanen; Jo Winter', 'Trio Sommer, Berlin'],
    ['Anna Virtanen', 'Jo Winter', 'Trio Sommer, Berlin'],
  ],
  ['د. سليم الخوري؛ م. رنا عازار', ['د. سليم الخوري', 'م. رنا عازار']],
  ['Dr. Anna Virtanen & Prof. Jo Winter', ['Dr. Anna Virtanen', 'Prof. Jo Winter']],
  ['Dr. Anna Virtanen - Prof. Jo Winter', ['Dr. Anna Virtanen', 'Prof. Jo Winter']],
  ['م. رنا عازار – د. سليم الخوري – د. ليلى ضو', ['م. رنا عازار', 'د. سليم الخوري', 'د. ليلى ضو']],
  ['Dr. Anna Virtanen - Harbour Hospital', ['Dr. Anna Virtanen - Harbour Hospital']],
  ['Dr. Anna Virtanen - St. Mary', ['Dr. Anna Virtanen - St. Mary']],
  ['Simon & Garfunkel', ['Simon & Garfunkel']],
  ['小野 健一・三浦 春', ['小野 健一', '三浦 春']],
  ['ジョン・スミス', ['ジョン・スミス']],
  ['指揮：高梨 修一', ['高梨 修一']],
  ['高梨 修一、森下 あや ほか', ['高梨 修一', '森下 あや']],
  ['한서우, 민가람 등', ['한서우', '민가람']],
  ['Anna Virtanen, Jo Winter u. a.', ['Anna Virtanen', 'Jo Winter']],
  ['高梨 修一・森下 あや', ['高梨 修一', '森下 あや']],
  ['ジャン・ルノワール', ['ジャン・ルノワール']],
  ['<ul><li>Anna</li><li>Jo</li></ul>', ['Anna', 'Jo']],
  ['Anna, anna', ['Anna']],
  ['', []],
  [null, []],
  [{}, []],
  [{ first_name: 'Anna', last_name: 'Virtanen' }, ['Anna Virtanen']],
  [{ Vorname: 'Anna', Nachname: 'Virtanen', Titel: 'Dr.' }, ['Anna Virtanen']],
  [{ имя: 'Анна', фамилия: 'Петрова' }, ['Анна Петрова']],
  [{ name: 'Anna', surname: 'Virtanen' }, ['Anna Virtanen']],
  [{ name: 'Anna Virtanen', surname: 'Virtanen', photo: 'https://img.example/1.jpg' }, ['Anna Virtanen']],
  [
    ['Trio Sommer, Berlin', 'Anna'],
    ['Trio Sommer, Berlin', 'Anna'],
  ],
  [
    [
      { role: 'Speaker', person: { id: 7, name: 'Anna' } },
      { role: 'Host', person: { id: 8, name: 'Jo' } },
    ],
    ['Anna', 'Jo'],
  ],
  [{ data: [{ attributes: { title: 'Anna' } }] }, ['Anna']],
  [{ type: 'people', people: [{ name: 'Anna' }, { name: 'Jo' }] }, ['Anna', 'Jo']],
  [{ fr: 'Chœur de nuit', en: 'Night choir' }, ['Night choir']],
  [[{ name: { fr: 'Chœur de nuit', en: 'Night choir' } }], ['Night choir']],
])('performers %j are %j', (value, expected) => {
  expect(readPerformers(value, 'en')).toEqual(expected);
});

test.each([
  [42, { id: '42', title: null }],
  ['42', { id: '42', title: null }],
  ['7b0c1a5e-1d2f-4c3b-9a8e-0f1e2d3c4b5a', { id: '7b0c1a5e-1d2f-4c3b-9a8e-0f1e2d3c4b5a', title: null }],
  ['summer-nights', { id: 'summer-nights', title: null }],
  ['Summer Nights 2026', { id: null, title: 'Summer Nights 2026' }],
  ['Jazz', { id: null, title: 'Jazz' }],
  [
    { id: 7, title: 'Jazz' },
    { id: '7', title: 'Jazz' },
  ],
  [
    { slug: 'jazz', name: { en: 'Jazz', de: 'Jazz im Hof' } },
    { id: 'jazz', title: 'Jazz' },
  ],
  [{ name: 'Jazz' }, { id: null, title: 'Jazz' }],
  [{ id: 7 }, { id: '7', title: null }],
  [[{ id: 7, name: 'Jazz' }], { id: '7', title: 'Jazz' }],
  [{ id: null, title: null }, null],
  ['', null],
  [null, null],
  [true, null],
])('the series %j is %j', (value, expected) => {
  expect(readSeries(value, 'en')).toEqual(expected);
});
