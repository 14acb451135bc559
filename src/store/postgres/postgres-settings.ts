/** Where a database is. Undefined parts come from PGUSER, PGPASSWORD, the password file and the like, as for `psql`. */
export interface PostgresAddress {
  /** A name, an address, or the folder of a socket. */
  readonly host: string;
  readonly port: number;
  readonly database: string | undefined;
  readonly user: string | undefined;
  /** In no message, whatever is wrong with the rest. */
  readonly password: string | undefined;
  /** Path of a file with nothing but the password, read for each connection. */
  readonly passwordFile: string | undefined;
  readonly sslmode: SslMode;
  /** Path of the certificates to trust, as PEM; undefined: those that Node trusts. */
  readonly sslrootcert: string | undefined;
}

/** How to reach a database. */
export interface PostgresSettings extends PostgresAddress {
  /** What people call it, without the password. */
  readonly name: string;
}

/** As in libpq (https://www.postgresql.org/docs/current/libpq-ssl.html), without `allow`. */
export type SslMode = 'disable' | 'prefer' | 'require' | 'verify-ca' | 'verify-full';
