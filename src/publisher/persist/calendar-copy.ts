import type { Preview } from '../../calendar/preview.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import { type Change, type Store, StoreError, UnusableStoreError } from '../../store/store.ts';
import { digest } from '../digest.ts';
import { errorMessage } from '../messages.ts';
import {
  type CalendarEvents,
  type Manifest,
  type NextPublication,
  neverRefreshed,
  type RefreshState,
} from '../model.ts';
import { isBehind, mergeRevisions } from '../revisions.ts';
import type { Runtime } from '../runtime.ts';
import { type Collection, type CommitOutcome, openCollection } from './collection.ts';
import { changeBetween, loadManifest, loadRefreshState, runDocument, wholeChange } from './documents.ts';
import { createEventCache, type EventCacheDeps } from './event-cache.ts';
import { findLost, type LostEvents, loadEvents, markLost, patchEvents } from './stored-events.ts';
import { loadPreview, previewDocument } from './stored-preview.ts';

interface CalendarCopyDeps extends EventCacheDeps {
  readonly store: Store;
  readonly runtime: Pick<Runtime, 'log' | 'now'>;
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
  /** The calendar was read, or need not be: events that are lost now can't be read again. */
  readonly isRead: boolean;
  /** That of the publication; null: the one that there is still counts. */
  readonly preview: Preview | null;
  /** Who has the calendar's lease; undefined: the store could not say. */
  readonly holder: string | undefined;
}

/** Events that the store has lost, although it has the manifest that names them. */
interface Loss {
  readonly lost: LostEvents;
  /**
   * Until then no snapshot is made, in milliseconds since 1970. Without these events it would delete them from people's
   * calendars, and clients keep what they have while a feed answers 503. 0: they can't be read again.
   */
  readonly heldUntil: number;
}

/** So that a portal that never answers again does not hide the other events for ever. */
const longestHoldMs = 86_400_000;

/** How often a copy is read again at once because another machine wrote while it was read. */
const mostTries = 5;

/** Documents were found to be lost while they were needed. What is to be read again is marked: try again. */
export class DocumentsLost extends Error {
  override readonly name = 'DocumentsLost';
}

/**
 * The last good copy of one calendar, in memory and in the store. It loads what other processes write, and keeps serving
 * while the store fails.
 */
export class CalendarCopy {
  readonly #name: string;
  readonly #store: Store;
  readonly #collection: Collection;
  readonly #runtime: CalendarCopyDeps['runtime'];
  readonly #changed: () => void;
  readonly #events: ReturnType<typeof createEventCache>;
  #manifest: Manifest | null = null;
  #lostManifest: Manifest | null = null;
  #refreshState = neverRefreshed;
  #isLoaded = false;
  #isUnreadable = false;
  /** Why the events could not be read the last time; null: they were read. The log says it once. */
  #eventsFailure: string | null = null;
  /** The store holds a refresh state that can't be read. */
  #isStateLost = false;
  #loss: Loss | null = null;
  /** Undefined: it was not read from the store. */
  #preview: Preview | null | undefined;
  /** The store did not take what is published here. So what it holds may be behind. */
  #hasDiverged = false;
  #syncing: Promise<void> = Promise.resolve();

  /** `name`: the name of the collection in the store, which messages also use. */
  constructor(name: string, deps: CalendarCopyDeps) {
    this.#name = name;
    this.#store = deps.store;
    this.#collection = openCollection(deps.store, name);
    this.#runtime = deps.runtime;
    this.#changed = () => deps.changed?.();
    this.#events = createEventCache(deps, () => this.#manifest);
  }

  /** What is published; null: nothing yet. */
  get manifest(): Manifest | null {
    return this.#manifest;
  }

