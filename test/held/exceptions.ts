/** An intended change of what subscribers have, with its reason. */
export interface Exception {
  /** The releases whose stores show it; absent: all. */
  readonly releases?: readonly string[];
  /** The property by its name in the feed's format: `DESCRIPTION`, `content:encoded`, `Last-Modified`. */
  readonly property: string;
  readonly why: string;
}

/** UID, guid, SEQUENCE and the stamps must not be listed here, unless subscribers are to see every event as changed. */
export const exceptions: readonly Exception[] = [];
