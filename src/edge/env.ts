import type { Problem } from '../calendar/problem.ts';
import type { Config } from '../config/config.ts';
import { readEnvironment } from '../config/environment.ts';
import { parseConfig } from '../config/parse-config.ts';
import { parseJson } from '../config/parse-json.ts';
import type { Settings } from '../config/settings.ts';

/** What wrangler.toml and the secrets give the Worker. */
export interface Env {
  /** One object for the list of calendars and what all of them share. */
  readonly INDEX: DurableObjectNamespace;
  /** One object for each calendar, named by the portal's id. */
  readonly CALENDARS: DurableObjectNamespace;
  /** `[vars.KALENDS_CONFIG]` of wrangler.toml, or its JSON as a text. */
  readonly KALENDS_CONFIG?: unknown;
  readonly KALENDS_BASE_URL?: string;
  readonly KALENDS_TOKEN?: string;
  readonly KALENDS_TOKEN_FILE?: string;
  readonly KALENDS_TIMEZONE?: string;
  readonly KALENDS_PUBLIC_URL?: string;
  readonly KALENDS_STORE?: string;
  /** Set by `npm run worker`: where the Worker is served, for the sample's images. */
  readonly KALENDS_SAMPLE_ORIGIN?: string;
}

type ReadEnv = { readonly config: Config; readonly token: string | null } | { readonly problems: readonly Problem[] };

/** The configuration of this Worker: what its code gives, else the variable, and the secrets over it. */
export function readEnv(env: Env, settings: Settings | undefined): ReadEnv {
  const { KALENDS_BASE_URL, KALENDS_TOKEN, KALENDS_TIMEZONE, KALENDS_PUBLIC_URL } = env;
  const variables = { KALENDS_BASE_URL, KALENDS_TOKEN, KALENDS_TIMEZONE, KALENDS_PUBLIC_URL };
  const written = settings === undefined ? readVariable(env.KALENDS_CONFIG) : { value: settings };
  const problems = [
    ...misplaced(env, settings),
    ...('problem' in written ? [problem('KALENDS_CONFIG', written.problem)] : []),
  ];
  if ('problem' in written) return { problems };
  const parsed = parseConfig(written.value, variables);
  if ('problems' in parsed) return { problems: [...problems, ...parsed.problems] };
  if (problems.length > 0) return { problems };
  return { config: parsed.config, token: readEnvironment(variables).environment.token };
}

function readVariable(value: unknown): { readonly value: unknown } | { readonly problem: string } {
  if (typeof value !== 'string') return { value };
  if (value.trim() === '') return { value: undefined };
  if (value.trimStart().startsWith('{')) return parseJson(value);
  return { problem: 'Expected a table or JSON that begins with {, found another text: a Worker has no files.' };
}

/** What means something on Node only. */
function misplaced(env: Env, settings: Settings | undefined): readonly Problem[] {
  const problems: Problem[] = [];
  if (env.KALENDS_TOKEN_FILE) {
    problems.push(problem('KALENDS_TOKEN_FILE', 'A Worker has no files: set the token as the secret KALENDS_TOKEN.'));
  }
  if (env.KALENDS_STORE) {
    problems.push(problem('KALENDS_STORE', 'A Worker keeps its data in its Durable Objects: unset it.'));
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
