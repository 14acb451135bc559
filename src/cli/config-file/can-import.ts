import { createRequire } from 'node:module';

/** Whether a file at this path can import the package `kalends`. */
export function canImport(path: string): boolean {
  try {
    createRequire(path).resolve('kalends');
    return true;
  } catch {
    return false;
  }
}
