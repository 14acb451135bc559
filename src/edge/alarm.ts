import { platformRuntime } from '../platform-runtime.ts';
import { errorMessage } from '../publisher/messages.ts';

const { now, log } = platformRuntime;

/** The alarm is never set sooner than this, so that a failure can't make it ring without a pause. */
const minDelayMs = 1000;
/** When the alarm rings if the time of the next refresh can't be determined: each time twice as late, up to a minute. */
const firstFallbackMs = 2000;
const longestFallbackMs = 60_000;
/** The key under which an object stores the setup that was in force when its alarm last rang. */
const setupKey = 'setUp';

/** The alarm of a Durable Object, which has only one. It makes the object refresh in the background. */
export interface Alarm {
  /** Sets the alarm if it is not set. Under a new setup, it rings at once. Never rejects, so that no response fails with it. */
  arm(): Promise<void>;
  /** Milliseconds until it rings; 0: it is ringing, or is not set. */
  remainingMs(): Promise<number>;
  /**
   * Does the object's work when the alarm rings, and sets the next alarm. Never rejects: the platform gives up on an
   * alarm that failed six times, and the calendar would no longer be refreshed. `isNewSetup`: another setup was in force
   * when the alarm last rang.
   */
  handle(work: (isNewSetup: boolean) => Promise<void>): Promise<void>;
}

interface AlarmDeps {
  readonly storage: DurableObjectStorage;
  /** When the next refresh is due, in milliseconds since 1970; null: there is nothing to refresh. */
  readonly due: () => Promise<number | null>;
  /** Fingerprint of the settings that may fix a failure, such as the token. When it changes, the refresh is tried at once. */
  readonly setup: string;
}

export function createAlarm({ storage, due, setup }: AlarmDeps): Alarm {
  let armed = false;
  let fallbackMs = firstFallbackMs;
  const isNewSetup = (): boolean => {
    const known = storage.kv.get(setupKey);
    return known !== undefined && known !== setup;
  };

  async function nextTime(): Promise<number | null> {
    try {
      const at = await due();
      fallbackMs = firstFallbackMs;
      return at;
    } catch {
      const at = now() + fallbackMs;
      fallbackMs = Math.min(fallbackMs * 2, longestFallbackMs);
      return at;
    }
  }

  async function set(): Promise<void> {
    const at = isNewSetup() ? now() : await nextTime();
    if (at !== null) await storage.setAlarm(Math.max(at, now() + minDelayMs));
    armed = at !== null;
  }

  return {
    async arm() {
      if (armed) return;
      try {
        if ((await storage.getAlarm()) === null || isNewSetup()) await set();
        else armed = true;
      } catch (error) {
        log('error', `The next refresh could not be scheduled: ${errorMessage(error)}`);
      }
    },
    remainingMs: async () => Math.max(((await storage.getAlarm()) ?? 0) - now(), 0),
    async handle(work) {
      armed = false;
      try {
        const isNew = isNewSetup();
        if (storage.kv.get(setupKey) !== setup) storage.kv.put(setupKey, setup);
        await work(isNew);
      } catch (error) {
        log('error', `A background refresh failed: ${errorMessage(error)}`);
      } finally {
        await set().catch((error) => log('error', `The next refresh could not be scheduled: ${errorMessage(error)}`));
      }
    },
  };
}
