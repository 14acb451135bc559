/** An intended change of what subscribers have, with its reason. */
export interface Exception {
  /** The releases whose stores show it; absent: all. */
  readonly releases?: readonly string[];
  /** The property by its name in the feed's format: `DESCRIPTION`, `content:encoded`, `Last-Modified`. */
  readonly property: string;
  /** The end of the feed's path, `.json`; absent: every format. */
  readonly format?: string;
  readonly why: string;
}

/** UID, guid, SEQUENCE and the stamps must not be listed here, unless subscribers are to see every event as changed. */
export const exceptions: readonly Exception[] = [
  { property: '_event', format: '.json', why: 'prices and links to register are read now, and JSON Feed has them' },
  { property: 'Last-Modified', format: '.json', why: 'the answer has other bytes; no event has another stamp' },
];
