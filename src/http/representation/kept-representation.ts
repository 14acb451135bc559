import type { Publisher } from '../../publisher/publisher.ts';
import { askSnapshots, type CopyAnswer, type Versions } from '../snapshots.ts';
import type { Representation } from './representation.ts';
import type { RepresentationCache } from './representation-cache.ts';

export interface KeptRequest {
  /** What was asked for. */
  readonly key: string;
  /** The copies that it is made of. */
  readonly calendarIds: readonly string[];
  /** Everything else that the bytes depend on. */
  readonly beside: readonly unknown[];
  /** `before`: the representation that the new one takes the place of. */
  readonly build: (answers: readonly CopyAnswer[], before: Representation | undefined) => Promise<Representation>;
}

interface Made {
  readonly versions: Versions;
  readonly beside: string;
}

/** A representation made of calendars' copies: the kept one while the publisher says that they are what they were. */
export async function keptRepresentation(
  publisher: Publisher,
  cache: RepresentationCache,
  { key, calendarIds, beside, build }: KeptRequest,
): Promise<Representation> {
  const cached = cache.get(key);
  const made = cached ? (JSON.parse(cached.version) as Made) : null;
  const besideNow = JSON.stringify([calendarIds, ...beside]);
  const known = made?.beside === besideNow ? made.versions : null;
  const current = await askSnapshots(publisher, calendarIds, known);
  if (current === null && cached) return cached.representation;
  const { answers, versions } = current ?? { answers: [], versions: {} };
  const version = JSON.stringify({ versions, beside: besideNow } satisfies Made);
  return cache.load(key, version, async () => build(answers, cached?.representation));
}
