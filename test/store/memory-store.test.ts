import { createMemoryStore } from '../../src/store/memory-store.ts';
import { describeStore } from './store-contract.ts';

describeStore('a store in memory', createMemoryStore);
