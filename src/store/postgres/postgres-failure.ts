import { StoreError } from '../store.ts';

/** PostgreSQL's codes (https://www.postgresql.org/docs/current/errcodes-appendix.html), and those of Node's sockets and TLS. */
const causes: Readonly<Record<string, string>> = {
  '28000': 'it refuses this user or this kind of connection (pg_hba.conf)',
  '28P01': 'it refuses the user name or the password',
  '3D000': 'there is no such database',
  '3F000': 'the user has no schema to make tables in',
  '42501': 'the user lacks a right',
  '25006': 'it is read-only, so it may be a replica',
  '53100': 'its disk is full',
  '53300': 'it has no connection left',
  '55P03': 'another process holds a lock',
  '57014': 'it took too long',
  '57P01': 'it was stopped',
  '57P02': 'it has crashed',
  '57P03': 'it is starting or stopping',
  '42P01': 'the tables of the store are gone',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was lost',
  EPIPE: 'the connection was lost',
  EHOSTUNREACH: 'there is no way to its host',
  ENETUNREACH: 'there is no way to its host',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ETIMEDOUT: 'it does not answer',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted: name the one that signed it in sslrootcert',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted: name the one that signed it in sslrootcert',
  UNABLE_TO_GET_ISSUER_CERT: 'its certificate is not trusted: name the one that signed it in sslrootcert',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is not trusted: name the one that signed it in sslrootcert',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted: name the one that signed it in sslrootcert',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

/** What a person has to put right. Everything else may pass by itself: a database that starts, a network that fails. */
const lasting = /^(28000|28P01|3D000|3F000|42501|CERT_HAS_EXPIRED|ERR_TLS_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+)$/u;

/** The words of the client, which gives these no code. */
const noTls = 'The server does not support SSL connections';
const timedOut = /timeout/iu;
const isLost = /Connection terminated|not queryable|Client was closed/u;

export const refusesTls = (error: unknown): boolean => messageOf(error) === noTls;

/** Whether the connection, and not what was asked, is the reason: then another one is needed. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error);
  if (code === null) return timedOut.test(messageOf(error)) || isLost.test(messageOf(error));
  return /^(08|57P|53|28|3D)/u.test(code) || /^E[A-Z]+/u.test(code) || code === '25006';
}

/** Whether it can't be used until a person has done something. */
export function isLasting(error: unknown): boolean {
  const code = codeOf(error);
  return code === null ? refusesTls(error) : lasting.test(code);
}

/** What is wrong, in words that follow "it can't be used:". They never hold the password. */
export function describeFailure(error: unknown): string {
  const code = codeOf(error);
  const known = code === null ? undefined : causes[code];
  if (known !== undefined) return known;
  const message = messageOf(error);
  if (refusesTls(error)) return 'it offers no TLS, which sslmode asks for';
  if (timedOut.test(message)) return 'it does not answer';
  if (isLost.test(message)) return 'the connection was lost';
  return message.replace(/\.$/u, '');
}

/** Whether the tables are not there. */
export const lacksTables = (error: unknown): boolean => codeOf(error) === '42P01';

/** Something other than the database is at fault, and has a sentence already. */
export const isStoreError = (error: unknown): error is StoreError => error instanceof StoreError;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : null;
}
