import type { Problem } from '../calendar/problem.ts';
import { findClashes } from './clashes.ts';
import type { Config } from './config.ts';
import { type Environment, readEnvironment, type Variables } from './environment.ts';
import { describeIssue, expectation } from './schema/describe-issue.ts';
import { settingsSchema } from './schema/settings-schema.ts';

export type ParsedConfig = { readonly config: Config } | { readonly problems: readonly Problem[] };

/** Stands for a portal where none is configured: a name that resolves nowhere (RFC 2606 §2). */
const sampleBaseUrl = 'https://sample.invalid';

/**
 * The configuration in force, from what a file or a Worker's variable holds (undefined: none) and the environment,
 * which wins. Or every problem of both at once; none of them shows a secret.
 */
export function parseConfig(input: unknown, variables: Variables): ParsedConfig {
  const { environment, problems: fromEnvironment } = readEnvironment(variables);
  const written = withoutUndefined(input ?? {});
  if (!isObject(written)) {
    const message = 'Expected an object such as { source, site, calendars }, found something else.';
    return { problems: [...fromEnvironment, { level: 'error', where: 'the configuration', message }] };
  }
  const named = variables.KALENDS_BASE_URL?.trim() !== undefined && variables.KALENDS_BASE_URL.trim() !== '';
  const hasToken = environment.token !== null || environment.tokenFile !== null;
  const sample = Object.keys(written).length === 0 && !named && !hasToken;

  const result = settingsSchema.safeParse(overlaid(written, environment, named || sample), {
    reportInput: true,
    error: expectation,
  });
  const problems = [
    ...fromEnvironment,
    ...(result.error?.issues ?? []).flatMap((issue) => explained(describeIssue(issue))),
    ...findClashes(written),
    ...(sample || hasToken ? [] : missingToken(written)),
  ];
  if (result.data === undefined || problems.length > 0) return { problems: withoutToken(problems, environment.token) };
  return {
    config: { ...(result.data as Omit<Config, 'sample' | 'publicUrl'>), sample, publicUrl: environment.publicUrl },
  };
}

/** What the environment says, over what was written. */
function overlaid(written: Record<string, unknown>, environment: Environment, placeholder: boolean): unknown {
  const { source = {}, site = {} } = written;
  // A base URL that is wrong in the environment was said there, and is not said again as one that is missing.
  const baseUrl = environment.baseUrl ?? (placeholder ? sampleBaseUrl : undefined);
  return {
    ...written,
    source: isObject(source) && baseUrl !== undefined ? { ...source, baseUrl } : source,
    site: isObject(site) && environment.timeZone !== null ? { ...site, timeZone: environment.timeZone } : site,
  };
}

function explained(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) =>
    problem.where === 'source.baseUrl' && problem.message.endsWith('found nothing.')
      ? { ...problem, message: `${problem.message} Set it here or in KALENDS_BASE_URL.` }
      : problem,
  );
}

function missingToken({ source }: Record<string, unknown>): readonly Problem[] {
  if (isObject(source) && isObject(source.auth) && source.auth.in === 'none') return [];
  const message =
    "Expected the portal's token in KALENDS_TOKEN or in the file named by KALENDS_TOKEN_FILE, found nothing. " +
    "A portal that wants none: source.auth: { in: 'none' }.";
  return [{ level: 'error', where: 'KALENDS_TOKEN', message }];
}

/** Last of all: a token that was pasted into another place. */
export function withoutToken(problems: readonly Problem[], token: string | null): readonly Problem[] {
  // A shorter one is no secret, and would make every sentence unreadable.
  if (token === null || token.length < 4) return problems;
  const clean = (text: string) => text.replaceAll(token, '…');
  return problems.map(({ level, where, message }) => ({ level, where: clean(where), message: clean(message) }));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** A key whose value is undefined is one that is not there: `title: process.env.TITLE` in code. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutUndefined(inner)]));
}
