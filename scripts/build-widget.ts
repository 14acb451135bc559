import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildWidget } from './widget-bundle.ts';

/** `npm run build:widget`: writes the browser's scripts as modules that both runtimes can import. */
for (const { path, text } of await buildWidget()) {
  writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), text);
  process.stdout.write(`${path}: ${text.length} characters\n`);
}
