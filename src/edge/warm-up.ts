import { env } from 'cloudflare:workers';
import { createApp } from '../app.ts';
import { portalDeps } from '../portal-deps.ts';
import type { Env, ReadEnv } from './env.ts';

const never = (): never => {
  throw new Error('Nothing is asked before the first request.');
};
const publisher = { index: never, snapshot: never, status: never };
const runtime = { now: () => 0, random: never, sleep: never, log: () => undefined };

/**
 * Reads the configuration and makes an application and an object's parts once while the isolate starts, and drops them. The
 * start has a second of processor time, a request of the free plan ten milliseconds, and what is done for the first time
 * takes the longest. There is no clock, no chance and no network at the start.
 */
export function warmUp(read: (env: Env) => ReadEnv): void {
  try {
    const known = read(env as unknown as Env);
    if ('problems' in known) return;
    const { config, token } = known;
    createApp({ ...runtime, config, publisher }).router.match('GET', '/feeds/any.ics');
    portalDeps({ config, token, fetch: never, runtime });
  } catch {
    // The first request says what is wrong.
  }
}
