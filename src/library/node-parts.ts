/** Only for Node: `kalends/node`. */
import { setImmediate } from 'node:timers/promises';
import { readSiteFiles } from '../config/read-site-files.ts';
import { defaultStore, parseStoreAddress, type StoreAddress } from '../config/store-address.ts';
import { nodeCompressors } from '../http/representation/node-compressors.ts';
import { createUndiciFetch } from '../source/http/undici-fetch.ts';
import { nodePacker } from '../store/node-packer.ts';
import { ConfigError } from './config-error.ts';
import type { KalendsOptions } from './create-kalends.ts';
import { openStore } from './open-store.ts';

/** What of `createKalends` Node has a better part for than the platforms in common. */
type NodeParts = Required<Pick<KalendsOptions, 'store' | 'fetch' | 'compressors' | 'packer' | 'pause' | 'readFiles'>>;

/**
 * Node's parts of `createKalends`: the store that KALENDS_STORE would name, undici, zlib, and the files that `site` names.
 *
 *     const kalends = await createKalends({ config, token, ...nodeParts({ store: 'sqlite:data/kalends.db' }) });
 *
 * `store`: `sqlite:PATH`, `sqlite::memory:` or `postgres://…`; by default `sqlite:data/kalends.db`. `folder`: where the
 * names of files begin, by default the working directory. Throws a `ConfigError` if the store's address is malformed.
 */
export function nodeParts({
  store,
  folder = '.',
}: {
  readonly store?: string;
  readonly folder?: string;
} = {}): NodeParts {
  const address = addressOf(store);
  return {
    store: (runtime) => openStore(address, runtime),
    fetch: createUndiciFetch(),
    compressors: nodeCompressors,
    packer: nodePacker,
    pause: () => setImmediate(),
    readFiles: (site) => readSiteFiles(site, folder),
  };
}

function addressOf(store: string | undefined): StoreAddress {
  const address = store === undefined ? defaultStore : parseStoreAddress(store);
  if (typeof address === 'string') throw new ConfigError([{ level: 'error', where: 'store', message: address }]);
  return address;
}
