import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { scalarText } from '../../json.ts';
import { type Column, isOf, isUnder, says, share } from '../profile/column.ts';

/** What a column may be of a place; `titled` and `unnamed` are names where nothing better is. */
export type Part =
  | 'name'
  | 'address'
  | 'number'
  | 'city'
  | 'zip'
  | 'region'
  | 'latitude'
  | 'longitude'
  | 'point'
  | 'building'
  | 'room'
  | 'titled'
  | 'unnamed';

export const about: readonly Concept[] = ['place', 'address', 'room', 'geo', 'city'];

/** What part of a place a column is, and how surely. */
export function partOf(column: Column): readonly [Part, number] | null {
  const inside = isUnder(column, ...about);
  const base = 0.5 + 0.3 * column.coverage - 0.05 * column.depth;
  const degrees = (most: number) =>
    column.cells.length > 0 &&
    column.cells.every(
      ({ value }) =>
        /^-?\d{1,3}(?:[.,]\d+)?$/.test(scalarText(value)) &&
        Math.abs(Number(scalarText(value).replace(',', '.'))) <= most,
    );
  if (says(column, 'latitude') && !says(column, 'longitude') && degrees(90)) return ['latitude', base];
  if (says(column, 'longitude') && !says(column, 'latitude') && degrees(180)) return ['longitude', base];
  // GIS: y is to the north.
  const axis = inside && column.key.words.length === 1 ? column.key.words[0] : null;
  if (axis === 'y' && degrees(90)) return ['latitude', base];
  if (axis === 'x' && degrees(180)) return ['longitude', base];
  if (share(column, 'point') > 0.5) return ['point', base];
  if (column.kind === 'list') return says(column, 'geo') && isPair(column) ? ['point', base + 0.1] : null;
  if (column.steps.at(-1) === '*' && says(column, 'geo', 'address')) return null;
  if (
    column.cells.length === 0 ||
    share(column, 'url', 'imageUrl', 'email', 'boolean', 'instant', 'day', 'dateTime', 'path', 'zone', 'opaque') > 0.4
  )
    return null;
  // A link around the name of a place is no description.
  if (share(column, 'html') > 0.4 && (!says(column, 'place') || column.length > 250)) return null;
  const numeric = share(column, 'integer') > 0.8;
  if (
    inside &&
    isBuilding(column) &&
    !says(column, 'id', 'slug', 'address', 'zip', 'url', 'image') &&
    share(column, 'text', 'code') > 0.5
  )
    return numeric ? null : ['building', base];
  // `hall_number` is the name of a room, `room_id` is not.
  const last = readKey(column.key.words.at(-1) ?? '').concepts;
  const roomy = says(column, 'place') && !inside ? last.has('room') && !last.has('place') : says(column, 'room');
  if (roomy && !says(column, 'url', 'image', 'description', 'id') && (inside || !says(column, 'status')))
    return numeric && !inside ? null : ['room', base + (column.key.words.length > 1 ? 0 : 0.05)];
  // `locationType` is of what kind it is.
  if (last.has('category') && !last.has('place') && column.key.words.length > 1) return null;
  // `venueText`: where it is, in words.
  const worded =
    says(column, 'place') && column.length <= 120 && column.key.words.length > 1 && last.has('description');
  if (worded && !inside) return ['name', base - 0.1];
  if (
    says(
      column,
      'id',
      'slug',
      'url',
      'image',
      'description',
      'status',
      'language',
      'count',
      'timeZone',
      'phone',
      'email',
      'online',
      'geo',
      'price',
    ) ||
    (says(column, 'category', 'tag') && !says(column, ...about) && !(inside && says(column, 'title', 'name')))
  )
    return null;
  // `city.name` is a town's, whatever the object around it is.
  if (says(column, 'title', 'name') && isOf(column, 'city', 'region') && !isOf(column, 'place'))
    return [isOf(column, 'city') ? 'city' : 'region', base];
  if (says(column, 'zip')) return ['zip', base];
  if (says(column, 'houseNumber')) return ['number', base];
  if (numeric) return null;
  if (says(column, 'city', 'region') && says(column, 'address') && !says(column, 'place'))
    return [says(column, 'city') ? 'city' : 'region', base];
  if (inside && says(column, 'address') && says(column, 'title', 'name') && column.steps.length > 1)
    return ['name', base];
  if (says(column, 'address')) return ['address', base + Math.min(0.4, column.length / 100)];
  if (says(column, 'region')) return ['region', base + (column.length > 3 ? 0.1 : 0)];
  if (says(column, 'place') && !says(column, 'organizer', 'person'))
    return [
      'name',
      base +
        (says(column, 'name', 'title') ? 0.02 : 0) +
        (column.depth === 0 ? 0.05 : 0) -
        (says(column, 'city') ? 0.2 : 0),
    ];
  // Danish and Norwegian; elsewhere `by` is of whom.
  if (inside && column.key.words.join() === 'by') return ['city', base];
  if (says(column, 'city')) return ['city', base];
  if (inside && says(column, 'title', 'name') && !says(column, 'summary'))
    return ['name', base + 0.15 - (column.key.words.includes('short') ? 0.2 : 0)];
  if (column.key.concepts.size === 0 && isOf(column, 'address') && share(column, 'text') > 0.5)
    return ['address', base - 0.1];
  if (
    says(column, 'title', 'name') &&
    !says(column, 'summary') &&
    share(column, 'text', 'code') > 0.5 &&
    column.steps.length > 1
  )
    return ['titled', base];
  return column.key.concepts.size === 0 && share(column, 'text') > 0.5 ? ['unnamed', base] : null;
}

/** `zdanie: …` or `gebaeude.name`; a room in a building is none. */
const isBuilding = (column: Column): boolean =>
  column.key.words.some((word) => buildings.test(word)) ||
  (says(column, 'title', 'name') && (column.parent?.words.some((word) => buildings.test(word)) ?? false));
const buildings =
  /^(?:building|gebaude|gebaeude|batiment|edificio|predio|zdanie|zdanii|budivlya|budynok|korpus|korpusa|rakennus|rakennuksen|budynek|gebouw|byggnad|bygning|budova|zgrada|epulet|cladire|hoone)$/;

const isPair = (column: Column): boolean =>
  column.cells.every(
    ({ value }) =>
      Array.isArray(value) && value.length >= 2 && value.slice(0, 2).every((one) => Number.isFinite(Number(one))),
  );
