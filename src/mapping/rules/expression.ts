import {
  compile,
  isRegistered,
  type JSONValue,
  TreeInterpreter,
  TYPE_ANY,
  tokenize,
} from '@jmespath-community/jmespath';
import { ToldError } from '../../calendar/told.ts';
import { isJson, maxJsonValues, openText } from '../json.ts';
import { listFunctions } from './list-functions.ts';
import { ruleFault, syntaxFault } from './rule-fault.ts';

/** A compiled JMESPath expression. It gives null for what it can't evaluate, such as a string function on null. */
export type Expression = (data: unknown) => unknown;

/** What one evaluation may use. */
interface ExpressionLimits {
  /** Steps of the interpreter; each visited node is one. */
  readonly steps: number;
  /** Values in the result. */
  readonly values: number;
}

/** The limits of a rule on one record. A filter over 10,000 values takes some 50,000 steps. */
const recordLimits: ExpressionLimits = { steps: 200_000, values: maxJsonValues };
/** The limits of a path on a whole response. The source has already limited the size of the response. */
export const responseLimits: ExpressionLimits = { steps: 50_000_000, values: Number.POSITIVE_INFINITY };

/** The longest expression, in characters. */
const maxExpression = 2000;

/**
 * Compiles a JMESPath expression. Throws a ToldError that says what is wrong, and at which character. The compiled
 * expression throws `OverBudget` when an evaluation exceeds the limits.
 */
export function compileExpression(text: string, limits = recordLimits): Expression {
  if (text.length > maxExpression) {
    throw new ToldError(ruleFault('ruleTooLong', { most: maxExpression, found: text.length }));
  }
  const ast = parse(text);
  return (data) => evaluate(ast, data, limits);
}

/** An evaluation took more steps or memory than a rule may: the record is hostile, or the expression multiplies it. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
}

/**
 * Whether expressions that `run` evaluates ask for a key that their data doesn't have. A key that holds null exists.
 */
export function missesKeys(run: () => void): boolean {
  evaluation.missedKey = false;
  run();
  return evaluation.missedKey;
}

/** A key or an index that an expression went to, and the object or list that has it. */
interface KeyRead {
  readonly of: object;
  readonly key: string | number;
}

/** What expressions that `run` evaluates go to in their data. */
export function readsOf<T>(run: () => T): { readonly result: T; readonly reads: readonly KeyRead[] } {
  const reads: KeyRead[] = [];
  evaluation.reads = reads;
  try {
    return { result: run(), reads };
  } finally {
    evaluation.reads = null;
  }
}

type Ast = ReturnType<typeof compile>;
type Interpreter = typeof TreeInterpreter;

/** Detection tries the same few paths again and again. So many are remembered. */
const mostParsed = 500;
const parsed = new Map<string, Ast>();

function parse(text: string): Ast {
  const before = parsed.get(text);
  if (before !== undefined) return before;
  const ast = parseAnew(text);
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(text, ast);
  return ast;
}

function parseAnew(text: string): Ast {
  let ast: Ast;
  try {
    ast = compile(text);
  } catch (cause) {
    const position = errorPosition(text);
    const [why, hint] = [syntaxFault((cause as Error).message), keyToQuote(text, position)];
    throw new ToldError(ruleFault('ruleSyntax', { at: position + 1, text, why, hint }), { cause });
  }
  const dashed = dashedKey(text);
  if (dashed !== null) {
    throw new ToldError(ruleFault('ruleDashedKey', { at: text.indexOf(dashed) + 1, text, key: dashed }));
  }
  const unknown = unknownFunction(ast);
  if (unknown !== null) {
    throw new ToldError(ruleFault('ruleNoFunction', { at: text.indexOf(unknown) + 1, text, name: unknown }));
  }
  markWalked(ast);
  return ast;
}

