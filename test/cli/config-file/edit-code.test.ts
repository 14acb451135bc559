import { describe, expect, it } from 'vitest';
import { type ConfigChange, editConfig } from '../../../src/cli/config-file/edit-config.ts';

const written = `// Written by \`kalends init\`
import { defineConfig } from 'kalends';

export default defineConfig({
  source: { baseUrl: 'https://portal.example/api' },

  site: {
    title: 'Events', // as on the door
    // id: 'events.example.org'
    language: 'en' // for now
  },
  mapping: {
    event: {
      // 80 %: the only short text
      title: 'name',
      start: { path: "from", format: 'dd.MM' }, // no year
      categories: ({ tags }) => String(tags).split('|'),
      // summary: '…',
    },
  },
});
`;

const edit = (changes: readonly ConfigChange[], text = written) => editConfig(text, 'code', changes);

describe('editing a configuration that init wrote', () => {
  it('writes values as the file writes its own', () => {
    const result = edit([
      { path: ['mapping', 'event', 'title'], value: 'names.short' },
      { path: ['mapping', 'event', 'start'], value: { path: 'from', format: 'dd.MM.yyyy' } },
      { path: ['mapping', 'event', 'status'], value: { path: 'state', values: { '3': 'cancelled' } } },
      { path: ['site', 'timeZone'], value: 'Europe/Berlin' },
      { path: ['source', 'auth'], value: { in: 'header', name: 'X-Key' } },
      { path: ['refresh', 'guard', 'share'], value: 0.3 },
    ]);
    expect(result).toEqual({
      text: `// Written by \`kalends init\`
import { defineConfig } from 'kalends';

export default defineConfig({
  source: { baseUrl: 'https://portal.example/api', auth: { in: 'header', name: 'X-Key' } },

  site: {
    title: 'Events', // as on the door
    // id: 'events.example.org'
    language: 'en', // for now
    timeZone: 'Europe/Berlin'
  },
  mapping: {
    event: {
      // 80 %: the only short text
      title: 'names.short',
      start: { path: "from", format: 'dd.MM.yyyy' }, // no year
      categories: ({ tags }) => String(tags).split('|'),
      status: { path: 'state', values: { '3': 'cancelled' } },
      // summary: '…',
    },
  },
  refresh: {
    guard: {
      share: 0.3,
    },
  },
});
`,
    });
  });

  it('gives the members of an object lines of their own before its line gets long', () => {
    const key = {
      path: ['source', 'auth'],
      value: { in: 'header', name: 'X-Api-Key-Of-The-Whole-Portal', scheme: '' },
    };
    const query = { path: ['source', 'query', 'events'], value: { from: { days: -90, format: 'yyyy-MM-dd' } } };
    const broken = `  source: {
    baseUrl: 'https://portal.example/api',
    auth: { in: 'header', name: 'X-Api-Key-Of-The-Whole-Portal', scheme: '' },
  },
`;
    const line = "  source: { baseUrl: 'https://portal.example/api' },\n";
    const result = edit([key]);
    expect(result).toEqual({ text: written.replace(line, broken) });
    const both = edit([key, query]);
    expect('text' in both && both.text).toContain(
      broken.replace(
        '  },\n',
        `    query: {
      events: { from: { days: -90, format: 'yyyy-MM-dd' } },
    },
  },
`,
      ),
    );
    // A comment between members might end up beside another one.
    const commented = written.replace("api' }", "api' /* inside */ }");
    const kept = edit([key], commented);
    expect('text' in kept && kept.text).toContain("api', /* inside */ auth: { in:");
  });

  it('takes a rule out with the comment behind it, and keeps the comments above', () => {
    const result = edit([
      { path: ['mapping', 'event', 'start'], value: undefined },
      { path: ['site', 'language'], value: undefined },
    ]);
    expect(result).toEqual({
      text: written
        .replace(/ {6}start: .*\n/u, '')
        .replace(/ {4}language: .*\n/u, '')
        .replace("'Events', //", "'Events' //"),
    });
  });

  it('keeps the byte order mark, tabs, double quotes and line breaks of Windows', () => {
    const text = '\uFEFFexport default {\r\n\tsite: {\r\n\t\ttitle: "A",\r\n\t},\r\n};\r\n';
    expect(edit([{ path: ['site', 'author'], value: 'B' }], text)).toEqual({
      text: '\uFEFFexport default {\r\n\tsite: {\r\n\t\ttitle: "A",\r\n\t\tauthor: "B",\r\n\t},\r\n};\r\n',
    });
  });

  it('finds the literal of a constant that is only exported', () => {
    const text = (more: string) =>
      `import type { Settings } from 'kalends';\nconst config: Settings = { site: { title: 'A' } };\n${more}export default config;\n`;
    const change = { path: ['site', 'title'], value: 'B' };
    expect(edit([change], text(''))).toEqual({ text: text('').replace("'A'", "'B'") });
    expect(edit([change], text('config.site = {};\n'))).toMatchObject({
      manual: [{ code: "site: {\n  title: 'B',\n}," }],
    });
  });
});

