import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildConfigDocs } from '../../scripts/config-docs/build-config-docs.ts';
import { exampleConfig } from '../../scripts/config-docs/example-config.ts';
import { variableDocs } from '../../scripts/config-docs/variable-docs.ts';
import { variableNames } from '../../src/config/environment.ts';
import { parseConfig } from '../../src/config/parse-config.ts';

describe('the page and the schema of the configuration', () => {
  it.each(buildConfigDocs().map((file) => [file.path, file] as const))(
    '%s is what `npm run build:docs` writes',
    (path, { text }) => {
      expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
    },
  );

  it('give examples that are valid together', () => {
    expect(parseConfig(exampleConfig, { KALENDS_TOKEN: 't' })).toMatchObject({ config: { site: { images: 'none' } } });
  });

  it('have an example beside every key, and every variable', () => {
    const [page] = buildConfigDocs();
    const rows = page?.text.match(/^\| `.*$/gmu) ?? [];
    const bare = rows.filter((row) => / \| {2}\|$/u.test(row) && !/ \| {2}\| {2}\| {2}\|$/u.test(row));
    expect(rows.length).toBeGreaterThan(90);
    expect(bare).toEqual([]);
    expect(variableDocs.map(({ name }) => name)).toEqual(expect.arrayContaining([...variableNames, 'HOST', 'PORT']));
  });
});
