import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import { runMain } from './run-command.ts';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const [, section = ''] = readFileSync(file('docs/mapping.md'), 'utf8').split(
  '\n## From a wrong check to a right one\n',
);
const [, written = ''] = /```ts\n([\s\S]*?)```/.exec(section) ?? [];

let portal: ChildProcess;
let baseUrl: string;
let directory: string;

beforeAll(async () => {
  portal = spawn(process.execPath, [file('examples/tricky-portal/server.mjs')], {
    env: { PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (portal.stdout === null) throw new Error('The portal has no output.');
  for await (const line of createInterface(portal.stdout)) {
    baseUrl = /http:\S+\d/.exec(line)?.[0] ?? '';
    break;
  }
  directory = await mkdtemp(join(tmpdir(), 'kalends-tutorial-'));
});
afterAll(async () => {
  portal.kill();
  await rm(directory, { recursive: true });
});

const check = (variables: Record<string, string>, args: readonly string[] = []) =>
  runMain(['check', ...args], { KALENDS_TOKEN: 'practice', ...variables }, directory);

describe('the tutorial of docs/mapping.md', () => {
  it('begins with the four faults that it names', async () => {
    const { code, out } = await check({ KALENDS_BASE_URL: baseUrl });
    expect(code).toBe(1);
    expect(out).toContain('20 records of 60 came, but the next page can’t be read'.replace('’', "'"));
    expect(out).toMatch(/title +name/);
    expect(out).toMatch(/16:30[^\n]*\n +Slot 7 Lindqvist/);
    expect(out).toContain('Does a code at state mean that an event is cancelled: 3');
    const { out: event } = await check({ KALENDS_BASE_URL: baseUrl }, ['--event', '7107']);
    expect(event).toMatch(/The rest of the record[\s\S]*topic +"Rivers of Asia, part 2"/);
    expect(event).toMatch(/begin: "[^"]* 16:30:00"/);
  });

  it('ends with the right events', async () => {
    const config = join(directory, 'kalends.config.mjs');
    await writeFile(config, written.replace('http://127.0.0.1:4010', baseUrl));
    const { code, out, err } = await check({ KALENDS_CONFIG: config }, ['--json']);
    expect([code, err]).toEqual([0, '']);
    const { calendars, problems } = checkAnswer.parse(JSON.parse(out));
    expect(problems.filter(({ level }) => level !== 'info')).toEqual([]);
    const events = calendars[0]?.events ?? [];
    expect(events).toHaveLength(60);
    expect(events.filter(({ status }) => status === 'cancelled')).toHaveLength(4);
    expect(events[7]).toMatchObject({
      title: 'Rivers of Asia, part 2',
      status: 'cancelled',
      timeZone: 'Europe/Istanbul',
    });
    expect(events.every(({ start }) => start?.endsWith('T16:30:00Z'))).toBe(true);
  });
});
