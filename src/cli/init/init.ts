import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { Config } from '../../config/config.ts';
import { parseConfig } from '../../config/parse-config.ts';
import type { Settings } from '../../config/settings.ts';
import { createCredentials } from '../../source/http/credentials.ts';
import { candidateBaseUrls, isUnencrypted } from '../base-url.ts';
import type { Command, CommandRuntime } from '../command.ts';
import { canImport } from '../config-file/can-import.ts';
import { writeConfigText } from '../config-file/config-text.ts';
import { problemLines } from '../report/problem-report.ts';
import { surveyLines } from '../report/survey-report.ts';
import type { Prompter } from '../screen/prompter.ts';
import { printable } from '../screen/terminal.ts';
import { wrap } from '../screen/text-table.ts';
import { runSurvey } from '../survey/run-survey.ts';
import { UsageError } from '../usage-error.ts';
import { answerQuestions } from './answer-questions.ts';
import { type AccessAnswers, collectAccess, collectSite, type SiteAnswers } from './answers.ts';
import { describeAccess, describeProbeFailure } from './auth-report.ts';
import { changeFile, tokenInData } from './change-file.ts';
import { commonRules } from './common-rules.ts';
import { generateConfigCode } from './config-code.ts';
import { nextSteps } from './next-steps.ts';
import type { FoundAccess, PortalAccess } from './probe-auth.ts';
import { probePortal } from './probe-portal.ts';
import { proposeSettings, type SaidAccess, unsureFields } from './propose-settings.ts';
import { startingPoint } from './starting-point.ts';
import type { TargetFile } from './target-file.ts';

export const init: Command = {
  help: `Usage: kalends init [--base-url URL] [--token-file FILE] [--time-zone ZONE]
                    [--language TAG] [--title TEXT] [--out FILE] [--json]
                    [--force] [--yes]

Finds out how a portal wants its token and where its fields are, shows the
result, and writes kalends.config.ts. It starts from the configuration in force
and keeps what that says. Where the file exists, it shows the change, asks, and
keeps everything else in it, comments included. Rules that are less than 90 %
sure, or that differ between calendars, stay detected; in a new file they are
comments. In a terminal it asks for what is missing. Elsewhere you must give the
base URL and the token; the other values are optional.

  --base-url URL     the portal's base URL; or KALENDS_BASE_URL
  --token-file FILE  the file that holds the token; or KALENDS_TOKEN,
                     KALENDS_TOKEN_FILE
  --time-zone ZONE   the zone of dates without one, such as Europe/Berlin; or
                     KALENDS_TIMEZONE
  --language TAG     the language of the events, such as en
  --title TEXT       the title of your pages; by default that of the only
                     calendar, or Events
  --out FILE         write this file (.ts, .js, .mjs or .json) instead of the
                     one in force, or kalends.config.ts
  --json             write kalends.config.json, without comments
  --force            change an existing file without asking
  --yes              ask nothing; time zone and language default to this
                     machine's

The token is never an argument, because every user of the machine could read it
in the list of processes and the shell would keep it in its history. It is never
written to a file, and sent only to the portal's host.

Exit code: 0, 1 when the portal can't be read or the file is a program that only
you can change, or 2 when the arguments or the configuration are wrong or nobody
agrees to the change.
`,
  run,
};

async function run(args: readonly string[], runtime: CommandRuntime): Promise<number> {
  const values = readFlags(args);
  const prompter = values.yes === true ? null : runtime.prompter;
  const { settings, target, problem } = await startingPoint(runtime, {
    out: values.out ?? null,
    json: values.json === true,
  });
  const flags = {
    baseUrl: values['base-url'],
    tokenFile: values['token-file'],
    timeZone: values['time-zone'],
    language: values.language,
    title: values.title,
    yes: values.yes === true,
  };
  const { out, style } = runtime.terminal;
  const width = runtime.screen.width ?? Number.POSITIVE_INFINITY;
  const print = (...lines: readonly string[]) => {
    for (const text of lines) out(`${wrap(printable(text), width).join('\n')}\n`);
  };
  if (problem !== null) print(`Nothing of the configuration is kept: ${problem}`);
  const sources = { flags, runtime, prompter, settings };
  const asked = await collectAccess(sources);
  const { bases, notes } = candidateBaseUrls(asked.url);
  print(...notes);
  if (isUnencrypted(bases[0] ?? '')) {
    print(
      `The connection to ${new URL(bases[0] ?? '').host} uses http, so others on the network can read the token. Use https if the portal supports it.`,
    );
    if (prompter !== null && !(await prompter.confirm('Send the token anyway?', false)))
      throw new UsageError('The token was not sent, and nothing was written.');
  }
  const configOf = (access: PortalAccess) => parsed(proposeSettings(settings, access, null, nothingKnown), asked.token);
  const usual = { baseUrl: bases[0] ?? '', auth: { in: 'header', name: 'Authorization', scheme: 'Bearer' } } as const;
  const written = settings.source?.auth;
  const configured =
    written === undefined
      ? null
      : parsed({ ...settings, source: { ...settings.source, baseUrl: usual.baseUrl } }, asked.token).source.auth;
  const access = await probePortal(bases, { token: asked.token, configured, configOf }, runtime);
  if (runtime.stop.aborted) return reportCancelled(runtime);
  if ('kind' in access) {
    const [first = '', ...more] = describeProbeFailure(access, bases, configOf(usual));
    out(
      `${wrap(printable(first), width - 2)
        .map((line, at) => `${at === 0 ? style.red('✗') : ' '} ${line}\n`)
        .join('')}`,
    );
    print(...more, 'Nothing was written.');
    return 1;
  }
  print(describeAccess(access));
  // The token works: now it is worth asking for the rest.
  const answers = { ...asked, ...(await collectSite(sources)) };
  // What the file says already stays as it is written.
  const { source } = settings;
  const isSameUrl = source?.baseUrl !== undefined && candidateBaseUrls(source.baseUrl).bases[0] === access.baseUrl;
  const said = {
    baseUrl: isSameUrl ? source.baseUrl : access.baseUrl,
    auth: written !== undefined && isDeepStrictEqual(configured, access.auth) ? written : access.auth,
  };
  const writing = { settings, said, target, prompter, force: values.force === true };
  return proposeConfig(access, answers, writing, runtime);
}

