import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Snapshot } from '../../../src/calendar/snapshot.ts';
import { type Portal, type PortalFailure, startPortal } from '../../portal/portal.ts';
import { shown, snapshotOf } from '../fakes/open-publisher.ts';
import { openPortalPublisher, type PortalPublisher, sleep } from '../fakes/portal-publisher.ts';
import { december } from '../fakes/small-event.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const neverAnswers: ReadonlySet<PortalFailure | null> = new Set(['hang', 'drip']);
type Records = Readonly<Record<string, unknown>>[];

describe('while the portal', () => {
  let portal: Portal;
  let opened: PortalPublisher;
  let before: Snapshot;
  const events: Record<string, Records> = {};
  const token = { now: 'secret' };

  beforeEach(async () => {
    events.c1 = [1, 2, 3, 4, 5].map((day) => december(day, { description: `Details of ${day}` }));
    events.c2 = [december(20)];
    token.now = 'secret';
    portal = await startPortal({
      auth: 'none',
      calendars: [
        { id: 'c1', name: 'One' },
        { id: 'c2', name: 'Two' },
      ],
      events,
      raw: (incoming, response) => {
        if (incoming.headers.authorization === `Bearer ${token.now}`) return false;
        response.writeHead(401).end('{"error":"token"}');
        return true;
      },
    });
    opened = openPortalPublisher({
      url: portal.url,
      now: () => noon,
      // Only an answer that never ends runs into the deadline, and soon.
      sleep: (ms, signal) => sleep(neverAnswers.has(portal.control.fail) ? Math.min(ms, 50) : ms, signal),
    });
    await opened.publisher.refresh();
    before = await snapshotOf(opened.publisher);
    expect(shown(before)).toHaveLength(5);
  });
  afterEach(async () => {
    await opened.close();
    await portal.close();
  });

  async function failing(): Promise<string> {
    events.c1 = [december(1, { title: 'Never seen' })];
    await opened.publisher.refresh();
    expect(await snapshotOf(opened.publisher)).toBe(before);
    const status = await opened.publisher.status();
    const { failure, lastSuccess } = status.calendars[0] ?? {};
    expect(lastSuccess).toBe('2026-11-20T12:00:00Z');
    expect(status.ready).toBe(true);
    const said = JSON.stringify(status);
    for (const secret of ['secret', '127.0.0.1', 'failing as told', 'Sign in']) expect(said).not.toContain(secret);
    return failure ?? 'none';
  }

  it.each<[string, PortalFailure, RegExp]>([
    ['answers 503', 503, /503/],
    ['answers 500', 500, /500/],
    ['answers 403', 403, /403/],
    ['answers 404', 404, /404/],
    ['answers HTML', 'html', /HTML|text\/html/],
    ['breaks off', 'truncate', /broke|cut|end|connection|half|incomplete/i],
    ['hangs', 'hang', /no complete response within 60 s/],
    ['drips', 'drip', /no complete response within 60 s/],
    ['drops the connection', 'reset', /connection|closed|reset|reached/i],
  ])('%s, the last good copy is served, and the status says why', async (_what, fail, message) => {
    portal.control.fail = fail;
    expect(await failing()).toMatch(message);
    portal.control.fail = null;
    await opened.publisher.refresh();
    expect((await opened.publisher.status()).calendars[0]?.failure).toBeNull();
  });

  it('is down, the last good copy is served, and the status says why', async () => {
    await portal.close();
    expect(await failing()).toMatch(/refused|reached/);
  });

  it('refuses the token, the last good copy is served, and the status says why', async () => {
    token.now = 'another';
    expect(await failing()).toMatch(/401/);
  });

  it('answers slowly but correctly, nothing is lost', async () => {
    portal.control.latencyMs = 100;
    events.c1 = [december(1, { title: 'Moved' }), ...(events.c1 ?? []).slice(1)];
    await opened.publisher.refresh();
    expect(shown(await snapshotOf(opened.publisher))[0]).toBe('e1 Moved #1');
  });

  it('lists nothing, the copy is held', async () => {
    events.c1 = [];
    await opened.publisher.refresh();
    expect(await snapshotOf(opened.publisher)).toBe(before);
    expect((await opened.publisher.status()).calendars[0]?.heldBack).toContain('all 5 upcoming events');
  });

  it('lists few of the events, the copy is held', async () => {
    events.c1 = [...(events.c1 ?? [])].slice(0, 2);
    await opened.publisher.refresh();
    expect(await snapshotOf(opened.publisher)).toBe(before);
    expect((await opened.publisher.status()).calendars[0]?.heldBack).toContain('3 of 5 upcoming events');
  });

  it('lists only unreadable records, the copy is held, and the status says so', async () => {
    events.c1 = [{ nonsense: true }, { nonsense: 2 }];
    await opened.publisher.refresh();
    expect(await snapshotOf(opened.publisher)).toBe(before);
    expect((await opened.publisher.status()).calendars[0]?.failure).toContain('None of the 2 records');
  });

  it('lists one unreadable record, the others are published, and the record is named', async () => {
    events.c1 = [{ title: 'No id' }, ...(events.c1 ?? []), december(6)];
    await opened.publisher.refresh();
    expect(shown(await snapshotOf(opened.publisher))).toHaveLength(6);
    const { problems = [], problemCount } = (await opened.publisher.status()).calendars[0] ?? {};
    expect(problemCount).toBeGreaterThan(0);
    expect(problems.map(({ where }) => where)).toContain('calendar c1, record 1');
  });

  it('lists many unreadable records, twenty of them are named, and all are counted', async () => {
    events.c1 = [...Array.from({ length: 30 }, () => ({ title: 'No id' })), ...(events.c1 ?? [])];
    await opened.publisher.refresh();
    const { problems = [], problemCount } = (await opened.publisher.status()).calendars[0] ?? {};
    expect([problems.length, problemCount]).toEqual([20, 30]);
    expect(problems.at(-1)?.where).toBe('calendar c1, record 20');
  });

  it('fails for one calendar, the others are refreshed', async () => {
    const { c2, ...rest } = events;
    delete events.c2;
    events.c1 = [december(1, { title: 'Moved' }), ...(rest.c1 ?? []).slice(1)];
    await opened.publisher.refresh();
    expect(shown(await snapshotOf(opened.publisher))[0]).toBe('e1 Moved #1');
    expect(shown(await snapshotOf(opened.publisher, 'c2'))).toEqual(['e20 Event 20 #0']);
    const [one, two] = (await opened.publisher.status()).calendars;
    expect([one?.failure, two?.failure]).toEqual([null, expect.stringContaining('404')]);
    events.c2 = c2 ?? [];
  });

  it('fails for details, changed events keep the old ones and new events come from the list', async () => {
    portal.control.fail = 503;
    portal.control.failOn = 'details';
    events.c1 = [...(events.c1 ?? []), december(6)];
    await opened.publisher.refresh();
    const snapshot = await snapshotOf(opened.publisher);
    expect(shown(snapshot)).toHaveLength(6);
    const { problems = [], pendingDetails, failure } = (await opened.publisher.status()).calendars[0] ?? {};
    expect({ pendingDetails, failure }).toEqual({ pendingDetails: 1, failure: null });
    expect(problems[0]?.message).toMatch(/^The details of event e6 could not be read: .*503/);
  });

  it('has never answered, a calendar is pending', async () => {
    portal.control.fail = 503;
    const fresh = openPortalPublisher({ url: portal.url, now: () => noon });
    expect(await fresh.publisher.index()).toMatchObject({ kind: 'pending' });
    expect(await fresh.publisher.snapshot('c1')).toMatchObject({ kind: 'pending' });
    expect((await fresh.publisher.status()).ready).toBe(false);
    await fresh.close();
  });
});
