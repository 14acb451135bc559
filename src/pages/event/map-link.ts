import type { Place } from '../../calendar/event.ts';
import { coordinates, placeText } from '../../feeds/event-place.ts';

/**
 * The URL of a map of a place. `template`: `site.map`; null: OpenStreetMap. Null: nothing is known that a map could be asked
 * for.
 */
export function mapLink(location: Place, template: string | null): string | null {
  const geo = coordinates(location);
  const text = placeText(location)?.toWellFormed() ?? null;
  const point = geo === null ? null : `${geo.lat},${geo.lon}`;
  const [query, place] = [point ?? text, text ?? point].map((one) => encodeURIComponent(one ?? ''));
  if (query === '' || query === undefined || place === undefined) return null;
  if (template !== null) return template.replaceAll('{query}', () => query).replaceAll('{place}', () => place);
  return geo === null
    ? `https://www.openstreetmap.org/search?query=${query}`
    : `https://www.openstreetmap.org/?mlat=${geo.lat}&mlon=${geo.lon}#map=17/${geo.lat}/${geo.lon}`;
}
