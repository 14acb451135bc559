import { createExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineConfig } from '../../src/config/settings.ts';
import { createWorker } from '../../src/edge/create-worker.ts';
import { type Env, readEnv } from '../../src/edge/env.ts';
import { indexStub } from '../../src/edge/object-stubs.ts';
import { bindings } from './objects.ts';

const portal = { KALENDS_BASE_URL: 'https://portal.example', KALENDS_TOKEN: 'tok-9f3c71' };
const envOf = (variables: Partial<Env>): Env => ({
  INDEX: bindings.INDEX,
  CALENDARS: bindings.CALENDARS,
  ...variables,
});

function problems(variables: Partial<Env>, settings?: Parameters<typeof readEnv>[1]): readonly string[] {
  const read = readEnv(envOf(variables), settings);
  return 'problems' in read ? read.problems.map(({ where, message }) => `${where}: ${message}`) : [];
}

describe('the environment of a Worker', () => {
  it('gives the configuration as a table, as JSON, or in the code', () => {
    const settings = { site: { title: 'Events of ours' } };
    for (const read of [
      readEnv(envOf({ ...portal, KALENDS_CONFIG: settings }), undefined),
      readEnv(envOf({ ...portal, KALENDS_CONFIG: JSON.stringify(settings) }), undefined),
      readEnv(envOf(portal), defineConfig(settings)),
    ]) {
      expect(read).toMatchObject({ token: 'tok-9f3c71', config: { sample: false, site: { title: 'Events of ours' } } });
    }
    expect(readEnv(envOf({}), undefined)).toMatchObject({ token: null, config: { sample: true } });
  });

  it('reports settings that have no effect in a Worker', () => {
    expect(problems({ ...portal, KALENDS_CONFIG: 'kalends.config.json' })[0]).toContain('a Worker has no files');
    expect(problems({ ...portal, KALENDS_STORE: 'sqlite:x.db' })[0]).toContain('Durable Objects');
    expect(problems({ ...portal, KALENDS_METRICS: '1' })[0]).toContain('serves no /metrics');
    expect(problems({ ...portal, KALENDS_LOG: 'json' })[0]).toContain('from the platform');
    expect(problems({ ...portal, KALENDS_TOKEN: '', KALENDS_TOKEN_FILE: 'token' })[0]).toContain(
      'secret KALENDS_TOKEN',
    );
    expect(problems({ ...portal, KALENDS_CONFIG: {} }, {})[0]).toContain('found both');
    expect(problems({ ...portal, KALENDS_CONFIG: '{"a": }' })[0]).toContain('line 1, column 7');
  });

  it('takes URLs, contents and texts for what the site looks like, and no files', () => {
    const site = { logo: '<svg xmlns="http://www.w3.org/2000/svg"/>', css: 'h1{}', image: 'https://a.example/i.png' };
    expect(problems({ ...portal, KALENDS_CONFIG: { site } })).toEqual([]);
    expect(problems({ ...portal, KALENDS_CONFIG: { site: { ...site, logo: 'logo.svg' } } })).toEqual([
      'site.logo.src: A Worker has no files, found logo.svg. Give a URL, or the content itself.',
    ]);
  });
});

