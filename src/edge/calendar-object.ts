import { DurableObject } from 'cloudflare:workers';
import { createCalendarRefresher } from '../publisher/refresh/calendar-refresher.ts';
import type { CalendarRefresher } from '../publisher/refreshers.ts';
import { type Alarm, createAlarm } from './alarm.ts';
import type { Env } from './env.ts';
import type { Opened } from './open-edge.ts';
import { encodeSnapshot } from './snapshot-codec.ts';
import { type CalendarCalls, indexStub, type ObjectClass } from './stubs.ts';

/** Where an object keeps the id of its calendar: an alarm rings without saying whose. */
const idKey = 'calendarId';

/** The class of the objects that keep one calendar each. `open` gives them their parts. */
export function calendarObject(open: (env: Env, state: DurableObjectState) => Opened): ObjectClass<CalendarCalls> {
  return class CalendarObject extends DurableObject<Env> implements CalendarCalls {
    readonly #opened: Opened;
    readonly #alarm: Alarm;
    #keeper: CalendarRefresher | null = null;

    constructor(state: DurableObjectState, env: Env) {
      super(state, env);
      this.#opened = open(env, state);
      const { setUp } = this.#opened;
      this.#alarm = createAlarm({ storage: state.storage, due: async () => this.#due(), setUp });
    }

    async snapshot(calendarId: string, known?: string, waitMs?: number) {
      const answer = await this.#keeperOf(calendarId).snapshot(known, waitMs);
      await this.#alarm.arm();
      return encodeSnapshot(answer);
    }

    status(calendarId: string) {
      return this.#keeperOf(calendarId).status();
    }

    async wake(calendarId: string): Promise<void> {
      this.#keeperOf(calendarId);
      await this.#alarm.arm();
    }

    override async alarm(): Promise<void> {
      await this.#alarm.ring(async (renewed) => {
        const keeper = this.#known();
        if (keeper === null) return;
        const { failure } = await keeper.status();
        await keeper.refresh(renewed && failure !== null);
      });
    }

    #keeperOf(calendarId: string): CalendarRefresher {
      if (this.#keeper === null) {
        if (this.ctx.storage.kv.get(idKey) !== calendarId) this.ctx.storage.kv.put(idKey, calendarId);
        this.#keeper = createCalendarRefresher(calendarId, indexStub(this.env), this.#opened.parts);
      }
      return this.#keeper;
    }

    #known(): CalendarRefresher | null {
      const calendarId = this.ctx.storage.kv.get(idKey);
      return typeof calendarId === 'string' ? this.#keeperOf(calendarId) : null;
    }

    async #due(): Promise<number | null> {
      const calendarId = this.ctx.storage.kv.get(idKey);
      const keeper = this.#known();
      if (typeof calendarId !== 'string' || keeper === null) return null;
      const availability = await indexStub(this.env).availability(calendarId);
      // The portal has no such calendar any more: whoever asks for it next sets the alarm again.
      return availability === 'known' || availability === 'pending' ? await keeper.dueAt() : null;
    }
  };
}
