import type { Hono } from 'hono';
import type { Config } from './config/config.ts';
import { samplePortalMapping } from './sample/sample-mapping.ts';
import { createSamplePortal, sampleToken } from './sample/sample-portal.ts';
import type { Fetch } from './source/http/fetch.ts';

/** The built-in sample portal in place of a real one. */
export interface SampleSetup {
  readonly config: Config;
  readonly token: string;
  /** The way to the portal: no network is used. */
  readonly fetch: Fetch;
  /** Serves the portal below `/sample`, so that its images can be seen and its answers looked at. */
  readonly mount: (app: Hono) => void;
}

/** `origin` is where this is served, without a final slash: the sample's images are there. `now` is in milliseconds. */
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
