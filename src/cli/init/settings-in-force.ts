import { extname } from 'node:path';
import { readEnvironment } from '../../config/environment.ts';
import { readInput } from '../../config/load-config.ts';
import { formatPath } from '../../config/schema/describe-issue.ts';
import type { Settings } from '../../config/settings.ts';
import type { CommandRuntime } from '../command.ts';
import { UsageError } from '../usage-error.ts';

/** The settings that a new configuration starts from. */
interface SettingsInForce {
  readonly settings: Settings;
  /** The file that they are in; null: none, or not one that can be written. */
  readonly file: string | null;
  /** Why nothing of a configuration that is there can be kept, as a sentence; null: all of it is. */
  readonly problem: string | null;
}

/** Reads the settings in force. Throws a UsageError where a function stands in them, because it can't be written anew. */
export async function settingsInForce({ variables, directory }: CommandRuntime): Promise<SettingsInForce> {
  const { config } = readEnvironment(variables).environment;
  const input = await readInput(config, directory);
  if ('problem' in input) {
    const file = config === null || config.startsWith('{') || !isWritable(config) ? null : config;
    return { settings: {}, file, problem: `${input.problem.where}: ${input.problem.message}` };
  }
  const { value = {}, file } = input;
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return { settings: {}, file, problem: `${file ?? 'KALENDS_CONFIG'}: expected an object, found something else.` };
  const code = functionIn(value, []);
  if (code !== null)
    throw new UsageError(
      `${file ?? 'KALENDS_CONFIG'}: ${code} is a function, which init can't write anew. Edit the file by hand; kalends check shows the result.`,
    );
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
