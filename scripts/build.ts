/**
 * `npm run build`: writes the package's JavaScript and types to dist/, because Node runs no TypeScript below
 * node_modules.
 */

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { readCommit } from '../src/cli/read-commit.ts';
import { bundledScript } from './bundled-script.ts';
import { widgetDefinitions } from './widget-bundle.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const types = join(dist, 'types');

/** The package's entries by their names in dist/. package.json's `exports` and bin/kalends.mjs point to them. */
const entryPoints = {
  index: 'src/index.ts',
  'node-parts': 'src/library/node-parts.ts',
  'store-contract': 'src/store/store-contract.ts',
  worker: 'src/edge/create-worker.ts',
  'unused-packages': 'src/edge/unused-packages.ts',
  node: 'src/node.ts',
  engine: 'src/engine.ts',
};

/** Where there is no repository, as in an image that is being built, the variable names the commit. */
const commit = process.env.KALENDS_COMMIT || readCommit();

const widgetEntry = 'src/pages/widget/client/define-kalends-calendar.ts';

/** Words as data: without their lines and indents, and without a place in the map for each of them. */
const wordsAsData: Plugin = {
  name: 'words as data',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]vocabulary[/\\]languages[/\\]\w+\.ts$/ }, async ({ path }) => {
      const words: object = await import(pathToFileURL(path).href);
      const lines = Object.entries(words).map(([name, own]) => `export const ${name} = JSON.parse(${quoted(own)});`);
      return { contents: lines.join('\n'), loader: 'js' };
    }),
};

const quoted = (words: unknown): string =>
  JSON.stringify(JSON.stringify(words, (_, one) => (typeof one === 'string' ? one.trim().replace(/\s+/gu, ' ') : one)));

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
    // Blanks and comments are in the sources, whose lines the maps name.
    minifySyntax: true,
    minifyWhitespace: true,
    // Names and places for stack traces. The sources themselves would double the package.
    sourcemap: true,
    sourcesContent: false,
    plugins: [wordsAsData],
    // npm installs the dependencies; the version is read from the package's own package.json.
    packages: 'external',
    external: ['../package.json'],
    supported: { 'import-attributes': true },
    define: { BUILT_COMMIT: JSON.stringify(commit) },
    logLevel: 'warning',
  });
}

/** `kalends/widget`: one module for browsers, which stands alone. A server can import it, too. */
async function buildWidgetModule(): Promise<void> {
  const code = await bundledScript(widgetEntry, { format: 'esm', define: widgetDefinitions });
  writeFileSync(join(dist, 'widget.js'), `${code}\n`);
}

/** tsc writes the types of every file that it reads. Only those that the imported entries need stay. */
function buildTypes(): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  for (const project of ['tsconfig.build.json', 'tsconfig.build-node.json', 'tsconfig.build-widget.json']) {
    const { status } = spawnSync(process.execPath, [compiler, '-p', project], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error(`tsc ended with ${status} for ${project}.`);
  }
  const { node: _, engine: __, ...imported } = entryPoints;
  const faces = [...Object.values(imported), widgetEntry].map((entry) => entry.slice('src/'.length));
  const named = new Set(faces.map((face) => join(types, face.replace(/\.ts$/u, '.d.ts'))));
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
await buildWidgetModule();
buildTypes();
