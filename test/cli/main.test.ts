import { describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { fakeRuntime } from './fake-runtime.ts';

async function run(args: readonly string[], variables: Record<string, string> = {}) {
  const runtime = fakeRuntime(variables);
  return { code: await main(args, runtime), ...runtime.written };
}

describe('kalends', () => {
  it.each([[['--help']], [['-h']], [['help']]])('lists the commands with %j', async (args) => {
    const { code, out } = await run(args);
    expect(code).toBe(0);
    expect(out).toContain('Usage: kalends [command]');
    expect(out).toMatch(/^ {2}serve {2,}/mu);
  });

  it('prints its version and its commit', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, out: '1.2.3 (abc1234)\n', err: '' });
  });

  it('prints its version alone where the commit is not known', async () => {
    const runtime = fakeRuntime({});
    expect(await main(['-v'], { ...runtime, commit: () => null })).toBe(0);
    expect(runtime.written.out).toBe('1.2.3\n');
  });

  it.each([[[]], [['--port', '0']]])('serves without a command: %j', async (args) => {
    const runtime = fakeRuntime({});
    const ended = main(args, runtime);
    await expect.poll(() => runtime.written.out).toContain('This is sample data');
    runtime.end();
    expect(await ended).toBe(0);
  });

  it('describes a command', async () => {
    expect((await run(['serve', '--help'])).out).toContain('KALENDS_BASE_URL');
    expect((await run(['help', 'serve'])).out).toContain('KALENDS_BASE_URL');
  });

  it.each([[[]], [['serve']], [['check']], [['init']], [['map']]])(
    'keeps its help for %j within 80 columns',
    async (name) => {
      const { out } = await run([...name, '--help']);
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    },
  );

  it('suggests the closest command', async () => {
    const { code, out, err } = await run(['sevre']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('✗ There is no command "sevre". Did you mean serve?\nSee kalends --help.\n');
    expect((await run(['frobnicate'])).err).not.toContain('mean');
  });

  it.each([
    [['serve', '--confg', 'a.ts'], '✗ There is no option --confg. Did you mean --config?\nSee kalends serve --help.\n'],
    [
      ['check', '--calender=c1'],
      '✗ There is no option --calender. Did you mean --calendar?\nSee kalends check --help.\n',
    ],
    [['init', '--frobnicate'], '✗ There is no option --frobnicate.\nSee kalends init --help.\n'],
  ])('refuses an option that it does not have, and suggests the closest: %j', async (args, message) => {
    expect(await run(args)).toEqual({ code: 2, out: '', err: message });
  });

  it('reports every problem of the configuration, without the token, and exits with 2', async () => {
    const { code, err } = await run(['serve'], {
      KALENDS_TOKEN: 'tok-9f3c71',
      KALENDS_CONFIG: '{"site": {"timeZone": "tok-9f3c71"}, "limit": {}}',
      PORT: 'http',
    });
    expect(code).toBe(2);
    expect(err.split('\n').filter((line) => line.startsWith('✗'))).toHaveLength(4);
    expect(err).not.toContain('tok-9f3c71');
  });
});
