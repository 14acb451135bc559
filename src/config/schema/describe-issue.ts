import type * as z from 'zod';
import type { Problem } from '../../calendar/problem.ts';
import type { Told } from '../../calendar/told.ts';
import { configFault } from './config-fault.ts';
import { nearest } from './nearest.ts';
import { isHostLike } from './scalars.ts';
import { sentenceOf } from './sentence-issue.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** zod's names of types, in words. */
const kindNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What is expected, for schemas that do not say it themselves. It is passed to zod as `error`. */
export function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return kindNames[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small' && issue.origin === 'array') return 'a list that is not empty';
  return undefined;
}

/** Turns an issue of zod into problems that name the place, what was expected, and what was found. */
export function describeIssue(issue: Issue, at: Path = []): readonly Problem[] {
  const path = [...at, ...issue.path];
  if (issue.code === 'invalid_union') {
    const branch = intendedBranch(issue.errors);
    if (branch !== null) return branch.flatMap((inner) => describeIssue(inner, path));
  }
  if (issue.code === 'invalid_key') {
    const expected = issue.issues[0]?.message ?? 'another name';
    return [problem(path, { message: `Expected ${expected}.` })];
  }
  const sentence = sentenceOf(issue);
  if (sentence !== null) return [problem(path, sentence)];
  return [problem(path, issueFault(issue, path))];
}

const problem = (path: Path, told: Told): Problem => ({ level: 'error', where: formatPath(path), ...told });

/** The branch of a union that the value was most likely meant for: its issues are inside the value, not about its type. */
function intendedBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | null {
  const deeper = branches.filter((issues) => issues.every((issue) => issue.path.length > 0));
  if (deeper.length === 1) return deeper[0] ?? null;
  // Otherwise the branch whose type fits the value, which then breaks another rule.
  const kindOf = (issue: Issue) =>
    issue.code === 'invalid_type' || issue.code === 'invalid_value' || (issue.code === 'custom' && issue.params?.kind);
  const sameKind = branches.filter((issues) =>
    issues.every((issue) => !kindOf(issue) && issue.code !== 'invalid_union'),
  );
  return sameKind.length === 1 ? (sameKind[0] ?? null) : null;
}

/** `Expected …, found …. Did you mean …?` */
export const issueMessage = (issue: Issue, path: Path): string => issueFault(issue, path).message;

function issueFault(issue: Issue, path: Path): Told {
  const { input } = issue;
  // For a discriminated union, zod reports the whole object at the path of the discriminator.
  const decisive = issue.code === 'invalid_union' ? issue.discriminator : undefined;
  const value = decisive === undefined ? input : (input as Record<string, unknown>)[decisive];
  const [expected, found] = [issue.message, describeValue(value, path)];
  return configFault('settingExpected', { expected, found, suggestion: suggestedValue(issue) });
}

function suggestedValue(issue: Issue): string | null {
  if (issue.code === 'custom') return typeof issue.params?.suggestion === 'string' ? issue.params.suggestion : null;
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
    const found = (issue.input as Readonly<Record<string, unknown>>)[issue.discriminator];
    const { options = [] } = issue as { readonly options?: readonly unknown[] };
    return typeof found === 'string' ? nearest(found, options.map(String)) : null;
  }
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return null;
  return nearest(issue.input, issue.values.map(String));
}

/** `source.auth.in`, `feeds.lectures.calendars[0]`, `calendars["a b"].slug`. */
export function formatPath(path: Path): string {
  const words = path.map((key) => {
    if (typeof key === 'number') return `[${key}]`;
    return /^[\p{L}\p{N}_$-]+$/u.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(String(key))}]`;
  });
  return words.join('').replace(/^\./u, '') || 'the configuration';
}

/** A short form of the value that was found. It names only the type where the value may be a secret. */
function describeValue(value: unknown, path: Path): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'function') return 'a function';
  const [section, part] = path;
  if (section === 'source' && (part === 'headers' || part === 'query' || part === 'auth'))
    return kindNames[typeof value] ?? 'a value';
  // The value may be a token that was set instead of the URL by mistake.
  if (/(^|_)base_?url$/iu.test(String(path.at(-1))) && typeof value === 'string' && !/:\/\//u.test(value))
    return isHostLike(value) ? quoteShort(value) : 'a text that is not a URL';
  return typeof value === 'string' ? quoteShort(value) : String(value);
}

/** Quotes a text, cut to 80 characters, without the credentials and the query of a URL. */
export function quoteShort(value: string): string {
  const safe = value
    .replace(/(^|\/\/)[^/@]*@/gu, '$1…@')
    .replace(/\?.*$/su, (query) => (query.includes('=') ? '?…' : query));
  return JSON.stringify(safe.length > 80 ? `${safe.slice(0, 79)}…` : safe);
}
