import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../src/config/environment.ts';
import { parseStoreAddress, storeName } from '../../src/config/store-address.ts';

const postgres = {
  kind: 'postgres',
  host: 'db.example',
  port: 5432,
  database: 'kalends',
  user: 'kalends',
  password: 'secret',
  passwordFile: undefined,
  sslmode: 'prefer',
  sslrootcert: undefined,
};

describe('the address of a store', () => {
  it.each([
    ['sqlite:data/k.db', { kind: 'sqlite', path: 'data/k.db' }],
    ['sqlite::memory:', { kind: 'sqlite', path: ':memory:' }],
    ['postgres://kalends:secret@db.example/kalends', postgres],
    ['postgresql://kalends:secret@db.example:6432/kalends', { ...postgres, port: 6432 }],
    ['postgres://kalends:secret@db.example/kalends?sslmode=verify-full', { ...postgres, sslmode: 'verify-full' }],
    [
      'postgres://kalends:secret@db.example/kalends?sslmode=verify-ca&sslrootcert=/etc/ca.pem',
      { ...postgres, sslmode: 'verify-ca', sslrootcert: '/etc/ca.pem' },
    ],
    [
      'postgres://kalends@db.example/kalends?passwordfile=/run/secrets/p',
      { ...postgres, password: undefined, passwordFile: '/run/secrets/p' },
    ],
    ['postgres://a%40b:p%2Fw%25@db.example/k%20k', { ...postgres, user: 'a@b', password: 'p/w%', database: 'k k' }],
    ['postgres://kalends:secret@[::1]:5433/kalends', { ...postgres, host: '::1', port: 5433 }],
    ['postgres://db.example', { ...postgres, user: undefined, password: undefined, database: undefined }],
    [
      'postgres:///kalends?host=/var/run/postgresql',
      { ...postgres, host: '/var/run/postgresql', user: undefined, password: undefined },
    ],
  ])('is read: %s', (text, address) => {
    expect(parseStoreAddress(text)).toEqual(address);
  });

  it.each([
    ['k.db', 'Expected sqlite:PATH, sqlite::memory: or postgres://USER:PASSWORD@HOST:PORT/DATABASE, found "k.db".'],
    ['mysql://kalends:secret@db.example/k', 'found another address.'],
    ['postgres://kalends:secret@db.example:port/k', 'which this is not. Write %40 for @'],
    ['postgres://kalends:secret@/k', 'which this is not'],
    ['postgres://kalends:sec%ret@db.example/k', 'must be written as %25'],
    ['postgres:///k', 'Expected a host'],
    ['postgres://kalends:secret@db.example/k?sslmode=allow', 'as sslmode, found "allow".'],
    ['postgres://kalends:secret@db.example/k?passwordfile=/p', 'one of a password and passwordfile, found both.'],
    ['postgres://kalends:secret@db.example/k?ssl=true', 'behind the "?", found "ssl".'],
  ])('that is wrong is said without the password: %s', (text, message) => {
    const { problems } = readEnvironment({ KALENDS_STORE: text });
    expect(problems.map((problem) => problem.message).join()).toContain(message);
    expect(JSON.stringify(problems)).not.toMatch(/sec(%|ret)/u);
  });

  it.each([
    ['sqlite:data/k.db', 'sqlite:data/k.db'],
    ['postgres://kalends:secret@db.example/kalends', 'postgres://kalends:…@db.example:5432/kalends'],
    ['postgres://db.example/k?sslmode=require', 'postgres://db.example:5432/k?sslmode=require'],
    ['postgres:///kalends?host=/run/pg', 'postgres:///kalends?host=%2Frun%2Fpg'],
  ])('is shown without the password: %s', (text, shown) => {
    const address = parseStoreAddress(text);
    expect(typeof address === 'string' ? address : storeName(address)).toBe(shown);
  });
});
