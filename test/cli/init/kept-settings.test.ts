import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { type Portal, type PortalOptions, startPortal } from '../../portal/portal.ts';
import { fakeRuntime } from '../fake-runtime.ts';
import { runCommand } from '../run-command.ts';

const token = 'tok-44d1b7-never-shown';
let directory: string;
let portal: Portal;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-kept-'));
});
afterEach(async () => {
  await portal?.close();
  await rm(directory, { recursive: true });
});

const events = [1, 2, 3].map((n) => ({
  id: `e${n}`,
  title: `Talk ${n}`,
  heading: `A talk, number ${n}`,
  start: `2031-05-0${n} 10:00`,
  end: `2031-05-0${n} 11:00`,
  opens: `2031-05-0${n} 09:30`,
  place: `Hall ${n}`,
  picture: `https://uni.example/${n}.jpg`,
}));

const start = async (options: PortalOptions = {}) => {
  portal = await startPortal({ token, events, ...options });
};
const configFile = (name = 'kalends.config.json') => join(directory, name);
const write = (settings: object) => writeFile(configFile(), JSON.stringify(settings));
const written = async () => JSON.parse(await readFile(configFile(), 'utf8'));

/** Runs a command in the directory; `answers` are those of a person, by a part of the question. */
async function run(args: readonly string[], answers: Readonly<Record<string, string>> | null = null, agrees = true) {
  const runtime = fakeRuntime({ KALENDS_TOKEN: token }, { directory });
  const asked: string[] = [];
  const answer = async (question: string) => {
    asked.push(question);
    return Object.entries(answers ?? {}).find(([part]) => question.includes(part))?.[1] ?? '';
  };
  const confirm = async (question: string) => {
    asked.push(question);
    return agrees;
  };
  const prompter = { text: answer, secret: answer, confirm };
  const code = await main(args, { ...runtime, prompter: answers === null ? null : prompter });
  expect(runtime.written.out + runtime.written.err).not.toContain(token);
  return { code, asked, ...runtime.written };
}

describe('kalends init over a configuration', () => {
  it('keeps zone, language, paging, calendars, feeds and rules', async () => {
    await start();
    const settings = {
      source: { baseUrl: portal.url, paging: { style: 'page', param: 'p' }, timeoutMs: 9000 },
      site: { title: 'Events of the university', timeZone: 'Asia/Tokyo', language: 'de', id: 'events.uni.example' },
      calendars: { c1: { color: 'red' } },
      feeds: { all: { title: 'All' } },
      mapping: { event: { title: 'heading', image: null } },
      limits: { items: 7 },
    };
    await write(settings);
    expect(await run(['init', '--force'])).toMatchObject({ code: 0, err: '' });
    const { mapping, source, ...rest } = await written();
    const { mapping: _, source: before, ...same } = settings;
    expect(rest).toEqual(same);
    expect(source).toEqual({ ...before, auth: { in: 'header', name: 'Authorization', scheme: 'Bearer' } });
    expect(mapping.event).toMatchObject({ title: 'heading', image: null });
  });

  it('writes them as code that reads the same', async () => {
    await start();
    const settings = {
      source: { baseUrl: portal.url, headers: { 'X-Client': 'kalends' } },
      site: { timeZone: 'Asia/Tokyo', url: 'https://uni.example/' },
      calendars: { c1: { title: "Dean's", color: 'red' } },
      feeds: { 'all-of-it': { title: 'All', calendars: ['c1'] } },
      mapping: { event: { title: { path: ['heading', 'title'] }, image: null } },
      refresh: { everySeconds: 60 },
    };
    await write(settings);
    await run(['init', '--out', 'other.mjs']);
    const { default: code } = await import(configFile('other.mjs'));
    expect(code).toMatchObject(settings);
  });

  it('asks for nothing that the configuration says, and for the rest only when the token works', async () => {
    await start();
    await write({ source: { baseUrl: portal.url }, site: { timeZone: 'Asia/Tokyo' } });
    const { code, asked } = await run(['init', '--force'], { Language: 'en', Title: 'Mine', 'Which one': '1' });
    expect(code).toBe(0);
    expect(asked.filter((question) => !question.includes('Which one'))).toEqual([
      'Language of the events',
      'Title of your pages',
    ]);
    await portal.close();
    await start({ token: 'another-one' });
    await write({ source: { baseUrl: portal.url } });
    const refused = await run(['init', '--force'], {});
    expect([refused.code, refused.asked]).toEqual([1, []]);
  });

  it('tries the configured way to send the token first, and no other where that works', async () => {
    await start({ auth: { header: 'X-Portal-Token' } });
    await write({ source: { baseUrl: portal.url, auth: { in: 'header', name: 'X-Portal-Token' } } });
    expect((await run(['init', '--force'])).code).toBe(0);
    expect(portal.log.unauthorized).toBe(0);
    expect((await written()).source.auth).toEqual({ in: 'header', name: 'X-Portal-Token' });
  });

  it('writes no function into another file', async () => {
    await start();
    await writeFile(configFile('kalends.config.mjs'), program());
    const { code: exit, err } = await run(['init', '--out', 'other.mjs']);
    expect(exit).toBe(2);
    expect(err).toContain('kalends.config.mjs: mapping.event.title is a function');
    expect(portal.log.connections).toBe(0);
  });

  it('says what is wrong with the settings, and leaves them alone', async () => {
    await start();
    const settings = { source: { baseUrl: portal.url }, site: { timeZone: 'Berlin' } };
    await write(settings);
    const { code, err } = await run(['init', '--force']);
    expect(code).toBe(2);
    expect(err).toContain('Did you mean Europe/Berlin?');
    expect(await written()).toEqual(settings);
  });
});

