import type { CalendarEvent } from '../../src/calendar/event.ts';
import type { TrueEvent, Truth } from './portal-data.ts';

export interface Verdict {
  readonly asked: number;
  /** `id.field: got …, expected …`, one for each wrong field. */
  readonly wrong: readonly string[];
  /** Every answer about a field, but for events that were not found at all. */
  readonly answers: readonly Answer[];
}

/** Whether a field of an event is right, and whether it has a value there and in truth. */
export interface Answer {
  readonly field: string;
  readonly right: boolean;
  readonly found: boolean;
  readonly there: boolean;
}

const isThere = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);

const spaces = (text: string | null | undefined): string => (text ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim();
const lettersOf = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const packed = (text: string | null | undefined): string => (text ?? '').normalize('NFC').replace(/[\s•·*–—-]+/gu, '');
const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));
/** Calendars have whole seconds (RFC 5545 §3.3.5). */
const second = (text: string | null): number | null => (text === null ? null : Math.floor(Date.parse(text) / 1000));
const names = (list: readonly string[]): string => list.map(spaces).sort().join('|');

/** The place as `kalends check` shows it. */
const placeText = ({ location }: CalendarEvent): string =>
  [location?.name, location?.address].filter((part, n, all) => part && all.indexOf(part) === n).join(' ');

export function samePlace(event: CalendarEvent, truth: TrueEvent): boolean {
  const got = lettersOf(placeText(event));
  if (truth.location === null) return got === '';
  const parts = truth.locationParts?.length ? truth.locationParts : [truth.location];
  const size = Math.max(lettersOf(truth.location).length, lettersOf(parts.join(' ')).length);
  return parts.every((part) => got.includes(lettersOf(part))) && got.length <= 2 * size + 20;
}

function sameGeo(event: CalendarEvent, truth: TrueEvent): boolean {
  const geo = event.location?.geo ?? null;
  if (!truth.geo || geo === null) return !truth.geo && geo === null;
  return Math.abs(geo.lat - truth.geo.lat) < 1e-4 && Math.abs(geo.lon - truth.geo.lon) < 1e-4;
}

type Row = readonly [field: string, right: boolean, found: unknown, is: unknown];

/** The price in the parts that the truth gives. Who comes for free pays 0, so an amount of free events may be absent. */
function samePrice({ price }: CalendarEvent, truth: TrueEvent['price']): boolean {
  if (truth === null || truth === undefined) return price === undefined;
  const got = price ?? { free: false, from: null, to: null, currency: null };
  const amount = (value: number | null | undefined) => (got.free && truth.free ? (value ?? 0) : (value ?? null));
  const near = (a: number | null, b: number | null) => a === b || (a !== null && b !== null && Math.abs(a - b) < 0.005);
  return (
    (truth.free === undefined || truth.free === got.free) &&
    (truth.from === undefined || near(amount(truth.from), amount(got.from))) &&
    (truth.to === undefined || near(amount(truth.to), amount(got.to))) &&
    (truth.currency === undefined || (got.free && truth.free === true) || truth.currency === got.currency)
  );
}

const seriesText = (series: TrueEvent['series'] | CalendarEvent['series']): string =>
  spaces(typeof series === 'object' && series !== null ? String(series.title ?? series.id ?? '') : series);

/** The fields that are asked only where the truth has them. */
function givenFields(event: CalendarEvent, truth: TrueEvent): readonly Row[] {
  const rows: Readonly<Record<string, Row>> = {
    onlineUrl: ['onlineUrl', event.onlineUrl === truth.onlineUrl, event.onlineUrl, truth.onlineUrl],
    visibility: ['visibility', event.visibility === truth.visibility, event.visibility, truth.visibility],
    price: ['price', samePrice(event, truth.price), event.price, truth.price],
    registrationUrl: ['registrationUrl', (event.registrationUrl ?? null) === truth.registrationUrl, event.registrationUrl, truth.registrationUrl],
    soldOut: ['soldOut', (event.soldOut ?? false) === (truth.soldOut ?? false), event.soldOut, truth.soldOut],
    performers: ['performers', names(event.performers ?? []) === names(truth.performers ?? []), event.performers, truth.performers],
    series: ['series', seriesText(event.series) === seriesText(truth.series), event.series, truth.series],
  };
  // A price that a truth has only as a text can't be compared.
  const isAsked = (value: unknown, field: string) => value !== undefined && !(field === 'price' && typeof value === 'string');
  return Object.entries(rows).flatMap(([field, row]) => (isAsked(truth[field as keyof TrueEvent], field) ? [row] : []));
}

