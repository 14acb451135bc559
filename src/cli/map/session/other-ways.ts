import type { Config } from '../../../config/config.ts';
import type { Fetch } from '../../../source/http/fetch.ts';
import type { CommandRuntime } from '../../command.ts';
import { commonAuthSchemes, probeAuth } from '../../init/probe-auth.ts';
import { probeOnce } from '../../init/probe-portal.ts';
import { askStep, sentToken } from '../ask-step.ts';
import type { AskResult } from '../workbench-api.ts';

interface OtherWays {
  readonly step: AskResult['steps'][number];
  readonly instead: AskResult['instead'];
}

/** Tries the common ways to send the token, as `init` does, at the base URL in force. */
export async function tryOtherWays(
  config: Config,
  given: {
    readonly token: string | null;
    readonly network: Fetch;
    readonly runtime: Pick<CommandRuntime, 'now' | 'random' | 'sleep'>;
    readonly signal: AbortSignal;
  },
): Promise<OtherWays> {
  const { token, network, runtime, signal } = given;
  const { baseUrl } = config.source;
  const found = await probeAuth([baseUrl], ({ auth }) =>
    probeOnce({ ...config, source: { ...config.source, auth } }, auth.in === 'none' ? null : token, {
      network,
      runtime: { ...runtime, stop: signal },
    }),
  );
  const what = askStep('askOtherWays', {});
  if ('kind' in found || found.doubt === 'unverified') {
    const none = askStep('noOtherWay', { count: commonAuthSchemes.length });
    return { step: { what, ok: false, found: none }, instead: undefined };
  }
  const way = { ...sentToken(found.auth), baseUrl: found.baseUrl, noCalendar: found.doubt !== null };
  const instead = [{ path: ['source', 'auth'], value: found.auth }];
  return { step: { what, ok: true, found: askStep('otherWay', way) }, instead };
}
