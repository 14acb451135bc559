import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runMain } from './run-command.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kalends-config-'));
});
afterEach(() => rm(folder, { recursive: true }));

const secret = 'secret-token-123';
const file = {
  $schema: './kalends.schema.json',
  source: {
    baseUrl: 'https://file.example/api',
    headers: { 'X-Key': 'another-secret' },
    query: { events: { lang: 'en' } },
  },
  site: { title: `Events ${secret}`, timeZone: 'UTC' },
  mapping: { event: { title: 'name', start: { path: 'from', format: 'dd.MM.yyyy' } } },
  calendars: { '42': { slug: 'lectures' } },
};

describe('kalends config', () => {
  it('says of each setting where it comes from, and shows no secret', async () => {
    await writeFile(join(folder, 'kalends.config.json'), JSON.stringify(file));
    const variables = { KALENDS_TOKEN: secret, KALENDS_TIMEZONE: 'Europe/Berlin', PORT: '4000' };
    const { code, out, err } = await runMain(['config', '--json'], variables, folder);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const from = 'kalends.config.json';
    expect(JSON.parse(out)).toMatchObject({
      file: from,
      sample: false,
      token: { isSet: true, from: 'KALENDS_TOKEN' },
      settings: {
        'source.baseUrl': { value: 'https://file.example/api', from },
        'source.retries': { value: 2, from: 'default' },
        'source.headers.X-Key': { value: '<not shown>', from },
        'source.query.events.lang': { value: '<not shown>', from },
        'site.title': { value: 'Events …', from },
        'site.timeZone': { value: 'Europe/Berlin', from: 'KALENDS_TIMEZONE' },
        'mapping.event.start': { value: { path: 'from', format: 'dd.MM.yyyy' }, from },
        'calendars.42.slug': { value: 'lectures', from },
        'refresh.guard.share': { value: 0.5, from: 'default' },
      },
      environment: { PORT: { value: 4000, from: 'PORT' }, KALENDS_LOG: { value: 'text', from: 'default' } },
    });
    const text = await runMain(['config'], variables, folder);
    expect(text.out).toMatch(/^ {2}site\.timeZone +KALENDS_TIMEZONE +'Europe\/Berlin'$/mu);
    expect(text.out).toMatch(/^ {2}source\.retries +2$/mu);
    expect(text.out).toMatch(/^ {2}the token +KALENDS_TOKEN +set, not shown$/mu);
    for (const written of [out, text.out]) expect(written).not.toMatch(/secret/u);
  });

  it('names the variable of a configuration in the environment, and functions as such', async () => {
    const inline = {
      KALENDS_CONFIG: JSON.stringify({ source: { baseUrl: 'https://x.example', auth: { in: 'none' } } }),
    };
    const { out } = await runMain(['config', '--json'], inline, folder);
    expect(JSON.parse(out)).toMatchObject({
      file: 'KALENDS_CONFIG',
      token: { isSet: false, from: null },
      settings: { 'source.auth.in': { value: 'none', from: 'KALENDS_CONFIG' } },
    });
    const code = "export default { source: { auth: { in: 'none' } }, mapping: { event: { title: (r) => r.name } } };\n";
    await writeFile(join(folder, 'own.mjs'), code);
    const args = ['config', '--json', '--config', 'own.mjs'];
    const own = await runMain(args, { KALENDS_BASE_URL: 'https://x.example' }, folder);
    expect(JSON.parse(own.out).settings).toMatchObject({
      'mapping.event.title': { value: '<function>', from: 'own.mjs' },
      'source.baseUrl': { value: 'https://x.example', from: 'KALENDS_BASE_URL' },
    });
  });

  it('says that the sample portal is served where nothing is configured', async () => {
    expect((await runMain(['config'], {}, folder)).out).toContain('(no file; the sample portal is served)');
  });

  it('names what is wrong with a configuration, and ends with 2', async () => {
    const { code, out, err } = await runMain(['config'], { KALENDS_BASE_URL: 'x', KALENDS_TOKEN: secret }, folder);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('KALENDS_BASE_URL: Expected an http or https URL');
  });
});
