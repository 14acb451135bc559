/**
 * The package's public API, for any runtime. What only one of them has is apart: `kalends/node` and `kalends/worker`.
 */
export type { Calendar } from './calendar/calendar.ts';
export type { CalendarEvent } from './calendar/event.ts';
export type { PublishedEvent, Snapshot } from './calendar/snapshot.ts';
export { defineConfig, type Settings } from './config/settings.ts';
export type { ChangeMapper } from './library/assemble-kalends.ts';
export { ConfigError } from './library/config-error.ts';
export { createKalends, type Kalends, type KalendsOptions } from './library/create-kalends.ts';
export type { ListedRecord, MappedEvents, Mapper } from './mapping/mapper.ts';
export type { RunningPublisher } from './publisher/create-publisher.ts';
export type { Publisher } from './publisher/publisher.ts';
export type { Log, Runtime } from './publisher/runtime.ts';
export type { Fetch } from './source/http/fetch.ts';
export {
  type Answer,
  type Listing,
  type Page,
  type ReadItems,
  type ReadOptions,
  type Source,
  SourceError,
  type SourceErrorKind,
} from './source/source.ts';
export { createMemoryStore } from './store/memory-store.ts';
export { type Change, type Document, type Reading, type Store, StoreError, UnusableStoreError } from './store/store.ts';
