import { type StoreAddress, storeName } from '../../config/store-address.ts';
import { examineStore } from '../../publisher/index/examine-store.ts';
import { errorMessage } from '../../publisher/messages.ts';
import { openPostgresReadOnly, type ReadOnlyPostgres } from '../../store/postgres/read-only-postgres.ts';
import { byteCount, duration } from '../screen/quantities.ts';
import { type ContentQuestions, diagnoseContent } from './diagnose-content.ts';
import { type Finding, findingsOf } from './diagnosis.ts';

type PostgresStore = Extract<StoreAddress, { kind: 'postgres' }>;

/** Clocks that differ by more make stamps of changes look odd. */
const mostSkewMs = 10_000;

const { ok, warning, error } = findingsOf('store');

/** Looks at a store in PostgreSQL and changes nothing in it. Kalends may be running meanwhile. */
export async function diagnosePostgres(
  address: PostgresStore,
  questions: ContentQuestions,
  now: () => number,
): Promise<readonly Finding[]> {
  const name = storeName(address);
  let opened: ReadOnlyPostgres;
  try {
    opened = await openPostgresReadOnly({ ...address, name }, now);
  } catch (cause) {
    return [error(withoutStop(errorMessage(cause)), `Try it with psql: ${name}`)];
  }
  try {
    return [
      ok(`${name} answers, PostgreSQL ${opened.server}`),
      encryption(address, opened),
      clock(opened),
      ...(await tables(opened, questions)),
    ];
  } catch (cause) {
    return [error(withoutStop(errorMessage(cause)), 'Look into the log of the database.')];
  } finally {
    await opened.close();
  }
}

function encryption({ host, sslmode }: PostgresStore, { isEncrypted }: ReadOnlyPostgres): Finding {
  if (host.startsWith('/')) return ok('It is reached through a socket of this machine');
  if (!isEncrypted)
    return warning(
      'What it is asked and answers is not encrypted',
      'Between machines, let the database offer TLS and set sslmode=verify-full.',
    );
  return sslmode === 'verify-full'
    ? ok('The connection is encrypted, and its certificate was checked')
    : ok(`The connection is encrypted; with sslmode=${sslmode}, whose it is was not checked in full`);
}

function clock({ skewMs }: ReadOnlyPostgres): Finding {
  if (Math.abs(skewMs) <= mostSkewMs) return ok("Its clock and this machine's agree");
  const direction = skewMs > 0 ? 'ahead of' : 'behind';
  return warning(
    `This machine's clock is ${duration(Math.abs(skewMs))} ${direction} the database's`,
    'Set the clock that is wrong: stamps of changes come from this one.',
  );
}

async function tables(opened: ReadOnlyPostgres, questions: ContentQuestions): Promise<readonly Finding[]> {
  const { version, latestVersion } = opened;
  if (version > latestVersion)
    return [
      error(
        `It has version ${version}, and this release reads at most version ${latestVersion}`,
        'A later release wrote it: run that one, or restore a backup from before the upgrade.',
      ),
    ];
  const missing =
    version === latestVersion || opened.mayMigrate
      ? []
      : [error('The user may not make tables in it', 'Give it the right: GRANT CREATE ON SCHEMA public TO …;')];
  if (version === 0) return [ok('It holds no tables yet; Kalends makes them at the first start'), ...missing];
  const examined = await examineStore(opened.store, opened.collections);
  return [
    ok(`Its tables have version ${version} of ${latestVersion}, and ${byteCount(opened.bytes)}`),
    ...missing,
    ...diagnoseContent(examined, questions),
  ];
}

const withoutStop = (sentence: string): string => sentence.replace(/\.$/u, '');
