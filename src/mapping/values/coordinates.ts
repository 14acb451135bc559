import { wallAt } from '../../calendar/instant.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isRecord, openText } from '../json.ts';
import { contentOf } from '../wrapper.ts';

export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** `none`: no coordinates. `out-of-range`: numbers that are no place on Earth. */
export type CoordinatesResult = Coordinates | 'none' | 'out-of-range';

/** The first coordinates that one of the values holds. Pairs that don't name their axes are read as near the site's zone. */
export function firstCoordinates(values: readonly unknown[], siteZone: string | null): CoordinatesResult {
  let found: CoordinatesResult = 'none';
  for (const value of values) {
    const geo = readCoordinates(value, siteZone);
    if (typeof geo === 'object') return geo;
    if (geo === 'out-of-range') found = geo;
  }
  return found;
}

/**
 * Reads coordinates: WKT `POINT (lon lat)` and GeoJSON (longitude first, RFC 7946 §3.1.1), a text or a list of two numbers,
 * or an object with both fields, at most two levels down.
 */
export function readCoordinates(given: unknown, siteZone: string | null, depth = 0): CoordinatesResult {
  const value = openText(given);
  if (typeof value === 'string') return coordinatesOfText(value.trim().slice(0, 200), siteZone);
  if (Array.isArray(value)) {
    if (value.length === 1) return readCoordinates(value[0], siteZone, depth + 1);
    return value.length < 2 || value.length > 3 ? 'none' : ofPair(value[0], value[1], siteZone);
  }
  if (!isRecord(value) || depth > 2) return 'none';
  if (value.type === 'Point' && Array.isArray(value.coordinates))
    return ofAxes(value.coordinates[1], value.coordinates[0], siteZone);
  const keys = new Map(Object.keys(value).map((key) => [romanize(key).replace(/^[@_$]/, ''), key]));
  for (const [lats, lons] of coordinateKeys) {
    const latKey = lats.map((name) => keys.get(name)).find((key) => key !== undefined);
    const lonKey = lons.map((name) => keys.get(name)).find((key) => key !== undefined);
    if (latKey === undefined || lonKey === undefined) continue;
    const [lat, lon] = [contentOf(value[latKey]), contentOf(value[lonKey])];
    const found = latKey === 'y' ? ofAxes(lat, lon, siteZone) : toCoordinates(lat, lon);
    if (found !== 'none') return found;
  }
  for (const name of wrappingKeys) {
    const key = keys.get(name);
    const found = key === undefined ? 'none' : readCoordinates(value[key], siteZone, depth + 1);
    if (found !== 'none') return found;
  }
  return 'none';
}

function coordinatesOfText(text: string, siteZone: string | null): CoordinatesResult {
  const point = wkt.exec(text);
  if (point) return toCoordinates(point[2], point[1]);
  const pair = latLonText.exec(text);
  if (pair) {
    // RFC 5870: latitude first.
    return /^geo:/i.test(text) ? toCoordinates(pair[1], pair[3]) : ofPair(pair[1], pair[3], siteZone);
  }
  const parts = degreesPair.exec(text);
  if (!parts) return 'none';
  return /[EWВЗO]/i.test(hemisphereOf(parts[1]) ?? '')
    ? toCoordinates(parts[2], parts[1])
    : toCoordinates(parts[1], parts[2]);
}

/** Two numbers that don't say which is which: the latitude first, unless only the other order is on Earth or near the site. */
function ofPair(first: unknown, second: unknown, siteZone: string | null): CoordinatesResult {
  const [one, other] = [readDegrees(contentOf(first)), readDegrees(contentOf(second))];
  if (one === null || other === null) return 'none';
  if (Math.abs(one) > 90) return toCoordinates(other, one);
  return nearerOrder(toCoordinates(one, other), siteZone);
}

/** Two axes that a standard puts in order, which portals get wrong: the other order only if it alone is near the site, and inhabited. */
function ofAxes(lat: unknown, lon: unknown, siteZone: string | null): CoordinatesResult {
  const given = toCoordinates(lat, lon);
  const nearer = nearerOrder(given, siteZone);
  return typeof nearer === 'object' && Math.abs(nearer.lat) > mostInhabited ? given : nearer;
}

/** Hardly anybody lives nearer to a pole, in degrees. */
const mostInhabited = 72;

/** The coordinates, or the same with latitude and longitude exchanged if these are much nearer to where the site is. */
function nearerOrder(given: CoordinatesResult, siteZone: string | null): CoordinatesResult {
  if (typeof given !== 'object' || Math.abs(given.lon) > 90 || siteZone === null) return given;
  const center = centerOf(siteZone);
  if (center === null) return given;
  const far = ({ lat, lon }: Coordinates) =>
    Math.abs(lon - center.lon) + (center.lat === null ? 0 : Math.abs(lat - center.lat));
  const swapped = { lat: given.lon, lon: given.lat };
  const nearer = center.lat === null ? far(given) > 20 && far(swapped) <= 20 : far(swapped) * 2 < far(given);
  return nearer ? swapped : given;
}

/** Both coordinates or none. Databases write 0/0 for a missing position, or numbers that no degrees come near. */
export function toCoordinates(lat: unknown, lon: unknown): CoordinatesResult {
  const one = readDegrees(lat);
  const other = readDegrees(lon);
  if (one === null || other === null || (one === 0 && other === 0)) return 'none';
  if ([one, other].every((part) => Math.abs(part) >= 999 || part === -1)) return 'none';
  return Math.abs(one) <= 90 && Math.abs(other) <= 180 ? { lat: one, lon: other } : 'out-of-range';
}

