import { DurableObject } from 'cloudflare:workers';
import type { Preview } from '../calendar/preview.ts';
import { truncationProblem } from '../http/feeds/truncation.ts';
import { platformRuntime } from '../platform-runtime.ts';
import { unansweredStatus } from '../publisher/create-publisher.ts';
import { createIndexRefresher } from '../publisher/index/index-refresher.ts';
import { errorMessage } from '../publisher/messages.ts';
import type { IndexRefresher, RefresherStatus } from '../publisher/refreshers.ts';
import { type Alarm, createAlarm } from './alarm.ts';
import type { Env } from './env.ts';
import { createSavedFeeds, type Published, type SavedFeedKey, type SavedFeeds } from './index/saved-feeds.ts';
import { openStoredPreviews, previewName, type StoredPreviews } from './index/stored-previews.ts';
import { openSummaries, type Summaries, type Summary } from './index/summaries.ts';
import { calendarStub, type IndexCalls, type ObjectClass, savedFeedMaker } from './object-stubs.ts';
import type { OpenedObject } from './open-object.ts';
import { type Load, listInterval, platformUse, type Refreshing, stretchedInterval } from './plan/day-use.ts';
import type { Head } from './rendered/feed-answer.ts';
import { openFeedShelf } from './rendered/feed-shelf.ts';

/** How long a calendar may be silent after its alarm was due. A run takes a minute at most, and its requests some more. */
const patienceMs = 300_000;
/** How long a run is taken to last before any has said. */
const usualRunMs = 2000;

/** The class of the one object that keeps the list of the calendars. `open` returns its dependencies. */
export function indexObject(open: (env: Env, state: DurableObjectState) => OpenedObject): ObjectClass<IndexCalls> {
  return class IndexObject extends DurableObject<Env> implements IndexCalls {
    readonly #refresher: IndexRefresher;
    readonly #alarm: Alarm;
    readonly #summaries: Summaries;
    readonly #previews: StoredPreviews;
    readonly #savedFeeds: SavedFeeds;
    readonly #bytesLimit: number;
    readonly #refreshing: Refreshing;
    /** Whether the alarm of this instance has rung. The first one rings at once, to wake the calendars' objects. */
    #hasRung = false;

    constructor(state: DurableObjectState, env: Env) {
      super(state, env);
      const { deps, config, setup, refreshing } = open(env, state);
      this.#savedFeeds = createSavedFeeds({
        shelf: openFeedShelf(state.storage),
        published: () => this.versions(),
        render: (asked, from) => this.#renderSavedFeed(asked, from),
        runtime: deps.runtime,
      });
      this.#bytesLimit = config.limits.bytes;
      this.#refreshing = refreshing;
      this.#refresher = createIndexRefresher({ ...deps, everySeconds: () => listInterval(refreshing) });
      this.#summaries = openSummaries(state.storage.kv);
      this.#previews = openStoredPreviews(state.storage.kv);
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

    async report(calendarId: string, summary: Summary, preview?: Preview) {
      const availability = await this.availability(calendarId);
      if (availability === 'gone' || availability === 'unknown') {
        this.#summaries.drop(calendarId);
        this.#previews.drop(calendarId);
      } else {
        this.#summaries.put(calendarId, { ...summary, runMs: this.#smoothedRunMs(calendarId, summary) });
        if (preview !== undefined) this.#previews.put(calendarId, preview);
      }
      const held = this.#previews.find(calendarId);
      const name = held === undefined ? null : previewName(held);
      return { availability, preview: name, everySeconds: stretchedInterval(this.#refreshing, await this.#load()) };
    }

    async keepPreview(calendarId: string, preview: Preview): Promise<void> {
      this.#previews.put(calendarId, preview);
    }

    async overview() {
      const status = await this.status();
      const shortened = [...this.#savedFeeds.shortened()];
      const problems = shortened.map(([name, cut]) => truncationProblem(name, cut, this.#bytesLimit));
      const list = { ...status, problems: [...status.problems, ...problems] };
      const calendars = await Promise.all(list.calendars.map(({ id }) => this.#statusOf(id)));
      return { list, calendars, platform: platformUse(this.#refreshing, await this.#load()) };
    }

    async versions() {
      const { calendars } = await this.#refresher.status();
      const said = calendars.map(({ id }) => [id, this.#summaries.find(id)?.version] as const);
      return Object.fromEntries(said.flatMap(([id, version]) => (version === undefined ? [] : [[id, version]])));
    }

    async previews(known: Readonly<Record<string, string>>) {
      const versions = await this.versions();
      const changed = Object.keys(versions).flatMap((id): [string, Preview][] => {
        const held = this.#previews.find(id);
        return held === undefined || previewName(held) === known[id] ? [] : [[id, held]];
      });
      return { versions, previews: Object.fromEntries(changed) };
    }

    async savedFeed(asked: SavedFeedKey, stamp: string | null) {
      return await this.#savedFeeds.find(asked, stamp);
    }

    async wake(): Promise<void> {
      await this.#alarm.arm();
    }

    override async alarm(): Promise<void> {
      this.#hasRung = true;
      await this.#alarm.handle(async (isNewSetup) => {
        const { failure } = await this.#refresher.status();
        await this.#refresher.refresh(isNewSetup && failure !== null);
        await this.#wakeCalendars(isNewSetup);
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

    /** Null: a calendar has nothing to show yet, so the Worker waits for it. */
    async #renderSavedFeed(asked: SavedFeedKey, { versions, before }: { versions: Published; before: Head | null }) {
      const index = await this.#refresher.index();
      if (index.kind !== 'index') return null;
      const absent: Record<string, 'gone' | 'unknown'> = {};
      for (const id of asked.calendarIds) {
        const availability = await this.#refresher.availability(id);
        if (availability === 'gone' || availability === 'unknown') absent[id] = availability;
        else if (typeof versions[id] !== 'string') return null;
      }
      return await savedFeedMaker(this.env, asked.name)({ asked, index, versions, absent, before });
    }

    /** One slow run, such as the first, must not stretch the interval of all. */
    #smoothedRunMs(calendarId: string, { runMs = usualRunMs }: Summary): number {
      const { runMs: before = usualRunMs } = this.#summaries.find(calendarId) ?? {};
      return Math.round((before * 3 + runMs) / 4);
    }

    /** What the calendars take together, by what they have said. */
    async #load(): Promise<Load> {
      const { calendars } = await this.#refresher.status();
      const read = calendars.filter(({ withdrawnSince }) => withdrawnSince === null);
      const said = read.flatMap(({ id }) => this.#summaries.find(id) ?? []);
      const runMs = said.reduce((sum, one) => sum + (one.runMs ?? usualRunMs), 0) / Math.max(said.length, 1);
      return {
        calendars: read.length,
        events: said.reduce((sum, { status }) => sum + status.events, 0),
        runMs: said.length === 0 ? usualRunMs : runMs,
      };
    }

    /**
     * Starts the objects of calendars that have not said anything yet, or that are silent though their alarm should have
     * rung: the platform gives up an alarm that failed too often. Under a new setup, all are started.
     */
    async #wakeCalendars(all: boolean): Promise<void> {
      const { calendars } = await this.#refresher.status();
      for (const { id } of calendars) {
        const { dueAt = 0 } = this.#summaries.find(id) ?? {};
        if (!all && platformRuntime.now() < dueAt + patienceMs) continue;
        await calendarStub(this.env, id)
          .wake()
          .catch((error) => platformRuntime.log('warn', `Calendar ${id} could not be woken: ${errorMessage(error)}`));
      }
    }
  };
}
