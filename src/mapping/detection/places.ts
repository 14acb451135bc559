import { scalarText } from '../json.ts';
import type { Rule } from '../mapping-settings.ts';
import { type Column, share } from './column.ts';
import { because, confidenceOf, type Finding, type Findings, rank } from './finding.ts';
import { firstOf } from './link-finding.ts';
import { listMark, type PlaceGroup, placeGroups } from './place-group.ts';
import type { Table } from './table.ts';

/** Where the event takes place: of all objects and groups of keys about places, the one that tells most; and its coordinates. */
export function detectPlaces(table: Table, title?: Column, texts: readonly unknown[] = []): Findings {
  const groups = placeGroups(table, title);
  const ranked = groups.filter((group) => group.name || group.address || group.city).sort((a, b) => b.score - a.score);
  const best = ranked[0];
  const findings: { -readonly [field in keyof Findings]: Findings[field] } = {};
  if (best !== undefined) {
    // Some portals write one place as an object and several as a list.
    const twin = best.path.endsWith(listMark) ? best.path.slice(0, -listMark.length) : `${best.path}${listMark}`;
    const other = twin === '' || twin === listMark ? undefined : ranked.find((group) => group.path === twin);
    const next = ranked.find((group) => group !== best && group !== other)?.score ?? 0;
    const apart =
      best.address || best.city ? undefined : groups.find((group) => group !== best && !group.name && group.address);
    const own = textFindings(apart === undefined ? best : { ...apart, ...named(best) }, next);
    const also = other === undefined ? {} : textFindings(other, 0);
    for (const field of ['location', 'address'] as const) {
      const [first, second] = [own[field], also[field]];
      if (first !== undefined)
        findings[field] = second === undefined ? first : { ...first, rule: [first.rule, second.rule].flat() as Rule };
    }
  }
  if (best === undefined) {
    const written = addressLike(table, title, texts);
    if (written !== null) findings.location = written;
  }
  const geo =
    best?.latitude && best.longitude
      ? best
      : best?.point
        ? best
        : groups.find((group) => !group.name && ((group.latitude && group.longitude) || group.point));
  if (geo?.latitude && geo.longitude) {
    for (const field of ['latitude', 'longitude'] as const) {
      const column = geo[field] as Column;
      findings[field] = {
        rule: firstOf(column.steps),
        confidence: confidenceOf(0.95),
        why: because(column, field, 'its values are degrees'),
      };
    }
  } else if (geo?.point) {
    const { point } = geo;
    findings.latitude = {
      rule: pointPath(
        point,
        table.columns.some(
          (one) =>
            one.steps.join() === [...point.steps.slice(0, -1), 'type'].join() &&
            one.cells.every(({ value }) => value === 'Point'),
        ),
      ),
      confidence: 0.7,
      why: because(point, 'coordinates', 'its values are two coordinates together'),
    };
  }
  return findings;
}

/** What a place is called, apart from where it is. */
const named = ({ name, rooms, score }: PlaceGroup) => ({ ...(name === undefined ? {} : { name }), rooms, score });

/** Where no key speaks of a place: texts that read as addresses do, `12 Quad Lane, Ithaca`, under a key that says nothing. */
function addressLike(table: Table, title: Column | undefined, texts: readonly unknown[]): Finding | null {
  const best = rank(table.columns, (column) => {
    if (column === title || column.kind !== 'scalar' || column.key.concepts.size > 0 || column.depth > 0) return 0;
    if (
      texts.includes(column.expression) ||
      column.length > 120 ||
      share(column, 'text') < 0.9 ||
      share(column, 'html') > 0
    )
      return 0;
    const written = column.cells.filter(
      ({ value }) =>
        /\p{L}{2}.*,\s*\S|\p{L}{3}.*\s\d{1,4}\b/u.test(scalarText(value)) && !/[.!?]\s*$/.test(scalarText(value)),
    );
    return written.length / Math.max(1, column.cells.length) >= 0.6 ? 0.3 + 0.1 * column.coverage : 0;
  })[0];
  return best === undefined
    ? null
    : {
        rule: best.column.expression,
        confidence: 0.4,
        why: because(best.column, 'place', 'its values read as addresses do'),
      };
}

/** GeoJSON's order of coordinates is known by its type, so the object goes with them. */
const pointPath = (column: Column, isGeoJson: boolean): string =>
  column.expression
    .replaceAll('[*]', '[0]')
    .replace(/^(.+)\.coordinates$/, (path, parent) => (isGeoJson ? parent : path));

