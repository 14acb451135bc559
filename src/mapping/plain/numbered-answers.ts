import { readKey } from '../../vocabulary/key-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isRecord, type JsonObject } from '../json.ts';
import { fieldNamesIn } from '../structure/labelled.ts';
import { hasEarly, withParts } from './with-parts.ts';

// Forms keep what was filled in by the numbers of the questions, and say beside each what it asks.

const maxDepth = 20;
const maxQuestions = 200;

/** Where a question has its words, the likeliest first. */
const questionKeys: readonly RegExp[] = [
  /^(?:question|question_?(?:text|title|label)|label|caption|prompt)$/i,
  /^(?:text|title|heading)$/i,
  /^(?:display_?name|name|slug|field)$/i,
];
const values: ReadonlySet<string> = new Set([
  ...wordsOf('fields', 'value').map(romanize),
  ...'answer answers response responses reply input entry'.split(' '),
]);

/**
 * An answer with each form's fields under the words of its questions: `{ "3": { text: 'Title', type: 'line', answer: 'Fair' }, "5": … }` as
 * `{ Title: 'Fair', … }`. The same object if it has none.
 */
export function withoutNumberedAnswers(body: unknown): unknown {
  if (!hasEarly(body, isNumbered)) return body;
  const rewritten = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
    const form = Array.isArray(value) ? null : answersIn(value as JsonObject);
    return form ?? withParts(value, (one) => rewritten(one, depth + 1));
  };
  return rewritten(body, 0);
}

function isNumbered(value: object): boolean {
  if (!Array.isArray(value)) for (const first in value) return isNumber.test(first);
  return false;
}

const isNumber = /^\d{1,6}$/;

/** What was answered, by the words of the questions; null: the object holds something else. */
function answersIn(map: JsonObject): JsonObject | null {
  for (const number in map) if (!isNumber.test(number) || !isRecord(map[number])) return null;
  const fields = Object.values(map) as readonly JsonObject[];
  if (fields.length < 3 || fields.length > maxQuestions) return null;
  const answer = fields.flatMap(Object.keys).find((key) => values.has(romanize(key).toLowerCase()));
  if (answer === undefined) return null;
  const questions = questionKeys
    .map((pattern) => fields.map((field) => textAt(field, pattern, answer)))
    .find((texts) => texts.every((text) => text !== '') && new Set(texts).size === texts.length);
  if (questions === undefined) return null;
  const saysWhen = questions.some((text) => when.some((concept) => readKey(text).concepts.has(concept)));
  if (!saysWhen || fieldNamesIn(questions) < 3) return null;
  const short = questions.map(withoutHint);
  const words = new Set(short).size === short.length ? short : questions;
  return Object.fromEntries(
    fields.map((field, n) => [words[n], field[answer] ?? null]).filter(([word]) => word !== '__proto__'),
  );
}

const when = ['start', 'date', 'time'] as const;

function textAt(field: JsonObject, pattern: RegExp, answer: string): string {
  const key = Object.keys(field).find((one) => one !== answer && pattern.test(one));
  const text = key === undefined ? null : field[key];
  return typeof text === 'string' ? text.trim() : '';
}

/** `Begin (leave empty if it lasts all day)` asks for the beginning. What the hint says of publishing stays. */
function withoutHint(question: string): string {
  const [hint] = /\s*\((?:[^\s()]+\s+){2,}[^\s()]+\)\s*$/u.exec(question) ?? [''];
  const { concepts } = readKey(hint);
  const plain =
    concepts.has('published') || concepts.has('visibility') ? question : question.slice(0, -hint.length || undefined);
  return plain.replace(/\s*[:*]+$/u, '') || question;
}
