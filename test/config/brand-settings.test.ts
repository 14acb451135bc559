import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settingsOf } from '../../src/cli/engine/run-engine.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { parseConfig } from '../../src/config/parse-config.ts';

const variables = { KALENDS_TOKEN: 'tok-9f3c71', KALENDS_BASE_URL: 'https://portal.example' };
let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-brand-'));
});
afterEach(() => rm(directory, { recursive: true }));

const problems = (site: object): readonly string[] => {
  const parsed = parseConfig({ site }, variables);
  return 'problems' in parsed ? parsed.problems.map(({ where, message }) => `${where}: ${message}`) : [];
};

it('takes a logo as a URL, a file, a data: URL or an SVG', () => {
  for (const src of [
    'https://www.uni.example/logo',
    'assets/Logo.SVG',
    '../logo.png',
    'data:image/png;base64,AAAA',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ]) {
    const parsed = parseConfig({ site: { logo: src } }, variables);
    expect('config' in parsed && parsed.config.site.logo).toEqual({ src, dark: null, alt: null, icon: null });
  }
});

it.each([
  [{ logo: 'logo.txt' }, /^site\.logo: Expected a URL with http or https.*\.svg, \.png/],
  [{ logo: { src: 'logo.svg', iconn: 'x.svg' } }, /^site\.logo\.iconn: Unknown key; did you mean icon\?/],
  [{ logo: 'data:text/html,<script>' }, /^site\.logo: Expected/],
  [{ colors: { accent: 'crimsn' } }, /^site\.colors\.accent: Expected a CSS colour name.*Did you mean crimson\?/],
  [{ font: { family: 'Inter"; } body { x' } }, /^site\.font\.family: Expected the name of one font/],
  [{ font: { family: 'Inter', file: 'inter.ttf' } }, /^site\.font\.file: Expected a URL, or a file.*\.woff2/],
  [{ footer: [{ label: {}, url: 'https://a.example' }] }, /^site\.footer\[0\]\.label: Expected/],
  [{ footer: [{ label: 'A', url: 'javascript:alert(1)' }] }, /^site\.footer\[0\]\.url: Expected an http/],
  [{ css: 'h1{}</style><script>' }, /^site\.css: Expected a style sheet without <\/style/],
  [{ css: 'theme.scss' }, /^site\.css: Expected a style sheet, its URL, or a file/],
  [{ head: 'head.txt' }, /^site\.head: Expected HTML/],
  [{ allow: { 'default-src': ['https://a.example'] } }, /^site\.allow\.default-src: Unknown key/],
  [{ allow: { 'connect-src': ["https://a.example; script-src 'unsafe-inline'"] } }, /^site\.allow\.connect-src/],
])('refuses %j', (site, message) => {
  expect(problems(site)).toEqual([expect.stringMatching(message)]);
});

it('reads the files beside the configuration, and watches them', async () => {
  const folder = join(directory, 'etc');
  await mkdir(folder);
  await writeFile(join(folder, 'logo.svg'), '<svg/>');
  await writeFile(join(folder, 'theme.css'), 'h1{}');
  await writeFile(join(folder, 'k.json'), JSON.stringify({ site: { logo: 'logo.svg', css: 'theme.css' } }));
  const loaded = await loadConfig({ ...variables, KALENDS_CONFIG: 'etc/k.json' }, directory);
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
  expect([...loaded.siteFiles.keys()]).toEqual(['logo.svg', 'theme.css']);
  expect(new TextDecoder().decode(loaded.siteFiles.get('theme.css'))).toBe('h1{}');
  expect(settingsOf(loaded, directory).sources).toEqual(
    ['k.json', 'logo.svg', 'theme.css'].map((name) => join(folder, name)),
  );
});

it('says which files it can’t read, all at once', async () => {
  await writeFile(join(directory, 'theme.css'), 'h1{}</style>');
  const config = JSON.stringify({ site: { logo: 'none.svg', image: 'none.png', css: 'theme.css' } });
  const loaded = await loadConfig({ ...variables, KALENDS_CONFIG: config }, directory);
  expect('problems' in loaded && loaded.problems.map(({ where, message }) => `${where}: ${message}`)).toEqual([
    "site.logo.src: The file none.svg can't be read: it does not exist, in the folder of the configuration.",
    "site.image: The file none.png can't be read: it does not exist, in the folder of the configuration.",
    'site.css: Expected a style sheet without </style, found something else in theme.css.',
  ]);
});
