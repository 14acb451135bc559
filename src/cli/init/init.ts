import { parseArgs } from 'node:util';
import type { Config } from '../../config/config.ts';
import { parseConfig } from '../../config/parse-config.ts';
import type { Settings } from '../../config/settings.ts';
import { createMapping } from '../../mapping/mapping.ts';
import { createSource } from '../../source/create-source.ts';
import { createCredentials } from '../../source/credentials.ts';
import { createUndiciFetch } from '../../source/undici-fetch.ts';
import type { Command, Runtime } from '../command.ts';
import { wrapped } from '../layout.ts';
import { openSurvey } from '../open-survey.ts';
import { startProgress } from '../progress.ts';
import { wayInWords } from '../report/advice.ts';
import { problemLines } from '../report/say-groups.ts';
import { surveyLines } from '../report/say-survey.ts';
import { printable } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { type Answers, obtainAnswers } from './answers.ts';
import { configSource } from './config-source.ts';
import { findWayIn, type NoWayIn, type WayIn } from './find-way-in.ts';
import { nextSteps } from './next-steps.ts';
import { proposal } from './proposal.ts';
import { noWayInWords } from './say-no-way.ts';
import { canImport, type TargetFile, targetFile, writeTarget } from './target-file.ts';
import { basesOf, isOpen } from './ways-in.ts';

export const init: Command = {
  name: 'init',
  summary: 'tries a portal and writes a configuration for it',
  help: `Usage: kalends init [--base-url URL] [--token-file FILE] [--time-zone ZONE] [--language TAG]
                    [--out FILE] [--json] [--force] [--yes]

Finds out how a portal wants its token and where its fields are, shows what comes of it, and writes
kalends.config.ts. What is not given is asked for, where there is a terminal.

  --base-url URL     the portal's base URL; or KALENDS_BASE_URL
  --token-file FILE  the file that holds the token; or KALENDS_TOKEN, KALENDS_TOKEN_FILE
  --time-zone ZONE   of dates that name none, such as Europe/Berlin; or KALENDS_TIMEZONE
  --language TAG     of the events, such as en
  --out FILE         in place of kalends.config.ts: .ts, .js, .mjs or .json
  --json             as JSON, without comments
  --force            write over a file that is there
  --yes              ask nothing, take this machine's zone and language

The token is never an argument: every user of the machine sees those in the list of processes, and the shell
keeps them in its history. It is never written down, and sent to no host but the portal's.
`,
  run,
};

async function run(args: readonly string[], runtime: Runtime): Promise<number> {
  const values = readFlags(args);
  const prompter = values.yes === true ? null : runtime.prompter;
  const target = await targetFile({
    out: values.out ?? null,
    json: values.json === true,
    force: values.force === true,
    directory: runtime.directory,
    prompter,
  });
  const flags = {
    baseUrl: values['base-url'],
    tokenFile: values['token-file'],
    timeZone: values['time-zone'],
    language: values.language,
    yes: values.yes === true,
  };
  const answers = await obtainAnswers(flags, runtime, prompter);
  const { out, style } = runtime.terminal;
  const { bases, notes } = basesOf(answers.url);
  const say = (...lines: readonly string[]) => {
    for (const text of lines)
      out(`${wrapped(printable(text), runtime.screen.width ?? Number.POSITIVE_INFINITY).join('\n')}\n`);
  };
  say(...notes);
  if (isOpen(bases[0] ?? '')) {
    say(
      `${new URL(bases[0] ?? '').host} is asked over http: whoever is on the way can read the token. Use https if the portal has it.`,
    );
    if (prompter !== null && !(await prompter.confirm('Send the token all the same?', false)))
      throw new UsageError('The token was not sent, and nothing was written.');
  }
  const way = await tryWays(bases, answers, runtime);
  if ('kind' in way) {
    const config = configOf(
      { baseUrl: bases[0] ?? '', auth: { in: 'header', name: 'Authorization', scheme: 'Bearer' } },
      answers,
    );
    const [first = '', ...more] = noWayInWords(way, bases, config);
    out(`${style.red('✗')} `);
    say(first, ...more, 'Nothing was written.');
    return 1;
  }
  say(
    way.auth.in === 'none'
      ? `${way.baseUrl} answers without a token, so none is sent. If one would show more, set source.auth.`
      : `${way.baseUrl} takes the token ${wayInWords(way.auth)}.`,
  );
  return proposeConfig(way, answers, target, runtime);
}

