import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notationsOf } from '../../../src/mapping/plain-body.ts';
import { judgePortal, mapPortal, type Portal, readPortals } from '../../portals/corpus.ts';
import { forms, reshaped } from '../../portals/reshaped.ts';

const folder = join(import.meta.dirname, '../../portals/everyday');
/** iCalendar and JSON:API name their keys and places: in another shape they are neither. */
const ofFormat = /"(?:DTSTART\b[^"]*|relationships)":/i;
/** So many for each form, for all of them take minutes. Of so few, one that is lost takes eight points. */
const most = 12;
const least = 78;
/** Of all forms together. */
const leastOfAll = 96;
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

interface Outcome {
  readonly portals: number;
  readonly asked: number;
  readonly wrong: readonly string[];
}

const outcomes = new Map<string, Outcome>();

/** How other portals come out in each form: chosen by their names, so that a new portal changes little. */
function outcomeOf(form: (typeof forms)[number]): Outcome {
  const known = outcomes.get(form);
  if (known !== undefined) return known;
  const n = forms.indexOf(form);
  const some: Portal[] = [];
  for (const portal of [...portals].sort((one, other) => numberOf(one.system, n) - numberOf(other.system, n))) {
    const other = some.length < most ? reshaped(portal, form) : null;
    if (other !== null) some.push(other);
  }
  const verdicts = some.map((other) => ({ name: other.system, ...judgePortal(other, mapPortal(other)) }));
  const outcome = {
    portals: some.length,
    asked: verdicts.reduce((sum, { asked }) => sum + asked, 0),
    wrong: verdicts.flatMap(({ name, wrong }) => wrong.map((fault) => `${name} ${fault}`)),
  };
  outcomes.set(form, outcome);
  return outcome;
}

describe('detection on known portals whose records are written otherwise', () => {
  it.each(forms)('finds the truth: %s', (form) => {
    const { portals, asked, wrong } = outcomeOf(form);
    expect(portals).toBeGreaterThan(10);
    expect(100 * (1 - wrong.length / asked), wrong.slice(0, 30).join('\n')).toBeGreaterThanOrEqual(least);
  });

  it('finds the truth in all of these forms together', () => {
    const all = forms.map(outcomeOf);
    const sum = (of: (one: Outcome) => number) => all.reduce((total, one) => total + of(one), 0);
    expect(100 * (1 - sum(({ wrong }) => wrong.length) / sum(({ asked }) => asked))).toBeGreaterThanOrEqual(leastOfAll);
  });
});
