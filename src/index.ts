/** The package's face, on any runtime. What only Workers can load, `createWorker`, is `kalends/worker`. */
export { createApp } from './app.ts';
export type { Config } from './config/config.ts';
export { defineConfig, type Settings } from './config/settings.ts';
