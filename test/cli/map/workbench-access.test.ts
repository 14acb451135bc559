import { readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccessKey } from '../../../src/cli/map/server/access-key.ts';
import { openBrowser } from '../../../src/cli/map/server/open-browser.ts';
import { openWorkbench, token, type Workbench } from './open-workbench.ts';

let workbench: Workbench;
beforeEach(async () => {
  const events = [{ id: 'a', title: `A talk ?key=${token}`, start: '2031-05-01T10:00:00Z' }];
  workbench = await openWorkbench({ portal: { events } });
});
afterEach(() => workbench.close());

const json = { 'content-type': 'application/json' };
const asPage = () => ({ cookie: workbench.cookie, origin: workbench.origin, ...json });
const state = (headers: Readonly<Record<string, string>>, method = 'POST') =>
  workbench.send('/api/state', { method, headers, ...(method === 'POST' && { body: '{}' }) });

describe('the key', () => {
  it('is exchanged once for a cookie that no script reads and no other site sends', async () => {
    const { pathname, search } = new URL(workbench.address);
    expect(workbench.cookie).toMatch(/^kalends-map-\d+=[\w-]{43}$/u);
    const again = await workbench.send(pathname + search);
    expect([again.status, again.headers['set-cookie'], again.text]).toEqual([
      403,
      undefined,
      'Open the address that kalends map has printed. It works once; to get another one, start kalends map again.\n',
    ]);
    // Whoever has the cookie may open the used address again, as from the history.
    const own = await workbench.send(pathname + search, { headers: { cookie: workbench.cookie } });
    expect(own.status).toBe(200);
  });

  it('is refused where it is wrong, and then still works', () => {
    const access = createAccessKey(4000);
    expect([access.exchange(''), access.exchange(`${access.key}x`)]).toEqual([null, null]);
    const cookie = access.exchange(access.key) ?? '';
    expect(cookie).toMatch(/^kalends-map-4000=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/u);
    expect(access.exchange(access.key)).toBeNull();
    const [own = ''] = cookie.split(';');
    expect([
      access.admits(`other=1; ${own}`),
      access.admits(own.replace('4000', '4001')),
      access.admits(undefined),
    ]).toEqual([true, false, false]);
  });

  it('is what everything needs', async () => {
    for (const path of ['/', '/assets/workbench.js', '/preview/', '/preview/feeds/c1.ics', '/elsewhere'])
      expect([path, (await workbench.send(path)).status]).toEqual([path, 403]);
    expect((await state({ ...asPage(), cookie: '' })).status).toBe(403);
    expect((await state({ ...asPage(), cookie: `${workbench.cookie}x` })).status).toBe(403);
    expect((await state(asPage())).status).toBe(200);
  });
});

