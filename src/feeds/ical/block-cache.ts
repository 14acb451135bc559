import type { CalendarEvent } from '../../calendar/event.ts';
import type { Revision } from '../../calendar/snapshot.ts';
import type { FeedEntry } from '../feed.ts';
import { type BlockContext, renderEventBlock } from './ical-event.ts';
import type { BlockSource } from './icalendar.ts';

/** Gives the blocks of one feed's entries, each rendered once for its revision. */
export type BlockCache = (context: BlockContext) => BlockSource;

/** Blocks kept from feed to feed, `characters` of text at most: those that were used last. */
export function createBlockCache(characters: number): BlockCache {
  const kept = new Map<string, string>();
  let size = 0;
  const keep = (key: string, block: string) => {
    kept.set(key, block);
    size += key.length + block.length;
    for (const [oldest, text] of kept) {
      if (size <= characters) break;
      kept.delete(oldest);
      size -= oldest.length + text.length;
    }
  };
  /** An entry's key, for as long as its revision lives: making and hashing it takes longer than finding the block. */
  const keys = new WeakMap<Revision, { readonly of: FeedEntry; readonly context: string; readonly key: string }>();
  const keyIn = (context: string, entry: FeedEntry): string => {
    const known = keys.get(entry.revision);
    if (known?.context === context && isSame(known.of, entry)) return known.key;
    const key = context + keyOf(entry);
    keys.set(entry.revision, { of: entry, context, key });
    return key;
  };
  return ({ siteId, language, defaultMinutes, busy }) => {
    const context = JSON.stringify([siteId, language, defaultMinutes, busy]);
    const options = { siteId, language, ...(defaultMinutes && { defaultMinutes }), ...(busy && { busy }) };
    return (entry) => {
      const key = keyIn(context, entry);
      const found = kept.get(key);
      if (found === undefined) {
        const block = renderEventBlock(entry, options);
        keep(key, block);
        return block;
      }
      // Used last: the map's order is that of use.
      kept.delete(key);
      kept.set(key, found);
      return found;
    };
  };
}

/** The same event in the same place: then the key is the same too. */
const isSame = (one: FeedEntry, other: FeedEntry): boolean =>
  one.event === other.event &&
  one.link === other.link &&
  one.removed === other.removed &&
  one.calendarId === other.calendarId &&
  one.timeZone === other.timeZone;

/** All that a block depends on beside its context: the digest stands for what is published of the event. */
function keyOf({ event, revision, removed, calendarId, timeZone, link }: FeedEntry): string {
  const { id, occurrence, overrides } = event;
  const { digest, sequence, lastModified } = revision;
  const place = [calendarId, id, occurrence, overrides?.start, event.timeZone, timeZone, link, textsOf(event)];
  return `${place.join('\n')}\n${digest}\n${sequence}\n${lastModified}\n${removed}`;
}

/** The texts, where the portal has them in several languages: which of them the event has now, the digest does not say. */
function textsOf({ translations, title, summary, description }: CalendarEvent): string {
  for (const _ in translations) return JSON.stringify([title, summary, description]);
  return '';
}
