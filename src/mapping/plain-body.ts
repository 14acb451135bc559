import { withoutAlternation } from './plain/alternating-members.ts';
import { withoutCellTables } from './plain/cell-tables.ts';
import { withoutChanges } from './plain/changed-records.ts';
import { withoutDescriptions } from './plain/described-properties.ts';
import { withoutDocumentTables } from './plain/documents/document-tables.ts';
import { withoutElementLists } from './plain/element-lists.ts';
import { withoutHoursOfDays } from './plain/lists/hours-of-days.ts';
import { withoutKeyedItems } from './plain/lists/keyed-items.ts';
import { withoutMomentPairs } from './plain/lists/moment-pairs.ts';
import { withoutSingleKeys } from './plain/lists/single-keys.ts';
import { withoutTypedBlocks } from './plain/lists/typed-blocks.ts';
import { withoutNamedMembers } from './plain/named-members.ts';
import { withoutNumberedAnswers } from './plain/numbered-answers.ts';
import { withoutOptions } from './plain/optional-values.ts';
import { withoutPropertyStatements } from './plain/property-statements.ts';
import { withoutClientCache } from './plain/references/client-cache.ts';
import { withoutMixedKinds } from './plain/references/mixed-kinds.ts';
import { withoutReferences } from './plain/references/object-graph.ts';
import { withoutSerializedModels } from './plain/references/serialized-models.ts';
import { withoutSubjectGraphs } from './plain/references/subject-graph.ts';
import { withoutValuePools } from './plain/references/value-pool.ts';
import { withoutCellsInOrder } from './plain/tables/cells-in-order.ts';
import { withoutColumnLists } from './plain/tables/column-lists.ts';
import { withoutDescribedAnswers } from './plain/tables/described-answers.ts';
import { withoutDescribedTables } from './plain/tables/described-tables.ts';
import { withoutFixedWidths } from './plain/tables/fixed-width-rows.ts';
import { withoutJoinedTables } from './plain/tables/joined-tables.ts';
import { withoutKeyLabels } from './plain/tables/labelled-keys.ts';
import { withoutListedTables } from './plain/tables/listed-tables.ts';
import { withoutNamedRows } from './plain/tables/named-rows.ts';
import { withoutNumberedTwins } from './plain/tables/numbered-twins.ts';
import { withoutPlacedCells } from './plain/tables/placed-cells.ts';
import { withoutStoredTypes } from './plain/tables/typed-columns.ts';
import { withoutTags } from './plain/tagged-values.ts';
import { withoutTypeKeys } from './plain/type-keys.ts';
import { withoutTypedAttributes } from './plain/typed-attributes.ts';
import { withoutTypedMembers } from './plain/typed-members.ts';
import { withoutPrefixes } from './plain/wraps/compact-iris.ts';
import { withoutDateParts } from './plain/wraps/dates-with-parts.ts';
import { withoutDeclaredMaps } from './plain/wraps/declared-maps.ts';
import { withoutFieldLists } from './plain/wraps/lists-of-fields.ts';
import { withoutClassNames } from './plain/wraps/named-classes.ts';
import { withoutScientificNumbers } from './plain/wraps/scientific-numbers.ts';
import { withoutUnions } from './plain/wraps/tagged-unions.ts';
import { withoutUrnFields } from './plain/wraps/urn-fields.ts';
import { withoutValueTypes } from './plain/wraps/values-with-types.ts';

/** Ways to write records as JSON that differ from how anybody would write them. What each reader leaves may hold what those after it read. */
const readers = {
  clientCaches: (body) => withoutClientCache(body),
  classNames: (body) => withoutClassNames(body),
  serializedModels: (body) => withoutSerializedModels(body),
  declaredPrefixes: withoutPrefixes,
  dateParts: withoutDateParts,
  scientificNumbers: withoutScientificNumbers,
  numberedTwins: withoutNumberedTwins,
  keyedItems: (body) => withoutKeyedItems(body),
  storedTypes: withoutStoredTypes,
  placedCells: withoutPlacedCells,
  fixedWidths: (body) => withoutFixedWidths(body),
  describedTables: (body) => withoutDescribedTables(body),
  keyLabels: withoutKeyLabels,
  columnLists: (body) => withoutColumnLists(body),
  valueTypes: withoutValueTypes,
  urnFields: withoutUrnFields,
  fieldLists: withoutFieldLists,
  valuePools: withoutValuePools,
  declaredMaps: withoutDeclaredMaps,
  alternatingMembers: withoutAlternation,
  changedRecords: withoutChanges,
  elementLists: withoutElementLists,
  listedTables: withoutListedTables,
  namedRows: withoutNamedRows,
  documentTables: withoutDocumentTables,
  taggedValues: withoutTags,
  describedProperties: withoutDescriptions,
  typeKeys: withoutTypeKeys,
  taggedUnions: (body) => withoutUnions(body),
  optionalValues: withoutOptions,
  subjectGraphs: withoutSubjectGraphs,
  propertyStatements: withoutPropertyStatements,
  references: withoutReferences,
  mixedKinds: withoutMixedKinds,
  typedMembers: withoutTypedMembers,
  singleKeys: withoutSingleKeys,
  typedBlocks: withoutTypedBlocks,
  namedMembers: withoutNamedMembers,
  cellTables: withoutCellTables,
  cellsInOrder: withoutCellsInOrder,
  numberedAnswers: withoutNumberedAnswers,
  describedAnswers: (body) => withoutDescribedAnswers(body),
  typedAttributes: withoutTypedAttributes,
  momentPairs: withoutMomentPairs,
  hoursOfDays: withoutHoursOfDays,
  joinedTables: withoutJoinedTables,
} as const satisfies Readonly<Record<string, (body: unknown) => unknown>>;

