/**
 * Runs the benchmarks, each against a plain counterpart in the same run: `npm run bench`, or `node bench/run.ts
 * [serving] [home] [refreshing] [rendering] [fitting] [memory] [growth] [stall] [flood] [polling] [detecting] [sharing] [edge] [vitals] [--rounds N]`. Prints
 * a table of figures and aims, and the load of the machine, which the figures depend on.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchDetecting } from './detecting.ts';
import { benchEdge } from './edge.ts';
import { benchFitting } from './fitting.ts';
import { benchGrowth } from './growth.ts';
import { benchHome } from './home.ts';
import { benchMemory } from './memory.ts';
import { benchPolling } from './polling.ts';
import { benchRefreshing } from './refreshing.ts';
import { benchRendering } from './rendering.ts';
import type { Bench, Result } from './result.ts';
import { benchServing } from './serving.ts';
import { benchSharing } from './sharing.ts';
import { benchFlood, benchStall } from './stalls.ts';
import { benchVitals } from './vitals.ts';

const benches: Readonly<Record<string, { readonly rounds: number; run(bench: Bench): Promise<readonly Result[]> }>> = {
  serving: { rounds: 9, run: benchServing },
  home: { rounds: 1, run: benchHome },
  refreshing: { rounds: 5, run: benchRefreshing },
  rendering: { rounds: 7, run: benchRendering },
  fitting: { rounds: 1, run: benchFitting },
  memory: { rounds: 1, run: benchMemory },
  growth: { rounds: 3, run: benchGrowth },
  stall: { rounds: 6, run: benchStall },
  flood: { rounds: 3, run: benchFlood },
  polling: { rounds: 5, run: benchPolling },
  detecting: { rounds: 3, run: benchDetecting },
  sharing: { rounds: 5, run: benchSharing },
  edge: { rounds: 5, run: benchEdge },
  vitals: { rounds: 5, run: benchVitals },
};

/** Each needs a package of Debian, so it runs only by its name. */
const onDemand = ['sharing', 'vitals'];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string' } } });
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

const load = (): string =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');
const loads = [load()];
const results: Result[] = [];
for (const [name, { rounds, run }] of Object.entries(benches)) {
  if (positionals.length === 0 ? onDemand.includes(name) : !positionals.includes(name)) continue;
  results.push(...(await run({ rounds: Number(values.rounds ?? rounds), say: (line) => console.error(line) })));
  loads.push(load());
}

const width = Math.max(...results.map(({ what }) => what.length));
console.log(`\n${'median'.padStart(width + 10)}  aim       `);
for (const { what, figure, unit = '', aim, note } of results)
  console.log(
    `${what.padEnd(width)}  ${figureText(figure)}${unit && ` ${unit}`}  ${verdict(figure, aim)}  ${note}`.trimEnd(),
  );
console.log(`\nNode ${process.version}, ${cpus().length} processors; load before and after each: ${loads.join(' | ')}`);

function figureText(figure: number): string {
  return (figure >= 100 ? figure.toFixed(0) : figure.toFixed(2)).padStart(8);
}

function verdict(figure: number, aim: Result['aim']): string {
  if (aim === null) return 'no aim   ';
  const [word, bound, met] =
    'most' in aim ? ['≤', aim.most, figure <= aim.most] : ['≥', aim.least, figure >= aim.least];
  return `${met ? '✓' : '✗'} ${word} ${bound}`.padEnd(9);
}