/** Each field with the found and the true value; fields that the answers alone don't show are left out. */
function fieldsOf(event: CalendarEvent, truth: TrueEvent, hints: Truth['hints']): readonly Row[] {
  const open = new Set(truth.undecidable ?? []);
  if (hints.urlTemplate) open.add('url');
  if (hints.imageBase || hints.mediaBase) open.add('image');
  if (hints.statusCodes) open.add('status');
  if (truth.allDay && ['inclusive', 'exclusive'].includes(String(hints.allDayEnd))) open.add('end');
  if (truth.end === null) open.add('end');
  if (truth.start === null) open.add('allDay');
  const when = (a: string | null, b: string | null) => (truth.allDay ? a === b : instant(a) === instant(b));
  const all: readonly Row[] = [
    ['id', event.id === String(truth.id) || truth.otherIds?.includes(event.id) === true, event.id, truth.id],
    ['title', spaces(event.title) === spaces(truth.title), event.title, truth.title],
    ['start', when(event.start, truth.start), event.start, truth.start],
    ['end', when(event.end, truth.end), event.end, truth.end],
    ['allDay', event.allDay === truth.allDay, event.allDay, truth.allDay],
    ['timeZone', event.timeZone === truth.timeZone || (event.timeZone === null && truth.timeZone === hints.assumeTimeZone), event.timeZone, truth.timeZone],
    ['location', samePlace(event, truth), placeText(event), truth.location],
    ['geo', sameGeo(event, truth), event.location?.geo, truth.geo],
    ['url', event.url === truth.url, event.url, truth.url],
    ['organizer', spaces(event.organizer?.name) === spaces(truth.organizer), event.organizer?.name, truth.organizer],
    ['categories', names(event.categories) === names(truth.categories), event.categories, truth.categories],
    ['image', event.image === truth.image, event.image, truth.image],
    ['status', event.status === truth.status, event.status, truth.status],
    ['updated', second(event.updated) === second(truth.updated), event.updated, truth.updated],
    ['description', packed(event.description?.text) === packed(truth.descriptionText), event.description?.text, truth.descriptionText],
    ...givenFields(event, truth),
  ];
  return all.filter(([field]) => !open.has(field));
}

const shown = (value: unknown): string => (JSON.stringify(value ?? null) ?? 'null').slice(0, 160);

/** Compares the mapped events with the truth, field by field; missing and surplus events and sessions count too. */
export function judge(truth: Truth, events: readonly CalendarEvent[]): Verdict {
  const wrong: string[] = [];
  const answers: Answer[] = [];
  let asked = 0;
  const ask = (right: boolean, fault: string) => {
    asked += 1;
    if (!right) wrong.push(fault);
  };
  const left = new Map<string, CalendarEvent[]>();
  const known = new Map(truth.events.flatMap(({ id, otherIds = [] }) => otherIds.map((other) => [other, String(id)] as const)));
  for (const event of events) {
    const id = known.get(event.id) ?? event.id;
    left.set(id, [...(left.get(id) ?? []), event]);
  }
  const sessions = new Map<string, Set<string>>();
  const rows = new Map<string, number>();
  for (const event of truth.events) {
    const id = String(event.id);
    rows.set(id, (rows.get(id) ?? 0) + 1);
    for (const one of event.occurrences ?? []) sessions.set(id, (sessions.get(id) ?? new Set()).add(one.start));
  }
  for (const [id, starts] of sessions) {
    if (starts.size < 2) continue;
    const got = (left.get(id) ?? []).map((event) => instant(event.start));
    const missing = [...starts].filter((start) => !got.includes(instant(start)));
    ask(missing.length === 0, `${id}.sessions: missing ${missing.join(', ')}`);
    answers.push({ field: 'sessions', right: missing.length === 0, found: true, there: true });
  }
  for (const [id, got] of left) {
    const most = Math.max(rows.get(id) ?? 0, sessions.get(id)?.size ?? 0);
    // A session that the portal has deleted is published as cancelled.
    const held = sessions.has(id) ? got.filter(({ status }) => status !== 'cancelled').length : got.length;
    for (let n = most; n < held; n++) {
      ask(false, `${id}: surplus, ${got[n]?.start}`);
      answers.push({ field: most === 0 ? 'id' : 'sessions', right: false, found: true, there: false });
    }
  }
  for (const event of truth.events) {
    const candidates = left.get(String(event.id)) ?? [];
    const at = Math.max(0, candidates.findIndex((one) => instant(one.start) === instant(event.start)));
    const [got] = candidates.splice(at, 1);
    const fields = fieldsOf(got ?? missingEvent, event, truth.hints);
    for (const [field, right, found, is] of fields) {
      if (got !== undefined || field === 'id')
        answers.push({ field, right: got !== undefined && right, found: isThere(found), there: isThere(is) });
      ask(got !== undefined && right, got === undefined ? `${event.id}.${field}: no such event` : `${event.id}.${field}: got ${shown(found)}, is ${shown(is)}`);
    }
  }
  return { asked, wrong, answers };
}

const missingEvent: CalendarEvent = {
  id: '', occurrence: null, overrides: null, title: null, summary: null, description: null, start: null, end: null, allDay: false,
  timeZone: null, recurrence: null, location: null, onlineUrl: null, url: null, image: null, organizer: null, categories: [],
  status: 'confirmed', visibility: 'public', published: null, updated: null, translations: {},
};
