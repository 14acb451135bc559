import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildWorkbench } from './workbench-bundle.ts';

/** `npm run build:workbench`: writes the script of the mapping workbench as a module. */
const { path, text } = await buildWorkbench();
writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), text);
process.stdout.write(`${path}: ${text.length} characters\n`);
