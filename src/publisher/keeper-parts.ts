import type { Mapping } from '../mapping/mapper.ts';
import type { Source } from '../source/source.ts';
import type { Store } from '../store/store.ts';
import type { PublisherSettings } from './settings.ts';
import type { Surroundings } from './surroundings.ts';

/** What a keeper works with. */
export interface KeeperParts {
  readonly source: Source;
  readonly mapping: Mapping;
  readonly store: Store;
  readonly settings: PublisherSettings;
  readonly surroundings: Surroundings;
  /** Requests to the portal that one run may make, redirects and retries included; absent: no limit. */
  readonly budget?: number;
  /** Called at once when what the keeper answers has changed. */
  readonly changed?: () => void;
  /** Aborts what runs when the process stops. */
  readonly signal?: AbortSignal;
}
