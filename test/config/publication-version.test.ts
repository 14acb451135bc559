import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newsVersion, publicationVersion } from '../../src/config/part-settings.ts';

const golden = new URL('../feeds/golden/', import.meta.url);

/**
 * The digest of the golden files of calendars at each `publicationVersion`. A version keeps its number when what changed
 * need not reach clients that go by an event's stamps: what only some programs read left the calendar for all programs, and
 * CONFERENCE got a FEATURE, and Apple's map another title.
 */
const calendarDigests: Readonly<Record<string, string>> = {
  2: 'd9ad0be8259eb5e0',
};

/** The digest of those of news at each `newsVersion`. */
const newsDigests: Readonly<Record<string, string>> = {
  1: '618c7b54e9170d28',
  2: '0c312d83bcd90f69',
  3: '4cd691029b1661da',
  4: '73a83c4015fe64ef',
};

function goldenDigest(belongs: (name: string) => boolean): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(golden).filter(belongs).toSorted())
    hash.update(name).update(readFileSync(new URL(name, golden)));
  return hash.digest('hex').slice(0, 16);
}

/** The OPML list holds no event. */
const isNews = (name: string): boolean => /\.(?:rss|atom|json)$/.test(name);
const isCalendar = (name: string): boolean => name.endsWith('.ics');

it.each([
  ['publicationVersion', publicationVersion, calendarDigests, isCalendar, 'so that clients fetch events again'],
  ['newsVersion', newsVersion, newsDigests, isNews, 'so that finished feeds are rendered again'],
] as const)('%s rises when the renderers write other bytes', (constant, version, digests, belongs, why) => {
  const found = goldenDigest(belongs);
  expect(
    digests[version],
    `The golden files have changed. Where the renderers write other bytes for the same event, raise ${constant} in ` +
      `src/config/part-settings.ts, ${why}, and add the line \`${Number(version) + 1}: '${found}'\` here; where only the ` +
      `events of the golden files are others, or clients that go by stamps may keep what they have, write '${found}' at ${version}.`,
  ).toBe(found);
});
