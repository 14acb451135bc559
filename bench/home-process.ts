/**
 * The home page of many calendars in a process of its own: `home-process.ts CALENDARS EVENTS`. Its only message has the figures
 * of the first page, with previews as a store has them, and of those that are made later.
 */
import { gzipSync } from 'node:zlib';
import { createApp } from '../src/app.ts';
import { manyCalendars } from './many-calendars.ts';

export interface HomeFigures {
  /** Of the page, with gzip. */
  readonly bytes: number;
  /** Milliseconds of the processor. */
  readonly first: number;
  readonly later: readonly number[];
  /** Snapshots that were loaded. */
  readonly loaded: number;
}

const [calendarCount = 1000, eventCount = 200] = process.argv.slice(2).map(Number);
const begin = Date.parse('2026-10-01T09:00:00Z');
const { config, publisher, loaded } = manyCalendars(calendarCount, eventCount, begin);
let now = begin;
const app = createApp({ config, publisher, now: () => now, log: () => undefined });

/** Processor time until the page is there, compressed. */
async function page(): Promise<{ readonly cpu: number; readonly bytes: number }> {
  globalThis.gc?.();
  const before = process.cpuUsage();
  const answer = await app.request('http://events.example/', { headers: { accept: 'text/html' } });
  const bytes = gzipSync(await answer.text()).length;
  if (answer.status !== 200) throw new Error(`The page answered ${answer.status}.`);
  const { user, system } = process.cpuUsage(before);
  return { bytes, cpu: (user + system) / 1000 };
}

const first = await page();
const later: number[] = [];
for (let quarter = 0; quarter < 12; quarter += 1) {
  now += 900_000;
  later.push((await page()).cpu);
}
process.send?.({ bytes: first.bytes, first: first.cpu, later, loaded: loaded() } satisfies HomeFigures, () =>
  process.exit(),
);
