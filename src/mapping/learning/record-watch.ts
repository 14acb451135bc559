import { isRecord } from '../json.ts';
import type { ListedRecord } from '../mapper.ts';
import type { SampledRecord } from './calendar-sample.ts';
import type { RecordWatch } from './learning.ts';

/*
 * Whether records have something that none before had. What was seen is kept as a few bits and words for each path, so
 * that a refresh looks at the records that changed, and only what is new costs a detection.
 */

/** How deep, and how many paths of a calendar's records and details are watched. */
const maxDepth = 5;
const maxPaths = 800;
/** An object with more keys than a person would name is a table, and its keys are data. */
const maxKeys = 100;
/** Of a list, so many elements are looked at. */
const maxListed = 5;
/** A path with more words than these holds names or texts. */
const maxWords = 8;
const maxWordLength = 30;
/** Words tell something if they come again and again. */
const leastRepeats = 2;
/** How many records are worth a look at a time. */
const mostFound = 24;

const forms = {
  text: 1,
  number: 2,
  true: 4,
  false: 8,
  list: 16,
  object: 32,
  date: 64,
  link: 128,
  markup: 256,
} as const;

/** What was seen at one path: its forms as bits, how many values, and their words; null: they are too many. */
type Seen = [forms: number, values: number, words: string[] | null];

export function watchRecords(known: string): RecordWatch {
  const seen = readMemory(known);
  /** The first record with each new thing: a form of a path, or a word. */
  const fresh = new Map<string, { readonly path: string; readonly isWord: boolean; readonly listed: ListedRecord }>();
  const answers = new Map<unknown, NonNullable<SampledRecord['details']>>();
  let hasChanged = false;

  function note(path: string, value: unknown, listed: ListedRecord | null): void {
    const form = formOf(value);
    let entry = seen.get(path);
    if (entry === undefined) {
      if (seen.size >= maxPaths) return;
      entry = [0, 0, []];
      seen.set(path, entry);
    }
    entry[1] += 1;
    if ((entry[0] & form) === 0) {
      entry[0] |= form;
      hasChanged = true;
      if (listed !== null && form !== forms.false) add(`${path} ${form}`, path, false, listed);
    }
    const word = wordOf(value);
    if (word === null || entry[2] === null || entry[2].includes(word)) return;
    hasChanged = true;
    if (entry[2].length >= maxWords) entry[2] = null;
    else {
      entry[2].push(word);
      if (listed !== null) add(`${path} ${word}`, path, true, listed);
    }
  }

  function add(key: string, path: string, isWord: boolean, listed: ListedRecord): void {
    if (!fresh.has(key)) fresh.set(key, { path, isWord, listed });
  }

  function visit(value: unknown, path: string, depth: number, listed: ListedRecord | null): void {
    if (value === null || value === undefined || value === '') return;
    if (Array.isArray(value)) {
      if (value.length === 0) return;
      note(path, value, listed);
      if (depth < maxDepth) for (const item of value.slice(0, maxListed)) visit(item, `${path}*`, depth + 1, listed);
      return;
    }
    if (!isRecord(value)) {
      note(path, value, listed);
      return;
    }
    const entries = Object.entries(value);
    if (entries.length === 0) return;
    if (depth > 0) note(path, value, listed);
    if (depth >= maxDepth || entries.length > maxKeys) return;
    for (const [key, inner] of entries) if (key.length <= 60) visit(inner, `${path}.${key}`, depth + 1, listed);
  }

  return {
    prime({ records, details }) {
      for (const record of records) visit(record, 'list', 0, null);
      for (const { body } of details) visit(body, 'details', 0, null);
    },
    see(listed, details) {
      if (details === undefined) {
        visit(listed.record, 'list', 0, listed);
        return;
      }
      const before = fresh.size;
      visit(details.body, 'details', 0, listed);
      if (fresh.size > before) answers.set(listed.record, details);
    },
    found() {
      const isTelling = ({ path, isWord }: { readonly path: string; readonly isWord: boolean }): boolean => {
        const [, values, words] = seen.get(path) ?? [0, 0, null];
        return !isWord || (words !== null && values >= leastRepeats * words.length);
      };
      const chosen = new Map<unknown, SampledRecord>();
      for (const one of [...fresh.values()].filter(isTelling)) {
        if (chosen.size >= mostFound) break;
        const details = answers.get(one.listed.record);
        chosen.set(one.listed.record, { listed: one.listed, ...(details && { details }) });
      }
      fresh.clear();
      answers.clear();
      return [...chosen.values()];
    },
    memory: () => (hasChanged ? JSON.stringify([...seen]) : known),
  };
}

function formOf(value: unknown): number {
  if (Array.isArray(value)) return forms.list;
  switch (typeof value) {
    case 'number':
      return forms.number;
    case 'boolean':
      return value ? forms.true : forms.false;
    case 'string':
      if (/^\d{4}-\d\d/.test(value)) return forms.date;
      return /^https?:/i.test(value) ? forms.link : /<\w+[^>]*>/.test(value.slice(0, 500)) ? forms.markup : forms.text;
    default:
      return forms.object;
  }
}

/** A value that may be one of a few: a word, or a small number. */
function wordOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 100 ? String(value) : null;
  if (typeof value !== 'string' || value.length > maxWordLength) return null;
  return /\d{3}|[.:/]/.test(value) ? null : value;
}

/** What can't be read was never seen. */
function readMemory(text: string): Map<string, Seen> {
  try {
    const entries: unknown = text === '' ? [] : JSON.parse(text);
    const isEntry = (one: unknown): one is [string, Seen] =>
      Array.isArray(one) && typeof one[0] === 'string' && Array.isArray(one[1]);
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}
