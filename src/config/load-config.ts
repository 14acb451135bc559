/** Node only: files are read here, and nowhere else in this room. */
import { access, readFile } from 'node:fs/promises';
import { basename, extname, isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '../calendar/problem.ts';
import type { Config } from './config.ts';
import { type Environment, readEnvironment, tokenFault, type Variables } from './environment.ts';
import { parseConfig, withoutToken } from './parse-config.ts';
import { parseJson } from './parse-json.ts';

export interface Loaded {
  readonly config: Config;
  readonly environment: Environment;
  /** Null: the portal wants none, or it is the sample. */
  readonly token: string | null;
  /** The file that the configuration was read from, as it was named; null: the environment alone. */
  readonly file: string | null;
  /** What the file or the variable holds, as it was written; undefined: nothing. */
  readonly written: unknown;
}

/** Reads the configuration of this environment and directory: its file, the token's file, every variable. */
export async function loadConfig(
  variables: Variables,
  directory: string,
): Promise<Loaded | { readonly problems: readonly Problem[] }> {
  const { environment } = readEnvironment(variables);
  const written = await readWritten(environment.config, directory);
  const token = await readToken(environment, directory);
  const faults = [written, token].flatMap((part) => ('problem' in part ? [part.problem] : []));
  const parsed = parseConfig('problem' in written ? undefined : written.value, variables);
  // A file that cannot be read leaves much missing that is not: only what the environment itself has wrong is said with it.
  const others = 'problems' in parsed ? parsed.problems : [];
  const fromEnvironment = 'problem' in written ? readEnvironment(variables).problems : others;
  // The token of a file is known here first, and may have been pasted into another place.
  const problems = withoutToken([...faults, ...fromEnvironment], 'value' in token ? token.value : null);
  if ('problem' in written || 'problem' in token || 'problems' in parsed) return { problems };
  return { config: parsed.config, environment, token: token.value, file: written.file, written: written.value };
}

type Failed = { readonly problem: Problem };

function failed(where: string, message: string): Failed {
  return { problem: { level: 'error', where, message } };
}

/** The value that a file or the variable itself holds; undefined where there is none. */
async function readWritten(
  named: string | null,
  directory: string,
): Promise<{ readonly value: unknown; readonly file: string | null } | Failed> {
  if (named?.startsWith('{')) {
    const json = parseJson(named);
    return 'fault' in json ? failed('KALENDS_CONFIG', json.fault) : { ...json, file: null };
  }
  if (named === null) {
    const found = await filesOf(directory);
    if (found.length > 1) {
      return failed(found.join(', '), 'Expected one configuration file, found several: name one in KALENDS_CONFIG.');
    }
    return found[0] === undefined ? { value: undefined, file: null } : readFileOf(found[0], directory);
  }
  return readFileOf(named, directory);
}

async function filesOf(directory: string): Promise<readonly string[]> {
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

async function readFileOf(
  name: string,
  directory: string,
): Promise<{ readonly value: unknown; readonly file: string } | Failed> {
  const path = resolve(directory, name);
  try {
    if (extname(path) === '.json') {
      const json = parseJson((await readFile(path, 'utf8')).replace(/^\uFEFF/u, ''));
      return 'fault' in json ? failed(name, json.fault) : { ...json, file: name };
    }
    if (!['.ts', '.js', '.mjs'].includes(extname(path))) {
      return failed(
        'KALENDS_CONFIG',
        `Expected a .json, .ts, .js or .mjs file, or JSON that begins with {, found ${name}.`,
      );
    }
    await access(path);
    const module: { readonly default?: unknown } = await import(pathToFileURL(path).href);
    if (module.default === undefined)
      return failed(name, 'Expected a default export: export default defineConfig({ … }).');
    return { value: module.default, file: name };
  } catch (error) {
    return failed(name, `The configuration can't be read: ${reason(error)}.`);
  }
}

async function readToken(
  { token, tokenFile }: Environment,
  directory: string,
): Promise<{ readonly value: string | null } | Failed> {
  if (tokenFile === null) return { value: token };
  try {
    const value = (await readFile(resolve(directory, tokenFile), 'utf8')).trim();
    const fault = tokenFault(value);
    return fault === null ? { value } : failed('KALENDS_TOKEN_FILE', fault);
  } catch (error) {
    return failed('KALENDS_TOKEN_FILE', `The token's file can't be read: ${reason(error)}.`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a directory',
};

function reason(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && reasons[code] !== undefined) return reasons[code];
  if (!(error instanceof Error)) return 'it throws';
  // What is missing, as the file names it; the rest of Node's sentence is paths of this machine.
  const missing =
    code === 'ERR_MODULE_NOT_FOUND' && /^Cannot find (?:package|module) '([^']+)'/u.exec(error.message)?.[1];
  if (missing) return `it imports ${isAbsolute(missing) ? basename(missing) : missing}, which is not there`;
  const line = error instanceof SyntaxError ? /^\S+:(\d+)$/mu.exec(error.stack ?? '')?.[1] : undefined;
  const message = error.message.trim().replace(/[.\s]+$/u, '');
  return line === undefined ? message : `line ${line}: ${message}`;
}
