import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { calendarOf, configOf, depsOf, fakePublisher, published, snapshotOf } from './app-deps.ts';

const paths = ['/', '/calendars/42', '/embed/42/events.json', '/feeds/42.ics', '/feeds/all.ics', '/widget.js'];

it('says the same of every address as a process that was asked for the first time later', async () => {
  const publisher = fakePublisher();
  const config = configOf({ feeds: { all: { title: 'All', calendars: ['42'] } } });
  const open = () => createApp(depsOf({ publisher, config }));
  const headersOf = async (app: ReturnType<typeof open>) =>
    Promise.all(
      paths.map(async (path) => {
        const { status, headers } = await app.request(path);
        return [path, status, headers.get('etag'), headers.get('last-modified')];
      }),
    );
  const early = open();
  const before = await headersOf(early);
  const event = published({ id: 'e1', title: 'Moved' });
  const lastModified = '2026-10-01T12:05:00Z';
  const events = [{ ...event, revision: { ...event.revision, lastModified, sequence: 1, digest: 'd-moved' } }];
  // Within the quarter of an hour for which pages are made, which is noon.
  const snapshot = snapshotOf(calendarOf('42'), { version: 'v2', events, lastModified });
  publisher.answers.set('42', { kind: 'snapshot', snapshot });
  publisher.moved += 1;
  const after = await headersOf(early);
  expect(after).not.toEqual(before);
  expect(after.map(([, status]) => status)).toEqual(paths.map(() => 200));
  expect(await headersOf(open())).toEqual(after);
});
