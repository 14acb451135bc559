/**
 * `npm run build`: writes the package's JavaScript and types to dist/, because Node runs no TypeScript below
 * node_modules.
 */

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const types = join(dist, 'types');

/** The package's entries by their names in dist/. package.json's `exports` and bin/kalends.mjs point to them. */
const entryPoints = {
  index: 'src/index.ts',
  worker: 'src/edge/create-worker.ts',
  node: 'src/node.ts',
  engine: 'src/engine.ts',
};

/** Shared code goes into chunks next to the entries, so that paths relative to `import.meta.url` stay valid. */
async function buildCode(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2024',
    charset: 'utf8',
    // Names and places for stack traces. The sources themselves would double the package.
    sourcemap: true,
    sourcesContent: false,
    // npm installs the dependencies; the version is read from the package's own package.json.
    packages: 'external',
    external: ['../package.json'],
    supported: { 'import-attributes': true },
    logLevel: 'warning',
  });
}

/** tsc writes the types of every file that it reads. Only those that the imported entries need stay. */
function buildTypes(): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`tsc ended with ${status}.`);
  const named = new Set([join(types, 'index.d.ts'), join(types, 'edge/create-worker.d.ts')]);
  for (const path of named) {
    for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/\b(?:from |import\()["'](\.[^"']+)\.ts["']/gu)) {
      named.add(join(dirname(path), `${target}.d.ts`));
    }
  }
  for (const file of globSync('**/*.d.ts', { cwd: types })) {
    if (!named.has(join(types, file))) rmSync(join(types, file));
  }
}

rmSync(dist, { recursive: true, force: true });
await buildCode();
buildTypes();