/** A key that needs quotes, since JMESPath takes only a to z, digits and `_` without them; null: there is none. */
function keyToQuote(text: string, position: number): string | null {
  if (!/^\p{L}/u.test(text.slice(position))) return null;
  const [before = ''] = /[\p{L}\p{N}_-]*$/u.exec(text.slice(0, position)) ?? [];
  const [after = ''] = /^[\p{L}\p{M}\p{N}_-]*/u.exec(text.slice(position)) ?? [];
  const key = before + after;
  return /^[\w-]*$/u.test(key) ? null : key;
}

/** A word with a dash outside of quotes, which JMESPath would take for a subtraction that gives nothing; null: none. */
function dashedKey(text: string): string | null {
  const bare = text.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/gsu, (quoted) =>
    ' '.repeat(quoted.length),
  );
  return /[A-Za-z_]\w*(?:-\w+)+/u.exec(bare)?.[0] ?? null;
}

/** Nodes whose result is walked into: a text there that is JSON is opened. */
const walked = new WeakSet<object>();
const walkers = new Set(['items', 'keys', 'values']);

/** What a path, a projection or `items()` goes into may be JSON in a text. What is compared or searched stays a text. */
function markWalked(node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  const { type, name, left, child, children } = node as {
    readonly [key in 'type' | 'name' | 'left' | 'child' | 'children']?: unknown;
  };
  if (type === 'Literal') return;
  const into = type === 'Flatten' ? [child] : typeof type === 'string' && type.endsWith('Projection') ? [left] : [];
  const given = type === 'Function' && walkers.has(String(name)) && Array.isArray(children) ? children : [];
  for (const one of [...into, ...given]) if (one !== null && typeof one === 'object' && !isSlice(one)) walked.add(one);
  for (const part of Object.values(node)) markWalked(part);
}

/** `text[0:10]` is a part of the text. */
const isSlice = (node: object): boolean =>
  'right' in node && (node.right as { readonly type?: unknown } | null)?.type === 'Slice';

/** The library doesn't say where an error is. It is after the longest beginning that fails only at its end. */
function errorPosition(text: string): number {
  const starts: number[] = [];
  let readable = text.length;
  for (; readable > 0; readable--) {
    try {
      const tokens = tokenize(text.slice(0, readable));
      starts.push(...tokens.map((token) => token.start));
      break;
    } catch {}
  }
  if (readable < text.length) return readable;
  for (const start of starts.slice(1)) {
    try {
      compile(text.slice(0, start));
    } catch (cause) {
      if (!/EOF/.test((cause as Error).message)) return starts[starts.indexOf(start) - 1] ?? 0;
    }
  }
  return starts.at(-1) ?? 0;
}

const isKnownFunction = (name: string): boolean => Object.hasOwn(listFunctions, name) || isRegistered(name);

function unknownFunction(node: unknown): string | null {
  if (node === null || typeof node !== 'object') return null;
  const { type, name } = node as { type?: unknown; name?: unknown };
  if (type === 'Literal') return null;
  if (type === 'Function' && typeof name === 'string' && !isKnownFunction(name)) return name;
  for (const child of Object.values(node)) {
    const found = unknownFunction(child);
    if (found !== null) return found;
  }
  return null;
}

function evaluate(ast: Ast, data: unknown, limits: ExpressionLimits): unknown {
  let result: unknown;
  evaluation.stepsLeft = limits.steps;
  try {
    result = interpreter.search(ast, (data ?? null) as JSONValue);
  } catch (error) {
    if (error instanceof OverBudget || error instanceof RangeError) {
      throw new OverBudget('its evaluation on this record takes more steps or memory than a rule may');
    }
    return null;
  }
  return limits.values === Number.POSITIVE_INFINITY || isJson(result, limits.values) ? result : null;
}

/** The state of the running evaluation. Evaluations are synchronous, so there is only one at a time. */
const evaluation = { stepsLeft: 0, missedKey: false, reads: null as KeyRead[] | null };
const interpreter = limited(withListFunctions(new (TreeInterpreter.constructor as new () => Interpreter)()));

