import * as z from 'zod';
import { requestsPerRun as perRun } from '../worker-plan.ts';
import { mapTemplate, pictureTemplate } from './address-template.ts';
import { brandShape } from './brand-schema.ts';
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
  id: z
    .string('a domain name such as events.uni.example')
    .regex(/^[A-Za-z0-9]([A-Za-z0-9.-]{0,98}[A-Za-z0-9])?$/u, 'a domain name such as events.uni.example')
    .nullable()
    .default(null),
  title: text.default('Events'),
  url: httpUrl.nullable().default(null),
  timeZone: timeZone.nullable().default(null),
  language: language.default('en'),
  author: text.nullable().default(null),
  images: z
    .union([z.enum(['direct', 'none']), pictureTemplate], {
      error: "'direct', 'none', or an address with {width} and {url}, such as https://img.example/{width}/{url}",
    })
    .default('direct'),
  map: z
    .union([z.literal(false), mapTemplate], {
      error: 'false, or an address with {query} or {place}, such as https://maps.example/?q={query}',
    })
    .nullable()
    .default(null),
  words: siteWords.default({}),
  ...brandShape,
});

const calendar = strictObject({
  slug: slug.exactOptional(),
  title: text.exactOptional(),
  description: z.string('a text').exactOptional(),
  timeZone: timeZone.exactOptional(),
  language: language.exactOptional(),
  color: color.exactOptional(),
  hidden: flag.exactOptional(),
});

const names = (what: string) => z.array(text, `a list of ${what}`).min(1, 'a list that is not empty');

const savedFeed = strictObject({
  title: text,
  calendars: z.array(id, 'a list of ids of calendars').min(1, 'a list that is not empty').exactOptional(),
  category: names('categories').exactOptional(),
  place: names('names of places').exactOptional(),
  organizer: names('names of organizers').exactOptional(),
  q: text.exactOptional(),
  view: z.enum(['upcoming', 'new', 'changes']).exactOptional(),
});

const limits = strictObject({
  pastDays: wholeNumber(0, 36_500).default(90),
  items: wholeNumber(0, 100_000).default(100),
  bytes: wholeNumber(0, 1_000_000_000).default(1_000_000),
});

const events = strictObject({
  defaultMinutes: wholeNumber(1, 10_080).default(60),
  busy: flag.default(false),
});

const guard = strictObject({
  share: share().default(0.5),
  times: wholeNumber(1, 1000).default(3),
  minutes: decimal(0, 10_080).default(60),
});

const removeAfter = strictObject({
  times: wholeNumber(1, 1000).default(2),
  minutes: decimal(0, 10_080).default(10),
});

const refresh = strictObject({
  everySeconds: wholeNumber(1, 604_800).default(300),
  detailsMaxAgeHours: decimal(0, 87_600).default(24),
  staleAfterMinutes: decimal(1, 525_600).nullable().default(null),
  guard: guard.prefault({}),
  removeAfter: removeAfter.prefault({}),
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
    [contact.transform((one) => [one]), z.array(contact, 'a list of contacts').min(1, 'a list that is not empty')],
    {
      error: 'a contact, or a list of contacts',
    },
  ),
  expires: expiry,
  policy: httpUrl.exactOptional(),
  languages: z.array(language, 'a list of language tags').exactOptional(),
});

const server = strictObject({
  hosts: z.array(hostName, 'a list of host names').default([]),
  cors: z
    .union([z.literal('*'), z.literal(false), z.array(origin, 'a list of origins')], {
      error: "'*', false, or a list of origins such as https://www.uni.example",
    })
    .default('*'),
  cacheBytes: wholeNumber(1_000_000, 100_000_000_000).nullable().default(null),
  maxRenderings: wholeNumber(1, 1000).nullable().default(null),
  maxWaiting: wholeNumber(0, 100_000).default(50),
  securityTxt: securityTxt.nullable().default(null),
});

const worker = strictObject({
  plan: z.enum(['free', 'paid']).default('free'),
  requestsPerRun: wholeNumber(10, 1_000_000).nullable().default(null),
  everySeconds: wholeNumber(1, 604_800).nullable().default(null),
}).superRefine(({ plan, requestsPerRun }, context) => {
  if (plan === 'paid' || requestsPerRun === null || requestsPerRun <= perRun.free) return;
  const message = `a whole number from 10 to ${perRun.free} on the free plan`;
  context.addIssue({ code: 'custom', path: ['requestsPerRun'], message, input: requestsPerRun });
});

/** The schema of the whole configuration, with every default. */
export const settingsSchema = strictObject({
  source: sourceSchema,
  mapping: mappingSchema.prefault({}),
  site: site.prefault({}),
  calendars: z.record(text, calendar, 'an object of calendars by their ids').default({}),
  feeds: z.record(slug, savedFeed, 'an object of saved feeds by their names').default({}),
  limits: limits.prefault({}),
  events: events.prefault({}),
  refresh: refresh.prefault({}),
  server: server.prefault({}),
  worker: worker.prefault({}),
});
