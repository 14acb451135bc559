/**
 * The Worker of src/worker.ts with a fixed clock and a portal on this machine. The clock is far in the future: the
 * runtime fires alarms by its own clock, so none fires while a test runs.
 */

import { createWorker } from '../../src/edge/create-worker.ts';
import type { Env } from '../../src/edge/env.ts';

interface HeldEnv extends Env {
  /** The base URL of the portal, and the address of the server that replaces it. */
  readonly HELD_PORTAL: readonly [string, string];
  /** The path that sets the clock, with an instant in `?at=`. */
  readonly HELD_CLOCK_PATH: string;
}

const worker = createWorker();
const platformFetch = globalThis.fetch;
/** The objects run in the isolate of the Worker, so one clock serves all. */
let time: number | null = null;

Date.now = () => {
  if (time === null) throw new Error('The clock has not been set.');
  return time;
};

export const { CalendarObject, IndexObject } = worker;
export default {
  async fetch(request: Request, env: HeldEnv, context: ExecutionContext): Promise<Response> {
    const [portal, server] = env.HELD_PORTAL;
    globalThis.fetch = (input, init) => platformFetch(String(input).replace(portal, server), init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== env.HELD_CLOCK_PATH) return worker.fetch(request, env, context);
    time = Date.parse(searchParams.get('at') ?? '');
    return new Response(null, { status: 204 });
  },
};
