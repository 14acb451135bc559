import { describe, expect, it } from 'vitest';
import { createLog, createServerLog } from '../../src/cli/screen/log-writer.ts';
import { createStyle } from '../../src/cli/screen/terminal.ts';
import { fakeRuntime } from './fake-runtime.ts';

const now = () => Date.parse('2026-11-22T13:00:00.123Z');

function written(format: 'json' | 'screen' | 'text', colors = false) {
  const lines: string[] = [];
  const log = createLog({ format, now, write: (line) => lines.push(line), style: createStyle(colors) });
  return { lines, log };
}

/** What a portal could send to forge a line or to write on a terminal. */
const hostile = 'Calendar x\n2026-11-22T13:00:01Z error forged\r\u001b[2J\u0085\u2028\u202e end';
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

describe('a line of the log', () => {
  it('has its time, its level and its sentence', () => {
    const { lines, log } = written('text');
    log('info', 'The store works again.');
    log('warn', 'Calendar c1 could not be refreshed: …', { calendar: 'c1' });
    log('error', 'It failed.');
    expect(lines).toEqual([
      '2026-11-22T13:00:00Z info  The store works again.\n',
      '2026-11-22T13:00:00Z warn  Calendar c1 could not be refreshed: …\n',
      '2026-11-22T13:00:00Z error It failed.\n',
    ]);
  });

  it('is one JSON object for programs, with the calendar that it is about', () => {
    const { lines, log } = written('json');
    log('warn', 'Calendar c1 could not be refreshed: …', { calendar: 'c1' });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { time: '2026-11-22T13:00:00Z', level: 'warn', msg: 'Calendar c1 could not be refreshed: …', calendar: 'c1' },
    ]);
  });

  it('has a mark and its time on a terminal', () => {
    const { lines, log } = written('screen');
    log('info', 'The store works again.');
    log('error', 'It failed.');
    expect(lines).toEqual(['2026-11-22 13:00:00Z · The store works again.\n', '2026-11-22 13:00:00Z ✗ It failed.\n']);
    const colored = written('screen', true);
    colored.log('error', 'It failed.');
    expect(colored.lines.join()).toContain('\u001b[31m');
  });

  it.each(['json', 'screen', 'text'] as const)('can’t be forged by a portal’s text (%s)', (format) => {
    const { lines, log } = written(format);
    log('warn', hostile, { calendar: hostile });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.endsWith('\n')).toBe(true);
    expect(lines[0]?.slice(0, -1)).not.toMatch(control);
    if (format === 'json') expect(Object.values(JSON.parse(lines[0] ?? '')).join()).not.toMatch(control);
  });

  it('is never longer than a collector takes', () => {
    const { lines, log } = written('json');
    log('error', '🗓️\ud800"'.repeat(10_000));
    expect(Buffer.byteLength(lines[0] ?? '')).toBeLessThan(16_000);
    expect(JSON.parse(lines[0] ?? '').msg).toMatch(/…$/u);
  });
});

it('the server’s log is JSON where the environment says so, even on a terminal', () => {
  for (const [variables, live, expected] of [
    [{ KALENDS_LOG: 'json' }, true, /^\{"time":/u],
    [{ KALENDS_LOG: 'text' }, false, /^\S+Z info {2}x$/mu],
    [{}, true, /^\S+ \S+Z · x$/mu],
  ] as const) {
    const runtime = { ...fakeRuntime(variables), screen: { width: null, live } };
    createServerLog(runtime)('info', 'x');
    expect(runtime.written.err).toMatch(expected);
  }
});
