import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HomeFigures } from './home-process.ts';
import { heard, start, startPortal } from './processes.ts';
import { type Product, startProduct } from './product.ts';
import { type Bench, median, type Result } from './result.ts';

/** Each is a page of its own, made as in a new quarter of an hour. */
const languages = ['ar', 'de', 'es', 'fr', 'pl', 'ru', 'uk'];
const words = ['lecture', 'workshop', 'event', 'день', 'nothing'];
const most = { calendars: 1000, events: 200 };
const many = { calendars: 100, events: 200 };

/**
 * (k) The home page of 1,000 calendars: bytes with gzip, and the processor's time for the first page and for those of later
 * quarters of an hour. Then the home page and searches of 100 calendars as `npm start` serves them after a restart.
 */
export async function benchHome({ say }: Bench): Promise<readonly Result[]> {
  say(`home of ${most.calendars} calendars`);
  const child = start('./home-process.ts', [most.calendars, most.events], ['--expose-gc']);
  const { bytes, first, later, loaded } = await heard<HomeFigures>(child);
  const of = `home of ${most.calendars} calendars`;
  return [
    { what: `${of}, with gzip`, figure: bytes / 1000, unit: 'KB', aim: { most: 150 }, note: `${loaded} loaded` },
    { what: `${of}, first`, figure: first, unit: 'ms of CPU', aim: null, note: 'code that never ran before' },
    {
      what: `${of}, a quarter of an hour later`,
      figure: median(later),
      unit: 'ms of CPU',
      aim: { most: 300 },
      note: '',
    },
    ...(await servedAfterRestart(say)),
  ];
}

/** Nothing is refreshed while it is measured. */
const config = { source: { endpoints: { details: false } }, refresh: { everySeconds: 86_400 } };

async function servedAfterRestart(say: Bench['say']): Promise<readonly Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-'));
  const portal = await startPortal({ ...many, page: 200, latency: 0 });
  const options = { ...many, portal: portal.url, store: join(folder, 'kalends.db'), config };
  try {
    say(`home of ${many.calendars} calendars of ${many.events} events: fill`);
    await (await startProduct(options)).stop();
    say('the same: measure');
    const product = await startProduct(options);
    try {
      const first = await measured(product, '/');
      const anew: Measured[] = [];
      for (const lang of languages) anew.push(await measured(product, `/?lang=${lang}`));
      const search = await measured(product, '/?q=discussion');
      const searches: Measured[] = [];
      for (const word of words) searches.push(await measured(product, `/?q=${word}`));
      const of = `home of ${many.calendars} × ${many.events} events`;
      const resident = `${Math.round(product.resident().now)} MB resident`;
      return [
        { what: `${of}, after a restart`, figure: first.ms, unit: 'ms', aim: null, note: cpuOf([first]) },
        { what: `${of}, made anew`, figure: msOf(anew), unit: 'ms', aim: null, note: cpuOf(anew) },
        { what: 'first search in them', figure: search.ms, unit: 'ms', aim: null, note: cpuOf([search]) },
        {
          what: 'next searches',
          figure: median(searches.map(({ cpu }) => cpu)),
          unit: 'ms of CPU',
          aim: { most: 150 },
          note: `${Math.round(msOf(searches))} ms, ${resident}`,
        },
      ];
    } finally {
      await product.stop();
    }
  } finally {
    portal.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const msOf = (all: readonly Measured[]): number => median(all.map(({ ms }) => ms));
const cpuOf = (all: readonly Measured[]): string => `${Math.round(median(all.map(({ cpu }) => cpu)))} ms of CPU`;

interface Measured {
  readonly cpu: number;
  readonly ms: number;
}

async function measured(product: Product, path: string): Promise<Measured> {
  const [cpu, began] = [product.cpuMs(), performance.now()];
  await asked(product.port, path);
  return { ms: performance.now() - began, cpu: product.cpuMs() - cpu };
}

function asked(port: number, path: string): Promise<void> {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: encodeURI(path), headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${path} answered ${answer.statusCode}.`));
      });
    })
      .on('error', reject)
      .end();
  });
}
