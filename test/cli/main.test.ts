import { describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { fakeRuntime } from './fake-runtime.ts';

async function run(args: readonly string[], variables: Record<string, string> = {}) {
  const runtime = fakeRuntime(variables);
  return { code: await main(args, runtime), ...runtime.written };
}

describe('kalends', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']]])('lists the commands with %j', async (args) => {
    const { code, out } = await run(args);
    expect(code).toBe(0);
    expect(out).toContain('Usage: kalends <command>');
    expect(out).toMatch(/^ {2}serve {2,}/mu);
  });

  it('prints its version', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, out: '1.2.3\n', err: '' });
  });

  it('describes a command', async () => {
    expect((await run(['serve', '--help'])).out).toContain('KALENDS_BASE_URL');
    expect((await run(['help', 'serve'])).out).toContain('KALENDS_BASE_URL');
  });

  it.each([[[]], [['serve']], [['check']], [['init']]])('keeps its help for %j within 80 columns', async (name) => {
    const { out } = await run([...name, '--help']);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('suggests the closest command', async () => {
    const { code, out, err } = await run(['sevre']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('✗ There is no command "sevre". Did you mean serve?\nSee kalends --help.\n');
    expect((await run(['frobnicate'])).err).not.toContain('mean');
  });

  it('refuses an unknown option', async () => {
    const { code, err } = await run(['serve', '--prot', '80']);
    expect(code).toBe(2);
    expect(err).toContain("Unknown option '--prot'");
    expect(err).toContain('kalends serve --help');
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
