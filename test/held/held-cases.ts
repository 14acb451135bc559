import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { samplePortalMapping } from '../../src/sample/sample-mapping.ts';
import { createSamplePortal, sampleToken } from '../../src/sample/sample-portal.ts';
import { answerTo } from '../clients/portal-shapes.ts';
import { contextOf } from '../portals/map-portal.ts';
import { readPortal } from '../portals/portal-data.ts';
import { type Answering, answerAgain, portalAddress } from './answering-portal.ts';
import type { HeldStore, Runtime } from './held-store.ts';
import { madePortal, madeSettings } from './made-portal.ts';

/** A portal and the times of its refreshes, from which `write.ts` makes a store. */
export interface HeldCase extends Pick<HeldStore, 'settings' | 'later'> {
  readonly name: string;
  readonly runtimes: readonly Runtime[];
  /** The refreshes, each with the portal's answers at that time; the store is kept after the last but one. */
  readonly refreshes: readonly {
    readonly at: string;
    readonly answer: (target: string) => unknown | Promise<unknown>;
  }[];
}

/** The public URL that subscribers use. */
const publicUrl = 'https://calendar.example';

export const heldVariables = {
  KALENDS_BASE_URL: portalAddress,
  KALENDS_PUBLIC_URL: publicUrl,
  KALENDS_TOKEN: sampleToken,
};

/** The later refresh requests details again. It is on the same day, because Last-Modified may move with the day. */
const heldRefresh = { detailsMaxAgeHours: 6 };

const made: HeldCase = {
  name: 'made',
  runtimes: ['node', 'worker'],
  settings: { ...madeSettings, refresh: heldRefresh },
  refreshes: [
    '2046-03-05T08:00:00Z',
    '2046-03-05T09:30:00Z',
    '2046-03-06T10:00:07Z',
    '2046-03-07T11:45:30Z',
    '2046-03-08T07:15:00Z',
    '2046-03-10T09:00:00Z',
  ].map((at, stage) => ({ at, answer: answerAgain(madePortal[stage] ?? {}) })),
  later: '2046-03-08T20:00:00Z',
};

/** The sample portal over HTTP, so that a store can be filled from it. */
const sample: HeldCase = {
  name: 'sample',
  runtimes: ['node'],
  settings: {
    mapping: samplePortalMapping,
    source: { linkBase: `${publicUrl}/sample/`, retries: 0 },
    calendars: { admissions: { language: 'ru' } },
  },
  refreshes: ['2046-03-05T08:00:00Z', '2046-03-07T08:00:00Z', '2046-03-08T08:00:00Z'].map((at) => ({
    at,
    answer: sampleAt(at),
  })),
  later: '2046-03-07T08:20:00Z',
};

const sampled = new Set(['sports', 'admissions']);

function sampleAt(at: string): (target: string) => Promise<unknown> {
  const portal = createSamplePortal({ now: () => Date.parse(at) });
  return async (target) => {
    const headers = { Authorization: `Bearer ${sampleToken}` };
    const response = await portal(new Request(portalAddress + target, { headers }));
    if (!response.ok) return null;
    const body = (await response.json()) as { readonly calendars?: readonly { readonly id: string }[] };
    // Two of its calendars are enough, and keep the store small.
    return { ...body, ...(body.calendars && { calendars: body.calendars.filter(({ id }) => sampled.has(id)) }) };
  };
}

const folder = fileURLToPath(new URL('../portals/', import.meta.url));

/** A real system's answers; one title changes at the second refresh, and changes back at the third. */
function system(
  name: string,
  language: string,
  [title, newTitle]: readonly [string, string],
  { rules }: { readonly rules: boolean },
): HeldCase {
  const data = readPortal(folder, name);
  const written = rules ? (JSON.parse(readFileSync(`${folder}configs/${name}.json`, 'utf8')) as object) : {};
  const { timeZone, linkBase } = contextOf(data);
  const answer = (target: string): unknown => {
    const [, calendars, details] =
      /^\/(event-calendars)|\/event\/([^/]+)\/details$/u.exec(target.split('?')[0] ?? '') ?? [];
    const operation = calendars ? 'calendars' : details ? 'details' : 'events';
    const eventId = details === undefined ? null : decodeURIComponent(details);
    const answered = answerTo({ operation, eventId, target }, data, portalAddress);
    return 'status' in answered ? null : answered.body;
  };
  const text = JSON.stringify([data.pages, [...data.details.values()]]);
  if (!text.includes(JSON.stringify(title).slice(1, -1))) throw new Error(`${name} has no ${title}.`);
  const edited: Answering = (target) => {
    const body = JSON.stringify(answer(target));
    return JSON.parse(body.replaceAll(JSON.stringify(title).slice(1, -1), JSON.stringify(newTitle).slice(1, -1)));
  };
  return {
    name,
    runtimes: ['node'],
    settings: {
      ...written,
      source: { linkBase, retries: 0 },
      site: { id: `${name}.example`, timeZone, language },
      refresh: heldRefresh,
    },
    refreshes: [
      { at: '2026-10-01T06:00:00Z', answer },
      { at: '2026-10-05T06:00:00Z', answer: edited },
      { at: '2026-10-07T06:00:00Z', answer },
    ],
    later: '2026-10-05T19:00:00Z',
  };
}

/**
 * Each case covers something else: the made one has every state of an event; KudaGo has pages, details and written
 * rules; OpenAgenda has sessions and several languages; The Events Calendar has local times of several time zones. The
 * mappings of the last two are detected.
 */
export const heldCases: readonly HeldCase[] = [
  made,
  sample,
  system('kudago', 'ru', ['концерт группы «Северный ветер»', 'Концерт «Северного ветра»'], { rules: true }),
  system('openagenda', 'fr', ['Nuit de l’heure « d’hiver »', 'La nuit de l’heure'], { rules: false }),
  system('tribe-events-calendar', 'en', ['The Clock&#8217;s Night', 'The Night of the Clock'], { rules: false }),
];
