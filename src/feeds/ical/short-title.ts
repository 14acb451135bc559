import { cleanLine } from '../text/clean-text.ts';
import { shorten } from '../text/shorten.ts';

/**
 * The most characters of a title in SUMMARY. With its ellipsis and the word for its state before it, it stays below 254:
 * Exchange has no longer subjects ([MS-OXCMSG] §2.2.1.10) and cuts one off, or refuses the event.
 */
const most = 230;

/** The title as SUMMARY holds it: the whole one, as nearly always, or its beginning. */
export const shortTitle = (title: string | null): string | null =>
  title === null || cleanLine(title).length <= most ? title : shorten(cleanLine(title), most, most / 2);

/** The whole title of an event whose SUMMARY holds only its beginning; empty for all others. */
export const titleToTell = (title: string | null): string =>
  shortTitle(title) === title ? '' : cleanLine(title ?? '');
