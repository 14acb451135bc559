import type { Concept } from '../../../vocabulary/language-words.ts';
import { type Column, isOf, parentOf, says, share } from './column.ts';

/** Things that are known by a name. */
const things: readonly Concept[] = [
  'category', 'tag', 'organizer', 'place', 'address', 'room', 'city', 'region', 'person', 'status',
]; // biome-ignore format: a list

/**
 * Where a thing has no name and a short description, as `{ code, description }` of a directory, that is what it is called. So is its only
 * text beside an address of its page, whatever the key: `{ fulltext: 'Hall', fullurl: … }`.
 */
export function nameByDescription(columns: readonly Column[]): readonly Column[] {
  const isFilled = ({ cells }: Column) => cells.length > 0;
  const isNamed = (column: Column) => isFilled(column) && (says(column, 'title', 'name') || isPlaceName(column));
  const named = new Set(columns.filter(isNamed).map(parentOf));
  const siblings = Map.groupBy(columns.filter(isFilled), parentOf);
  const isLink = (column: Column) => says(column, 'url') && share(column, 'url', 'path') > 0.9;
  const isOnlyText = (column: Column) => {
    const own = siblings.get(parentOf(column)) ?? [];
    const others = own.filter((one) => one !== column);
    return (
      isOf(column, 'place') &&
      share(column, 'text') > 0.9 &&
      others.some(isLink) &&
      others.every((one) => one.kind === 'scalar' && share(one, 'text') === 0)
    );
  };
  return columns.map((column) => {
    const short =
      column.kind === 'scalar' && column.cells.length > 0 && column.length <= 80 && share(column, 'html') === 0;
    if (!short || !isOf(column, ...things) || isOf(column, 'description')) return column;
    if (!says(column, 'description') && !isOnlyText(column)) return column;
    if (named.has(parentOf(column))) return column;
    return { ...column, key: { ...column.key, concepts: new Set<Concept>(['name', 'title']) } };
  });
}

/** `venue: { venue_name, description }`: its key is one word for what a place is called. */
const isPlaceName = (column: Column): boolean =>
  isOf(column, 'place') && [...column.key.concepts].join() === 'place' && share(column, 'text') > 0.5;
