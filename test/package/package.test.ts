import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../portal/portal.ts';
import { describeExamples } from './describe-examples.ts';
import {
  builtCommit,
  checkout,
  dependencyBytes,
  type InstalledPackage,
  installPackage,
  linkModule,
  runKalends,
  runNode,
} from './install-package.ts';

/** Time for a build and some processes: seconds, or minutes on a busy machine. */
const patienceMs = 180_000;

let installed: InstalledPackage;
let folder = '';
beforeAll(async () => {
  installed = await installPackage();
  folder = installed.folder;
}, patienceMs);
afterAll(() => installed?.remove());

const write = (name: string, lines: readonly string[]) => writeFile(join(folder, name), `${lines.join('\n')}\n`);

/** Starts `kalends serve` in the folder and waits until it names the first feed or exits. */
async function serve(variables: Record<string, string>) {
  const kalends = runKalends(folder, ['serve'], { HOST: '127.0.0.1', PORT: '0', ...variables });
  const named = () => /(http:\/\/127\.0\.0\.1:\d+)(\/feeds\/[^.\s]+)\.ics/u.exec(kalends.output());
  let hasEnded = false;
  void kalends.ended.then(() => {
    hasEnded = true;
  });
  while (named() === null && !hasEnded) await new Promise((done) => setTimeout(done, 20));
  const [, origin = '', feed = ''] = named() ?? [];
  expect(origin, kalends.output()).not.toBe('');
  return {
    /** Without its extension. */
    feed,
    /** The answer, as soon as there is one: a 503 says that the first copy is still being read. */
    async get(path: string) {
      for (;;) {
        const { status, text } = await read(new URL(path, origin));
        if (status !== 503 || hasEnded) return { status, text };
      }
    },
    /** The exit code. */
    async stop() {
      kalends.kill();
      const code = await kalends.ended;
      expect(kalends.output()).not.toMatch(/warning|error/iu);
      return code;
    },
  };
}

async function read(url: URL) {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}

describe('the package', { timeout: patienceMs }, () => {
  it('holds the code that runs and the documents that people read, and no source or test', () => {
    const { files, packed } = installed;
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'bin/kalends.mjs', 'package.json']));
    const others = files.filter(
      (path) =>
        !/^(?:bin|dist|docs)\/|^(?:CHANGELOG|README)\.md$|^LICENSE$|^kalends\.schema\.json$|^package\.json$/u.test(
          path,
        ),
    );
    expect(others).toEqual([]);
    expect(files.filter((path) => /(?<!\.d)\.[cm]?tsx?$|\btest\b/u.test(path))).toEqual([]);
    expect(files.length).toBeLessThan(300);
    expect(packed).toBeLessThan(2_050_000);
  });

  it('runs no script on installation, because scripts/ is not in it', () => {
    const { scripts } = installed.manifest as { scripts: Record<string, string> };
    expect(Object.keys(scripts).filter((name) => /^(?:pre|post)?(?:install|prepare)$/u.test(name))).toEqual([]);
  });

  it('brings no Node, which only the scripts of a checkout need', () => {
    const { optionalDependencies, dependencies } = installed.manifest as Record<string, Record<string, string>>;
    expect(optionalDependencies).toBeUndefined();
    expect(Object.keys(dependencies ?? {}).filter((name) => /^node(-|$)/u.test(name))).toEqual([]);
  });

  it('needs less than 60 MB of other packages', async () => {
    const bytes = await dependencyBytes();
    expect(bytes).toBeGreaterThan(10_000_000);
    expect(bytes).toBeLessThan(60_000_000);
  });

  it('holds every file that its code names by import.meta.url or a relative import', async () => {
    const named: string[] = [];
    for (const path of installed.files.filter((one) => /\.m?js$/u.test(one) && one.startsWith('dist/'))) {
      const code = await readFile(join(folder, 'node_modules/kalends', path), 'utf8');
      const paths = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*["'](\.\.?\/[^"']+)["']/gu;
      for (const [, target = ''] of code.matchAll(paths)) named.push(join(dirname(path), target));
    }
    expect(named).toContain('package.json');
    expect(named.filter((path) => !existsSync(join(folder, 'node_modules/kalends', path)))).toEqual([]);
  });

  it('prints its version, and the commit that it was built from', async () => {
    const kalends = runKalends(folder, ['--version']);
    expect(await kalends.ended).toBe(0);
    expect(kalends.output()).toBe(`${installed.manifest.version} (${builtCommit})\n`);
  });

  it('serves the sample from an empty folder', async () => {
    const { get, feed, stop } = await serve({});
    try {
      const page = await get('/');
      expect(page.text).toContain(`${feed}.ics`);
      expect((await get(`${feed}.ics`)).text).toMatch(/^BEGIN:VCALENDAR\r\n.*BEGIN:VEVENT\r\n.*END:VCALENDAR\r\n$/su);
      expect((await get(`${feed}.rss`)).text).toMatch(/^<\?xml.*<item>.*<\/rss>\s*$/su);
      // The package also holds what the pages load.
      const tags = page.text.matchAll(/<(?:script|img|link)\b[^>]*?\b(?:src|href)="([^"]+)"/gu);
      const assets = [...tags].map(([, url = '']) => url.replaceAll('&amp;', '&'));
      expect(assets.filter((url) => url.includes('/assets/'))).not.toEqual([]);
      for (const url of [...assets, '/widget.js']) {
        const { status, text } = await get(url);
        expect([url, status, text === '']).toEqual([url, 200, false]);
      }
    } finally {
      expect(await stop()).toBe(0);
    }
  });

  it('can be imported as a library', async () => {
    await write('import.mjs', [
      "import * as face from 'kalends';",
      "import manifest from 'kalends/package.json' with { type: 'json' };",
      'console.log(JSON.stringify([Object.keys(face), face.defineConfig({ site: {} }), manifest.name]));',
    ]);
    const script = runNode(folder, ['import.mjs']);
    expect(await script.ended, script.output()).toBe(0);
    expect(JSON.parse(script.output())).toEqual([
      [
        'ConfigError',
        'SourceError',
        'StoreError',
        'UnusableStoreError',
        'createKalends',
        'createMemoryStore',
        'defineConfig',
      ],
      { site: {} },
      'kalends',
    ]);
  });

  it('has the widget as a module that a server can import, too', async () => {
    await write('widget.mjs', [
      "import { defineKalendsCalendar } from 'kalends/widget';",
      "defineKalendsCalendar({ base: 'https://events.example.org' });",
      "try { defineKalendsCalendar({ base: 'events' }); } catch (error) { console.log(error.message); }",
    ]);
    const script = runNode(folder, ['widget.mjs']);
    expect(await script.ended, script.output()).toBe(0);
    expect(script.output()).toBe('base must be a URL, as in https://events.example.org; found "events".\n');
    const code = await readFile(join(folder, 'node_modules/kalends/dist/widget.js'), 'utf8');
    expect(code).not.toMatch(/^import |FIRST_PHRASES/mu);
  });
});

