import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { variableNames } from '../../src/config/environment.ts';
import { parseStoreAddress } from '../../src/config/store-address.ts';
import { startPortal } from '../portal/portal.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const dockerfile = readFileSync(join(checkout, 'Dockerfile'), 'utf8').replaceAll('\\\n', '');
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** The words of an instruction in exec form. */
function words(instruction: RegExp): readonly string[] {
  const [, list = ''] = new RegExp(`^${instruction.source}\\s*(\\[.*\\])$`, 'mu').exec(image) ?? [];
  return z.array(z.string()).parse(JSON.parse(list));
}

/** The variables that the image sets. */
function imageVariables(): Record<string, string> {
  const [, assignments = ''] = /^ENV (.*)$/mu.exec(image) ?? [];
  return Object.fromEntries(
    [...assignments.matchAll(/(\w+)=(\S+)/gu)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Runs with nothing of this environment, and resolves to the exit code. */
async function exitCode([program = '', ...args]: readonly string[], env: Record<string, string>): Promise<number> {
  const child = spawn(program === 'node' ? process.execPath : program, args, { env, stdio: 'ignore' });
  const [code] = await once(child, 'close');
  return code;
}

/** The first line of the log that names the address. */
async function portOf(child: ChildProcess, lines: string[]): Promise<string> {
  if (child.stderr === null) throw new Error('It has no stderr.');
  return new Promise((resolve, reject) => {
    createInterface(child.stderr as NodeJS.ReadableStream).on('line', (line) => {
      lines.push(line);
      const port = /http:\/\/localhost:(\d+)/u.exec(line)?.[1];
      if (port !== undefined) resolve(port);
    });
    child.on('close', () => reject(new Error(lines.join('\n'))));
  });
}

describe('the Dockerfile', () => {
  it('starts a server that writes nothing but the store, is called healthy while it runs, and ends on SIGTERM', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kalends-container-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [config, home, temporary, data] = ['config', 'home', 'tmp', 'data'].map((name) => join(folder, name));
    for (const path of [config, home, temporary, data]) mkdirSync(path as string);
    const portal = await startPortal({ events: [{ id: '1', name: 'Open day', start: '2099-01-01T10:00:00Z' }] });
    onTestFinished(() => portal.close());

    const { PATH: _, ...variables } = imageVariables();
    expect(words(/ENTRYPOINT/u)).toEqual(['kalends']);
    const child = spawn(process.execPath, [join(checkout, 'bin/kalends.mjs'), ...words(/CMD/u)], {
      cwd: config as string,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...variables,
        KALENDS_STORE: (variables.KALENDS_STORE ?? '').replace('/data', data as string),
        KALENDS_BASE_URL: portal.url,
        KALENDS_TOKEN: 'practice',
        HOME: home as string,
        TMPDIR: temporary as string,
        PORT: '0',
      },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'close');
    const lines: string[] = [];
    const PORT = await portOf(child, lines);

    const isHealthy = words(/HEALTHCHECK [^[]*CMD/u);
    expect(await exitCode(isHealthy, { PORT })).toBe(0);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await exitCode(isHealthy, { PORT })).toBe(1);

    expect([config, home, temporary].map((path) => readdirSync(path as string))).toEqual([[], [], []]);
    expect(readdirSync(data as string)).toContain('kalends.db');
    for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
  });

  it('makes an image that does not run as root and holds only what it names', () => {
    expect(image).toMatch(/^USER [1-9]\d*:[1-9]\d*$/mu);
    expect(image).toMatch(/^VOLUME \/data$/mu);
    const [first, ...kept] = readFileSync(join(checkout, '.dockerignore'), 'utf8').match(/^[^#\n].*$/gmu) ?? [];
    expect(first).toBe('*');
    expect(
      kept.map((line) => line.replace(/^!/u, '')).filter((path) => globSync(path, { cwd: checkout }).length === 0),
    ).toEqual([]);
    const { files } = z
      .object({ files: z.array(z.string()) })
      .parse(JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')));
    const packed = ['package.json', 'package-lock.json', 'README.md', 'LICENSE', ...files];
    expect(packed.filter((path) => path !== 'dist' && !kept.includes(`!${path}`))).toEqual([]);
  });
});

const service = z.looseObject({
  build: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
});
const compose = z.looseObject({
  services: z.record(z.string(), service),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  volumes: z.record(z.string(), z.null()),
});

describe.each(globSync('examples/compose/*/compose.yaml', { cwd: checkout }))('%s', (path) => {
  const folder = join(checkout, dirname(path));
  const { services, secrets, volumes } = compose.parse(
    parse(readFileSync(join(checkout, path), 'utf8'), { merge: true }),
  );
  const nodes = Object.values(services).filter(({ build }) => build !== undefined);

  it('builds the checkout and runs it read-only, without capabilities', () => {
    expect(nodes.length).toBeGreaterThan(0);
    for (const { build, read_only, cap_drop } of nodes) {
      expect(existsSync(join(folder, build ?? '', 'Dockerfile'))).toBe(true);
      expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
    }
  });

  it('names variables, secrets and volumes that exist, and no secret itself', () => {
    for (const { environment, secrets: used, volumes: mounts } of Object.values(services)) {
      const own = Object.keys(environment).filter((name) => name.startsWith('KALENDS_'));
      expect(own.filter((name) => !variableNames.includes(name))).toEqual([]);
      expect(typeof parseStoreAddress(environment.KALENDS_STORE ?? 'sqlite:x')).toBe('object');
      const files = JSON.stringify(environment).matchAll(/\/run\/secrets\/([\w-]+)/gu);
      expect([...files].map(([, name]) => name).sort()).toEqual([...used].sort());
      expect(used.filter((name) => secrets[name] === undefined)).toEqual([]);
      expect(Object.keys(environment).filter((name) => /(?:TOKEN|PASSWORD)$/u.test(name))).toEqual([]);
      for (const [place = ''] of mounts.map((mount) => mount.split(':'))) {
        const isKnown = place.startsWith('.')
          ? place === './config' || existsSync(join(folder, place))
          : place in volumes;
        expect(isKnown, place).toBe(true);
      }
    }
  });
});
