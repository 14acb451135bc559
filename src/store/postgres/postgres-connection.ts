import { readFile } from 'node:fs/promises';
import { checkServerIdentity } from 'node:tls';
import type { Client, ClientConfig } from 'pg';
import { UnusableStoreError } from '../store.ts';
import { refusesTls } from './postgres-failure.ts';
import type { PostgresSettings } from './postgres-settings.ts';

/** The client's package, loaded where a database is named. */
export const loadClient = () => import('pg');

/** Milliseconds after which a database that does not answer counts as out of reach. */
const connectMs = 5_000;
/** Milliseconds that one statement may take. The events of a large calendar are tens of megabytes. */
const queryMs = 30_000;

/** Connects, and says how: a pool then connects in the same way. */
export async function connect(
  settings: PostgresSettings,
): Promise<{ readonly client: Client; readonly config: ClientConfig; readonly isEncrypted: boolean }> {
  const pg = await loadClient();
  const ways = await waysToConnect(settings);
  for (const [index, ssl] of ways.entries()) {
    const config = { ...commonConfig(settings), ssl };
    const client = new pg.Client(config);
    // It also emits what its promises reject with; without a listener that would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return { client, config, isEncrypted: ssl !== false };
    } catch (error) {
      await client.end().catch(() => undefined);
      const isLast = index === ways.length - 1;
      if (isLast || !refusesTls(error)) throw error;
    }
  }
  throw new Error('There is no way to connect.');
}

const commonConfig = ({ host, port, database, user, password, passwordFile }: PostgresSettings): ClientConfig => ({
  host,
  port,
  ...(database !== undefined && { database }),
  ...(user !== undefined && { user }),
  ...(password !== undefined && { password }),
  ...(passwordFile !== undefined && { password: () => readPassword(passwordFile) }),
  application_name: 'kalends',
  connectionTimeoutMillis: connectMs,
  query_timeout: queryMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/** The settings of TLS to try, in order; false: none. */
async function waysToConnect({
  host,
  sslmode,
  sslrootcert,
}: PostgresSettings): Promise<readonly Exclude<ClientConfig['ssl'], undefined>[]> {
  // A socket of this machine needs none.
  if (sslmode === 'disable' || host.startsWith('/')) return [false];
  // As psql does: encrypted, but it could be anybody who answers.
  const unverified = { rejectUnauthorized: false };
  if (sslmode === 'prefer') return [unverified, false];
  if (sslmode === 'require' && sslrootcert === undefined) return [unverified];
  const ca = sslrootcert === undefined ? {} : { ca: await readCertificates(sslrootcert) };
  const checksName = sslmode === 'verify-full';
  // For an address, Node would compare with another name.
  const identity = (_: string, certificate: Parameters<typeof checkServerIdentity>[1]) =>
    checksName ? checkServerIdentity(host, certificate) : undefined;
  return [{ ...ca, rejectUnauthorized: true, checkServerIdentity: identity }];
}

async function readPassword(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    throw new UnusableStoreError(`The password can't be read from ${path}, which passwordfile names.`, {
      cause: error,
    });
  }
}

async function readCertificates(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UnusableStoreError(`The certificates of sslrootcert can't be read from ${path}.`, { cause: error });
  }
}
