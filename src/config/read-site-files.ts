/** Only for Node: reads the files that `site` names. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Problem } from '../calendar/problem.ts';
import { cssKind, type SiteBrand, type SiteFiles, siteFileNames } from '../pages/site/site-settings.ts';
import { cssProblem } from './schema/brand-schema.ts';

/** In bytes: each of them is kept in memory. */
const largest = 2_000_000;

/** The content of the files, and their absolute paths. `folder`: where relative names begin. */
export async function readSiteFiles(
  site: SiteBrand,
  folder: string,
): Promise<{ readonly files: SiteFiles; readonly paths: readonly string[]; readonly problems: readonly Problem[] }> {
  const named = siteFileNames(site);
  const files = new Map<string, Uint8Array>();
  const problems: Problem[] = [];
  const report = (where: string, message: string) => problems.push({ level: 'error', where, message });
  for (const { where, name } of named) {
    try {
      const bytes = await readFile(resolve(folder, name));
      if (bytes.byteLength > largest)
        report(where, `Expected a file of at most ${largest} bytes, found ${bytes.byteLength} in ${name}.`);
      else files.set(name, bytes);
    } catch (error) {
      report(
        where,
        `The file ${name} can't be read: ${reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? 'reading failed'}.`,
      );
    }
  }
  const css = site.css !== null && cssKind(site.css) === 'file' ? files.get(site.css) : undefined;
  const wrong = css === undefined ? null : cssProblem(new TextDecoder().decode(css));
  if (wrong !== null) report('site.css', `Expected ${wrong}, found something else in ${site.css}.`);
  return { files, paths: named.map(({ name }) => resolve(folder, name)), problems };
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist, in the folder of the configuration',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a directory',
};