/** A configuration with everything in it that only its writer knows. */
const program = (
  mapping = '{\n    event: {\n      title: (one) => one.title.trim(), // mine\n    },\n  }',
) => `// Ours, since 2024.
const zone = 'Asia/Tokyo';
export default {
  source: { baseUrl: '${portal.url}', auth: { in: 'header', name: 'Authorization' } }, // asked of the portal's people
  site: { timeZone: zone, language: 'en', title: 'Ours' },
  // Rules, by hand.
  mapping: ${mapping},
};
`;

describe('the file that init changes', () => {
  const name = 'kalends.config.mjs';
  const read = () => readFile(configFile(name), 'utf8');

  it('keeps comments, code and functions, and gains the rules that are sure', async () => {
    await start();
    const before = program();
    await writeFile(configFile(name), before);
    const { code, out } = await run(['init', '--force']);
    expect(code).toBe(0);
    const after = await read();
    const [kept, gained] = [before.split('\n'), after.split('\n')];
    const rules = before.indexOf('  mapping:');
    expect(after.slice(0, rules)).toBe(before.slice(0, rules));
    expect(after).toContain('      title: (one) => one.title.trim(), // mine\n');
    expect(after).toContain("id: 'id'");
    expect(gained.at(-2)).toBe(kept.at(-2));
    expect(out).toContain(`The change of ${name}`);
    expect(out).toMatch(/^ {2}\+.*id: 'id'/mu);
    // In another process, since this one keeps the module that it has imported. There is nothing left to write.
    const again = await runCommand(['init'], { KALENDS_TOKEN: token }, directory);
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('says all of this already') });
    expect(await read()).toBe(after);
  });

  it('is shown and asked about first', async () => {
    await start();
    const before = program();
    await writeFile(configFile(name), before);
    const alone = await run(['init']);
    expect(alone.code).toBe(2);
    expect(alone.out).toContain(`The change of ${name}`);
    expect(alone.err).toContain('--force writes this change');
    const refused = await run(['init'], {}, false);
    expect(refused.code).toBe(2);
    expect(refused.asked.at(-1)).toBe(`Write this change into ${name}?`);
    expect(await read()).toBe(before);
    expect((await run(['init'], {})).code).toBe(0);
    expect(await read()).not.toBe(before);
  });

  it('stays where a program makes the rules: the lines to put in are shown', async () => {
    await start();
    const before = program('rules()').replace('export', "const rules = () => ({ event: { title: 'title' } });\nexport");
    await writeFile(configFile(name), before);
    const { code, out } = await run(['init', '--force']);
    expect(code).toBe(1);
    expect(out).toContain(`${name} was not changed.`);
    expect(out).toMatch(/in mapping, line 8:\n {4}event: \{ id: 'id',.* image: 'picture' \},\n/u);
    expect(await read()).toBe(before);
  });
});

it('an unsure rule is a comment with its confidence and its rivals, and stays detected', async () => {
  // Nothing tells which of the two is the title.
  await start({ events: events.map(({ title, heading, ...event }) => ({ ...event, text1: title, text2: heading })) });
  const { out } = await run(['init', '--base-url', portal.url, '--time-zone', 'UTC', '--out', 'kalends.config.mjs']);
  const text = await readFile(configFile('kalends.config.mjs'), 'utf8');
  expect(text).toMatch(/^ {6}\/\/ UNSURE, \d+ %: .*title/mu);
  expect(text).toMatch(/^ {6}\/\/ title: 'text1',$/mu);
  expect(text).toMatch(/^ {6}\/\/ or \d+ %: 'text2', such as A talk/mu);
  expect(text).not.toMatch(/^ *title: 'text1',/mu);
  expect(out).toMatch(/! .*title.* unsure and stay detected\. npx kalends check --explain/u);
  const { mapping } = JSON.parse((await run(['check', '--json'])).out);
  expect(mapping.event.title).toMatchObject({ rule: 'text1', origin: 'detected' });
  expect(mapping.event.id).toMatchObject({ rule: 'id', origin: 'configured' });
});
