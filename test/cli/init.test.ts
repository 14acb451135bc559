import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { type Portal, type PortalOptions, startPortal } from '../portal/portal.ts';
import { type FakeRuntime, fakeRuntime } from './fake-runtime.ts';
import { runCommand, runMain } from './run-command.ts';

const token = 'tok-9f3c71-never-shown';
// Inside the package, where the configuration can import it by its name, as in a checkout.
const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
let directory: string;
let portal: Portal;

beforeEach(async () => {
  await mkdir(cache, { recursive: true });
  directory = await mkdtemp(join(cache, 'init-'));
});
afterEach(async () => {
  await portal?.close();
  await rm(directory, { recursive: true });
});

const events = [
  { id: 11, name: 'Open day', begins: '2031-05-01 18:00', ends: '2031-05-01 20:00', place: "Dean's hall", state: 'ok' },
  {
    id: 12,
    name: 'Concert',
    begins: '2031-05-02 18:00',
    ends: '2031-05-02 21:00',
    place: 'Garden',
    state: 'cancelled',
  },
];

async function init(
  options: PortalOptions,
  args: readonly string[] = [],
  variables: Record<string, string> = {},
  run = runMain,
) {
  portal = await startPortal({ token, events, ...options });
  const ran = await run(
    ['init', '--base-url', portal.url, '--time-zone', 'Europe/Berlin', '--language', 'en', ...args],
    { KALENDS_TOKEN: token, ...variables },
    directory,
  );
  expect(ran.out + ran.err).not.toContain(token);
  return ran;
}

const written = (name = 'kalends.config.ts') => readFile(join(directory, name), 'utf8');
const bearer = { KALENDS_TOKEN: token };
const json = async (variables: Record<string, string>, run = runMain) =>
  JSON.parse((await run(['check', '--json'], { ...bearer, ...variables }, directory)).out);