/** Reads one coordinate: a number, a text with a decimal point or comma, or degrees, minutes and seconds; with or without a hemisphere. */
function readDegrees(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > 60) return null;
  const plain = /^\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEWСЮВЗ])?\s*$/i.exec(value);
  const parts = plain ?? degrees.exec(value.trim());
  if (!parts) return null;
  const amount = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));
  const size = plain ? amount(plain[1]) : amount(parts[2]) + amount(parts[3]) / 60 + amount(parts[4]) / 3600;
  return /[SWЮЗ]/i.test(hemisphereOf(value) ?? '') ? -Math.abs(size) : size;
}

const hemisphereOf = (text: string | undefined): string | null => /[NSEWСЮВЗO]/i.exec(text ?? '')?.[0] ?? null;

const number = String.raw`[+-]?\d{1,3}(?:[.,]\d+)?`;
const wkt = new RegExp(`^(?:SRID=\\d+;)?POINT\\s*Z?\\s*\\(\\s*(${number})\\s+(${number})(?:\\s+\\S+)?\\s*\\)$`, 'i');
/** `59.93,30.31`, also as a geo URI (RFC 5870). */
const latLonText = new RegExp(`^(?:geo:)?(${number})\\s*([,;| ])\\s*(${number})(?:[;?].*)?$`, 'i');
/** `60°10'15"N`, `N 60° 10.25'`. */
const sexagesimal = String.raw`([NSEWСЮВЗO])?\s*(\d{1,3})\s*°\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''|′′)\s*)?([NSEWСЮВЗO])?`;
const degrees = new RegExp(`^${sexagesimal}$`, 'i');
const degreesPair =
  /^((?:[NSEWСЮВЗO]\s*)?\d{1,3}[.,]?\d*\s*°[^NSEWСЮВЗO,;]{0,20}[NSEWСЮВЗO]?)[\s,;/]+((?:[NSEWСЮВЗO]\s*)?\d{1,3}[.,]?\d*\s*°[^NSEWСЮВЗO,;]{0,20}[NSEWСЮВЗO]?)$/i;
const coordinateKeys = [
  [['latitude', 'lat', ...wordsOf('fields', 'latitude').map(romanize)], ['longitude', 'lon', 'lng', 'long', ...wordsOf('fields', 'longitude').map(romanize)]],
  [['y'], ['x']],
] as const; // biome-ignore format: a table
const wrappingKeys = [
  'geo', 'coordinates', 'coords', 'location', 'position', 'point', 'gps', 'geometry', 'latlng', 'geolocation',
  'address', 'value',
]; // biome-ignore format: a list

/** About where the clocks of a zone are kept: those whose latitude and longitude are of like size, so that an offset doesn't tell. */
const centers: Readonly<Record<string, readonly [lat: number, lon: number]>> = {
  'Europe/Istanbul': [40, 31], 'Europe/Athens': [38.5, 23.5], 'Europe/Bucharest': [45.5, 25.5], 'Europe/Sofia': [42.5, 25], 'Europe/Kyiv': [49.5, 31], 'Europe/Kiev': [49.5, 31],
  'Europe/Chisinau': [47, 28.8], 'Europe/Minsk': [53.5, 28], 'Europe/Moscow': [55.5, 40], 'Europe/Samara': [53.5, 50.5], 'Europe/Helsinki': [62, 26], 'Europe/Tallinn': [58.8, 25.5],
  'Europe/Riga': [57, 25], 'Europe/Vilnius': [55.2, 24], 'Europe/Warsaw': [52, 19.5], 'Europe/Belgrade': [44, 20.8], 'Europe/Skopje': [41.6, 21.7], 'Europe/Tirane': [41, 20],
  'Asia/Nicosia': [35, 33.2], 'Asia/Jerusalem': [31.8, 35], 'Asia/Beirut': [33.9, 35.8], 'Asia/Amman': [31.5, 36], 'Asia/Damascus': [34.5, 37.5], 'Asia/Baghdad': [33, 44],
  'Asia/Yekaterinburg': [57, 61], 'Asia/Tbilisi': [42, 44], 'Asia/Yerevan': [40.2, 44.6], 'Asia/Baku': [40.4, 48.5], 'Asia/Tehran': [33, 53], 'Asia/Riyadh': [24, 45], 'Asia/Dubai': [24.5, 54.7], 'Africa/Cairo': [28, 31],
  'America/Argentina/Buenos_Aires': [-35, -61], 'America/Montevideo': [-33.5, -56], 'America/Santiago': [-34, -71], 'America/Asuncion': [-25, -57], 'America/La_Paz': [-17, -66],
}; // biome-ignore format: a table

/** Coordinates that events of a zone are near to; without a latitude where only its offset is known. */
function centerOf(zone: string): { readonly lat: number | null; readonly lon: number } | null {
  const known = centers[zone];
  if (known !== undefined) return { lat: known[0], lon: known[1] };
  if (/^(?:UTC|GMT|Etc\/.*)$/i.test(zone)) return null;
  const { day, time } = wallAt('2026-01-15T12:00:00Z', zone);
  return { lat: null, lon: (Date.parse(`${day}T${time}Z`) - Date.UTC(2026, 0, 15, 12)) / 240_000 };
}
