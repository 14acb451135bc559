import type { WidgetAnswer } from '../widget-answer.ts';

/** The one place where what came over the wire becomes an answer. */
function readAnswer(value: unknown): WidgetAnswer {
  const answer = value as WidgetAnswer | null;
  if (answer?.version !== 1 || !Array.isArray(answer.events)) throw new TypeError('Not an answer for this widget.');
  return answer;
}

/** What is known of one address. An answer stays when a refresh fails. */
export interface SourceState {
  readonly answer: WidgetAnswer | null;
  /** Milliseconds since 1970: when the answer came. */
  readonly readAt: number;
  /** Null: all is well, or being asked. 404 and 410 say that there is no such calendar. */
  readonly failure: { readonly status: number | null } | null;
}

interface Source {
  state: SourceState;
  readonly listeners: Set<() => void>;
  asking: boolean;
  failures: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const refreshMs = 5 * 60_000;
const deadlineMs = 20_000;
const sources = new Map<string, Source>();

/** Widgets that show the same address share its requests. */
export function listen(
  url: string,
  listener: () => void,
): { readonly state: () => SourceState; readonly close: () => void } {
  const source = sources.get(url) ?? {
    state: { answer: null, readAt: 0, failure: null },
    listeners: new Set(),
    asking: false,
    failures: 0,
    timer: undefined,
  };
  sources.set(url, source);
  source.listeners.add(listener);
  if (isDue(source)) void ask(url, source);
  // An element that was taken out and put back, or moved, goes on where it was.
  else if (source.listeners.size === 1 && !source.asking)
    askLater(url, source, source.state.readAt + refreshMs - Date.now());
  return {
    state: () => source.state,
    close: () => {
      source.listeners.delete(listener);
      if (source.listeners.size === 0) clearTimeout(source.timer);
    },
  };
}

/** Asks again, now. */
export function refresh(url: string): void {
  const source = sources.get(url);
  if (source) void ask(url, source);
}

/** What nobody looks at is not asked for; when they look again, or are online again, it may be due. */
export function refreshDue(): void {
  for (const [url, source] of sources) if (source.listeners.size > 0 && isDue(source)) void ask(url, source);
}

const isDue = ({ state }: Source): boolean => state.failure !== null || Date.now() - state.readAt >= refreshMs;

async function ask(url: string, source: Source): Promise<void> {
  if (source.asking) return;
  source.asking = true;
  clearTimeout(source.timer);
  let wait = refreshMs;
  try {
    // The first answer may come out of the browser's cache; who asks again wants to know.
    const cache = source.state.answer === null ? 'default' : 'no-cache';
    const response = await fetch(url, { credentials: 'omit', cache, signal: AbortSignal.timeout(deadlineMs) });
    if (!response.ok) {
      wait = Number(response.headers.get('Retry-After')) * 1000 || 0;
      throw new Refused(response.status);
    }
    source.state = { answer: readAnswer(await response.json()), readAt: Date.now(), failure: null };
    source.failures = 0;
  } catch (error) {
    source.failures += 1;
    source.state = { ...source.state, failure: { status: error instanceof Refused ? error.status : null } };
    // 5, 10, 20 … seconds, or as long as the server says.
    wait = Math.max(wait === refreshMs ? 0 : wait, Math.min(refreshMs, 5000 * 2 ** (source.failures - 1)));
  }
  source.asking = false;
  for (const listener of source.listeners) listener();
  if (source.listeners.size === 0) return;
  askLater(url, source, wait);
}

function askLater(url: string, source: Source, wait: number): void {
  clearTimeout(source.timer);
  source.timer = setTimeout(() => document.visibilityState === 'visible' && void ask(url, source), wait);
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super();
    this.status = status;
  }
}
