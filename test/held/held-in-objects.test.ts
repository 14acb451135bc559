import { describe } from 'vitest';
import { describeHeld } from './describe-held.ts';
import { runWorkerStore } from './worker-store.ts';

describe('stores in Durable Objects, as earlier releases wrote them', () => describeHeld('worker', runWorkerStore));
