import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Portal, type PortalRequest, startPortal } from '../portal/portal.ts';
import { contextOf } from '../portals/map-portal.ts';
import { type PortalData, readPortal } from '../portals/portal-data.ts';

const folder = new URL('../portals/', import.meta.url);

/** How each system is asked for its second page; a system that is missing here has only one. */
const secondPage: Readonly<Record<string, RegExp>> = {
  'drupal-jsonapi': /[?&]page(\[|%5B)offset/,
  eventbrite: /[?&]continuation=/,
  'google-calendar': /[?&]pageToken=/,
  kudago: /[?&]page=2/,
  localist: /[?&]page=2/,
  openagenda: /[?&]after/,
  'spring-portal-ru': /[?&]page=1/,
  'strapi-ru': /[?&]pagination(\[|%5B)page(\]|%5D)=2/,
  timepad: /[?&]skip=2/,
  'tribe-events-calendar': /[?&]page=2/,
};

const languages: Readonly<Record<string, string>> = {
  kudago: 'ru',
  openagenda: 'fr',
  'spring-portal-ru': 'ru',
  'strapi-ru': 'ru',
  timepad: 'ru',
};

export interface PortalShape {
  readonly data: PortalData;
  readonly language: string;
  readonly portal: Portal;
  /** The rules of test/portals/configs, the facts that a person knows about the site, and no time window. */
  readonly configuration: object;
}

/** Serves the answers of a real system page by page over HTTP. */
export async function servePortalShape(name: string): Promise<PortalShape> {
  const data = readPortal(fileURLToPath(folder), name);
  const portal: Portal = await startPortal({ handle: (request) => answerTo(request, data, portal.url) });
  const rules = JSON.parse(readFileSync(new URL(`configs/${name}.json`, folder), 'utf8')) as object;
  const { timeZone, linkBase } = contextOf(data);
  const language = languages[name] ?? 'en';
  const configuration = {
    ...rules,
    source: { linkBase, retries: 0 },
    site: { id: `${name}.example`, timeZone, language },
    limits: { pastDays: 0 },
  };
  return { data, language, portal, configuration };
}

/** The system's answer to a request; `origin`: where links to its next page lead. */
export function answerTo(
  { operation, eventId, target }: Pick<PortalRequest, 'operation' | 'eventId' | 'target'>,
  data: PortalData,
  origin: string,
) {
  if (operation === 'calendars') return { body: data.calendars };
  if (operation === 'details') {
    const body = data.details.get(eventId ?? '');
    return body === undefined ? { status: 404, body: { error: 'not found' } } : { body };
  }
  const page = secondPage[data.name]?.test(target) ? 1 : 0;
  const [path] = target.split('?');
  // Links to the next page lead to this server, as a real one's lead to itself.
  const linked = JSON.stringify(data.pages[page]).replaceAll(
    /"https:\/\/[^"?]+(\?[^"]*page(?:%5Boffset%5D)?=\d[^"]*)"/g,
    `"${origin}${path}$1"`,
  );
  return { body: JSON.parse(linked) as unknown };
}