function readFlags(args: readonly string[]) {
  if (args.some((arg) => /^--?token(=|$)/u.test(arg)))
    throw new UsageError(
      'The token is never an argument: every user of the machine sees those in the list of processes, and the shell keeps them in its history. Set KALENDS_TOKEN, or name its file with --token-file.',
    );
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    'base-url': text,
    'token-file': text,
    'time-zone': text,
    language: text,
    out: text,
    json: flag,
    force: flag,
    yes: flag,
  };
  return parseArgs({ args: [...args], options }).values;
}

/** The configuration that asks a portal in this way, with every default. */
function configOf(way: WayIn, answers: Answers): Config {
  return parsed(proposal(way, null, answers), answers.token);
}

function parsed(settings: Settings, token: string): Config {
  const result = parseConfig(settings, { KALENDS_TOKEN: token });
  if ('config' in result) return result.config;
  throw new UsageError(result.problems.map(({ where, message }) => `${where}: ${message}`).join('\n'));
}

async function tryWays(bases: readonly string[], answers: Answers, runtime: Runtime): Promise<WayIn | NoWayIn> {
  const { now, random, sleep, stop } = runtime;
  const network = createUndiciFetch();
  const progress = startProgress(runtime);
  try {
    return await findWayIn(bases, async (way) => {
      progress.say(`Asking ${way.baseUrl}, the token sent ${wayInWords(way.auth)}`);
      const config = configOf(way, answers);
      const context = { timeZone: answers.timeZone, language: config.site.language, linkBase: config.source.linkBase };
      const mapping = createMapping(config.mapping, context);
      // One request, the first page: whether it is the right door, not what is behind it.
      const settings = { ...config.source, retries: 0, paging: { style: 'none' } as const };
      const token = way.auth.in === 'none' ? null : answers.token;
      const source = createSource({ settings, token, fetch: network, sleep, random, now });
      const { pages } = await source.calendars((body) => mapping.calendarItems(body), { signal: stop });
      return pages.reduce((sum, { items }) => sum + items.length, 0);
    });
  } finally {
    progress.end();
    await network.close();
  }
}

async function proposeConfig(way: WayIn, answers: Answers, target: TargetFile, runtime: Runtime): Promise<number> {
  const { terminal, screen, now } = runtime;
  const { out, style } = terminal;
  const { survey } = await openSurvey(
    { config: configOf(way, answers), token: answers.token },
    { runtime, calendarId: null },
  );
  const context = { style, width: screen.width ?? Number.POSITIVE_INFINITY, now: now() };
  const problems =
    survey.problems.length === 0 ? [] : ['', style.bold('Problems'), ...problemLines(survey.problems, context)];
  out([...surveyLines(survey, context), ...problems, ''].map((line) => `${line}\n`).join(''));
  if (survey.failure !== null) return 1;

  const settings = proposal(way, survey.rules, answers);
  parsed(settings, answers.token);
  const calendars = survey.calendars.map(({ calendar }) => calendar);
  const text =
    target.form === 'json'
      ? `${JSON.stringify(settings, null, 2)}\n`
      : configSource({ settings, rules: survey.rules, calendars, canImport: canImport(target.path) });
  // A portal may repeat the token in what it answers.
  const clean = createCredentials(way.auth, answers.token).scrub(text);
  await writeTarget(target, clean);
  if (clean !== text)
    out(`${style.yellow('!')} What the portal answers holds the token itself: in the file it is *** there.\n`);
  out(
    nextSteps(target, way, runtime)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return 0;
}
