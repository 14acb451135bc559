/** Only for Node, which alone reads configuration files. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A line that only a module may have. */
const moduleLine = /^(?:export\s+(?:default|const|let|function|class|async|type|interface|\{|\*)|import\s+[\w{*"'])/mu;

const formats: Readonly<Record<string, string>> = { '.ts': 'module-typescript', '.js': 'module' };

/**
 * Does `work` while Node takes every .ts and .js file that is written as a module for one. Otherwise the nearest
 * package.json decides: with `"type": "commonjs"`, as `npm init` writes it, a file with `export default` is a syntax error.
 */
export async function withModuleSyntax<Result>(work: () => Promise<Result>): Promise<Result> {
  const hooks = registerHooks({
    load(url, context, next) {
      const format = context.format === 'module' || context.format === 'module-typescript' ? undefined : writtenAs(url);
      return next(url, format === undefined ? context : { ...context, format });
    },
  });
  try {
    return await work();
  } finally {
    hooks.deregister();
  }
}

/** The format of a file that is written as a module; undefined: it is not, or it belongs to a package. */
function writtenAs(url: string): string | undefined {
  if (!url.startsWith('file:') || url.includes('/node_modules/')) return undefined;
  const path = fileURLToPath(url);
  const format = formats[extname(path)];
  return format !== undefined && moduleLine.test(readFileSync(path, 'utf8')) ? format : undefined;
}
