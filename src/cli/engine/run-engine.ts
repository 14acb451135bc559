import { resolve } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { type LoadedConfig, loadConfig } from '../../config/load-config.ts';
import { isInMemory, storeName } from '../../config/store-address.ts';
import { defaultCacheBytes, defaultRenderings } from '../../http/representation/representation-cache.ts';
import type { Log, Runtime } from '../../publisher/runtime.ts';
import { UnusableStoreError } from '../../store/store.ts';
import type { EngineMetrics } from '../metrics/engine-metrics.ts';
import { UsageError } from '../usage-error.ts';
import { busyWords } from './busy-words.ts';
import type { EngineAnswer, EngineSettings, EngineSetup, FromEngine, ToEngine } from './engine-messages.ts';
import { type Kalends, openKalends } from './open-kalends.ts';
import { describeUpgrade, noteRelease, type Upgrade, upgradeSentence } from './upgrade-report.ts';

/** How often an engine looks whether it has its copies. */
const settlingMs = 250;

/**
 * The engine's thread: loads the configuration, opens Kalends when it is told to, and answers what the front asks. It
 * resolves when the front has closed it, or when there is nothing to run.
 */
export async function runEngine(
  port: MessagePort,
  { variables, directory, generation }: EngineSetup,
  { release, ...command }: Omit<Runtime, 'log'> & { readonly release: string },
): Promise<void> {
  const post = (message: FromEngine, transfer: readonly ArrayBuffer[] = []) => port.postMessage(message, [...transfer]);
  const loaded = await loadConfig(variables, directory);
  if ('problems' in loaded) return post({ type: 'refused', problems: loaded.problems });

  const metrics = loaded.environment.metrics ? await openMetrics(loaded, command) : null;
  const log: Log = (...line) => post({ type: 'log', line });
  const closing = new AbortController();
  const asked = new Map<number, AbortController>();
  let kalends: Kalends | null = null;

  const open = async (origin: string): Promise<void> => {
    try {
      kalends = openKalends(loaded, {
        origin,
        command,
        log,
        onChange: (number) => Atomics.store(generation, 0, number),
        metrics,
      });
      const upgrade = loaded.config.sample ? null : await upgradeOf(kalends);
      await kalends.publisher.start();
      if (upgrade !== null) void reportUpgrade(kalends, upgrade);
    } catch (error) {
      if (!(error instanceof UsageError || error instanceof UnusableStoreError)) throw error;
      post({ type: 'unusable', message: error.message });
      return closing.abort();
    }
    post({ type: 'opened' });
    await reportList(kalends);
    await reportSettled(kalends);
  };

  /** Says that another release has used the store until now. */
  const upgradeOf = async ({ store }: Kalends): Promise<Upgrade | null> => {
    // A store that can't be used is said by the publisher.
    const upgrade = await noteRelease(store, release).catch(() => null);
    if (upgrade !== null) log('info', upgradeSentence(upgrade, release));
    return upgrade;
  };

  /** Says of each calendar, when it was read for the first time, what the upgrade has changed. */
  const reportUpgrade = async ({ publisher, store }: Kalends, upgrade: Upgrade): Promise<void> => {
    const began = command.now();
    const waiting = new Set(upgrade.before.keys());
    // A calendar that still fails then is not worth waiting for.
    for (let tries = 0; tries < 3600 && waiting.size > 0 && !closing.signal.aborted; tries += 1) {
      await command.sleep(1000, closing.signal);
      const { calendars } = await publisher.status();
      for (const { id, lastSuccess, pendingDetails } of calendars) {
        const isRead = lastSuccess !== null && Date.parse(lastSuccess) >= began - 1000 && pendingDetails === 0;
        if (!isRead || !waiting.delete(id)) continue;
        const message = await describeUpgrade(store, upgrade, id).catch(() => null);
        if (message !== null) log('info', message, { calendar: id });
      }
    }
  };

  /** Reports the calendars as soon as the portal has listed them. */
  const reportList = async ({ publisher }: Kalends): Promise<void> => {
    for (let tries = 0; !closing.signal.aborted; tries += 1) {
      const index = await publisher.index();
      if (index.kind === 'index') {
        const calendars = index.calendars.map(({ slug, title, hidden }) => ({ slug, title, hidden }));
        return post({ type: 'listed', calendars });
      }
      // If the store is why, the log says so.
      const isPortal = tries === 0 && (await publisher.status()).store === null;
      if (isPortal && !closing.signal.aborted) post({ type: 'waiting' });
      await command.sleep(1000, closing.signal);
    }
  };

  /**
   * Reports that this engine can take the place of another. In a store on disk are the last good copies, so calendars that
   * fail need not be waited for. Without one, the other engine has copies that this one would lack.
   */
  const reportSettled = async ({ publisher }: Kalends): Promise<void> => {
    const named = loaded.environment.store;
    const hasDisk = !loaded.config.sample && !isInMemory(named);
    while (!closing.signal.aborted) {
      const { ready, calendars, store } = await publisher.status();
      // From a database that can't be reached it knows no calendars, and the other engine has some.
      const isReached = named.kind !== 'postgres' || store === null;
      const isTried = calendars.every(({ lastSuccess, failure }) => lastSuccess !== null || failure !== null);
      if (ready || (hasDisk && isReached && isTried)) return post({ type: 'settled' });
      await command.sleep(settlingMs, closing.signal);
    }
  };

  const answer = async ({ id, request, known }: Extract<ToEngine, { type: 'ask' }>): Promise<void> => {
    const cancelled = new AbortController();
    asked.set(id, cancelled);
    try {
      if (kalends === null) throw new Error('The engine was asked before it was opened.');
      const found = await kalends.engine.ask(request, known, cancelled.signal);
      if (!cancelled.signal.aborted) post({ type: 'answer', id, answer: found }, transferable(found));
    } catch (error) {
      // What nobody waits for may fail.
      if (!cancelled.signal.aborted) throw error;
    } finally {
      asked.delete(id);
    }
  };

  const ended = new Promise<void>((done) => closing.signal.addEventListener('abort', () => done()));
  port.on('message', (message: ToEngine) => {
    if (message.type === 'open') void open(message.origin);
    else if (message.type === 'ask') void answer(message);
    else if (message.type === 'cancel') asked.get(message.id)?.abort();
    else closing.abort();
  });
  post({ type: 'configured', settings: settingsOf(loaded, directory) });
  await ended;
  await (kalends as Kalends | null)?.close();
  port.close();
}

