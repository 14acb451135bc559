import { defineConfig } from 'vitest/config';
import './test/compile-cache.ts';

/** `npm run test:browser`: pages and widget in Debian's Chromium (CHROMIUM names another one). */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['test/browser/**/*.test.ts'],
    // A browser each: the machine that CI runs on has two cores.
    maxWorkers: 2,
    // A machine that is busy with other tests is slow, not wrong: these end only what never ends by itself.
    testTimeout: 400_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 150_000 } },
  },
});
