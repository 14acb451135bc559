import { afterEach, describe, expect, it } from 'vitest';
import { SourceError } from '../../../src/source/source.ts';
import type { AuthSettings, SourceSettings } from '../../../src/source/source-settings.ts';
import { type Portal, type PortalOptions, startPortal } from '../../portal/portal.ts';
import { readItems, startSource } from '../start-source.ts';

let portals: Portal[] = [];
afterEach(async () => {
  await Promise.all(portals.map((portal) => portal.close()));
  portals = [];
});
async function start(options: PortalOptions = {}): Promise<Portal> {
  const portal = await startPortal(options);
  portals.push(portal);
  return portal;
}
const targets = (portal: Portal) => portal.log.requests.map(({ target }) => target);

describe('the token', () => {
  const token = 'tökén+/=%25 &x';
  it.each<[string, PortalOptions['auth'], AuthSettings, string]>([
    ['as a Bearer token', 'bearer', { in: 'header', name: 'Authorization', scheme: 'Bearer' }, 'secret'],
    ['alone in a header of its own', { header: 'X-Key' }, { in: 'header', name: 'X-Key', scheme: '' }, 'secret'],
    ['in the query', { query: 'access token' }, { in: 'query', name: 'access token' }, token],
    ['as a password, in UTF-8', { basic: 'usér' }, { in: 'basic', user: 'usér' }, token],
    ['not at all', 'none', { in: 'none' }, 'secret'],
  ])('is sent %s', async (_, auth, settings, value) => {
    const portal = await start({ token: value, ...(auth === undefined ? {} : { auth }) });
    await startSource(portal.url, { auth: settings }, { token: value }).calendars(readItems);
    expect(portal.log).toMatchObject({ unauthorized: 0 });
    expect(portal.log.requests).toHaveLength(1);
  });

  it.each(['line\nbreak-SECRET', 'kyr-иллица-SECRET', ' SECRET-edge', 'SECRET\u0000'])(
    'that no header can carry is refused without being quoted',
    async (bad) => {
      const portal = await start();
      const error = await startSource(portal.url, {}, { token: bad })
        .calendars(readItems)
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SourceError);
      expect(String(error)).toMatch(/character \d+ of the token/);
      expect(String(error)).not.toContain('SECRET');
      expect(portal.log.unauthorized).toBe(0);
    },
  );

  it('that is missing is named on 401', async () => {
    const portal = await start();
    await expect(startSource(portal.url, {}, { token: null }).calendars(readItems)).rejects.toThrow(
      'none is configured',
    );
  });

  it('is in no message, cause or operation, in any encoding, even when the portal echoes it', async () => {
    const secret = 'S3cret/+ key';
    const forms = [secret, encodeURIComponent(secret), 'S3cret%2F%2B+key', btoa(secret), btoa(`me:${secret}`)];
    for (const auth of [
      { in: 'query', name: 'k' },
      { in: 'basic', user: 'me' },
    ] as const) {
      const portal = await start({ auth: auth.in === 'query' ? { query: 'k' } : { basic: 'me' }, token: secret });
      const seen: string[] = [];
      const run = { onRequest: (operation: string) => void seen.push(operation) };
      const source = startSource(
        portal.url,
        {
          auth,
          endpoints: {
            calendars: `/${encodeURIComponent(secret)}`,
            events: '/e/{eventCalendarId}',
            details: '/d/{eventId}',
          },
        },
        { token: secret },
      );
      const echo = (body: unknown) => {
        throw new Error(`found ${forms.join()} in ${String(body)}`);
      };
      const errors = await Promise.all([
        source.calendars(echo, run).catch((error: unknown) => error),
        source.events(secret, echo, run).catch((error: unknown) => error),
        source.details('c', `x${btoa(`me:${secret}`)}`, {}, run).catch((error: unknown) => error),
      ]);
      const messages = JSON.stringify([
        seen,
        errors.map((error) => [String(error), String((error as Error).cause), (error as Error).stack]),
      ]);
      for (const form of forms) expect(messages).not.toContain(form);
    }
  });

  it('is sent with next pages, whether their links carry it or not', async () => {
    for (const carried of ['', '&k=old', '&k=secret']) {
      const portal = await start({
        auth: { query: 'k' },
        list: ({ query }) => ({
          body: query.get('n') ? { items: [{ id: 2 }] } : { items: [{ id: 1 }], next: `?n=2${carried}` },
        }),
      });
      const { pages } = await startSource(portal.url, { auth: { in: 'query', name: 'k' } }).calendars(readItems);
      expect(pages).toHaveLength(2);
    }
  });
});

