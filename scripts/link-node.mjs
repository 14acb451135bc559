// After `npm install`, on any Node. Two optional packages bring a `node` for npm's scripts, of which one fits the machine;
// npm 10 takes the link to it away again when it drops the other. This puts it back.
import { existsSync, symlinkSync } from 'node:fs';

const modules = new URL('../node_modules/', import.meta.url);
const own = `node-linux-${process.arch}/bin/node`;
const link = new URL('.bin/node', modules);

if (process.platform === 'linux' && existsSync(new URL(own, modules)) && !existsSync(link)) {
  symlinkSync(`../${own}`, link);
}
