import { createMemoryStore } from '../../src/store/memory-store.ts';
import { describeStore, storeBirth } from './store-contract.ts';

describeStore('a store in memory', () => createMemoryStore(storeBirth));
