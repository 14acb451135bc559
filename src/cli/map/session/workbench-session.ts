import { LRUCache } from 'lru-cache';
import { toldOf } from '../../../calendar/told.ts';
import type { Config } from '../../../config/config.ts';
import type { LoadedConfig } from '../../../config/load-config.ts';
import { setUpSample } from '../../../sample-setup.ts';
import type { Fetch } from '../../../source/http/fetch.ts';
import type { CommandRuntime } from '../../command.ts';
import { fingerprint, isObject, type PlainSettings, settingChanges } from '../../config-file/plain-settings.ts';
import type { SurveyProgress } from '../../survey/survey.ts';
import type { WorkbenchChange } from '../workbench-api.ts';
import { workbenchFault } from '../workbench-fault.ts';
import { createChangeHistory } from './change-history.ts';
import { type CheckContext, changedSettings, parsedSettings } from './checked-change.ts';
import { createSampledPortal, type PortalReading } from './sampled-portal.ts';
import { WorkbenchError } from './workbench-error.ts';

/** The configuration as it is being changed, with what it makes of the portal's answers. */
export interface WorkbenchSession {
  readonly loaded: LoadedConfig;
  readonly isSample: boolean;
  readonly token: string | null;
  /** Asks the sample portal; null: the network. */
  readonly fetch: Fetch | null;
  readonly check: CheckContext;
  /** Grows with every change of what is shown. */
  revision(): number;
  settings(): PlainSettings;
  /** As the file has them. */
  savedSettings(): PlainSettings;
  /** The labels of the changes in force, and what could be taken back or done again. */
  history(): { readonly labels: readonly string[]; readonly undo: string | null; readonly redo: string | null };
  asked(): { readonly at: number; readonly requests: number };
  /** Reads the portal for the first time. */
  start(signal: AbortSignal, onProgress: (progress: SurveyProgress, requests: number) => void): Promise<PortalReading>;
  /** By the settings in force, by those of the file, and by those in force with some changes, which stay untried else. */
  reading(): Promise<PortalReading>;
  savedReading(): Promise<PortalReading>;
  readingWith(changes: readonly WorkbenchChange[]): Promise<PortalReading>;
  /** By the settings in force without any rule: what detection would say. */
  detectedReading(): Promise<PortalReading>;
  /** Changes the settings. Throws a WorkbenchError, and changes nothing, where they are not valid then. */
  change(label: string, changes: readonly WorkbenchChange[]): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Asks the portal again. Throws a WorkbenchError, and keeps what was read before, where it does not answer. */
  refresh(signal: AbortSignal): Promise<void>;
  /** The settings in force are those of the file now. */
  saved(): void;
}

/** Each holds the portal's records once more: by the file, now, by detection, the last trial, and one before. */
const mostSurveys = 5;

/** What stands on pages and in feeds changes nothing of what is read. */
function withoutTexts(settings: PlainSettings): PlainSettings {
  const { site, ...others } = settings;
  if (!isObject(site)) return settings;
  const { title, url, author, images, id, ...read } = site;
  return Object.keys(read).length === 0 ? others : { ...others, site: read };
}

