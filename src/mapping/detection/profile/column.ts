import type { KeyWords } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { scalarText } from '../../json.ts';
import type { Form } from '../../structure/forms.ts';

/** One non-empty value of a column, and the record that it is from. */
export interface Cell {
  readonly record: number;
  readonly value: unknown;
}

/** Everything that stands at one path of the records, with what its key and its values say. */
export interface Column {
  /** Keys from the record down; `*` is every element of a list. */
  readonly steps: readonly string[];
  /** JMESPath of the whole path. */
  readonly expression: string;
  /** The key that carries the meaning: of `description.html` and `attributes.title` it is the first and the second. */
  readonly key: KeyWords;
  /** What the keys above it say. */
  readonly topics: ReadonlySet<Concept>;
  /** What the next key above it says that means something; null: it is at the top. */
  readonly parent: KeyWords | null;
  /** How the value is wrapped, where the last key says no more than that: `html`, `value`; else empty. */
  readonly variant: string;
  /** Keys above that mean something. */
  readonly depth: number;
  /** It has the values of the elements of a list with one role, `[{ type: 'venue', … }]`. Absent: it has all. */
  readonly byRole?: true;
  readonly kind: 'scalar' | 'object' | 'list';
  /** Only details say it: its shares are of the records whose details were read. */
  readonly detailed: boolean;
  /** The value was one of several languages'. */
  readonly spoken: boolean;
  /** Whether a mark at the end of its key, `titlec` beside `titlee`, is that of the portal's language. Absent: it has no such mark. */
  readonly inLanguage?: boolean;
  readonly cells: readonly Cell[];
  /** Share of the records that have a value here, 0 to 1. */
  readonly coverage: number;
  /** Share of the records that have the key here, a value or not. */
  readonly presence: number;
  /** Share of the values that have each form. */
  readonly forms: ReadonlyMap<Form, number>;
  /** Different values, as a share of the values. */
  readonly distinct: number;
  /** Mean length of the texts, in characters. */
  readonly length: number;
  /** Place in the walk: earlier is nearer to the top of the record. */
  readonly order: number;
}

export const share = (column: Column, ...forms: readonly Form[]): number =>
  Math.max(0, ...forms.map((form) => column.forms.get(form) ?? 0));

export const says = (column: Column, ...concepts: readonly Concept[]): boolean =>
  concepts.some((concept) => column.key.concepts.has(concept));

export const isUnder = (column: Column, ...concepts: readonly Concept[]): boolean =>
  concepts.some((concept) => column.topics.has(concept));

/** The key right above says so: `city.name` is the name of a city, whatever the city is a part of. */
export const isOf = (column: Column, ...concepts: readonly Concept[]): boolean =>
  concepts.some((concept) => column.parent?.concepts.has(concept) === true);

/** The column holds several values of one record. */
export const isListed = (column: Column): boolean => column.steps.includes('*');

/** A path as one text, to compare it. */
export const pathKey = (steps: readonly string[]): string => steps.join('\u0000');

/** The object that the column's key stands in. */
export const parentOf = ({ steps }: Pick<Column, 'steps'>): string => pathKey(steps.slice(0, -1));

/** What the column says of each record; of several values, the last. */
export const textsOf = ({ cells }: Column): ReadonlyMap<number, string> =>
  new Map(cells.map(({ record, value }) => [record, scalarText(value)]));

/** Two columns that say the same of every record, in at least three, and not the same of all. */
export function areCopies(one: Column, other: Column): boolean {
  if (one === other || one.kind !== 'scalar' || other.kind !== 'scalar') return false;
  if (one.cells.length < 3 || one.cells.length !== other.cells.length || isListed(one)) return false;
  const texts = textsOf(other);
  return (
    one.cells.every(({ record, value }) => texts.get(record) === scalarText(value)) && new Set(texts.values()).size > 1
  );
}

/** Whether more than half of the values are so: one odd value decides nothing for the others. */
export const mostAre = ({ cells }: Column, is: (text: string) => boolean): boolean =>
  cells.filter(({ value }) => is(scalarText(value))).length * 2 > cells.length;

/** It has single values. */
export const isScalar = (column: Column): boolean => column.kind === 'scalar' && column.cells.length > 0;

/** Words, with or without markup. */
export const isTextual = (column: Column): boolean =>
  isScalar(column) &&
  share(column, 'text', 'code', 'html', 'integer') > 0.3 &&
  share(column, 'url', 'imageUrl', 'email', 'zone', 'boolean', 'path', 'instant') <= 0.5;
