// npm runs this on any Node whenever it has changed the checkout's node_modules, and never in an installed package. Two
// optional packages bring a `node` for npm's scripts, and one of them fits the machine; npm 10 takes its link away again
// when it drops the other. This puts the link back.
import { existsSync, symlinkSync } from 'node:fs';

const modules = new URL('../node_modules/', import.meta.url);
const own = `node-linux-${process.arch}/bin/node`;
const link = new URL('.bin/node', modules);

if (process.platform === 'linux' && existsSync(new URL(own, modules)) && !existsSync(link)) {
  symlinkSync(`../${own}`, link);
}
