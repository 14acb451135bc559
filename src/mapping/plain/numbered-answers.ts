import { readKey } from '../../vocabulary/key-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isRecord, type JsonObject } from '../json.ts';
import { fieldNamesIn } from '../structure/labelled.ts';
import { isMoment } from '../structure/lists/list-shapes.ts';
import { shownIn, shownKeyOf } from './tables/boxes.ts';
import { hasEarly, withParts } from './with-parts.ts';

// Forms keep what was filled in by the numbers or the keys of the questions, and say beside each what it asks.

const maxDepth = 20;
const maxQuestions = 200;
/** So many fields of a form under keys, and so many forms that ask the same, say that keys and numbers are alike. */
const leastFields = 3;
const leastForms = 2;

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
  /** Under the key of the answer stands what people see beside what programs do. Where that is not, lists of parts may be. */
  readonly isBoxed: boolean;
  /** Where a question has its words. */
  readonly question: Question;
  /** The words, without hints. */
  readonly names: ReadonlyMap<string, string>;
}

type Question = RegExp | string;

/** The fields of a form by their keys. */
interface FilledIn {
  readonly fields: readonly (readonly [key: string, field: JsonObject])[];
  readonly isNumbered: boolean;
}

/**
 * An answer with each form's fields under the words of its questions: `{ "3": { text: 'Title', type: 'line', answer: 'Fair' }, "5": … }` as
 * `{ Title: 'Fair', … }`. Where several records ask the same under the same keys, these need not be numbers, nor called so: `{ ".01": { head: 'TITLE',
 * int: '7', ext: 'Fair' }, … }`. `isKnown`: the portal is known to write
 * so, so that one record is enough. The same object if it has none.
 */
export function withoutNumberedAnswers(body: unknown, isKnown = false): unknown {
  if (!hasEarly(body, mayBeForm)) return body;
  const forms = formsIn(body, isKnown);
  return forms.size === 0 ? body : rewritten(body, forms, '', 0);
}

function formsIn(body: unknown, isKnown: boolean): ReadonlyMap<string, Form> {
  const filledIn = new Map<string, FilledIn[]>();
  const visit = (value: unknown, key: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    const form = filledInOf(value);
    if (form !== null) filledIn.set(key, [...(filledIn.get(key) ?? []), form]);
    for (const own in value) visit((value as JsonObject)[own], Array.isArray(value) ? key : own, depth + 1);
  };
  visit(body, '', 0);
  return new Map(
    [...filledIn].flatMap(([key, all]) => formOf(all, isKnown)?.map((form) => [key, form] as const) ?? []),
  );
}

/** The fields of a form by their numbers, or by keys beside plain values; null: the object holds something else. */
function filledInOf(map: object): FilledIn | null {
  if (Array.isArray(map)) return null;
  const fields: [string, JsonObject][] = [];
  let isNumbered = true;
  for (const key in map) {
    const field = (map as JsonObject)[key];
    if (!isRecord(field) && typeof field === 'object' && field !== null) return null;
    isNumbered &&= isNumber.test(key) && isRecord(field);
    if (isRecord(field)) fields.push([key, field]);
    if (fields.length > maxQuestions) return null;
  }
  return fields.length > 0 && (isNumbered || fields.length >= leastFields) ? { fields, isNumbered } : null;
}

function rewritten(value: unknown, forms: ReadonlyMap<string, Form>, key: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const form = forms.get(key);
  const filledIn = form === undefined ? null : filledInOf(value);
  if (form === undefined || filledIn === null)
    return withParts(value, (one, own) => rewritten(one, forms, Array.isArray(value) ? key : own, depth + 1));
  const plain = Object.entries(value).filter(([own, one]) => !isRecord(one) && own !== '__proto__');
  const answers = filledIn.fields.flatMap(([, field]) => {
    const name = form.names.get(textAt(field, form.question)) ?? '__proto__';
    return name === '__proto__' ? [] : [[name, answerIn(field, form)] as const];
  });
  return Object.fromEntries([...plain, ...answers]);
}

/** What was answered, or the parts of a field that has several: `{ label: 'TOPIC', many: [{ ".01": { label: 'TOPIC', ext: 'Jazz' } }] }`. */
function answerIn(field: JsonObject, form: Form): unknown {
  const { answer, isBoxed, question } = form;
  if (!isBoxed) return field[answer] ?? null;
  const list = Object.hasOwn(field, answer) ? undefined : Object.values(field).find(Array.isArray);
  if (list === undefined) return shownIn(field[answer] ?? null, null);
  return list.map((part) => {
    const inner = isRecord(part) ? Object.values(part) : [];
    if (inner.length === 0 || !inner.every((one) => isRecord(one) && textAt(one, question) !== '')) return part;
    const answers = (inner as readonly JsonObject[]).map(
      (one) => [textAt(one, question), answerIn(one, form)] as const,
    );
    return answers.length === 1 ? answers[0]?.[1] : Object.fromEntries(answers);
  });
}

