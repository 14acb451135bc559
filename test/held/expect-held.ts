import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { compareBodies, inWords } from './compare.ts';
import { exceptions } from './exceptions.ts';
import { type HeldFolder, readDatabases, readServed, type ServedFile } from './held-store.ts';
import type { RunningStore } from './running-store.ts';

/** A new folder with a copy of the kept store, because opening a store writes to it. */
export function copyOf(folder: HeldFolder): string {
  const directory = mkdtempSync(join(tmpdir(), 'kalends-held-'));
  for (const [name, bytes] of readDatabases(folder)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), bytes);
  }
  return directory;
}

/** How many sentences a failure shows: enough to see the cause. */
const mostShown = 20;

/** Fails with a sentence for each event that has changed for subscribers. */
export async function expectHeld(
  folder: HeldFolder,
  served: readonly ServedFile[],
  running: RunningStore,
): Promise<void> {
  const moved: string[] = [];
  for (const file of served) {
    const { path, lastModified, contentType } = file;
    const given = await running.ask(path);
    const body = withoutGained(path, given.body);
    // A field that a release has gained is said, and moves the answer's stamp but no event's.
    const answer = body === given.body ? given : { ...given, body, lastModified };
    const of = 'the answer';
    const differences =
      answer.status === 200
        ? [
            ...header(of, 'Last-Modified', lastModified, answer.lastModified),
            ...header(of, 'Content-Type', contentType, answer.contentType),
            ...compareBodies(
              formatOf(path),
              body === given.body ? readServed(folder, file) : reprinted(readServed(folder, file)),
              answer.body,
            ),
          ]
        : header(of, 'status', '200', String(answer.status));
    const left = differences.filter(({ property }) => !isExcepted(property, folder.release, formatOf(path)));
    moved.push(...inWords(left).map((sentence) => `${path}, ${sentence}`));
  }
  const more = moved.length - mostShown;
  expect(more > 0 ? [...moved.slice(0, mostShown), `… and ${more} more`] : moved).toEqual([]);
}

/** The fields of an event in JSON Feed that no held release knew. Detection may find them where there was nothing before. */
const gained = ['price', 'registration_url', 'sold_out', 'performers', 'series'];

const reprinted = (json: string): string => JSON.stringify(JSON.parse(json));

/** A JSON Feed without these fields; the same text if it has none of them. */
function withoutGained(path: string, body: string): string {
  if (!path.endsWith('.json')) return body;
  let isGained = false;
  const kept = JSON.stringify(JSON.parse(body), (key, value: unknown) => {
    if (!gained.includes(key)) return value;
    isGained = true;
    return undefined;
  });
  return isGained ? kept : body;
}

const header = (of: string, property: string, was: string, is: string) =>
  was === is ? [] : [{ of, property, was, is }];

const formatOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** An exception of a property is one of its parameters, too. */
const isExcepted = (property: string, release: string, format: string): boolean =>
  exceptions.some(
    ({ property: excepted, releases, formats }) =>
      (excepted === property || property.startsWith(`${excepted};`)) &&
      (releases?.includes(release) ?? true) &&
      (formats?.includes(format) ?? true),
  );
