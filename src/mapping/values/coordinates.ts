import { isRecord } from '../record/empty.ts';

export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** `none`: not coordinates at all; `out-of-range`: numbers, but of no place on Earth. */
export type CoordinatesResult = Coordinates | 'none' | 'out-of-range';

/** One coordinate: a number, or a text with a point or a comma, with or without its hemisphere. */
export function readDegrees(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const parts = /^\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEWСЮВЗ])?\s*$/i.exec(value);
  if (!parts?.[1]) return null;
  const degrees = Number(parts[1].replace(',', '.'));
  return /[SWЮЗ]/i.test(parts[2] ?? '') ? -Math.abs(degrees) : degrees;
}

/** Both or neither; 0/0 is what databases write for none. */
export function coordinatesOf(lat: unknown, lon: unknown): CoordinatesResult {
  const one = readDegrees(lat);
  const other = readDegrees(lon);
  if (one === null || other === null || (one === 0 && other === 0)) return 'none';
  return Math.abs(one) <= 90 && Math.abs(other) <= 180 ? { lat: one, lon: other } : 'out-of-range';
}

const number = String.raw`[+-]?\d{1,3}(?:[.,]\d+)?`;
const wkt = new RegExp(`^(?:SRID=\\d+;)?POINT\\s*Z?\\s*\\(\\s*(${number})\\s+(${number})(?:\\s+\\S+)?\\s*\\)$`, 'i');
const geoUri = new RegExp(`^(?:geo:)?(${number})\\s*([,;| ])\\s*(${number})(?:[;?].*)?$`, 'i');
const pairs = [
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
export function readCoordinates(value: unknown, depth = 0): CoordinatesResult {
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
  for (const [lat, lon] of pairs) {
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
