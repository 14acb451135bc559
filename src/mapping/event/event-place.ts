import type { CalendarEvent, Place } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import { readPlainText } from '../../text/plain-text.ts';
import { isEmpty, isRecord } from '../json.ts';
import { chooseLanguage } from '../language.ts';
import type { EventField, MappingContext } from '../mapping-settings.ts';
import { type Found, quote } from '../rules/rule.ts';
import { wordOf } from '../values/flag-and-word.ts';
import { readLink } from '../values/link.ts';
import { readName } from '../values/names.ts';

interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** `none`: not coordinates at all; `out-of-range`: numbers, but of no place on Earth. */
type CoordinatesResult = Coordinates | 'none' | 'out-of-range';

/** One coordinate: a number, or a text with a point or a comma, with or without its hemisphere. */
function readDegrees(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const parts = /^\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEWСЮВЗ])?\s*$/i.exec(value);
  if (!parts?.[1]) return null;
  const degrees = Number(parts[1].replace(',', '.'));
  return /[SWЮЗ]/i.test(parts[2] ?? '') ? -Math.abs(degrees) : degrees;
}

/** Both or neither; 0/0 is what databases write for none. */
function coordinatesOf(lat: unknown, lon: unknown): CoordinatesResult {
  const one = readDegrees(lat);
  const other = readDegrees(lon);
  if (one === null || other === null || (one === 0 && other === 0)) return 'none';
  return Math.abs(one) <= 90 && Math.abs(other) <= 180 ? { lat: one, lon: other } : 'out-of-range';
}

const number = String.raw`[+-]?\d{1,3}(?:[.,]\d+)?`;
const wkt = new RegExp(`^(?:SRID=\\d+;)?POINT\\s*Z?\\s*\\(\\s*(${number})\\s+(${number})(?:\\s+\\S+)?\\s*\\)$`, 'i');
const geoUri = new RegExp(`^(?:geo:)?(${number})\\s*([,;| ])\\s*(${number})(?:[;?].*)?$`, 'i');
const coordinatePairs = [
  ['latitude', 'longitude'], ['lat', 'lon'], ['lat', 'lng'], ['lat', 'long'], ['shirota', 'dolgota'], ['широта', 'долгота'], ['y', 'x'],
] as const; // biome-ignore format: a table
const nested = [
  'geo',
  'coordinates',
  'coords',
  'location',
  'position',
  'point',
  'gps',
  'geometry',
  'latlng',
  'geolocation',
  'address',
  'value',
];

/**
 * Where something is: WKT `POINT (lon lat)` and GeoJSON (longitude first, RFC 7946 §3.1.1), `lat,lon`, a pair in that order,
 * or an object with both fields, at most two levels down.
 */
function readCoordinates(value: unknown, depth = 0): CoordinatesResult {
  if (typeof value === 'string') return ofText(value.trim().slice(0, 200));
  if (Array.isArray(value)) {
    if (value.length < 2 || value.length > 3) return 'none';
    const [first, second] = value;
    const swapped = Math.abs(readDegrees(first) ?? 0) > 90;
    return swapped ? coordinatesOf(second, first) : coordinatesOf(first, second);
  }
  if (!isRecord(value) || depth > 2) return 'none';
  if (value.type === 'Point' && Array.isArray(value.coordinates))
    return coordinatesOf(value.coordinates[1], value.coordinates[0]);
  const keys = new Map(Object.keys(value).map((key) => [key.toLowerCase(), key]));
  for (const [lat, lon] of coordinatePairs) {
    const latKey = keys.get(lat);
    const lonKey = keys.get(lon);
    if (latKey === undefined || lonKey === undefined) continue;
    const found = coordinatesOf(value[latKey], value[lonKey]);
    if (found !== 'none') return found;
  }
  for (const name of nested) {
    const key = keys.get(name);
    const found = key === undefined ? 'none' : readCoordinates(value[key], depth + 1);
    if (found !== 'none') return found;
  }
  return 'none';
}

function ofText(text: string): CoordinatesResult {
  const point = wkt.exec(text);
  if (point) return coordinatesOf(point[2], point[1]);
  const pair = geoUri.exec(text);
  return pair ? coordinatesOf(pair[1], pair[3]) : 'none';
}

/** What the rules gave for an event's place. */
interface PlaceValues {
  readonly location: unknown;
  readonly address: unknown;
  readonly latitude: unknown;
  readonly longitude: unknown;
}

// In the order in which a letter would be addressed; keys are compared without case, underscores and dashes.
const addressParts = [
  'street streetaddress addressline1 address1 line1 thoroughfare strasse straße rue calle via ulica ulitsa улица address adres адрес adresse direccion osoite',
  'housenumber house streetnumber hausnummer dom дом',
  'addressline2 address2 line2',
  'postalcode postcode zip zipcode plz индекс',
  'city town locality addresslocality ort stadt ville ciudad gorod город kaupunki',
  'region state province administrativearea addressregion',
  'country countryname addresscountry land pays страна',
].map((names) => names.split(' '));

const wholeAddress = 'formattedaddress formatted fulladdress localizedaddressdisplay displayaddress'.split(' ');

