import type { Config } from '../../config/config.ts';
import { createMapping } from '../../mapping/mapping.ts';
import { readList } from '../../publisher/index/read-index.ts';
import { createSource } from '../../source/create-source.ts';
import { createUndiciFetch } from '../../source/http/undici-fetch.ts';
import { type Run, SourceError } from '../../source/source.ts';
import type { CommandRuntime } from '../command.ts';
import { wayInWords } from '../report/advice.ts';
import { startProgress } from '../screen/progress.ts';
import { type FoundWay, findWayIn, type NoWayIn, type Shown, type WayIn } from './probe-auth.ts';

/** Tries the ways into a portal over HTTP, one at a time, with a line of progress. */
export async function tryWays(
  bases: readonly string[],
  { token, configOf }: { readonly token: string; readonly configOf: (way: WayIn) => Config },
  runtime: CommandRuntime,
): Promise<FoundWay | NoWayIn> {
  const network = createUndiciFetch();
  const progress = startProgress(runtime);
  try {
    return await findWayIn(bases, (way) => {
      progress.say(`Asking ${way.baseUrl}, the token sent ${wayInWords(way.auth)}`, true);
      const config = configOf(way);
      return knock(config, way.auth.in === 'none' ? null : token, { network, runtime });
    });
  } finally {
    progress.end();
    await network.close();
  }
}

/** The first page of the calendars, and whether the events of the first one may be read: the right door, not what is behind it. */
async function knock(
  config: Config,
  token: string | null,
  { network, runtime }: { readonly network: ReturnType<typeof createUndiciFetch>; readonly runtime: CommandRuntime },
): Promise<Shown> {
  const { now, random, sleep, stop } = runtime;
  const { site } = config;
  const context = { timeZone: site.timeZone, language: site.language, linkBase: config.source.linkBase };
  const mapping = createMapping(config.mapping, context);
  const settings = { ...config.source, retries: 0, paging: { style: 'none' } as const };
  const source = createSource({ settings, token, fetch: network, sleep, random, now });
  const run: Run = { signal: stop };
  let id: string | undefined;
  try {
    const { records } = await readList({ source, mapping, key: '' }, null, run);
    if (records.length === 0) return { calendars: 0, refusal: null };
    id = records[0]?.id;
  } catch (failure) {
    if (failure instanceof SourceError) throw failure;
    // A list whose records say nothing to us is a list all the same: what is wrong is told when it is read whole.
    return { calendars: 1, refusal: null };
  }
  try {
    await source.events(id ?? '', () => [], run);
    return { calendars: 1, refusal: null };
  } catch (failure) {
    const isRefusal = failure instanceof SourceError && ['unauthorized', 'forbidden'].includes(failure.kind);
    return { calendars: 1, refusal: isRefusal ? failure : null };
  }
}
