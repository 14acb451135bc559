import { accessSync, constants, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const { version, scripts } = z
  .object({ version: z.string(), scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')));

const job = z.looseObject({
  uses: z.string().optional(),
  needs: z.string().optional(),
  permissions: z.record(z.string(), z.string()).default({}),
  steps: z.array(z.looseObject({ run: z.string().optional() })).default([]),
});
const workflow = z.looseObject({ jobs: z.record(z.string(), job) });
const read = (name: string) => workflow.parse(parse(readFileSync(join(checkout, '.github/workflows', name), 'utf8')));

describe.each(globSync('*.yml', { cwd: join(checkout, '.github/workflows') }))('the workflow %s', (name) => {
  const jobs = Object.values(read(name).jobs);

  it('runs scripts that there are', () => {
    const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')));
    const named = commands.flatMap((line) => [...(/\bnpm (?:run )?([\w:-]+)/gu.exec(line)?.slice(1, 2) ?? [])]);
    const own = ['ci', 'init', 'install', 'pack', 'pkg', 'publish'];
    expect(named.filter((script) => !own.includes(script) && scripts[script] === undefined)).toEqual([]);
    for (const [, path = ''] of commands.join('\n').matchAll(/\bbash (\S+)/gu))
      accessSync(join(checkout, path), constants.R_OK);
  });

  it('calls workflows that there are', () => {
    for (const { uses } of jobs) if (uses !== undefined) accessSync(join(checkout, uses), constants.R_OK);
  });
});

it('publishes only what has passed, and signs where it came from', () => {
  const { ci, npm } = read('publish.yml').jobs;
  expect([ci?.uses, npm?.needs]).toEqual(['./.github/workflows/ci.yml', 'ci']);
  expect(npm?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  expect(JSON.stringify(npm?.steps)).toContain('npm publish --provenance');
});

it('has a section in the changelog for the version, as the workflow that publishes asks', () => {
  const changelog = readFileSync(join(checkout, 'CHANGELOG.md'), 'utf8');
  const sections = [...changelog.matchAll(/^## (\S+) - \d{4}-\d\d-\d\d$/gmu)];
  expect(sections.map(([, release]) => release)).toContain(version);
});