/** The place of an event, and its coordinates' fault, when they are of no place on Earth. Null place: none is named. */
function readPlace(
  values: PlaceValues,
  language: string,
): { readonly place: Place | null; readonly geo: CoordinatesResult } {
  const location = chooseLanguage(values.location, language).value;
  const own = coordinatesOf(values.latitude, values.longitude);
  const geo = own === 'none' ? geoOf([values.latitude, location, values.address]) : own;
  const coordinatesOnly = typeof location === 'string' && readCoordinates(location) !== 'none';
  const name = coordinatesOnly ? null : placeName(location, language);
  const given = readAddress(values.address, language) ?? (isRecord(location) ? readAddress(location, language) : null);
  const address = given !== null && given === name ? null : given;
  const point = typeof geo === 'object' ? geo : null;
  return { place: name === null && address === null && point === null ? null : { name, address, geo: point }, geo };
}

function geoOf(values: readonly unknown[]): CoordinatesResult {
  let found: CoordinatesResult = 'none';
  for (const value of values) {
    const geo = readCoordinates(value);
    if (typeof geo === 'object') return geo;
    if (geo === 'out-of-range') found = geo;
  }
  return found;
}

function placeName(location: unknown, language: string): string | null {
  if (!Array.isArray(location)) return lines(location) ?? readName(location, language);
  const names = location.slice(0, 20).map((item) => placeName(item, language));
  const told = [...new Set(names.filter((name) => name !== null))];
  return told.length === 0 ? null : told.join(', ');
}

/** A text on several lines keeps its lines: an address is read so. */
function lines(value: unknown): string | null {
  if (typeof value !== 'string' || !/\n/.test(value.trim())) return null;
  const told = value
    .split(/\r?\n/)
    .slice(0, 20)
    .map(readPlainText)
    .filter((line) => line !== null);
  return told.length === 0 ? null : told.join('\n');
}

/** An address as a text, the lines of a list, or the parts of an object in the order of a letter. */
function readAddress(value: unknown, language: string, depth = 0): string | null {
  if (isEmpty(value) || depth > 3) return null;
  if (typeof value === 'string') return lines(value) ?? readPlainText(value);
  const spoken = chooseLanguage(value, language).value;
  if (Array.isArray(spoken)) {
    const parts = spoken
      .slice(0, 20)
      .map((part) => (typeof part === 'number' ? null : readAddress(part, language, depth + 1)));
    const told = parts.filter((part) => part !== null);
    return told.length === 0 ? null : told.join(', ');
  }
  if (!isRecord(spoken)) return typeof spoken === 'string' ? readAddress(spoken, language, depth + 1) : null;
  const byKey = new Map(Object.entries(spoken).map(([key, part]) => [key.toLowerCase().replace(/[_\-\s]/g, ''), part]));
  const first = (names: readonly string[]) => names.map((name) => byKey.get(name)).find((part) => !isEmpty(part));
  const whole = first(wholeAddress);
  if (whole !== undefined) return readAddress(whole, language, depth + 1);
  const told: string[] = [];
  for (const names of addressParts) {
    const part = first(names);
    const text = isRecord(part)
      ? readAddress(part, language, depth + 1)
      : typeof part === 'number' || typeof part === 'string'
        ? (lines(part) ?? readPlainText(part))
        : readName(part, language);
    // `12 Quad Lane, Ithaca` already names its city.
    if (text !== null && !told.some((other) => other.toLowerCase().includes(text.toLowerCase()))) told.push(text);
  }
  return told.length === 0 ? null : told.join(', ');
}

type Report = (level: Problem['level'], field: EventField, message: string) => void;

/** The link of a field; what is a text but no http(s) link is reported. */
export function readFieldLink(
  found: Found | null,
  field: EventField,
  context: MappingContext,
  report: Report,
): string | null {
  const url = found === null ? null : readLink(chooseLanguage(found.value, context.language).value, context.linkBase);
  if (url === null && typeof found?.value === 'string')
    report('warning', field, `expected an http(s) link, found ${quote(found.value)}`);
  return url;
}

/** What portals write for a place where there is none. */
const onlineWords = new Set(
  'online|онлайн|онлайнсобытие|virtual|virtuell|enligne|enlínea|zoom|webinar|вебинар|дистанционно|remote|internet|интернет|verkossa|etänä'.split(
    '|',
  ),
);

/** The place of an event and the link to take part in it; an event that is only online has no place. */
export function readWhere(
  of: (field: EventField) => Found | null,
  context: MappingContext,
  report: Report,
): Pick<CalendarEvent, 'location' | 'onlineUrl'> {
  const location = of('location')?.value ?? null;
  const linked = typeof location === 'string' && /^https?:\/\/\S+$/.test(location.trim());
  const onlineUrl =
    readFieldLink(of('onlineUrl'), 'onlineUrl', context, report) ??
    (linked ? readLink(location, context.linkBase) : null);
  const { place, geo } = readPlace(
    {
      location: linked ? null : location,
      address: of('address')?.value ?? null,
      latitude: of('latitude')?.value ?? null,
      longitude: of('longitude')?.value ?? null,
    },
    context.language,
  );
  if (geo === 'out-of-range')
    report('warning', 'latitude', 'the coordinates are of no place on Earth; they are left out');
  const words = [place?.name, place?.address].filter((text) => text !== null && text !== undefined);
  const onlyOnline = onlineUrl !== null && place?.geo == null && words.every((text) => onlineWords.has(wordOf(text)));
  return { location: onlyOnline ? null : place, onlineUrl };
}
