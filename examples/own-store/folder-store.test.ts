// node --test: the behaviour that Kalends relies on.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { storeContract } from 'kalends/store-contract';
import { createFolderStore } from './folder-store.ts';

storeContract({
  test,
  open: async (born) => createFolderStore(await mkdtemp(join(tmpdir(), 'store-')), () => born),
});