function textFindings(group: PlaceGroup, next: number): Findings {
  const findings: { -readonly [field in keyof Findings]: Findings[field] } = {};
  const confidence = confidenceOf(Math.min(1, group.score), Math.min(1, next));
  const { name, rooms } = group;
  const address = addressRule(group);
  const names = [...(name === undefined ? [] : [name]), ...rooms];
  const main = names[0];
  if (main !== undefined) {
    findings.location = {
      rule:
        names.length === 1
          ? one(main)
          : names.some(({ spoken }) => spoken)
            ? `[${names.map(one).join(', ')}]`
            : joined(names.map(text)),
      confidence,
      why: because(main, 'place', 'its values are names'),
    };
  }
  if (address !== null) {
    const column = (group.address ?? group.city ?? group.zip ?? group.region) as Column;
    findings[main === undefined ? 'location' : 'address'] = {
      rule: address,
      confidence,
      why: because(column, 'address', 'its values are texts'),
    };
  }
  return findings;
}

/** The address, with the city where it does not name it already. */
function addressRule(
  group: PlaceGroup,
): string | readonly (string | { path: string; values: Record<string, null> })[] | null {
  const { address, lines, number, zip, city, region } = group;
  const street = address ?? null;
  const lined = (column: Column) => (lines.length === 0 ? text(column) : joined([column, ...lines].map(text)));
  const missing = (column: Column | undefined): column is Column =>
    column !== undefined && (street === null || !holds(street, column));
  const towns = [zip, city].filter(missing).map(text);
  const town = towns.length === 2 ? joined(towns, ' ') : (towns[0] ?? null);
  const line =
    street === null
      ? null
      : number === undefined || holds(street, number)
        ? lined(street)
        : joined([lined(street), text(number)], ' ');
  const parts = [line, town, street === null && region !== undefined && !isCode(region) ? text(region) : null].filter(
    (part) => part !== null,
  );
  if (parts.length === 0) return null;
  // Of several languages, the mapper chooses: it gets the parts as they are.
  const spoken = [street, number, zip, city].some((column) => column?.spoken);
  if (spoken && street !== null) {
    const pieces = [
      ['street', street],
      ['houseNumber', number],
      ['postalCode', zip],
      ['city', city],
    ] as const;
    const given = pieces.flatMap(([key, column]) => (column === undefined ? [] : [`${key}: ${one(column)}`]));
    return given.length === 1 ? one(street) : `${one(street)} && {${given.join(', ')}}`;
  }
  if (street === null) return parts.length === 1 ? one((city ?? zip ?? region) as Column) : joined(parts);
  const whole =
    parts.length === 1 && number === undefined && lines.length === 0
      ? one(street)
      : lines.length > 0
        ? joined(parts)
        : `${text(street)} && ${joined(parts)}`;
  if (!missing(city)) return whole;
  const nowhere = city.cells
    .map(({ value }) => scalarText(value))
    .filter((value) =>
      /^(?:без|нет|ohne|kein|sans|aucun|without|no |none|n\/a|online|онлайн|sin |senza|ei |-+$)/i.test(value),
    );
  return nowhere.length === 0
    ? [whole, one(city)]
    : [whole, { path: one(city), values: Object.fromEntries(nowhere.map((value) => [value, null])) }];
}

const isCode = (column: Column): boolean => column.length <= 3 || column.key.words.includes('code');

/** Whether a text names the other's value in most records that have both. */
function holds(whole: Column, part: Column): boolean {
  const texts = new Map(whole.cells.map(({ record, value }) => [record, scalarText(value).toLowerCase()]));
  const both = part.cells.filter(({ record }) => texts.has(record));
  return (
    both.length > 0 &&
    both.filter(({ record, value }) => texts.get(record)?.includes(scalarText(value).toLowerCase())).length * 2 >
      both.length
  );
}

/** The value of a column as text; of several, all of them. */
const one = (column: Column): string =>
  column.steps.includes('*') && !column.spoken ? `join(', ', ${column.expression})` : column.expression;

const text = (column: Column): string => {
  const path = one(column);
  return share(column, 'number') > 0 && column.cells.some(({ value }) => typeof value === 'number')
    ? `${path} && to_string(${path})`
    : path;
};

const joined = (parts: readonly string[], by = ', '): string => `join('${by}', [${parts.join(', ')}][?@])`;
