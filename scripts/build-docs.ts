import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildConfigDocs } from './config-docs/build-config-docs.ts';

/** `npm run build:docs`: writes the page and the schema of the configuration. */
for (const { path, text } of buildConfigDocs()) {
  writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), text);
  process.stdout.write(`${path}: ${text.length} characters\n`);
}
