import type { CalendarRecord } from '../../src/calendar/calendar.ts';
import type { CalendarEvent } from '../../src/calendar/event.ts';
import { compileMapper, scopesOf } from '../../src/mapping/record-mapper.ts';
import type { MappingSettings, Rule } from '../../src/mapping/mapping-settings.ts';
import { compileRule } from '../../src/mapping/rules/rule.ts';
import { chooseLanguage } from '../../src/mapping/language.ts';
import { readId } from '../../src/mapping/values/id.ts';
import { readName } from '../../src/mapping/values/names.ts';
import { contextOf, type Portal, type ReadRecord } from './corpus.ts';
import { samePlace } from './judge.ts';
import type { TrueEvent } from './portal-data.ts';

/** A record and what is true of it. */
export interface Pairing {
  readonly record: ReadRecord;
  readonly truth: TrueEvent;
  /** The record with its details laid over it and its references resolved; null: it can't be one object. */
  readonly merged: unknown;
}

const pairOf = (record: ReadRecord, truth: TrueEvent): Pairing => {
  const scopes = scopesOf(record.listed, record.details);
  return { record, truth, merged: scopes?.length === 1 ? scopes[0] : null };
};

/** The records with their truth: in the order of the list where the counts agree, else by the id that both hold. */
export function pair(portal: Portal, records: readonly ReadRecord[]): readonly Pairing[] {
  return Object.entries(portal.truth).flatMap(([calendar, events]) => {
    const own = records.filter((one) => one.calendar === calendar);
    if (own.length === events.length) return own.map((record, n) => pairOf(record, events[n] as TrueEvent));
    const left = [...events];
    return own.flatMap((record) => {
      const text = JSON.stringify(record.listed.record) ?? '';
      const at = left.findIndex(({ id }) => text.includes(JSON.stringify(id)) || text.includes(`:${id},`) || text.includes(`:${id}}`));
      const [truth] = at < 0 ? [] : left.splice(at, 1);
      return truth === undefined ? [] : [pairOf(record, truth)];
    });
  });
}

