/** An intended change of what subscribers have, with its reason. */
export interface Exception {
  /** The releases whose stores show it; absent: all. */
  readonly releases?: readonly string[];
  /** The formats that show it, by extension; absent: all. */
  readonly formats?: readonly string[];
  /** The property by its name in the feed's format: `DESCRIPTION`, `content:encoded`, `Last-Modified`. */
  readonly property: string;
  readonly why: string;
}

/** UID, guid, SEQUENCE and the stamps must not be listed here, unless subscribers are to see every event as changed. */
export const exceptions: readonly Exception[] = [
  ...['description', 'content:encoded', 'summary', 'content', 'content_html', '_event'].map((property) => ({
    releases: ['2d771b7'],
    property,
    why: 'News say the rule and the next date of a series.',
  })),
  {
    releases: ['2d771b7'],
    formats: ['rss', 'atom', 'json'],
    property: 'Last-Modified',
    why: 'News that say the next date of a series change with the day.',
  },
];
