/** A change of what subscribers hold that was decided on, and says why. */
export interface Exception {
  /** The releases whose stores it is seen in; absent: all. */
  readonly releases?: readonly string[];
  /** The property as the feed's format names it: `DESCRIPTION`, `content:encoded`, `Last-Modified`. */
  readonly property: string;
  readonly why: string;
}

/** UID, guid, SEQUENCE and the stamps have no place here unless subscribers are to see every event as changed. */
export const exceptions: readonly Exception[] = [];