describe('a Worker', () => {
  const logged: string[] = [];
  beforeEach(() => {
    logged.length = 0;
    vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
  });
  afterEach(() => vi.restoreAllMocks());
  const ask = (variables: Partial<Env>, path: string) =>
    createWorker().fetch(new Request(`https://events.example${path}`), envOf(variables), createExecutionContext());

  it('that is not configured says so in its log, and to no visitor', async () => {
    const response = await ask({ KALENDS_TOKEN: 'tok-9f3c71', KALENDS_CONFIG: { sit: {} } }, '/feeds/42.ics');
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const text = await response.text();
    expect(text).toContain('not set up yet');
    expect(logged.join('\n')).toContain('sit: Unknown key; did you mean site?');
    expect(`${text}${logged}`).not.toContain('tok-9f3c71');
  });

  it.each([
    ['store nothing without a public URL, because links follow the Host', {}, 'no-store', 'no-store'],
    [
      'serve nothing stale and store no status page with a public URL',
      { KALENDS_PUBLIC_URL: 'https://events.example' },
      'public, max-age=300',
      'no-store',
    ],
  ])('tells a cache in front of it to %s', async (_, variables, feed, status) => {
    const cachingOf = async (path: string) => {
      let answer = await ask(variables, path);
      // On a busy machine, the first copy may take longer than a request waits for it.
      while (answer.status === 503) answer = await ask(variables, path);
      const { headers } = answer;
      return [headers.get('Cloudflare-CDN-Cache-Control'), headers.get('Cache-Control')];
    };
    const forClients = 'public, max-age=300, stale-while-revalidate=86400';
    expect(await cachingOf('/feeds/lectures.ics')).toEqual([feed, forClients]);
    expect(await cachingOf('/calendars/lectures?lang=en')).toEqual([feed, forClients]);
    // It is in the visitor's language, which is not part of the cache's key.
    expect(await cachingOf('/calendars/lectures')).toEqual(['no-store', forClients]);
    expect(await cachingOf('/status')).toEqual([status, 'no-store']);
  });

  it('answers only for the host of its public URL, and for probes', async () => {
    vi.spyOn(console, 'warn').mockImplementation((line) => void logged.push(String(line)));
    const variables = { KALENDS_PUBLIC_URL: 'https://public.example' };
    const statusOf = async (path: string) => (await ask(variables, path)).status;
    expect([await statusOf('/feeds/lectures.ics?q=x'), await statusOf('/'), await statusOf('/healthz')]).toEqual([
      421, 421, 200,
    ]);
    expect(logged.join()).toContain('"events.example"');
    expect(logged.join()).not.toContain('q=x');
  });

  it('keeps a language that a portal may write in, and drops what no cache should hold', async () => {
    const selfOf = async (lang: string) =>
      ((await (await ask({}, `/feeds/lectures.json?lang=${lang}`)).json()) as { feed_url: string }).feed_url.split(
        '?',
      )[1];
    const asked = ['fi', 'pt-BR', 'en-QQ', 'udm', 'qxqxq-Latn'];
    expect(await Promise.all(asked.map(selfOf))).toEqual(['lang=fi', 'lang=pt-BR', 'lang=en', 'lang=udm', undefined]);
  });

  it('serves a feed from the objects', async () => {
    const response = await ask({}, '/feeds/lectures.ics');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('BEGIN:VEVENT');
  });

  it('serves a calendar in each form with the same events and stamps, the plain one from its object', async () => {
    const calendar = async (path: string) => (await ask({}, `/feeds/lectures${path}`)).text();
    const stampsOf = (text: string) => text.match(/^(?:UID|SEQUENCE|DTSTAMP|LAST-MODIFIED):.*$/gm);
    const [plain, outlook, reminding] = [
      await calendar('.ics'),
      await calendar('/for/outlook.ics'),
      await calendar('/for/thunderbird/alarm/30/name/Lectures.ics'),
    ];
    expect(plain).not.toMatch(/X-ALT-DESC|X-MICROSOFT|VALARM/);
    expect(outlook).toContain('X-MICROSOFT-CDO-BUSYSTATUS:FREE');
    expect(reminding).toContain('TRIGGER:-PT30M');
    expect([stampsOf(outlook), stampsOf(reminding)]).toEqual([stampsOf(plain), stampsOf(plain)]);
    expect((await ask({}, '/feeds/lectures/for/lotus.ics')).status).toBe(400);
  });

  it('whose objects do not answer shows no visitor the cause', async () => {
    const broken = { getByName: () => ({ index: () => Promise.reject(new Error('internal: row 7 of tok-9f3c71')) }) };
    const response = await ask({ INDEX: broken as unknown as DurableObjectNamespace }, '/feeds/lectures.ics');
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(await response.text()).not.toContain('row 7');
  });
});

describe('a call to an object', () => {
  function failing(faults: readonly Record<string, unknown>[]) {
    const left = [...faults];
    let objects = 0;
    const getByName = () => {
      objects += 1;
      const fault = left.shift();
      return {
        availability: async () => (fault ? Promise.reject(Object.assign(new Error('broken'), fault)) : 'known'),
      };
    };
    const env = envOf({ INDEX: { getByName } as unknown as DurableObjectNamespace });
    return { call: () => indexStub(env).availability('42'), objects: () => objects };
  }

  it('is repeated once, through a new stub, when the platform marks the failure as retryable', async () => {
    const { call, objects } = failing([{ retryable: true }]);
    expect(await call()).toBe('known');
    expect(objects()).toBe(2);
  });

  it.each([[{}], [{ retryable: true, overloaded: true }]])('is not repeated after %j', async (fault) => {
    const { call, objects } = failing([fault]);
    await expect(call()).rejects.toThrow('broken');
    expect(objects()).toBe(1);
  });

  it('is not repeated forever', async () => {
    const { call } = failing([{ retryable: true }, { retryable: true }, { retryable: true }]);
    await expect(call()).rejects.toThrow('broken');
  });
});