describe('the address', () => {
  it.each([
    'AAMkAGI3/+x=',
    'me@uni.example',
    '100%25',
    'a b',
    'Ä',
    'a.ics',
    '?#&',
    '%2e%2e',
    '...',
    '{eventId}',
    '\\',
    'a;b',
  ])('encodes the id %s as one segment', async (id) => {
    const portal = await start({ events: { [id]: [{ id }] } });
    const source = startSource(portal.url);
    await source.events(id, readItems);
    await source.details(id, id, {});
    expect(portal.log.requests.map(({ calendarId, eventId }) => [calendarId, eventId])).toEqual([
      [id, null],
      [id, id],
    ]);
  });

  it('encodes a lone surrogate as U+FFFD', async () => {
    const portal = await start({ events: { 'a\ufffd': [] } });
    await startSource(portal.url).events('a\ud800', readItems);
    expect(portal.log.requests[0]?.calendarId).toBe('a\ufffd');
  });

  it.each(['.', '..'])('refuses the id %s, which no URL can carry', async (id) => {
    const portal = await start();
    await expect(startSource(portal.url).events(id, readItems)).rejects.toMatchObject({
      name: 'SourceError',
      message: expect.stringContaining(`the segment "${id}"`),
    });
    expect(portal.log.requests).toEqual([]);
  });

  it.each<[string, string, Partial<SourceSettings>, string]>([
    ['', '/', {}, '/event-calendars'],
    ['/api/v2', '', {}, '/api/v2/event-calendars'],
    ['/api/v2', '/', {}, '/api/v2/event-calendars'],
    ['', '/?key=1', {}, '/event-calendars?key=1'],
    [
      '',
      '',
      {
        query: {
          calendars: {
            lang: 'en',
            n: 2,
            from: { days: -1, format: "yyyy-MM-dd'T'HH:mm:ssXXX" },
            to: { days: 10, format: 'dd.MM.yy' },
            e: { days: 0, format: 'epoch' },
          },
        },
      },
      '/event-calendars?lang=en&n=2&from=2026-02-28T00%3A00%3A00Z&to=11.03.26&e=1772323200',
    ],
  ])('%s%s with %j', async (basePath, suffix, settings, expected) => {
    const portal = await start({ basePath });
    await startSource(portal.url + suffix, settings, { now: () => Date.UTC(2026, 2, 1, 23) }).calendars(readItems);
    expect(targets(portal)).toEqual([expected]);
  });

  it('fills in any field of the record, and appends its own query', async () => {
    const portal = await start({
      raw: (request, response) => {
        response.end(JSON.stringify({ target: request.url }));
        return true;
      },
    });
    const endpoints = { calendars: '/c', events: '/e', details: '/x/{slug}/{a.b}?id={eventId}' };
    const source = startSource(portal.url, { endpoints });
    const { body, operation } = await source.details('c', 'e&1', { slug: 's/1', a: { b: 7 } });
    expect(body).toEqual({ target: '/x/s%2F1/7?id=e%261' });
    expect(operation).toBe('GET /x/s%2F1/7?id=e%261');
    await expect(source.details('c', 'e', { slug: 's' })).rejects.toThrow('needs {a.b}');
  });

  it('sends configured headers', async () => {
    const portal = await start();
    await startSource(portal.url, { headers: { 'Accept-Language': 'de' } }).calendars(readItems);
    expect(portal.log.requests[0]?.headers).toMatchObject({
      'accept-language': 'de',
      accept: expect.stringContaining('application/json'),
    });
  });
});

describe('a redirect', () => {
  const redirecting = (location: (url: string) => string, status = 302) =>
    start({
      raw: (request, response) => {
        if (request.url?.includes('moved')) return false;
        response.writeHead(status, { location: location(request.headers.host ?? '') }).end();
        return true;
      },
      basePath: '/moved',
    });

  it('on the same origin is followed with the token', async () => {
    const portal = await redirecting(() => '/moved/event-calendars?a=1', 307);
    await startSource(portal.url.replace('/moved', '')).calendars(readItems);
    expect(targets(portal)).toEqual(['/moved/event-calendars?a=1']);
  });

  it('to another origin is refused, and nothing is sent there', async () => {
    const other = await start();
    const portal = await redirecting(() => `${other.url}/event-calendars?echo=secret`);
    const error = await startSource(portal.url.replace('/moved', ''))
      .calendars(readItems)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'redirect', status: 302 });
    expect(String(error)).toContain(new URL(other.url).origin);
    expect(String(error)).not.toContain('secret');
    expect(other.log).toMatchObject({ connections: 0 });
  });

  it('to https of the same host says what to change', async () => {
    const portal = await redirecting((host) => `https://${host}/event-calendars`);
    await expect(startSource(portal.url.replace('/moved', '')).calendars(readItems)).rejects.toThrow(
      /begin source\.baseUrl with https:\/\/127/,
    );
  });

  it('that never ends is given up after five', async () => {
    const portal = await redirecting(() => '/event-calendars');
    const run = { budget: { remaining: 50 } };
    await expect(startSource(portal.url.replace('/moved', '')).calendars(readItems, run)).rejects.toMatchObject({
      kind: 'redirect',
    });
    expect(run.budget.remaining).toBe(44);
  });
});
