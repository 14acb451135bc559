import type { MappingContext } from '../mapping/mapping-settings.ts';
import type { PublisherSettings } from '../publisher/publisher-settings.ts';
import type { Config } from './config.ts';

/**
 * Raised when the code that maps changes what it makes of the same answers: everything is then mapped anew from the
 * details that are kept.
 */
const mapVersion = '1';

/**
 * Raised when the renderers write other bytes for the same event: clients look at an event again only when its
 * revision moves (interop.md §1, "Identity and change"). A test holds it to the golden files.
 */
export const publicationVersion = '2';

/** What the mapping room is given of the configuration, beside its own `mapping`. */
export function mappingContext({ site, source }: Config): MappingContext {
  return { timeZone: site.timeZone, language: site.language, linkBase: source.linkBase };
}

/** What the publisher room is given of the configuration. */
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
    publication: JSON.stringify([publicationVersion, publicUrl, events]),
    // 0 is no limit; a century is none either.
    keepPastDays: limits.pastDays === 0 ? 36_500 : limits.pastDays,
  };
}
