import { once } from 'node:events';
import { connect } from 'node:net';

export interface Marionette {
  /** Runs the body of an asynchronous function inside Thunderbird; returns its result through JSON. */
  run(body: string, args?: readonly unknown[]): Promise<unknown>;
  close(): void;
}

/**
 * Mozilla's remote control protocol over TCP. A message is its length in octets, a colon and JSON: `[0, id, command,
 * parameters]` and `[1, id, error, result]` (firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 */
export async function openMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (message: readonly unknown[]) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as unknown[];
      received = received.subarray(end);
      waiting.get(Number(message[1]))?.(message);
    }
  });
  let id = 0;
  async function command(name: string, parameters: object): Promise<unknown> {
    id += 1;
    const text = JSON.stringify([0, id, name, parameters]);
    const answer = new Promise<readonly unknown[]>((done) => waiting.set(id, done));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answer;
    if (error !== null) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return result;
  }
  await command('WebDriver:NewSession', {});
  await command('Marionette:SetContext', { value: 'chrome' });
  await command('WebDriver:SetTimeouts', { script: 20_000 });
  return {
    async run(body, args = []) {
      const script = `
        const { cal } = ChromeUtils.importESModule('resource:///modules/calendar/calUtils.sys.mjs');
        const args = arguments;
        return (async () => { ${body} })();`;
      const result = await command('WebDriver:ExecuteScript', { script, args, sandbox: 'system' });
      return (result as { value: unknown }).value;
    },
    close: () => void socket.destroy(),
  };
}
