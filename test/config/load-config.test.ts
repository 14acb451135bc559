import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load-config.ts';
import { runCommand } from '../cli/run-command.ts';

const token = { KALENDS_TOKEN: 'tok-9f3c71' };
let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-config-'));
});
afterEach(() => rm(directory, { recursive: true }));

function write(name: string, text: string): Promise<void> {
  return writeFile(join(directory, name), text);
}

async function loaded(variables: Record<string, string>) {
  const result = await loadConfig(variables, directory);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result;
}

async function problems(variables: Record<string, string>): Promise<readonly string[]> {
  const result = await loadConfig(variables, directory);
  return 'problems' in result ? result.problems.map(({ where, message }) => `${where}: ${message}`) : [];
}

describe('the configuration', () => {
  it.each([
    ['kalends.config.json', '{ "source": { "baseUrl": "https://portal.example" } }'],
    ['kalends.config.ts', 'export default { source: { baseUrl: "https://portal.example" as string } };'],
    ['kalends.config.js', 'module.exports = { source: { baseUrl: "https://portal.example" } };'],
    ['kalends.config.mjs', 'export default { source: { baseUrl: "https://portal.example" } };'],
  ])('is read from %s in the working directory', async (name, text) => {
    await write(name, text);
    expect(await loaded(token)).toMatchObject({
      file: name,
      config: { source: { baseUrl: 'https://portal.example' } },
    });
  });

  describe.each([['commonjs'], [undefined]])('beside a package.json of the type %s', (type) => {
    beforeEach(() => write('package.json', JSON.stringify({ type })));

    it.each([['kalends.config.ts'], ['kalends.config.js']])('is a module if it is written as one: %s', async (name) => {
      await write('zone.ts', "export const zone: string = 'Europe/Berlin';");
      await write(
        name,
        [
          "import { zone } from './zone.ts';",
          "export default { source: { baseUrl: 'https://portal.example' }, site: { timeZone: zone } };",
        ].join('\n'),
      );
      expect((await loaded(token)).config.site.timeZone).toBe('Europe/Berlin');
    });

    it('may be CommonJS', async () => {
      await write('zone.js', "exports.zone = 'Europe/Berlin';");
      await write(
        'kalends.config.js',
        [
          "const { zone } = require('./zone.js');",
          "module.exports = { source: { baseUrl: 'https://portal.example' }, site: { timeZone: zone } };",
        ].join('\n'),
      );
      expect((await loaded(token)).config.site.timeZone).toBe('Europe/Berlin');
    });
  });

  it('is read from the named file, and only from it', async () => {
    await write('kalends.config.json', '{ "nonsense": 1 }');
    await write('other.json', '\uFEFF{ "source": { "baseUrl": "https://other.example" } }');
    expect((await loaded({ ...token, KALENDS_CONFIG: 'other.json' })).config.source.baseUrl).toBe(
      'https://other.example',
    );
  });

  it('is read as JSON from the variable itself', async () => {
    const json = '{ "source": { "baseUrl": "https://inline.example" } }';
    expect((await loaded({ ...token, KALENDS_CONFIG: json })).config.source.baseUrl).toBe('https://inline.example');
  });

  it.each([
    [
      'import x from "no-such-package";',
      "The configuration can't be read: it imports no-such-package, which does not exist.",
    ],
    ['import x from "./beside.ts";', "The configuration can't be read: it imports beside.ts, which does not exist."],
  ])('names the missing module that it imports: %s', async (text, message) => {
    await write('kalends.config.ts', text);
    const { out, err, code } = await runCommand(['check'], token, directory);
    expect([code, out, err]).toEqual([2, '', `✗ kalends.config.ts: ${message}\n`]);
  });

  it('is reported without the token that it holds, even in the wrong place', async () => {
    await write('token', 'tok-from-a-file\n');
    const said = await problems({
      KALENDS_BASE_URL: 'https://portal.example',
      KALENDS_TOKEN_FILE: 'token',
      KALENDS_TIMEZONE: 'tok-from-a-file',
    });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^KALENDS_TIMEZONE: Expected an IANA time zone/u);
    expect(said[0]).not.toContain('tok-from-a-file');
  });

  it('is the sample when there is none', async () => {
    expect(await loaded({})).toMatchObject({ file: null, token: null, config: { sample: true } });
  });

  it('reports where its JSON is broken', async () => {
    await write('kalends.config.json', '{\n  "source": {\n    "retries": 1,\n  }\n}');
    expect(await problems(token)).toEqual([
      'kalends.config.json: Expected JSON, found an error at line 4, column 3 (a comma before the closing bracket).',
    ]);
    expect(await problems({ ...token, KALENDS_CONFIG: '{"source": {' })).toEqual([
      'KALENDS_CONFIG: Expected JSON, found an error at line 1, column 13 (it ends too early).',
    ]);
    expect(await problems({ ...token, KALENDS_CONFIG: '{"a": "x\ny"}' })).toEqual([
      expect.stringContaining('at line 1, column 9'),
    ]);
  });

  it.each([
    ['{"a": abc}', 'line 1, column 7 (keys and texts need double quotes)'],
    ['{\n  // why\n  "a": 1 }', 'line 2, column 3 (JSON has no comments; a .ts file can have them)'],
    ['{"a":', 'line 1, column 6 (it ends too early)'],
    ['{"a": 1} x', 'line 1, column 10 (keys'],
  ])('explains the likely mistake in %s', async (json, fault) => {
    expect((await problems({ ...token, KALENDS_CONFIG: json }))[0]).toContain(fault);
  });

  it('reports an unreadable file together with the problems of the environment', async () => {
    await write('throws.ts', 'throw new Error("no such thing");');
    await write('nothing.ts', 'export const config = {};');
    expect(await problems({ ...token, KALENDS_CONFIG: 'missing.json', PORT: 'x' })).toEqual([
      "missing.json: The configuration can't be read: the file does not exist.",
      'PORT: Expected a whole number from 0 to 65535, found "x".',
    ]);
    expect(await problems({ ...token, KALENDS_CONFIG: 'throws.ts' })).toEqual([
      "throws.ts: The configuration can't be read: no such thing.",
    ]);
    expect((await problems({ ...token, KALENDS_CONFIG: 'nothing.ts' }))[0]).toContain('default export');
    expect((await problems({ ...token, KALENDS_CONFIG: 'config.toml' }))[0]).toContain('Expected a .json, .ts');
  });

  it('is one file, not several', async () => {
    await write('kalends.config.json', '{}');
    await write('kalends.config.mjs', 'export default {};');
    expect((await problems({}))[0]).toContain('found several');
  });
});

describe('the token', () => {
  const portal = { KALENDS_BASE_URL: 'https://portal.example' };

  it('is read from the variable or the file, without the final newline', async () => {
    await write('token', 'tok-9f3c71\n');
    expect((await loaded({ ...portal, KALENDS_TOKEN_FILE: 'token' })).token).toBe('tok-9f3c71');
    expect((await loaded({ ...portal, KALENDS_TOKEN: 'tok-9f3c71\n' })).token).toBe('tok-9f3c71');
  });

  it('is never in a message about its file', async () => {
    await write('token', 'tok-9f3c71\nsecond line');
    await write('empty', '\n');
    const said = [
      ...(await problems({ ...portal, KALENDS_TOKEN_FILE: 'token' })),
      ...(await problems({ ...portal, KALENDS_TOKEN_FILE: 'empty' })),
      ...(await problems({ ...portal, KALENDS_TOKEN_FILE: 'missing' })),
    ];
    expect(said).toEqual([
      'KALENDS_TOKEN_FILE: Expected a token on one line with only characters that an HTTP header allows, found others.',
      'KALENDS_TOKEN_FILE: Expected a token, found nothing.',
      "KALENDS_TOKEN_FILE: The token's file can't be read: the file does not exist.",
    ]);
  });
});
