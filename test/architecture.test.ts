import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseSourceFile, readSourceFiles, type SourceFile } from './architecture/source-file.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/u, '');
const files = readSourceFiles(root, 'src');
const byPath = new Map(files.map((file) => [file.path, file]));

/**
 * What each module may import: modules, or single files of one. Data flows one way, portal → record → event → snapshot →
 * feed → response, and a module knows nothing of the modules above it.
 */
const arrows: Readonly<Record<string, readonly string[]>> = {
  'memoize.ts': [],
  calendar: [],
  vocabulary: ['memoize.ts', 'text/plain/control-characters.ts'],
  source: ['calendar/told.ts', 'vocabulary'],
  store: [],
  text: ['calendar/event.ts'],
  mapping: ['calendar', 'memoize.ts', 'text', 'vocabulary'],
  publisher: ['calendar', 'mapping', 'source', 'store'],
  i18n: [],
  feeds: ['calendar', 'i18n', 'text'],
  pages: ['calendar', 'feeds', 'i18n', 'publisher/publisher.ts'],
  http: ['calendar', 'feeds', 'i18n', 'pages', 'publisher/publisher.ts', 'publisher/runtime.ts'],
  sample: ['calendar', 'mapping/mapping-settings.ts'],
  // Only the app sees the whole configuration. `config` knows each part's settings and how to check its rules.
  config: [
    'calendar',
    'source/source-settings.ts',
    'mapping/mapping-settings.ts',
    'mapping/rules/rule.ts',
    'publisher/publisher-settings.ts',
    'store/postgres/postgres-settings.ts',
    'text/markup/text-object.ts',
    // `site.words` are checked by the names and placeholders of the English ones.
    'i18n/phrase-check.ts',
    'i18n/site-words.ts',
    'pages/site/site-settings.ts',
  ],
  'app.ts': ['calendar', 'config', 'feeds', 'http', 'pages', 'publisher'],
  'portal-deps.ts': ['config', 'mapping', 'publisher', 'source'],
  'platform-runtime.ts': ['publisher/runtime.ts'],
  'sample-setup.ts': ['config', 'sample', 'source'],
  // Puts the parts together, for those who build with Kalends and for its own commands.
  library: ['app.ts', 'calendar', 'config', 'http', 'mapping', 'platform-runtime.ts', 'portal-deps.ts', 'publisher', 'sample-setup.ts', 'source', 'store'], // biome-ignore format: a list
  // The runtimes put the parts together.
  // The workbench ranks what a value may be by what its key says. Its page has the colours and the icon of the public pages.
  cli: ['app.ts', 'calendar', 'config', 'feeds', 'http', 'i18n/counter.ts', 'i18n/language-tag.ts', 'i18n/site-words.ts', 'i18n/words-for.ts', 'library', 'mapping', 'pages/frame/favicon.ts', 'pages/sitemap.ts', 'pages/style/palette.ts', 'portal-deps.ts', 'publisher', 'sample-setup.ts', 'source', 'store', 'vocabulary'], // biome-ignore format: a list
  edge: [
    'app.ts',
    'calendar',
    'config',
    'http',
    'pages/site/site-settings.ts',
    'platform-runtime.ts',
    'portal-deps.ts',
    'publisher',
    'sample-setup.ts',
    'source',
    'store',
  ],
  'index.ts': ['calendar', 'config', 'library', 'mapping', 'publisher', 'source', 'store'],
  'node.ts': ['cli'],
  'engine.ts': ['cli'],
  'worker.ts': ['edge'],
};

/**
 * Inside a module: what each of its folders may import from the others. The table does not limit files directly in the
 * module (its entry points, settings and interfaces); the rule against circular imports does.
 */
