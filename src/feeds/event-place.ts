import type { CalendarEvent } from '../calendar/event.ts';
import { cleanLine, cleanText, webUrl } from './text/clean-text.ts';

/** Name and address on one line; null: there is neither. */
export function placeText(location: CalendarEvent['location']): string | null {
  if (location === null) return null;
  const name = cleanLine(location.name ?? '');
  const address = addressText(location.address);
  if (address === null) return name || null;
  return name === '' || (address.includes(name) && !location.apart) ? address : `${name}, ${address}`;
}

/** The lines of a postal address on one line. */
export function addressText(address: string | null): string | null {
  const lines = cleanText(address ?? '').split('\n');
  const parts = lines.map((line) => cleanLine(line).replace(/,$/, '')).filter((line) => line !== '');
  return parts.length === 0 ? null : parts.join(', ');
}

/** The place, or else the link to join online, because every client shows LOCATION. */
export function locationText(event: CalendarEvent): string | null {
  return placeText(event.location) ?? webUrl(event.onlineUrl);
}

/** The coordinates; null unless both are on the globe. */
export function coordinates(
  location: CalendarEvent['location'],
): { readonly lat: number; readonly lon: number } | null {
  const geo = location?.geo ?? null;
  if (geo === null || !(Math.abs(geo.lat) <= 90 && Math.abs(geo.lon) <= 180)) return null;
  return { lat: degrees(geo.lat), lon: degrees(geo.lon) };
}

/** Rounded to a tenth of a metre, which also avoids the notation 1e-7. */
function degrees(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}
