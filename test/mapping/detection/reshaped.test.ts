import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notationsOf } from '../../../src/mapping/plain-body.ts';
import { judgePortal, mapPortal, type Portal, readPortals } from '../../portals/corpus.ts';
import { forms, reshaped } from '../../portals/reshaped.ts';

const folder = join(import.meta.dirname, '../../portals/everyday');
/** iCalendar and JSON:API name their keys and places: in another shape they are neither. */
const ofFormat = /"(?:DTSTART\b[^"]*|relationships)":/i;
/** So many for each form, for all of them take minutes. Of so few, one that is lost takes three points. */
const most = 30;
const least = 91.5;
/** What such groups are called may be who holds the events, or what they are. */
const leastInGroups = 88;
const portals = readPortals(folder, 'everyday').filter(
  // One odd notation inside another is nothing that portals have.
  (portal) => isWrittenPlainly(portal) && reshaped(portal, 'in an object') !== null,
);

/** A number that a name gives, another one for each form. */
const numberOf = (name: string, form: number): number =>
  [...name].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % 1_000_003, form + 7);

function isWrittenPlainly({ lists }: Portal): boolean {
  const bodies = Object.values(lists).flatMap((pages) => pages.map(({ body }) => body));
  return bodies.every((body) => notationsOf(body).length === 0 && !ofFormat.test(JSON.stringify(body)));
}

describe('detection on known portals whose records are written otherwise', () => {
  it.each(forms.map((form, n) => [form, n] as const))('finds the truth: %s', (form, n) => {
    // Others for each form, by their names, so that a new portal changes little.
    const inTurn = [...portals].sort((one, other) => numberOf(one.system, n) - numberOf(other.system, n));
    const some: Portal[] = [];
    for (const portal of inTurn) {
      const other = some.length < most ? reshaped(portal, form) : null;
      if (other !== null) some.push(other);
    }
    const verdicts = some.map((other) => ({ name: other.system, ...judgePortal(other, mapPortal(other)) }));
    const asked = verdicts.reduce((sum, verdict) => sum + verdict.asked, 0);
    const wrong = verdicts.flatMap(({ name, wrong }) => wrong.map((fault) => `${name} ${fault}`));
    expect(verdicts.length).toBeGreaterThan(10);
    expect(100 * (1 - wrong.length / asked), wrong.slice(0, 30).join('\n')).toBeGreaterThanOrEqual(
      form === 'in groups with fields of their own' ? leastInGroups : least,
    );
  });
});
