import { basename, dirname, extname, relative, resolve } from 'node:path';
import { type ConfigText, readConfigText } from '../config-file/config-text.ts';
import { UsageError } from '../usage-error.ts';

/** The file to write the configuration to. */
export interface TargetFile {
  /** The path relative to the working directory, for messages. */
  readonly name: string;
  /** As it was before the portal was asked. */
  readonly before: ConfigText;
  /** Whether commands in the working directory find it by themselves. */
  readonly isFound: boolean;
}

interface TargetOptions {
  readonly out: string | null;
  /** The file of the configuration in force; null: there is none. */
  readonly inForce: string | null;
  readonly json: boolean;
  readonly directory: string;
}

const names = ['ts', 'js', 'mjs', 'json'].map((extension) => `kalends.config.${extension}`);

/** Chooses the file before any question is asked. Throws a UsageError where it would be a second configuration. */
export async function chooseTargetFile({ out, inForce, json, directory }: TargetOptions): Promise<TargetFile> {
  const path = resolve(directory, out ?? (json ? 'kalends.config.json' : (inForce ?? 'kalends.config.ts')));
  const extension = extname(path);
  if (!['.ts', '.js', '.mjs', '.json'].includes(extension) || (json && extension !== '.json'))
    throw new UsageError(
      `--out: expected a ${json ? '.json' : '.ts, .js, .mjs or .json'} file, found ${basename(path)}.`,
    );
  const isFound = dirname(path) === resolve(directory) && names.includes(basename(path));
  const siblings = isFound ? names.filter((other) => other !== basename(path)) : [];
  for (const other of siblings) {
    if ((await readConfigText(resolve(directory, other))).text !== null)
      throw new UsageError(
        `${other} already exists, and there can be only one configuration: remove it, or name another file with --out.`,
      );
  }
  return { name: relative(directory, path) || path, before: await readConfigText(path), isFound };
}
