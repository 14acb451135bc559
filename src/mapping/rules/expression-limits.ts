import type { TreeInterpreter } from '@jmespath-community/jmespath';

/** More steps or memory than one rule may use on one record. */
export class OverBudget extends Error {
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
export function boundFunctions(runtime: typeof TreeInterpreter.runtime): void {
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
