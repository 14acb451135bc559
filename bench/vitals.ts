import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { serveManyCalendars } from './many-calendars-server.ts';
import { startPortal } from './processes.ts';
import { startProduct } from './product.ts';
import { type Bench, median, type Result } from './result.ts';

/** What developer tools call "slow 4G", and a processor a quarter as fast: a usual phone on a usual day. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'en-GB' };
/** Nothing is refreshed while it is measured. */
const config = { source: { endpoints: { details: false } }, refresh: { everySeconds: 86_400 } };
const size = { calendars: 60, events: 200 };
const paths = { home: '/', calendar: '/calendars/c1', cards: '/calendars/c1?layout=cards', week: '/calendars/c1?view=week', month: '/calendars/c1?view=month', event: '/calendars/c1/events/e30' }; // biome-ignore format: a table
/** A portal of so many would have to be read for minutes first. */
const most = { calendars: 1000, events: 200 };

/**
 * What visitors feel: when the largest text of a page is there (LCP), and how far the page moves while it loads (CLS), with a
 * cold cache on a slow phone. Pictures of other hosts are not loaded. Needs Chromium.
 */
export async function benchVitals({ rounds, say }: Bench): Promise<readonly Result[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return [...(await ofPortal(browser, rounds, say)), ...(await ofManyCalendars(browser, rounds, say))];
  } finally {
    await browser.close();
  }
}

async function ofPortal(browser: Browser, rounds: number, say: Bench['say']): Promise<readonly Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-'));
  const portal = await startPortal({ ...size, page: 200, latency: 0 });
  try {
    say(`vitals: ${size.calendars} calendars`);
    const product = await startProduct({ ...size, portal: portal.url, store: join(folder, 'kalends.db'), config });
    try {
      const results: Result[] = [];
      for (const [name, path] of Object.entries(paths))
        results.push(...(await measured(browser, product.url, path, `${name} of ${size.calendars} calendars`, rounds)));
      return results;
    } finally {
      await product.stop();
    }
  } finally {
    portal.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ofManyCalendars(browser: Browser, rounds: number, say: Bench['say']): Promise<readonly Result[]> {
  say(`vitals: ${most.calendars} calendars`);
  const server = await serveManyCalendars(most.calendars, most.events);
  try {
    return await measured(browser, server.url, '/', `home of ${most.calendars} calendars`, rounds);
  } finally {
    await server.stop();
  }
}

async function measured(
  browser: Browser,
  url: string,
  path: string,
  what: string,
  rounds: number,
): Promise<readonly Result[]> {
  const visits: Visit[] = [];
  // The first visit is not counted: the server makes the page for it.
  for (let round = 0; round <= rounds; round += 1) visits.push(await visit(browser, url, path));
  const counted = visits.slice(1);
  const of = (name: keyof Visit) => median(counted.map((one) => one[name]));
  const note = `first paint ${Math.round(of('painted'))} ms, ${(of('bytes') / 1000).toFixed(1)} KB`;
  return [
    { what: `${what}, LCP`, figure: of('largest'), unit: 'ms', aim: { most: 1000 }, note },
    { what: `${what}, CLS`, figure: of('shift'), aim: { most: 0.05 }, note: '' },
  ];
}

interface Visit {
  /** Milliseconds since the visit began. */
  readonly largest: number;
  readonly painted: number;
  readonly shift: number;
  /** Of everything that came over the network. */
  readonly bytes: number;
}

async function visit(browser: Browser, url: string, path: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    await context.route(/^(?!http:\/\/127\.0\.0\.1[:/])/, (route) => route.abort());
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const answer = await page.goto(url + path);
    if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status()}.`);
    // What is still to shift does so in the next frames.
    return await page.evaluate(
      () =>
        new Promise<Visit>((done) => {
          const seen = { largest: 0, shift: 0 };
          // Node's types do not know these two kinds, which browsers have.
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) seen.largest = entry.startTime;
          }).observe({ type: 'largest-contentful-paint' as 'mark', buffered: true });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift' as 'mark', buffered: true });
          setTimeout(() => {
            const loads = performance.getEntries().filter((one) => 'transferSize' in one);
            const bytes = loads.reduce(
              (sum, one) => sum + (one as unknown as { transferSize: number }).transferSize,
              0,
            );
            const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
            done({ ...seen, bytes, painted });
          }, 1000);
        }),
    );
  } finally {
    await context.close();
  }
}
