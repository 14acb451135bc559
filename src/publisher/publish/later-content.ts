import type { Revision } from '../../calendar/snapshot.ts';
import type { Content } from '../persist/calendar-content.ts';
import { laterRevision } from './revisions.ts';

/**
 * What another process stored, with no revision behind what this one published meanwhile: while the store could not be
 * reached, both went on, and subscribers of this one must not see anything go back.
 */
export function laterContent(stored: Content, published: Content): Content {
  const states = new Map(stored.published);
  let moved = false;
  for (const [identity, theirs] of states) {
    const ours = published.published.get(identity);
    const later = ours === undefined ? theirs : laterRevision(theirs, ours);
    if (isSame(later, theirs)) continue;
    states.set(identity, { ...theirs, ...later });
    moved = true;
  }
  const lastModified = stored.lastModified > published.lastModified ? stored.lastModified : published.lastModified;
  // Without its publication, the next refresh looks at every event, and writes what was found here.
  return moved ? { ...stored, published: states, lastModified, publication: '' } : { ...stored, lastModified };
}

const isSame = (one: Revision, other: Revision): boolean =>
  one.firstSeen === other.firstSeen && one.lastModified === other.lastModified && one.sequence === other.sequence;
