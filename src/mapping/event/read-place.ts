import type { CalendarEvent, Place, RichText } from '../../calendar/event.ts';
import { readPlainText } from '../../text/plain-text.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { describeValue, isEmpty, isRecord, type JsonObject } from '../json.ts';
import { chooseLanguage } from '../language.ts';
import type { EventField, MappingContext } from '../mapping-settings.ts';
import type { RuleValue } from '../rules/rule.ts';
import { type CoordinatesResult, firstCoordinates, readCoordinates, toCoordinates } from '../values/coordinates.ts';
import { isNothing, normalizeKeyword } from '../values/keyword.ts';
import { conceptsOfLink, readLink } from '../values/link.ts';
import { readName } from '../values/names.ts';
import { nameOfPair } from '../wrapper.ts';
import type { ReportProblem } from './field-problem.ts';

/**
 * Reads the place of an event and the link to join it online. An event that is only online has no place; where no field has its link,
 * the one in the description counts.
 */
export function readEventPlace(
  of: (field: EventField) => RuleValue | null,
  context: MappingContext,
  report: ReportProblem,
  description: RichText | null,
  house?: House,
): Pick<CalendarEvent, 'location' | 'onlineUrl'> {
  const location = of('location')?.value ?? null;
  const isUrl = typeof location === 'string' && /^https?:\/\/\S+$/.test(location.trim());
  const given =
    readFieldLink(of('onlineUrl'), 'onlineUrl', context, report) ??
    (isUrl ? readLink(location, context.linkBase) : null);
  const { place, geo } = readPlace(
    {
      location: isUrl ? null : withoutPadding(location),
      address: withoutPadding(of('address')?.value ?? null),
      latitude: of('latitude')?.value ?? null,
      longitude: of('longitude')?.value ?? null,
    },
    context.language,
    context.timeZone,
  );
  if (geo === 'out-of-range') report('warning', 'latitude', 'notOnEarth', {});
  const texts = [place?.name, place?.address].filter((text) => text !== null && text !== undefined);
  const isOnline = place?.geo == null && texts.every(isOnlineOnly);
  const onlineUrl = given ?? (isOnline && texts.length > 0 ? joiningLink(description, context.linkBase) : null);
  const isNowhere = isOnline && (onlineUrl !== null || texts.length > 0);
  const found = house === undefined || isNowhere ? place : inHouse(place, house, context);
  return { location: onlineUrl !== null && isOnline ? null : found, onlineUrl };
}

/** The house that an answer may state once, for all its events. */
export interface House {
  /** Looks for it in the answer. */
  readonly find: () => { readonly object: JsonObject; readonly isCalledSo: boolean } | null;
  /** The events name rooms, which are in the house. */
  readonly holdsRooms: boolean;
  /** The events name no places at all, so that the house may be that of each. */
  readonly holdsEvents: boolean;
}

/** A room in its house; the house itself for an event that names none. What has an address is where that says. */
function inHouse(place: Place | null, house: House, { language, timeZone }: MappingContext): Place | null {
  if (place !== null && (place.name === null || place.address !== null || place.geo !== null)) return place;
  if (!house.holdsRooms && !(house.holdsEvents && place === null)) return place;
  const found = house.find();
  if (found === null || (place === null && !found.isCalledSo)) return place;
  const { object: location } = found;
  const around = readPlace({ location, address: null, latitude: null, longitude: null }, language, timeZone).place;
  if (around === null || around.name === null || around.address === null) return place;
  if (place === null) return around;
  const address = [around.name, around.address].filter((text) => !place.name?.includes(text)).join(', ');
  return { ...place, address: address || null, geo: around.geo };
}

/** The parts of a joined text that say something: databases fill texts up with blanks, `Old Mill      , 12 Mill Lane`, and exports write `n/a`. */
function withoutPadding(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const parts = value.split(', ').map((part) => part.trim());
  const telling = parts.filter((part) => part !== '' && !isNothing(part));
  return telling.length < parts.length || blanks.test(value) ? telling.join(', ') : value;
}

const blanks = /^ +,| ,| {3}$/;

/** Whether a text stands in the place of an event without one: `online`, `Online only`, `nur per Video`, `Online (Zoom)`. */
function isOnlineOnly(text: string): boolean {
  const said = text.replace(/\s*[(（[].*[)）\]]\s*$/su, '');
  const words = said.split(/\s+/).filter((word) => !onlyWords.has(normalizeKeyword(word)));
  return onlineKeywords.has(normalizeKeyword(text)) || onlineKeywords.has(normalizeKeyword(words.join(' ')));
}

const onlyWords: ReadonlySet<string> = new Set(wordsOf('values', 'only').map(normalizeKeyword));

/** The one link in a description whose address says that one joins there: that of a meeting, a stream. Null: none, or several. */
function joiningLink(description: RichText | null, base: string): string | null {
  const found = description?.html.matchAll(/href="([^"]+)"/g) ?? [];
  const addresses = [...found].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  const joining = [...new Set(addresses)].filter((address) => conceptsOfLink(address).has('online'));
  return joining.length === 1 ? readLink(joining[0], base) : null;
}

/** Reads a link. A text that is no http(s) link is reported. */
export function readFieldLink(
  found: RuleValue | null,
  field: EventField,
  context: MappingContext,
  report: ReportProblem,
): string | null {
  const url = found === null ? null : readLink(chooseLanguage(found.value, context.language).value, context.linkBase);
  if (url === null && typeof found?.value === 'string')
    report('warning', field, 'noLink', { value: describeValue(found.value) });
  return url;
}

