import { describe, expect, it } from 'vitest';
import { SourceError } from '../../../src/source/source.ts';
import { openPublisher } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallMapping } from '../fakes/small-mapping.ts';
import { smallPortal, unavailable } from '../fakes/small-source.ts';

const hour = 3_600_000;

describe('the log', () => {
  it('says a calendar’s failure when it begins, once a day while it lasts, and when it is over', async () => {
    const portal = smallPortal([december(1)]);
    const { publisher, clock, logged } = openPublisher({ source: portal.source });
    await publisher.start();
    await clock.advance(30_000);
    expect(logged).toEqual([]);

    portal.failing = { events: unavailable() };
    await clock.advance(5 * hour);
    const asked = portal.asked.filter((what) => what === 'events c1').length;
    expect(asked).toBeGreaterThan(10);
    expect(logged).toEqual([
      'Calendar c1 could not be refreshed: GET /event-calendar/c1/events answered 503 (attempt 3 of 3).',
    ]);
    await clock.advance(20 * hour);
    expect(logged.splice(0)).toEqual([
      expect.stringMatching(/^Calendar c1 could not be refreshed: /u),
      expect.stringMatching(
        /^Calendar c1 could not be refreshed \(\d+ failures since 2026-11-20T12:\d\d:\d\dZ\): GET .* answered 503/u,
      ),
    ]);

    portal.failing = {};
    await clock.advance(hour);
    expect(logged).toEqual([
      expect.stringMatching(/^Calendar c1 is read again, after \d+ failures since 2026-11-20T12:\d\d:\d\dZ\.$/u),
    ]);
    await publisher.stop();
  });

  it('says a failure again when its reason changes', async () => {
    const portal = smallPortal([december(1)]);
    const { publisher, clock, logged } = openPublisher({ source: portal.source });
    await publisher.start();
    await clock.advance(30_000);
    portal.failing = { events: unavailable() };
    await clock.advance(hour);
    portal.failing = { events: new SourceError('unauthorized', 'GET /event-calendar/c1/events answered 401.') };
    await clock.advance(hour);
    expect(logged).toEqual([
      expect.stringContaining('answered 503'),
      expect.stringMatching(/could not be refreshed \(\d+ failures since .*\): .* answered 401/u),
    ]);
    await publisher.stop();
  });

  it('says the same of the list of calendars', async () => {
    const portal = smallPortal([december(1)]);
    const { publisher, clock, logged } = openPublisher({ source: portal.source });
    await publisher.start();
    await clock.advance(30_000);
    portal.failing = { calendars: unavailable() };
    await clock.advance(5 * hour);
    portal.failing = {};
    await clock.advance(hour);
    expect(logged).toEqual([
      expect.stringMatching(/^The list of calendars could not be refreshed: /u),
      expect.stringMatching(/^The list of calendars is read again, after \d+ failures since /u),
    ]);
    await publisher.stop();
  });

  it('says a failure again when the process has started anew', async () => {
    const portal = smallPortal([december(1)]);
    const one = openPublisher({ source: portal.source });
    await one.publisher.refresh();
    portal.failing = { events: unavailable() };
    await one.later(600);
    const two = openPublisher({ source: portal.source, store: one.store, clock: one.clock });
    await two.publisher.start();
    await two.clock.advance(30_000);
    expect(two.logged).toEqual([expect.stringMatching(/^Calendar c1 could not be refreshed \(2 failures since /u)]);
    await two.publisher.stop();
  });

  it('says that a list is held back when that begins, and when it is over', async () => {
    const portal = smallPortal([december(1), december(2)]);
    const { publisher, clock, logged } = openPublisher({ source: portal.source });
    await publisher.start();
    await clock.advance(30_000);
    portal.events.c1 = [];
    await clock.advance(0.5 * hour);
    expect(logged).toEqual([expect.stringMatching(/^Calendar c1: The portal's list lacks all 2 upcoming events\./u)]);
    portal.events.c1 = [december(1), december(2)];
    await clock.advance(0.5 * hour);
    expect(logged.slice(1)).toEqual(["Calendar c1: The portal's list is taken as it is again."]);
    await publisher.stop();
  });

  it('says that events are left out for details that can’t be read when that begins, and when it is over', async () => {
    const portal = smallPortal([december(1), december(2, { visibility: 'public' })]);
    portal.failing = { details: unavailable() };
    const mapping = smallMapping({ knowsVisibility: false });
    const { publisher, clock, logged } = openPublisher({ source: portal.source, mapping });
    await publisher.start();
    await clock.advance(5 * hour);
    expect(logged).toEqual([
      expect.stringMatching(/^Calendar c1: 1 event is left out, because its details can't be read /u),
    ]);
    portal.failing = {};
    await clock.advance(30 * hour);
    expect(logged.slice(1)).toEqual(["Calendar c1: No event is left out any more for details that can't be read."]);
    await publisher.stop();
  });
});
