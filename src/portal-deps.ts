import type { Config } from './config/config.ts';
import { mappingContext, publisherSettings } from './config/part-settings.ts';
import { createMapping } from './mapping/mapping.ts';
import { plainBody } from './mapping/plain-body.ts';
import type { PublisherDeps } from './publisher/refreshers.ts';
import type { Runtime } from './publisher/runtime.ts';
import { createSource } from './source/create-source.ts';
import type { Fetch } from './source/http/fetch.ts';

/** The dependencies of every refresher under this configuration, on any runtime. Each runtime adds its own store. */
export function portalDeps(given: {
  readonly config: Config;
  readonly token: string | null;
  readonly fetch: Fetch;
  readonly runtime: Runtime;
}): Omit<PublisherDeps, 'store'> {
  const { config, token, fetch, runtime } = given;
  const { now, sleep, random } = runtime;
  return {
    source: createSource({ settings: config.source, token, fetch, plain: plainBody, sleep, random, now }),
    mapping: createMapping(config.mapping, mappingContext(config)),
    settings: publisherSettings(config),
    runtime,
  };
}
