import { readKey } from '../../../vocabulary/key-words.ts';
import { isEmpty, isRecord, type JsonObject } from '../../json.ts';
import { areOfRecord, valueKeyOf } from '../../structure/labelled.ts';
import { isMoment } from '../../structure/lists/list-shapes.ts';
import { withoutHint } from '../numbered-answers.ts';
import { maxVisited, oncePerAnswer, visitLists, withParts } from '../with-parts.ts';

// Forms say once what they ask, and keep what was filled in as a list that names each question by its id.

const maxDepth = 50;
const maxQuestions = 300;
const leastQuestions = 3;
const mostKeys = 30;

/** What each question asks by its id, where a list says so. */
interface Questions {
  readonly list: readonly unknown[];
  readonly names: ReadonlyMap<string, string>;
}

/** Where an answer has the id of its question, and where what was filled in. */
interface Way {
  readonly question: readonly string[];
  readonly value: string;
  readonly names: ReadonlyMap<string, string>;
}

/**
 * An answer whose records have what was filled in under the words of the questions: `{ questions: [{ id: 'q1', title: 'Title' }, …], records:
 * [{ id: 7, answers: [{ questionId: 'q1', answer: 'Fair' }, …] }] }` as `{ questions: […], records: [{ id: 7, Title: 'Fair', … }] }`, wherever the list of the
 * questions is and whatever these keys are called. `beside`: another answer that may say what is asked. The same object if it has no such lists.
 */
export function withoutDescribedAnswers(body: unknown, beside: unknown = null): unknown {
  const questions = [...questionsIn(body), ...questionsBeside(beside)];
  if (questions.length === 0) return body;
  const ways = waysIn(body, questions);
  if (ways.size === 0) return body;
  return rewritten(body, ways, 0);
}

const questionsBeside = oncePerAnswer<readonly Questions[]>((body) => questionsIn(body), []);

function questionsIn(body: unknown): readonly Questions[] {
  const found: Questions[] = [];
  const visit = (list: readonly unknown[]): boolean => {
    found.push(...questionsOf(list));
    return true;
  };
  visitLists(body, visit, maxDepth);
  return found;
}

/** What a list of questions asks, by each of the keys that may have their ids; empty: it is another list. */
function questionsOf(list: readonly unknown[]): readonly Questions[] {
  if (list.length < leastQuestions || list.length > maxQuestions || !list.every(isRecord)) return [];
  const [first] = list as readonly JsonObject[];
  const records = list as readonly JsonObject[];
  const own = Object.keys(first as JsonObject).slice(0, mostKeys);
  const texts = own.map((key) => records.map((one) => textOf(one[key])));
  const words = texts.find((all) => areDistinct(all) && all.every(isShort) && areOfRecord(all) && all.some(saysWhen));
  if (words === undefined) return [];
  const short = words.map(withoutHint);
  const names = areDistinct(short) ? short : words;
  return texts
    .filter((ids) => ids !== words && areDistinct(ids) && ids.every(isId))
    .map((ids) => ({ list, names: new Map(ids.map((id, n) => [id, names[n] as string])) }));
}

const areDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;
/** Words, and no address. */
const isShort = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && text.length <= 120 && !/^\/|:\/\//.test(text) && text !== '__proto__';
const saysWhen = (text: string): boolean => whens.some((one) => readKey(text).concepts.has(one));
const whens = ['start', 'date', 'time'] as const;
const isId = (text: string): boolean => /^[\w:.-]{1,64}$/.test(text);

/** The ways of the lists under each key; what does not hold for nearly all of them is left out. */
function waysIn(body: unknown, questions: readonly Questions[]): ReadonlyMap<string, Way> {
  const lists = new Map<string, (readonly JsonObject[])[]>();
  const described = new Set<unknown>(questions.map(({ list }) => list));
  let left = maxVisited;
  const visit = (value: unknown, under: string, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth || described.has(value)) return;
    if (Array.isArray(value) && under !== '' && value.length > 0 && value.every(isRecord)) {
      const same = lists.get(under);
      if (same === undefined) lists.set(under, [value]);
      else same.push(value);
    }
    for (const key in value) visit((value as JsonObject)[key], Array.isArray(value) ? '' : key, depth + 1);
  };
  visit(body, '', 0);
  return new Map([...lists].flatMap(([key, all]) => wayOf(all, questions)?.map((way) => [key, way] as const) ?? []));
}

