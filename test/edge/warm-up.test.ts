import { afterEach, expect, it, vi } from 'vitest';
import { createEnvReader } from '../../src/edge/env.ts';
import { warmUp } from '../../src/edge/warm-up.ts';
import { platformRuntime } from '../../src/platform-runtime.ts';
import { bindings } from './objects.ts';

afterEach(() => vi.restoreAllMocks());

const portal = {
  KALENDS_BASE_URL: 'https://portal.example/api',
  KALENDS_TOKEN: 'secret',
  KALENDS_PUBLIC_URL: 'https://calendar.example',
};

it.each([
  ['the sample', {}],
  ['a portal', portal],
])('an isolate that starts finds a stored feed of %s, and asks nothing outside of it', async (_, variables) => {
  const asked = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(Math, 'random')];
  const log = vi.spyOn(platformRuntime, 'log');
  const answer = await warmUp(createEnvReader(undefined), { ...bindings, ...variables });
  expect(answer?.status).toBe(304);
  for (const one of asked) expect(one).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

it('an isolate whose configuration is wrong starts all the same', async () => {
  expect(await warmUp(createEnvReader(undefined), { ...bindings, KALENDS_BASE_URL: 'nowhere' })).toBeNull();
});
