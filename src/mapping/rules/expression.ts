import { compile, isRegistered, type JSONValue, TreeInterpreter, tokenize } from '@jmespath-community/jmespath';

/** More steps or memory than one rule may use on one record. */
class OverBudget extends Error {
  override readonly name = 'OverBudget';
}

/** The longest text that a function may build, in characters. */
const maxText = 2_000_000;
/** The most values that a result, or an argument that is compared or written out, may hold. */
const maxValues = 100_000;
const maxDepth = 100;

/**
 * Keeps functions from building what a short expression can ask for: `pad_left('', 500000000)` is 500 MB,
 * and lists that hold one list twice, doubled fifty times, are nothing until they are written out.
 */
function boundFunctions(runtime: typeof TreeInterpreter.runtime): void {
  const call = runtime.callFunction;
  runtime.callFunction = (name, args) => {
    if (textSize(name, args as unknown[]) > maxText) throw new OverBudget(`${name}() builds too long a text`);
    if (walks.has(name) && !(args as unknown[]).every((arg) => isExpression(arg) || isJson(arg))) {
      throw new OverBudget(`${name}() on too large a value`);
    }
    return call.call(runtime, name, args);
  };
}

const walks = new Set(['to_string', 'contains']);

const isExpression = (value: unknown) => value !== null && typeof value === 'object' && 'expref' in value;

const size = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

function textSize(name: string, args: readonly unknown[]): number {
  const [first, second, third] = args;
  if (name === 'pad_left' || name === 'pad_right') return typeof second === 'number' ? second : 0;
  if (name === 'join' && Array.isArray(second)) {
    return second.reduce<number>((sum, part) => sum + size(part) + size(first), 0);
  }
  if (name === 'replace') return (size(first) / Math.max(1, size(second)) + 1) * size(third) + size(first);
  return 0;
}

/** Whether a value is plain JSON of a bounded size; a function that was read off a prototype is not. */
export function isJson(value: unknown, most = maxValues): boolean {
  let left = most;
  const check = (part: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > maxDepth) return false;
    if (part === null || typeof part === 'string' || typeof part === 'boolean') return true;
    if (typeof part === 'number') return Number.isFinite(part);
    if (typeof part !== 'object') return false;
    if (Array.isArray(part)) return part.every((item) => check(item, depth + 1));
    const prototype = Object.getPrototypeOf(part);
    if (prototype !== null && prototype !== Object.prototype) return false;
    return Object.values(part).every((item) => check(item, depth + 1));
  };
  return check(value, 0);
}

type Ast = ReturnType<typeof compile>;
type Interpreter = typeof TreeInterpreter;

/** The longest expression, in characters. */
const maxExpression = 2000;
/** What one evaluation may take. */
interface ExpressionLimits {
  /** Of the interpreter, one for each node visited. */
  readonly steps: number;
  /** Of the result. */
  readonly values: number;
}

/** Of a rule on one record: a filter over 10,000 values takes some 50,000 steps. */
const ofRecord: ExpressionLimits = { steps: 200_000, values: 100_000 };
/** Of a path to the list in a whole answer, whose size the source has bounded. */
export const ofAnswer: ExpressionLimits = { steps: 50_000_000, values: Number.POSITIVE_INFINITY };

/** A JMESPath expression, compiled. What it can't evaluate (a string function on null, say) gives null. */
export type Expression = (data: unknown) => unknown;

/** Evaluation cost more than a rule may: the record is hostile or the expression multiplies it. */
export { OverBudget };

/** Compiles a JMESPath expression. Throws an Error that says what is wrong, and at which character. */
export function compileExpression(text: string, limits = ofRecord): Expression {
  if (text.length > maxExpression) {
    throw new Error(`expected at most ${maxExpression} characters of JMESPath, found ${text.length}`);
  }
  const ast = parse(text);
  return (data) => evaluate(ast, data, limits);
}

function parse(text: string): Ast {
  let ast: Ast;
  try {
    ast = compile(text);
  } catch (cause) {
    const reason = (cause as Error).message.replace(/^syntax(?: error)?[:,]?\s*/i, '');
    throw new Error(`not JMESPath at character ${position(text) + 1} of "${text}": ${reason}`, { cause });
  }
  const unknown = unknownFunction(ast);
  if (unknown !== null) {
    throw new Error(`not JMESPath at character ${text.indexOf(unknown) + 1} of "${text}": no function ${unknown}()`);
  }
  return ast;
}

/** The library does not say where an error is: it is after the longest beginning that only lacks an end. */
function position(text: string): number {
  const ends: number[] = [];
  let readable = text.length;
  for (; readable > 0; readable--) {
    try {
      const tokens = tokenize(text.slice(0, readable));
      ends.push(...tokens.map((token) => token.start));
      break;
    } catch {}
  }
  if (readable < text.length) return readable;
  for (const end of ends.slice(1)) {
    try {
      compile(text.slice(0, end));
    } catch (cause) {
      if (!/EOF/.test((cause as Error).message)) return ends[ends.indexOf(end) - 1] ?? 0;
    }
  }
  return ends.at(-1) ?? 0;
}

function unknownFunction(node: unknown): string | null {
  if (node === null || typeof node !== 'object') return null;
  const { type, name } = node as { type?: unknown; name?: unknown };
  if (type === 'Literal') return null;
  if (type === 'Function' && typeof name === 'string' && !isRegistered(name)) return name;
  for (const child of Object.values(node)) {
    const found = unknownFunction(child);
    if (found !== null) return found;
  }
  return null;
}

function evaluate(ast: Ast, data: unknown, limits: ExpressionLimits): unknown {
  let result: unknown;
  steps.left = limits.steps;
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

const steps = { left: 0, missed: false };
const interpreter = bounded(new (TreeInterpreter.constructor as new () => Interpreter)());

/** Whether expressions that `run` evaluates ask for keys that their data don't have. A key that holds null is there. */
export function missesKeys(run: () => void): boolean {
  steps.missed = false;
  run();
  return steps.missed;
}

/** Counts the steps of an interpreter, keeps it from what a record inherits (`constructor`), and bounds its functions. */
function bounded(inner: Interpreter): Interpreter {
  const { visit, withScope } = inner;
  boundFunctions(inner.runtime);
  inner.visit = (node, value) => {
    steps.left -= 1;
    if (steps.left < 0) throw new OverBudget('too many steps');
    if (node.type === 'Field' && !(value !== null && typeof value === 'object' && Object.hasOwn(value, node.name))) {
      if (value !== null) steps.missed = true;
      return null;
    }
    const result = visit.call(inner, node, value);
    if (node.type === 'Flatten' && Array.isArray(result)) steps.left -= result.length;
    return result;
  };
  inner.withScope = (scope) => bounded(withScope.call(inner, scope));
  return inner;
}