function wayOf(lists: readonly (readonly JsonObject[])[], questions: readonly Questions[]): readonly [Way] | null {
  const answers = lists.flat();
  const [first] = answers;
  if (first === undefined) return null;
  const paths = Object.entries(first).flatMap(([key, value]): (readonly string[])[] =>
    isRecord(value) ? Object.keys(value).map((inner) => [key, inner]) : [[key]],
  );
  for (const { names } of questions)
    for (const question of paths) {
      // What a record says several times, as in several languages, has more to it.
      const areOf = lists.every((list) => {
        const ids = list.map((one) => textAt(one, question));
        return areDistinct(ids) && ids.every((id) => names.has(id));
      });
      const asked = new Set(answers.map((one) => names.get(textAt(one, question)) ?? ''));
      // Several are asked of each: the kinds of events have ids and names, too.
      if (!areOf || asked.size < leastQuestions || answers.length < 2 * lists.length || !areOfRecord([...asked]))
        continue;
      const value = valueIn(answers, question);
      if (value !== null) return [{ question, value, names }];
    }
  return null;
}

function textAt(answer: JsonObject, path: readonly string[]): string {
  let value: unknown = answer;
  for (const key of path) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : null;
  return textOf(value);
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const answerKey = /^(?:answers?|responses?|reply|values?|content)$/i;

/** The key of what was filled in: it is called so, or it is all that answers have besides what they say of themselves. */
function valueIn(answers: readonly JsonObject[], question: readonly string[]): string | null {
  const keys = [...new Set(answers.flatMap(Object.keys))].filter((key) => key !== question[0]);
  const called = keys.find((key) => answerKey.test(key)) ?? valueKeyOf(keys);
  if (called !== undefined) return called;
  const [only, ...more] = keys.filter((key) => !answers.every((one) => isEmpty(one[key])) && !isOwn(key));
  return only !== undefined && more.length === 0 && answers.some((one) => !isMoment(one[only])) ? only : null;
}

/** What an answer says of itself: which it is, of which kind, and since when. */
const isOwn = (key: string): boolean =>
  /^(?:type|kind)$/i.test(key) ||
  [...readKey(key).concepts].some((one) => one === 'id' || one === 'created' || one === 'updated');

function rewritten(value: unknown, ways: ReadonlyMap<string, Way>, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const inside = (one: unknown) => rewritten(one, ways, depth + 1);
  if (Array.isArray(value) || !Object.entries(value).some(([key, one]) => ways.has(key) && isFilled(one)))
    return withParts(value, inside);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]): readonly (readonly [string, unknown])[] => {
      const way = ways.get(key);
      if (key === '__proto__') return [];
      if (way === undefined || !isFilled(one)) return [[key, inside(one)]];
      const filled = Object.entries(filledIn(one, way));
      // What the record says of itself under such a name stays.
      const [taken, free] = [true, false].map((is) => filled.filter(([name]) => Object.hasOwn(value, name) === is));
      return taken === undefined || taken.length === 0
        ? (free ?? [])
        : [...(free ?? []), [key, Object.fromEntries(taken)]];
    }),
  );
}

const isFilled = (list: unknown): list is readonly JsonObject[] =>
  Array.isArray(list) && list.length > 0 && list.every(isRecord);

/** What was filled in by the words of the questions. */
const filledIn = (answers: readonly JsonObject[], { question, value, names }: Way): JsonObject =>
  Object.fromEntries(
    answers.flatMap((one) => {
      const name = names.get(textAt(one, question));
      return name === undefined ? [] : [[name, one[value] ?? null] as const];
    }),
  );
