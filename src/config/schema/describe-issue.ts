import type * as z from 'zod';
import type { Problem } from '../../calendar/problem.ts';
import { nearest } from './nearest.ts';
import { isHostLike } from './scalars.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What zod calls the kinds of values, in words. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** The phrase of what is expected, for schemas that do not say it themselves. Given to zod as its `error`. */
export function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small' && issue.origin === 'array') return 'a list that is not empty';
  return undefined;
}

/** Says one issue of zod as problems: the place, what was expected, what was found. */
export function describeIssue(issue: Issue, at: Path = []): readonly Problem[] {
  const path = [...at, ...issue.path];
  if (issue.code === 'invalid_union') {
    const meant = meantBranch(issue.errors);
    if (meant !== null) return meant.flatMap((inner) => describeIssue(inner, path));
  }
  if (issue.code === 'invalid_key') {
    const expected = issue.issues[0]?.message ?? 'another name';
    return [problem(path, `Expected ${expected}.`)];
  }
  if (issue.code === 'custom' && issue.params?.whole === true) return [problem(path, issue.message)];
  return [problem(path, sentence(issue, path))];
}

function problem(path: Path, message: string): Problem {
  return { level: 'error', where: pathInWords(path), message };
}

/** Of the forms that a value may have, the one that it has: its faults lie deeper than the value itself. */
function meantBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | null {
  const deeper = branches.filter((issues) => issues.every((issue) => issue.path.length > 0));
  if (deeper.length === 1) return deeper[0] ?? null;
  // A text or number of the right kind that breaks a rule of its own.
  const kindOf = (issue: Issue) =>
    issue.code === 'invalid_type' || issue.code === 'invalid_value' || (issue.code === 'custom' && issue.params?.kind);
  const sameKind = branches.filter((issues) =>
    issues.every((issue) => !kindOf(issue) && issue.code !== 'invalid_union'),
  );
  return sameKind.length === 1 ? (sameKind[0] ?? null) : null;
}

/** `Expected …, found …. Did you mean …?` */
export function sentence(issue: Issue, path: Path): string {
  const { input } = issue;
  // Of a union that one key decides, zod reports the whole object at the path of the key.
  const decisive = issue.code === 'invalid_union' ? issue.discriminator : undefined;
  const value = decisive === undefined ? input : (input as Record<string, unknown>)[decisive];
  const meant = meantValue(issue);
  return `Expected ${issue.message}, found ${found(value, path)}.${meant === null ? '' : ` Did you mean ${meant}?`}`;
}

function meantValue(issue: Issue): string | null {
  if (issue.code === 'custom') return typeof issue.params?.meant === 'string' ? issue.params.meant : null;
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return null;
  return nearest(issue.input, issue.values.map(String));
}

/** `source.auth.in`, `feeds.lectures.calendars[0]`, `calendars["a b"].slug`. */
export function pathInWords(path: Path): string {
  const words = path.map((key) => {
    if (typeof key === 'number') return `[${key}]`;
    return /^[\p{L}\p{N}_$-]+$/u.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(String(key))}]`;
  });
  return words.join('').replace(/^\./u, '') || 'the configuration';
}

/** The value as found, short; not where secrets are apt to be. */
function found(value: unknown, path: Path): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'function') return 'a function';
  const [room, part] = path;
  if (room === 'source' && (part === 'headers' || part === 'query' || part === 'auth'))
    return kinds[typeof value] ?? 'a value';
  // Where a token was set in place of the URL, by mistake.
  if (/(^|_)base_?url$/iu.test(String(path.at(-1))) && typeof value === 'string' && !/:\/\//u.test(value))
    return isHostLike(value) ? quoted(value) : 'a text that is no URL';
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** A text in quotes, cut where it is long, without the credentials and the query of a URL. */
export function quoted(value: string): string {
  const safe = value
    .replace(/(^|\/\/)[^/@]*@/gu, '$1…@')
    .replace(/\?.*$/su, (query) => (query.includes('=') ? '?…' : query));
  return JSON.stringify(safe.length > 80 ? `${safe.slice(0, 79)}…` : safe);
}
