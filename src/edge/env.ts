import type { Problem } from '../calendar/problem.ts';
import type { Config } from '../config/config.ts';
import { readEnvironment } from '../config/environment.ts';
import { parseConfig } from '../config/parse-config.ts';
import { parseJson } from '../config/parse-json.ts';
import type { Settings } from '../config/settings.ts';
import { siteFileNames } from '../pages/site/site-settings.ts';

/** The bindings, variables and secrets of the Worker. */
export interface Env {
  /** The one object with the list of calendars and what all calendars share. */
  readonly INDEX: DurableObjectNamespace;
  /** One object for each calendar, named by the portal's id. */
  readonly CALENDARS: DurableObjectNamespace;
  /** `[version_metadata]`: which deployment this is. What another deployment has rendered is rendered again. */
  readonly VERSION?: { readonly id: string };
  /** `[vars.KALENDS_CONFIG]` of wrangler.toml, or the same as JSON text. */
  readonly KALENDS_CONFIG?: unknown;
  readonly KALENDS_BASE_URL?: string;
  readonly KALENDS_TOKEN?: string;
  readonly KALENDS_TOKEN_FILE?: string;
  readonly KALENDS_TIMEZONE?: string;
  readonly KALENDS_PUBLIC_URL?: string;
  readonly KALENDS_STORE?: string;
  readonly KALENDS_METRICS?: string;
  readonly KALENDS_LOG?: string;
  /** The Worker's own address, for the sample's images. `npm run worker` sets it. */
  readonly KALENDS_SAMPLE_ORIGIN?: string;
}

/** The configuration and the token, where nothing is wrong with them. */
export interface KnownEnv {
  readonly config: Config;
  readonly token: string | null;
}

export type ReadEnv = KnownEnv | { readonly problems: readonly Problem[] };

/**
 * As `readEnv`, but reads the same variables only once: a first reading takes some twenty milliseconds, and the Worker and
 * its objects share an isolate.
 */
export function createEnvReader(settings: Settings | undefined): (env: Env) => ReadEnv {
  let last: { readonly variables: string; readonly result: ReadEnv } | null = null;
  return (env) => {
    const variables = JSON.stringify(Object.entries(env).filter(([name]) => name.startsWith('KALENDS_')));
    if (last?.variables !== variables) last = { variables, result: readEnv(env, settings) };
    return last.result;
  };
}

/** The configuration of this Worker: from its code or from the variable, with the secrets applied to it. */
export function readEnv(env: Env, settings: Settings | undefined): ReadEnv {
  const { KALENDS_BASE_URL, KALENDS_TOKEN, KALENDS_TIMEZONE, KALENDS_PUBLIC_URL } = env;
  const variables = { KALENDS_BASE_URL, KALENDS_TOKEN, KALENDS_TIMEZONE, KALENDS_PUBLIC_URL };
  const given = settings === undefined ? readVariable(env.KALENDS_CONFIG) : { value: settings };
  const problems = [
    ...nodeOnlyVariables(env, settings),
    ...('problem' in given ? [problem('KALENDS_CONFIG', given.problem)] : []),
  ];
  if ('problem' in given) return { problems };
  const parsed = parseConfig(given.value, variables);
  if ('problems' in parsed) return { problems: [...problems, ...parsed.problems] };
  for (const { where, name } of siteFileNames(parsed.config.site))
    problems.push(problem(where, `A Worker has no files, found ${name}. Give a URL, or the content itself.`));
  if (problems.length > 0) return { problems };
  return { config: inWorkers(parsed.config), token: readEnvironment(variables).environment.token };
}

/** The configuration with the interval that is meant for Workers. */
function inWorkers(config: Config): Config {
  const { refresh, worker } = config;
  return { ...config, refresh: { ...refresh, everySeconds: worker.everySeconds ?? refresh.everySeconds } };
}

function readVariable(value: unknown): { readonly value: unknown } | { readonly problem: string } {
  if (typeof value !== 'string') return { value };
  if (value.trim() === '') return { value: undefined };
  if (value.trimStart().startsWith('{')) return parseJson(value);
  return { problem: 'Expected a table or JSON that begins with {, found another text: a Worker has no files.' };
}

/** Problems with variables that only mean something on Node. */
function nodeOnlyVariables(env: Env, settings: Settings | undefined): readonly Problem[] {
  const problems: Problem[] = [];
  if (env.KALENDS_TOKEN_FILE) {
    problems.push(problem('KALENDS_TOKEN_FILE', 'A Worker has no files: set the token as the secret KALENDS_TOKEN.'));
  }
  if (env.KALENDS_STORE) {
    problems.push(problem('KALENDS_STORE', 'A Worker keeps its data in its Durable Objects: unset it.'));
  }
  if (env.KALENDS_METRICS) {
    problems.push(
      problem('KALENDS_METRICS', 'A Worker serves no /metrics, since its parts share no memory: unset it.'),
    );
  }
  if (env.KALENDS_LOG) {
    problems.push(problem('KALENDS_LOG', "A Worker's lines get their time and level from the platform: unset it."));
  }
  if (settings !== undefined && env.KALENDS_CONFIG) {
    const message = "Expected one configuration, found both the variable and that of the Worker's own code.";
    problems.push(problem('KALENDS_CONFIG', message));
  }
  return problems;
}

function problem(where: string, message: string): Problem {
  return { level: 'error', where, message };
}
