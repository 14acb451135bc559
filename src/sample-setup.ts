import type { Hono } from 'hono';
import type { Config } from './config/config.ts';
import { samplePortalMapping } from './sample/sample-mapping.ts';
import { createSamplePortal, sampleToken } from './sample/sample-portal.ts';
import type { Fetch } from './source/http/fetch.ts';

/** The built-in sample portal instead of a real one. */
export interface SampleSetup {
  readonly config: Config;
  readonly token: string;
  /** Calls the sample portal directly, without a network. */
  readonly fetch: Fetch;
  /** Serves the sample portal below `/sample`, for its images and for people who want to see its responses. */
  readonly mount: (app: Hono) => void;
}

/**
 * Replaces the configured portal by the sample. `origin` is Kalends' own address without a final slash, where the sample's
 * images are served. `now` returns milliseconds since 1970.
 */
export function setUpSample(config: Config, origin: string, now: () => number): SampleSetup {
  const portal = createSamplePortal({ now });
  return {
    config: {
      ...config,
      source: { ...config.source, linkBase: `${origin}/sample/` },
      mapping: samplePortalMapping,
      calendars: { ...config.calendars, admissions: { language: 'ru', ...config.calendars.admissions } },
    },
    token: sampleToken,
    fetch: (url, { method, headers, signal }) => portal(new Request(url, { method, headers, signal })),
    mount: (app) => {
      app.get('/sample/*', (c) => portal(c.req.raw));
    },
  };
}
