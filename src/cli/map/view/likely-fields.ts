import { readDate } from '../../../mapping/dates/date-value.ts';
import type { EventField } from '../../../mapping/mapping-settings.ts';
import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';

/** What a value looks like. */
type ValueKind = 'date' | 'link' | 'email' | 'number' | 'flag' | 'long' | 'text';

/** The fields that a value of a kind may be, likeliest first. */
const fieldsOfKind: Readonly<Record<ValueKind, readonly EventField[]>> = {
  date: ['start', 'end', 'published', 'updated'],
  link: ['url', 'image', 'onlineUrl', 'registrationUrl'],
  email: ['organizerEmail'],
  number: ['id', 'price', 'duration', 'latitude', 'longitude', 'status', 'soldOut', 'start', 'end', 'updated'],
  flag: ['allDay', 'soldOut', 'visibility', 'status'],
  long: ['description', 'summary', 'title'],
  text: ['title', 'location', 'organizer', 'categories', 'address', 'summary', 'status', 'visibility', 'performers', 'series', 'price', 'soldOut', 'timeZone', 'duration', 'id', 'description'], // biome-ignore format: a list
};

/** What a key says that holds such a field. */
const conceptsOf: { readonly [field in EventField]?: readonly Concept[] } = {
  id: ['id', 'slug'],
  title: ['title', 'name'],
  summary: ['summary', 'short'],
  description: ['description'],
  start: ['start', 'date', 'time'],
  end: ['end'],
  duration: ['duration'],
  allDay: ['allDay'],
  timeZone: ['timeZone'],
  location: ['place', 'room'],
  address: ['address', 'city'],
  latitude: ['latitude'],
  longitude: ['longitude'],
  onlineUrl: ['online'],
  url: ['url'],
  organizer: ['organizer', 'contact', 'person'],
  organizerEmail: ['email'],
  categories: ['category', 'tag'],
  image: ['image', 'thumb', 'original'],
  status: ['status', 'cancelled', 'postponed'],
  visibility: ['visibility', 'draft'],
  published: ['published', 'created'],
  updated: ['updated'],
  price: ['price', 'free'],
  registrationUrl: ['registrationUrl', 'registration'],
  soldOut: ['soldOut', 'remaining', 'booked'],
  performers: ['performer'],
  series: ['series'],
};

/** The fields that a value could be, by what it looks like and by what its key or label says; likeliest first. */
export function likelyFields(value: unknown, name: string, language = 'en'): readonly EventField[] {
  const said = readKey(name).concepts;
  const saysSo = (field: EventField) => (conceptsOf[field] ?? []).some((concept) => said.has(concept));
  const byKind = kindsOf(value, language).flatMap((kind) => fieldsOfKind[kind]);
  const fields = [...new Set(byKind)];
  return [...fields.filter(saysSo), ...fields.filter((field) => !saysSo(field))];
}

function kindsOf(value: unknown, language: string): readonly ValueKind[] {
  if (typeof value === 'boolean') return ['flag'];
  if (isMoment(value, language)) return ['date', typeof value === 'number' ? 'number' : 'text'];
  if (typeof value === 'number') return value === 0 || value === 1 ? ['flag', 'number'] : ['number'];
  if (Array.isArray(value)) return ['text'];
  // A range, a place or a text in several languages may be an object.
  if (typeof value === 'object') return value === null ? [] : ['text', 'date'];
  const text = String(value).trim();
  if (/^https?:\/\/\S+$|^\/[\w./-]+$/iu.test(text)) return ['link'];
  if (/^\S+@\S+\.\S+$/u.test(text)) return ['email', 'text'];
  if (/^\d+(?:\.\d+)?$/u.test(text)) return ['number', 'text'];
  if (/^(?:yes|no|true|false|y|n|ja|nein|oui|non|да|нет)$/iu.test(text)) return ['flag', 'text'];
  if (/\b\d{4}\b/u.test(text) && text.length < 60) return ['text', 'date'];
  return text.length > 120 || /<\w+[^>]*>/u.test(text) ? ['long'] : ['text', 'long'];
}

/** From 2000 to 2100, in seconds since 1970. Numbers far from it are counts, prices or ids. */
const [firstSecond, lastSecond] = [946_684_800, 4_102_444_800];

/** Whether a value is a day, an hour of a day or a moment, by the readers of dates. */
function isMoment(value: unknown, language: string): boolean {
  if (typeof value === 'number')
    return [value, value / 1000].some((seconds) => seconds >= firstSecond && seconds <= lastSecond);
  if (typeof value !== 'string' || value.length >= 80) return false;
  const { kind } = readDate(/^\d{10,14}$/u.test(value) ? Number(value) : value, { formats: [], language });
  return kind === 'date' || kind === 'time';
}
