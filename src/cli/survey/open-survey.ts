import type { Problem } from '../../calendar/problem.ts';
import type { Loaded } from '../../config/load-config.ts';
import { portalParts } from '../../portal-parts.ts';
import { setUpSample } from '../../sample-setup.ts';
import { createCredentials } from '../../source/http/credentials.ts';
import { createUndiciFetch } from '../../source/http/undici-fetch.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import type { CommandRuntime } from '../command.ts';
import { startProgress } from '../screen/progress.ts';
import type { Survey, SurveyProgress } from './survey.ts';
import { surveyPortal } from './survey-portal.ts';

/** Reads the portal of a configuration whole, with Node's parts and a line of progress; the store is left alone. */
export async function openSurvey(
  loaded: Pick<Loaded, 'config' | 'token'>,
  { runtime, calendarId }: { readonly runtime: CommandRuntime; readonly calendarId: string | null },
): Promise<{ readonly survey: Survey; readonly requests: number }> {
  const { now, random, sleep, stop } = runtime;
  const network = createUndiciFetch();
  const sample = loaded.config.sample ? setUpSample(loaded.config, 'http://localhost:3000', now) : null;
  const { config, token, fetch } = sample ?? { ...loaded, fetch: network };
  const parts = portalParts({ config, token, fetch, runtime: { now, random, sleep, log() {} } });
  const progress = startProgress(runtime);
  // A problem quotes what was found, and a portal may repeat the token in its answers.
  const { scrub } = createCredentials(config.source.auth, token);
  const withoutToken = (problem: Problem): Problem => ({
    ...problem,
    where: scrub(problem.where),
    message: scrub(problem.message),
  });
  let requests = 0;
  let doing = 'Asking for the calendars';
  const say = (isNews = false) =>
    progress.say(`${doing} · ${requests === 1 ? '1 request' : `${requests} requests`}`, isNews);
  try {
    const survey = await surveyPortal({
      config,
      // A refresh's own parts want a store; this one is thrown away.
      parts: { ...parts, store: createMemoryStore() },
      calendarId,
      run: {
        signal: stop,
        takesPart: true,
        onRequest() {
          requests += 1;
          say();
        },
      },
      onProgress(at) {
        doing = inWords(at);
        say(at.details === 0);
      },
    });
    return { survey: { ...survey, problems: survey.problems.map(withoutToken) }, requests };
  } finally {
    progress.end();
    await network.close();
  }
}

function inWords({ calendars, calendarsDone, current, details, detailsDone }: SurveyProgress): string {
  const which = calendars === 1 ? current : `${current} (${calendarsDone + 1} of ${calendars})`;
  return details === 0 ? `Reading ${which}: the list` : `Reading ${which}: details ${detailsDone} of ${details}`;
}
