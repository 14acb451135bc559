import type { Concept } from '../../../vocabulary/language-words.ts';
import { type Column, isOf, parentOf, says, share } from './column.ts';

/** Things that are known by a name. */
const things: readonly Concept[] = [
  'category', 'tag', 'organizer', 'place', 'address', 'room', 'city', 'region', 'person', 'status',
]; // biome-ignore format: a list

/** Where a thing has no name and a short description, as `{ code, description }` of a directory, that is what it is called. */
export function nameByDescription(columns: readonly Column[]): readonly Column[] {
  const named = new Set(columns.filter((column) => says(column, 'title', 'name')).map(parentOf));
  return columns.map((column) => {
    const short =
      column.kind === 'scalar' && column.cells.length > 0 && column.length <= 80 && share(column, 'html') === 0;
    if (!short || !says(column, 'description') || !isOf(column, ...things) || isOf(column, 'description'))
      return column;
    if (named.has(parentOf(column))) return column;
    return { ...column, key: { ...column.key, concepts: new Set<Concept>(['name', 'title']) } };
  });
}
