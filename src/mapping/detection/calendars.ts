import { isColorKey } from '../../vocabulary/color-words.ts';
import type { CalendarField, Rule } from '../mapping-settings.ts';
import type { Sign } from '../reason.ts';
import { expressionOf } from '../structure/compose-expression.ts';
import { readColor } from '../values/color.ts';
import { because, confidenceOfShare, type Finding } from './finding.ts';
import { detectId } from './lists/ids.ts';
import { type Candidate, candidatesOf } from './model/candidates.ts';
import type { Model } from './model/choose.ts';
import { featuresOf, type Profile } from './model/features.ts';
import { listWeights } from './model/list-weights.ts';
import { scoreOf, sharesOf } from './model/softmax.ts';
import { type Column, isListed, isUnder, says, share } from './profile/column.ts';

export type CalendarFindings = { readonly [field in CalendarField]?: Finding };

/** What tells that a column is the field. */
type Clue = readonly [sign: Sign, is: (column: Column) => boolean];

const isLink = (column: Column): boolean =>
  share(column, 'url') >= 0.8 &&
  share(column, 'imageUrl') <= 0.5 &&
  !says(column, 'api', 'image') &&
  !isUnder(column, 'api', 'image', 'url');

/** What tells that a column is the field, the best clue first: there are too few truths of calendars to fit weights on. */
const clues: Readonly<Record<'description' | 'timeZone' | 'url' | 'color', readonly Clue[]>> = {
  description: [
    ['texts', (one) => says(one, 'description') && one.depth === 0 && share(one, 'text', 'html', 'code') > 0.5],
  ],
  timeZone: [['zones', (one) => one.depth <= 1 && share(one, 'zone') > 0.8]],
  url: [
    ['links', (one) => isLink(one) && says(one, 'url')],
    ['links', isLink],
  ],
  color: [['colors', (one) => isColorKey(one.key.words) && one.depth <= 1 && areColors(one)]],
};

/** All of them one colour is a default, which tells no calendar from another. */
function areColors({ cells, kind }: Column): boolean {
  if (kind !== 'scalar') return false;
  const colors = cells.map(({ value }) => readColor(value));
  const read = colors.filter((one) => one !== null);
  return read.length >= 0.8 * colors.length && (read.length === 1 || new Set(read).size > 1);
}

/** The fields of a calendar, from the list of calendars. */
export function detectCalendars(profile: Profile, model: Model, answered: readonly string[] = []): CalendarFindings {
  const { table } = profile;
  const id = detectId(table, 'calendars', answered, model);
  const title = titleOf(profile, model);
  const columns = table.columns
    .filter(({ kind, cells }) => kind === 'scalar' && cells.length > 0)
    .toSorted((a, b) => b.coverage - a.coverage || a.depth - b.depth);
  const found = Object.entries(clues).flatMap(([field, all]): [string, Finding][] => {
    for (const [sign, is] of all) {
      const column = columns.find((one) => is(one) && ruleOf(one) !== title?.rule);
      if (column !== undefined)
        return [[field, { rule: ruleOf(column), confidence: sure, ...because(column, field, sign) }]];
    }
    return [];
  });
  return { ...(id && { id }), ...(title && { title }), ...Object.fromEntries(found) };
}

const sure = 0.9;

/** What may be the titles of calendars. Of a path of names, the last is the calendar's own: `path[-1].name`. */
export const calendarTitles = (profile: Profile): readonly Candidate[] => [
  ...candidatesOf(profile, 'title'),
  ...profile.table.columns
    .filter((one) => isListed(one) && one.kind === 'scalar' && share(one, 'text', 'code') > 0.5)
    .map((column) => ({ column, rule: ruleOf(column), features: featuresOf(profile, column, 'title') })),
];

const ruleOf = ({ steps }: Column): string => expressionOf(steps).replaceAll('[*]', '[-1]');

function titleOf(profile: Profile, model: Model): Finding | null {
  const all = calendarTitles(profile);
  const shares = sharesOf(
    all.map(({ features }) => scoreOf(features, (model.lists ?? listWeights).calendarTitle)),
    Number.NEGATIVE_INFINITY,
  );
  const candidates = all
    .map((one, n) => ({ ...one, share: shares[n] as number }))
    .sort((a, b) => b.share - a.share || a.column.order - b.column.order);
  // What a person has called it goes before what it is called.
  const isOverride = ({ column }: Candidate) => column.key.words.includes('override');
  const best = candidates.find((one) => !isOverride(one)) ?? candidates[0];
  if (best === undefined) return null;
  const override = candidates.find((one) => one !== best && isOverride(one));
  const rule: Rule = override === undefined ? best.rule : [override.column.expression, best.column.expression];
  return {
    rule,
    confidence: confidenceOfShare(best.share),
    ...because(best.column, 'title', 'likeliest'),
  };
}
