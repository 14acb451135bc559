import { describe, it } from 'vitest';
import { createMemoryStore } from '../../src/store/memory-store.ts';
import { storeContract } from '../../src/store/store-contract.ts';

describe('a store in memory', () => storeContract({ test: it, open: createMemoryStore }));
