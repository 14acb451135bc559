import type { HeldStore } from './held-store.ts';

/** Kalends over a copy of a store, with a fixed clock. */
export interface RunningStore {
  ask(path: string): Promise<ServedAnswer>;
  /** Sets the clock and refreshes everything; resolves when each calendar was tried. */
  refresh(at: string): Promise<void>;
  close(): Promise<void>;
}

export interface ServedAnswer {
  readonly status: number;
  readonly lastModified: string;
  readonly contentType: string;
  readonly body: string;
}

/** Everything needed to run Kalends over a store. */
export interface Running {
  readonly store: Pick<HeldStore, 'settings' | 'variables'>;
  /** A folder where the runtime keeps its store, filled or empty. */
  readonly directory: string;
  /** The address of the server that replaces the portal. */
  readonly portal: string;
  /** The time on the clock. */
  readonly at: string;
}

/** The settings of a held store, for tests that ask by the address and not by the host of the public URL. */
export const runnableSettings = ({ settings }: Running['store']): Readonly<Record<string, unknown>> => ({
  ...settings,
  server: { hosts: ['127.0.0.1'] },
});

export const servedAnswer = async (response: Response): Promise<ServedAnswer> => ({
  status: response.status,
  lastModified: response.headers.get('last-modified') ?? '',
  contentType: response.headers.get('content-type') ?? '',
  body: await response.text(),
});

/** The last attempt of each refresh and its result, the list of calendars first. */
export interface Tried {
  readonly id: string;
  readonly lastAttempt: string | null;
  readonly failure: string | null;
}

export async function triedOf(running: RunningStore): Promise<readonly Tried[]> {
  const { body } = await running.ask('/status');
  const { list, calendars } = JSON.parse(body) as { list: Omit<Tried, 'id'>; calendars: readonly Tried[] };
  return [{ id: 'list', ...list }, ...calendars].map(({ id, lastAttempt, failure }) => ({ id, lastAttempt, failure }));
}
