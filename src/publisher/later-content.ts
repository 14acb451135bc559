import type { Content } from './calendar-content.ts';
import { laterRevision } from './revisions.ts';

/**
 * What another process stored, with no revision behind what this one published meanwhile: while the store could not be
 * reached, both went on, and subscribers of this one must not see anything go back.
 */
export function laterContent(stored: Content, published: Content): Content {
  const states = new Map(stored.published);
  for (const [identity, ours] of published.published) {
    const theirs = states.get(identity);
    if (theirs && theirs.digest === ours.digest && theirs.lastModified >= ours.lastModified) continue;
    if (theirs && ours.lastModified >= theirs.lastModified)
      states.set(identity, { ...theirs, ...laterRevision(theirs, ours) });
  }
  const lastModified = stored.lastModified > published.lastModified ? stored.lastModified : published.lastModified;
  return { ...stored, published: states, lastModified };
}
