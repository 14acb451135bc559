import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeUpgrade, noteRelease } from '../../../src/cli/engine/upgrade-report.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { openNodeSqlite } from '../../../src/store/sqlite/node-sqlite.ts';
import { createSqlStore } from '../../../src/store/sqlite/sql-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { answerAgain, startAnsweringPortal } from '../../held/answering-portal.ts';
import { copyOf } from '../../held/expect-held.ts';
import { heldFolders, readAnswers, readHeldStore } from '../../held/held-store.ts';
import { nodeFile, runNodeStore } from '../../held/node-store.ts';
import { triedOf } from '../../held/running-store.ts';
import { sleep } from '../../publisher/fakes/portal-publisher.ts';

it.each(heldFolders('node').map((folder) => [`${folder.name} of ${folder.release}`, folder] as const))(
  'a store of an earlier release, %s, is named once, and no event has changed for subscribers',
  async (_, folder) => {
    const directory = copyOf(folder);
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const inStore = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
      const runtime = { now: Date.now, sleep, log: () => undefined };
      const store = createSqlStore(openNodeSqlite(join(directory, nodeFile), runtime));
      return work(store).finally(() => store.close());
    };
    const upgrade = await inStore((store) => noteRelease(store, '1.0.0'));
    expect(upgrade?.from).toBeNull();
    expect(await inStore((store) => noteRelease(store, '1.0.0'))).toBeNull();
    if (upgrade === null) return;

    const portal = await startAnsweringPortal(answerAgain(readAnswers(folder, 'answers')));
    onTestFinished(() => portal.close());
    const held = readHeldStore(folder);
    const running = runNodeStore({ store: held, directory, portal: portal.url, at: held.refreshedAt });
    await running.refresh(held.later);
    const tried = await triedOf(running);
    expect(tried.filter(({ failure, lastAttempt }) => failure !== null || lastAttempt !== held.later)).toEqual([]);
    await running.close();

    expect([...upgrade.before.keys()]).toEqual(tried.slice(1).map(({ id }) => id));
    for (const [id, before] of upgrade.before) {
      const said = await inStore((store) => describeUpgrade(store, upgrade, id));
      expect(said).toContain(`: every event as subscribers have it (${before.size} in all).`);
      // What a moved SEQUENCE would say.
      const earlier = new Map([...before].map(([identity, sequence]) => [identity, sequence - 1]));
      const moved = { from: null, before: new Map([[id, earlier]]) };
      expect(await inStore((store) => describeUpgrade(store, moved, id))).toContain(`: ${before.size} changed (`);
    }
  },
);

it('a new store is not called upgraded, and a later release finds the name of this one', async () => {
  const store = createMemoryStore(0);
  expect(await noteRelease(store, '1.0.0')).toBeNull();
  expect(await noteRelease(store, '1.0.0')).toBeNull();
  expect((await store.read('release', 'name')).documents.get('')).toBe('1.0.0');
});
