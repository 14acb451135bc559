import { scalarText } from '../../json.ts';
import type { Rule } from '../../mapping-settings.ts';
import { firstOf } from '../../structure/first-of.ts';
import { type Rival, valuesBy, withAlternatives } from '../alternatives.ts';
import { because, confidenceOf, type Finding, type Findings } from '../finding.ts';
import { calibrated, type Model } from '../model/choose.ts';
import { type Features, featuresOf, type Profile } from '../model/features.ts';
import { scoreOf, sharesOf } from '../model/softmax.ts';
import { type Column, share } from '../profile/column.ts';
import { listMark, type PlaceGroup, placeGroups } from './place-group.ts';

/** Where the event takes place, as one candidate: a group of columns about one place, or one text. */
export interface PlaceCandidate {
  readonly findings: Findings;
  readonly group: PlaceGroup | null;
  readonly features: Features;
}

/** Every group of columns that speaks of a place, a name with an address from elsewhere, and every text by itself. */
export function placesOf(profile: Profile, title?: Column): readonly PlaceCandidate[] {
  const { table } = profile;
  const groups = placeGroups(table, title);
  const named = groups.filter((group) => group.name || group.address || group.city || group.rooms.length > 0);
  const candidates = named.flatMap((group): PlaceCandidate[] => {
    // Some portals write one place as an object and several as a list.
    const twinPath = group.path.endsWith(listMark) ? group.path.slice(0, -listMark.length) : `${group.path}${listMark}`;
    const twin = twinPath === '' || twinPath === listMark ? undefined : named.find((one) => one.path === twinPath);
    const own = textFindings(group);
    const also = twin === undefined ? {} : textFindings(twin);
    const findings: { -readonly [field in keyof Findings]: Findings[field] } = {};
    for (const field of ['location', 'address'] as const) {
      const [first, second] = [own[field], also[field]];
      if (first !== undefined)
        findings[field] = second === undefined ? first : { ...first, rule: [first.rule, second.rule].flat() as Rule };
    }
    const alone: PlaceCandidate = { findings, group, features: groupFeatures(profile, group) };
    if (group.address || group.city) return [alone];
    const elsewhere = named.filter((other) => other !== group && !other.name && other.address).slice(0, 3);
    return [
      alone,
      ...elsewhere.map((other): PlaceCandidate => {
        const features = new Map(groupFeatures(profile, group));
        for (const [name, value] of groupFeatures(profile, other)) features.set(`other:${name}`, value);
        return { findings: textFindings({ ...other, ...nameOf(group) }), group, features };
      }),
    ];
  });
  const texts = table.columns.filter(
    (column) =>
      column !== title &&
      column.kind === 'scalar' &&
      column.cells.length > 0 &&
      !column.steps.includes('*') &&
      column.length <= 200 &&
      share(column, 'text', 'code') > 0.5 &&
      share(column, 'url', 'email', 'instant', 'day', 'time', 'boolean', 'integer', 'html', 'zone') < 0.5 &&
      !named.some((group) => group.name === column && !group.address && !group.city && group.rooms.length === 0),
  );
  return [
    ...candidates,
    ...texts.map((column): PlaceCandidate => {
      const features: Features = new Map([['single', 1]]);
      for (const [name, value] of featuresOf(profile, column, 'location')) features.set(`N:${name}`, value);
      const why = because(column, 'place', 'its values read as places do');
      return { findings: { location: { rule: column.expression, confidence: 0, why } }, group: null, features };
    }),
  ];
}

function groupFeatures(profile: Profile, group: PlaceGroup): Features {
  const features: Features = new Map([['group', 1]]);
  const set = (name: string, value: number | boolean) => {
    if (value) features.set(name, Number(value));
  };
  set('has:name', group.name !== undefined);
  set('has:address', group.address !== undefined);
  set('has:city', group.city !== undefined);
  set('has:zip', group.zip !== undefined);
  set('has:region', group.region !== undefined);
  set('has:room', group.rooms.length > 0);
  set('has:rooms', group.rooms.length > 1);
  set('has:degrees', group.latitude !== undefined || group.point !== undefined);
  set(
    'onlyCity',
    group.city !== undefined && group.name === undefined && group.address === undefined && group.rooms.length === 0,
  );
  set('listed', group.path.endsWith(listMark));
  const main = group.name ?? group.rooms[0] ?? group.address ?? group.city;
  if (main !== undefined)
    for (const [name, value] of featuresOf(profile, main, 'location')) features.set(`N:${name}`, value);
  if (group.address !== undefined && main !== group.address)
    for (const [name, value] of featuresOf(profile, group.address, 'location'))
      if (!name.startsWith('w:')) features.set(`A:${name}`, value);
  return features;
}

/** Where the event takes place, and its coordinates. `share`: how likely the place is, of all and of none. */
export function detectPlaces(profile: Profile, model: Model, title?: Column): Findings {
  const { table } = profile;
  const groups = placeGroups(table, title);
  const candidates = placesOf(profile, title);
  const shares = sharesOf(
    candidates.map(({ features }) => scoreOf(features, model.place)),
    model.place.none ?? 0,
  );
  const at = shares.indexOf(Math.max(...shares));
  const chosen = candidates[at];
  const confidence = calibrated(model.calibration.place, shares[at] ?? 0);
  const findings: { -readonly [field in keyof Findings]: Findings[field] } = {};
  for (const [field, finding] of Object.entries(chosen?.findings ?? {}))
    findings[field as keyof Findings] = { ...(finding as Finding), confidence };
  if (findings.location !== undefined) {
    const rivals = candidates.flatMap(({ findings: { location } }, n): Rival[] =>
      location === undefined || (shares[n] as number) < 0.005
        ? []
        : [{ rule: location.rule, share: shares[n] as number, values: valuesBy(location.rule, table) }],
    );
    findings.location = withAlternatives(findings.location, rivals);
  }
  const best = chosen?.group ?? undefined;
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
const nameOf = ({ name, rooms, score }: PlaceGroup) => ({ ...(name === undefined ? {} : { name }), rooms, score });

/** GeoJSON's order of coordinates is known by its type, so the object goes with them. */
const pointPath = (column: Column, isGeoJson: boolean): string =>
  column.expression
    .replaceAll('[*]', '[0]')
    .replace(/^(.+)\.coordinates$/, (path, parent) => (isGeoJson ? parent : path));

function textFindings(group: PlaceGroup): Findings {
  const findings: { -readonly [field in keyof Findings]: Findings[field] } = {};
  const confidence = 0;
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