const innerArrows: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  source: { http: [], paging: ['http'] },
  store: { sqlite: [] },
  vocabulary: { languages: [] },
  text: { plain: [], blocks: ['plain'], html: ['plain'], markup: ['plain'] },
  mapping: {
    dates: [],
    values: [],
    rules: ['dates'],
    // What JSON looks like, whoever reads it: forms of values, lists, labels and their values.
    structure: ['dates', 'rules'],
    // What serializers and converters write otherwise than people would, as plain-body.ts puts it right.
    plain: ['structure'],
    // A table of states is told by its words.
    record: ['structure', 'values'],
    // Candidates are tried on the records, by the event's own readers.
    detection: ['dates', 'event', 'record', 'rules', 'structure', 'values'],
    event: ['dates', 'rules', 'structure', 'values'],
    learning: ['detection', 'record'],
  },
  'mapping/detection': {
    // The portal as a table of columns.
    profile: [],
    // Which list holds the events, and what names each of them.
    lists: ['model', 'profile'],
    // Which column is which field, by fitted weights.
    model: ['profile'],
    state: ['profile'],
    // What several columns make together: a schedule, a place.
    compose: ['model', 'profile'],
  },
  publisher: {
    // These three know nothing of each other: what is stored, what the portal says, and what is published next.
    persist: [],
    read: [],
    publish: [],
    refresh: ['persist', 'publish', 'read'],
    index: ['persist', 'read', 'refresh'],
  },
  feeds: {
    text: [],
    series: ['text'],
    // These three know nothing of each other: which events, and the two families of formats.
    select: ['series', 'text'],
    ical: ['series', 'text'],
    news: ['series', 'text'],
  },
  i18n: { words: [], languages: ['words'] },
  pages: {
    dates: [],
    style: [],
    // What makes the pages the organization's own.
    site: ['style'],
    frame: ['site', 'style'],
    subscribe: ['frame'],
    listing: ['dates', 'frame', 'style'],
    calendar: ['dates', 'frame', 'json-ld', 'listing', 'site', 'style', 'subscribe'],
    // What search engines read.
    'json-ld': ['frame', 'listing'],
    event: ['frame', 'json-ld', 'listing', 'site', 'style'],
    home: ['calendar', 'dates', 'frame', 'json-ld', 'listing', 'site', 'style', 'subscribe'],
    series: ['calendar', 'frame', 'listing', 'site', 'subscribe'],
    widget: ['dates', 'frame', 'listing', 'site', 'style'],
  },
  // The client runs in a browser, and so does everything that it imports.
  'pages/widget': {
    dates: [],
    view: ['dates'],
    builder: ['generated', 'view'],
    embed: ['dates', 'generated', 'view'],
    client: ['builder', 'dates', 'view'],
  },
  // The workbench's page: the client runs in a browser, and so does everything that it imports.
  'cli/map/page': { words: [], style: [], generated: [], client: ['words'] },
  'cli/map/page/client': {
    model: [],
    frame: ['model'],
    events: ['frame', 'model'],
    record: ['frame', 'model'],
    event: ['frame', 'model'],
    editor: ['frame', 'model'],
    fields: ['editor', 'frame', 'model'],
    questions: ['frame', 'model'],
    bar: ['frame', 'model'],
    portal: ['frame', 'model'],
    save: ['frame', 'model'],
  },
  http: {
    representation: [],
    feeds: ['representation'],
    pages: ['representation'],
    widget: ['representation'],
  },
  config: { schema: [] },
  cli: {
    screen: [],
    config: ['screen'],
    'config-file': ['screen'],
    survey: ['screen'],
    report: ['screen', 'survey'],
    check: ['report', 'screen', 'survey'],
    init: ['config-file', 'report', 'screen', 'survey'],
    backup: ['screen'],
    doctor: ['report', 'screen'],
    // What runs in the two threads of `serve`. The front knows only what the engine says.
    engine: ['metrics'],
    front: ['engine'],
    metrics: [],
    serve: ['engine', 'front', 'metrics', 'screen'],
    // Asks an engine of its own, in the same thread.
    export: ['engine', 'screen'],
    // The workbench looks at the portal as `check` does, and asks it as `init` does.
    map: ['check', 'config', 'config-file', 'front', 'init', 'report', 'screen', 'survey'],
  },
  'cli/map': {
    // The portal's answers, the changes of the configuration, and what a change makes of the events.
    session: [],
    // What the page is shown.
    view: ['session'],
    rules: ['session', 'view'],
    preview: ['session'],
    // Sees what the page says and sends, and nothing else of it.
    server: ['page', 'preview', 'rules', 'session', 'view'],
    page: [],
  },
};

