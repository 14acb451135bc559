import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import type {
  AnswerView,
  AskResult,
  Completion,
  RecordView,
  SavePreview,
  SaveResult,
  Suggestion,
  TryResult,
  WorkbenchChange,
  WorkbenchState,
} from '../../../src/cli/map/workbench-api.ts';
import { type Portal, type PortalOptions, startPortal } from '../../portal/portal.ts';
import { type FakeRuntime, fakeRuntime } from '../fake-runtime.ts';

export const token = 'tok-9f3c71-never-shown';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

interface Answers {
  state: WorkbenchState;
  change: WorkbenchState;
  undo: WorkbenchState;
  redo: WorkbenchState;
  refresh: WorkbenchState;
  record: RecordView;
  answer: AnswerView;
  try: TryResult;
  suggest: readonly Suggestion[];
  complete: readonly Completion[];
  ask: AskResult;
  'save-preview': SavePreview;
  save: SaveResult;
  end: object;
}

/** `kalends map` against a portal, used as its page does. */
export interface Workbench {
  readonly portal: Portal;
  readonly runtime: FakeRuntime;
  readonly directory: string;
  readonly origin: string;
  /** The printed address, whose key was used. */
  readonly address: string;
  readonly cookie: string;
  /** Everything that was answered, to look for what must not be there. */
  readonly answered: string[];
  /** Sends exactly these headers and that Host. */
  send(path: string, options?: SendOptions): Promise<Answer>;
  /** Asks as the page does, and expects success. */
  post<Name extends keyof Answers>(name: Name, body?: object): Promise<Answers[Name]>;
  /** The same where it is refused: the status and the sentence. */
  refused(name: keyof Answers, body?: object): Promise<readonly [status: number, error: string]>;
  change(...changes: readonly WorkbenchChange[]): Promise<WorkbenchState>;
  /** Ends the command, and gives its exit code. */
  end(): Promise<number>;
  close(): Promise<void>;
}

export interface SendOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface WorkbenchOptions {
  readonly portal?: PortalOptions;
  /** A portal that runs already, whose token is `secret`. */
  readonly running?: Portal;
  /** Written to this file; null: there is none, and the base URL comes from the environment. */
  readonly file?: string | null;
  /** The text of the file; by default the settings in the file's form. `{url}` is the portal's. */
  readonly text?: string;
  readonly settings?: object;
  readonly variables?: Readonly<Record<string, string>>;
}

export async function openWorkbench(options: WorkbenchOptions = {}): Promise<Workbench> {
  const portal = options.running ?? (await startPortal({ token, ...options.portal }));
  const directory = await mkdtemp(join(tmpdir(), 'kalends-map-'));
  const { file = 'kalends.config.json', settings = {} } = options;
  const written = {
    site: { timeZone: 'Europe/Berlin' },
    ...settings,
    source: { baseUrl: portal.url, ...sourceOf(settings) },
  };
  const usual = file?.endsWith('.json')
    ? `${JSON.stringify(written, null, 2)}\n`
    : `export default ${JSON.stringify(written, null, 2)};\n`;
  const text = (options.text ?? usual).replaceAll('{url}', portal.url);
  if (file !== null) await writeFile(join(directory, file), text);
  const bare: Record<string, string> =
    file === null ? { KALENDS_BASE_URL: portal.url, KALENDS_TIMEZONE: 'Europe/Berlin' } : {};
  const given = options.running === undefined ? token : 'secret';
  const runtime = fakeRuntime({ KALENDS_TOKEN: given, ...bare, ...options.variables }, { directory });
  const code = main(['map', '--no-open'], runtime);
  let failure: unknown = null;
  code.catch((error: unknown) => {
    failure = error;
  });
  const address = await vi.waitUntil(
    () => {
      if (failure !== null) throw failure;
      return /http:\/\/127\.0\.0\.1:\d+\/\?key=[\w-]+/u.exec(runtime.written.out)?.[0];
    },
    { timeout: 50_000 },
  );
  const { origin } = new URL(address);
  const answered: string[] = [];
  const send = async (path: string, more: SendOptions = {}): Promise<Answer> => {
    const answer = await ask(origin, path, more);
    answered.push(JSON.stringify(answer.headers), answer.text);
    return answer;
  };
  const first = await send(new URL(address).pathname + new URL(address).search);
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  const post = (name: string, body: object) =>
    send(`/api/${name}`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const workbench: Workbench = {
    portal,
    runtime,
    directory,
    origin,
    address,
    cookie,
    answered,
    send,
    async post(name, body = {}) {
      const { status, text: json } = await post(name, body);
      expect([status, status === 200 ? '' : json]).toEqual([200, '']);
      return JSON.parse(json);
    },
    async refused(name, body = {}) {
      const { status, text: json } = await post(name, body);
      return [status, (JSON.parse(json) as { error: string }).error];
    },
    change: (...changes) => workbench.post('change', { label: 'A change', changes }),
    end() {
      runtime.end();
      return code;
    },
    async close() {
      runtime.end();
      await code;
      await portal.close();
      await rm(directory, { recursive: true });
      // Nothing that was said or sent holds the token.
      expect(answered.join('\n') + runtime.written.out + runtime.written.err).not.toContain(token);
    },
  };
  return workbench;
}

const sourceOf = (settings: object): object => (settings as { source?: object }).source ?? {};

function ask(origin: string, path: string, { method = 'GET', headers = {}, body }: SendOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The rule of a field of events in a state. */
export const fieldOf = ({ fields }: WorkbenchState, name: string, part = 'event') => {
  const field = fields.find((one) => one.name === name && one.part === part);
  if (field === undefined) throw new Error(`There is no field ${name}.`);
  return field;
};

/** The titles of the rows of the first calendar. */
export const titlesOf = ({ calendars }: WorkbenchState) => calendars[0]?.rows.map(({ title }) => title);
