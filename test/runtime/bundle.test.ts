import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let directory = '';
let said = '';
let bundle = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-bundle-'));
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' };
  const { stdout, stderr } = await promisify(execFile)(
    'npx',
    ['--no-install', 'wrangler', 'deploy', '--dry-run', '--outdir', directory],
    { cwd: root, env },
  );
  said = stdout + stderr;
  bundle = await readFile(join(directory, 'worker.js'), 'utf8');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('what is deployed to Cloudflare', () => {
  it('passes the dry run, with both classes of objects', () => {
    expect(said).toContain('--dry-run: exiting now.');
    expect(said).toContain('env.CALENDARS (CalendarObject)');
    expect(said).toContain('env.INDEX (IndexObject)');
  });

  it('holds no module of Node', () => {
    const asked = [...bundle.matchAll(/\b(?:from|import|require)\s*\(?\s*["']([^"'\n]+)["']/gu)].map(
      ([, name]) => name ?? '',
    );
    const ofNode = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`)]);
    expect(asked).toContain('cloudflare:workers');
    expect(asked.filter((name) => ofNode.has(name))).toEqual([]);
  });

  it('is far from the 3 MB that a free Worker may have', () => {
    expect(gzipSync(bundle).byteLength).toBeLessThan(1_000_000);
  });
});
