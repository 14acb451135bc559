import * as z from 'zod/mini';
import { requestsPerRun as perRun } from '../worker-plan.ts';
import { mapTemplate, pictureTemplate } from './address-template.ts';
import { brandShape } from './brand-schema.ts';
import { orNull, withDefault } from './defaults.ts';
import { mappingSchema } from './mapping-schema.ts';
import {
  color,
  decimal,
  flag,
  hostName,
  httpUrl,
  id,
  language,
  origin,
  parsedText,
  share,
  slug,
  text,
  timeZone,
  wholeNumber,
} from './scalars.ts';
import { siteWords } from './site-words-schema.ts';
import { sourceSchema } from './source-schema.ts';
import { strictObject } from './strict-object.ts';

const site = strictObject({
  // RFC 4151 §2.1: the authority of a tag URI. It is also the end of every UID.
  id: orNull(
    z
      .string('a domain name such as events.uni.example')
      .check(z.regex(/^[A-Za-z0-9]([A-Za-z0-9.-]{0,98}[A-Za-z0-9])?$/u, 'a domain name such as events.uni.example')),
  ),
  title: withDefault(text, 'Events'),
  url: orNull(httpUrl),
  timeZone: orNull(timeZone),
  language: withDefault(language, 'en'),
  author: orNull(text),
  images: withDefault(
    z.union([z.enum(['direct', 'none']), pictureTemplate], {
      error: "'direct', 'none', or an address with {width} and {url}, such as https://img.example/{width}/{url}",
    }),
    'direct',
  ),
  map: orNull(
    z.union([z.literal(false), mapTemplate], {
      error: 'false, or an address with {query} or {place}, such as https://maps.example/?q={query}',
    }),
  ),
  words: withDefault(siteWords, {}),
  ...brandShape,
});

const calendar = strictObject({
  slug: z.exactOptional(slug),
  title: z.exactOptional(text),
  description: z.exactOptional(z.string('a text')),
  timeZone: z.exactOptional(timeZone),
  language: z.exactOptional(language),
  color: z.exactOptional(color),
  hidden: z.exactOptional(flag),
});

const names = (what: string) => z.array(text, `a list of ${what}`).check(z.minLength(1, 'a list that is not empty'));

const savedFeed = strictObject({
  title: text,
  calendars: z.exactOptional(
    z.array(id, 'a list of ids of calendars').check(z.minLength(1, 'a list that is not empty')),
  ),
  category: z.exactOptional(names('categories')),
  place: z.exactOptional(names('names of places')),
  organizer: z.exactOptional(names('names of organizers')),
  q: z.exactOptional(text),
  view: z.exactOptional(z.enum(['upcoming', 'new', 'changes'])),
});

const limits = strictObject({
  pastDays: withDefault(wholeNumber(0, 36_500), 90),
  items: withDefault(wholeNumber(0, 100_000), 100),
  bytes: withDefault(wholeNumber(0, 1_000_000_000), 1_000_000),
});

const events = strictObject({
  defaultMinutes: withDefault(wholeNumber(1, 10_080), 60),
  busy: withDefault(flag, false),
});

const guard = strictObject({
  share: withDefault(share(), 0.5),
  times: withDefault(wholeNumber(1, 1000), 3),
  minutes: withDefault(decimal(0, 10_080), 60),
});

const removeAfter = strictObject({
  times: withDefault(wholeNumber(1, 1000), 2),
  minutes: withDefault(decimal(0, 10_080), 10),
});

const refresh = strictObject({
  everySeconds: withDefault(wholeNumber(1, 604_800), 300),
  detailsMaxAgeHours: withDefault(decimal(0, 87_600), 24),
  staleAfterMinutes: orNull(decimal(1, 525_600)),
  guard: z.prefault(guard, {}),
  removeAfter: z.prefault(removeAfter, {}),
});

const contact = parsedText('an e-mail address, or a URL with https, mailto or tel', (value) => {
  const url = /^[^\s:/@]+@[^\s:/@]+$/u.test(value) ? `mailto:${value}` : value;
  const isUrl = /^(?:https:\/\/|mailto:|tel:)[^\s]+$/u.test(url) && URL.canParse(url);
  return isUrl ? url : { expected: 'an e-mail address, or a URL with https, mailto or tel' };
});

const expiry = parsedText('a day such as 2027-11-30, or an instant such as 2027-11-30T00:00:00Z', (value) => {
  const time = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/u.test(value)
    ? Date.parse(value)
    : Number.NaN;
  return Number.isNaN(time)
    ? { expected: 'a day such as 2027-11-30, or an instant such as 2027-11-30T00:00:00Z' }
    : new Date(time).toISOString().replace('.000Z', 'Z');
});

const securityTxt = strictObject({
  contact: z.union(
    [
      z.pipe(
        contact,
        z.transform((one) => [one]),
      ),
      z.array(contact, 'a list of contacts').check(z.minLength(1, 'a list that is not empty')),
    ],
    {
      error: 'a contact, or a list of contacts',
    },
  ),
  expires: expiry,
  policy: z.exactOptional(httpUrl),
  languages: z.exactOptional(z.array(language, 'a list of language tags')),
});

const server = strictObject({
  hosts: withDefault(z.array(hostName, 'a list of host names'), []),
  cors: withDefault(
    z.union([z.literal('*'), z.literal(false), z.array(origin, 'a list of origins')], {
      error: "'*', false, or a list of origins such as https://www.uni.example",
    }),
    '*',
  ),
  cacheBytes: orNull(wholeNumber(1_000_000, 100_000_000_000)),
  maxRenderings: orNull(wholeNumber(1, 1000)),
  maxWaiting: withDefault(wholeNumber(0, 100_000), 50),
  securityTxt: orNull(securityTxt),
});

const worker = strictObject({
  plan: withDefault(z.enum(['free', 'paid']), 'free'),
  requestsPerRun: orNull(wholeNumber(10, 1_000_000)),
  everySeconds: orNull(wholeNumber(1, 604_800)),
}).check(
  z.superRefine(({ plan, requestsPerRun }, context) => {
    if (plan === 'paid' || requestsPerRun === null || requestsPerRun <= perRun.free) return;
    const message = `a whole number from 10 to ${perRun.free} on the free plan`;
    context.addIssue({ code: 'custom', path: ['requestsPerRun'], message, input: requestsPerRun });
  }),
);

/** The schema of the whole configuration, with every default. */
export const settingsSchema = strictObject({
  source: sourceSchema,
  mapping: z.prefault(mappingSchema, {}),
  site: z.prefault(site, {}),
  calendars: withDefault(z.record(text, calendar, 'an object of calendars by their ids'), {}),
  feeds: withDefault(z.record(slug, savedFeed, 'an object of saved feeds by their names'), {}),
  limits: z.prefault(limits, {}),
  events: z.prefault(events, {}),
  refresh: z.prefault(refresh, {}),
  server: z.prefault(server, {}),
  worker: z.prefault(worker, {}),
});