describe('kalends.config.ts where the package is installed', { timeout: patienceMs }, () => {
  let portal: Portal;
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  beforeAll(async () => {
    portal = await startPortal({
      events: [{ id: '1', name: 'Open day', start: `${day}T10:00:00Z`, end: `${day}T11:00:00Z` }],
    });
    await write('kalends.config.ts', [
      "import { defineConfig, type Settings } from 'kalends';",
      "const site: NonNullable<Settings['site']> = { timeZone: 'Europe/Berlin' };",
      'export default defineConfig({',
      `  source: { baseUrl: '${portal.url}' },`,
      '  site,',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of the file
      '  mapping: { event: { title: ({ name }) => `${String(name)}, by a function` } },',
      '});',
    ]);
  });
  afterAll(() => portal?.close());

  it('may import defineConfig and hold functions', async () => {
    const kalends = runKalends(folder, ['check', '--json'], { KALENDS_TOKEN: 'secret' });
    expect(await kalends.ended, kalends.output()).toBe(0);
    const { calendars } = JSON.parse(kalends.out());
    expect(calendars[0].events).toMatchObject([{ title: 'Open day, by a function', start: `${day}T10:00:00Z` }]);
  });

  it.each([['commonjs'], [undefined]])('may be in a folder whose package.json has the type %s', async (type) => {
    const project = join(folder, `type-${type}`);
    await mkdir(project);
    await writeFile(join(project, 'package.json'), JSON.stringify({ type }));
    await copyFile(join(folder, 'kalends.config.ts'), join(project, 'kalends.config.ts'));
    const kalends = runNode(project, ['../node_modules/.bin/kalends', 'config'], { KALENDS_TOKEN: 'secret' });
    expect(await kalends.ended, kalends.output()).toBe(0);
    expect(kalends.output()).toContain("'Europe/Berlin'");
    expect(kalends.output()).not.toMatch(/warning/iu);
  });

  it('is written by init in a folder that npm init has made', async () => {
    const project = join(folder, 'new-project');
    await mkdir(project);
    await writeFile(join(project, 'package.json'), '{ "name": "new-project", "type": "commonjs" }');
    const variables = { KALENDS_BASE_URL: portal.url, KALENDS_TOKEN: 'secret', KALENDS_TIMEZONE: 'Europe/Berlin' };
    const init = runNode(project, ['../node_modules/.bin/kalends', 'init'], variables);
    expect(await init.ended, init.output()).toBe(0);
    expect(init.out()).toContain('npx kalends serve');
    expect(await readFile(join(project, 'kalends.config.ts'), 'utf8')).toContain(
      "import { defineConfig } from 'kalends';",
    );
    const config = runNode(project, ['../node_modules/.bin/kalends', 'config'], { KALENDS_TOKEN: 'secret' });
    expect(await config.ended, config.output()).toBe(0);
    expect(config.out()).toContain(portal.url);
  });

  it('is what the workbench opens', async () => {
    const workbench = runKalends(folder, ['map', '--no-open'], { KALENDS_TOKEN: 'secret' });
    const address = () => /http:\/\/\S+\?key=\S+/u.exec(workbench.output())?.[0];
    await expect.poll(address).toBeDefined();
    const page = await fetch(address() ?? '');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    workbench.kill();
    expect(await workbench.ended, workbench.output()).toBe(0);
  });

  it('is served from a store in that folder', async () => {
    const { get, feed, stop } = await serve({ KALENDS_TOKEN: 'secret' });
    try {
      expect((await get(`${feed}.json`)).text).toContain('Open day, by a function');
    } finally {
      expect(await stop()).toBe(0);
    }
    expect(existsSync(join(folder, 'data/kalends.db'))).toBe(true);
  });

  it.each([
    ['nodenext', '@types/node', ['kalends.config.ts', 'library.ts']],
    ['bundler', '@types/node', ['kalends.config.ts', 'library.ts']],
    ['bundler', '@cloudflare/workers-types', ['worker.ts']],
    ['nodenext', '@types/node', ['page.ts']],
    ['bundler', '@types/node', ['page.ts']],
  ] as const)('has the types of the package: %s, with %s: %j', async (moduleResolution, types, files) => {
    await write('library.ts', [
      "import { createKalends, createMemoryStore, defineConfig, type Source, type Store } from 'kalends';",
      "import { nodeParts } from 'kalends/node';",
      "import { storeContract } from 'kalends/store-contract';",
      'export const open = (source: Source) => createKalends({ source, ...nodeParts({ store: "sqlite::memory:" }) });',
      'export const store: Store = createMemoryStore();',
      'storeContract({ test: (_, run) => run(), open: createMemoryStore });',
      '// @ts-expect-error: misspelt',
      "defineConfig({ site: { titel: 'Events' } });",
      '// @ts-expect-error: a store is needed',
      'createKalends({ config: {} });',
    ]);
    await write('worker.ts', [
      "import { createWorker } from 'kalends/worker';",
      'const worker = createWorker({});',
      'export const { CalendarObject, IndexObject } = worker;',
      'export default { fetch: worker.fetch, scheduled: worker.scheduled };',
      '// @ts-expect-error: misspelt',
      "createWorker({ site: { titel: 'Events' } });",
    ]);
    await write('page.ts', [
      "import { defineKalendsCalendar, type KalendsEvent } from 'kalends/widget';",
      "defineKalendsCalendar({ base: 'https://events.example.org' });",
      "const widget = document.querySelector('kalends-calendar');",
      "widget?.addEventListener('kalends:select', (event) => {",
      '  const { id, url }: KalendsEvent = event.detail;',
      '  if (id !== null && url) event.preventDefault();',
      '});',
      "document.addEventListener('kalends:load', (event) => event.detail.events.length);",
      "widget?.showMonth('2026-12');",
      '// @ts-expect-error: misspelt',
      'widget?.showMonht();',
    ]);
    const compilerOptions = {
      target: 'es2024',
      lib: ['es2024', 'esnext.iterator', ...(files[0] === 'page.ts' ? ['dom', 'dom.iterable'] : [])],
      module: moduleResolution === 'nodenext' ? 'nodenext' : 'esnext',
      moduleResolution,
      types: [types.replace('@types/', '')],
      strict: true,
      noEmit: true,
      // A mistake in the package's own .d.ts is an error here too.
      skipLibCheck: false,
    };
    await write('tsconfig.json', [JSON.stringify({ compilerOptions, files })]);
    await linkModule(folder, types);
    const tsc = runNode(folder, [join(checkout, 'node_modules/typescript/bin/tsc'), '-p', '.']);
    expect(await tsc.ended, tsc.output()).toBe(0);
  });
});

describeExamples(() => folder, patienceMs);
