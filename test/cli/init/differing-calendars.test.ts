import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { contextOf, type Portal } from '../../portals/corpus.ts';
import { servePortal } from '../../portals/serve-portal.ts';
import { fakeRuntime } from '../fake-runtime.ts';

const token = 'tok-51c0aa-never-shown';
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-differing-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function run(args: readonly string[], config: string) {
  const variables = { KALENDS_TOKEN: token, KALENDS_CONFIG: config, KALENDS_STORE: 'sqlite::memory:' };
  const runtime = fakeRuntime(variables, { directory });
  const code = await main(args, runtime);
  return { code, ...runtime.written };
}

/** Serves a portal of the corpus, with a configuration that says only where it is. */
async function serving(path: string, details: false | undefined, work: () => Promise<void>) {
  const file = fileURLToPath(new URL(`../../portals/${path}.json`, import.meta.url));
  const portal: Portal = { ...JSON.parse(readFileSync(file, 'utf8')), group: '' };
  const served = await servePortal(portal, token);
  const { timeZone, language, linkBase } = contextOf(portal);
  const endpoints = details === undefined ? {} : { endpoints: { details } };
  const settings = { source: { baseUrl: served.url, linkBase, ...endpoints }, site: { timeZone, language } };
  await writeFile(join(directory, 'before.json'), JSON.stringify(settings));
  await writeFile(join(directory, 'after.json'), JSON.stringify(settings));
  try {
    await work();
  } finally {
    await served.close();
  }
}

const checked = async (config: string) => JSON.parse((await run(['check', '--json'], config)).out);

describe('a portal whose calendars differ in shape', () => {
  it.each([
    ['its lists stand in different places', 'everyday/in-krishi-vigyan-kendra', undefined],
    ['one has fields that the other lacks', 'stages/dk-museum', undefined],
    ['one calls its states by other words', 'everyday/ir-bimarestan-samaneh', undefined],
    ['one has an end that the other lacks', 'everyday/cl-debezium-corporacion', false],
  ] as const)('gives the same events after init: %s', async (_, path, details) => {
    await serving(path, details, async () => {
      const before = await checked('before.json');
      expect(Object.keys(before.mapping.byCalendar)).not.toEqual([]);
      const { code, out } = await run(['init', '--yes', '--force'], 'after.json');
      expect(code).toBe(0);
      expect(out).toMatch(/differs? between calendars and stays? detected\./u);
      expect((await checked('after.json')).calendars).toEqual(before.calendars);
    });
  });

  it('has in its file the rules of each as comments, by name, and what all have as rules', async () => {
    await serving('everyday/in-krishi-vigyan-kendra', undefined, async () => {
      await run(['init', '--yes', '--out', 'new.mjs'], 'before.json');
      const text = await readFile(join(directory, 'new.mjs'), 'utf8');
      expect(text).toContain('// Differs between calendars, so it stays detected');
      expect(text).toContain(
        "// items: 'karyakram[*]'; calendar 'prashikshan': 'Result.Trainings[*]'; calendar 'webinar': '[*]'",
      );
      expect(text).toContain("// price: none; calendar 'prashikshan': 'Fee'");
      expect(text).toMatch(/^ {6}id: 'code',$/mu);
    });
  });

  describe('and a configured rule that finds nothing in one of them', () => {
    const path = 'everyday/ir-bimarestan-samaneh';

    /** What check says where the rules of the other calendar are configured for these fields. */
    async function configured(fields: readonly string[]) {
      const before = await checked('before.json');
      const settings = JSON.parse(await readFile(join(directory, 'before.json'), 'utf8'));
      const event = Object.fromEntries(fields.map((field) => [field, before.mapping.event[field].rule]));
      await writeFile(join(directory, 'after.json'), JSON.stringify({ ...settings, mapping: { event } }));
      const after = await checked('after.json');
      const said = (after.problems as readonly Record<string, string>[]).filter(({ message }) =>
        message?.includes('of this calendar, where detection finds'),
      );
      return { before, after, said: said.map(({ level, where }) => `${level} ${where}`) };
    }

    it('is named by check, as an error where events need the field', async () => {
      await serving(path, undefined, async () => {
        expect((await configured(['title', 'description', 'performers'])).said).toEqual([
          'error calendar madaran, title',
        ]);
        expect((await configured(['price', 'status'])).said).toEqual(['warning calendar madaran, price']);
      });
    });

    it('does not silence the plain words of its records', async () => {
      await serving(path, undefined, async () => {
        const { before, after } = await configured(['status']);
        const states = ({ calendars }: typeof after) =>
          calendars.flatMap(({ events }: typeof after) => events.map(({ id, status }: typeof after) => [id, status]));
        expect(states(after)).toContainEqual(['ک-۱۵', 'cancelled']);
        expect(states(after)).toEqual(states(before));
      });
    });
  });
});
