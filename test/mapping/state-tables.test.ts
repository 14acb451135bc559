import { describe, expect, it } from 'vitest';
import { createMapping } from '../../src/mapping/mapping.ts';
import { resolveReferences } from '../../src/mapping/record/response-context.ts';
import { plain } from './detection/map-records.ts';

const settings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' } as const;
const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
const codes = (one: unknown, others: unknown, key = 'sttus_cd') =>
  plain((n) => ({ [key]: n === 2 ? one : others })) as readonly Readonly<Record<string, unknown>>[];

/** The statuses of six records, with what stands beside them and beside the calendars. */
function statuses(records: readonly object[], beside: object, besideCalendars: object = {}) {
  const mapping = createMapping(settings, { timeZone: 'UTC', language: 'en', linkBase: 'https://uni.example' });
  const body = { items: records, ...beside };
  const events = records.map((record) => ({ record, body }));
  const calendars = [{ calendars: [{ id: '1', name: 'Programme' }], ...besideCalendars }];
  const mapper = mapping.mapper(mapping.detect({ calendars, events, details: [] }));
  return events.flatMap((one) => mapper.events(calendar, one, null).events.map(({ status }) => status));
}
const only = (status: string) => ['confirmed', 'confirmed', status, 'confirmed', 'confirmed', 'confirmed'];
const korean = [
  { cd: '01', cdNm: '작성중' },
  { cd: '02', cdNm: '게시' },
  { cd: '04', cdNm: '취소' },
];

describe('a table of states', () => {
  it.each<[string, object]>([
    ['a list', { codeList: korean }],
    ['a list in a wrapper', { ok: true, common: { list: korean } }],
    ['labels by code', { lookup: { '01': 'draft', '02': 'published', '04': 'cancelled' } }],
    ['a list with more in each', { ciselnik: [{ kod: 2, nazev: 'plánováno', barva: '#0a0' }, { kod: 4, nazev: 'zrušeno', barva: '#a00' }] }],
  ])('tells what the codes of a status mean, whatever it is called: %s', (_, beside) => {
    expect(statuses(codes('04', '02'), beside)).toEqual(only('cancelled'));
  }); // biome-ignore format: a table

  it('may stand beside the calendars', () => {
    expect(statuses(codes('01', '02'), {}, { sttusCdList: korean })).toEqual(only('draft'));
  });

  it('tells what a code means of which the key does not say that it is one', () => {
    expect(statuses(codes(4, 2, 'stan'), { list: [{ nr: 2, opis: 'zaplanowane' }, { nr: 4, opis: 'odwołane' }] })).toEqual(
      only('cancelled'),
    );
  }); // biome-ignore format: one line

  it.each<[string, string, object]>([
    ['of registrations', 'status', { registrationStates: { 1: 'open', 2: 'confirmed', 4: 'cancelled' } }],
    ['beside another that says something else', 'status', { a: { 2: 'planned', 4: 'cancelled' }, b: { 2: 'draft', 4: 'published' } }],
    ['of kinds', 'status', { kinds: { 2: 'Lecture', 3: 'Walk', 4: 'Cancelled' } }],
    ['for another key', 'registration_status', { codes: { 2: 'planned', 4: 'cancelled' } }],
    ['for another key', 'rooms', { codes: { 2: 'planned', 4: 'cancelled' } }],
  ])('tells nothing %s: %s', (_, key, beside) => {
    expect(statuses(codes(4, 2, key), beside)).toEqual(Array(6).fill('confirmed'));
  }); // biome-ignore format: a table

  it('leaves a record alone that has a word already, and one whose code it does not know', () => {
    const body = { events: [], codes: { 2: 'planned', 4: 'cancelled' } };
    const named = { id: 1, status_cd: '4', status: 'planned' };
    expect(resolveReferences(named, body)).toBe(named);
    const unknown = { id: 1, status_cd: '7' };
    expect(resolveReferences(unknown, body)).toBe(unknown);
    expect(resolveReferences({ id: 1, status_cd: '4' }, body)).toEqual({ id: 1, status_cd: '4', status: 'cancelled' });
  });
});
