import { describeValue, isRecord } from '../../../mapping/json.ts';
import { joinPath } from '../../../mapping/rules/record-paths.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import type { CompleteRequest, Completion } from '../workbench-api.ts';
import { evaluator, labelsIn, textLiteral } from './element-labels.ts';
import { expressionFunctions } from './expression-functions.ts';
import { type ExpressionPlace, expressionPlace } from './expression-place.ts';
import { sampleScopes } from './sample-scopes.ts';

const mostKeys = 60;
const mostTexts = 30;

/** What could stand at the cursor: keys of the sampled records with a value each, and functions. */
export function completeExpression(reading: PortalReading, request: CompleteRequest): readonly Completion[] {
  const { part, text, cursor } = request;
  const name = request.name ?? (part === 'event' ? 'title' : 'items');
  const place = expressionPlace(text, Math.min(cursor, text.length));
  if (place.wants === 'nothing') return [];
  const values = valuesAt(sampleScopes(reading, part, name), place);
  if (place.wants === 'text') return textCompletions(values, place);
  if (place.wants === 'element') return elementCompletions(values, place);
  return [...keyCompletions(values, place), ...functionCompletions(place)];
}

/** What a key at the cursor would be looked up in. */
function valuesAt(scopes: readonly unknown[], { way }: ExpressionPlace): readonly unknown[] {
  return way.reduce<readonly unknown[]>((values, { expression, each }) => {
    const found = values.map(evaluator(expression));
    return each ? found.flat() : found;
  }, scopes);
}

/** Whether a completion goes on with what is written. 0: it begins so. 1: it holds it. 2: neither. */
function rank(label: string, word: string): 0 | 1 | 2 {
  const [whole, part] = [label.toLowerCase(), word.toLowerCase()];
  if (whole.startsWith(part)) return 0;
  return whole.includes(part) ? 1 : 2;
}

function keyCompletions(values: readonly unknown[], { word, from }: ExpressionPlace): readonly Completion[] {
  const keys = new Map<string, { count: number; example: unknown }>();
  for (const value of values) {
    if (!isRecord(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      const known = keys.get(key) ?? { count: 0, example: inner };
      keys.set(key, known);
      known.count += 1;
      if (known.example === null || known.example === '') known.example = inner;
    }
  }
  return [...keys]
    .map(([key, found]) => ({ key, ...found, rank: rank(key, word) }))
    .filter((one) => one.rank < 2)
    .sort((a, b) => a.rank - b.rank || b.count - a.count)
    .slice(0, mostKeys)
    .map(({ key, example }) => ({
      label: key,
      insert: joinPath('', key),
      from,
      kind: 'key',
      detail: describeValue(example),
    }));
}

/** Behind a bracket: all elements, the first one, and those with a label. */
function elementCompletions(values: readonly unknown[], { from, word }: ExpressionPlace): readonly Completion[] {
  const lists = values.filter(Array.isArray) as readonly (readonly unknown[])[];
  if (lists.length === 0) return [];
  const element = (label: string, insert: string, detail: string): Completion => ({
    label,
    insert,
    from,
    kind: 'key',
    detail,
  });
  return [
    element('*', '*]', 'every element'),
    element('0', '0]', describeValue(lists.flat()[0])),
    ...labelsIn(lists).map(({ key, label, example }) =>
      element(`?${key}=='${label}'`, `?${joinPath('', key)}==${textLiteral(label)}]`, describeValue(example)),
    ),
  ].filter(({ label }) => rank(label, word) < 2);
}

/** The texts that what is compared has. */
function textCompletions(values: readonly unknown[], { compared, word, from }: ExpressionPlace): readonly Completion[] {
  const texts = new Set(values.map(evaluator(compared)).filter((value) => typeof value === 'string'));
  return [...texts]
    .filter((text) => rank(text, word) < 2)
    .slice(0, mostTexts)
    .map((text) => ({ label: text, insert: textLiteral(text), from, kind: 'key', detail: '' }));
}

function functionCompletions({ word, from, way }: ExpressionPlace): readonly Completion[] {
  // Behind a step, people look for keys. Functions come when they begin to write one.
  if (way.length > 0 && word === '') return [];
  return expressionFunctions
    .filter(({ name }) => rank(name, word) === 0)
    .map(({ name, given, gives }) => ({
      label: `${name}()`,
      insert: `${name}(`,
      from,
      kind: 'function',
      detail: `${name}(${given}) → ${gives}`,
    }));
}
