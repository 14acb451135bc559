import { cleanLine } from '../text/clean-text.ts';
import { filterPath } from './filter-path.ts';
import type { Selection } from './selection.ts';

/** How a calendar is written, as its address says it. */
type CalendarForm = Pick<Partial<Selection>, 'for' | 'alarm'>;

/** The reminders that people are offered, in minutes before the start: half an hour, and a day. */
export const offeredAlarms = [30, 1440] as const;

/**
 * The address of the same calendar in another form, from its URL or path that ends in `.ics`. The form is in the path, since
 * programs cut an address at `?`.
 */
export const inForm = (ics: string, form: CalendarForm): string =>
  ics.replace(extension, (written) => filterPath(form) + written);

/**
 * The same address with the title as its last segment, by which Thunderbird names a calendar. What follows `/name/` has no
 * other meaning, so the address lasts when the title changes.
 */
export function namedAddress(ics: string, title: string): string {
  const name = nameSegment(title);
  return name === null ? ics : ics.replace(extension, (written) => `/name/${name}${written}`);
}

const extension = /\.ics(?=$|\?)/;
const longestName = 60;

/**
 * The title as a segment, which is a file's name in an export. Thunderbird shows what is encoded of RFC 3986 §2.2 as it is, and
 * a segment may hold some of it.
 */
function nameSegment(title: string): string | null {
  const written = cleanLine(title.replace(/[/\\?#%$:*"<>|]+/g, ' '));
  const name = [...written].slice(0, longestName).join('').trim();
  if (/^\.*$/.test(name)) return null;
  return encodeURIComponent(name).replace(/%(?:26|2B|2C|3B|3D|40)/g, decodeURIComponent);
}
