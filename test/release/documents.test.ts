import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { main } from '../../src/cli/main.ts';
import { fakeRuntime } from '../cli/fake-runtime.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const documents = globSync(['*.md', 'docs/*.md', 'examples/**/*.md', 'test/**/*.md'], {
  cwd: checkout,
  exclude: ['**/node_modules/**'],
}).map((path) => path.replaceAll('\\', '/'));
const read = (path: string) => readFileSync(join(checkout, path), 'utf8');

/** The text without blocks of code, whose examples may name anything. */
const prose = (path: string) => read(path).replaceAll(/^( *)```.*?^\1```$/gmsu, '');
const codeBlocks = (path: string) => [...read(path).matchAll(/^ *```(\w*)\n(.*?)^ *```$/gmsu)];

/** The anchors of the headings, as GitHub makes them. */
function anchors(path: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, heading = ''] of prose(path).matchAll(/^#{1,6} +(.+)$/gmu)) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1').toLowerCase();
    const anchor = words.replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-');
    let name = anchor;
    for (let n = 1; found.has(name); n += 1) name = `${anchor}-${n}`;
    found.add(name);
  }
  return found;
}

describe.each(documents)('%s', (path) => {
  it('links to files and headings that there are', () => {
    const dead: string[] = [];
    for (const [, target = ''] of prose(path).matchAll(/\]\(([^()\s]+)\)/gu)) {
      if (/^(?:https?|mailto|webcal):/u.test(target)) continue;
      const [file = '', anchor] = target.split('#');
      const linked = file === '' ? path : join(dirname(path), decodeURIComponent(file));
      if (!existsSync(join(checkout, linked))) dead.push(target);
      else if (anchor !== undefined && linked.endsWith('.md') && !anchors(linked).has(anchor)) dead.push(target);
    }
    expect(dead).toEqual([]);
  });

  // The changelog tells what was, and docs/clients.md names the files of other projects.
  it.skipIf(path === 'CHANGELOG.md')('names files and scripts that there are', () => {
    const named = [...prose(path).matchAll(/`([^`\n]+)`/gu)].map(([, text = '']) => text);
    const files = named.filter((text) => /^(?:\.ci|bin|docs|examples|scripts|src|test)\/[\w./-]+\w\/?$/u.test(text));
    expect(files.filter((file) => !existsSync(join(checkout, file)) && !invented.has(file))).toEqual([]);
    const short = named
      .filter((text) => /^[\w./-]+\.tsx?$/u.test(text) && !invented.has(text))
      .map((text) => basename(text));
    expect(short.filter((file) => !code.has(file))).toEqual([]);
    const commands = [...named, ...codeBlocks(path).map(([, , block = '']) => block)].join('\n');
    const scripts = [...commands.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/gu)].map(([, script = '']) => script);
    expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([]);
  });

  it('names commands and options of kalends that there are', async () => {
    const shells = codeBlocks(path).filter(([, language]) => language === 'sh' || language === '');
    const spans = [...prose(path).matchAll(/`([^`\n]+)`/gu)].map(([, text = '']) => text);
    const lines = [...shells.flatMap(([, , code = '']) => code.split('\n')), ...spans];
    const unknown: string[] = [];
    for (const line of lines) {
      const [, command = '', rest = ''] =
        /^(?:\w+=\S+ )*(?:npx kalends|npm run (?:--silent )?kalends --|kalends) ([a-z]+)\b([^|#;&]*)/u.exec(line) ?? [];
      if (command === '') continue;
      const help = await helpOf(command);
      const options = rest.match(/(?<=\s)--[a-z][a-z-]*/gu) ?? [];
      if (help === null || options.some((option) => !help.includes(option))) unknown.push(line);
    }
    expect(unknown).toEqual([]);
  });
});

const code = new Set(
  globSync(['*.ts', '{src,test,scripts,bench,examples}/**/*.{ts,tsx}'], { cwd: checkout }).map((path) =>
    basename(path),
  ),
);

/** What a reader makes who follows an example. */
const invented = new Set([
  'src/feeds/news/csv.ts',
  'src/store/folder-store.ts',
  'test/store/folder-store.test.ts',
  'src/pages/about-page.ts',
  'src/http/pages/about-service.ts',
  'kalends.config.ts',
]);

/** What `kalends COMMAND --help` prints; null: there is no such command. */
async function helpOf(command: string): Promise<string | null> {
  const runtime = fakeRuntime({});
  const code = await main([command, '--help'], runtime);
  return code === 0 ? runtime.written.out : null;
}
