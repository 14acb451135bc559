import type { Problem } from '../calendar/problem.ts';
import { issueMessage, quoteShort } from './schema/describe-issue.ts';
import { nearest } from './schema/nearest.ts';
import { baseUrl, timeZone } from './schema/scalars.ts';
import { defaultStore, parseStoreAddress, type StoreAddress } from './store-address.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** The environment variables, parsed. Null: not set. */
export interface Environment {
  /** Absolute, without a final slash. */
  readonly baseUrl: string | null;
  readonly publicUrl: string | null;
  readonly timeZone: string | null;
  /** The path of the configuration file, or the JSON itself if it begins with `{`. */
  readonly config: string | null;
  readonly token: string | null;
  /** The path of the file that contains the token. */
  readonly tokenFile: string | null;
  readonly store: StoreAddress;
  /** Whether to serve `/metrics`. */
  readonly metrics: boolean;
  /** How log lines are written. */
  readonly log: 'json' | 'text';
  /** The host name or address to listen on; null: every address of this machine. */
  readonly host: string | null;
  readonly port: number;
}

/** The variables of Kalends on Node. */
const names = [
  'KALENDS_BASE_URL',
  'KALENDS_TOKEN',
  'KALENDS_TOKEN_FILE',
  'KALENDS_TIMEZONE',
  'KALENDS_CONFIG',
  'KALENDS_STORE',
  'KALENDS_PUBLIC_URL',
  'KALENDS_METRICS',
  'KALENDS_LOG',
] as const;

export const variableNames: readonly string[] = names;

/**
 * Reads the environment variables. An empty variable counts as not set. An invalid one becomes a problem, and its value is
 * null or the default.
 */
export function readEnvironment(variables: Variables): {
  readonly environment: Environment;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const report = (where: string, message: string) => problems.push({ level: 'error', where, message });
  const get = (name: string) => variables[name]?.trim() || null;
  const check = (name: string, schema: typeof baseUrl | typeof timeZone) => {
    const value = get(name);
    const result = value === null ? null : schema.safeParse(value, { reportInput: true });
    for (const issue of result?.error?.issues ?? []) report(name, issueMessage(issue, [name]));
    return result?.data ?? null;
  };

  for (const name of Object.keys(variables)) {
    if (!name.startsWith('KALENDS_') || (names as readonly string[]).includes(name)) continue;
    const near = nearest(name, names);
    if (near !== null && get(name) !== null) report(name, `Unknown variable; did you mean ${near}?`);
  }
  if (get('KALENDS_TOKEN') !== null && get('KALENDS_TOKEN_FILE') !== null) {
    report('KALENDS_TOKEN', 'Expected one of KALENDS_TOKEN and KALENDS_TOKEN_FILE, found both.');
  }
  const token = get('KALENDS_TOKEN');
  const problem = token === null ? null : tokenProblem(token);
  if (problem !== null) report('KALENDS_TOKEN', problem);

  const environment: Environment = {
    baseUrl: check('KALENDS_BASE_URL', baseUrl),
    publicUrl: check('KALENDS_PUBLIC_URL', baseUrl),
    timeZone: check('KALENDS_TIMEZONE', timeZone),
    config: get('KALENDS_CONFIG'),
    token,
    tokenFile: get('KALENDS_TOKEN_FILE'),
    store: readStore(get('KALENDS_STORE'), report),
    metrics: readWord('KALENDS_METRICS', get('KALENDS_METRICS'), { '0': false, '1': true }, false, report),
    log: readWord('KALENDS_LOG', get('KALENDS_LOG'), { text: 'text', json: 'json' }, 'text', report),
    host: readHost(get('HOST'), report),
    port: readPort(get('PORT'), report),
  };
  return { environment, problems };
}

/** What is wrong with a token, in a message that does not show it; null: nothing. */
export function tokenProblem(token: string): string | null {
  if (token === '') return 'Expected a token, found nothing.';
  // RFC 9110 §5.5: a header value can't contain other characters, and the HTTP client's own error would quote the token.
  return /^[\x20-\x7e\x80-\xff]+$/u.test(token)
    ? null
    : 'Expected a token on one line with only characters that an HTTP header allows, found others.';
}

type Report = (where: string, message: string) => void;

function readStore(value: string | null, report: Report): StoreAddress {
  const store = value === null ? defaultStore : parseStoreAddress(value);
  if (typeof store !== 'string') return store;
  report('KALENDS_STORE', store);
  return { kind: 'sqlite', path: ':memory:' };
}

function readWord<Value>(
  name: string,
  value: string | null,
  words: Readonly<Record<string, Value>>,
  unset: Value,
  report: Report,
): Value {
  if (value === null) return unset;
  if (Object.hasOwn(words, value)) return words[value] as Value;
  report(name, `Expected ${Object.keys(words).join(' or ')}, found ${quoteShort(value)}.`);
  return unset;
}

function readHost(value: string | null, report: Report): string | null {
  if (value !== null && !/^[A-Za-z0-9.:%_-]+$/u.test(value)) {
    report('HOST', `Expected a name or an address to listen on, such as 127.0.0.1, found ${quoteShort(value)}.`);
  }
  return value;
}

function readPort(value: string | null, report: Report): number {
  if (value === null) return 3000;
  const port = /^\d{1,5}$/u.test(value) ? Number(value) : Number.NaN;
  if (port <= 65_535) return port;
  report('PORT', `Expected a whole number from 0 to 65535, found ${quoteShort(value)}.`);
  return 3000;
}
