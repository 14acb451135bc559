import type { WidgetAnswer } from '../widget-answer.ts';

/** What is known of one URL. The last answer stays when a refresh fails. */
export interface SourceState {
  readonly answer: WidgetAnswer | null;
  /** Milliseconds since 1970: when the answer arrived. */
  readonly readAt: number;
  /** Null: the last request succeeded, or none has ended yet. Status 404 and 410: there is no such calendar. */
  readonly failure: { readonly status: number | null } | null;
}

interface Source {
  state: SourceState;
  readonly listeners: Set<() => void>;
  loading: boolean;
  failures: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const refreshMs = 5 * 60_000;
const deadlineMs = 20_000;
const sources = new Map<string, Source>();

/** Calls `listener` after every request to the URL. Widgets that show the same URL share its requests. */
export function listen(
  url: string,
  listener: () => void,
): { readonly state: () => SourceState; readonly close: () => void } {
  const source = sources.get(url) ?? {
    state: { answer: null, readAt: 0, failure: null },
    listeners: new Set(),
    loading: false,
    failures: 0,
    timer: undefined,
  };
  sources.set(url, source);
  source.listeners.add(listener);
  if (isDue(source)) void load(url, source);
  // An element that was removed and inserted again, or moved, continues its schedule.
  else if (source.listeners.size === 1 && !source.loading)
    loadLater(url, source, source.state.readAt + refreshMs - Date.now());
  return {
    state: () => source.state,
    close: () => {
      source.listeners.delete(listener);
      if (source.listeners.size === 0) clearTimeout(source.timer);
    },
  };
}

/** Requests the URL again, at once. */
export function refresh(url: string): void {
  const source = sources.get(url);
  if (source) void load(url, source);
}

/**
 * Requests every URL that is due. A hidden page makes no requests, so this runs when it is visible or online again.
 */
export function refreshDue(): void {
  for (const [url, source] of sources) if (source.listeners.size > 0 && isDue(source)) void load(url, source);
}

const isDue = ({ state }: Source): boolean => state.failure !== null || Date.now() - state.readAt >= refreshMs;

async function load(url: string, source: Source): Promise<void> {
  if (source.loading) return;
  source.loading = true;
  clearTimeout(source.timer);
  let wait = refreshMs;
  try {
    // The first answer may come from the browser's cache. A refresh must ask the server.
    const cache = source.state.answer === null ? 'default' : 'no-cache';
    const response = await fetch(url, { credentials: 'omit', cache, signal: AbortSignal.timeout(deadlineMs) });
    if (!response.ok) {
      wait = Number(response.headers.get('Retry-After')) * 1000 || 0;
      throw new HttpError(response.status);
    }
    source.state = { answer: readAnswer(await response.json()), readAt: Date.now(), failure: null };
    source.failures = 0;
  } catch (error) {
    source.failures += 1;
    source.state = { ...source.state, failure: { status: error instanceof HttpError ? error.status : null } };
    // 5, 10, 20 … seconds, or longer if the server asks for it.
    wait = Math.max(wait === refreshMs ? 0 : wait, Math.min(refreshMs, 5000 * 2 ** (source.failures - 1)));
  }
  source.loading = false;
  for (const listener of source.listeners) listener();
  if (source.listeners.size === 0) return;
  loadLater(url, source, wait);
}

function loadLater(url: string, source: Source, wait: number): void {
  clearTimeout(source.timer);
  source.timer = setTimeout(() => document.visibilityState === 'visible' && void load(url, source), wait);
}

/** The only place where JSON from the network becomes an answer. */
function readAnswer(value: unknown): WidgetAnswer {
  const answer = value as WidgetAnswer | null;
  if (answer?.version !== 1 || !Array.isArray(answer.events)) throw new TypeError('Not an answer for this widget.');
  return answer;
}

class HttpError extends Error {
  readonly status: number;
  constructor(status: number) {
    super();
    this.status = status;
  }
}