/** The library is loaded only where it is used. */
async function openMetrics({ config }: LoadedConfig, { now }: Pick<Runtime, 'now'>): Promise<EngineMetrics> {
  const { createEngineMetrics } = await import('../metrics/engine-metrics.ts');
  return createEngineMetrics({ now, isHidden: (id) => config.calendars[id]?.hidden === true });
}

/**
 * Requests that wait for the engine beside those in its queue of renderings. It answers them at once: what it has in its
 * cache, and those that its queue refuses.
 */
const mostOthers = 200;

/** What the front is told of a configuration. */
export function settingsOf(
  { config, environment, file, siteFilePaths }: LoadedConfig,
  directory: string,
): EngineSettings {
  const { host, port, store, metrics, tokenFile } = environment;
  const named = [file, tokenFile].flatMap((path) => (path === null ? [] : [resolve(directory, path)]));
  const sources = [...named, ...siteFilePaths];
  const portal = config.sample ? null : config.source.baseUrl;
  const { cacheBytes, maxRenderings, maxWaiting } = config.server;
  const bounds = {
    memoryBytes: cacheBytes ?? defaultCacheBytes,
    mostWaiting: (maxRenderings ?? defaultRenderings) + maxWaiting + mostOthers,
  };
  return {
    host,
    port,
    store: storeName(store),
    metrics,
    publicUrl: config.publicUrl,
    ...bounds,
    portal,
    file,
    sources,
    busyWords: busyWords(config.site),
  };
}

/** Representations are in shared memory. The body of a plain response belongs to it alone, so it is moved. */
function transferable(answer: EngineAnswer): readonly ArrayBuffer[] {
  return answer.kind === 'response' && answer.body !== null ? [answer.body.buffer] : [];
}
