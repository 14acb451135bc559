import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../../src/mapping/detection/model/choose.ts';
import type { Weights } from '../../src/mapping/detection/model/softmax.ts';
import { listChoiceNames, otherChoices } from './choice-names.ts';

/** Writes the weights, a line for each choice. */
export function writeModel(model: Model): void {
  const { fields } = model;
  const line = (weights: Weights) => `'${Object.entries(weights).flat().join(' ')}'`;
  const lines = Object.entries(fields).map(([field, weights]) => `    ${field}: readWeights(${line(weights)}),`);
  const others = otherChoices.map((name) => `  ${name}: readWeights(${line(model[name])}),`);
  const text = `import type { Model } from './choose.ts';
import { readWeights } from './softmax.ts';

// Written by \`npm run fit\`: do not edit. Each choice has the names of its features, each with its weight.
export const weights: Model = {
  fields: {
${lines.join('\n')}
  },
${others.join('\n')}
};
`;
  const folder = join(import.meta.dirname, '../../src/mapping/detection/model');
  writeFileSync(join(folder, 'weights.ts'), text);
  if (model.lists === undefined) return;
  const ofLists = listChoiceNames.map((name) => `  ${name}: readWeights(${line(model.lists?.[name] ?? {})}),`);
  const listText = `import type { ListWeights } from './choose.ts';
import { readWeights } from './softmax.ts';

// Written by \`npm run fit\`: do not edit.
export const listWeights: ListWeights = {
${ofLists.join('\n')}
};
`;
  writeFileSync(join(folder, 'list-weights.ts'), listText);
}
