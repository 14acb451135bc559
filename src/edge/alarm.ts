import { errorMessage } from '../publisher/messages.ts';
import { edgeRuntime } from './edge-runtime.ts';

const { now, log } = edgeRuntime;

/** Never sooner than this, whatever goes wrong. */
const leastMs = 1000;
/** When even asking for the time of the next refresh fails. */
const blindMs = 60_000;
/** Where an object keeps the set-up by which its alarm rang last. */
const setUpKey = 'setUp';

/** The one alarm of an object, by which it refreshes in the background. */
export interface Alarm {
  /** Sets it where it is not set, and at once under a new set-up. Never rejects: an answer to a reader does not depend on it. */
  arm(): Promise<void>;
  /**
   * Does the object's work and sets the next alarm. Never rejects: the platform gives up on an alarm that failed six
   * times, and the calendar would be refreshed no more. `renewed`: it rang under another set-up before.
   */
  ring(work: (renewed: boolean) => Promise<void>): Promise<void>;
}

export interface AlarmDeps {
  readonly storage: DurableObjectStorage;
  /** When the next refresh is due, in milliseconds since 1970; null: never, there is nothing to refresh. */
  readonly due: () => Promise<number | null>;
  /** Moves with the token and whatever else may mend what failed, so that it is tried at once. */
  readonly setUp: string;
}

export function createAlarm({ storage, due, setUp }: AlarmDeps): Alarm {
  let armed = false;
  const isRenewed = (): boolean => {
    const known = storage.kv.get(setUpKey);
    return known !== undefined && known !== setUp;
  };

  async function set(): Promise<void> {
    const at = isRenewed() ? now() : await due().catch(() => now() + blindMs);
    if (at !== null) await storage.setAlarm(Math.max(at, now() + leastMs));
    armed = at !== null;
  }

  return {
    async arm() {
      if (armed) return;
      try {
        if ((await storage.getAlarm()) === null || isRenewed()) await set();
        else armed = true;
      } catch (error) {
        log('error', `The next refresh could not be set: ${errorMessage(error)}`);
      }
    },
    async ring(work) {
      armed = false;
      try {
        const renewed = isRenewed();
        if (storage.kv.get(setUpKey) !== setUp) storage.kv.put(setUpKey, setUp);
        await work(renewed);
      } catch (error) {
        log('error', `A refresh in the background failed: ${errorMessage(error)}`);
      } finally {
        await set().catch((error) => log('error', `The next refresh could not be set: ${errorMessage(error)}`));
      }
    },
  };
}
