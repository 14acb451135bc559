import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

/** The output of `wrangler deploy` in a dry run, for the Worker in wrangler.toml or another one. */
async function deploy(...script: readonly string[]): Promise<string> {
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' };
  const args = ['--no-install', 'wrangler', 'deploy', ...script, '--dry-run', '--outdir', directory];
  const { stdout, stderr } = await promisify(execFile)('npx', args, { cwd: root, env });
  return stdout + stderr;
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-bundle-'));
  said = await deploy();
  bundle = await readFile(join(directory, 'worker.js'), 'utf8');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('the bundle for Cloudflare', () => {
  it('passes the dry run, with both classes of objects', () => {
    expect(said).toContain('--dry-run: exiting now.');
    expect(said).toContain('env.CALENDARS (CalendarObject)');
    expect(said).toContain('env.INDEX (IndexObject)');
  });

  it('has no Node module', () => {
    const asked = [...bundle.matchAll(/\b(?:from|import|require)\s*\(?\s*["']([^"'\n]+)["']/gu)].map(
      ([, name]) => name ?? '',
    );
    const ofNode = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`)]);
    expect(asked).toContain('cloudflare:workers');
    expect(asked.filter((name) => ofNode.has(name))).toEqual([]);
    expect(bundle).not.toContain('node_modules/prom-client');
  });

  it('stays as small as it has become, far below the 3 MB of a free Worker', () => {
    expect(gzipSync(bundle).byteLength).toBeLessThan(1_137_000);
  });

  it('has each package once, and none of what is never called', async () => {
    const map = JSON.parse(await readFile(join(directory, 'worker.js.map'), 'utf8')) as { sources: string[] };
    const folders = map.sources.flatMap((source) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(source)?.[0] ?? []);
    const names = [...new Set(folders)].map((folder) => folder.slice(folder.lastIndexOf('node_modules/') + 13));
    expect(names).toContain('entities');
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => ['dayjs', 'postcss', 'sax'].includes(name))).toEqual([]);
  });

  it('can be a custom Worker that imports Kalends by its name, from the sources of the checkout', async () => {
    const lines = [
      "import { defineConfig } from 'kalends';",
      "import { createWorker } from 'kalends/worker';",
      "const worker = createWorker(defineConfig({ site: { title: 'Own' } }));",
      'export const { CalendarObject, IndexObject } = worker;',
      'export default { fetch: worker.fetch, scheduled: worker.scheduled };',
    ];
    const script = join(directory, 'own.ts');
    await writeFile(script, lines.join('\n'));
    expect(await deploy(script, '--config', 'wrangler.toml', '--no-minify')).toContain('env.INDEX (IndexObject)');
    const own = await readFile(join(directory, 'own.js'), 'utf8');
    expect(own).toContain('// src/app.ts');
    // The command line, the mapping workbench among it, stays on Node.
    expect(own).not.toMatch(/^\s*\/\/ src\/cli\//mu);
  });
});
