import { readKey } from '../../vocabulary/key-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isRecord, type JsonObject } from '../json.ts';
import { fieldNamesIn } from '../structure/labelled.ts';
import { isMoment } from '../structure/lists/list-shapes.ts';
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
  ...'answer answers response responses reply'.split(' '),
]);

/** How the forms of an answer are written that stand under one key. */
interface Form {
  readonly answer: string;
  /** Where a question has its words. */
  readonly question: RegExp;
  /** The words, without hints. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * An answer with each form's fields under the words of its questions: `{ "3": { text: 'Title', type: 'line', answer: 'Fair' }, "5": … }` as
 * `{ Title: 'Fair', … }`. The same object if it has none.
 */
export function withoutNumberedAnswers(body: unknown): unknown {
  if (!hasEarly(body, isNumbered)) return body;
  const forms = formsIn(body);
  return forms.size === 0 ? body : rewritten(body, forms, '', 0);
}

function formsIn(body: unknown): ReadonlyMap<string, Form> {
  const filledIn = new Map<string, (readonly JsonObject[])[]>();
  const visit = (value: unknown, key: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    const fields = fieldsIn(value);
    if (fields !== null) {
      const same = filledIn.get(key);
      if (same === undefined) filledIn.set(key, [fields]);
      else same.push(fields);
    }
    for (const own in value) visit((value as JsonObject)[own], Array.isArray(value) ? key : own, depth + 1);
  };
  visit(body, '', 0);
  return new Map([...filledIn].flatMap(([key, all]) => formOf(all)?.map((form) => [key, form] as const) ?? []));
}

/** The fields of a form by their numbers; null: the object holds something else. */
function fieldsIn(map: object): readonly JsonObject[] | null {
  if (Array.isArray(map)) return null;
  let count = 0;
  for (const number in map) {
    count += 1;
    if (!isNumber.test(number) || !isRecord((map as JsonObject)[number]) || count > maxQuestions) return null;
  }
  return count === 0 ? null : (Object.values(map) as readonly JsonObject[]);
}

function rewritten(value: unknown, forms: ReadonlyMap<string, Form>, key: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const form = forms.get(key);
  const fields = form === undefined ? null : fieldsIn(value);
  if (form === undefined || fields === null)
    return withParts(value, (one, own) => rewritten(one, forms, Array.isArray(value) ? key : own, depth + 1));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const name = form.names.get(textAt(field, form)) ?? '__proto__';
      return name === '__proto__' ? [] : [[name, field[form.answer] ?? null] as const];
    }),
  );
}

function isNumbered(value: object): boolean {
  if (!Array.isArray(value)) for (const first in value) return isNumber.test(first);
  return false;
}

const isNumber = /^\d{1,6}$/;

/** How all these are forms; null: some are something else. */
function formOf(filledIn: readonly (readonly JsonObject[])[]): readonly [Form] | null {
  const fields = filledIn.flat();
  const answer = fields.flatMap(Object.keys).find((key) => values.has(romanize(key).toLowerCase()));
  if (answer === undefined || fields.some((field) => hasDate(field, answer))) return null;
  const question = questionKeys.find((pattern) =>
    filledIn.every((form) => {
      const texts = form.map((field) => textAt(field, { answer, question: pattern }));
      return texts.every((text) => text !== '') && new Set(texts).size === texts.length;
    }),
  );
  if (question === undefined) return null;
  const all = fields.map((field) => textAt(field, { answer, question }));
  const questions = [...new Set(all)];
  const saysWhen = questions.some((text) => when.some((concept) => readKey(text).concepts.has(concept)));
  if (!saysWhen || fieldNamesIn(questions) < 3) return null;
  // Titles of events say something of a field here and there. Questions are asked again, or most are for a field.
  const areAsked = all.length * 2 >= questions.length * 3 || fieldNamesIn(questions) * 5 >= questions.length * 2;
  if (!areAsked) return null;
  const short = questions.map(withoutHint);
  const words = new Set(short).size === short.length ? short : questions;
  return [{ answer, question, names: new Map(questions.map((text, n) => [text, words[n] as string])) }];
}

const when = ['start', 'date', 'time'] as const;

/** An event says its day beside its title, a field only as the answer. */
const hasDate = (field: JsonObject, answer: string): boolean =>
  Object.entries(field).some(
    ([key, value]) => key !== answer && isMoment(value) && when.some((one) => readKey(key).concepts.has(one)),
  );

function textAt(field: JsonObject, { answer, question }: Pick<Form, 'answer' | 'question'>): string {
  const key = Object.keys(field).find((one) => one !== answer && question.test(one));
  const text = key === undefined ? null : field[key];
  return typeof text === 'string' ? text.trim() : '';
}

/** `Begin (leave empty if it lasts all day)` asks for the beginning. What the hint says of publishing stays. */
export function withoutHint(question: string): string {
  const [hint] = /\s*\((?:[^\s()]+\s+){2,}[^\s()]+\)\s*$/u.exec(question) ?? [''];
  const { concepts } = readKey(hint);
  const plain =
    concepts.has('published') || concepts.has('visibility') ? question : question.slice(0, -hint.length || undefined);
  return plain.replace(/\s*[:*]+$/u, '') || question;
}
