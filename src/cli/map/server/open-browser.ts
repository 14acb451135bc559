import { spawn } from 'node:child_process';

const openers: Readonly<Record<string, readonly [command: string, ...args: readonly string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the browser of this machine. Where there is none, nothing happens: the address is printed, too. */
export function openBrowser(address: string, platform: NodeJS.Platform = process.platform): void {
  const [command, ...args] = openers[platform] ?? ['xdg-open'];
  try {
    const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
    child.on('error', () => undefined);
    child.unref();
  } catch {
    // There is no such program.
  }
}
