import type { Problem } from '../calendar/problem.ts';
import { quoted, sentence } from './schema/describe-issue.ts';
import { nearest } from './schema/nearest.ts';
import { baseUrl, timeZone } from './schema/scalars.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** What the environment says. Null: nothing. */
export interface Environment {
  /** Absolute, without a final slash. */
  readonly baseUrl: string | null;
  readonly publicUrl: string | null;
  readonly timeZone: string | null;
  /** Path of the configuration's file, or the JSON itself where it begins with `{`. */
  readonly config: string | null;
  readonly token: string | null;
  /** Path of the file that holds the token. */
  readonly tokenFile: string | null;
  /** A path, or `:memory:`. */
  readonly store: string;
  /** Name or address to listen on; null: every one of this machine. */
  readonly host: string | null;
  readonly port: number;
}

const names = [
  'KALENDS_BASE_URL',
  'KALENDS_TOKEN',
  'KALENDS_TOKEN_FILE',
  'KALENDS_TIMEZONE',
  'KALENDS_CONFIG',
  'KALENDS_STORE',
  'KALENDS_PUBLIC_URL',
] as const;

/** Reads the variables, an empty one being an unset one. What is wrong is null or its default, and a problem. */
export function readEnvironment(variables: Variables): {
  readonly environment: Environment;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const complain = (where: string, message: string) => problems.push({ level: 'error', where, message });
  const get = (name: string) => variables[name]?.trim() || null;
  const check = (name: string, schema: typeof baseUrl | typeof timeZone) => {
    const value = get(name);
    const result = value === null ? null : schema.safeParse(value, { reportInput: true });
    for (const issue of result?.error?.issues ?? []) complain(name, sentence(issue, [name]));
    return result?.data ?? null;
  };

  for (const name of Object.keys(variables)) {
    if (!name.startsWith('KALENDS_') || (names as readonly string[]).includes(name)) continue;
    const near = nearest(name, names);
    if (near !== null && get(name) !== null) complain(name, `Unknown variable; did you mean ${near}?`);
  }
  if (get('KALENDS_TOKEN') !== null && get('KALENDS_TOKEN_FILE') !== null) {
    complain('KALENDS_TOKEN', 'Expected one of KALENDS_TOKEN and KALENDS_TOKEN_FILE, found both.');
  }
  const token = get('KALENDS_TOKEN');
  const fault = token === null ? null : tokenFault(token);
  if (fault !== null) complain('KALENDS_TOKEN', fault);

  const environment: Environment = {
    baseUrl: check('KALENDS_BASE_URL', baseUrl),
    publicUrl: check('KALENDS_PUBLIC_URL', baseUrl),
    timeZone: check('KALENDS_TIMEZONE', timeZone),
    config: get('KALENDS_CONFIG'),
    token,
    tokenFile: get('KALENDS_TOKEN_FILE'),
    store: readStore(get('KALENDS_STORE'), complain),
    host: readHost(get('HOST'), complain),
    port: readPort(get('PORT'), complain),
  };
  return { environment, problems };
}

/** What is wrong with a token, without showing it; null: nothing. */
export function tokenFault(token: string): string | null {
  if (token === '') return 'Expected a token, found nothing.';
  // RFC 9110 §5.5: no field's value can hold these, and a client's own error would quote it.
  return /^[\x20-\x7e\x80-\xff]+$/u.test(token)
    ? null
    : 'Expected a token on one line, of characters that a header can hold, found others in it.';
}

type Complain = (where: string, message: string) => void;

function readStore(value: string | null, complain: Complain): string {
  if (value === null) return 'data/kalends.db';
  const path = /^sqlite:(.+)$/su.exec(value)?.[1];
  if (path !== undefined) return path;
  complain('KALENDS_STORE', `Expected sqlite:PATH or sqlite::memory:, found ${quoted(value)}.`);
  return ':memory:';
}

function readHost(value: string | null, complain: Complain): string | null {
  if (value !== null && !/^[A-Za-z0-9.:%_-]+$/u.test(value)) {
    complain('HOST', `Expected a name or an address to listen on, such as 127.0.0.1, found ${quoted(value)}.`);
  }
  return value;
}

function readPort(value: string | null, complain: Complain): number {
  if (value === null) return 3000;
  const port = /^\d{1,5}$/u.test(value) ? Number(value) : Number.NaN;
  if (port <= 65_535) return port;
  complain('PORT', `Expected a whole number from 0 to 65535, found ${quoted(value)}.`);
  return 3000;
}
