import type { Problem } from '../calendar/problem.ts';
import { changedTold } from '../calendar/told.ts';
import { findClashes } from './clashes.ts';
import type { Config } from './config.ts';
import { type Environment, readEnvironment, type Variables } from './environment.ts';
import { describeIssue, expectation } from './schema/describe-issue.ts';
import { settingsSchema } from './schema/settings-schema.ts';
import { withoutToken } from './without-token.ts';

type ParsedConfig = { readonly config: Config } | { readonly problems: readonly Problem[] };

/** The base URL when no portal is configured: a name that never resolves (RFC 2606 §2). */
const sampleBaseUrl = 'https://sample.invalid';

/**
 * Validates the content of a configuration file or of a Worker's variable (undefined: none) together with the environment,
 * which overrides it. Returns the configuration in use, or all problems at once. No problem contains a secret.
 */
export function parseConfig(input: unknown, variables: Variables): ParsedConfig {
  const { environment, problems: fromEnvironment } = readEnvironment(variables);
  const settings = withoutUndefined(input ?? {});
  if (!isObject(settings)) {
    const message = 'Expected an object such as { source, site, calendars }, found something else.';
    return { problems: [...fromEnvironment, { level: 'error', where: 'the configuration', message }] };
  }
  const named = (variables.KALENDS_BASE_URL?.trim() ?? '') !== '';
  const hasToken = environment.token !== null || environment.tokenFile !== null;
  const sample = Object.keys(settings).length === 0 && !named && !hasToken;

  const result = settingsSchema.safeParse(withEnvironment(settings, environment, named || sample), {
    reportInput: true,
    error: expectation,
  });
  const problems = [
    ...fromEnvironment,
    ...(result.error?.issues ?? []).flatMap((issue) => withHint(describeIssue(issue))),
    ...findClashes(settings),
    ...(sample || hasToken ? [] : missingToken(settings)),
  ];
  if (result.data === undefined || problems.length > 0)
    return { problems: redactProblems(problems, environment.token) };
  return {
    config: { ...(result.data as Omit<Config, 'sample' | 'publicUrl'>), sample, publicUrl: environment.publicUrl },
  };
}

/** The written settings, overridden by the environment. */
function withEnvironment(settings: Record<string, unknown>, environment: Environment, placeholder: boolean): unknown {
  const { source = {}, site = {} } = settings;
  // An invalid base URL in the environment is reported there, and not again as a missing one.
  const baseUrl = environment.baseUrl ?? (placeholder ? sampleBaseUrl : undefined);
  return {
    ...settings,
    source: isObject(source) && baseUrl !== undefined ? { ...source, baseUrl } : source,
    site: isObject(site) && environment.timeZone !== null ? { ...site, timeZone: environment.timeZone } : site,
  };
}

function withHint(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => {
    const { level, where, message } = problem;
    return where === 'source.baseUrl' && message.endsWith('found nothing.')
      ? { level, where, message: `${message} Set it here or in KALENDS_BASE_URL.` }
      : problem;
  });
}

function missingToken({ source }: Record<string, unknown>): readonly Problem[] {
  if (isObject(source) && isObject(source.auth) && source.auth.in === 'none') return [];
  const message =
    "Expected the portal's token in KALENDS_TOKEN or in the file named by KALENDS_TOKEN_FILE, found nothing. " +
    "If the portal needs no token, set source.auth: { in: 'none' }.";
  return [{ level: 'error', where: 'KALENDS_TOKEN', message }];
}

/** Removes the token from problems, in case it was pasted into the wrong setting. */
export function redactProblems(problems: readonly Problem[], token: string | null): readonly Problem[] {
  const clean = (text: string) => withoutToken(text, token);
  return problems.map(({ level, where, ...told }) => ({ level, where: clean(where), ...changedTold(told, clean) }));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Removes keys whose value is undefined, such as `title: process.env.TITLE` in code. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutUndefined(inner)]));
}
