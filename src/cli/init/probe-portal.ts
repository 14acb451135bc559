import type { Config } from '../../config/config.ts';
import { mappingContext } from '../../config/part-settings.ts';
import { createMapping } from '../../mapping/mapping.ts';
import { readCalendarList } from '../../publisher/read/read-calendar-list.ts';
import { createSource } from '../../source/create-source.ts';
import type { Fetch } from '../../source/http/fetch.ts';
import { createUndiciFetch } from '../../source/http/undici-fetch.ts';
import { type ReadOptions, SourceError } from '../../source/source.ts';
import type { CommandRuntime } from '../command.ts';
import { describeAuth } from '../report/advice.ts';
import { startProgress } from '../screen/progress.ts';
import {
  type AuthProbeFailure,
  type FoundAccess,
  type PortalAccess,
  type ProbeResult,
  probeAuth,
} from './probe-auth.ts';

/** Finds over HTTP how the portal wants its token, with a line of progress. */
export async function probePortal(
  bases: readonly string[],
  {
    token,
    configured,
    configOf,
  }: {
    readonly token: string;
    /** How the settings in force send it; null: they don't say. */
    readonly configured: PortalAccess['auth'] | null;
    readonly configOf: (access: PortalAccess) => Config;
  },
  runtime: CommandRuntime,
): Promise<FoundAccess | AuthProbeFailure> {
  const network = createUndiciFetch();
  const progress = startProgress(runtime);
  try {
    const attempt = (access: PortalAccess) => {
      progress.update(`Trying ${access.baseUrl}, with the token sent ${describeAuth(access.auth)}`, true);
      return probeOnce(configOf(access), access.auth.in === 'none' ? null : token, { network, runtime });
    };
    return await probeAuth(bases, attempt, configured);
  } finally {
    progress.end();
    await network.close();
  }
}

/** Reads the first page of the list of calendars, and checks whether the token may read the first one's events. */
export async function probeOnce(
  config: Config,
  token: string | null,
  {
    network,
    runtime,
  }: {
    readonly network: Fetch;
    readonly runtime: Pick<CommandRuntime, 'now' | 'random' | 'sleep' | 'stop'>;
  },
): Promise<ProbeResult> {
  const { now, random, sleep, stop } = runtime;
  const mapping = createMapping(config.mapping, mappingContext(config));
  const settings = { ...config.source, retries: 0, paging: { style: 'none' } as const };
  const source = createSource({ settings, token, fetch: network, sleep, random, now });
  const run: ReadOptions = { signal: stop };
  let id: string | undefined;
  try {
    const { records } = await readCalendarList({ source, mapping, key: '' }, null, run);
    if (records.length === 0) return { calendars: 0, refusal: null };
    id = records[0]?.id;
  } catch (failure) {
    if (failure instanceof SourceError) throw failure;
    // A list whose records can't be mapped is still a list: the survey reports what is wrong with it.
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
