import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { servePortalShape } from '../clients/portal-shapes.ts';
import { portalNames } from '../portals/portal-data.ts';
import { checkAnswer } from './check-answer.ts';
import { fakeRuntime } from './fake-runtime.ts';

const names = portalNames(fileURLToPath(new URL('../portals/', import.meta.url)));
// Inside the package, where the configuration can import it by its name, as in a checkout.
const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
let directory: string;

beforeEach(async () => {
  await mkdir(cache, { recursive: true });
  directory = await mkdtemp(join(cache, 'shapes-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function run(args: readonly string[], variables: Record<string, string>) {
  const runtime = fakeRuntime({ KALENDS_TOKEN: 'secret', ...variables }, { directory });
  const code = await main(args, runtime);
  return { code, ...runtime.written };
}

async function answer(variables: Record<string, string>) {
  const { out, err, code } = await run(['check', '--json'], variables);
  expect([code === 2, err]).toEqual([false, '']);
  return checkAnswer.parse(JSON.parse(out));
}

describe.each(names)('the portal %s', (name) => {
  it('gives output in the schema that programs depend on, and what init writes gives the same events', async () => {
    const { portal, data } = await servePortalShape(name);
    try {
      const site = { KALENDS_BASE_URL: portal.url, KALENDS_TIMEZONE: 'Europe/Vienna' };
      const detected = await answer(site);
      const ids = new Set(detected.calendars.flatMap(({ events }) => events.map(({ id }) => id)));
      expect([...ids].sort()).toEqual([...new Set(data.truth.events.map(({ id }) => id))].sort());

      const { code, err } = await run(['init', '--base-url', portal.url, '--time-zone', 'Europe/Vienna'], {});
      expect([code, err]).toEqual([0, '']);
      expect(await readdir(directory)).toEqual(['kalends.config.ts']);
      const text = await readFile(join(directory, 'kalends.config.ts'), 'utf8');
      expect(text).not.toContain('secret');
      const configured = await answer({});
      expect(configured.calendars).toEqual(detected.calendars);
      // What is sure is written down, and what is not stays detected.
      const before = 'event' in detected.mapping ? detected.mapping.event : {};
      const after = 'event' in configured.mapping ? configured.mapping.event : {};
      for (const [field, { confidence }] of Object.entries(before)) {
        expect([field, after[field]?.origin]).toEqual([field, confidence >= 0.9 ? 'configured' : 'detected']);
      }
    } finally {
      await portal.close();
    }
  });
});
