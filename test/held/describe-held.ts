import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnsweringPortal, answerAgain, startAnsweringPortal } from './answering-portal.ts';
import { copyOf, expectHeld } from './expect-held.ts';
import { type HeldFolder, heldFolders, type Runtime, readAnswers, readHeldStore } from './held-store.ts';
import { type Running, type RunningStore, triedOf } from './running-store.ts';

type Run = (running: Running) => RunningStore | Promise<RunningStore>;

/** An open copy of a kept store. */
interface Opened {
  readonly portal: AnsweringPortal;
  /** Kalends over it, as last opened. */
  readonly running: () => RunningStore;
  /** Closes it and opens it again, at the time of the later refresh and with the portal down. */
  again(): Promise<void>;
  close(): Promise<void>;
}

const minuteMs = 60_000;

/**
 * Opens a copy of each store that an earlier release wrote, in the runtime that it was written in. What Kalends serves
 * from it must be what that release served, before a refresh and after one.
 */
export function describeHeld(runtime: Runtime, run: Run): void {
  const folders = heldFolders(runtime);
  const titled = folders.map((folder) => [`${folder.name} of ${folder.release}`, folder] as const);
  const opened = new Map<HeldFolder, Opened>();
  // In parallel: a Worker takes seconds to start.
  beforeAll(async () => {
    await Promise.all(folders.map(async (folder) => opened.set(folder, await open(folder, run))));
  });
  afterAll(async () => {
    await Promise.all([...opened.values()].map((one) => one.close()));
  });

  it('are there', () => expect(folders.length).toBeGreaterThan(0));
  describe.each(titled)('%s', (_title, folder) => describeStore(folder, () => opened.get(folder) as Opened));
  describe('opened again after the refresh', () => {
    beforeAll(async () => {
      await Promise.all([...opened.values()].map((one) => one.again()));
    });
    describe.each(titled)('%s', (_title, folder) => describeNext(folder, () => opened.get(folder) as Opened));
  });
}

function describeStore(folder: HeldFolder, opened: () => Opened): void {
  const { refreshedAt, later, served } = readHeldStore(folder);

  it('serves the same as before, without the portal', async () => {
    const { portal } = opened();
    const running = opened().running();
    await expectHeld(folder, served, running);
    // Where detection is another, the list is asked for at once, to learn from.
    expect(portal.asked.filter((path) => path !== '/event-calendars')).toEqual([]);
  });

  it('serves the same after a refresh that failed', async () => {
    const running = opened().running();
    const soon = new Date(Date.parse(refreshedAt) + 6 * minuteMs).toISOString().replace('.000', '');
    await running.refresh(soon);
    const tried = await triedOf(running);
    expect(tried.filter(({ failure, lastAttempt }) => failure === null || lastAttempt !== soon)).toEqual([]);
    await expectHeld(folder, served, running);
  });

  it('serves the same after a later refresh with the same answers', async () => {
    const { portal } = opened();
    const running = opened().running();
    portal.isDown = false;
    portal.asked.length = 0;
    await running.refresh(later);
    const tried = await triedOf(running);
    expect(tried.filter(({ failure, lastAttempt }) => failure !== null || lastAttempt !== later)).toEqual([]);
    expect(portal.asked.length).toBeGreaterThan(0);
    expect(portal.unanswered).toEqual([]);
    await expectHeld(folder, served, running);
  });
}

function describeNext(folder: HeldFolder, opened: () => Opened): void {
  const { served, next } = readHeldStore(folder);

  it('serves the same, without the portal', async () => {
    await expectHeld(folder, served, opened().running());
  });

  it('makes the same of other answers as that release did', async () => {
    const { portal, running } = opened();
    portal.isDown = false;
    portal.answer = answerAgain(readAnswers(folder, 'next-answers'));
    await running().refresh(next.at);
    expect((await triedOf(running())).filter(({ failure }) => failure !== null)).toEqual([]);
    expect(portal.unanswered).toEqual([]);
    await expectHeld(folder, next.served, running());
  });
}

async function open(folder: HeldFolder, run: Run): Promise<Opened> {
  const store = readHeldStore(folder);
  const directory = copyOf(folder);
  const portal = await startAnsweringPortal(answerAgain(readAnswers(folder, 'answers')));
  portal.isDown = true;
  const openAt = async (at: string) => run({ store, directory, portal: portal.url, at });
  let running = await openAt(store.refreshedAt);
  return {
    portal,
    running: () => running,
    async again() {
      await running.close();
      portal.isDown = true;
      running = await openAt(store.later);
    },
    async close() {
      await running.close();
      await portal.close();
      rmSync(directory, { recursive: true });
    },
  };
}
