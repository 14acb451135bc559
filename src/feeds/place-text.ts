import type { CalendarEvent } from '../calendar/event.ts';
import { cleanLine, cleanText } from './text/clean-text.ts';
import { webUrl } from './text/web-url.ts';

/** Name and address on one line; null where there is neither. */
export function placeText(location: CalendarEvent['location']): string | null {
  if (location === null) return null;
  const name = cleanLine(location.name ?? '');
  const address = addressText(location.address);
  if (address === null) return name || null;
  return name === '' || address.includes(name) ? address : `${name}, ${address}`;
}

/** The lines of a postal address as one. */
export function addressText(address: string | null): string | null {
  const lines = cleanText(address ?? '').split('\n');
  const parts = lines.map((line) => cleanLine(line).replace(/,$/, '')).filter((line) => line !== '');
  return parts.length === 0 ? null : parts.join(', ');
}

/** Where to go: the place, else the link to join by (interop.md §1, metadata). */
export function whereText(event: CalendarEvent): string | null {
  return placeText(event.location) ?? webUrl(event.onlineUrl);
}

/** Both coordinates where they are on the globe. */
export function coordinates(
  location: CalendarEvent['location'],
): { readonly lat: number; readonly lon: number } | null {
  const geo = location?.geo ?? null;
  if (geo === null || !(Math.abs(geo.lat) <= 90 && Math.abs(geo.lon) <= 180)) return null;
  return { lat: degrees(geo.lat), lon: degrees(geo.lon) };
}

/** To a tenth of a metre, and never in the notation 1e-7. */
function degrees(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}
