import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isEmpty, isRecord, type JsonObject } from '../../json.ts';
import { momentIn, saidWhen } from '../../structure/list-shapes.ts';
import { hasEarly, withParts } from '../with-parts.ts';
import { kindOfLabel, type LineKind, linesIn, mayHaveLines, type TextLine, withoutLines } from './text-lines.ts';

// Texts for people that say when and where something is, each in a line of its own.

const maxDepth = 100;
const leastMany = 3;
/** The share of the records that have a line: all but a few show that a portal writes so. From then on some people may forget it. */
const leastShare = { atFirst: 0.9, onceKnown: 0.3 };

/** The key of the text in the objects under one key, and the labels that are taken out of it. */
interface Reading {
  readonly key: string;
  readonly labels: ReadonlySet<string>;
  /** What their lines say is surely read, so that the texts can do without them. */
  readonly areMany: boolean;
}
type Readings = ReadonlyMap<string, Reading>;

/**
 * An answer with what such lines say beside their text: `{ title: 'Fair', text: 'Where: Town hall\nWhen: 6 October 2026\nCome along' }` as `{ title:
 * 'Fair', text: 'Come along', Where: 'Town hall', When: '6 October 2026' }`. Nearly all records have these lines, and no field of their own that
 * says the same. One record or two keep their text as well. `isKnown`: the portal is
 * known to write so. The same object if it has none.
 */
export function withoutLabelledLines(body: unknown, isKnown = false): unknown {
  if (!hasEarly(body, (value) => isRecord(value) && textKeyIn(value) !== null)) return body;
  const readings = readingsOf(body, isKnown);
  return readings.size === 0 ? body : rewritten(body, '', readings, 0);
}

/** The key of a text that says in lines where something is, and one thing more. */
function textKeyIn(value: JsonObject): string | null {
  for (const key in value) {
    const text = value[key];
    if (!mayHaveLines(text)) continue;
    const kinds = new Set(linesIn(text).map(({ kind }) => kind));
    if (kinds.size > 1 && (kinds.has('where') || kinds.has('when'))) return key;
  }
  return null;
}

function readingsOf(body: unknown, isKnown: boolean): Readings {
  const objects = new Map<string, JsonObject[]>();
  const visit = (value: unknown, under: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, under, depth + 1);
      return;
    }
    const same = objects.get(under);
    if (same === undefined) objects.set(under, [value as JsonObject]);
    else same.push(value as JsonObject);
    for (const key in value) visit((value as JsonObject)[key], key, depth + 1);
  };
  visit(body, '', 0);
  const readings = new Map<string, Reading>();
  for (const [under, all] of objects) {
    const key = all.map(textKeyIn).find((one) => one !== null);
    const share = isKnown ? leastShare.onceKnown : leastShare.atFirst;
    const labels = key === undefined || key === null ? null : labelsOf(all, key, share);
    if (labels !== null && labels.size > 0)
      readings.set(under, { key: key as string, labels, areMany: isKnown || all.length >= leastMany });
  }
  return readings;
}

/** The labels that this share of the texts has, and of which the records say nothing elsewhere; null: these are no such texts. */
function labelsOf(records: readonly JsonObject[], key: string, share: number): ReadonlySet<string> | null {
  const all = records.map((record) => (mayHaveLines(record[key]) ? linesIn(record[key]) : []));
  const counts = new Map<string, number>();
  for (const lines of all) for (const { label } of lines) counts.set(label, (counts.get(label) ?? 0) + 1);
  const usual = [...counts]
    .filter(([label, count]) => count >= records.length * share && !records.some((one) => Object.hasOwn(one, label)))
    .map(([label]) => label);
  const kinds = new Set(usual.map(kindOfLabel));
  if (kinds.size < 2) return null;
  const others = records.map((record) => fieldsIn(record, key));
  const isNew = (label: string) => {
    const kind = kindOfLabel(label) as LineKind;
    if (kind !== 'when') return !others.some((fields) => ofKind[kind].some((one) => fields.concepts.has(one)));
    return saysMore(linesOf(all, label), others);
  };
  const taken = usual.filter(isNew);
  // The hour belongs to the day in another line: `Date: 6 October 2026`, `Time: 10:00`.
  const hasDay = taken.some((label) => kindOfLabel(label) === 'when');
  return new Set([...taken, ...usual.filter((label) => hasDay && areTimes(linesOf(all, label)))]);
}

const linesOf = (all: readonly (readonly TextLine[])[], label: string): readonly (TextLine | null)[] =>
  all.map((lines) => lines.find((one) => one.label === label) ?? null);

const areTimes = (lines: readonly (TextLine | null)[]): boolean =>
  lines.every((one) => one === null || (one.kind === 'when' && saidWhen(one.value)?.day === null));

const ofKind: Readonly<Record<Exclude<LineKind, 'when'>, readonly Concept[]>> = {
  where: ['place', 'address', 'city', 'latitude', 'room'],
  price: ['price'],
  organizer: ['organizer'],
};

interface OtherFields {
  readonly concepts: ReadonlySet<Concept>;
  /** The days that they are on, in milliseconds since 1970. */
  readonly days: readonly number[];
}

/** What the fields of a record say besides the text, and those of its objects. */
function fieldsIn(record: JsonObject, text: string): OtherFields {
  const concepts = new Set<Concept>();
  const days: number[] = [];
  const look = (object: JsonObject, layers: number) => {
    for (const [key, value] of Object.entries(object)) {
      if (isEmpty(value) || (layers === 0 && key === text)) continue;
      for (const one of readKey(key).concepts) concepts.add(one);
      if (isRecord(value) && layers < 2) look(value, layers + 1);
      const moment = typeof value === 'string' && value.length < 60 ? momentIn(value) : null;
      if (moment !== null) days.push(Math.floor(moment.at / day) * day);
    }
  };
  look(record, 0);
  return { concepts, days };
}

const day = 86_400_000;

/** Whether most of the lines say until when it is, which no field does, or another day than all fields: when something was written. */
function saysMore(lines: readonly (TextLine | null)[], others: readonly OtherFields[]): boolean {
  if (others.some(({ concepts }) => concepts.has('end') || concepts.has('duration'))) return false;
  let [read, more] = [0, 0];
  lines.forEach((one, n) => {
    const said = one === null ? null : saidWhen(one.value);
    if (said === null) return;
    read += 1;
    const days = others[n]?.days ?? [];
    const own = said.day === null ? null : Date.parse(`${said.day}T00:00:00Z`);
    const isElsewhere = own !== null && !days.some((at) => Math.abs(at - own) <= day);
    if (isElsewhere || said.hasEnd || days.length === 0) more += 1;
  });
  return read * 2 > lines.length && more * 2 > read;
}

function rewritten(value: unknown, under: string, readings: Readings, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return withParts(value, (one) => rewritten(one, under, readings, depth + 1));
  const parts = withParts(value, (one, key) => rewritten(one, key, readings, depth + 1)) as JsonObject;
  const reading = readings.get(under);
  const text = reading === undefined ? null : parts[reading.key];
  if (reading === undefined || !mayHaveLines(text)) return parts;
  const lines = linesIn(text).filter(({ label }) => reading.labels.has(label));
  if (lines.length === 0) return parts;
  return {
    ...parts,
    ...(reading.areMany ? { [reading.key]: withoutLines(text, reading.labels) } : {}),
    ...Object.fromEntries(lines.map(({ label, value: said }) => [label, said])),
  };
}
