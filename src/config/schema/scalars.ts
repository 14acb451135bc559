import colors from 'color-name';
import * as z from 'zod/mini';
import { nearest } from './nearest.ts';

// RFC 1035 §2.3.4: a label has at most 63 octets. A longer text is more likely a token in the wrong place.
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const address = new RegExp(`^(localhost|${label}(\\.${label})+)(:\\d{1,5})?(/[^\\s?#@]*)?$`, 'u');

/** Whether a text is a URL without its scheme: `portal.example/api`, `localhost:4010`. */
export const isHostLike = (text: string): boolean => address.test(text);

// Schemas of single values. The `error` of each says what is expected; `describeIssue` adds what was found.

export const text = z.string('a text').check(z.minLength(1, 'a text that is not empty'));

export function wholeNumber(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return z.number(expected).check(z.int(expected), z.gte(min, expected), z.lte(max, expected));
}

export function share() {
  const expected = 'a number from 0 to 1';
  return z.number(expected).check(z.gte(0, expected), z.lte(1, expected));
}

export function decimal(min: number, max: number) {
  const expected = `a number from ${min} to ${max}`;
  return z.number(expected).check(z.gte(min, expected), z.lte(max, expected));
}

export const flag = z.boolean('true or false');

/** A calendar's id in the portal. A number becomes a text. */
export const id = z.pipe(
  z.union([text, z.number().check(z.int())], { error: 'the id of a calendar, as a text' }),
  z.transform((value) => String(value)),
);

export const slug = z
  .string('a text')
  .check(z.regex(/^[A-Za-z0-9_-]{1,100}$/u, 'a name of at most 100 letters a to z, digits, hyphens and underscores'));

interface Rejection {
  readonly expected: string;
  readonly suggestion?: string | null;
}

/** A text that `read` normalizes, or rejects with what is expected and perhaps a suggestion. */
export function parsedText(expected: string, read: (value: string) => string | Rejection) {
  return z.pipe(
    z.string(expected),
    z.transform((value, context) => {
      const result = read(value);
      if (typeof result === 'string') return result;
      context.issues.push({
        code: 'custom',
        message: result.expected,
        input: value,
        params: { suggestion: result.suggestion },
      });
      return z.NEVER;
    }),
  );
}

/** An absolute http or https URL, without credentials. */
export const httpUrl = parsedText('an http or https URL such as https://portal.example', (value) => {
  const url = URL.parse(value);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    return { expected: 'an http or https URL such as https://portal.example', suggestion: addScheme(value) };
  }
  if (url.username !== '' || url.password !== '') {
    return {
      expected: "a URL without credentials (set KALENDS_TOKEN, and source.auth to { in: 'basic', user } where needed)",
    };
  }
  return url.href;
});

/** The likely URL for a text without a scheme; null: the text is not like a URL. */
function addScheme(value: string): string | null {
  if (!isHostLike(value)) return null;
  return `${/^(localhost|127\.)/u.test(value) ? 'http' : 'https'}://${value}`;
}

/** A URL to which paths are appended, so without query, fragment and final slash. */
export const baseUrl = z.pipe(
  httpUrl,
  z.transform((value, context) => {
    const url = new URL(value);
    if (!/[?#]/u.test(url.href)) return value.replace(/\/+$/u, '');
    context.issues.push({
      code: 'custom',
      message: 'a URL without query and fragment (parameters belong in source.query, a token in KALENDS_TOKEN)',
      input: value,
    });
    return z.NEVER;
  }),
);

export const timeZone = parsedText('an IANA time zone such as Europe/Berlin', (value) => {
  const known = Intl.supportedValuesOf('timeZone');
  const same = known.find((name) => name.toLowerCase() === value.toLowerCase());
  if (same !== undefined) return same;
  // Older names and UTC are not in the list, but Intl accepts them. Offsets such as +03:00 have no daylight saving time.
  if (/^[A-Za-z]/u.test(value) && isTimeZone(value)) return value;
  const city = plainCity(value);
  const suggestion = known.find((name) => plainCity(name.split('/').at(-1) ?? '') === city) ?? nearest(value, known);
  return { expected: 'an IANA time zone such as Europe/Berlin', suggestion };
});

const plainCity = (name: string) => name.toLowerCase().replace(/[\s_-]+/gu, ' ');

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

export const language = parsedText('a language tag such as en, de-AT or ru', (value) => {
  try {
    return Intl.getCanonicalLocales(value)[0] ?? { expected: 'a language tag such as en' };
  } catch {
    return { expected: 'a language tag such as en, de-AT or ru, with hyphens' };
  }
});

export const color = parsedText('a CSS colour name or #rrggbb', (value) => {
  const name = value.toLowerCase();
  if (/^#[0-9a-f]{6}$/u.test(name) || Object.hasOwn(colors, name)) return name;
  return { expected: 'a CSS colour name or #rrggbb', suggestion: nearest(name, Object.keys(colors)) };
});

/** A host name or an IP address, without a port. */
export const hostName = parsedText('a host name without scheme and port, such as calendar.intranet', (value) => {
  const expected = 'a host name without scheme and port, such as calendar.intranet';
  const bracketed = /^[0-9a-f:.]*:[0-9a-f:.]*:[0-9a-f:.]*$/iu.test(value) ? `[${value}]` : value;
  const url = /^(?:\[[^\]]*\]|[\p{L}\p{N}._-]+)$/u.test(bracketed) ? URL.parse(`http://${bracketed}`) : null;
  return (
    url?.hostname ?? {
      expected,
      suggestion: URL.parse(value)?.hostname || URL.parse(`http://${value}`)?.hostname || null,
    }
  );
});

/** A scheme, a host and perhaps a port, as browsers write them in the header Origin. */
export const origin = parsedText('an origin such as https://www.uni.example', (value) => {
  const url = URL.parse(value);
  if (url !== null && /^https?:$/u.test(url.protocol) && /^[^/]*\/\/[^/?#@]+\/?$/u.test(value)) return url.origin;
  const near = url !== null && /^https?:$/u.test(url.protocol) ? url.origin : addScheme(value);
  return { expected: 'an origin such as https://www.uni.example', suggestion: near };
});
