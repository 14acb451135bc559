import type { CalendarEvent } from './event.ts';

/** Drafts, private and unlisted events are never in a feed, a page or a widget. */
export const isPublishable = ({ status, visibility }: Pick<CalendarEvent, 'status' | 'visibility'>): boolean =>
  visibility === 'public' && status !== 'draft';
