import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notationsOf } from '../../../src/mapping/plain-body.ts';
import { judgePortal, mapPortal, type Portal, readPortals } from '../../portals/corpus.ts';
import { forms, reshaped } from '../../portals/reshaped.ts';

const folder = join(import.meta.dirname, '../../portals/everyday');
/** iCalendar and JSON:API name their keys and places: in another shape they are neither. */
const ofFormat = /"(?:DTSTART\b[^"]*|relationships)":/i;
/** Others for each form, for all of them take minutes. Of so few, one that is lost takes five points. */
const parts = 24;
const least = 93;
const portals = readPortals(folder, 'everyday').filter(
  // One odd notation inside another is nothing that portals have.
  (portal) => isWrittenPlainly(portal) && reshaped(portal, 'in an object') !== null,
);

function isWrittenPlainly({ lists }: Portal): boolean {
  const bodies = Object.values(lists).flatMap((pages) => pages.map(({ body }) => body));
  return bodies.every((body) => notationsOf(body).length === 0 && !ofFormat.test(JSON.stringify(body)));
}

describe('detection on known portals whose records are written otherwise', () => {
  it.each(forms.map((form, n) => [form, n] as const))('finds the truth: %s', (form, n) => {
    const others = portals.flatMap((portal) => reshaped(portal, form) ?? []);
    const every = Math.max(1, Math.round((parts * others.length) / portals.length));
    const some = others.filter((_, at) => at % every === n % every);
    const verdicts = some.map((other) => ({ name: other.system, ...judgePortal(other, mapPortal(other)) }));
    const asked = verdicts.reduce((sum, verdict) => sum + verdict.asked, 0);
    const wrong = verdicts.flatMap(({ name, wrong }) => wrong.map((fault) => `${name} ${fault}`));
    expect(verdicts.length).toBeGreaterThan(10);
    expect(100 * (1 - wrong.length / asked), wrong.slice(0, 30).join('\n')).toBeGreaterThanOrEqual(least);
  });
});
