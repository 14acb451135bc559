import { DurableObject } from 'cloudflare:workers';
import { createIndexRefresher } from '../publisher/index/index-refresher.ts';
import { errorMessage } from '../publisher/messages.ts';
import type { IndexRefresher } from '../publisher/refreshers.ts';
import { type Alarm, createAlarm } from './alarm.ts';
import { edgeRuntime } from './edge-runtime.ts';
import type { Env } from './env.ts';
import type { Opened } from './open-edge.ts';
import { calendarStub, type IndexCalls, type ObjectClass } from './stubs.ts';

/** The class of the one object that keeps the list of the calendars. `open` gives it its parts. */
export function indexObject(open: (env: Env, state: DurableObjectState) => Opened): ObjectClass<IndexCalls> {
  return class IndexObject extends DurableObject<Env> implements IndexCalls {
    readonly #keeper: IndexRefresher;
    readonly #alarm: Alarm;
    /** Whether this instance has rung: at first the calendars' objects are to be told that they are wanted. */
    #rung = false;

    constructor(state: DurableObjectState, env: Env) {
      super(state, env);
      const { parts, setUp } = open(env, state);
      this.#keeper = createIndexRefresher(parts);
      const due = async () => (this.#rung ? await this.#keeper.dueAt() : 0);
      this.#alarm = createAlarm({ storage: state.storage, due, setUp });
    }

    async index() {
      const index = await this.#keeper.index();
      await this.#alarm.arm();
      return index;
    }

    async availability(calendarId: string) {
      const availability = await this.#keeper.availability(calendarId);
      await this.#alarm.arm();
      return availability;
    }

    context(calendarId: string) {
      return this.#keeper.context(calendarId);
    }

    keepDetected(...args: Parameters<IndexRefresher['keepDetected']>) {
      return this.#keeper.keepDetected(...args);
    }

    async status() {
      const status = await this.#keeper.status();
      // Whoever watches /readyz wants it to become ready, too.
      await this.#alarm.arm();
      return status;
    }

    async wake(): Promise<void> {
      await this.#alarm.arm();
    }

    override async alarm(): Promise<void> {
      this.#rung = true;
      await this.#alarm.ring(async (renewed) => {
        const { failure } = await this.#keeper.status();
        await this.#keeper.refresh(renewed && failure !== null);
        await this.#wakeCalendars();
      });
    }

    /** A calendar that nobody has asked for yet is kept current too. */
    async #wakeCalendars(): Promise<void> {
      const { calendars } = await this.#keeper.status();
      for (const { id } of calendars) {
        await calendarStub(this.env, id)
          .wake()
          .catch((error) => edgeRuntime.log('warn', `Calendar ${id} could not be woken: ${errorMessage(error)}`));
      }
    }
  };
}