describe('other pages and hosts', () => {
  it('reach nothing, though they reach the port', async () => {
    const status = async (headers: object) => (await state({ ...asPage(), ...headers })).status;
    const { port } = new URL(workbench.origin);
    // A name that somebody has pointed at this machine: DNS rebinding.
    expect(await status({ host: `evil.example:${port}` })).toBe(403);
    expect(await status({ host: `localhost:${port}` })).toBe(403);
    expect(await status({ host: '127.0.0.1' })).toBe(403);
    // Another page's form or script: CSRF.
    expect(await status({ origin: 'https://evil.example' })).toBe(403);
    expect(await status({ origin: 'null' })).toBe(403);
    expect(await status({ origin: 'http://127.0.0.1:1' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    const { origin: _, ...without } = asPage();
    expect((await state(without)).status).toBe(403);
    expect(await status({ 'content-type': 'text/plain' })).toBe(400);
    expect((await state(asPage(), 'GET')).status).toBe(405);
    // The key of a foreign Host is not used up.
    const other = await openWorkbench();
    try {
      const { pathname, search } = new URL(other.address);
      const foreign = await other.send(pathname + search, { headers: { host: 'evil.example' } });
      expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined]);
    } finally {
      await other.close();
    }
  });

  it('on the network reach not even the port', async () => {
    const { port } = new URL(workbench.origin);
    const own = Object.values(networkInterfaces()).flatMap((all = []) => all.filter(({ internal }) => !internal));
    for (const { address } of own) {
      const failed = await new Promise<boolean>((done) => {
        const socket = connect({ host: address, port: Number(port) }, () => done(false));
        socket.on('error', () => done(true));
        socket.on('connect', () => socket.destroy());
      });
      expect([address, failed]).toEqual([address, true]);
    }
  });
});

describe('answers', () => {
  it('have a strict policy, are kept nowhere, and tell no other site', async () => {
    const { headers } = await workbench.send('/', { headers: { cookie: workbench.cookie } });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/u);
  });

  it('never hold the token, though the portal repeats it', async () => {
    // A portal's data, the settings and what is wrong with them all pass here.
    const answers = [
      await state(asPage()),
      await workbench.send('/api/record', { method: 'POST', headers: asPage(), body: '{"calendar":"c1","record":0}' }),
      await workbench.send('/preview/calendars/c1/events/a', { headers: { cookie: workbench.cookie } }),
      await workbench.send('/preview/feeds/c1.ics', { headers: { cookie: workbench.cookie } }),
      await workbench.send('/api/change', {
        method: 'POST',
        headers: asPage(),
        body: JSON.stringify({ label: token, changes: [{ path: ['site', 'timeZone'], value: token }] }),
      }),
      await workbench.send('/api/change', {
        method: 'POST',
        headers: asPage(),
        body: JSON.stringify({ label: token, changes: [{ path: ['site', 'title'], value: token }] }),
      }),
      await workbench.send('/api/save-preview', { method: 'POST', headers: asPage(), body: '{}' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400, 200, 200]);
    for (const { text } of answers) expect(text).not.toContain(token);
    expect(answers[0]?.text).toContain('***');
  });

  it('say what is wrong with a request', async () => {
    const ask = async (name: string, body: string) => {
      const { status, text } = await workbench.send(`/api/${name}`, { method: 'POST', headers: asPage(), body });
      return [status, (JSON.parse(text) as { error: string }).error];
    };
    expect(await ask('nothing', '{}')).toEqual([404, 'There is nothing at this address.']);
    expect(await ask('toString', '{}')).toEqual([404, 'There is nothing at this address.']);
    expect(await ask('state', '{')).toEqual([400, 'The request is not JSON.']);
    expect(await ask('record', '{"calendar":"c1"}')).toEqual([400, expect.stringContaining('record')]);
    expect(await ask('record', '{"calendar":"c1","record":9}')).toEqual([404, 'Calendar c1 has no record 10 now.']);
    expect(await ask('try', '{"part":"event","name":"titel"}')).toEqual([
      404,
      'There is no field mapping.event.titel.',
    ]);
    expect(await ask('state', `{"x":"${'x'.repeat(1_100_000)}"}`)).toEqual([400, 'The request is too long.']);
  });
});

describe('the end', () => {
  it('comes from the page, and then nothing answers any more', async () => {
    await workbench.post('end');
    expect(await workbench.end()).toBe(0);
    expect(workbench.runtime.written.out).toContain('Ended from the page.');
    await expect(workbench.send('/')).rejects.toThrow('ECONNREFUSED');
  });
});

describe('the browser', () => {
  it.skipIf(process.platform === 'win32')(
    'is opened by a file of this user alone, since everybody sees the arguments of programs',
    async () => {
      const address = 'http://127.0.0.1:4000/?key=k-9f3c';
      const started: (readonly string[])[] = [];
      const remove = await openBrowser(address, { platform: 'linux', start: (...all) => started.push(all.flat()) });
      const [command, url = ''] = started[0] ?? [];
      expect([command, url.includes('k-9f3c')]).toEqual(['xdg-open', false]);
      const path = fileURLToPath(url);
      expect([(await stat(path)).mode & 0o777, (await stat(dirname(path))).mode & 0o777]).toEqual([0o600, 0o700]);
      expect(await readFile(path, 'utf8')).toContain(`url=${address}"`);
      await remove();
      await expect(stat(path)).rejects.toThrow('ENOENT');
    },
  );

  it('that can not be started leaves the printed address', async () => {
    const start = () => {
      throw new Error('no such program');
    };
    await expect((await openBrowser('http://127.0.0.1:4000/?key=k', { start }))()).resolves.toBeUndefined();
  });
});

describe('a request that is no request of the page', () => {
  it('is refused where it is nested too deeply', async () => {
    const body = `{"calendar":"c1","record":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const { status, text } = await workbench.send('/api/record', { method: 'POST', headers: asPage(), body });
    expect([status, text]).toEqual([400, '{"error":"The request is nested too deeply."}']);
    // Brackets in texts nest nothing.
    const named = JSON.stringify({ part: 'event', name: 'title', text: '['.repeat(200), cursor: 0 });
    expect((await workbench.send('/api/complete', { method: 'POST', headers: asPage(), body: named })).status).toBe(
      200,
    );
  });

  it('is refused where it is too long, and not read to its end', async () => {
    const { port } = new URL(workbench.origin);
    const head = Object.entries({ ...asPage(), host: `127.0.0.1:${port}`, 'transfer-encoding': 'chunked' });
    const socket = connect(Number(port), '127.0.0.1');
    const said = await new Promise<string>((resolve, reject) => {
      let text = '';
      socket.setEncoding('utf8').on('data', (data) => {
        text += data;
      });
      socket.once('close', () => resolve(text)).on('error', (error) => (text === '' ? reject(error) : resolve(text)));
      socket.write(`POST /api/state HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
      // One chunk more than is taken, and then never an end.
      for (let n = 0; n < 11; n++) socket.write(`186a0\r\n${'x'.repeat(100_000)}\r\n`);
    });
    expect(said).toMatch(/^HTTP\/1\.1 400 .*"The request is too long\."/su);
  });
});

it('takes a short token out where it stands alone', async () => {
  const events = [{ id: 'a', title: 'Talk tok7 of tok71', start: '2031-05-01T10:00:00Z' }];
  const short = await openWorkbench({ portal: { events, token: 'tok7' }, variables: { KALENDS_TOKEN: 'tok7' } });
  try {
    const { calendars } = await short.post('state');
    expect(calendars[0]?.rows[0]?.title).toBe('Talk *** of tok71');
  } finally {
    await short.close();
  }
});

it('sends the token in no header that belongs to the connection', async () => {
  const change = (name: string) => ({ changes: [{ path: ['source', 'auth'], value: { in: 'header', name } }] });
  const found =
    'source.auth.name: Expected a header that is free for the token, such as Authorization or X-Token, found';
  for (const name of ['Host', 'content-length', 'Upgrade']) {
    const sentence = `${found} ${name}: the connection sets it.`;
    expect(await workbench.refused('ask', change(name))).toEqual([400, sentence]);
  }
  expect(await workbench.refused('ask', change('Accept'))).toEqual([
    400,
    `${found} Accept: it says what a request takes.`,
  ]);
  expect(await workbench.refused('ask', change('X Token'))).toEqual([
    400,
    'source.auth.name: Expected the name of a header, of letters, digits and hyphens, such as X-Token, found a text.',
  ]);
  expect((await workbench.post('ask', change('X-Token'))).steps.length).toBeGreaterThan(0);
});
