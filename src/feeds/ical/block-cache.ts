import { LRUCache } from 'lru-cache';
import type { CalendarEvent } from '../../calendar/event.ts';
import type { Revision } from '../../calendar/snapshot.ts';
import { feedWordsFor } from '../../i18n/words-for.ts';
import type { FeedEntry } from '../feed.ts';
import { type BlockContext, renderEventBlock } from './ical-event.ts';
import type { BlockSource } from './icalendar.ts';

/** Gives the blocks of one feed's entries. Each is rendered once for a revision of its event. */
export type BlockCache = (context: BlockContext) => BlockSource;

/** Keeps the blocks used last, from feed to feed, in at most `characters` of text. */
export function createBlockCache(characters: number): BlockCache {
  const kept = new LRUCache<string, string>({
    maxSize: Math.max(1, Math.floor(characters)),
    // The block of an event that is not published is empty. It counts by its key.
    sizeCalculation: (block, key) => key.length + block.length,
  });
  /**
   * The key of each entry, kept as long as its revision is in use: building and hashing a key takes longer than a
   * lookup.
   */
  const keys = new WeakMap<Revision, { readonly of: FeedEntry; readonly context: string; readonly key: string }>();
  const keyIn = (context: string, entry: FeedEntry): string => {
    const known = keys.get(entry.revision);
    if (known?.context === context && isSame(known.of, entry)) return known.key;
    const key = context + keyOf(entry);
    keys.set(entry.revision, { of: entry, context, key });
    return key;
  };
  return ({ siteId, language, siteWords, defaultMinutes, busy, programs = [], alarm = null, html }) => {
    const words = siteWords && feedWordsFor(language, siteWords);
    const context = JSON.stringify([siteId, language, defaultMinutes, busy, words, programs, alarm, html]);
    const options = {
      siteId,
      language,
      programs,
      alarm,
      ...(siteWords && { siteWords }),
      ...(defaultMinutes && { defaultMinutes }),
      ...(busy && { busy }),
      ...(html && { html }),
    };
    return (entry) => {
      const key = keyIn(context, entry);
      const found = kept.get(key);
      if (found !== undefined) return found;
      const block = renderEventBlock(entry, options);
      kept.set(key, block);
      return block;
    };
  };
}

/** Whether two entries have the same key: the same event, with the same address, zone and calendar. */
const isSame = (one: FeedEntry, other: FeedEntry): boolean =>
  one.event === other.event &&
  one.link === other.link &&
  one.removed === other.removed &&
  one.calendarId === other.calendarId &&
  one.timeZone === other.timeZone;

/**
 * Everything that a block depends on in addition to its context. The digest stands for what is published of the event.
 */
function keyOf({ event, revision, removed, calendarId, timeZone, link }: FeedEntry): string {
  const { id, occurrence, overrides } = event;
  const { digest, sequence, lastModified, completed = '' } = revision;
  const place = [calendarId, id, occurrence, overrides?.start, event.timeZone, timeZone, link, textsOf(event)];
  return `${place.join('\n')}\n${digest}\n${sequence}\n${lastModified}\n${completed}\n${removed}`;
}

/** The texts of an event with translations, because its digest is the same in every language. */
function textsOf({ translations, title, summary, description }: CalendarEvent): string {
  for (const _ in translations) return JSON.stringify([title, summary, description]);
  return '';
}
