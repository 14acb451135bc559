import type { Config } from '../../../config/config.ts';
import { mappingContext } from '../../../config/part-settings.ts';
import { createMapping } from '../../../mapping/mapping.ts';
import { portalDeps } from '../../../portal-deps.ts';
import type { Fetch } from '../../../source/http/fetch.ts';
import { createUndiciFetch } from '../../../source/http/undici-fetch.ts';
import type { Source } from '../../../source/source.ts';
import { createMemoryStore } from '../../../store/memory-store.ts';
import type { CommandRuntime } from '../../command.ts';
import type { Survey, SurveyProgress } from '../../survey/survey.ts';
import { surveyPortal } from '../../survey/survey-portal.ts';
import { createTape, NotAsked, type Tape } from './tape.ts';

/** What a configuration makes of the portal's answers. */
export interface PortalReading {
  readonly config: Config;
  readonly survey: Survey;
  /** The answers that hold the lists, page by page. */
  readonly pages: {
    readonly calendars: readonly unknown[];
    /** By the calendar's id. */
    readonly events: ReadonlyMap<string, readonly unknown[]>;
  };
  /** How many requests it asks for that were never made: only the portal itself can answer them. */
  readonly unasked: number;
}

/** The portal as it answered once, and its readings by any configuration. */
export interface SampledPortal {
  /** Asks the portal. If its list of calendars can't be read, what was read before stays. */
  ask(config: Config, options: AskOptions): Promise<PortalReading>;
  /** Reads what the portal answered before. */
  read(config: Config): Promise<PortalReading>;
  /** When it was asked, in milliseconds since 1970, and how often. */
  asked(): { readonly at: number; readonly requests: number };
}

interface AskOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: SurveyProgress, requests: number) => void;
}

/** `fetch`: asks the sample portal; null: the network. */
export function createSampledPortal(given: {
  readonly token: string | null;
  readonly fetch: Fetch | null;
  readonly runtime: Pick<CommandRuntime, 'now' | 'random' | 'sleep'>;
}): SampledPortal {
  const { token, runtime } = given;
  let tape: Tape | null = null;
  let asked = { at: runtime.now(), requests: 0 };

  async function survey(config: Config, fetch: Fetch, now: () => number, options: AskOptions): Promise<PortalReading> {
    const { random, sleep } = runtime;
    let [unasked, requests] = [0, 0];
    const counting: Fetch = async (url, init) => {
      requests += 1;
      try {
        return await fetch(url, init);
      } catch (error) {
        if (error instanceof NotAsked) unasked += 1;
        throw error;
      }
    };
    const deps = portalDeps({ config, token, fetch: counting, runtime: { now, random, sleep, log() {} } });
    const { source, pages } = withPages(deps.source);
    const found = await surveyPortal({
      config,
      deps: { ...deps, source, store: createMemoryStore() },
      calendarId: null,
      run: { signal: options.signal, acceptsPartial: true },
      onProgress: (progress) => options.onProgress?.(progress, requests),
    });
    return { config, survey: found, pages, unasked };
  }

  return {
    asked: () => asked,
    async ask(config, options) {
      const next: Tape = createTape();
      const network = given.fetch === null ? createUndiciFetch() : null;
      const at = runtime.now();
      try {
        const fetch = next.recording(given.fetch ?? (network as Fetch), config.source.maxBytes);
        const reading = await survey(config, fetch, runtime.now, options);
        const isWhole = reading.survey.failure === null && !options.signal.aborted;
        if (tape !== null && !isWhole) return reading;
        asked = { at, requests: next.size };
        if (tape !== null) next.keep(tape);
        tape = next;
        return reading;
      } finally {
        await network?.close();
      }
    },
    async read(config) {
      // Nothing is gained by asking memory twice, and days are those of the day on which the portal was asked.
      const once = { ...config, source: { ...config.source, retries: 0 } };
      const { at } = asked;
      const { replay } = tape ?? createTape();
      const reading = await survey(once, replay, () => at, { signal: new AbortController().signal });
      return { ...reading, config };
    },
  };
}

/** A source that keeps the answers in which lists were looked for. */
function withPages(source: Source): { readonly source: Source; readonly pages: PortalReading['pages'] } {
  const calendars: unknown[] = [];
  const events = new Map<string, unknown[]>();
  return {
    pages: { calendars, events },
    source: {
      ...source,
      calendars: (readItems, options) =>
        source.calendars((body) => {
          calendars.push(body);
          return readItems(body);
        }, options),
      events: (id, readItems, options) => {
        const own = events.get(id) ?? [];
        events.set(id, own);
        return source.events(
          id,
          (body) => {
            own.push(body);
            return readItems(body);
          },
          options,
        );
      },
    },
  };
}

/** The records of the list of calendars, as the portal wrote them. */
export function calendarRecords({ config, pages }: PortalReading): readonly unknown[] {
  const mapping = createMapping(config.mapping, mappingContext(config));
  return pages.calendars.flatMap((body) => {
    try {
      return mapping.calendarItems(body);
    } catch {
      return [];
    }
  });
}