/** Numbers, or objects of which one key holds words for fields. Nearly all answers end here. */
function mayBeForm(value: object): boolean {
  if (Array.isArray(value)) return false;
  const fields: JsonObject[] = [];
  for (const key in value) {
    const field = (value as JsonObject)[key];
    if (isNumber.test(key)) return true;
    if (isRecord(field)) fields.push(field);
    if (fields.length === looked) break;
  }
  if (fields.length < leastFields) return false;
  return Object.keys(fields[0] as JsonObject).some((key) => {
    const texts = fields.map((field) => (typeof field[key] === 'string' ? (field[key] as string) : null));
    return !texts.includes(null) && fieldNamesIn(texts) * 3 > texts.length;
  });
}

const looked = 8;
const isNumber = /^(?:\d{1,6}|\d{0,6}\.\d{1,6})$/;

/** How all these are forms; null: some are something else. */
function formOf(filledIn: readonly FilledIn[], isKnown: boolean): readonly [Form] | null {
  const fields = filledIn.flatMap((form) => form.fields.map(([, field]) => field));
  const isRepeated = isKnown || filledIn.length >= leastForms;
  if (!isRepeated && !filledIn.every(({ isNumbered }) => isNumbered)) return null;
  const called = fields.flatMap(Object.keys).find((key) => values.has(romanize(key).toLowerCase()));
  const question = questionOf(filledIn, called);
  if (question === undefined) return null;
  const answer = called ?? shownKeyOf(fields.map((field) => withoutQuestion(field, question)));
  if (answer === null || fields.some((field) => hasDate(field, called ?? ''))) return null;
  const all = fields.map((field) => textAt(field, question));
  const questions = [...new Set(all)];
  const saysWhen = questions.some((text) => when.some((concept) => readKey(text).concepts.has(concept)));
  if (!saysWhen || fieldNamesIn(questions) < 3) return null;
  // Titles of events say something of a field here and there. Questions are asked again, or most are for a field.
  const areAsked = all.length * 2 >= questions.length * 3 || fieldNamesIn(questions) * 5 >= questions.length * 2;
  if (!areAsked) return null;
  const short = questions.map(withoutHint);
  const words = new Set(short).size === short.length ? short : questions;
  const names = new Map(questions.map((text, n) => [text, words[n] as string]));
  return [{ answer, isBoxed: called === undefined, question, names }];
}

/** Where the questions have their words: under a key that is called so, or under one with the same words under the same keys everywhere. */
function questionOf(filledIn: readonly FilledIn[], answer: string | undefined): Question | undefined {
  const areApart = (question: Question) =>
    filledIn.every(({ fields }) => {
      const texts = fields.map(([, field]) => textAt(field, question, answer));
      return !texts.includes('') && new Set(texts).size === texts.length;
    });
  const areSame = (question: Question) => {
    const known = new Map<string, string>();
    return filledIn.every(({ fields }) =>
      fields.every(([key, field]) => {
        const text = textAt(field, question, answer);
        const before = known.get(key) ?? text;
        known.set(key, before);
        return before === text;
      }),
    );
  };
  const areNumbered = answer !== undefined && filledIn.every(({ isNumbered }) => isNumbered);
  const called = questionKeys.find((key) => areApart(key) && (areNumbered || areSame(key)));
  // Of which type a field is, or by what id it is known, is no question.
  const [first] = filledIn;
  const told = (key: string) => fieldNamesIn(first?.fields.map(([, field]) => textAt(field, key)) ?? []);
  const keys = Object.keys(first?.fields[0]?.[1] ?? {}).filter(
    (key) => !/type|kind|id$/i.test(key) && told(key) >= leastFields,
  );
  return called ?? keys.find((key) => areApart(key) && areSame(key));
}

const withoutQuestion = (field: JsonObject, question: Question): JsonObject =>
  Object.fromEntries(Object.entries(field).filter(([key]) => !isQuestion(key, question)));

const isQuestion = (key: string, question: Question): boolean =>
  typeof question === 'string' ? key === question : question.test(key);

const when = ['start', 'date', 'time'] as const;

/** An event says its day beside its title, a field only as the answer. */
const hasDate = (field: JsonObject, answer: string): boolean =>
  Object.entries(field).some(
    ([key, value]) => key !== answer && isMoment(value) && when.some((one) => readKey(key).concepts.has(one)),
  );

function textAt(field: JsonObject, question: Question, answer?: string): string {
  const key = Object.keys(field).find((one) => one !== answer && isQuestion(one, question));
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
