import { sentence } from '../publisher/surroundings.ts';
import { edgeSurroundings } from './edge-surroundings.ts';

const { now, log } = edgeSurroundings;

/** Never sooner than this, whatever goes wrong. */
const leastMs = 1000;
/** When even asking for the time of the next refresh fails. */
const blindMs = 60_000;

/** The one alarm of an object, by which it refreshes in the background. */
export interface Alarm {
  /** Sets it where it is not set. Never rejects: an answer to a reader does not depend on it. */
  arm(): Promise<void>;
  /**
   * Does the object's work and sets the next alarm. Never rejects: the platform gives up on an alarm that failed six
   * times, and the calendar would be refreshed no more.
   */
  ring(work: () => Promise<void>): Promise<void>;
}

/** `due` says when the next refresh is due, in milliseconds since 1970; null: never, there is nothing to refresh. */
export function createAlarm(storage: DurableObjectStorage, due: () => Promise<number | null>): Alarm {
  let armed = false;

  async function set(): Promise<void> {
    const at = await due().catch(() => now() + blindMs);
    if (at !== null) await storage.setAlarm(Math.max(at, now() + leastMs));
    armed = at !== null;
  }

  return {
    async arm() {
      if (armed) return;
      try {
        if ((await storage.getAlarm()) === null) await set();
        else armed = true;
      } catch (error) {
        log('error', `The next refresh could not be set: ${sentence(error)}`);
      }
    },
    async ring(work) {
      armed = false;
      try {
        await work();
      } catch (error) {
        log('error', `A refresh in the background failed: ${sentence(error)}`);
      } finally {
        await set().catch((error) => log('error', `The next refresh could not be set: ${sentence(error)}`));
      }
    },
  };
}