/** What portals write in the place of an event without one. */
const onlineKeywords: ReadonlySet<string> = new Set(wordsOf('values', 'online').map(normalizeKeyword));

/** The values of the rules for a place. */
interface PlaceValues {
  readonly location: unknown;
  readonly address: unknown;
  readonly latitude: unknown;
  readonly longitude: unknown;
}

/** Reads the place, null when there is none, and its coordinates or what is wrong with them. */
function readPlace(
  values: PlaceValues,
  language: string,
  siteZone: string | null,
): { readonly place: Place | null; readonly geo: CoordinatesResult } {
  const location = chooseLanguage(values.location, language).value;
  const own = toCoordinates(values.latitude, values.longitude);
  const geo = own === 'none' ? firstCoordinates([values.latitude, location, values.address], siteZone) : own;
  const coordinatesOnly = typeof location === 'string' && readCoordinates(location, siteZone) !== 'none';
  const name = coordinatesOnly ? null : placeName(location, language);
  const given = readAddress(values.address, language) ?? (isRecord(location) ? readAddress(location, language) : null);
  const address = given !== null && given === name ? null : given;
  const point = typeof geo === 'object' ? geo : null;
  if (name === null && address === null && point === null) return { place: null, geo };
  return { place: { name, address, geo: point, ...(isApart(name, address) && { apart: true }) }, geo };
}

/** Whether the name's text occurs in the address, but not as one of its parts. */
function isApart(name: string | null, address: string | null): boolean {
  if (name === null || address === null || !address.includes(name)) return false;
  const parts = (text: string) =>
    `\n${text
      .split(addressParts)
      .map((part) => part.trim())
      .join('\n')}\n`;
  return !parts(address).includes(parts(name));
}

/** What separates the parts of an address. */
const addressParts = /[,;·|()\n]|\s[-–—]\s/;

function placeName(location: unknown, language: string): string | null {
  const said = chooseLanguage(location, language).value;
  if (!Array.isArray(said)) return readLines(said) ?? readName(said, language);
  const called = nameOfPair(said);
  if (called !== null) return called;
  const names = said.slice(0, 20).map((item) => placeName(item, language));
  const distinct = [...new Set(names.filter((name) => name !== null))];
  return distinct.length === 0 ? null : distinct.join(', ');
}

/** Reads a text of several lines as such, because an address may be written so. Null for any other value. */
function readLines(value: unknown): string | null {
  if (typeof value !== 'string' || !/\n/.test(value.trim())) return null;
  const lines = value
    .split(/\r?\n/)
    .slice(0, 20)
    .map(readPlainText)
    .filter((line) => line !== null);
  return lines.length === 0 ? null : lines.join('\n');
}

/** Reads an address: a text, the lines of a list, or the parts of an object in postal order. */
function readAddress(value: unknown, language: string, depth = 0): string | null {
  if (isEmpty(value) || depth > 3) return null;
  if (typeof value === 'string') return readLines(value) ?? readPlainText(value);
  const localized = chooseLanguage(value, language).value;
  if (Array.isArray(localized)) {
    const parts = localized
      .slice(0, 20)
      .map((part) => (typeof part === 'number' ? null : readAddress(part, language, depth + 1)))
      .filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(', ');
  }
  if (!isRecord(localized)) return typeof localized === 'string' ? readAddress(localized, language, depth + 1) : null;
  const byKey = new Map(Object.entries(localized).map(([key, part]) => [romanize(key).replace(/[_\-\s]/g, ''), part]));
  const first = (names: readonly string[]) => names.map((name) => byKey.get(name)).find((part) => !isEmpty(part));
  const whole = first(wholeAddressKeys);
  if (whole !== undefined) return readAddress(whole, language, depth + 1);
  const parts: string[] = [];
  for (const names of addressPartKeys) {
    const part = first(names);
    const text = isRecord(part)
      ? readAddress(part, language, depth + 1)
      : typeof part === 'number' || typeof part === 'string'
        ? (readLines(part) ?? readPlainText(part))
        : readName(part, language);
    // The street `12 Quad Lane, Ithaca` already names its city.
    if (text !== null && !parts.some((other) => other.toLowerCase().includes(text.toLowerCase()))) parts.push(text);
  }
  return parts.length === 0 ? null : parts.join(', ');
}

// Keys are compared without case, underscores and dashes.
const wholeAddressKeys = 'formattedaddress formatted fulladdress localizedaddressdisplay displayaddress'.split(' ');

// In postal order. Where an object has several keys of a part, the first that is listed counts.
const addressPartKeys: readonly (readonly string[])[] = [
  [
    ...'street streetaddress addressline1 address1 line1 thoroughfare'.split(' '),
    ...wordsOf('fields', 'street'),
    'address',
    ...wordsOf('fields', 'address'),
  ],
  ['housenumber', 'house', 'streetnumber', ...wordsOf('fields', 'houseNumber')],
  ['addressline2', 'address2', 'line2'],
  ['postalcode', 'postcode', 'zip', 'zipcode', ...wordsOf('fields', 'zip')],
  ['city', 'town', 'locality', 'addresslocality', ...wordsOf('fields', 'city')],
  ['region', 'state', 'province', 'administrativearea', 'addressregion'],
  ['country', 'countryname', 'addresscountry', ...wordsOf('fields', 'country')],
].map((names) => names.map(romanize));
