import { parseArgs } from 'node:util';
import type { Config } from '../../config/config.ts';
import { parseConfig } from '../../config/parse-config.ts';
import type { Settings } from '../../config/settings.ts';
import { createCredentials } from '../../source/http/credentials.ts';
import type { Command, CommandRuntime } from '../command.ts';
import { problemLines } from '../report/problem-report.ts';
import { surveyLines } from '../report/survey-report.ts';
import { printable } from '../screen/terminal.ts';
import { wrapped } from '../screen/text-table.ts';
import { openSurvey } from '../survey/open-survey.ts';
import { UsageError } from '../usage-error.ts';
import { type Answers, obtainAnswers } from './answers.ts';
import { noWayInWords, wayFoundWords } from './auth-report.ts';
import { basesOf, isOpen } from './auth-schemes.ts';
import { configSource } from './config-source.ts';
import { nextSteps } from './next-steps.ts';
import type { WayIn } from './probe-auth.ts';
import { proposal } from './proposal.ts';
import { canImport, type TargetFile, targetFile, writeTarget } from './target-file.ts';
import { tryWays } from './try-auth-schemes.ts';

export const init: Command = {
  name: 'init',
  summary: 'tries a portal and writes a configuration for it',
  help: `Usage: kalends init [--base-url URL] [--token-file FILE] [--time-zone ZONE]
                    [--language TAG] [--title TEXT] [--out FILE] [--json]
                    [--force] [--yes]

Finds out how a portal wants its token and where its fields are, shows what
comes of it, and writes kalends.config.ts. What is not given is asked for, where
there is a terminal; elsewhere the base URL and the token must be given, and the
rest is left out.

  --base-url URL     the portal's base URL; or KALENDS_BASE_URL
  --token-file FILE  the file that holds the token; or KALENDS_TOKEN,
                     KALENDS_TOKEN_FILE
  --time-zone ZONE   of dates that name none, such as Europe/Berlin; or
                     KALENDS_TIMEZONE
  --language TAG     of the events, such as en
  --title TEXT       of your pages; else that of the only calendar, or Events
  --out FILE         in place of kalends.config.ts: .ts, .js, .mjs or .json
  --json             kalends.config.json, without comments
  --force            write over a file that is there
  --yes              ask nothing; zone and language are this machine's, where
                     they are not given

The token is never an argument: every user of the machine sees those in the list
of processes, and the shell keeps them in its history. It is never written down,
and sent to no host but the portal's.
`,
  run,
};

async function run(args: readonly string[], runtime: CommandRuntime): Promise<number> {
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
    title: values.title,
    yes: values.yes === true,
  };
  const answers = await obtainAnswers(flags, runtime, prompter);
  const { out, style } = runtime.terminal;
  const { bases, notes } = basesOf(answers.url);
  const width = runtime.screen.width ?? Number.POSITIVE_INFINITY;
  const say = (...lines: readonly string[]) => {
    for (const text of lines) out(`${wrapped(printable(text), width).join('\n')}\n`);
  };
  say(...notes);
  if (isOpen(bases[0] ?? '')) {
    say(
      `${new URL(bases[0] ?? '').host} is asked over http: whoever is on the way can read the token. Use https if the portal has it.`,
    );
    if (prompter !== null && !(await prompter.confirm('Send the token all the same?', false)))
      throw new UsageError('The token was not sent, and nothing was written.');
  }
  const way = await tryWays(bases, { token: answers.token, configOf: (one) => configOf(one, answers) }, runtime);
  if (runtime.stop.aborted) return calledOff(runtime);
  if ('kind' in way) {
    const config = configOf(
      { baseUrl: bases[0] ?? '', auth: { in: 'header', name: 'Authorization', scheme: 'Bearer' } },
      answers,
    );
    const [first = '', ...more] = noWayInWords(way, bases, config);
    out(
      `${wrapped(printable(first), width - 2)
        .map((line, at) => `${at === 0 ? style.red('✗') : ' '} ${line}\n`)
        .join('')}`,
    );
    say(...more, 'Nothing was written.');
    return 1;
  }
  say(wayFoundWords(way));
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
    title: text,
    out: text,
    json: flag,
    force: flag,
    yes: flag,
  };
  return parseArgs({ args: [...args], options }).values;
}

/** The configuration that asks a portal in this way, with every default. */
function configOf(way: WayIn, answers: Answers): Config {
  return parsed(proposal(way, null, { ...answers, title: null }), answers.token);
}

function parsed(settings: Settings, token: string): Config {
  const result = parseConfig(settings, { KALENDS_TOKEN: token });
  if ('config' in result) return result.config;
  throw new UsageError(result.problems.map(({ where, message }) => `${where}: ${message}`).join('\n'));
}

function calledOff({ terminal }: CommandRuntime): number {
  terminal.err(`${terminal.style.red('✗')} Called off: nothing was written.\n`);
  return 1;
}

async function proposeConfig(
  way: WayIn,
  answers: Answers,
  target: TargetFile,
  runtime: CommandRuntime,
): Promise<number> {
  const { terminal, screen, now } = runtime;
  const { out, style } = terminal;
  const { survey } = await openSurvey(
    { config: configOf(way, answers), token: answers.token },
    { runtime, calendarId: null },
  );
  // Half of a portal is no ground for a configuration.
  if (runtime.stop.aborted) return calledOff(runtime);
  const context = { style, width: screen.width ?? Number.POSITIVE_INFINITY, now: now() };
  const problems =
    survey.problems.length === 0 ? [] : ['', style.bold('Problems'), ...problemLines(survey.problems, context)];
  out([...surveyLines(survey, context), ...problems, ''].map((line) => `${line}\n`).join(''));
  if (survey.failure !== null) return 1;

  const calendars = survey.calendars.map(({ calendar }) => calendar);
  // Rules of which nothing could be seen would only stand in the way of detection.
  const rules = survey.calendars.some(({ events }) => events.length > 0) ? survey.rules : null;
  const only = calendars.length === 1 ? calendars[0]?.title : undefined;
  const title = answers.title ?? only ?? 'Events';
  const settings = proposal(way, rules, { ...answers, title });
  parsed(settings, answers.token);
  const text =
    target.form === 'json'
      ? `${JSON.stringify(settings, null, 2)}\n`
      : configSource({ settings, rules, calendars, canImport: canImport(target.path) });
  // A portal may repeat the token in what it answers.
  const clean = createCredentials(way.auth, answers.token).scrub(text);
  await writeTarget(target, clean);
  if (clean !== text)
    out(`${style.yellow('!')} What the portal answers holds the token itself: in the file it is *** there.\n`);
  out(
    nextSteps(target, { way, answers, survey }, runtime)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return 0;
}
