import { describe } from 'vitest';
import { describeHeld } from './describe-held.ts';
import { runNodeStore } from './node-store.ts';

describe('stores in a file, as earlier releases wrote them', () => describeHeld('node', runNodeStore));
