import type { Snapshot } from '../../calendar/snapshot.ts';
import type { Change, Store } from '../../store/store.ts';
import { errorMessage } from '../messages.ts';
import {
  type CalendarEvents,
  type Manifest,
  type NextPublication,
  neverRefreshed,
  type RefreshState,
} from '../model.ts';
import { mergeRevisions } from '../revisions.ts';
import type { Log } from '../runtime.ts';
import { type Collection, type CommitOutcome, openCollection } from './collection.ts';
import { changeBetween, loadEvents, loadManifest, loadRefreshState, runDocument, wholeChange } from './documents.ts';
import { createEventCache, type EventCacheDeps } from './event-cache.ts';

interface CalendarCopyDeps extends EventCacheDeps {
  readonly store: Store;
  readonly runtime: { readonly log: Log };
  /** Called as soon as the snapshot has changed. */
  readonly changed?: () => void;
}

/** What a commit writes in addition to the publication. */
interface CommitExtras {
  readonly refreshState: RefreshState;
  /** Details that the store does not have yet, as JSON by the record's key. */
  readonly details: ReadonlyMap<string, string>;
  /** The pages of the list, for the next run. */
  readonly pages: Change;
}

/**
 * The last good copy of one calendar, in memory and in the store. It loads what other processes write, and keeps serving
 * while the store fails.
 */
export class CalendarCopy {
  readonly #name: string;
  readonly #store: Store;
  readonly #collection: Collection;
  readonly #log: Log;
  readonly #changed: () => void;
  readonly #events: ReturnType<typeof createEventCache>;
  #manifest: Manifest | null = null;
  #lostManifest: Manifest | null = null;
  #refreshState = neverRefreshed;
  #isLoaded = false;
  #isUnreadable = false;
  /** Why the events could not be read the last time; null: they were read. The log says it once. */
  #eventsFailure: string | null = null;

  /** `name`: the name of the collection in the store, which messages also use. */
  constructor(name: string, deps: CalendarCopyDeps) {
    this.#name = name;
    this.#store = deps.store;
    this.#collection = openCollection(deps.store, name);
    this.#log = deps.runtime.log;
    this.#changed = () => deps.changed?.();
    this.#events = createEventCache(deps, () => this.#manifest);
  }

  /** What is published; null: nothing yet. */
  get manifest(): Manifest | null {
    return this.#manifest;
  }

  /** What was published when the store lost the events. Revisions continue from it until the events are read again. */
  get lostManifest(): Manifest | null {
    return this.#lostManifest;
  }

  get refreshState(): RefreshState {
    return this.#refreshState;
  }

  /** The store may hold a copy that could not be read. */
  get isUnreadable(): boolean {
    return this.#isUnreadable;
  }

  /** What is new to this copy may not be new to subscribers. */
  get historyLost(): boolean {
    return this.#store.historyLost || this.#isUnreadable;
  }

  /** When the store was made, in milliseconds since 1970; null: an earlier release made it. */
  get born(): number | null {
    return this.#store.born;
  }

  /** What is wrong with the store, in a sentence; null: nothing. */
  get storeFailure(): string | null {
    return this.#store.state() ?? this.#collection.failure();
  }

  /** Documents of one kind from the store. */
  read(kind: string, keys?: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.#collection.read(kind, keys);
  }

  /** Reads the copy from the store, the first time it is called. */
  async load(): Promise<void> {
    if (!this.#isLoaded) await this.sync();
  }

  /** Loads what the store holds: the first time, and whenever another process has written. */
  async sync(): Promise<void> {
    if (this.#isLoaded && !(await this.#collection.changed())) return;
    try {
      await this.#collection.sync();
      const manifest = await loadManifest(this.#collection);
      this.#refreshState = (await loadRefreshState(this.#collection)) ?? this.#refreshState;
      this.#isUnreadable = false;
      if (manifest !== null) {
        this.#manifest = this.#manifest === null ? manifest : mergeRevisions(manifest, this.#manifest);
        this.#events.clear();
        this.#changed();
      }
    } catch (error) {
      if (!this.#isUnreadable)
        this.#log('error', `The copy of ${this.#name} could not be read from the store: ${errorMessage(error)}`);
      this.#isUnreadable = true;
    }
    this.#isLoaded = true;
  }

  /** If the store has lost the calendar, loads all events into memory, so that the next commit can write them. */
  async checkLoss(): Promise<void> {
    if (await this.#collection.lost()) await this.events();
  }

  /** The events of the manifest, from memory or from the store; null: nothing is published. */
  async events(): Promise<CalendarEvents | null> {
    for (;;) {
      const events = await this.#events.get();
      const manifest = this.#manifest;
      if (events !== null || manifest === null) return events;
      const found = await loadEvents(manifest, this.#collection.read);
      // Another process may have written while they were read. Then they don't belong to the manifest.
      if (await this.#collection.changed()) await this.sync();
      else if (this.#manifest === manifest && found !== null) this.#events.set(found, true);
      else if (this.#manifest === manifest) this.#giveUp(manifest);
    }
  }

  /** Neither memory nor the store has the events. The calendar is read again, and its revisions continue. */
  #giveUp(manifest: Manifest): void {
    this.#log('error', `The store has lost the events of ${this.#name}, so they are read again.`);
    this.#lostManifest = manifest;
    this.#manifest = null;
    this.#refreshState = neverRefreshed;
  }

  /** Null: nothing is published, or the store fails. */
  async snapshot(): Promise<Snapshot | null> {
    try {
      for (;;) {
        const [events, snapshot] = [await this.events(), await this.#events.snapshot()];
        // Another process may have written in between.
        this.#eventsFailure = null;
        if (events === null || snapshot !== null) return snapshot;
      }
    } catch (error) {
      const reason = errorMessage(error);
      if (reason !== this.#eventsFailure)
        this.#log('error', `The events of ${this.#name} could not be read from the store: ${reason}`);
      this.#eventsFailure = reason;
      return null;
    }
  }

  /**
   * Writes the changes from one publication to the next, which then becomes the copy. `conflict`: another process wrote
   * in between, and the copy is unchanged.
   */
  async commit({ before, after }: NextPublication, extras: CommitExtras): Promise<CommitOutcome> {
    const { refreshState, details, pages } = extras;
    const withExtras = ({ put, drop }: Change): Change => ({
      put: [...put, ...pages.put, runDocument(refreshState)],
      drop: [...drop, ...pages.drop],
    });
    const whole = async () => {
      const events = after.manifest === null ? null : (after.events ?? (await this.events()));
      if (after.manifest !== null && events === null) throw new Error("The store has lost the calendar's events.");
      return withExtras(wholeChange({ manifest: after.manifest, events }, details));
    };
    const outcome = await this.#collection.commit(withExtras(changeBetween(before, after, details)), whole);
    if (outcome === 'conflict') return outcome;
    const moved = after.manifest?.version !== this.#manifest?.version;
    this.#refreshState = refreshState;
    this.#manifest = after.manifest;
    if (after.manifest !== null) this.#lostManifest = null;
    if (after.events !== null) this.#events.set(after.events, moved);
    if (moved) this.#changed();
    return outcome;
  }

  /** Remembers the result of a refresh that could not be committed. */
  noteRefresh(refreshState: RefreshState): void {
    this.#refreshState = refreshState;
  }
}
