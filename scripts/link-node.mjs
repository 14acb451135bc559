// npm runs this whenever it has changed the checkout's node_modules, on any Node, and never in an installed package. Two
// optional packages bring a `node` for npm's scripts; one of them fits the machine. When npm 10 drops the other one, it
// also removes the link to this one. This script restores the link.
import { existsSync, symlinkSync } from 'node:fs';

const modules = new URL('../node_modules/', import.meta.url);
const own = `node-linux-${process.arch}/bin/node`;
const link = new URL('.bin/node', modules);

if (process.platform === 'linux' && existsSync(new URL(own, modules)) && !existsSync(link)) {
  symlinkSync(`../${own}`, link);
}
