import { expect, it } from 'vitest';
import { exampleConfig } from '../../../scripts/config-docs/example-config.ts';
import { settingsOf } from '../../../src/cli/engine/run-engine.ts';
import { readEnvironment } from '../../../src/config/environment.ts';
import { parseConfig } from '../../../src/config/parse-config.ts';
import { restartKeys } from '../../../src/config/restart-keys.ts';

const variables = { KALENDS_TOKEN: 't', KALENDS_BASE_URL: 'https://portal.example' };

/** What the front of `serve` is told once, at the start: where it listens, and how much it may hold. */
function atTheStart(settings: object) {
  const parsed = parseConfig(settings, variables);
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  const { environment } = readEnvironment(variables);
  const { config } = parsed;
  const noFiles = { siteFiles: new Map(), siteFilePaths: [] };
  const told = settingsOf({ config, environment, token: 't', file: null, input: settings, ...noFiles }, '/');
  // Links, the name of the portal, the files to watch and the words for a busy server are asked for anew.
  const { publicUrl, portal, file, sources, store, busyWords, ...once } = told;
  return JSON.stringify(once);
}

it('are the keys of which the front of a server reads something only when it starts', () => {
  const without = atTheStart({});
  const keys = Object.entries(exampleConfig).flatMap(([section, part]) =>
    Object.entries(part as object).flatMap(([key, value]) =>
      section === 'calendars' || section === 'feeds' ? [] : [{ section, key, value }],
    ),
  );
  // The example's number of requests is one of the paid plan.
  const beside: Readonly<Record<string, object>> = { worker: { plan: 'paid' } };
  const found = keys.filter(
    ({ section, key, value }) => atTheStart({ [section]: { ...beside[section], [key]: value } }) !== without,
  );
  expect(found.map(({ section, key }) => `${section}.${key}`).sort()).toEqual([...restartKeys].sort());
});
