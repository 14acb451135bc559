import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

/** Bundles a script for the browsers that Kalends knows. The same sources give the same text. */
export async function bundledScript(entry: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../${entry}`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    charset: 'utf8',
    legalComments: 'none',
    treeShaking: true,
    ...options,
    write: false,
  });
  return outputFiles?.[0]?.text.trim() ?? '';
}