describe('kalends init', () => {
  it('writes what it found, and check reads from it the events that detection read', async () => {
    const { code, out } = await init({}, [], {}, runCommand);
    expect(code).toBe(0);
    expect(out).toContain('Open day');
    expect(out).toContain('kalends.config.ts was written, without the token');
    const text = await written();
    expect(text).toContain("import { defineConfig } from 'kalends';");
    expect(text).toMatch(/^ {6}\/\/ \d+ %: .+\n {6}title: 'name',$/mu);
    expect(text).not.toContain(token);
    const detected = await json({
      KALENDS_CONFIG: '{"site": {"timeZone": "Europe/Berlin"}}',
      KALENDS_BASE_URL: portal.url,
    });
    const configured = await json({}, runCommand);
    expect(configured.calendars[0].events).toHaveLength(2);
    expect(configured.calendars).toEqual(detected.calendars);
    expect(configured.mapping.event.title).toMatchObject({ rule: 'name', origin: 'configured' });
  });

  it.each([
    [{ header: 'X-API-Key' }, "{ in: 'header', name: 'X-API-Key', scheme: '' }"],
    [{ header: 'Authorization' }, "{ in: 'header', name: 'Authorization', scheme: '' }"],
    [{ query: 'access_token' }, "{ in: 'query', name: 'access_token' }"],
    [{ basic: '' }, "{ in: 'basic', user: '' }"],
  ])('finds out that the portal takes the token as %j', async (auth, line) => {
    const { code } = await init({ auth });
    expect(code).toBe(0);
    expect(await written()).toContain(`auth: ${line},`);
    expect((await json({})).calendars[0].events).toHaveLength(2);
  });

  it('sends no token to a portal that needs none, and says so', async () => {
    const { code, out } = await init({ auth: 'none' });
    expect(code).toBe(0);
    expect(out).toContain('answers without a token, so none is sent');
    expect(await written()).toContain("auth: { in: 'none' },");
    expect(portal.log.requests.length).toBeGreaterThan(0);
    const sent = portal.log.requests.map(({ target, headers }) => target + JSON.stringify(headers));
    expect(sent.filter((one) => one.includes(token))).toEqual([]);
  });

  it('tries each usual way once, then says that the token is wrong', async () => {
    const { code, out } = await init({ token: 'another-one' });
    expect(code).toBe(1);
    // First without the token, then in each way.
    expect(portal.log.unauthorized).toBe(12);
    expect(out).toContain('as "X-Auth-Token: …"');
    expect(out).toContain('refuses the token in all 11 common ways');
    await expect(written()).rejects.toThrow();
  });

  it.each([429, 503])('stops at once when the portal answers %i', async (status) => {
    let asked = 0;
    const { code, out } = await init({
      raw: (_, response) => {
        asked += 1;
        response.writeHead(status).end();
        return true;
      },
    });
    expect([code, asked]).toEqual([1, 1]);
    expect(out).toContain(`returned ${status}`);
  });

  it('finds an interface below the given address, and removes surplus segments', async () => {
    portal = await startPortal({ token, events, basePath: '/api/v1' });
    const { origin } = new URL(portal.url);
    const { code, out } = await runMain(['init', '--base-url', `${origin}/event-calendars?x=1`], bearer, directory);
    expect(code).toBe(0);
    expect(out).toContain('Everything after ? or # in the URL was removed.');
    expect(await written()).toContain(`baseUrl: '${origin}/api/v1',`);
  });

  it('names the addresses it tried when none has an interface', async () => {
    portal = await startPortal({ token, events, basePath: '/elsewhere/far' });
    const { origin } = new URL(portal.url);
    const { code, out } = await runMain(['init', '--base-url', origin], bearer, directory);
    expect(code).toBe(1);
    expect(out).toContain(`No list of calendars was found at ${origin}, ${origin}/api`);
    expect(portal.log.requests).toEqual([]);
  });

  it('says that the connection is refused', async () => {
    portal = await startPortal();
    await portal.close();
    const { code, out } = await runMain(['init', '--base-url', portal.url], bearer, directory);
    expect(code).toBe(1);
    expect(out).toContain('connection was refused');
  });

  it('sends the token to no other host', async () => {
    const other = await startPortal({ auth: 'none', events });
    const { code } = await init({
      raw: (_, response) => {
        response.writeHead(302, { location: `${other.url}/event-calendars` }).end();
        return true;
      },
    });
    expect(code).toBe(1);
    expect(other.log.connections).toBe(0);
    await other.close();
  });

  it('leaves a file alone that it can’t read', async () => {
    await writeFile(join(directory, 'kalends.config.ts'), 'mine');
    const { code, err } = await init({}, ['--force']);
    expect(code).toBe(2);
    expect(err).toContain('The file was not changed: mend or remove it, or name another file with --out.');
    expect(portal.log.connections).toBe(0);
    expect(await written()).toBe('mine');
  });

  it('writes no second configuration next to another', async () => {
    await writeFile(join(directory, 'kalends.config.json'), '{}');
    const { code, err } = await init({}, ['--out', 'kalends.config.ts']);
    expect(code).toBe(2);
    expect(err).toContain('kalends.config.json already exists');
  });

  it('writes JSON without comments on request', async () => {
    expect((await init({}, ['--json'])).code).toBe(0);
    const settings = JSON.parse(await written('kalends.config.json'));
    expect(settings.mapping.event.title).toBe('name');
    expect((await json({})).calendars[0].events).toHaveLength(2);
  });

  it('writes a title: the given one, that of the only calendar, or a default', async () => {
    await init({}, ['--title', "Dean's list"]);
    expect(await written()).toContain('title: "Dean\'s list",');
    await portal.close();
    await rm(join(directory, 'kalends.config.ts'));
    await init({});
    expect(await written()).toContain("title: 'Calendar 1',");
    await portal.close();
    await rm(join(directory, 'kalends.config.ts'));
    const two = [
      { id: 'c1', name: 'One' },
      { id: 'c2', name: 'Two' },
    ];
    await init({ calendars: two });
    expect(await written()).toContain("title: 'Events',");
  });

  it('writes where to set what detection has not found', async () => {
    await init({});
    expect(await written()).toMatch(
      /^ {6}\/\/ Not found\. If the portal has one of these, set its rule:\n( {6}\/\/ \w+: '…',\n)+ {4}\},$/mu,
    );
  });

  it('writes no detected rules when there was no event to read', async () => {
    const { code } = await init({ events: [] });
    expect(code).toBe(0);
    expect(await written()).not.toMatch(/^ *mapping: \{/mu);
    expect((await json({})).calendars[0].events).toEqual([]);
  });

  it('says that it can’t decide when every access shows an empty list', async () => {
    const { code, out } = await init({ auth: 'none', calendars: [] });
    expect(code).toBe(0);
    expect(out).toContain('impossible to tell whether the token is right');
  });

  it('finds the access by what it shows when the portal shows an empty list without a token', async () => {
    const { code } = await init({
      auth: 'none',
      list: ({ headers, operation }, records) => ({
        body: { items: operation === 'calendars' && headers['x-api-key'] !== token ? [] : records },
      }),
    });
    expect(code).toBe(0);
    expect(await written()).toContain("name: 'X-API-Key'");
  });

  it('sends the token when calendars are public but their events are not', async () => {
    const { code } = await init({
      auth: 'none',
      handle: ({ headers, operation }) =>
        operation === 'calendars' || headers['x-auth-token'] === token ? undefined : { status: 401 },
    });
    expect(code).toBe(0);
    expect(await written()).toContain("name: 'X-Auth-Token'");
    expect((await json({})).calendars[0].events).toHaveLength(2);
  });

  it('says when the zone is only this machine’s because nobody named one, and what is still wrong', async () => {
    portal = await startPortal({ token, events: [...events, { name: 'No id' }] });
    const { code, out } = await runCommand(
      ['init', '--yes', '--base-url', portal.url],
      { ...bearer, TZ: 'Asia/Tokyo' },
      directory,
    );
    expect(code).toBe(0);
    expect(out).toContain("are read as Asia/Tokyo, which is this machine's");
    expect(out).toContain('One problem needs attention');
    expect(await written()).toContain("timeZone: 'Asia/Tokyo',");
  });

  it('says last how many questions wait, which fields they are about, and where they are shown', async () => {
    const coded = [1, 2, 3, 4, 5, 6].map((n) => ({ ...events[0], id: n, name: `Talk ${n}`, state: n === 4 ? 3 : 1 }));
    const { code, out } = await init({ events: coded }, ['--yes'], {}, runCommand);
    expect(code).toBe(0);
    expect(await written()).toContain('// DECIDE:');
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      '? 1 question waits for your answer, about status. npm run kalends -- check shows it.',
    );
  });

  it('names the token’s file in the next command when it was given as a file', async () => {
    await writeFile(join(directory, 'my token'), `${token}\n`);
    const { out } = await init({}, ['--token-file', 'my token'], { KALENDS_TOKEN: '' });
    expect(out).toContain("export KALENDS_TOKEN_FILE='my token'");
  });

  it('suggests the closest time zone', async () => {
    const { code, err } = await runMain(
      ['init', '--base-url', 'https://portal.example', '--time-zone', 'Berlin'],
      bearer,
      directory,
    );
    expect([code, err]).toEqual([
      2,
      '✗ --time-zone: Expected an IANA time zone such as Europe/Berlin. Did you mean Europe/Berlin?\n',
    ]);
  });

  it.each(['calendars', 'details'] as const)(
    'writes nothing when it is interrupted while it requests %s',
    async (at) => {
      let runtime: FakeRuntime | null = null;
      portal = await startPortal({
        token,
        events,
        handle: async ({ operation }) => {
          if (operation === at) runtime?.end();
          await new Promise((next) => setTimeout(next, 20));
          return undefined;
        },
      });
      runtime = fakeRuntime({ KALENDS_TOKEN: token, KALENDS_BASE_URL: portal.url }, { directory });
      expect(await main(['init', '--yes'], runtime)).toBe(1);
      expect(runtime.written.err).toBe('✗ Cancelled: nothing was written.\n');
      expect(await readdir(directory)).toEqual([]);
    },
  );

  it('names all missing answers when it can’t ask for them', async () => {
    const { code, err } = await runMain(['init'], {}, directory);
    expect(code).toBe(2);
    expect(err).toContain('--base-url');
    expect(err).toContain('KALENDS_TOKEN');
  });

  it.each([['--token=abc'], ['--token']])('refuses a token as the argument %s, and says why', async (arg) => {
    const { code, err } = await runMain(['init', arg, 'abc'], {}, directory);
    expect(code).toBe(2);
    expect(err).toContain('list of processes');
  });

  it('reads the token from a file', async () => {
    await writeFile(join(directory, 'token'), `${token}\n`);
    const { code } = await init({}, ['--token-file', 'token'], { KALENDS_TOKEN: '' });
    expect(code).toBe(0);
  });

  it('escapes what the portal sends in the code it writes, and leaves out a token that the portal repeats', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text that would break out of a template
    const title = '*/ \' " \\ `${1}` \u2028 throw 1; //\r\nthrow 2;';
    const { code, out } = await init({
      calendars: [{ id: "c'1", name: `${title} ${token}` }],
      events: events.map((one) => ({ ...one, "st'ate\n": title })),
    });
    expect(code).toBe(0);
    expect(await written()).not.toContain(token);
    expect(out).not.toContain(token);
    expect((await json({})).calendars[0].events).toHaveLength(2);
  });
});
