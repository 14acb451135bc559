import type { Env } from '../../src/edge/env.ts';
import worker, * as objects from '../../src/worker.ts';

/** Variables that a test file gives to the objects, which read their own environment and not that of a test's Worker. */
export const given: { variables: Partial<Env> } = { variables: {} };

/** The calls between objects, `from → to.method`. */
export const callsBetween: string[] = [];

const noting = (from: string, namespace: DurableObjectNamespace): DurableObjectNamespace =>
  ({
    getByName(name: string) {
      const stub = namespace.getByName(name) as unknown as Record<string, (...args: readonly unknown[]) => unknown>;
      return new Proxy(stub, {
        get:
          (_, method: string) =>
          (...args: readonly unknown[]) => {
            callsBetween.push(`${from} → ${name}.${method}`);
            return stub[method]?.(...args);
          },
      });
    },
  }) as unknown as DurableObjectNamespace;

function environment(from: string, env: Env): Env {
  const INDEX = noting(from, env.INDEX);
  return { ...env, ...given.variables, INDEX, CALENDARS: noting(from, env.CALENDARS) };
}

/** The objects of the Worker, in the environment that a test gives them. */
export class IndexObject extends objects.IndexObject {
  constructor(state: DurableObjectState, env: Env) {
    super(state, environment('index', env));
  }
}

export class CalendarObject extends objects.CalendarObject {
  constructor(state: DurableObjectState, env: Env) {
    super(state, environment(state.id.name ?? 'calendar', env));
  }
}

export default worker;
