import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The checkout that is packed, with its node_modules. */
export const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** The commit that the package says it was built from. */
export const builtCommit = 'c0ffee1';

export interface InstalledPackage {
  /** The user's folder outside the checkout, which holds only Kalends in its node_modules. */
  readonly folder: string;
  /** The tarball's files, by their paths in the package. */
  readonly files: readonly string[];
  /** Bytes of the tarball. */
  readonly packed: number;
  /** Its package.json. */
  readonly manifest: Readonly<Record<string, unknown>>;
  remove(): Promise<void>;
}

/**
 * Packs the checkout as `npm pack` does, including its build, and installs the tarball into an empty folder without the
 * network. The checkout's copies of the dependencies that the tarball's package.json names replace npm's. A package that
 * Kalends imports and doesn't name there is not found, even if a developer or another dependency has it.
 */
export async function installPackage(): Promise<InstalledPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-package-'));
  try {
    return await installInto(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function installInto(folder: string): Promise<InstalledPackage> {
  const quiet = { npm_config_offline: 'true', npm_config_update_notifier: 'false', npm_config_loglevel: 'error' };
  const env = { ...process.env, ...quiet, KALENDS_COMMIT: builtCommit };
  const copy = join(folder, 'copy-of-checkout');
  await copyCheckout(copy);
  await run('npm', ['pack', '--pack-destination', folder], { cwd: copy, env });
  await rm(copy, { recursive: true });
  const [tarball = ''] = await readdir(folder);
  const modules = join(folder, 'node_modules');
  const installed = join(modules, 'kalends');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', 'node_modules/kalends'], { cwd: folder });
  const { size } = await stat(join(folder, tarball));
  await rm(join(folder, tarball));

  // As in the README: Node reads a kalends.config.ts as the nearest `type` says, and warns when there is none.
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(manifest.dependencies)) await linkModule(folder, name);
  await mkdir(join(modules, '.bin'));
  await symlink(`../kalends/${manifest.bin.kalends}`, join(modules, '.bin/kalends'));

  const entries = await readdir(installed, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return {
    folder,
    files: files.map(({ parentPath, name }) => join(parentPath, name).slice(installed.length + 1)).sort(),
    packed: size,
    manifest,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * The build writes dist/, which a configuration in the checkout would import: tests beside this one would find it half written. So the
 * build is that of a copy.
 */
async function copyCheckout(copy: string): Promise<void> {
  const left = new Set(['.cache', '.git', '.wrangler', 'bench', 'data', 'dist', 'node_modules', 'test']);
  for (const name of await readdir(checkout))
    if (!left.has(name)) await cp(join(checkout, name), join(copy, name), { recursive: true });
  await symlink(join(checkout, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/** Puts the checkout's copy of a package into the folder's node_modules, if there is none. */
export async function linkModule(folder: string, name: string): Promise<void> {
  const link = join(folder, 'node_modules', name);
  if (existsSync(link)) return;
  await mkdir(dirname(link), { recursive: true });
  await symlink(join(checkout, 'node_modules', name), link, 'junction');
}

/** Bytes of all packages that npm installs with the tarball, each with its own dependencies. */
export async function dependencyBytes(): Promise<number> {
  const { packages } = JSON.parse(await readFile(join(checkout, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { readonly dev?: true; readonly optional?: true; readonly link?: true }>;
  };
  const installed = Object.entries(packages).filter(
    ([path, { dev, optional, link }]) => path.startsWith('node_modules/') && !dev && !optional && !link,
  );
  let bytes = 0;
  for (const [path] of installed) {
    const entries = await readdir(join(checkout, path), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    // Packages below its own node_modules are counted by themselves.
    const own = files.filter((file) => !file.slice(join(checkout, path).length).includes('node_modules'));
    for (const { size } of await Promise.all(own.map((file) => stat(file)))) bytes += size;
  }
  return bytes;
}

export interface Running {
  /** Everything that it has written so far, to stdout and stderr. */
  readonly output: () => string;
  readonly out: () => string;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  readonly kill: () => void;
}

/** Runs a script with this Node in the folder, with these variables and without Kalends variables from outside. */
export function runNode(folder: string, args: readonly string[], variables: Record<string, string> = {}): Running {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '', ...variables },
  });
  let out = '';
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { output: () => output, out: () => out, ended, kill: () => child.kill() };
}

/** Runs `kalends` in the folder, as npx finds it there. */
export function runKalends(folder: string, args: readonly string[], variables: Record<string, string> = {}): Running {
  return runNode(folder, ['node_modules/.bin/kalends', ...args], variables);
}
