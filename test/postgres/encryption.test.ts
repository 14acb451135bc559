import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PostgresSettings } from '../../src/store/postgres/postgres-settings.ts';
import { openPostgresReadOnly } from '../../src/store/postgres/read-only-postgres.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;
let folder: string;
let certificate: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-tls-'));
  chmodSync(folder, 0o755);
  certificate = join(folder, 'server.crt');
  const key = join(folder, 'server.key');
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files], {
    stdio: 'ignore',
  });
  server = await startPostgres(['-c', 'ssl=on', '-c', `ssl_cert_file=${certificate}`, '-c', `ssl_key_file=${key}`], {
    prepare({ data }) {
      // The server refuses a key that others may read, or that is not its own.
      const { uid, gid } = statSync(data);
      chownSync(key, uid, gid);
      chmodSync(key, 0o600);
    },
  });
  await server.createDatabase('encrypted');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function look(settings: Partial<PostgresSettings>): Promise<string> {
  const { port, password } = server;
  const common = { name: 'the store', host: 'localhost', port, database: 'encrypted', user: 'kalends', password };
  try {
    const opened = await openPostgresReadOnly(
      { ...common, sslmode: 'prefer', passwordFile: undefined, sslrootcert: undefined, ...settings },
      Date.now,
    );
    await opened.close();
    return opened.isEncrypted ? 'encrypted' : 'not encrypted';
  } catch (error) {
    return String(error);
  }
}

it('encrypts and checks what sslmode says', async () => {
  const ca = { sslrootcert: certificate };
  expect(await look({ sslmode: 'disable' })).toBe('not encrypted');
  expect(await look({ sslmode: 'prefer' })).toBe('encrypted');
  expect(await look({ sslmode: 'require' })).toBe('encrypted');
  expect(await look({ sslmode: 'verify-full', ...ca })).toBe('encrypted');
  expect(await look({ sslmode: 'verify-full' })).toContain('its certificate is not trusted');
  expect(await look({ sslmode: 'verify-ca' })).toContain('its certificate is not trusted');
  // The certificate is for localhost.
  expect(await look({ sslmode: 'verify-full', host: '127.0.0.1', ...ca })).toContain(
    'its certificate is for another host',
  );
  expect(await look({ sslmode: 'verify-ca', host: '127.0.0.1', ...ca })).toBe('encrypted');
  expect(await look({ sslmode: 'require', host: '127.0.0.1', ...ca })).toBe('encrypted');
});
