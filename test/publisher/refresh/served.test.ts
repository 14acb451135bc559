import { describe, expect, it } from 'vitest';
import { configOf } from '../../app/app-deps.ts';
import { nodeApp } from '../../app/node-app.ts';
import { openPublisher } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallPortal } from '../fakes/small-source.ts';

const day = 86_400;

/** A publisher over a fake portal, with the application in front of it. */
async function served(config: Parameters<typeof configOf>[0] = {}) {
  const events = Array.from({ length: 4 }, (_, n) => december(n + 1));
  const portal = smallPortal(events);
  const opened = openPublisher({ source: portal.source });
  const { ask } = await nodeApp({ publisher: opened.publisher, now: opened.clock.now, config: configOf(config) });
  const titles = async (path: string): Promise<string[]> =>
    JSON.parse((await ask(path)).body.toString()).items.map(({ title }: { title: string }) => title);
  return { ...opened, portal, events, ask, titles };
}

describe('a calendar that the portal has withdrawn', () => {
  it('is served for seven days, then answers 410 for good, by its id and by its slug', async () => {
    const { portal, later, ask } = await served();
    portal.calendars = [{ id: 'c1' }, { id: 'me@uni.example' }];
    portal.events['me@uni.example'] = [december(9)];
    await later(0);
    portal.calendars = [{ id: 'c1' }];
    await later(300);
    await later(6 * day);
    const statuses = async () =>
      Promise.all(
        ['me%40uni.example.ics', 'me-uni-example.ics', 'me-uni-example.json'].map(
          async (file) => (await ask(`/feeds/${file}`)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    await later(2 * day);
    expect(await statuses()).toEqual([410, 410, 410]);
    expect((await ask('/feeds/never-there.ics')).status).toBe(404);
    expect((await ask('/feeds/c1.ics')).status).toBe(200);
  });
});

describe('the views', () => {
  it('show new events first, and only those that have changed', async () => {
    const { events, later, titles } = await served();
    await later(0);
    expect(await titles('/feeds/c1.json?view=changes')).toEqual([]);
    events.push(december(5));
    await later(300);
    events[1] = december(2, { title: 'Moved' });
    await later(300);
    events.splice(3, 1);
    await later(300);
    const newest = await titles('/feeds/c1.json?view=new');
    expect(newest[0]).toContain('Event 5');
    expect(newest).toHaveLength(5);
    const changes = await titles('/feeds/c1.json?view=changes');
    expect(changes).toHaveLength(2);
    expect(changes[0]).toContain('Event 4');
    expect(changes[1]).toContain('Moved');
    expect((await titles('/feeds/c1.json?view=new&limit=1'))[0]).toContain('Event 5');
  });
});

describe('/status', () => {
  it('reports that a calendar was cut, until a whole list has been read', async () => {
    const { events, later, ask } = await served({ limits: { pastDays: 90, items: 100, bytes: 6000 } });
    const filler = Array.from({ length: 40 }, (_, n) => december((n % 28) + 1, { id: `f${n}` }));
    events.push(...filler);
    await later(0);
    const problems = async () => {
      await ask('/feeds/c1.ics');
      const status = await ask('/status', { accept: 'application/json' });
      return JSON.parse(status.body.toString()).calendars[0].problems as unknown[];
    };
    expect(await problems()).toEqual([
      {
        level: 'warning',
        where: '/feeds/c1.ics',
        message: expect.stringMatching(
          /^The \d+ events farthest from today are left out, .* under 6000 bytes \(limits\.bytes\)\.$/,
        ),
      },
    ]);
    expect((await ask('/status', { accept: 'text/html' })).body.toString()).toContain(
      'farthest from today are left out',
    );
    events.length = 1;
    for (let time = 0; time < 4; time += 1) await later(1800);
    // What the portal no longer lists is published as cancelled until its day is over.
    await later(60 * day);
    expect(await problems()).toEqual([]);
  });

  it('reports what is held back, and which details are awaited', async () => {
    const { events, later, ask } = await served();
    await later(0);
    events.length = 1;
    await later(300);
    const page = (await ask('/status', { accept: 'text/html' })).body.toString();
    expect(page).toContain('list lacks 3 of 4 upcoming events');
    const { calendars } = JSON.parse((await ask('/status', { accept: 'application/json' })).body.toString());
    expect(calendars[0]).toMatchObject({ heldBack: expect.stringContaining('They stay published'), pendingDetails: 0 });
  });
});
