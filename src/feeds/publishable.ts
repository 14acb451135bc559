import type { PublishedEvent } from '../calendar/snapshot.ts';

/** Drafts, private and unlisted events are never in a feed, whatever a snapshot holds. */
export function isPublishable({ event }: PublishedEvent): boolean {
  return event.status !== 'draft' && event.visibility === 'public';
}
