import type { Occurrence } from '../listing/shown-events.ts';
import { eventJsonLd } from './event-json-ld.ts';

/** More would only make the page heavier: search engines read each event on its own page. */
const maxItems = 20;

interface ItemListOptions {
  /** IANA. */
  readonly timeZone: string;
  /** Stands for the title of an event that has none. */
  readonly untitled: string;
  /** Absolute URL of the page of an occurrence. */
  readonly linkOf: (occurrence: Occurrence) => string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The first events of a list as a schema.org `ItemList`, without their descriptions. An event without a place is left out, as
 * on its own page. Null: none is left.
 */
export function itemListJsonLd(
  occurrences: readonly Occurrence[],
  { timeZone, untitled, linkOf, now }: ItemListOptions,
): Readonly<Record<string, unknown>> | null {
  const items = occurrences.flatMap((one) => {
    const links = { page: linkOf(one), timeZone, title: one.event.title ?? untitled, series: null, now };
    const data = eventJsonLd(one, links);
    if (data === null) return [];
    const { '@context': _context, description: _description, ...item } = data;
    return [item];
  });
  if (items.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.slice(0, maxItems).map((item, i) => ({ '@type': 'ListItem', position: i + 1, item })),
  };
}
