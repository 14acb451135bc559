import { isEmpty } from '../json.ts';
import type { Rule, RuleObject } from '../mapping-settings.ts';
import { readsOf } from './expression.ts';
import { joinPath, type RecordPart } from './record-paths.ts';
import { compileRule } from './rule.ts';

/** What a rule gave on one record, and from where. */
export interface RuleTrace {
  /** What the rule gave, before it was read as a date or a text; null: nothing. */
  readonly value: unknown;
  /**
   * The parts of the record that the value was taken from; where there is no value, those that the rule looked at. Empty:
   * none, as with a default or a function.
   */
  readonly parts: readonly RecordPart[];
}

/** Evaluates a rule on scopes in turn, whose objects and lists have these paths. Throws as a compiled rule does. */
export type TraceRule = (scopes: readonly unknown[], paths: ReadonlyMap<object, string>) => RuleTrace;

/** Compiles a rule so that it says where it found its value. The rule must have passed `checkRule`. */
export function compileTrace(rule: Rule): TraceRule {
  const whole = compileRule(rule);
  const single = choicesOf(rule).map(compileRule);
  return (scopes, paths) => {
    const partsOf = (reads: ReturnType<typeof readsOf>['reads']): readonly RecordPart[] =>
      deepest(
        reads.flatMap(({ of, key }): RecordPart[] => {
          const path = paths.get(of);
          return path === undefined ? [] : [{ path: joinPath(path, key), value: Reflect.get(of, key) }];
        }),
      );
    const all = readsOf(() => whole(scopes)?.value ?? null);
    const value = all.result;
    if (isEmpty(value)) return { value: null, parts: partsOf(all.reads) };
    const wanted = JSON.stringify(value);
    for (const scope of scopes) {
      for (const choice of single) {
        const { result, reads } = readsOf(() => choice([scope])?.value ?? null);
        if (result !== null && JSON.stringify(result) === wanted) return { value, parts: partsOf(reads) };
      }
    }
    return { value, parts: [] };
  };
}

/** The rules of which the first that gives a value counts, each without its default. */
export function choicesOf(rule: Rule): readonly Rule[] {
  if (Array.isArray(rule)) return (rule as readonly Rule[]).flatMap(choicesOf);
  if (typeof rule !== 'object') return [rule];
  const { default: _, path, ...options } = rule as RuleObject;
  if (path === undefined) return options.template === undefined ? [] : [options];
  return (typeof path === 'string' ? [path] : path).map((one) => ({ ...options, path: one }));
}

/** Each part once, without the objects and lists that a rule only went through. */
function deepest(parts: readonly RecordPart[]): readonly RecordPart[] {
  const byPath = new Map(parts.map((part) => [part.path, part]));
  const passed = (path: string) =>
    [...byPath.keys()].some(
      (other) => other !== path && (other.startsWith(`${path}.`) || other.startsWith(`${path}[`)),
    );
  return [...byPath.values()].filter(({ path }) => !passed(path));
}
