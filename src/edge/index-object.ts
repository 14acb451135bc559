import { DurableObject } from 'cloudflare:workers';
import { createIndexKeeper } from '../publisher/index-keeper.ts';
import type { IndexKeeper } from '../publisher/keepers.ts';
import { sentence } from '../publisher/surroundings.ts';
import { type Alarm, createAlarm } from './alarm.ts';
import { edgeSurroundings } from './edge-surroundings.ts';
import type { Env } from './env.ts';
import type { Opened } from './open-edge.ts';
import { calendarStub, type IndexCalls } from './stubs.ts';

/** The class of the one object that keeps the list of the calendars. `open` gives it its parts. */
export function indexObject(open: (env: Env, state: DurableObjectState) => Opened) {
  return class IndexObject extends DurableObject<Env> implements IndexCalls {
    readonly #keeper: IndexKeeper;
    readonly #alarm: Alarm;
    /** Whether this instance has told the calendars' objects that they are wanted. */
    #woken = false;

    constructor(state: DurableObjectState, env: Env) {
      super(state, env);
      this.#keeper = createIndexKeeper(open(env, state).parts);
      this.#alarm = createAlarm(state.storage, async () => (this.#woken ? await this.#keeper.dueAt() : 0));
    }

    async index() {
      const index = await this.#keeper.index();
      await this.#alarm.arm();
      return index;
    }

    async standing(calendarId: string) {
      const standing = await this.#keeper.standing(calendarId);
      await this.#alarm.arm();
      return standing;
    }

    brief(calendarId: string) {
      return this.#keeper.brief(calendarId);
    }

    keepDetected(...args: Parameters<IndexKeeper['keepDetected']>) {
      return this.#keeper.keepDetected(...args);
    }

    async status() {
      const status = await this.#keeper.status();
      // Whoever watches /readyz wants it to become ready, too.
      await this.#alarm.arm();
      return status;
    }

    override async alarm(): Promise<void> {
      await this.#alarm.ring(async () => {
        await this.#keeper.refresh();
        await this.#wakeCalendars();
      });
    }

    /** A calendar that nobody has asked for yet is kept current too. */
    async #wakeCalendars(): Promise<void> {
      const { calendars } = await this.#keeper.status();
      this.#woken = true;
      for (const { id } of calendars) {
        await calendarStub(this.env, id)
          .wake()
          .catch((error) => edgeSurroundings.log('warn', `Calendar ${id} could not be woken: ${sentence(error)}`));
      }
    }
  };
}
