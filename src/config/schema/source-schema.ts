import * as z from 'zod/mini';
import { configFault } from './config-fault.ts';
import { orNull, withDefault } from './defaults.ts';
import { baseUrl, httpUrl, text, wholeNumber } from './scalars.ts';
import { sentenceIssue } from './sentence-issue.ts';
import { strictObject } from './strict-object.ts';

// RFC 9110 §5.6.2: a header's name is a token; §5.5: the characters of its value.
const headerName = z
  .string('the name of a header')
  .check(
    z.regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u, 'the name of a header, of letters, digits and hyphens, such as X-Token'),
  );
const headerValue = z
  .string('a text')
  .check(z.regex(/^[\t\x20-\x7e\x80-\xff]*$/u, 'a text of one line in Latin-1, as headers are'));

/** RFC 9110 §7.2, §7.6.1 and §10.1.1: headers of the connection and of the message's frame. */
const connectionHeaders: readonly string[] = [
  'connection', 'content-length', 'expect', 'host', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade',
]; // biome-ignore format: a list
/** Headers by which a request says what it takes. A token in them would be read as that. */
const requestHeaders: ReadonlySet<string> = new Set(
  'accept accept-encoding content-type date if-modified-since if-none-match user-agent'.split(' '),
);

/** Headers that can't be configured, with the reason. */
const ownHeaders: Readonly<Record<string, string>> = {
  authorization: 'the token comes from KALENDS_TOKEN, and source.auth says how it is sent',
  ...Object.fromEntries(connectionHeaders.map((name) => [name, 'the connection sets it'])),
};

/** A name that is refused is a well-known one, so it can't be the token, and may be said. */
const tokenHeader = headerName.check(
  z.superRefine((name, context) => {
    const isOfConnection = connectionHeaders.includes(name.toLowerCase());
    if (isOfConnection || requestHeaders.has(name.toLowerCase()))
      context.addIssue(sentenceIssue(configFault('headerTaken', { name, isOfConnection })));
  }),
);

const headers = z.record(headerName, headerValue, 'an object of header names and texts').check(
  z.superRefine(
    (value, context) => {
      for (const name of Object.keys(value)) {
        const why = Object.hasOwn(ownHeaders, name.toLowerCase()) ? ownHeaders[name.toLowerCase()] : undefined;
        if (why === undefined) continue;
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `This header can't be set here: ${why}.`,
          params: { isSentence: true },
        });
      }
    },
    { when: (payload) => payload.value !== null && typeof payload.value === 'object' },
  ),
);

const authInHeader = z.pipe(
  strictObject({
    in: z.literal('header'),
    name: withDefault(tokenHeader, 'Authorization'),
    scheme: z.exactOptional(
      z
        .string('a scheme such as Bearer, or an empty text for the token alone')
        .check(
          z.regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]*$/u, 'a scheme such as Bearer, or an empty text for the token alone'),
        ),
    ),
    // A header with another name usually contains only the token.
  }),
  z.transform(({ name, scheme }) => ({
    in: 'header' as const,
    name,
    scheme: scheme ?? (name.toLowerCase() === 'authorization' ? 'Bearer' : ''),
  })),
);

const auth = z.discriminatedUnion(
  'in',
  [
    authInHeader,
    strictObject({ in: z.literal('query'), name: text }),
    // RFC 7617 §2: a user name contains no colon.
    strictObject({
      in: z.literal('basic'),
      user: z.string('a user name').check(z.regex(/^[^:\p{Cc}]*$/u, 'no colon')),
    }),
    strictObject({ in: z.literal('none') }),
  ],
  'one of header, query, basic, none',
);

/** A path below the base URL, perhaps with a query. */
const path = z.string('a path such as /event-calendars').check(
  z.regex(/^\/(?!\/)[^\s\\#]*$/u, 'a path that begins with one slash, such as /event-calendars'),
  z.refine((value) => !/[{}]/u.test(value.replace(/\{[^{}/]+\}/gu, '')), 'a path whose braces are {closed}'),
);

const endpoints = strictObject({
  calendars: withDefault(
    path.check(z.refine((value) => !value.includes('{'), 'a path without {placeholders}')),
    '/event-calendars',
  ),
  events: withDefault(path, '/event-calendar/{eventCalendarId}/events'),
  details: withDefault(
    z.union([z.literal(false), path], { error: 'a path such as /event/{eventId}, or false' }),
    '/event-calendar/{eventCalendarId}/event/{eventId}/details',
  ),
});

const queryValue = z.union(
  [z.string(), z.number(), z.boolean(), strictObject({ days: wholeNumber(-36500, 36500), format: text })],
  { error: "a text, a number, true or false, or a day such as { days: -90, format: 'yyyy-MM-dd' }" },
);
const parameters = z.exactOptional(z.record(text, queryValue, 'an object of parameters'));

const paging = z.union(
  [
    z.literal('auto'),
    strictObject({
      style: z.enum(['page', 'offset', 'cursor', 'link', 'none']),
      param: z.exactOptional(text),
      base: z.exactOptional(wholeNumber(0, 1000)),
      sizeParam: z.exactOptional(text),
      size: z.exactOptional(wholeNumber(1, 10000)),
      next: z.exactOptional(text),
      total: z.exactOptional(text),
    }),
  ],
  { error: "'auto', or an object such as { style: 'page', param: 'page' }" },
);

/** `source` of the configuration, with its defaults. */
export const sourceSchema = z.pipe(
  strictObject({
    baseUrl,
    linkBase: z.exactOptional(httpUrl),
    movedFrom: orNull(baseUrl),
    auth: z.prefault(auth, { in: 'header' }),
    endpoints: z.prefault(endpoints, {}),
    query: z.prefault(strictObject({ calendars: parameters, events: parameters, details: parameters }), {}),
    headers: z.prefault(headers, {}),
    paging: withDefault(paging, 'auto'),
    timeoutMs: withDefault(wholeNumber(1, 600_000), 10_000),
    concurrency: withDefault(wholeNumber(1, 100), 6),
    maxBytes: withDefault(wholeNumber(1, 1_000_000_000), 20_000_000),
    retries: withDefault(wholeNumber(0, 10), 2),
  }),
  z.transform(({ linkBase, ...source }) => ({ ...source, linkBase: linkBase ?? new URL(source.baseUrl).origin })),
);
