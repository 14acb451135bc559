import type { Place } from '../../calendar/event.ts';
import { readPlainText } from '../../text/plain/plain-text.ts';
import { chooseLanguage } from '../language.ts';
import { isEmpty, isRecord } from '../record/empty.ts';
import { type CoordinatesResult, coordinatesOf, readCoordinates } from './coordinates.ts';
import { readName } from './names.ts';

/** What the rules gave for an event's place. */
export interface PlaceValues {
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
export function readPlace(
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
