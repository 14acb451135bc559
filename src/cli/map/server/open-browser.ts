import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const openers: Readonly<Record<string, readonly [command: string, ...args: readonly string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Starts a program, and waits for nothing. Throws where it can't. */
export type StartProgram = (command: string, args: readonly string[]) => void;

const startProgram: StartProgram = (command, args) => {
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  // There is no such program.
  child.on('error', () => undefined);
  child.unref();
};

/**
 * Opens an address in the browser of this machine, by a file that only this user can read: everybody sees the arguments of a
 * program, and the address holds a key. Where there is no browser, nothing happens: the address is printed, too. The result takes
 * the file away.
 */
export async function openBrowser(
  address: string,
  { platform = process.platform, start = startProgram }: { platform?: NodeJS.Platform; start?: StartProgram } = {},
): Promise<() => Promise<void>> {
  const [command, ...args] = openers[platform] ?? ['xdg-open'];
  let folder: string | null = null;
  try {
    // mkdtemp gives nobody else access.
    folder = await mkdtemp(join(tmpdir(), 'kalends-map-'));
    const file = join(folder, 'open.html');
    await writeFile(file, leadingTo(address), { mode: 0o600 });
    start(command, [...args, pathToFileURL(file).href]);
  } catch {
    // There is no such program, or no place for a file.
  }
  const made = folder;
  if (made === null) return async () => undefined;
  // A command that is stopped at once leaves nothing, either.
  const onExit = () => rmSync(made, { recursive: true, force: true });
  process.once('exit', onExit);
  return async () => {
    process.off('exit', onExit);
    await rm(made, { recursive: true, force: true });
  };
}

/** `address`: of our own, without a quote. */
const leadingTo = (address: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${address}"><title>Kalends</title></head>
<body><p><a href="${address}">Kalends</a></p></body></html>
`;
