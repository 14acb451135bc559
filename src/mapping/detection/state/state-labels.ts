import type { Concept } from '../../../vocabulary/language-words.ts';
import { scalarText } from '../../json.ts';
import { everyOf } from '../../structure/compose-expression.ts';
import { plainStatus } from '../../values/keyword.ts';
import { type Column, isListed, isUnder, pathKey, says, share } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';
import type { Part } from './state-flags.ts';
import { codesOf } from './status-codes.ts';

// States that stand in a list of labels, where a form lets people tick several.

/**
 * The words of lists by which some events don't take place as planned: `availability: [{ name: 'Cancelled', code: 'X' }]`, `labels: ['free',
 * 'postponed']`. A list of sessions or of those who have registered says it of its own parts.
 */
export function labelledStates(table: Table): readonly Part[] {
  const lists = new Set<string>();
  return table.columns.flatMap((column) => {
    const list = listOf(column);
    // A name and a code say the same thing twice.
    const part = list === null || lists.has(list) ? null : partOf(column, list, table);
    if (part === null || list === null) return [];
    lists.add(list);
    return [part];
  });
}

/** The path of the only list that the column is in, as its labels or under a key of theirs; null: it is no column of labels. */
function listOf(column: Column): string | null {
  if (column.kind !== 'scalar' || !isListed(column) || isOfParts(column)) return null;
  const at = column.steps.indexOf('*');
  const [own = 'name', ...more] = column.steps.slice(at + 1);
  return more.length > 0 || !label.test(own) ? null : pathKey(column.steps.slice(0, at + 1));
}

function partOf(column: Column, list: string, { columns, records }: Table): Part | null {
  const inside = columns.filter(({ steps }) => pathKey(steps).startsWith(`${list}\u0000`));
  const isOther = (one: Column) => pathKey(one.steps.slice(0, -1)) !== list || isOfParts(one) || isDate(one);
  if (inside.length > mostKeys || inside.some(isOther)) return null;
  const told = codesOf(column)
    .map(({ code }) => code)
    .filter((code) => /\p{L}{2}/u.test(code) && unsettled.includes(plainStatus(code) ?? ''));
  const having = new Set(
    column.cells.flatMap(({ record, value }) => (told.includes(scalarText(value)) ? [record] : [])),
  );
  if (having.size === 0 || having.size * 2 > records.length) return null;
  const words = told.map((word) => `'${word.replace(/['\\]/g, '\\$&')}'`).join(', ');
  const path = `${everyOf(column.steps)} | [?contains([${words}], @)] | [0]`;
  return { rule: { path }, path: column.expression, confidence: 0.8 };
}

const unsettled: readonly string[] = ['cancelled', 'postponed'];
/** What a label is written under, in an object of its own. */
const label = /^(?:(?:display_?)?(?:name|label|title|text|value)|code|codename|key|slug)$/i;
/** A label has few keys: its name, its code, how it looks. */
const mostKeys = 6;

const isOfParts = (column: Column): boolean => says(column, ...parts) || isUnder(column, ...parts);

/** What else of an event has states of its own. */
const parts: readonly Concept[] = [
  'sessions', 'place', 'person', 'performer', 'organizer', 'registration', 'registrationUrl', 'price', 'attachment',
  'related', 'deadline', 'sponsor', 'email', 'capacity', 'start', 'end',
]; // biome-ignore format: a list

const isDate = (column: Column): boolean => share(column, 'instant', 'dateTime', 'day', 'epoch', 'time') > 0;
