import { expect, test } from 'vitest';
import { partOfName, readNames, readOrganizer } from '../../src/mapping/values/names.ts';

test.each([
  ['Dept <dept@uni.example>', { name: 'Dept', email: 'dept@uni.example' }],
  ['mailto:dept@uni.example', { name: null, email: 'dept@uni.example' }],
  ['Клуб "Вечер"', { name: 'Клуб "Вечер"', email: null }],
  ['"Dept" <dept@uni.example>', { name: 'Dept', email: 'dept@uni.example' }],
  [
    { displayName: 'Dept', email: 'd@uni.example' },
    { name: 'Dept', email: 'd@uni.example' },
  ],
  [[null, { fio: 'Сидорова А. А.' }], { name: 'Сидорова А. А.', email: null }],
  [
    { first_name: 'Ada', last_name: 'Byron' },
    { name: 'Ada Byron', email: null },
  ],
  [
    { titolo: 'Dott.ssa', nome: 'Laura', cognome: 'Benzoni' },
    { name: 'Laura Benzoni', email: null },
  ],
  [
    { nom: 'Puig', prenom: 'Anne' },
    { name: 'Anne Puig', email: null },
  ],
  [
    { nom: 'Anna', cognoms: 'Puig Serra' },
    { name: 'Anna Puig Serra', email: null },
  ],
  [
    { Фамилия: 'Гусева', Имя: 'Ольга', Отчество: 'Львовна' },
    { name: 'Ольга Львовна Гусева', email: null },
  ],
  [
    { name: 'Ada Byron King', first_name: 'Ada', last_name: 'Byron' },
    { name: 'Ada Byron King', email: null },
  ],
  [{ last_name: 'Byron' }, { name: 'Byron', email: null }],
  [
    { nom: 'Mairie', ville: 'Lyon' },
    { name: 'Mairie', email: null },
  ],
  ['', null],
  [{}, null],
])('an organizer %j is %j', (value, expected) => {
  expect(readOrganizer(value, null, 'en')).toEqual(expected);
});

test.each([
  ['a, b; A', ['a', 'b']],
  ['Talk\u001DCraft', ['Talk', 'Craft']],
  [
    ['Family, Kids', 'Music'],
    ['Family, Kids', 'Music'],
  ],
  [
    [{ name: 'A &amp; B' }, { title: 'C' }, 'C'],
    ['A & B', 'C'],
  ],
  [{ fr: ['nuit', 'temps'], en: ['night'] }, ['night']],
  [[{ name: { fr: 'Nuit', en: 'Night' } }], ['Night']],
  [
    [[{ name: 'A' }], [{ name: 'B' }]],
    ['A', 'B'],
  ],
  [{ a: [{ name: 'A' }], b: [{ name: 'B' }] }, ['A', 'B']],
  [null, []],
])('categories %j are %j', (value, expected) => {
  expect(readNames(value, 'en')).toEqual(expected);
});

test.each([
  ['organizer_first_name', { whose: 'organizer', part: 'first' }],
  ['speakerLastName', { whose: 'speaker', part: 'last' }],
  ['referent_nachname', { whose: 'referent', part: 'last' }],
  ['first_name', null],
  ['speaker_name', null],
  ['lastName', null],
])('the key %s has %j of a name', (key, expected) => {
  expect(partOfName(key)).toEqual(expected);
});
