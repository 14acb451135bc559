import { expect, it } from 'vitest';
import { openCollection } from '../../../src/publisher/persist/collection.ts';
import { openPageCheckpoint } from '../../../src/publisher/refresh/page-checkpoint.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const page = { body: {}, headers: [], bytes: 10 };

async function collectionWith(text: string) {
  const collection = openCollection(createMemoryStore(), 'calendar c1');
  await collection.sync(async () => () => undefined);
  const change = { put: [{ kind: 'pages', key: '', text }], drop: [] };
  await collection.commit(change, () => change);
  return collection;
}

it('kept pages of other rules are not continued, and are dropped when the calendar is complete', async () => {
  const collection = await collectionWith(JSON.stringify([['a', page]]));
  const same = await openPageCheckpoint(collection, { since: noon, isUsable: true }, noon + 1000, 300_000);
  expect([same.memory.find('a'), same.since]).toEqual([page, noon]);
  const other = await openPageCheckpoint(collection, { since: noon, isUsable: false }, noon + 1000, 300_000);
  expect([other.memory.find('a'), other.since]).toEqual([undefined, noon + 1000]);
  expect(other.change(false).drop).toEqual([{ kind: 'pages', key: '' }]);
});

it.each(['[["a",', 'null', '17', '[["a",null]]', '{}'])(
  'kept pages like %s cost requests, and no refresh',
  async (text) => {
    const collection = await collectionWith(text);
    const pages = await openPageCheckpoint(collection, { since: noon, isUsable: true }, noon + 1000, 300_000);
    expect(pages.memory.find('a')).toBeUndefined();
  },
);

it('later pages of a list that outgrows the checkpoint are requested again, small ones too', async () => {
  const pages = await openPageCheckpoint(await collectionWith('[]'), { since: null, isUsable: true }, noon, 300_000);
  pages.memory.keep('large', { bytes: 9_000_000 } as never);
  pages.memory.keep('small', page);
  expect([pages.memory.find('large'), pages.hasGrown()]).toEqual([undefined, false]);
});
