/** Only for Node: the rest of `config` reads no files. */
import { access, readFile } from 'node:fs/promises';
import { basename, dirname, extname, isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '../calendar/problem.ts';
import type { SiteFiles } from '../pages/site/site-settings.ts';
import type { Config } from './config.ts';
import { type Environment, readEnvironment, tokenProblem, type Variables } from './environment.ts';
import { withModuleSyntax } from './module-syntax.ts';
import { parseConfig, redactProblems } from './parse-config.ts';
import { parseJson } from './parse-json.ts';
import { readSiteFiles } from './read-site-files.ts';

export interface LoadedConfig {
  readonly config: Config;
  readonly environment: Environment;
  /** Null: the portal needs no token, or the sample portal is served. */
  readonly token: string | null;
  /** The configuration file, as it was named; null: the configuration comes from the environment only. */
  readonly file: string | null;
  /** The content of the file or the variable before validation; undefined: there is none. */
  readonly input: unknown;
  /** The content of the files that `site` names, by the names in the configuration. */
  readonly siteFiles: SiteFiles;
  /** The absolute paths of these files. */
  readonly siteFilePaths: readonly string[];
}

/** Loads the configuration from the environment, from the configuration file in the directory, and from the token's file. */
export async function loadConfig(
  variables: Variables,
  directory: string,
): Promise<LoadedConfig | { readonly problems: readonly Problem[] }> {
  const { environment } = readEnvironment(variables);
  const input = await readInput(environment.config, directory);
  const token = await readToken(environment, directory);
  const failures = [input, token].flatMap((part) => ('problem' in part ? [part.problem] : []));
  const parsed = parseConfig('problem' in input ? undefined : input.value, variables);
  // If the file can't be read, its settings only seem to be missing. So only the problems of the environment are added.
  const others = 'problems' in parsed ? parsed.problems : [];
  const fromEnvironment = 'problem' in input ? readEnvironment(variables).problems : others;
  // A token from a file is known only here, and may have been pasted into the wrong setting.
  const problems = redactProblems([...failures, ...fromEnvironment], 'value' in token ? token.value : null);
  if ('problem' in input || 'problem' in token || 'problems' in parsed) return { problems };
  const folder = input.file === null ? directory : dirname(resolve(directory, input.file));
  const site = await readSiteFiles(parsed.config.site, folder);
  if (site.problems.length > 0) return { problems: site.problems };
  const { config } = parsed;
  const siteFiles = { siteFiles: site.files, siteFilePaths: site.paths };
  return { config, environment, token: token.value, file: input.file, input: input.value, ...siteFiles };
}

type Failure = { readonly problem: Problem };

function failure(where: string, message: string): Failure {
  return { problem: { level: 'error', where, message } };
}

/** Reads the settings from the file or the variable, without a check of what they say; undefined: there are none. */
export async function readInput(
  named: string | null,
  directory: string,
): Promise<{ readonly value: unknown; readonly file: string | null } | Failure> {
  if (named?.startsWith('{')) {
    const json = parseJson(named);
    return 'problem' in json
      ? failure('KALENDS_CONFIG', json.problem)
      : { value: withoutSchema(json.value), file: null };
  }
  if (named === null) {
    const found = await findConfigFiles(directory);
    if (found.length > 1) {
      return failure(found.join(', '), 'Expected one configuration file, found several: name one in KALENDS_CONFIG.');
    }
    return found[0] === undefined ? { value: undefined, file: null } : readConfigFile(found[0], directory);
  }
  return readConfigFile(named, directory);
}

/** `$schema` is for editors. */
function withoutSchema(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || !('$schema' in value)) return value;
  const { $schema, ...settings } = value;
  return typeof $schema === 'string' ? settings : value;
}

async function findConfigFiles(directory: string): Promise<readonly string[]> {
  const names = ['ts', 'js', 'mjs', 'json'].map((extension) => `kalends.config.${extension}`);
  const there = await Promise.all(
    names.map((name) =>
      access(resolve(directory, name)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return names.filter((_, index) => there[index]);
}

async function readConfigFile(
  name: string,
  directory: string,
): Promise<{ readonly value: unknown; readonly file: string } | Failure> {
  const path = resolve(directory, name);
  try {
    if (extname(path) === '.json') {
      const json = parseJson((await readFile(path, 'utf8')).replace(/^\uFEFF/u, ''));
      return 'problem' in json ? failure(name, json.problem) : { value: withoutSchema(json.value), file: name };
    }
    if (!['.ts', '.js', '.mjs'].includes(extname(path))) {
      return failure(
        'KALENDS_CONFIG',
        `Expected a .json, .ts, .js or .mjs file, or JSON that begins with {, found ${name}.`,
      );
    }
    await access(path);
    const module: { readonly default?: unknown } = await withModuleSyntax(() => import(pathToFileURL(path).href));
    if (module.default === undefined)
      return failure(name, 'Expected a default export: export default defineConfig({ … }).');
    return { value: module.default, file: name };
  } catch (error) {
    return failure(name, `The configuration can't be read: ${describeError(error)}.`);
  }
}

async function readToken(
  { token, tokenFile }: Environment,
  directory: string,
): Promise<{ readonly value: string | null } | Failure> {
  if (tokenFile === null) return { value: token };
  try {
    const value = (await readFile(resolve(directory, tokenFile), 'utf8')).trim();
    const problem = tokenProblem(value);
    return problem === null ? { value } : failure('KALENDS_TOKEN_FILE', problem);
  } catch (error) {
    return failure('KALENDS_TOKEN_FILE', `The token's file can't be read: ${describeError(error)}.`);
  }
}

const errorDescriptions: Readonly<Record<string, string>> = {
  ENOENT: 'the file does not exist',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a directory',
};

function describeError(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && errorDescriptions[code] !== undefined) return errorDescriptions[code];
  if (!(error instanceof Error)) return 'it throws';
  // Only the missing name as the file imports it: the rest of Node's message is paths of this machine.
  const missing =
    code === 'ERR_MODULE_NOT_FOUND' && /^Cannot find (?:package|module) '([^']+)'/u.exec(error.message)?.[1];
  if (missing) return `it imports ${isAbsolute(missing) ? basename(missing) : missing}, which does not exist`;
  const line = error instanceof SyntaxError ? /^\S+:(\d+)$/mu.exec(error.stack ?? '')?.[1] : undefined;
  const message = error.message.trim().replace(/[.\s]+$/u, '');
  return line === undefined ? message : `line ${line}: ${message}`;
}
