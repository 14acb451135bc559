import { createConfigPage } from './config-page.ts';
import { createConfigSchema } from './config-schema.ts';
import { createWordsPage } from './words-page.ts';

/** The files about the configuration that are generated, with their paths in the repository. */
export function buildConfigDocs(): readonly { readonly path: string; readonly text: string }[] {
  return [
    { path: 'docs/configuration.md', text: createConfigPage() },
    { path: 'kalends.schema.json', text: `${JSON.stringify(createConfigSchema(), null, 2)}\n` },
    { path: 'docs/words.md', text: createWordsPage() },
  ];
}