/** More files in one folder are hard to survey. */
const mostFiles = 15;

/** Data, one file for each language: as many files as there are languages, and the interface's texts have the same names. */
const oneForEachLanguage = 'src/vocabulary/languages';

/**
 * What may read the clock, the environment, chance and the network: the entries with what only they load, and the
 * widget in a browser.
 */
const entries = [
  'src/node.ts',
  'src/engine.ts',
  'src/worker.ts',
  'src/cli/',
  'src/edge/',
  'src/pages/widget/client/',
  // What a library is not given, it takes from the platform.
  'src/library/create-kalends.ts',
  'src/platform-runtime.ts',
];

function moduleOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function filesOf(paths: readonly string[]): readonly SourceFile[] {
  return paths.flatMap((path) => byPath.get(path) ?? []);
}

/** Every import from another module that `arrows` does not allow. */
function strays(all: readonly SourceFile[]): readonly string[] {
  return all.flatMap(({ path, imports }) => {
    const allowed = arrows[moduleOf(path)] ?? [];
    return imports
      .filter(({ target, isFile }) => isFile && target.startsWith('src/') && moduleOf(target) !== moduleOf(path))
      .filter(({ target }) => !allowed.some((to) => target === `src/${to}` || target.startsWith(`src/${to}/`)))
      .map(({ target }) => `${path} → ${target}`);
  });
}

/** The files of one circle of imports; null: there is no circle. */
function circle(all: ReadonlyMap<string, SourceFile>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const { target, isFile } of all.get(path)?.imports ?? []) {
      const found = isFile ? visit(target, [...way, path]) : null;
      if (found !== null) return found;
    }
    done.add(path);
    return null;
  };
  for (const path of all.keys()) {
    const found = visit(path, []);
    if (found !== null) return found;
  }
  return null;
}

/** What is loaded with a file at run time: the files, and the packages with the file that imports each. */
function loadedWith(entry: string): { readonly files: readonly string[]; readonly packages: readonly string[] } {
  const seen = new Set<string>();
  const packages: string[] = [];
  const queue = [entry];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const { target, isFile, typeOnly } of byPath.get(path)?.imports ?? []) {
      if (typeOnly) continue;
      if (isFile) queue.push(target);
      else packages.push(`${path} → ${target}`);
    }
  }
  return { files: [...seen], packages };
}

