import type { Problem } from '../../calendar/problem.ts';
import type { LoadedConfig } from '../../config/load-config.ts';
import { portalDeps } from '../../portal-deps.ts';
import { setUpSample } from '../../sample-setup.ts';
import { createCredentials } from '../../source/http/credentials.ts';
import { createUndiciFetch } from '../../source/http/undici-fetch.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import type { CommandRuntime } from '../command.ts';
import { startProgress } from '../screen/progress.ts';
import type { Survey, SurveyProgress } from './survey.ts';
import { surveyPortal } from './survey-portal.ts';

/** Reads a whole portal over HTTP and shows a line of progress. Does not touch the store. */
export async function runSurvey(
  loaded: Pick<LoadedConfig, 'config' | 'token'>,
  { runtime, calendarId }: { readonly runtime: CommandRuntime; readonly calendarId: string | null },
): Promise<{ readonly survey: Survey; readonly requests: number }> {
  const { now, random, sleep, stop } = runtime;
  const network = createUndiciFetch();
  const sample = loaded.config.sample ? setUpSample(loaded.config, 'http://localhost:3000', now) : null;
  const { config, token, fetch } = sample ?? { ...loaded, fetch: network };
  const deps = portalDeps({ config, token, fetch, runtime: { now, random, sleep, log() {} } });
  const progress = startProgress(runtime);
  // Problems quote the portal's data, and a portal may repeat the token there.
  const { scrub } = createCredentials(config.source.auth, token);
  const redacted = (problem: Problem): Problem => ({
    ...problem,
    where: scrub(problem.where),
    message: scrub(problem.message),
  });
  let requests = 0;
  let step = 'Reading the list of calendars';
  const showProgress = (isUrgent = false) =>
    progress.update(`${step} · ${requests === 1 ? '1 request' : `${requests} requests`}`, isUrgent);
  try {
    const survey = await surveyPortal({
      config,
      // The publisher's code needs a store; this one is thrown away.
      deps: { ...deps, store: createMemoryStore() },
      calendarId,
      run: {
        signal: stop,
        acceptsPartial: true,
        onRequest() {
          requests += 1;
          showProgress();
        },
      },
      onProgress(at) {
        step = describeProgress(at);
        showProgress(at.details === 0);
      },
    });
    return { survey: { ...survey, problems: survey.problems.map(redacted) }, requests };
  } finally {
    progress.end();
    await network.close();
  }
}

/** What the line of progress says. */
export function describeProgress({ calendars, calendarsDone, current, details, detailsDone }: SurveyProgress): string {
  const which = calendars === 1 ? current : `${current} (${calendarsDone + 1} of ${calendars})`;
  return details === 0 ? `Reading ${which}: the list` : `Reading ${which}: details ${detailsDone} of ${details}`;
}
