import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createEngineMetrics } from '../../../src/cli/metrics/engine-metrics.ts';

const namesIn = (text: string) => new Set(text.match(/\bkalends_[a-z_]+[a-z]\b/gu));

it('every metric is in docs/operations.md, and what is there exists', async () => {
  const documented = namesIn(readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8'));
  const status = {
    ready: true,
    list: { lastSuccess: null, lastAttempt: null, failure: null, runningSince: null },
    calendars: [],
    problems: [],
    store: null,
  };
  const usage = { cache: { bytes: 0, entries: 0 }, renderings: { running: 0, waiting: 0, refused: 0 } };
  const engine = await createEngineMetrics({ isHidden: () => false, now: Date.now }).text(status, usage);
  const front = readFileSync(new URL('../../../src/cli/metrics/front-metrics.ts', import.meta.url), 'utf8');
  const measured = namesIn(`${[...engine.matchAll(/^# TYPE (\S+)/gmu)].map(([, name]) => name).join(' ')} ${front}`);
  expect([...documented].sort()).toEqual([...measured].sort());
});
