import { DurableObject } from 'cloudflare:workers';
import { unansweredStatus } from '../publisher/create-publisher.ts';
import { createIndexRefresher } from '../publisher/index/index-refresher.ts';
import { errorMessage } from '../publisher/messages.ts';
import type { IndexRefresher, RefresherStatus } from '../publisher/refreshers.ts';
import { type Alarm, createAlarm } from './alarm.ts';
import { edgeRuntime } from './edge-runtime.ts';
import type { Env } from './env.ts';
import { calendarStub, type IndexCalls, type ObjectClass } from './object-stubs.ts';
import type { OpenedObject } from './open-object.ts';
import { openSummaries, type Summaries, type Summary } from './summaries.ts';

/** The class of the one object that keeps the list of the calendars. `open` returns its dependencies. */
export function indexObject(open: (env: Env, state: DurableObjectState) => OpenedObject): ObjectClass<IndexCalls> {
  return class IndexObject extends DurableObject<Env> implements IndexCalls {
    readonly #refresher: IndexRefresher;
    readonly #alarm: Alarm;
    readonly #summaries: Summaries;
    /** Whether the alarm of this instance has rung. The first one rings at once, to wake the calendars' objects. */
    #hasRung = false;

    constructor(state: DurableObjectState, env: Env) {
      super(state, env);
      const { deps, setup } = open(env, state);
      this.#refresher = createIndexRefresher(deps);
      this.#summaries = openSummaries(state.storage.kv);
      const due = async () => (this.#hasRung ? await this.#refresher.dueAt() : 0);
      this.#alarm = createAlarm({ storage: state.storage, due, setup });
    }

    async index() {
      const index = await this.#refresher.index();
      await this.#alarm.arm();
      return index;
    }

    async availability(calendarId: string) {
      const availability = await this.#refresher.availability(calendarId);
      await this.#alarm.arm();
      return availability;
    }

    context(calendarId: string) {
      return this.#refresher.context(calendarId);
    }

    learn(...args: Parameters<IndexRefresher['learn']>) {
      return this.#refresher.learn(...args);
    }

    confirm(...args: Parameters<IndexRefresher['confirm']>) {
      return this.#refresher.confirm(...args);
    }

    async status() {
      const status = await this.#refresher.status();
      // So that Kalends becomes ready even if it only gets requests to /readyz.
      await this.#alarm.arm();
      return status;
    }

    async report(calendarId: string, summary: Summary) {
      const availability = await this.availability(calendarId);
      if (availability === 'gone' || availability === 'unknown') this.#summaries.drop(calendarId);
      else this.#summaries.put(calendarId, summary);
      return availability;
    }

    async overview() {
      const list = await this.status();
      const calendars = await Promise.all(list.calendars.map(({ id }) => this.#statusOf(id)));
      return { list, calendars };
    }

    async versions() {
      const { calendars } = await this.#refresher.status();
      const known = calendars.map(({ id }) => [id, this.#summaries.find(id)?.version] as const);
      return Object.fromEntries(known.flatMap(([id, version]) => (version ? [[id, version]] : [])));
    }

    async wake(): Promise<void> {
      await this.#alarm.arm();
    }

    override async alarm(): Promise<void> {
      this.#hasRung = true;
      await this.#alarm.handle(async (isNewSetup) => {
        const { failure } = await this.#refresher.status();
        await this.#refresher.refresh(isNewSetup && failure !== null);
        await this.#wakeCalendars();
      });
    }

    /** A calendar that has not said anything yet is asked. */
    async #statusOf(calendarId: string): Promise<RefresherStatus> {
      const known = this.#summaries.find(calendarId);
      if (known !== undefined) return known.status;
      return await calendarStub(this.env, calendarId)
        .status()
        .catch((error) => unansweredStatus(calendarId, error));
    }

    /** Starts the objects of all calendars, so that those without requests are kept up to date too. */
    async #wakeCalendars(): Promise<void> {
      const { calendars } = await this.#refresher.status();
      for (const { id } of calendars) {
        await calendarStub(this.env, id)
          .wake()
          .catch((error) => edgeRuntime.log('warn', `Calendar ${id} could not be woken: ${errorMessage(error)}`));
      }
    }
  };
}
