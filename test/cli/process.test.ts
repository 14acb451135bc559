import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const launcher = fileURLToPath(new URL('../../bin/kalends.mjs', import.meta.url));
const env = {
  PATH: process.env.PATH ?? '',
  HOST: '127.0.0.1',
  PORT: '0',
  KALENDS_CONFIG: '{}',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
};

describe('the process', () => {
  // On Windows a signal ends a process that can't hear it.
  it.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT'] as const)(
    'exits with 0 on %s, and writes no colours into a pipe',
    async (signal) => {
      const child = spawn(process.execPath, [launcher, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      }
      const exited = once(child, 'close');
      while (!output.includes('/feeds/')) await new Promise((done) => setTimeout(done, 20));
      child.kill(signal);
      expect(await exited).toEqual([0, null]);
      expect(output).not.toContain('\u001b');
      expect(output).not.toContain('Warning');
    },
  );

  it('refuses an old Node before it loads what such a Node could not read', () => {
    const old = "Object.defineProperty(process.versions, 'node', { value: '20.11.0' })";
    const args = ['--import', `data:text/javascript,${encodeURIComponent(old)}`, launcher, '--version'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Kalends needs Node 24 or newer, and this is Node 20.11.0');
  });

  it('resolves the import of kalends in a configuration to the checkout’s sources, built or not', async () => {
    const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
    await mkdir(cache, { recursive: true });
    const directory = await mkdtemp(join(cache, 'config-'));
    try {
      const config = join(directory, 'kalends.config.mjs');
      await writeFile(config, "throw new Error(import.meta.resolve('kalends'));");
      const { status, stderr } = spawnSync(process.execPath, [launcher, 'check'], {
        env: { ...env, KALENDS_CONFIG: config },
        encoding: 'utf8',
      });
      expect(status).toBe(2);
      expect(stderr).toContain('/src/index.ts');
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});