function withListFunctions(inner: Interpreter): Interpreter {
  const one = { types: [TYPE_ANY] };
  for (const [name, { takes, call }] of Object.entries(listFunctions)) {
    const counted = (args: unknown[]) => {
      const [first] = args;
      // Each element or line is a step.
      evaluation.stepsLeft -= Array.isArray(first) ? first.length : Math.ceil(lengthOf(first) / 100);
      return call(args) as JSONValue;
    };
    inner.runtime.registerFunction(
      name,
      counted as never,
      Array.from({ length: takes }, () => one),
    );
  }
  return inner;
}

/** Counts an interpreter's steps, hides what a record inherits (`constructor`), and limits its functions. */
function limited(inner: Interpreter): Interpreter {
  const { visit, withScope } = inner;
  limitFunctions(inner.runtime);
  inner.visit = (node, given) => {
    evaluation.stepsLeft -= 1;
    if (evaluation.stepsLeft < 0) throw new OverBudget('too many steps');
    const value = node.type === 'Field' || node.type === 'Index' ? open(given) : given;
    if (node.type === 'Field' && !(value !== null && typeof value === 'object' && Object.hasOwn(value, node.name))) {
      if (value !== null) evaluation.missedKey = true;
      return null;
    }
    if (evaluation.reads !== null && value !== null && typeof value === 'object') {
      if (node.type === 'Field') evaluation.reads.push({ of: value, key: node.name });
      else if (node.type === 'Index' && Array.isArray(value))
        evaluation.reads.push({ of: value, key: node.value < 0 ? value.length + node.value : node.value });
    }
    const found = visit.call(inner, node, value);
    const result = typeof found === 'string' && walked.has(node) ? open(found) : found;
    if (node.type === 'Flatten' && Array.isArray(result)) evaluation.stepsLeft -= result.length;
    return result;
  };
  inner.withScope = (scope) => limited(withScope.call(inner, scope));
  return inner;
}

/** A rule may go into a text that is JSON, as if it were the object itself. Long texts count as many steps. */
function open<T>(value: T): T {
  if (typeof value !== 'string') return value;
  const held = openText(value);
  if (held !== value) evaluation.stepsLeft -= Math.ceil(value.length / 100);
  return held as T;
}

/**
 * Limits what functions build. `pad_left('', 500000000)` is a short expression with a result of 500 MB. A list that
 * holds another list twice, and so on fifty times, takes no memory until a function writes it out.
 */
function limitFunctions(runtime: typeof TreeInterpreter.runtime): void {
  const call = runtime.callFunction;
  runtime.callFunction = (name, args) => {
    if (resultLength(name, args as unknown[]) > maxText) throw new OverBudget(`${name}() builds too long a text`);
    if (traversing.has(name) && !(args as unknown[]).every((arg) => isExpression(arg) || isJson(arg))) {
      throw new OverBudget(`${name}() on too large a value`);
    }
    // An empty text is no number; the library makes it a 0.
    if (name === 'to_number' && typeof args[0] === 'string' && args[0].trim() === '') return null;
    return call.call(runtime, name, args);
  };
}

/** The longest text that a function may build, in characters. */
const maxText = 2_000_000;

/** Functions that visit the whole of their arguments. */
const traversing = new Set(['to_string', 'contains']);

const isExpression = (value: unknown) => value !== null && typeof value === 'object' && 'expref' in value;

/** The length of the text that a function builds, or an upper bound of it. */
function resultLength(name: string, args: readonly unknown[]): number {
  const [first, second, third] = args;
  if (name === 'pad_left' || name === 'pad_right') return typeof second === 'number' ? second : 0;
  if (name === 'join' && Array.isArray(second)) {
    return second.reduce<number>((sum, part) => sum + lengthOf(part) + lengthOf(first), 0);
  }
  if (name === 'replace')
    return (lengthOf(first) / Math.max(1, lengthOf(second)) + 1) * lengthOf(third) + lengthOf(first);
  return 0;
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);