describe('the architecture', () => {
  it('has an arrow table for every module', () => {
    expect([...new Set(files.map(({ path }) => moduleOf(path)))].filter((name) => arrows[name] === undefined)).toEqual(
      [],
    );
  });

  it('keeps its arrows: no module knows what is above it', () => {
    expect(strays(files)).toEqual([]);
  });

  it('keeps the arrows inside its modules', () => {
    const inner = Object.entries(innerArrows).flatMap(([name, folders]) => {
      const folderOf = (path: string) => new RegExp(`^src/${name}/([^/]+)/`, 'u').exec(path)?.[1];
      return files.flatMap(({ path, imports }) => {
        const own = folderOf(path);
        const allowed = own === undefined ? undefined : folders[own];
        if (allowed === undefined) return [];
        return imports
          .map(({ target }) => ({ target, to: folderOf(target) }))
          .filter(({ to }) => to !== undefined && to !== own && !allowed.includes(to))
          .map(({ target }) => `${path} → ${target}`);
      });
    });
    expect(inner).toEqual([]);
  });

  it('has few files in one folder, and no two of one name', () => {
    const counted = files.filter(({ path }) => dirname(path) !== oneForEachLanguage);
    const folders = Map.groupBy(counted, ({ path }) => dirname(path));
    const crowded = [...folders].filter(([, { length }]) => length > mostFiles);
    expect(crowded.map(([folder, { length }]) => `${folder}: ${length} files`)).toEqual([]);
    const names = Map.groupBy(counted, ({ path }) => basename(path));
    const twins = [...names].filter(([name, { length }]) => length > 1 && name !== 'index.ts');
    expect(twins.map(([, same]) => same.map(({ path }) => path).join(' ~ '))).toEqual([]);
  });

  it('has no circle of imports', () => {
    expect(circle(byPath)).toBeNull();
  });

  it('imports only files that are there, with their extension', () => {
    const missing = files.flatMap(({ path, imports }) =>
      imports
        .filter(({ target, isFile }) => isFile && !existsSync(`${root}/${target}`))
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('reads clock, environment, chance and network in its entries only', () => {
    const readers = files
      .filter(({ path }) => !entries.some((entry) => path.startsWith(entry)))
      .flatMap(({ path, globals }) => globals.map((name) => `${path}: ${name}`));
    expect(readers).toEqual([]);
  });

  it.each(['src/worker.ts', 'src/index.ts'])('loads nothing of Node where it may run in a Worker: %s', (entry) => {
    const { files: loaded, packages } = loadedWith(entry);
    expect(loaded).toContain('src/app.ts');
    expect(packages.filter((one) => /→ (node:|undici$|@hono\/node-server)/u.test(one))).toEqual([]);
    expect(filesOf(loaded).filter(({ globals }) => globals.includes('process') || globals.includes('Buffer'))).toEqual(
      [],
    );
  });

  it('loads nothing of the workbench where visitors are served', () => {
    for (const entry of [
      'src/worker.ts',
      'src/edge/create-worker.ts',
      'src/engine.ts',
      'src/index.ts',
      'src/cli/serve/serve.ts',
    ]) {
      const { files: loaded } = loadedWith(entry);
      expect([entry, loaded.filter((path) => path.startsWith('src/cli/map/'))]).toEqual([entry, []]);
    }
    expect(loadedWith('src/node.ts').files).toContain('src/cli/map/map.ts');
  });

  it('loads nothing of Workers on Node', () => {
    const { packages } = loadedWith('src/node.ts');
    expect(packages.filter((one) => one.includes('→ cloudflare:'))).toEqual([]);
  });

  it('keeps its files short', () => {
    expect(files.filter(({ lines }) => lines > 450).map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([]);
  });

  it('has no utils, helpers and the like', () => {
    const vague = /(^|\/)(utils?|helpers?|misc|common|shared|types|lib)(\/|\.ts$)/u;
    expect(files.filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual([]);
  });
});

describe('the rules themselves', () => {
  const parse = (path: string, code: string) => parseSourceFile(root, path, code);

  it('see an arrow that goes up, one of types too', () => {
    const up = parse(
      'src/calendar/x.ts',
      "import type { Feed } from '../feeds/feed.ts';\nexport * from '../http/request.ts';",
    );
    expect(strays([up])).toEqual(['src/calendar/x.ts → src/feeds/feed.ts', 'src/calendar/x.ts → src/http/request.ts']);
  });

  it('see a circle', () => {
    const a = parse('src/feeds/a.ts', "import './b.ts';");
    const b = parse('src/feeds/b.ts', "export const load = () => import('./a.ts');");
    expect(
      circle(
        new Map([
          [a.path, a],
          [b.path, b],
        ]),
      ),
    ).toEqual(['src/feeds/a.ts', 'src/feeds/b.ts', 'src/feeds/a.ts']);
  });

  it('see a global, and know a collaborator of the same name', () => {
    const code = 'const at = Date.now(); export const day = new Date(); console.log(process.env.X); await fetch("x");';
    expect(parse('src/feeds/a.ts', code).globals).toEqual(['Date.now', 'console', 'fetch', 'new Date()', 'process']);
    const clean = 'export const read = ({ fetch }: Parts) => fetch("x"); export const at = new Date(0); // Date.now()';
    expect(parse('src/feeds/a.ts', clean).globals).toEqual([]);
  });
});
