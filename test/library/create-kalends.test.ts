import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  ConfigError,
  createKalends,
  createMemoryStore,
  type Kalends,
  type KalendsOptions,
  type ReadItems,
  type Source,
  type Store,
  UnusableStoreError,
} from '../../src/index.ts';
import { nodeParts } from '../../src/library/node-parts.ts';
import { type PortalOptions, startPortal } from '../portal/portal.ts';

const token = 'tok-9f3c71';
const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const openDay = { id: '1', name: 'Open day', start: `${day}T10:00:00Z`, end: `${day}T11:00:00Z` };
const silent = () => undefined;

async function portalWith(events: PortalOptions['events'] = [openDay], auth: PortalOptions['auth'] = 'bearer') {
  const portal = await startPortal({ token, auth, calendars: [{ id: 'c1', name: 'Talks' }], events });
  onTestFinished(() => portal.close());
  return portal;
}

async function opened(options: Partial<KalendsOptions>): Promise<Kalends> {
  const kalends = await createKalends({ store: createMemoryStore(Date.now()), log: silent, ...options });
  onTestFinished(() => kalends.close());
  return kalends;
}

const textOf = async (kalends: Kalends, url: string) => (await kalends.fetch(new Request(url))).text();

/** The message of the error that it rejects with. */
const refusal = (options: Partial<KalendsOptions>) =>
  createKalends({ store: createMemoryStore(), log: silent, ...options }).then(
    () => 'It was opened.',
    (error: Error) => [error instanceof ConfigError, error.message],
  );