  /** The store was read. It may not be one that can be used, and then nothing must be published. */
  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** The version of the snapshot: while events are lost, another one than the manifest's. */
  get version(): string | null {
    if (this.#manifest === null || this.#loss === null) return this.#manifest?.version ?? null;
    return digest([this.#manifest.version, [...this.#loss.lost.published].sort()]);
  }

  /** Whether there is a snapshot to be served, provided that the store works. */
  get isServable(): boolean {
    return this.#manifest !== null && (this.#loss === null || this.#runtime.now() >= this.#loss.heldUntil);
  }

  /** What the store has lost and has not been read again yet, in sentences. */
  get losses(): readonly string[] {
    return [
      ...(this.#isUnreadable ? ['The store has lost what was published, so all of it is read again.'] : []),
      ...(this.#isStateLost ? ['The store has lost when the calendar was last refreshed.'] : []),
      ...(this.#loss === null || this.#manifest === null
        ? []
        : [lossMessage(this.#manifest, this.#loss.lost, this.isServable)]),
    ];
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
  sync(): Promise<void> {
    // One after the other, or an older copy could be taken after a newer one.
    this.#syncing = this.#syncing.then(() => this.#sync());
    return this.#syncing;
  }

  async #sync(): Promise<void> {
    if (this.#isLoaded && !(await this.#collection.changed())) return;
    try {
      for (let tries = 1; !(await this.#collection.sync(() => this.#loadDocuments())); tries += 1)
        if (tries === mostTries) return;
    } catch (error) {
      // Its state says why.
      if (error instanceof UnusableStoreError) return;
      // It can't be reached: what it holds is read as soon as it can.
      if (this.#store.isShared && error instanceof StoreError) return;
      if (!this.#isUnreadable)
        this.#runtime.log(
          'error',
          `The copy of ${this.#name} could not be read from the store: ${errorMessage(error)}`,
        );
      this.#isUnreadable = true;
    }
    this.#isLoaded = true;
  }

  /** Reads the copy, and returns how to take it. */
  async #loadDocuments(): Promise<() => void> {
    const { manifest, lost } = await loadManifest(this.#collection);
    const run = await loadRefreshState(this.#collection);
    // When the store of several machines goes away, all that is served is in memory.
    const preview = this.#store.isShared ? await loadPreview(this.#collection) : undefined;
    const own = this.#manifest;
    const mayBeBehind = own !== null && manifest !== null && (this.#hasDiverged || isBehind(manifest, own));
    const events = manifest === null || mayBeBehind ? null : await this.#loadShared(manifest);
    return () => {
      // A calendar that was ever read has a manifest.
      this.#isUnreadable =
        lost || (manifest === null && (run.lost || (run.state?.attempts.lastSuccess ?? null) !== null));
      this.#isStateLost = run.lost;
      if (this.#manifest !== null || !this.#isUnreadable) this.#refreshState = run.state ?? this.#refreshState;
      for (const message of this.losses) this.#runtime.log('error', `${this.#name}: ${message}`);
      if (manifest === null) return;
      this.#preview = preview;
      this.#manifest = mayBeBehind ? mergeRevisions(manifest, own) : manifest;
      this.#hasDiverged = false;
      this.#loss = null;
      if (events === null) this.#events.clear();
      else this.#events.set(events, true);
      this.#changed();
    };
  }

  /**
   * The events of a manifest that another machine has written: those in memory with what has changed. They are there as
   * soon as the manifest is, so that the copy can be served when the store is out of reach a moment later. Null: they are
   * loaded when they are needed, from a file of this machine, or because some are lost.
   */
  async #loadShared(manifest: Manifest): Promise<CalendarEvents | null> {
    if (!this.#store.isShared) return null;
    const [held, since] = [await this.#events.get(), this.#collection.revision()];
    const patched =
      held === null || since === null
        ? null
        : await patchEvents(manifest, held, (kind) => this.#collection.readSince(kind, since));
    const events = patched ?? (await loadEvents(manifest, this.#collection.read));
    return events === null || findLost(manifest, events) !== null ? null : events;
  }

  /** If the store has lost the calendar, loads all events into memory, so that the next commit can write them. */
  async checkLoss(): Promise<void> {
    if (await this.#collection.lost()) await this.events().catch(passOverLoss);
  }

  /**
   * The events of the manifest, from memory or from the store, as far as they can be read; null: nothing is published.
   * Throws `DocumentsLost` when it finds some that can't be read.
   */
  async events(): Promise<CalendarEvents | null> {
    for (;;) {
      const events = await this.#events.get();
      const manifest = this.#manifest;
      if (events !== null || manifest === null) return events;
      const found = await loadEvents(manifest, this.#collection.read);
      // Another process may have written while they were read. Then they don't belong to the manifest.
      if (await this.#collection.changed()) await this.sync();
      else if (this.#manifest !== manifest) continue;
      else if (found === null) this.#giveUp(manifest);
      else {
        this.#events.set(found, true);
        this.#checkComplete(manifest, found);
      }
    }
  }

  /** Neither memory nor the store has the events. The calendar is read again, and its revisions continue. */
  #giveUp(manifest: Manifest): never {
    const message = `The store has lost the events of ${this.#name}, so they are read again.`;
    this.#runtime.log('error', message);
    this.#lostManifest = manifest;
    this.#manifest = null;
    this.#loss = null;
    this.#refreshState = neverRefreshed;
    throw new DocumentsLost(message);
  }

  /** If the store has lost some of the events, marks their records, so that the next refresh reads them again. */
  #checkComplete(manifest: Manifest, found: CalendarEvents): void {
    const lost = findLost(manifest, found);
    if (lost === null) return;
    const now = this.#runtime.now();
    const awaited = [...lost.published].some((identity) => manifest.published.get(identity)?.unlistedSince === null);
    const message = lossMessage(manifest, lost, !awaited);
    this.#loss = { lost, heldUntil: awaited ? now + longestHoldMs : 0 };
    this.#manifest = markLost(manifest, lost);
    this.#refreshState = { ...this.#refreshState, attempts: { ...this.#refreshState.attempts, nextDue: 0 } };
    this.#runtime.log('error', `${this.#name}: ${message}`);
    this.#changed();
    throw new DocumentsLost(message);
  }

  /** The last preview that was made. It may be of another version. Null: there is none, or the store fails. */
  async preview(): Promise<Preview | null> {
    if (this.#preview === undefined && this.#refreshState.preview !== undefined) {
      const run = this.#refreshState;
      const found = await loadPreview(this.#collection).catch(() => undefined);
      // Another one may have been made or read meanwhile.
      if (this.#preview === undefined && this.#refreshState === run) this.#preview = found;
    }
    return this.#preview ?? null;
  }

  /** Null: nothing is published, or the store fails, or has lost events that can be read again. */
  async snapshot(): Promise<Snapshot | null> {
    try {
      for (;;) {
        const [events, snapshot] = [await this.events(), await this.#events.snapshot()];
        if (!this.isServable) return null;
        // Another process may have written in between.
        this.#eventsFailure = null;
        if (events === null || snapshot !== null)
          return snapshot && this.#loss ? { ...snapshot, version: this.version ?? '' } : snapshot;
      }
    } catch (error) {
      if (error instanceof DocumentsLost) return this.#manifest === null ? null : await this.snapshot();
      const reason = errorMessage(error);
      if (reason !== this.#eventsFailure)
        this.#runtime.log('error', `The events of ${this.#name} could not be read from the store: ${reason}`);
      this.#eventsFailure = reason;
      return null;
    }
  }

  /**
   * Writes the changes from one publication to the next, which then becomes the copy. `conflict`: another process wrote
   * in between, and the copy is unchanged. `failed`: so it is, because the store of several machines can't be reached.
   */
  async commit({ before, after }: NextPublication, extras: CommitExtras): Promise<CommitOutcome> {
    const { refreshState, details, pages, isRead, preview, holder } = extras;
    const previews = preview === null ? [] : [previewDocument(preview)];
    const withExtras = ({ put, drop }: Change): Change => ({
      put: [...put, ...pages.put, ...previews, runDocument(refreshState)],
      drop: [...drop, ...pages.drop],
    });
    const whole = async () => {
      const events = after.manifest === null ? null : (after.events ?? (await this.events()));
      if (after.manifest !== null && events === null) throw new Error("The store has lost the calendar's events.");
      return withExtras(wholeChange({ manifest: after.manifest, events }, details));
    };
    const outcome = await this.#collection.commit(withExtras(changeBetween(before, after, details)), whole, holder);
    if (outcome === 'conflict' || outcome === 'failed') return outcome;
    this.#hasDiverged = outcome === 'remembered';
    const version = this.version;
    this.#refreshState = refreshState;
    this.#isStateLost = false;
    if (preview !== null) this.#preview = preview;
    this.#manifest = after.manifest;
    if (after.manifest !== null) {
      this.#lostManifest = null;
      this.#isUnreadable = false;
      this.#noteRecovery(after.manifest, after.events, isRead);
    }
    const moved = this.version !== version;
    if (after.events !== null) this.#events.set(after.events, moved);
    if (moved) this.#changed();
    return outcome;
  }

  /** What is still lost after a commit. `events` are null if they are the same as before. */
  #noteRecovery(manifest: Manifest, events: CalendarEvents | null, isRead: boolean): void {
    if (this.#loss === null) return;
    const lost = events === null ? this.#loss.lost : findLost(manifest, events);
    if (lost === null) this.#runtime.log('info', `${this.#name}: Everything that the store had lost is there again.`);
    const heldUntil = isRead ? 0 : this.#loss.heldUntil;
    this.#loss = lost && { lost, heldUntil };
  }

  /** Remembers the result of a refresh that could not be committed. */
  noteRefresh(refreshState: RefreshState): void {
    this.#refreshState = refreshState;
  }
}

function passOverLoss(error: unknown): void {
  if (!(error instanceof DocumentsLost)) throw error;
}

/** What is lost, in sentences for the log and the status. `isServed`: the calendar is served without it. */
function lossMessage(manifest: Manifest, { records, published }: LostEvents, isServed: boolean): string {
  const unlisted = [...published].filter((identity) => manifest.published.get(identity)?.unlistedSince != null).length;
  const sentences: string[] = [];
  if (records.size > 0 || unlisted === 0) {
    const which = records.size === 1 ? '1 record' : `${records.size} records`;
    const until = isServed
      ? 'They are missing until the portal gives them again.'
      : 'The calendar is not served until the portal gives them again.';
    sentences.push(`The store has lost the events of ${which}. ${until}`);
  }
  if (unlisted > 0)
    sentences.push(
      unlisted === 1
        ? 'The store has lost 1 event that the portal no longer lists. It is no longer published.'
        : `The store has lost ${unlisted} events that the portal no longer lists. They are no longer published.`,
    );
  return sentences.join(' ');
}
