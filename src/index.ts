/** The package's public API, for any runtime. `createWorker` loads only on Workers, so `kalends/worker` exports it. */
export { createApp } from './app.ts';
export type { Config } from './config/config.ts';
export { defineConfig, type Settings } from './config/settings.ts';
