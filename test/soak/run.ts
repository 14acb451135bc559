/**
 * The long form of the soak test: `npm run soak`, or `node test/soak/run.ts [minutes] [seed]`. Prints its steps, and exits
 * with 1 when a subscriber saw something that must never happen.
 */
import { faults, listFaults, randomFrom, type SoakStep, soak } from './soak.ts';

const [minutes = '4', seed = `${Date.now() % 100_000}`] = process.argv.slice(2);
if (!(Number(minutes) > 0) || !Number.isFinite(Number(seed))) {
  console.error('Usage: npm run soak -- [minutes] [seed], both numbers');
  process.exit(2);
}
const stepMs = 2500;
const all: readonly SoakStep[] = [
  ...(Object.keys(faults) as (keyof typeof faults)[]),
  ...(Object.keys(listFaults) as (keyof typeof listFaults)[]),
  ...(['well', 'well', 'life', 'life', 'refuse', 'kill one', 'kill one', 'kill both', 'forward', 'back'] as const),
  ...(['damage a row', 'crash engine', 'reload', 'drain'] as const),
];

const random = randomFrom(Number(seed) + 1);
const count = Math.max(Math.round((Number(minutes) * 60_000) / (stepMs + 500)), 1);
const steps = Array.from({ length: count }, () => all[Math.floor(random() * all.length)] as SoakStep);
console.log(`${count} steps over about ${minutes} minutes, seed ${seed}`);

let done = 0;
const log = (line: string) => {
  done += 1;
  console.log(`${String(done).padStart(4)}  ${line}`);
};
const { complaints, polls, lists, kills, life } = await soak({ seed: Number(seed), events: 40, stepMs, steps, log });
console.log(`${polls} polls, ${lists} lists read, ${kills} processes killed`);
console.log(`seen of series and sessions: ${JSON.stringify(life)}`);
for (const complaint of complaints) console.log(complaint);
console.log(complaints.length === 0 ? 'Nobody saw anything lost, doubled or gone back.' : 'FAILED');
process.exitCode = complaints.length === 0 ? 0 : 1;