/**
 * Readers by what the records of an answer have in common: of a portal that is known to write so, an answer may have few records, or odd ones.
 * `list`: the answer with the list, where they read the details of an event.
 */
const onceKnown: { readonly [notation in Notation]?: (body: unknown, list: unknown) => unknown } = {
  classNames: (body) => withoutClassNames(body, true),
  serializedModels: (body) => withoutSerializedModels(body, true),
  fixedWidths: (body) => withoutFixedWidths(body, true),
  describedTables: (body, list) => withoutDescribedTables(body, list, true),
  columnLists: (body) => withoutColumnLists(body, true),
  fieldLists: (body, list) => withoutFieldLists(body, list, true),
  singleKeys: (body, list) => withoutSingleKeys(body, list, true),
  typedBlocks: (body, list) => withoutTypedBlocks(body, list, true),
  cellsInOrder: (body) => withoutCellsInOrder(body, true),
  taggedUnions: (body) => withoutUnions(body, true),
  momentPairs: (body, list) => withoutMomentPairs(body, list, true),
  hoursOfDays: (body) => withoutHoursOfDays(body, true),
  keyedItems: (body) => withoutKeyedItems(body, true),
  describedAnswers: (body, list) => withoutDescribedAnswers(body, list),
};

/** A way to write records as JSON that a serializer or converter has, by the name of its reader. */
export type Notation = keyof typeof readers;

/** Notations that Kalends has learned to read since mappings keep theirs. In answers that older rules were made for, these stand as they are. */
const recent: ReadonlySet<Notation> = new Set<Notation>([
  'serializedModels', 'dateParts', 'numberedTwins', 'valueTypes', 'urnFields', 'fieldLists', 'typedBlocks', 'cellsInOrder', 'hoursOfDays', 'clientCaches', 'scientificNumbers', 'describedTables', 'columnLists', 'placedCells', 'keyLabels', 'taggedUnions', 'classNames', 'fixedWidths', 'listedTables', 'declaredPrefixes', 'keyedItems', 'describedAnswers', 'storedTypes', 'declaredMaps',
]); // biome-ignore format: a list

/** The notations of a portal's answers. Of an absent part, none is known: it is read as before mappings kept theirs. */
export interface Notations {
  readonly calendars?: readonly Notation[];
  readonly events?: readonly Notation[];
  readonly details?: readonly Notation[];
}

/** By this, answers are tried with all notations: for a calendar that was never read. */
export const openNotations: Notations = {};

/** The notations that were read before mappings kept theirs. */
export const earlyNotations: readonly Notation[] = (Object.keys(readers) as Notation[]).filter(
  (one) => !recent.has(one),
);

/** The notations that one part of the answers is read by; undefined: all. */
export const notationsFor = (part: keyof Notations, known: Notations | undefined): readonly Notation[] | undefined =>
  known === openNotations ? undefined : (known?.[part] ?? earlyNotations);

export const isRecent = (notation: Notation): boolean => recent.has(notation);

/** Serializers write a reference only where something stands twice, so that a portal may have none at first. */
const untold: ReadonlySet<Notation> = new Set<Notation>(['references']);

interface Reading {
  /** The notations that were looked for; undefined: all. */
  readonly allowed: readonly Notation[] | undefined;
  /** Those that the answer had. */
  readonly had: readonly Notation[];
  readonly plain: unknown;
}

const readings = new WeakMap<object, Reading>();
/** What readers have written. */
const rewritten = new WeakSet<object>();

/**
 * An answer as anybody would write it: detection and mapping see it so. The same object if it is so already. Which notations count, the last
 * call of `plainBodyBy` for this answer has said; without one, all do.
 */
export const plainBody = (body: unknown): unknown =>
  isOpen(body) ? (readings.get(body) ?? readAnew(body)).plain : body;

/** The notations of several answers. */
export const allNotations = (ofEach: readonly (readonly Notation[])[]): readonly Notation[] =>
  [...new Set(ofEach.flat())].sort();

/** The notations that an answer has, of those that count for it. */
export const notationsOf = (body: unknown): readonly Notation[] =>
  isOpen(body) ? (readings.get(body) ?? readAnew(body)).had : [];

