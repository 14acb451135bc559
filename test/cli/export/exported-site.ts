import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Parser } from 'htmlparser2';
import { onTestFinished } from 'vitest';

/** A folder for one test. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-export-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The exported files by their paths, without what the export remembers. */
export function exportedFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('.kalends'))
    .sort();
}

/** What a change of a file would change. */
export function stamps(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    exportedFiles(folder).map((file) => {
      const { ino, mtimeMs, size } = statSync(join(folder, file));
      return [file, `${ino} ${mtimeMs} ${size}`];
    }),
  );
}

/** The files whose stamp differs, and those that only one of the two has. */
export function changedFiles(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((file) => before[file] !== after[file])
    .sort();
}

/** The file that a plain static host sends for an address; null: none. The query does not matter to it. */
export function fileAt(folder: string, path: string): string | null {
  const [bare = ''] = path.split(/[?#]/, 1);
  const file = join(folder, decodeURIComponent(bare));
  if (existsSync(file) && statSync(file).isFile()) return file;
  return existsSync(join(file, 'index.html')) ? join(file, 'index.html') : null;
}

export interface BrokenLink {
  readonly file: string;
  readonly link: string;
  readonly why: 'leads to no file' | 'has a query';
}

/**
 * Follows every link of every file that leads below the base URL: attributes of pages, elements and attributes of feeds,
 * lines of calendars, values in JSON.
 */
export function brokenLinks(folder: string, baseUrl: string): readonly BrokenLink[] {
  const root = new URL(baseUrl).pathname.replace(/\/$/, '');
  return exportedFiles(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const isPage = file.endsWith('.html');
    const inElements = isPage ? elementLinks(text) : [];
    const links = [...inElements, ...(/\.(?:js|svg|txt)$|^_headers$/.test(file) ? [] : textLinks(text, baseUrl))];
    return [...new Set(links)].flatMap((link): readonly BrokenLink[] => {
      const path = link.startsWith(`${baseUrl}/`)
        ? link.slice(baseUrl.length)
        : link.startsWith(`${root}/`)
          ? link.slice(root.length)
          : null;
      if (path === null || link.startsWith('//')) return [];
      const hasQuery = inElements.includes(link) && path.includes('?') && !path.startsWith('/assets/');
      return [
        ...(fileAt(folder, path) === null ? [{ file, link, why: 'leads to no file' } as const] : []),
        ...(hasQuery ? [{ file, link, why: 'has a query' } as const] : []),
      ];
    });
  });
}

/** The addresses in a page's elements. A form has one even if it does not say so. */
function elementLinks(page: string): readonly string[] {
  const links: string[] = [];
  const parser = new Parser({
    onopentag(name, { href, src, srcset, action, poster, data }) {
      const sources = srcset?.split(',').map((one) => one.trim().split(/\s/)[0]) ?? [];
      links.push(...[href, src, action, poster, data, ...sources].filter((one) => one !== undefined));
      if (name === 'form' && action !== undefined) links.push(`${action}?form`);
    },
  });
  parser.end(page);
  return links;
}

/** Every absolute URL below the base URL, whatever is around it. */
function textLinks(text: string, baseUrl: string): readonly string[] {
  const unescaped = text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('\\/', '/');
  const unfolded = unescaped.replace(/\r\n[ \t]/g, '');
  return unfolded
    .split(baseUrl)
    .slice(1)
    .map((rest) => baseUrl + (/^[^\s"'<>\\,;)\]]*/.exec(rest)?.[0] ?? ''));
}
