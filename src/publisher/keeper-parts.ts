import type { Mapping } from '../mapping/mapper.ts';
import type { Gate } from '../source/http/limiter.ts';
import type { Source } from '../source/source.ts';
import type { Packer } from '../store/packer.ts';
import type { Store } from '../store/store.ts';
import type { OpenEvents } from './persist/open-events.ts';
import type { PublisherSettings } from './publisher-settings.ts';
import type { Surroundings } from './runtime.ts';

/** What a keeper works with. */
export interface KeeperParts {
  readonly source: Source;
  readonly mapping: Mapping;
  readonly store: Store;
  readonly settings: PublisherSettings;
  readonly surroundings: Surroundings;
  /** Requests to the portal that one run may make, redirects and retries included; absent: no limit. */
  readonly budget?: number;
  /** Shared by the calendars of one process, so that not all their events lie open in memory; absent: they do. */
  readonly openEvents?: OpenEvents;
  readonly packer?: Packer;
  /** Lets a few calendars be refreshed at a time; absent: there is only one. */
  readonly turns?: Gate;
  /** Called when a large piece of work is done, and what it was made of is of no more use. */
  readonly tidy?: () => void;
  /** Called at once when what the keeper answers has changed. */
  readonly changed?: () => void;
  /** Aborts what runs when the process stops. */
  readonly signal?: AbortSignal;
}