const spaces = (text: string | null | undefined): string => (text ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim();
const packed = (text: string | null | undefined): string => (text ?? '').normalize('NFC').replace(/[\s•·*–—-]+/gu, '');
const instant = (text: string | null | undefined): string => (text ? String(Date.parse(text)) : '');
const second = (text: string | null | undefined): string => (text ? String(Math.floor(Date.parse(text) / 1000)) : '');
const names = (list: readonly string[] | undefined): string => (list ?? []).map(spaces).sort().join('|');

type Extended = CalendarEvent & { readonly registrationUrl?: string; readonly soldOut?: boolean; readonly performers?: readonly string[]; readonly series?: { id: string | null; title: string | null }; readonly price?: { free: boolean; from: number | null; to: number | null; currency: string | null } };
type Truth = TrueEvent & { readonly onlineUrl?: string | null; readonly registrationUrl?: string | null; readonly soldOut?: boolean; readonly performers?: readonly string[]; readonly series?: string | null; readonly price?: { free?: boolean; from?: number | null; to?: number | null } | null };

/** What a field of an event, and of the truth, comes down to; an empty text is none; null: the truth doesn't say. */
export const comparable: Readonly<Record<string, (event: Extended, truth: Truth, whole?: CalendarEvent) => readonly [string, string | null]>> = {
  title: (event, truth) => [spaces(event.title), spaces(truth.title)],
  description: (event, truth) => [packed(event.description?.text), packed(truth.descriptionText)],
  url: (event, truth) => [event.url ?? '', truth.url ?? ''],
  onlineUrl: (event, truth) => [event.onlineUrl ?? '', truth.onlineUrl === undefined ? null : (truth.onlineUrl ?? '')],
  registrationUrl: (event, truth) => [event.registrationUrl ?? '', truth.registrationUrl === undefined ? null : (truth.registrationUrl ?? '')],
  image: (event, truth) => [event.image ?? '', truth.image ?? ''],
  organizer: (event, truth) => [spaces(event.organizer?.name), spaces(truth.organizer)],
  performers: (event, truth) => [names(event.performers), truth.performers === undefined ? null : names(truth.performers)],
  categories: (event, truth) => [names(event.categories), names(truth.categories)],
  series: (event, truth) => [spaces(event.series?.title ?? event.series?.id), truth.series === undefined ? null : spaces(truth.series)],
  updated: (event, truth) => [second(event.updated), second(truth.updated)],
  timeZone: (event, truth) => [event.timeZone ?? '', truth.timeZone ?? ''],
  soldOut: (event, truth) => [event.soldOut ? 'yes' : '', truth.soldOut === undefined ? null : truth.soldOut ? 'yes' : ''],
  location: (event, truth, whole) => {
    const is = truth.location === null ? '' : 'here';
    const place = event.location ?? null;
    if (place === null || (place.name === null && place.address === null)) return ['', is];
    return [whole !== undefined && samePlace(whole, truth) ? is : 'elsewhere', is];
  },
  price: (event, truth) => [
    event.price ? (event.price.free ? 'free' : `${event.price.from} ${event.price.to}`) : '',
    truth.price === undefined ? null : truth.price === null ? '' : truth.price.free ? 'free' : `${truth.price.from ?? null} ${truth.price.to ?? null}`,
  ],
};

const opened: Readonly<Record<string, (hints: Portal['hints']) => boolean>> = {
  url: (hints) => hints.urlTemplate !== undefined,
  image: (hints) => hints.imageBase !== undefined || hints.mediaBase !== undefined,
};

/** How well rules read a field: the share that is right of what is there or was found; null: there is nothing to find, and nothing was found. */
export function rightShare(portal: Portal, pairs: readonly Pairing[], field: string, rules: Readonly<Record<string, Rule>>): number | null {
  const settings: MappingSettings = {
    calendars: {}, events: {}, details: {}, allDayEnd: 'auto',
    event: { id: { path: 'zz_none', default: 'x' }, ...rules } as MappingSettings['event'],
  };
  const compare = comparable[field];
  if (compare === undefined || opened[field]?.(portal.hints)) return null;
  const context = contextOf(portal);
  const mapper = compileMapper(settings, { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: {} as never }, context);
  let there = 0;
  let right = 0;
  for (const { record, truth, merged } of pairs) {
    if (truth.undecidable?.includes(field)) continue;
    const calendar: CalendarRecord = { id: record.calendar, title: null, description: null, timeZone: null, url: null };
    // A zone may stand beside the records.
    const isMerged = merged !== null && field !== 'timeZone';
    const [event] = (isMerged ? mapper.events(calendar, { record: merged, body: null }, null) : mapper.events(calendar, record.listed, record.details)).events;
    const [got, is] = compare((event ?? {}) as Extended, truth as Truth, event);
    if (is === null) return null;
    if (got === '' && is === '') continue;
    there += 1;
    if (got === is) right += 1;
  }
  return there === 0 ? null : right / there;
}

/** The share of the records whose id a rule reads as the truth has it. */
export function rightIds(pairs: readonly Pairing[], rule: Rule): number {
  const compiled = compileRule(rule);
  const right = pairs.filter(({ record, truth }) => {
    const id = readId(compiled([record.listed.record])?.value);
    return id === String(truth.id) || (id !== null && truth.otherIds?.includes(id) === true);
  });
  return right.length / pairs.length;
}

/**
 * How often what each rule reads is a part of where the event takes place, of the times that it reads anything; null: it reads
 * nothing, or titles, which are chosen before.
 */
export function partShares(portal: Portal, pairs: readonly Pairing[], rules: readonly Rule[]): readonly (number | null)[] {
  const { language } = contextOf(portal);
  const told = pairs.filter(({ truth, merged }) => merged !== null && !truth.undecidable?.includes('location'));
  return rules.map((rule) => {
    const read = compileRule(rule);
    let [there, titles, right] = [0, 0, 0];
    for (const { merged, truth } of told)
      for (const value of [chooseLanguage(read([merged])?.value ?? null, language).value].flat()) {
        const words = wordsIn(readName(value, language));
        if (words === '') continue;
        const whole = wordsIn(truth.location);
        there += 1;
        if (words === wordsIn(truth.title)) titles += 1;
        // A number or a short word is one only by itself.
        const isPart = words.length > 4 ? whole.replaceAll(' ', '').includes(words.replaceAll(' ', '')) : ` ${whole} `.includes(` ${words} `);
        if (isPart) right += 1;
      }
    return titles * 2 > there || there === 0 ? null : right / there;
  });
}

const wordsIn = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Whether the portal has the field at all; null: the truth doesn't say. */
export function hasField(portal: Portal, pairs: readonly Pairing[], field: string): boolean | null {
  const compare = comparable[field];
  if (compare === undefined || opened[field]?.(portal.hints)) return null;
  const told = pairs.filter(({ truth }) => !truth.undecidable?.includes(field)).map(({ truth }) => compare({} as Extended, truth as Truth)[1]);
  if (told.length === 0 || told.includes(null)) return null;
  return told.some((one) => one !== '');
}

/** How well rules read when the events take place: the share that is right of starts, ends, whole days and sessions. */
export function rightSchedule(portal: Portal, pairs: readonly Pairing[], rules: Readonly<Record<string, Rule>>): number {
  const settings: MappingSettings = {
    calendars: {}, events: {}, details: {}, allDayEnd: 'auto',
    event: { id: { path: 'zz_none', default: 'x' }, ...rules } as MappingSettings['event'],
  };
  const mapper = compileMapper(settings, { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: {} as never }, contextOf(portal));
  let asked = 0;
  let right = 0;
  const openEnd = ['inclusive', 'exclusive'].includes(String(portal.hints.allDayEnd));
  for (const { record, truth } of pairs) {
    const calendar: CalendarRecord = { id: record.calendar, title: null, description: null, timeZone: null, url: null };
    const { events } = mapper.events(calendar, record.listed, record.details);
    const got = events.map(({ start }) => (start?.length === 10 ? start : instant(start)));
    const same = (a: string | null | undefined, b: string | null) => (a?.length === 10 || b?.length === 10 ? (a ?? '') === (b ?? '') : instant(a) === instant(b));
    const event = events.find(({ start }) => same(start, truth.start)) ?? events[0];
    const ask = (is: boolean, weight = 1) => {
      asked += weight;
      if (is) right += weight;
    };
    const open = new Set(truth.undecidable ?? []);
    if (!open.has('start')) ask(same(event?.start, truth.start), 2);
    if (!open.has('end') && !(truth.allDay && openEnd)) {
      // An end that the truth leaves open counts little: a reader may know a usual length.
      if (truth.end === null) ask(event?.end == null, 0.5);
      else ask(same(event?.end, truth.end));
    }
    if (!open.has('allDay') && truth.start !== null) ask(event?.allDay === truth.allDay);
    const starts = [...new Set((truth.occurrences ?? []).map(({ start }) => (start.length === 10 ? start : instant(start))))];
    if (starts.length > 1 && !truth.recurrence) ask(starts.every((start) => got.includes(start)), 2);
    const most = Math.max(1, starts.length);
    if (events.length > most) asked += events.length - most;
  }
  return asked === 0 ? 0 : right / asked;
}
