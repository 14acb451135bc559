/**
 * `npm run first-sight -- FOLDER…`: how many fields of portals that nobody fitted on does `kalends check --json` find
 * by itself? Each file of a folder is served over HTTP and read by the program as a user starts it. `--product DIR`
 * measures another checkout, `--only NAME` one portal, `--verbose` prints each wrong field.
 *
 * The figure counts at first sight only. A portal that the code was mended against is no longer unseen.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CalendarEvent } from '../src/calendar/event.ts';
import { contextOf, type Portal, readPortals } from '../test/portals/corpus.ts';
import { judge } from '../test/portals/judge.ts';
import { servePortal } from '../test/portals/serve-portal.ts';

const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    product: { type: 'string', default: resolve(import.meta.dirname, '..') },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
if (folders.length === 0) throw new Error('Name a folder of portals: npm run first-sight -- FOLDER');
const token = 'tok-9f3c71';

interface Answer {
  readonly calendars?: readonly {
    readonly id: string;
    readonly events: readonly Readonly<Record<string, unknown>>[];
  }[];
}

/** The report of the program, or what it said instead. */
async function check(portal: Portal, baseUrl: string): Promise<Answer | string> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-first-sight-'));
  try {
    const file = join(folder, 'config.json');
    const { timeZone, language, linkBase } = contextOf(portal);
    const site = { title: 'Portal', timeZone, language };
    writeFileSync(file, JSON.stringify({ source: { baseUrl, linkBase }, site }));
    const env = { ...process.env, KALENDS_CONFIG: file, KALENDS_TOKEN: token, KALENDS_STORE: 'sqlite::memory:' };
    const child = spawn(process.execPath, ['bin/kalends.mjs', 'check', '--json'], { cwd: options.product, env });
    const said = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text) => (said.out += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (said.err += text));
    await new Promise((done) => child.once('close', done));
    try {
      return JSON.parse(said.out) as Answer;
    } catch {
      return said.err.trim().split('\n').at(-1) ?? 'no answer';
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An entry of the report as the judge wants it. */
function eventOf(entry: Readonly<Record<string, unknown>>): CalendarEvent {
  const { location, geo, organizer, description, series, price } = entry;
  const event = {
    ...entry,
    // The report has a null where an event has no price at all.
    price: price ?? undefined,
    location: location === null && geo === null ? null : { name: location, address: null, geo },
    organizer: organizer === null ? null : { name: organizer, email: null },
    description: description === null ? null : { html: '', text: description },
    series: series === null ? null : { id: null, title: series },
  };
  return event as unknown as CalendarEvent;
}

const total = { asked: 0, right: 0, worst: 100 };
for (const portal of folders.flatMap((folder) => readPortals(folder, 'unseen'))) {
  if (options.only !== undefined && options.only !== portal.system) continue;
  const running = await servePortal(portal, token);
  const answer = await check(portal, running.url);
  await running.close();
  const hints = portal.hints as Parameters<typeof judge>[0]['hints'];
  const own = { asked: 0, wrong: [] as string[] };
  for (const [id, truth] of Object.entries(portal.truth)) {
    const found = typeof answer === 'string' ? [] : (answer.calendars?.find((one) => one.id === id)?.events ?? []);
    // A report of an earlier release does not say who may see an event.
    const asked = found.every((entry) => 'visibility' in entry)
      ? truth
      : truth.map(({ visibility: _, ...rest }) => rest);
    const verdict = judge(
      { calendars: [{ id }], events: asked, hints } as Parameters<typeof judge>[0],
      found.map(eventOf),
    );
    own.asked += verdict.asked;
    own.wrong.push(...verdict.wrong.map((fault) => `${id}: ${fault}`));
  }
  const share = (100 * (own.asked - own.wrong.length)) / own.asked;
  total.asked += own.asked;
  total.right += own.asked - own.wrong.length;
  total.worst = Math.min(total.worst, share);
  const fault = typeof answer === 'string' ? `  ${answer}` : '';
  process.stdout.write(`${portal.system.padEnd(28)} ${share.toFixed(1).padStart(5)} %  of ${own.asked}${fault}\n`);
  if (options.verbose) for (const line of own.wrong) process.stdout.write(`    ${line}\n`);
}
const all = (100 * total.right) / total.asked;
process.stdout.write(
  `total ${total.right} of ${total.asked} fields: ${all.toFixed(1)} %, the worst system ${total.worst.toFixed(1)} %\n`,
);