/**
 * The same by these notations only; undefined: by all. From now on `plainBody` gives this for the answer. The signs of a notation that a
 * portal never had are chance: to follow them would change its records.
 */
export const plainBodyBy = (body: unknown, allowed: readonly Notation[] | undefined): unknown =>
  isOpen(body) ? readAnswer(body, allowed).plain : body;

/** Notes that what was made of an answer is plain. */
export const markPlain = (made: object): void => void rewritten.add(made);

const isOpen = (body: unknown): body is object => typeof body === 'object' && body !== null && !rewritten.has(body);

function readAnswer(body: object, allowed: readonly Notation[] | undefined): Reading {
  const before = readings.get(body);
  return before !== undefined && isBy(before, allowed) ? before : readAnew(body, allowed);
}

/** Whether a reading is what these notations give: it was made by them, or by all and has only these. */
const isBy = ({ allowed: by, had }: Reading, allowed: readonly Notation[] | undefined): boolean =>
  by === allowed ||
  (by !== undefined && allowed !== undefined && by.join(' ') === allowed.join(' ')) ||
  (by === undefined &&
    had.every((one) => allowed?.includes(one) === true || untold.has(one)) &&
    allowed?.some((one) => Object.hasOwn(onceKnown, one) && isKnown(one, allowed)) !== true);

/** Whether a portal is known to have a notation. By the early ones, answers are read where nothing is known. */
const isKnown = (notation: Notation, allowed: readonly Notation[] | undefined): boolean =>
  allowed !== earlyNotations && allowed?.includes(notation) === true;

const inTurn = Object.entries(readers) as readonly (readonly [Notation, (body: unknown) => unknown])[];

function readAnew(body: object, allowed?: readonly Notation[]): Reading {
  const { had, plain } = readBy(inTurn, body, allowed);
  const reading = { allowed, had, plain };
  readings.set(body, reading);
  return reading;
}

function readBy(
  turns: readonly (readonly [Notation, (body: unknown) => unknown])[],
  body: unknown,
  allowed: readonly Notation[] | undefined,
  list: unknown = null,
): Pick<Reading, 'had' | 'plain'> {
  const had: Notation[] = [];
  let plain = body;
  for (const [notation, reader] of turns) {
    if (allowed?.includes(notation) === false && !untold.has(notation)) continue;
    const ofKnown = isKnown(notation, allowed) ? onceKnown[notation] : undefined;
    const next = ofKnown === undefined ? reader(plain) : ofKnown(plain, list);
    if (next === plain) continue;
    had.push(notation);
    plain = next;
    if (typeof plain === 'object' && plain !== null) markPlain(plain);
  }
  return { had, plain };
}

interface DetailsReading extends Reading {
  readonly listBody: unknown;
}

const detailsReadings = new WeakMap<object, DetailsReading>();

/** The details of an event likewise. Which member is what in them, only the answer with the list may say. */
export const plainDetails = (details: unknown, listBody: unknown, allowed?: readonly Notation[]): unknown =>
  isOpen(details) ? readDetails(details, listBody, allowed).plain : details;

/** The notations that the details of an event have. */
export const notationsOfDetails = (details: unknown, listBody: unknown): readonly Notation[] =>
  isOpen(details) ? readDetails(details, listBody, undefined).had : [];

/** Whether an answer has a notation, or is of a portal that is known to have it. */
function isWrittenIn(body: unknown, notation: Notation): boolean {
  const allowed = isOpen(body) ? readings.get(body)?.allowed : undefined;
  return (allowed ?? notationsOf(body)).includes(notation);
}

function readDetails(details: object, listBody: unknown, allowed: readonly Notation[] | undefined): DetailsReading {
  const before = detailsReadings.get(details);
  if (before !== undefined && before.listBody === listBody && isBy(before, allowed)) return before;
  const own = readAnswer(details, allowed);
  const beside = readBy(
    [
      ['describedTables', (body) => withoutDescribedTables(body, listBody)],
      ['fieldLists', (body) => withoutFieldLists(body, listBody)],
      ['singleKeys', (body) => withoutSingleKeys(body, listBody)],
      ['typedBlocks', (body) => withoutTypedBlocks(body, listBody)],
      ['namedMembers', (body) => withoutNamedMembers(body, listBody)],
      ['cellTables', (body) => withoutCellTables(body, plainBody(listBody))],
      ['cellsInOrder', (body) => withoutCellsInOrder(body, isWrittenIn(listBody, 'cellsInOrder'))],
      ['describedAnswers', (body) => withoutDescribedAnswers(body, listBody)],
      ['momentPairs', (body) => withoutMomentPairs(body, listBody)],
      ['hoursOfDays', (body) => withoutHoursOfDays(body, isWrittenIn(listBody, 'hoursOfDays'))],
    ],
    own.plain,
    allowed,
    listBody,
  );
  const reading = { listBody, allowed, had: [...own.had, ...beside.had], plain: beside.plain };
  detailsReadings.set(details, reading);
  return reading;
}
