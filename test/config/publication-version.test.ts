import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publicationVersion } from '../../src/config/part-settings.ts';

const golden = new URL('../feeds/golden/', import.meta.url);

/** The digest of the golden files at each version: one line each, which never changes once released. */
const digests: Readonly<Record<string, string>> = {
  1: 'edbade8f76938cf9',
  2: 'a97d26b674911d0d',
};

function goldenDigest(): string {
  const hash = createHash('sha256');
  // The OPML list holds no event.
  const feeds = readdirSync(golden).filter((name) => !name.endsWith('.opml'));
  for (const name of feeds.toSorted()) hash.update(name).update(readFileSync(new URL(name, golden)));
  return hash.digest('hex').slice(0, 16);
}

it('rises when the renderers write other bytes, so that clients fetch again', () => {
  const found = goldenDigest();
  expect(
    digests[publicationVersion],
    `The golden files have changed. Where the renderers write other bytes for the same event, raise publicationVersion ` +
      `in src/config/part-settings.ts and add the line \`${Number(publicationVersion) + 1}: '${found}'\` here; where only the ` +
      `events of the golden files are others, write '${found}' at ${publicationVersion}.`,
  ).toBe(found);
});
