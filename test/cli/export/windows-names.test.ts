import { expect, it } from 'vitest';
import { fitsWindows } from '../../../src/cli/export/windows-names.ts';

it.each([
  'index.html',
  'feeds/lectures.ics',
  'calendars/c 1/events/ä (2)!.ics',
  'console/nulls.html',
  '.kalends/files',
])('Windows takes %s', (file) => expect(fitsWindows(file)).toBe(true));

it.each([
  ['leads out of the folder', 'calendars/..\\..\\autoexec/index.html'],
  ['names a stream of another file', 'feeds/a:b.ics'],
  ['names a device', 'feeds/NUL.ics'],
  ['loses its end', 'calendars/1./index.html'],
  ['holds a wildcard', 'calendars/*/index.html'],
])('Windows takes no path that %s', (_, file) => expect(fitsWindows(file)).toBe(false));