const nothingKnown = { title: null, timeZone: null, language: null };

function readFlags(args: readonly string[]) {
  if (args.some((arg) => /^--?token(=|$)/u.test(arg)))
    throw new UsageError(
      'The token is never an argument, because every user of the machine could read it in the list of processes and the shell would keep it in its history. Set KALENDS_TOKEN, or name its file with --token-file.',
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

function parsed(settings: Settings, token: string): Config {
  const result = parseConfig(settings, { KALENDS_TOKEN: token });
  if ('config' in result) return result.config;
  throw new UsageError(result.problems.map(({ where, message }) => `${where}: ${message}`).join('\n'));
}

function reportCancelled({ terminal }: CommandRuntime): number {
  terminal.err(`${terminal.style.red('✗')} Cancelled: nothing was written.\n`);
  return 1;
}

interface Writing {
  readonly settings: Settings;
  /** How the portal is reached, as the file is to say it. */
  readonly said: SaidAccess;
  readonly target: TargetFile;
  readonly prompter: Prompter | null;
  readonly force: boolean;
}

async function proposeConfig(
  access: FoundAccess,
  answers: AccessAnswers & SiteAnswers,
  { settings: inForce, said, target, prompter, force }: Writing,
  runtime: CommandRuntime,
): Promise<number> {
  const { terminal, screen, now } = runtime;
  const { out, style } = terminal;
  const { survey } = await runSurvey(
    {
      config: parsed(proposeSettings(inForce, access, null, { ...answers, title: null }), answers.token),
      token: answers.token,
    },
    { runtime, calendarId: null },
  );
  // Half of a portal is not enough for a configuration.
  if (runtime.stop.aborted) return reportCancelled(runtime);
  const context = { style, width: screen.width ?? Number.POSITIVE_INFINITY, now: now() };
  const problems =
    survey.problems.length === 0 ? [] : ['', style.bold('Problems'), ...problemLines(survey.problems, context)];
  out([...surveyLines(survey, context), ...problems, ''].map((line) => `${line}\n`).join(''));
  if (survey.failure !== null) return 1;

  const calendars = survey.calendars.map(({ calendar }) => calendar);
  // Without events, nothing confirms the rules. Written down, they would prevent detection later.
  const found = survey.calendars.some(({ events }) => events.length > 0) ? survey.rules : null;
  const common = found && commonRules(found, survey.own);
  const answered = common && (await answerQuestions(common.rules, survey.questions, prompter, common.differing));
  const rules = answered?.rules ?? null;
  const isNew = target.before.text === null;
  const only = calendars.length === 1 ? calendars[0]?.title : undefined;
  const title = answers.title ?? (isNew ? (only ?? 'Events') : null);
  const settings = proposeSettings(inForce, said, rules, { ...answers, title });
  parsed(settings, answers.token);
  // A portal may repeat the token in its data.
  const { scrub } = createCredentials(access.auth, answers.token);
  if (isNew) {
    const text =
      target.before.form === 'json'
        ? `${JSON.stringify(settings, null, 2)}\n`
        : generateConfigCode({
            settings,
            rules,
            questions: answered?.open ?? [],
            differing: answered?.differing ?? [],
            calendars,
            canImport: canImport(target.before.path),
            isAuthVerified: access.doubt !== 'unverified',
          });
    const clean = scrub(text);
    await writeConfigText(target.before, clean);
    if (clean !== text) out(tokenInData(style));
  }
  const change = { before: inForce, after: settings, scrub, force, prompter };
  const done = isNew ? 'written' : await changeFile(target, change, runtime);
  if (done === 'by hand') return 1;
  out(
    nextSteps(
      target,
      {
        done,
        access,
        answers,
        survey,
        unsure: unsureFields(rules),
        differing: answered?.differing ?? [],
        open: answered?.open ?? [],
      },
      runtime,
    )
      .map((line) => `${line}\n`)
      .join(''),
  );
  return 0;
}
