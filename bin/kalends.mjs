#!/usr/bin/env node
// Plain JavaScript that any Node can read: an older one would stop at the first .ts file with words that help nobody.
const least = 24;
const found = process.versions.node;

if (Number(found.split('.')[0]) < least) {
  console.error(`Kalends needs Node ${least} or newer, and this is Node ${found}: see https://nodejs.org/en/download`);
  process.exitCode = 2;
} else {
  await import('../src/node.ts');
}
