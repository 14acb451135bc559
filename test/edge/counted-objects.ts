import { createExecutionContext, runDurableObjectAlarm } from 'cloudflare:test';
import { vi } from 'vitest';
import type { createWorker } from '../../src/edge/create-worker.ts';
import type { Env } from '../../src/edge/env.ts';
import { platformRuntime } from '../../src/platform-runtime.ts';
import { bindings, calendar, calendarCalls, indexCalls } from './objects.ts';

export const origin = 'https://events.example';

/** The environment with a count of each kind of call to an object. `down`: objects of these names fail. */
export function counted(down: ReadonlySet<string> = new Set(), variables: Partial<Env> = {}) {
  const calls: Record<string, number> = {};
  const counting = (namespace: DurableObjectNamespace): DurableObjectNamespace =>
    ({
      getByName: (name: string) =>
        new Proxy(
          {},
          {
            get:
              (_, method: string) =>
              (...args: readonly unknown[]) => {
                calls[method] = (calls[method] ?? 0) + 1;
                if (down.has(name)) return Promise.reject(Object.assign(new Error('overloaded'), { overloaded: true }));
                const object = namespace.getByName(name) as unknown as Record<
                  string,
                  (...all: readonly unknown[]) => unknown
                >;
                return object[method]?.(...args);
              },
          },
        ),
    }) as unknown as DurableObjectNamespace;
  const env: Env = { ...variables, INDEX: counting(bindings.INDEX), CALENDARS: counting(bindings.CALENDARS) };
  const take = () => {
    const taken = { ...calls };
    for (const name of Object.keys(calls)) delete calls[name];
    return taken;
  };
  return { env, take };
}

/** A request to a Worker. */
export const ask = (
  worker: ReturnType<typeof createWorker>,
  env: Env,
  path: string,
  headers: Record<string, string> = {},
) => worker.fetch(new Request(origin + path, { headers }), env, createExecutionContext());

/** What two answers are compared by. */
export async function seen(response: Response) {
  const { status, headers } = response;
  const bytes = [...new Uint8Array(await response.arrayBuffer())];
  const named = ['etag', 'last-modified', 'content-type', 'content-encoding', 'content-disposition', 'vary'];
  return { status, bytes, headers: named.map((name) => headers.get(name)) };
}

/** A calendar of the sample is read and rendered. */
export async function refreshed(calendarId: string): Promise<void> {
  await indexCalls.index();
  await calendarCalls(calendarId).wake(calendarId);
  await runDurableObjectAlarm(calendar(calendarId));
}

const quarterHour = 900_000;

/**
 * A clock for the isolates and the objects. `ahead`: milliseconds. It begins in the first half of a quarter of an hour, so
 * that no page and no day changes while it advances a few minutes.
 */
export function clockAhead(): { ahead: number } {
  const clock = { ahead: 0 };
  const back = Date.now() % quarterHour < quarterHour / 2 ? 0 : quarterHour / 2;
  vi.spyOn(platformRuntime, 'now').mockImplementation(() => Date.now() - back + clock.ahead);
  return clock;
}
