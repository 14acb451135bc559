import type { ListedRecord } from '../src/mapping/mapper.ts';
import { createMapping } from '../src/mapping/mapping.ts';
import { contextOf, type Portal, readCorpus, readRecords } from '../test/portals/corpus.ts';
import { type Bench, median, type Result } from './result.ts';

/** So many portals stand for all. */
const every = 20;
const mapped = 1000;

/** (h) What detection costs on the samples of a portal, in processor time, to mapping 1,000 of its records. */
export async function benchDetecting({ rounds, say }: Bench): Promise<readonly Result[]> {
  const portals = readCorpus().filter((_, n) => n % every === 0);
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    say(`detecting, round ${round} of ${rounds}`);
    // The first one warms up the code that is measured.
    const found = portals.flatMap(ratioOf);
    if (round > 0) ratios.push(...found);
  }
  ratios.sort((a, b) => a - b);
  const note = `${portals.length} portals, up to 200 records in the samples, processor time`;
  return [
    { what: 'detection to mapping 1,000 records', figure: median(ratios), aim: { most: 5 }, note },
    {
      what: 'detection to mapping, of ten portals the slowest',
      figure: ratios[Math.floor(ratios.length * 0.9)] ?? 0,
      aim: null,
      note,
    },
  ];
}

function ratioOf(portal: Portal): readonly number[] {
  const mapping = createMapping(
    { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
    contextOf(portal),
  );
  const { records, samples } = readRecords(portal);
  if (records.length === 0) return [];
  // Other values cost as much as the same ones: every record is read anew.
  const many = Array.from({ length: mapped }, (_, n) => records[n % records.length] as (typeof records)[number]);
  const details = new Map(samples.details.map(({ listed, body }) => [listed.record, { body }]));
  const listed = many.map(({ listed: one }): ListedRecord => ({ ...one, record: structuredClone(one.record) }));
  const sample = mapping.learning.takeSample([...samples.events, ...listed], details, mapping.learning.sampleSize(1));
  let rules = mapping.learning.learn(new Map([['1', sample]]), [portal.calendars], nothingKnown);
  const detection = cpuMs(() => {
    rules = mapping.learning.learn(new Map([['1', sample]]), [portal.calendars], nothingKnown);
  });
  const mapper = mapping.mapper(rules.shared);
  const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
  const reading = cpuMs(() => {
    for (const [n, one] of many.entries()) mapper.events(calendar, listed[n] ?? one.listed, one.details);
  });
  return [detection / reading];
}

const nothingKnown = { before: null, published: new Set<string>() };

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
