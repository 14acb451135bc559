#!/usr/bin/env node
// Plain JavaScript that any Node can parse. On newer syntax, an old one would fail with a message that helps nobody.
import { existsSync } from 'node:fs';

const least = 24;
const found = process.versions.node;

if (Number(found.split('.')[0]) < least) {
  console.error(`Kalends needs Node ${least} or newer, and this is Node ${found}: see https://nodejs.org/en/download`);
  process.exitCode = 2;
} else if (existsSync(new URL('../src/node.ts', import.meta.url))) {
  // A checkout runs from its sources, and so does `import … from 'kalends'` in a configuration there: see `exports`.
  const { registerHooks } = await import('node:module');
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: [...context.conditions, 'kalends-source'] }),
  });
  await import('../src/node.ts');
} else {
  await import('../dist/node.js');
}