describe('createKalends', () => {
  it('serves the events of a portal, with the parts of every platform', async () => {
    const { url } = await portalWith();
    const kalends = await opened({ config: { source: { baseUrl: url }, site: { title: 'Northfield' } }, token });
    expect(await textOf(kalends, 'http://localhost/feeds/c1.ics')).toContain('SUMMARY:Open day');
    expect(await textOf(kalends, 'http://localhost/')).toContain('Northfield');
    const index = await kalends.publisher.index();
    expect(index.kind === 'index' && index.calendars.map(({ title }) => title)).toEqual(['Talks']);
  });

  it('serves the same with the parts of Node, from a store that the next process opens', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kalends-library-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { url } = await portalWith();
    const open = () =>
      createKalends({
        config: { source: { baseUrl: url }, site: { logo: { src: 'logo.svg' } } },
        token,
        log: silent,
        ...nodeParts({ store: `sqlite:${join(folder, 'kalends.db')}`, folder }),
      });
    const first = await open();
    const before = await textOf(first, 'http://localhost/feeds/c1.ics');
    const response = await first.fetch(new Request('http://localhost/', { headers: { 'Accept-Encoding': 'br' } }));
    expect(response.headers.get('content-encoding')).toBe('br');
    await first.close();
    const second = await open();
    expect(await textOf(second, 'http://localhost/feeds/c1.ics')).toBe(before);
    await second.close();
  });

  it('serves the sample without a configuration, and leaves the store alone', async () => {
    let used = 0;
    const store = () => {
      used += 1;
      return createMemoryStore();
    };
    const kalends = await opened({ store });
    const slugs = async () => {
      const index = await kalends.publisher.index();
      return index.kind === 'index' ? index.calendars.map(({ slug }) => slug) : [];
    };
    await expect.poll(slugs).toContain('lectures');
    expect(used).toBe(0);
  });

  it('names every mistake with its place, without the token', async () => {
    const config = { source: { baseUrl: 'portal' }, site: { timeZone: token } };
    expect(await refusal({ config, token, publicUrl: 'events', mountPath: 'events/' })).toEqual([
      true,
      [
        'publicUrl: Expected an http or https URL such as https://portal.example, found "events".',
        'source.baseUrl: Expected an http or https URL such as https://portal.example, found a text that is not a URL.',
        'site.timeZone: Expected an IANA time zone such as Europe/Berlin, found "…".',
        'mountPath: Expected a path such as /events, without a final slash, found "events/".',
      ].join('\n'),
    ]);
  });

  it('asks for a token by the name of the option', async () => {
    expect(await refusal({ config: { source: { baseUrl: 'https://portal.example' } } })).toEqual([
      true,
      "token: Expected the portal's token, found nothing. If the portal needs none, set source.auth: { in: 'none' }.",
    ]);
    expect(() => nodeParts({ store: 'mysql' })).toThrow('store: Expected sqlite:PATH, ');
  });

  it('reads nothing of the environment', async () => {
    process.env.KALENDS_BASE_URL = 'https://elsewhere.example';
    onTestFinished(() => void delete process.env.KALENDS_BASE_URL);
    const { url } = await portalWith();
    const kalends = await opened({ config: { source: { baseUrl: url } }, token });
    expect(await textOf(kalends, 'http://localhost/feeds/c1.ics')).toContain('SUMMARY:Open day');
  });

  it('refuses a store that can’t be used, and closes it', async () => {
    let closed = 0;
    const unusable: Store = {
      ...createMemoryStore(),
      revision: () => Promise.reject(new UnusableStoreError('The store is of another program.')),
      read: () => Promise.reject(new UnusableStoreError('The store is of another program.')),
      close: async () => {
        closed += 1;
      },
    };
    const { url } = await portalWith();
    const opening = createKalends({ config: { source: { baseUrl: url } }, token, store: unusable, log: silent });
    await expect(opening).rejects.toThrow('The store is of another program.');
    expect(closed).toBe(1);
  });

  it('goes by the clock that it is given', async () => {
    const { url } = await portalWith([{ ...openDay, start: '2030-03-01T10:00:00Z', end: '2030-03-01T11:00:00Z' }]);
    const at = (text: string) => ({ now: () => Date.parse(text) });
    const pageAt = async (text: string) =>
      textOf(await opened({ config: { source: { baseUrl: url } }, token, clock: at(text) }), 'http://localhost/');
    expect(await pageAt('2030-02-27T12:00:00Z')).toContain('Open day');
    expect(await pageAt('2030-03-20T12:00:00Z')).not.toContain('Open day');
  });

  it('takes events from a source of one’s own', async () => {
    const listing = (body: readonly unknown[], readItems: ReadItems, operation: string) => ({
      pages: [{ items: readItems(body), body, operation }],
      partial: null,
      notes: [],
    });
    const source: Source = {
      calendars: async (readItems) => listing([{ id: 'c1', name: 'Talks' }], readItems, 'the calendars'),
      events: async (_, readItems) => listing([openDay], readItems, 'the events'),
      details: () => Promise.reject(new Error('There are none.')),
    };
    const config = { source: { baseUrl: 'https://database.example', endpoints: { details: false } } } as const;
    const kalends = await opened({ config, source });
    expect(await textOf(kalends, 'http://localhost/feeds/c1.ics')).toMatch(/UID:c1\/1@database\.example\r\n/u);
  });

  it('changes what the rules make of records', async () => {
    const { url } = await portalWith();
    const kalends = await opened({
      config: { source: { baseUrl: url } },
      token,
      mapper: (inForce) => ({
        ...inForce,
        events(...args) {
          const { events, problems } = inForce.events(...args);
          return { events: events.map((event) => ({ ...event, title: `${event.title}!` })), problems };
        },
      }),
    });
    expect(await textOf(kalends, 'http://localhost/feeds/c1.ics')).toContain('SUMMARY:Open day!');
  });

  it('stops asking the portal when it is closed', async () => {
    const portal = await portalWith();
    const kalends = await createKalends({
      config: { source: { baseUrl: portal.url }, refresh: { everySeconds: 30 } },
      token,
      store: createMemoryStore(),
      log: silent,
    });
    await textOf(kalends, 'http://localhost/feeds/c1.ics');
    await kalends.close();
    const asked = portal.log.requests.length;
    await kalends.publisher.refresh();
    expect(portal.log.requests.length).toBe(asked);
  });
});
