import { isSameRule } from './rule-text.ts';

/** A rule as the editor's form has it: every option is a text. */
export interface RuleEntry {
  /** Tells the entries of one form apart. */
  readonly key: number;
  readonly path: string;
  /** One pattern on each line. */
  readonly format: string;
  readonly timeZone: string;
  readonly as: string;
  readonly values: readonly CodeRow[];
  readonly template: string;
  readonly default: string;
}

export interface CodeRow {
  readonly key: number;
  readonly code: string;
  /** Empty: it means nothing. */
  readonly means: string;
}

/** Of several entries, the first that gives a value counts. */
export type RuleDraft = readonly RuleEntry[];

let made = 0;

function nextKey(): number {
  made += 1;
  return made;
}

export const newEntry = (path = ''): RuleEntry => ({
  key: nextKey(),
  path,
  format: '',
  timeZone: '',
  as: '',
  values: [],
  template: '',
  default: '',
});

export const newCode = (code = '', means = ''): CodeRow => ({ key: nextKey(), code, means });

/** The rule as a form; null: the form can't show all of it, so it is edited as JSON. */
export function draftOf(rule: unknown): RuleDraft | null {
  if (rule === undefined || rule === null) return [newEntry()];
  const entries = (Array.isArray(rule) ? rule : [rule]).map(entryOf);
  const draft = entries.filter((entry) => entry !== null);
  return draft.length === entries.length && isSameRule(ruleOf(draft), rule) ? draft : null;
}

function entryOf(rule: unknown): RuleEntry | null {
  if (typeof rule === 'string') return newEntry(rule);
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return null;
  const { path, format, timeZone, as, values, template, default: fallback } = rule as Readonly<Record<string, unknown>>;
  return {
    ...newEntry(textOf(path)),
    format: [format ?? []].flat().join('\n'),
    timeZone: textOf(timeZone),
    as: textOf(as),
    values: Object.entries((values ?? {}) as object).map(([code, means]) => newCode(code, meaningOf(means))),
    template: textOf(template),
    default: fallback === undefined ? '' : meaningOf(fallback),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const meaningOf = (value: unknown): string => (value === null ? '' : String(value));

/** The shortest rule that says what the form says; undefined: it says nothing. */
export function ruleOf(draft: RuleDraft): unknown {
  const rules = draft.map(ruleOfEntry).filter((rule) => rule !== undefined);
  return rules.length > 1 ? rules : rules[0];
}

function ruleOfEntry(entry: RuleEntry): unknown {
  const path = entry.path.trim();
  const formats = entry.format
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const values = entry.values.filter(({ code }) => code.trim() !== '');
  const options = {
    ...(formats.length > 0 && { format: formats.length === 1 ? formats[0] : formats }),
    ...(entry.timeZone.trim() !== '' && { timeZone: entry.timeZone.trim() }),
    ...(entry.as !== '' && { as: entry.as }),
    ...(values.length > 0 && { values: Object.fromEntries(values.map(({ code, means }) => [code.trim(), literalOf(means)])) }), // biome-ignore format: one option a line
    ...(entry.template.trim() !== '' && { template: entry.template.trim() }),
    ...(entry.default.trim() !== '' && { default: literalOf(entry.default) }),
  };
  if (Object.keys(options).length === 0) return path === '' ? undefined : path;
  return { ...(path !== '' && { path }), ...options };
}

/** Yes, no and nothing have no quotes. */
function literalOf(text: string): unknown {
  const word = text.trim();
  if (word === '') return null;
  return word === 'true' || word === 'false' ? word === 'true' : word;
}

/** Whether an entry has an option, so that the form shows them. */
export const hasOptions = (entry: RuleEntry): boolean =>
  Boolean(entry.format || entry.timeZone || entry.as || entry.template || entry.default) || entry.values.length > 0;
