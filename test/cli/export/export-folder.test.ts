import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openExportFolder } from '../../../src/cli/export/export-folder.ts';
import { scratchFolder } from './exported-site.ts';

const now = Date.parse('2026-11-23T12:00:00.900Z');
const at = (instant: string) => Date.parse(instant) / 1000;
const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ['is what Last-Modified says', at('2026-11-20T08:00:00Z'), '2026-11-20T08:00:00.000Z'],
  ['may be a second ahead, after two changes in one second', at('2026-11-23T12:00:01Z'), '2026-11-23T12:00:01.000Z'],
  ['is not far in the future', at('2027-01-01T00:00:00Z'), '2026-11-23T12:00:02.000Z'],
  ['is now for a file without', null, '2026-11-23T12:00:00.000Z'],
])('the date of a new file %s', async (_, modified, date) => {
  const path = await scratchFolder();
  const folder = await openExportFolder(join(path, 'out'), { force: false, now: () => now });
  onTestFinished(() => folder.release());
  await folder.write('feed.ics', bytes('one'), modified);
  expect(statSync(join(path, 'out', 'feed.ics')).mtime.toISOString()).toBe(date);
  // Another content with the same Last-Modified gets a later date.
  await folder.write('feed.ics', bytes('two'), modified);
  expect(statSync(join(path, 'out', 'feed.ics')).mtimeMs).toBe(Date.parse(date) + 1000);
});
