import type { PostgresAddress, SslMode } from '../store/postgres/postgres-settings.ts';
import { quoteShort } from './schema/describe-issue.ts';

/** What KALENDS_STORE names. */
export type StoreAddress =
  /** `path`: a path, or `:memory:`. */
  { readonly kind: 'sqlite'; readonly path: string } | ({ readonly kind: 'postgres' } & PostgresAddress);

const sslModes: readonly SslMode[] = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'];

const parameters = ['sslmode', 'sslrootcert', 'host', 'passwordfile'] as const;
const form = 'postgres://USER:PASSWORD@HOST:PORT/DATABASE';

/** Where there is no KALENDS_STORE. */
export const defaultStore: StoreAddress = { kind: 'sqlite', path: 'data/kalends.db' };

/** It lasts as long as the program. */
export const isInMemory = (store: StoreAddress): boolean => store.kind === 'sqlite' && store.path === ':memory:';

/** Reads KALENDS_STORE; a string is what is wrong with it. */
export function parseStoreAddress(value: string): StoreAddress | string {
  const path = /^sqlite:(.+)$/su.exec(value)?.[1];
  if (path !== undefined) return { kind: 'sqlite', path };
  if (/^postgres(ql)?:/iu.test(value)) return parsePostgres(value);
  // What looks like an address may hold a password.
  const found = /[@]|:\/\//u.test(value) ? 'another address' : quoteShort(value);
  return `Expected sqlite:PATH, sqlite::memory: or ${form}, found ${found}.`;
}

function parsePostgres(value: string): StoreAddress | string {
  const url = parseUrl(value);
  if (url === null)
    return `Expected ${form}, which this is not. Write %40 for @, %3A for : and %2F for / in a user name or password.`;
  for (const name of url.searchParams.keys())
    if (!isParameter(name)) return `Expected ${parameters.join(', ')} behind the "?", found ${quoteShort(name)}.`;
  const sslmode = url.searchParams.get('sslmode') ?? 'prefer';
  if (!isSslMode(sslmode)) return `Expected ${sslModes.join(', ')} as sslmode, found ${quoteShort(sslmode)}.`;
  const parts = [url.username, url.password, url.pathname.replace(/^\//u, ''), url.hostname].map(decoded);
  if (parts.includes(null)) return `Expected ${form}; a "%" in it must be written as %25.`;
  const [user, password, database, host] = parts;
  const passwordFile = url.searchParams.get('passwordfile') || undefined;
  if (password && passwordFile !== undefined) return 'Expected one of a password and passwordfile, found both.';
  const place = url.searchParams.get('host') || host?.replace(/^\[(.*)\]$/u, '$1');
  if (!place) return `Expected a host: ${form}, or ?host= with the folder of a socket.`;
  return {
    kind: 'postgres',
    host: place,
    port: url.port === '' ? 5432 : Number(url.port),
    database: database || undefined,
    user: user || undefined,
    password: password || undefined,
    passwordFile,
    sslmode,
    sslrootcert: url.searchParams.get('sslrootcert') || undefined,
  };
}

/** The store's address without the password, for people. */
export function storeName(store: StoreAddress): string {
  if (store.kind === 'sqlite') return `sqlite:${store.path}`;
  const { host, port, database, user, password, sslmode } = store;
  const who = user === undefined ? '' : `${user}${password === undefined ? '' : ':…'}@`;
  const place = host.startsWith('/') ? '' : `${host.includes(':') ? `[${host}]` : host}:${port}`;
  const query = new URLSearchParams({ ...(place === '' && { host }), ...(sslmode !== 'prefer' && { sslmode }) });
  return `postgres://${who}${place}/${database ?? ''}${query.size === 0 ? '' : `?${query}`}`;
}

function parseUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    // The error holds the address.
    return null;
  }
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const isParameter = (name: string): boolean => (parameters as readonly string[]).includes(name);
const isSslMode = (word: string): word is SslMode => (sslModes as readonly string[]).includes(word);
