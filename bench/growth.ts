import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderIcalendar } from '../src/feeds/ical/icalendar.ts';
import { ask, heard, start, startPortal } from './processes.ts';
import type { Cost } from './refresh-process.ts';
import { entryOf, feedOf } from './rendering.ts';
import { type Bench, median, type Result } from './result.ts';

const sizes = [500, 5000] as const;

/**
 * (e) What ten times the events cost in processor time: the first refresh, a refresh after one change, and rendering.
 */
export async function benchGrowth({ rounds, say }: Bench): Promise<readonly Result[]> {
  const firsts: number[] = [];
  const agains: number[] = [];
  const renderings: number[] = [];
  // Warms up the code that is measured.
  rendering(sizes[0]);
  for (let round = 0; round < rounds; round += 1) {
    say(`growth, round ${round + 1} of ${rounds}`);
    const small = await refreshes(sizes[0]);
    const large = await refreshes(sizes[1]);
    firsts.push(large.first / small.first);
    agains.push(large.again / small.again);
    renderings.push(rendering(sizes[1]) / rendering(sizes[0]));
  }
  const aim = { most: 12 };
  const note = `${sizes[1]} events to ${sizes[0]}, processor time`;
  return [
    { what: 'ten times the events: first refresh', figure: median(firsts), aim, note },
    { what: 'ten times the events: refresh after one change', figure: median(agains), aim, note },
    { what: 'ten times the events: rendering', figure: median(renderings), aim, note },
  ];
}

async function refreshes(events: number): Promise<{ readonly first: number; readonly again: number }> {
  const portal = await startPortal({ calendars: 1, events, page: 500, latency: 0 });
  const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-'));
  const child = start('./refresh-process.ts', [portal.url, join(folder, 'kalends.db')]);
  try {
    await heard(child);
    const first = await ask<Cost>(child, 'refresh');
    const again: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      await portal.edit(time);
      again.push((await ask<Cost>(child, 'refresh')).cpuMs);
    }
    return { first: first.cpuMs, again: median(again) };
  } finally {
    child.kill();
    portal.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The mean of several runs. The smaller feed gets more runs, so that both sizes create as much garbage. */
function rendering(events: number): number {
  const feed = feedOf(Array.from({ length: events }, (_, number) => entryOf(number, 0)));
  const times = 20_000 / events;
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) renderIcalendar(feed).charCodeAt(0);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}