describe('a configuration that is a program', () => {
  it.each<[string, string, ConfigChange, object]>([
    [
      'a section in a variable',
      'const event = load();\nexport default {\n  mapping: { event },\n};\n',
      { path: ['mapping', 'event', 'title'], value: 'name' },
      { place: { message: 'in mapping.event' }, line: 3, code: "title: 'name'," },
    ],
    [
      'a spread behind the key',
      "export default {\n  site: {\n    title: 'A',\n    ...common,\n  },\n};\n",
      { path: ['site', 'title'], value: 'B' },
      { place: { message: 'in site' }, code: "title: 'B'," },
    ],
    [
      'a spread that may hold the section',
      'export default { ...common };\n',
      { path: ['site', 'title'], value: 'B' },
      {
        place: { message: 'in the object that the file exports as its default' },
        line: 1,
        code: "site: {\n  title: 'B',\n},",
      },
    ],
    [
      'a key to take out that a spread may bring back',
      "export default {\n  site: { ...common, title: 'A' },\n};\n",
      { path: ['site', 'title'], value: undefined },
      { place: { message: 'in site' }, line: 2, code: null },
    ],
    [
      'a call',
      "import { make } from './make.ts';\nexport default make();\n",
      { path: ['site', 'title'], value: 'B' },
      { line: 2, code: "site: {\n  title: 'B',\n}," },
    ],
    [
      'no default export',
      'module.exports = {};\n',
      { path: ['site', 'title'], value: 'B' },
      { line: null, code: "site: {\n  title: 'B',\n}," },
    ],
  ])('%s: says what to put in where', (_, text, change, manual) => {
    expect(edit([change], text)).toMatchObject({ reason: { message: expect.any(String) }, manual: [manual] });
  });

  it('is edited all the same where the change is certain', () => {
    const text =
      "export default {\n  site: { ...common, title: 'A' },\n  mapping: { event: { title(r) { return r.a; } } },\n};\n";
    const result = edit(
      [
        { path: ['site', 'title'], value: 'B' },
        { path: ['site', 'author'], value: 'C' },
        { path: ['mapping', 'event', 'title'], value: null },
      ],
      text,
    );
    expect(result).toEqual({
      text: "export default {\n  site: { ...common, title: 'B', author: 'C' },\n  mapping: { event: { title: null } },\n};\n",
    });
  });

  it('is left alone as a whole if one change can’t be made', () => {
    const text = "export default {\n  site: { title: 'A' },\n  source: make(),\n};\n";
    const changes = [
      { path: ['site', 'title'], value: 'B' },
      { path: ['source', 'retries'], value: 3 },
    ];
    expect(edit(changes, text)).toMatchObject({
      manual: [
        { place: { message: 'in site' }, line: 2, code: "title: 'B'," },
        { place: { message: 'in source' }, line: 3, code: 'retries: 3,' },
      ],
    });
  });
});

describe('a file that can’t be read', () => {
  it('is named with the line', () => {
    expect(edit([{ path: ['a'], value: 1 }], 'export default {\n  a: ,\n};')).toMatchObject({
      reason: { message: 'The file is not valid JavaScript or TypeScript.' },
      manual: [{ line: 2 }],
    });
    expect(editConfig('{ "a": 1, }', 'json', [{ path: ['a'], value: 2 }])).toMatchObject({
      reason: { message: expect.stringContaining('a comma before the closing bracket') },
      manual: [{ code: '"a": 2' }],
    });
  });
});
