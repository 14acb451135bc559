import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import './test/compile-cache.ts';
import { SlowestFirst } from './test/slowest-first.ts';

/** A machine that is busy with something else is slow, not wrong: these end only what never ends by itself. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 50_000 } } } as const;

/** What only one of the projects runs. */
const edge = 'test/edge/**/*.test.ts';
/** They use objects of their own, and not the index, which the others set up for themselves. */
const ofOwnObjects = ['damaged-store', 'faults', 'large-calendar', 'object-store', 'plan/*', 'saved-feeds', 'snapshot-codec', 'warm-up', 'woken-objects', 'work']
  .map((name) => `test/edge/${name}.test.ts`); // biome-ignore format: a list
const clients = 'test/clients/**/*.test.ts';
const soak = 'test/soak/**/*.test.ts';
const postgres = 'test/postgres/**/*.test.ts';
/** They start programs by scripts of npm, and end them by signals, which Windows has none of. */
const posix =
  process.platform === 'win32' ? ['test/package/**', 'test/runtime/**', 'test/release/container.test.ts'] : [];
/** vitest.browser.config.ts runs them. */
const browser = 'test/browser/**/*.test.ts';

/**
 * In the Workers runtime itself, beside the Durable Objects that it tests. Files that share a runtime and its modules take a third of the
 * time.
 */
const inWorkers = (
  name: string,
  files: { include: string[]; exclude?: string[]; isolate?: boolean },
): TestProjectConfiguration => ({
  plugins: [cloudflareTest({ main: './test/edge/configured-worker.ts', wrangler: { configPath: './wrangler.toml' } })],
  test: {
    name,
    globalSetup: ['test/edge/portal-setup.ts'],
    ...patience,
    // Some move tens of megabytes through the runtime.
    testTimeout: 360_000,
    ...files,
  },
});

export default defineConfig({
  test: {
    // The machine that CI runs on has two cores, and some of the files wait most of the time.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'node',
          // The files leave nothing behind in the modules that they import. Sharing them saves two minutes of the processor.
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [edge, clients, soak, browser, postgres, ...posix],
          setupFiles: ['test/fixed-seed.ts'],
          ...patience,
        },
      },
      inWorkers('edge', { include: [edge], exclude: ofOwnObjects }),
      inWorkers('edge-shared', { include: ofOwnObjects, isolate: false }),
      {
        // Some seconds of what `npm run soak` does for minutes.
        test: { name: 'soak', include: [soak], ...patience, testTimeout: 240_000 },
      },
      {
        // Debian’s PostgreSQL, which each file starts for itself.
        test: { name: 'postgres', include: [postgres], ...patience, testTimeout: 120_000 },
      },
      {
        // Programs of Debian’s packages: khal, vdirsyncer, newsboat, feedparser, python-icalendar, libical, Evolution, xmllint.
        test: { name: 'clients', include: [clients], ...patience, testTimeout: 120_000 },
      },
    ],
  },
});
