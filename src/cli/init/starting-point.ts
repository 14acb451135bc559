import { extname, resolve } from 'node:path';
import { readEnvironment } from '../../config/environment.ts';
import { readInput } from '../../config/load-config.ts';
import { formatPath } from '../../config/schema/describe-issue.ts';
import type { Settings } from '../../config/settings.ts';
import type { CommandRuntime } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { chooseTargetFile, type TargetFile } from './target-file.ts';

/** Where `init` begins, and where it ends. */
interface StartingPoint {
  readonly settings: Settings;
  readonly target: TargetFile;
  /** Why nothing of a configuration that is there can be kept, as a sentence; null: all of it is. */
  readonly problem: string | null;
}

/**
 * Chooses the file to write, and reads the settings to start from: those of that file, or those in force. Throws a
 * UsageError where they could be lost: the file can't be read, or a function would have to be written into another one.
 */
export async function startingPoint(
  { variables, directory }: CommandRuntime,
  { out, json }: { readonly out: string | null; readonly json: boolean },
): Promise<StartingPoint> {
  const { config } = readEnvironment(variables).environment;
  const inForce = await readSettings(config, directory);
  const target = await chooseTargetFile({ out, json, inForce: inForce.file, directory });
  if (target.before.text === null) {
    const code = functionIn(inForce.settings, []);
    if (code !== null)
      throw new UsageError(
        `${inForce.file ?? 'KALENDS_CONFIG'}: ${code} is a function, which init can't write into another file. Copy the file, and name the copy with --out.`,
      );
    return { settings: inForce.settings, target, problem: inForce.problem };
  }
  const isInForce = inForce.file !== null && resolve(directory, inForce.file) === resolve(directory, target.name);
  const { settings, problem } = isInForce ? inForce : await readSettings(target.name, directory);
  if (problem !== null)
    throw new UsageError(`${problem} The file was not changed: mend or remove it, or name another file with --out.`);
  return { settings, target, problem: null };
}

interface ReadSettings {
  readonly settings: Settings;
  /** The file that they are in; null: none, or not one that can be written. */
  readonly file: string | null;
  readonly problem: string | null;
}

async function readSettings(named: string | null, directory: string): Promise<ReadSettings> {
  const input = await readInput(named, directory);
  if ('problem' in input) {
    const file = named === null || named.startsWith('{') || !isWritable(named) ? null : named;
    return { settings: {}, file, problem: `${input.problem.where}: ${input.problem.message}` };
  }
  const { value = {}, file } = input;
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return { settings: {}, file, problem: `${file ?? 'KALENDS_CONFIG'}: expected an object, found something else.` };
  return { settings: value, file, problem: null };
}

const isWritable = (name: string) => ['.ts', '.js', '.mjs', '.json'].includes(extname(name));

/** The path of the first function in the settings; null: there is none. */
function functionIn(value: unknown, path: readonly PropertyKey[]): string | null {
  if (typeof value === 'function') return formatPath(path);
  if (value === null || typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = functionIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found !== null) return found;
  }
  return null;
}
