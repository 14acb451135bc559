/** An intended change of what subscribers have, with its reason. */
export interface Exception {
  /** The releases whose stores show it; absent: all. */
  readonly releases?: readonly string[];
  /** The formats that show it, by extension; absent: all. */
  readonly formats?: readonly string[];
  /**
   * The property by its name in the feed's format: `DESCRIPTION`, `content:encoded`, `Last-Modified`. Or a parameter of one:
   * `DESCRIPTION;ALTREP`.
   */
  readonly property: string;
  readonly why: string;
}

/** UID, guid, SEQUENCE and the stamps must not be listed here, unless subscribers are to see every event as changed. */
export const exceptions: readonly Exception[] = [
  ...['description', 'content:encoded', 'summary', 'content', 'content_html', '_event'].map((property) => ({
    releases: ['2d771b7'],
    property,
    why: 'News say the rule and the next date of a series, what an event costs, and where to act.',
  })),
  ...['link', 'atom:link', 'attachments'].map((property) => ({
    releases: ['2d771b7'],
    formats: ['rss', 'atom', 'json'],
    property,
    why: 'News link to the file of an event, to its registration and to where people join.',
  })),
  ...['enclosure', 'media:content'].map((property) => ({
    releases: ['2d771b7'],
    formats: ['rss', 'atom'],
    property,
    why: 'A picture has the type and the length that the portal says.',
  })),
  {
    releases: ['2d771b7'],
    formats: ['atom'],
    property: 'title',
    why: 'A title in Atom is plain text, and no HTML that says the same.',
  },
  {
    releases: ['2d771b7'],
    formats: ['rss', 'atom', 'json'],
    property: 'Last-Modified',
    why: 'News that say the next date of a series change with the day.',
  },
  {
    property: 'X-ALT-DESC',
    why: 'Only Outlook reads it, and shows DESCRIPTION where there is one. It has an address of its own: for=outlook.',
  },
  {
    property: 'X-MICROSOFT-CDO-BUSYSTATUS',
    why: 'Without it Outlook goes by TRANSP, which says the same ([MS-OXCICAL] §2.1.3.1.1.20.25).',
  },
  {
    property: 'DESCRIPTION;ALTREP',
    why: 'Only Thunderbird reads it. It stays where it holds formatting, and else the text has the same links and lists.',
  },
  ...['X-ADDRESS', 'X-TITLE'].map((parameter) => ({
    property: `X-APPLE-STRUCTURED-LOCATION;${parameter}`,
    why: 'Apple Calendar is said to show its map only where the title is what LOCATION says, which stays.',
  })),
  { property: 'CONFERENCE;FEATURE', why: 'RFC 7986 §5.11 has it. No client that we know shows it.' },
];
