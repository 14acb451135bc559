import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isRecord } from '../../json.ts';
import { chooseLanguage } from '../../language.ts';
import { formsOf } from '../../structure/forms.ts';
import { labelIn, labelsOf } from '../../structure/labelled.ts';
import { isLanguages } from '../../structure/languages.ts';
import { beside, type FoundList, looked, saysGeneral } from '../../structure/lists/list-shapes.ts';
import type { Features } from '../model/features.ts';
import { type ListKind, ownConcepts } from './list-kind.ts';

/** Lists of these are parts of events or stand beside them. */
const others: readonly Concept[] = [
  'category', 'tag', 'place', 'room', 'city', 'person', 'organizer', 'attachment', 'price',
]; // biome-ignore format: a list
/** The longest way to a list. */
const deepest = 6;
/** A record of so many fields is as large as any. */
const large = 15;

/** What speaks for a list as the one that was asked for: its name, and what its items hold. */
export function listFeatures({ expression, items, keys }: FoundList, kind: ListKind, hasGroups: boolean): Features {
  const features: Features = new Map();
  const add = (name: string, value: number | boolean) => {
    if (value) features.set(name, (features.get(name) ?? 0) + Number(value));
  };
  add('depth', keys.length / deepest);
  add('groups', hasGroups);
  keys.forEach((key, n) => {
    const isLast = n === keys.length - 1;
    const { words } = readKey(key);
    const names = [
      roleOf(key, kind),
      ...(words.length > 0 && words.every((word) => beside.has(word)) ? ['beside'] : []),
    ];
    for (const name of names) {
      add(`${isLast ? 'called' : 'under'}:${name}`, 1);
      // An empty list says nothing but its name.
      add(`empty:${name}`, isLast && items.length === 0);
    }
  });
  add('empty', items.length === 0);
  add('joined', expression.startsWith('['));
  add('grouped', expression.includes('let $group'));
  add('keyed', expression.startsWith('values('));
  add('count', Math.min(1, Math.log10(Math.max(1, items.length)) / 2));
  const records = items.slice(0, looked).filter(isRecord);
  add('scalars', items.length > 0 && records.length === 0);
  const ofRecords: Features = new Map();
  const count = (name: string, value: number) => ofRecords.set(name, (ofRecords.get(name) ?? 0) + value);
  const isOfOthers = (['other', 'calendar', 'event', 'beside'] as const).some((role) => features.has(`called:${role}`));
  for (const record of records) {
    const { id, title, when, size } = heldBy(record);
    count(`id:${id}`, 1);
    count(`title:${title}`, 1);
    count(`when:${when}`, 1);
    count('size', Math.min(1, size / large));
    // All but the id and the title of an event may be in its details. So little of a venue is all that there is.
    const isNamed = (id === 'own' || title === 'own') && !isOfOthers;
    if (size <= 2) count(isNamed ? 'tiny:named' : 'tiny', 1);
  }
  // Shares of whole numbers, so that what all records have is exactly 1.
  for (const [name, sum] of ofRecords) add(name, sum / records.length);
  return features;
}

function roleOf(key: string, kind: ListKind): string {
  const { concepts } = readKey(key);
  const says = (one: Concept) => concepts.has(one);
  if (ownConcepts[kind].some(says)) return 'own';
  if (kind === 'events' && says('calendar')) return 'calendar';
  if (kind === 'calendars' && says('event')) return 'event';
  if (saysGeneral(key)) return 'general';
  return others.some(says) ? 'other' : 'unknown';
}

/** How far a record itself says something: not at all, only a part of it does, or by a sign that is less; the best last. */
const degrees = ['none', 'changed', 'clock', 'named', 'part', 'own'] as const;
type Degree = (typeof degrees)[number];

interface Held {
  readonly id: Degree;
  readonly title: Degree;
  /** `changed`: when it was made or changed; `clock`: a time of day; `named`: the key says a start, the value no moment that is known. */
  readonly when: Degree;
  /** Fields, with those of its parts. */
  readonly size: number;
}

const better = (one: Degree, other: Degree): Degree => (degrees.indexOf(other) > degrees.indexOf(one) ? other : one);

const ofPart = (degree: Degree): Degree => (degree === 'own' ? 'part' : degree);

const stamps: readonly Concept[] = ['updated', 'created', 'published'];
const maxFields = 60;
const maxDepth = 4;

/** What a record holds, in fields of its own or of its parts. */
export function heldBy(record: Readonly<Record<string, unknown>>, depth = 0): Held {
  let [id, title, when, size]: [Degree, Degree, Degree, number] = ['none', 'none', 'none', 0];
  for (const [key, given] of Object.entries(record).slice(0, maxFields)) {
    size += 1;
    const { concepts } = readKey(key);
    const inner = isLanguages(given) ? chooseLanguage(given, 'en').value : given;
    const first = Array.isArray(inner) ? inner[0] : inner;
    if (depth < maxDepth && isRecord(first)) {
      const own = Array.isArray(inner) ? ownFields(inner) : first;
      const held = heldBy(own ?? first, depth + 1);
      const isPart = own === null;
      id = better(id, isPart ? ofPart(held.id) : held.id);
      title = better(title, isPart ? ofPart(held.title) : held.title);
      when = better(when, isPart ? ofPart(held.when) : held.when);
      size += held.size;
    }
    if (depth < maxDepth - 1 && concepts.has('id') && (typeof inner === 'string' || typeof inner === 'number'))
      id = 'own';
    if (depth < maxDepth - 1 && concepts.has('title') && inner) title = 'own';
    if (when !== 'own') when = better(when, momentIn(first, concepts));
  }
  return { id, title, when, size };
}

/** The fields that a list of pairs holds, `[{ name: 'start', value: … }]`; null: it is another list. */
function ownFields(list: readonly unknown[]): Readonly<Record<string, unknown>> | null {
  const labels = labelsOf([list]);
  if (labels === null) return null;
  const saidBy = (item: unknown) => (isRecord(item) ? item[labels.value] : (item as readonly unknown[]).at(-1));
  return Object.fromEntries(list.map((item) => [labelIn(item, labels.label) ?? '', saidBy(item)]));
}

function momentIn(value: unknown, concepts: ReadonlySet<Concept>): Degree {
  const forms = formsOf(value);
  // What has been changed at some time is anything.
  if (stamps.some((concept) => concepts.has(concept))) return forms.length > 0 ? 'changed' : 'none';
  const isMoment =
    forms.includes('instant') ||
    forms.includes('dateTime') ||
    (forms.includes('day') && !forms.includes('integer')) ||
    (forms.includes('epoch') && (concepts.has('date') || concepts.has('start') || concepts.has('time')));
  if (isMoment) return 'own';
  return concepts.has('start') ? 'named' : forms.includes('time') ? 'clock' : 'none';
}

/** It is called something itself, and not only what stands in it. */
export const hasTitle = (item: unknown): boolean => isRecord(item) && heldBy(item).title === 'own';
