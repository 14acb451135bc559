import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../../../../src/mapping/detection/detect.ts';
import { profileOf } from '../../../../../src/mapping/detection/model/features.ts';
import { soldOutsOf } from '../../../../../src/mapping/detection/model/offer/sold-out-candidates.ts';
import type { Rule, RuleObject } from '../../../../../src/mapping/mapping-settings.ts';
import { compileRule } from '../../../../../src/mapping/rules/rule.ts';
import { readSoldOut } from '../../../../../src/mapping/values/offer/sold-out.ts';

function rulesFor(records: readonly object[]): readonly Rule[] {
  const samples = { calendars: [], events: records.map((record) => ({ record, body: {} })), details: [] };
  const profile = profileOf(tablesOf(samples, 'en').table, { language: 'en', linkBase: 'https://town.example' });
  return soldOutsOf(profile).map(({ rule }) => rule);
}

function read(rule: Rule, record: object): boolean {
  const found = compileRule(rule)([record]);
  return found !== null && readSoldOut(found.value, (found.options as RuleObject).as === 'placesLeft');
}

const each = (...records: readonly object[]) =>
  records.map((record, n) => ({ id: n + 1, title: `Evening ${n + 1}`, ...record }));

describe('what says that no place is left', () => {
  it('is no yes or no under a name that says nothing', () => {
    const answers = ['Sim', 'Não', 'Não', 'Não'];
    expect(rulesFor(each(...answers.map((frobnic) => ({ frobnic }))))).toEqual([]);
    expect(rulesFor(each(...answers.map((esgotado) => ({ esgotado }))))).toEqual(['esgotado']);
  });

  it('is no 0 under a name with the sign of a currency', () => {
    const amounts = [500, 0, 1000, 500];
    expect(rulesFor(each(...amounts.map((one) => ({ 'Frobnic (₦)': one }))))).toEqual([]);
    expect(rulesFor(each(...amounts.map((frobnic) => ({ frobnic }))))).not.toEqual([]);
  });

  it('is no word among names of which few are alike, where a state may be called so', () => {
    const names = (key: string, all: readonly string[]) =>
      rulesFor(each(...all.map((name) => ({ courses: [{ [key]: name }] }))));
    expect(names('name', ['50 km', 'Full', '25 km', 'Under 12', 'Half'])).toEqual([]);
    expect(names('name', ['Open', 'Full', 'Open', 'Open', 'Full', 'Open'])).not.toEqual([]);
    expect(names('name', ['50 km', 'SOLD OUT: Long ride', '25 km', 'Under 12', 'Half'])).not.toEqual([]);
    expect(names('status_name', ['Full', 'Open', 'Few left', 'Waiting list', 'Closed'])).not.toEqual([]);
  });

  it('is a no to tickets, and not to anything else that there may be', () => {
    const answers = [true, true, false, true, true];
    const rules = (key: string) => rulesFor(each(...answers.map((one) => ({ [key]: one }))));
    for (const key of [
      'available',
      'isAvailable',
      'tickets_available',
      'has_seats_available',
      'bookingAvailable',
      'courseAvailable',
      'class_available',
      'stillAvailable',
      'saleAvailable',
    ])
      expect(rules(key), key).toEqual([`${key} == \`false\``]);
    for (const key of ['parkingAvailable', 'breakfast_available', 'planBuilderAvailable', 'translation_available'])
      expect(rules(key), key).toEqual([]);
  });

  it('is no yes to whether somebody takes part, but one to whether all is booked', () => {
    const flags = (key: string) => rulesFor(each(...[true, false, false, false].map((one) => ({ [key]: one }))));
    for (const key of ['registered', 'module_registered', 'isEnrolled', 'inscrit']) expect(flags(key), key).toEqual([]);
    for (const key of ['fully_booked', 'booked_up', 'allBooked', 'completely_booked', 'soldOut', 'complet'])
      expect(flags(key), key).toEqual([key]);
  });

  it('is no time that is left', () => {
    const left = (key: string) =>
      rulesFor(each(...[0, 5_200_143, 312_345, 70_031].map((count) => ({ [key]: count })))).filter((rule) =>
        JSON.stringify(rule).includes(key),
      );
    expect(left('millisTillOpening')).toEqual([]);
    expect(left('placesTillOpening')).not.toEqual([]);
  });

  it('is the day since when none is left, which some records have', () => {
    const days = (none: unknown) => each(...['2026-09-28', none, none, none].map((day) => ({ sold_out_date: day })));
    expect(rulesFor(days(null))).toEqual(['sold_out_date && `true`']);
    expect(days(null).map((record) => read('sold_out_date && `true`', record))).toEqual([true, false, false, false]);
    expect(rulesFor(days('0000-00-00'))).toEqual([]);
    expect(rulesFor(days('2026-09-30'))).toEqual([]);
  });

  it('is no place in a list, whose first one is 0', () => {
    const counts = (...places: readonly number[]) => each(...places.map((qux, n) => ({ qux, capacity: 40 + n })));
    expect(rulesFor(counts(0, 1, 2, 3, 4, 0, 1, 2)).filter((rule) => JSON.stringify(rule).includes('qux'))).toEqual([]);
    expect(rulesFor(counts(0, 7, 2, 31, 4, 0, 1, 12))).toContain('capacity > `0` && qux == `0`');
  });

  it('is no number of a room', () => {
    const rooms = each(...[6, 0, 1, 2, 9].map((hall_no) => ({ hall: { hall_no, hall_name: `Hall ${hall_no}` } })));
    expect(rulesFor(rooms)).toEqual([]);
    expect(rulesFor(each(...[6, 0, 1, 2, 9].map((seats_left) => ({ seats_left }))))).not.toEqual([]);
  });

  it('is no number of those who voted, beside their mean', () => {
    const votes = [17, 0, 3, 9].map((count) => ({ rating: { count, average: 4.5 } }));
    expect(rulesFor(each(...votes))).toEqual([]);
  });

  it('is no number of people who have come forward, beside those who are needed', () => {
    const people = [
      [25, 11],
      [2, 2],
      [1, 0],
      [1, 3],
    ].map(([required, available]) => ({
      participants_required: required,
      participants_available: available,
    }));
    expect(rulesFor(each(...people))).toEqual([]);
  });

  it('is a no to what is in stock', () => {
    const stock = [true, false, true, true].map((inStock) => ({ inStock }));
    expect(rulesFor(each(...stock))).toEqual(['inStock == `false`']);
  });

  it('is no -1 beside other numbers', () => {
    expect(readSoldOut(-1, false)).toBe(false);
    expect(readSoldOut('-1', false)).toBe(false);
  });

  it('is a yes or no also by the first letters of both', () => {
    const [yes, no] = ['A', 'N'].map((obsazeno) => ({ obsazeno }));
    const records = each(...[no, yes, no, no].map((one) => one as object));
    expect(rulesFor(records)).toEqual(["obsazeno == 'A'"]);
    expect(records.map((record) => read("obsazeno == 'A'", record))).toEqual([false, true, false, false]);
  });

  it('is no state that half of the events are in, which may as well say that they take place', () => {
    const states = ['booked', 'pending', 'booked', 'cancelled', 'booked', 'proposed'];
    expect(rulesFor(each(...states.map((status) => ({ status }))))).toEqual([]);
    expect(rulesFor(each(...states.map((_, n) => ({ status: n === 2 ? 'booked' : 'open' }))))).toEqual(['status']);
  });

  it('is such a word where most events have none', () => {
    const states = ['complet', '', '', 'annulé', '', '', 'complet', '', '', 'reporté', ''];
    const records = each(...states.map((etat) => (etat === '' ? {} : { etat })));
    expect(rulesFor(records)).toEqual(['etat']);
    expect(rulesFor(records.filter((one) => 'etat' in one))).toEqual([]);
  });

  it('is a number of tickets, also where the word for one is that for its price', () => {
    const counts = each(...[41, 4, 0, 54, 12, 7].map((entradas_disponibles) => ({ entradas_disponibles })));
    expect(rulesFor(counts)).toEqual([{ path: 'entradas_disponibles', as: 'placesLeft' }]);
    expect(rulesFor(each(...[41, 4, 0, 54, 12, 7].map((entradas) => ({ entradas }))))).toEqual([]);
  });

  it('is no number that stands for a state', () => {
    expect(rulesFor(each(...[1, 1, 3, 2, 4, 0].map((trang_thai) => ({ trang_thai }))))).toEqual([]);
  });

  it('compares what is booked with what there is, and 0 of 0 is no limit', () => {
    const records = each(
      { capacity: 40, bookings: 12 },
      { capacity: 24, bookings: 24 },
      { capacity: 0, bookings: 0 },
      { capacity: 30, bookings: 31 },
      { capacity: null, bookings: 4 },
      ...Array.from({ length: 9 }, () => ({ capacity: 50, bookings: 3 })),
    );
    const rule = 'capacity > `0` && bookings >= capacity';
    expect(rulesFor(records)).toContain(rule);
    expect(records.slice(0, 5).map((record) => read(rule, record))).toEqual([false, true, false, true, false]);
    // How many there are in all is never what is left.
    expect(rulesFor(records)).not.toContainEqual({ path: 'capacity', as: 'placesLeft' });
    expect(rulesFor(records)).not.toContainEqual({ path: 'bookings', as: 'placesLeft' });
  });

  it('takes no places left for sold out only where there are places', () => {
    const records = each(
      { capacity: 40, seats_left: 12 },
      { capacity: 24, seats_left: 0 },
      { capacity: 0, seats_left: 0 },
    );
    const rule = 'capacity > `0` && seats_left == `0`';
    expect(rulesFor(records)).toContain(rule);
    expect(records.map((record) => read(rule, record))).toEqual([false, true, false]);
  });

  it('takes places by themselves, beside a count of all, for those that are left, and no seats', () => {
    const counts = (key: string, ...all: readonly number[]) =>
      rulesFor(each(...all.map((count) => ({ lotacao: 25, [key]: count }))));
    expect(counts('vagas', 3, 0, 25)).toContain('lotacao > `0` && vagas == `0`');
    expect(counts('plazas', 3, 0, 25)).toContain('lotacao > `0` && plazas == `0`');
    expect(counts('left', 3, 0, 25)).toEqual(['lotacao > `0` && left == `0`']);
    for (const key of ['vagas_reservadas', 'seats', 'wheelchair_seats'])
      expect(counts(key, 3, 0, 25)).not.toContain(`lotacao > \`0\` && ${key} == \`0\``);
    expect(counts('vagas', 3, 1, 20)).toEqual([]);
  });

  it('compares a quota, which is also a word for a price, with those who were accepted', () => {
    const records = each({ quota: 30, accepted: 30 }, { quota: 25, accepted: 11 }, { quota: 100, accepted: 64 });
    expect(rulesFor(records)).toContain('quota > `0` && accepted >= quota');
    expect(rulesFor(each({ quota: 30 }, { quota: 0 }, { quota: 15 }))).toEqual([]);
  });

  it('reads numbers in texts', () => {
    const records = each({ capacity: '40', seats_left: '12' }, { capacity: '24', seats_left: '0' });
    const rule = 'to_number(capacity) > `0` && to_number(seats_left) == `0`';
    expect(rulesFor(records)).toContain(rule);
    expect(records.map((record) => read(rule, record))).toEqual([false, true]);
  });

  it('takes what has a currency for money', () => {
    const priced = (amount: number) => ({ tickets: { currency: 'JOD', tiers: [{ label: 'General', amount }] } });
    expect(rulesFor(each(priced(0), priced(4), priced(12), priced(0)))).toEqual([]);
  });

  it('counts a lone 0 under a name for what is left', () => {
    const records = each({ places_left: null }, { places_left: 0 }, { places_left: null });
    expect(rulesFor(records)).toContainEqual({ path: 'places_left', as: 'placesLeft' });
  });

  it('needs every ticket of a list to be gone', () => {
    const records = each(
      {
        tickets: [
          { quantity: 30, issued: 30 },
          { quantity: 20, issued: 5 },
        ],
      },
      {
        tickets: [
          { quantity: 30, issued: 30 },
          { quantity: 20, issued: 20 },
        ],
      },
      { tickets: [{ quantity: 10, issued: 2 }] },
    );
    const rule = 'tickets[*].[quantity > `0` && issued >= quantity]';
    expect(rulesFor(records)).toContain(rule);
    expect(records.map((record) => read(rule, record))).toEqual([false, true, false]);
  });

  it('does not take a ticket that says nothing for one that is gone', () => {
    const records = each(
      { tickets: [{ soldOut: true }, { name: 'Box' }] },
      { tickets: [{ soldOut: true }, { soldOut: true }] },
    );
    const rule = 'tickets[*].[soldOut]';
    expect(rulesFor(records)).toContain(rule);
    expect(records.map((record) => read(rule, record))).toEqual([false, true]);
  });

  it('reads a refusal of what is available', () => {
    const records = each({ tickets_available: true }, { tickets_available: false });
    const rule = 'tickets_available == `false`';
    expect(rulesFor(records)).toContain(rule);
    expect(records.map((record) => read(rule, record))).toEqual([false, true]);
  });

  it('reads a yes that a database writes as -1', () => {
    const records = each(
      { sold_out: 0 },
      { sold_out: 0 },
      { sold_out: 0 },
      { sold_out: 0 },
      { sold_out: 0 },
      { sold_out: -1 },
    );
    const rule = 'sold_out == `-1`';
    expect(rulesFor(records)).toContain(rule);
    expect(records.map((record) => read(rule, record))).toEqual([false, false, false, false, false, true]);
  });

  it('takes no minutes for how many places there are', () => {
    const records = each(
      { duration_count: 55, seats_total: 50, seats_left: 37 },
      { duration_count: 90, seats_total: 60, seats_left: 0 },
    );
    expect(rulesFor(records)).toContain('seats_total > `0` && seats_left == `0`');
  });

  it('is that all of the places are taken, in a language with one word for taken and sold out', () => {
    const records = each(
      { plaetzeGesamt: 12, plaetzeBelegt: 12 },
      { plaetzeGesamt: 20, plaetzeBelegt: 7 },
      { plaetzeGesamt: 16, plaetzeBelegt: 0 },
    );
    const rule = 'plaetzeGesamt > `0` && plaetzeBelegt >= plaetzeGesamt';
    expect(rulesFor(records)).toContain(rule);
    expect(rulesFor(records)).not.toContain('plaetzeBelegt > `0` && plaetzeGesamt >= plaetzeBelegt');
    expect(records.map((record) => read(rule, record))).toEqual([true, false, false]);
  });

  it('is not that an event fills the day, nor how often it comes again', () => {
    expect(rulesFor(each({ sehari_penuh: true }, { sehari_penuh: false }, { sehari_penuh: false }))).toEqual([]);
    expect(rulesFor(each({ penuh: true }, { penuh: false }, { penuh: false }))).toEqual(['penuh']);
    const series = [2, 3, 2].map((frequency) => ({ series_count: 3, recurrence_frequency: frequency }));
    expect(rulesFor(each(...series)).filter((rule) => String(rule).includes('series_count'))).toEqual([]);
  });

  it('is not how one takes part', () => {
    expect(rulesFor(each({ remote: 'no' }, { remote: 'full' }, { remote: 'no' }))).toEqual([]);
  });

  it('is not that an event is complete beside one that is going on', () => {
    const states = each({ state: 'complete' }, { state: 'pending' }, { state: 'underway' });
    expect(rulesFor(states)).toEqual([]);
    expect(rulesFor(each({ state: 'complete' }, { state: 'ouvert' }, { state: 'ouvert' }))).toEqual(['state']);
    expect(rulesFor(each({ sale: 'sold out' }, { sale: 'running' }, { sale: 'running' }))).toEqual(['sale']);
  });
});
