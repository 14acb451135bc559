import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnsweringPortal, answerAgain, startAnsweringPortal } from './answering-portal.ts';
import { copyOf, expectHeld } from './expect-held.ts';
import { type HeldFolder, heldFolders, type Runtime, readAnswers, readHeldStore } from './held-store.ts';
import { type Running, type RunningStore, triedOf } from './running-store.ts';

const minuteMs = 60_000;

/**
 * Opens a copy of each store that an earlier release wrote, in the runtime that it was written in. What is served from
 * it is what that release served, before a refresh and after one.
 */
export function describeHeld(runtime: Runtime, run: (running: Running) => RunningStore | Promise<RunningStore>): void {
  const folders = heldFolders(runtime);
  it('are there', () => expect(folders.length).toBeGreaterThan(0));
  describe.each(folders.map((folder) => [`${folder.name} of ${folder.release}`, folder] as const))(
    '%s',
    (_title, folder) => describeStore(folder, run),
  );
}

function describeStore(folder: HeldFolder, run: (running: Running) => RunningStore | Promise<RunningStore>): void {
  const store = readHeldStore(folder);
  const { refreshedAt, later } = store;
  const directory = copyOf(folder);
  let portal: AnsweringPortal;
  let running: RunningStore;
  const open = async (at: string) => run({ store, directory, portal: portal.url, at });

  beforeAll(async () => {
    portal = await startAnsweringPortal(answerAgain(readAnswers(folder)));
    portal.isDown = true;
    running = await open(refreshedAt);
  });
  afterAll(async () => {
    await running.close();
    await portal.close();
    rmSync(directory, { recursive: true });
  });

  it('serves what it served, without the portal', async () => {
    await expectHeld(folder, running);
    expect(portal.asked).toEqual([]);
  });

  it('serves the same after a refresh that failed', async () => {
    await running.refresh(new Date(Date.parse(refreshedAt) + 6 * minuteMs).toISOString());
    expect((await triedOf(running)).filter(({ failure }) => failure === null)).toEqual([]);
    await expectHeld(folder, running);
  });

  it('serves the same after a later refresh that found the same', async () => {
    portal.isDown = false;
    portal.asked.length = 0;
    await running.refresh(later);
    expect((await triedOf(running)).filter((tried) => tried.failure !== null || tried.lastAttempt !== later)).toEqual(
      [],
    );
    expect(portal.asked.length).toBeGreaterThan(0);
    expect(portal.unanswered).toEqual([]);
    await expectHeld(folder, running);
  });

  it('serves the same when it is opened again', async () => {
    await running.close();
    portal.isDown = true;
    running = await open(later);
    await expectHeld(folder, running);
  });
}
