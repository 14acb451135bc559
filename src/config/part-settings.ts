import type { MappingContext } from '../mapping/mapping-settings.ts';
import type { PublisherSettings } from '../publisher/publisher-settings.ts';
import type { Config } from './config.ts';

/**
 * Raise this when the mapping code gives another result for the same responses. Everything is then mapped again from the
 * stored details.
 */
const mapVersion = '20';

/**
 * Raise this when calendars (.ics) have other bytes for the same event. Clients ignore an event whose revision is unchanged,
 * so every revision must then increase. A test ties this version to the golden files.
 */
export const publicationVersion = '2';

/**
 * Raise this when RSS, Atom or JSON Feed have other bytes for the same event. No revision moves, since readers would show
 * every entry as unread; what is kept as finished bytes is rendered again. The same test ties it to the golden files.
 */
export const newsVersion = '4';

/** All that the bytes of feeds depend on, beside what is published: the versions of the renderers and the configuration. */
export const renderingInputs = ({
  site,
  events,
  feeds,
  limits,
  refresh,
  server,
  publicUrl,
}: Config): readonly unknown[] => [
  publicationVersion,
  newsVersion,
  site,
  events,
  feeds,
  limits,
  refresh,
  server,
  publicUrl,
];

/** What the mapping needs from the configuration, in addition to `mapping`. */
export function mappingContext({ site, source }: Config): MappingContext {
  return { timeZone: site.timeZone, language: site.language, linkBase: source.linkBase };
}

/** What the publisher needs from the configuration. */
export function publisherSettings(config: Config): PublisherSettings {
  const { calendars, events, feeds, limits, mapping, publicUrl, refresh, site, source } = config;
  return {
    refresh,
    source,
    mapping: [mapping, mappingContext(config)],
    site,
    calendars,
    reservedSlugs: Object.keys(feeds),
    mapVersion,
    // Who leaves the images alone gets no other text than before, and so no other revisions.
    publication: JSON.stringify([
      publicationVersion,
      publicUrl,
      events,
      ...(site.images === 'none' ? [site.images] : []),
      ...(Object.keys(site.words).length > 0 ? [site.words] : []),
    ]),
    rendering: renderingInputs(config),
    // 0 means no limit, and a century amounts to the same.
    keepPastDays: limits.pastDays === 0 ? 36_500 : limits.pastDays,
  };
}