export function createWorkbenchSession(
  loaded: LoadedConfig,
  runtime: Pick<CommandRuntime, 'now' | 'random' | 'sleep' | 'variables'>,
): WorkbenchSession {
  const setup = startingPoint(loaded, runtime);
  const { token, fetch, check } = setup;
  const portal = createSampledPortal({ token, fetch, runtime });
  const history = createChangeHistory(setup.settings);
  let saved = setup.settings;
  let revision = 1;
  const surveys = new LRUCache<string, Promise<PortalReading>>({ max: mostSurveys });
  /** The same surveys beside settings that do not change what is read. */
  const readings = new LRUCache<string, Promise<PortalReading>>({ max: mostSurveys });
  /** One after the other: two at once would take twice the memory and no less time. */
  let last: Promise<unknown> = Promise.resolve();

  function surveyOf(settings: PlainSettings, config: Config): Promise<PortalReading> {
    const key = fingerprint(withoutTexts(settings));
    const known = surveys.get(key);
    if (known !== undefined) return known;
    const survey = last.then(() => portal.read(config));
    last = survey.catch(() => undefined);
    surveys.set(key, survey);
    // What failed is tried again.
    survey.catch(() => surveys.delete(key));
    return survey;
  }

  function readingOf(settings: PlainSettings): Promise<PortalReading> {
    const key = fingerprint(settings);
    const known = readings.get(key);
    if (known !== undefined) return known;
    const config = parsedSettings(settings, check);
    const reading = surveyOf(settings, config).then((survey) => ({ ...survey, config }));
    readings.set(key, reading);
    reading.catch(() => readings.delete(key));
    return reading;
  }

  function begin(settings: PlainSettings, reading: PortalReading): void {
    surveys.clear();
    readings.clear();
    surveys.set(fingerprint(withoutTexts(settings)), Promise.resolve(reading));
    readings.set(fingerprint(settings), Promise.resolve(reading));
  }

  /** Reads first: what can't be read is not kept. */
  async function take(settings: PlainSettings, commit: () => void): Promise<void> {
    await readingOf(settings);
    commit();
    revision += 1;
  }

  async function ask(signal: AbortSignal, onProgress?: (progress: SurveyProgress, requests: number) => void) {
    const settings = history.current();
    const config = parsedSettings(settings, check);
    const reading = await portal.ask(config, { signal, ...(onProgress && { onProgress }) });
    return { settings, reading };
  }

  return {
    loaded,
    isSample: loaded.config.sample,
    token,
    fetch,
    check,
    revision: () => revision,
    settings: history.current,
    savedSettings: () => saved,
    history: () => ({ labels: history.labels(), undo: history.undoable(), redo: history.redoable() }),
    asked: portal.asked,
    async start(signal, onProgress) {
      const { settings, reading } = await ask(signal, onProgress);
      begin(settings, reading);
      return reading;
    },
    reading: () => readingOf(history.current()),
    savedReading: () => readingOf(saved),
    readingWith: (changes) => readingOf(changedSettings(history.current(), changes, check).settings),
    detectedReading() {
      const { mapping: _, ...rest } = history.current();
      return readingOf(rest);
    },
    async change(label, changes) {
      const { settings } = changedSettings(history.current(), changes, check);
      if (settingChanges(history.current(), settings).length === 0) return;
      await take(settings, () => history.add(label, settings));
    },
    async undo() {
      if (history.undo() !== null) await take(history.current(), () => undefined);
    },
    async redo() {
      if (history.redo() !== null) await take(history.current(), () => undefined);
    },
    async refresh(signal) {
      const { settings, reading } = await ask(signal);
      const { failure } = reading.survey;
      if (failure !== null) throw new WorkbenchError(502, workbenchFault('refreshFailed', { why: toldOf(failure) }));
      if (signal.aborted) throw new WorkbenchError(502, workbenchFault('refreshCut', {}));
      begin(settings, reading);
      revision += 1;
    },
    saved() {
      saved = history.current();
      revision += 1;
    },
  };
}

interface StartingPoint {
  readonly settings: PlainSettings;
  readonly token: string | null;
  readonly fetch: Fetch | null;
  readonly check: CheckContext;
}

/** Where the built-in sample's images are served by `kalends serve`. */
const sampleOrigin = 'http://localhost:3000';
/** Never resolves (RFC 2606 §2): the sample portal has no address. */
const sampleUrl = 'https://sample.invalid';

function startingPoint(
  loaded: LoadedConfig,
  { variables, now }: Pick<CommandRuntime, 'now' | 'variables'>,
): StartingPoint {
  const { config, input, token } = loaded;
  const origin = new URL(config.source.baseUrl).origin;
  if (!config.sample) {
    const settings = isObject(input) ? input : {};
    return { settings, token, fetch: null, check: { variables, token, origin } };
  }
  // Its rules are left to detection, since to see that at work is what one opens the sample for.
  const sample = setUpSample(config, sampleOrigin, now);
  const { linkBase } = sample.config.source;
  const settings = { source: { linkBase }, calendars: sample.config.calendars };
  const given = { KALENDS_BASE_URL: sampleUrl, KALENDS_TOKEN: sample.token };
  const check = { variables: { ...variables, ...given }, token: null, origin: sampleUrl };
  return { settings, token: sample.token, fetch: sample.fetch, check };
}
