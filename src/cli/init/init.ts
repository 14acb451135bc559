import { parseArgs } from 'node:util';
import type { Config } from '../../config/config.ts';
import { parseConfig } from '../../config/parse-config.ts';
import type { Settings } from '../../config/settings.ts';
import { createCredentials } from '../../source/http/credentials.ts';
import { candidateBaseUrls, isUnencrypted } from '../base-url.ts';
import type { Command, CommandRuntime } from '../command.ts';
import { canImport } from '../config-file/can-import.ts';
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
import { generateConfigCode } from './config-code.ts';
import { nextSteps } from './next-steps.ts';
import type { FoundAccess, PortalAccess } from './probe-auth.ts';
import { probePortal } from './probe-portal.ts';
import { proposeSettings, unsureFields, withOwnRules } from './propose-settings.ts';
import { settingsInForce } from './settings-in-force.ts';
import { chooseTargetFile, type TargetFile, writeTarget } from './target-file.ts';

export const init: Command = {
  help: `Usage: kalends init [--base-url URL] [--token-file FILE] [--time-zone ZONE]
                    [--language TAG] [--title TEXT] [--out FILE] [--json]
                    [--force] [--yes]

Finds out how a portal wants its token and where its fields are, shows the
result, and writes kalends.config.ts. It starts from the configuration in force
and keeps what that says. Rules that are less than 90 % sure are comments in the
file and stay detected. In a terminal it asks for what is missing. Elsewhere you
must give the base URL and the token; the other values are optional.

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
  --force            overwrite an existing file
  --yes              ask nothing; time zone and language default to this
                     machine's

The token is never an argument, because every user of the machine could read it
in the list of processes and the shell would keep it in its history. It is never
written to a file, and sent only to the portal's host.
`,
  run,
};

async function run(args: readonly string[], runtime: CommandRuntime): Promise<number> {
  const values = readFlags(args);
  const prompter = values.yes === true ? null : runtime.prompter;
  const inForce = await settingsInForce(runtime);
  const target = await chooseTargetFile({
    out: values.out ?? null,
    inForce: inForce.file,
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
  const { out, style } = runtime.terminal;
  const width = runtime.screen.width ?? Number.POSITIVE_INFINITY;
  const print = (...lines: readonly string[]) => {
    for (const text of lines) out(`${wrap(printable(text), width).join('\n')}\n`);
  };
  if (inForce.problem !== null) print(`Nothing of the configuration is kept: ${inForce.problem}`);
  const { settings } = inForce;
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
  return proposeConfig(access, answers, { settings, target }, runtime, prompter);
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

async function proposeConfig(
  access: FoundAccess,
  answers: AccessAnswers & SiteAnswers,
  { settings: inForce, target }: { readonly settings: Settings; readonly target: TargetFile },
  runtime: CommandRuntime,
  prompter: Prompter | null,
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
  const answered = found && (await answerQuestions(withOwnRules(found, survey.byCalendar), survey.questions, prompter));
  const rules = answered?.rules ?? null;
  const only = calendars.length === 1 ? calendars[0]?.title : undefined;
  const title = answers.title ?? only ?? 'Events';
  const settings = proposeSettings(inForce, access, rules, { ...answers, title });
  parsed(settings, answers.token);
  const text =
    target.form === 'json'
      ? `${JSON.stringify(settings, null, 2)}\n`
      : generateConfigCode({
          settings,
          rules,
          questions: answered?.open ?? [],
          calendars,
          canImport: canImport(target.path),
          isAuthVerified: access.doubt !== 'unverified',
        });
  // A portal may repeat the token in its data.
  const clean = createCredentials(access.auth, answers.token).scrub(text);
  await writeTarget(target, clean);
  if (clean !== text)
    out(`${style.yellow('!')} The portal's data contains the token itself: in the file it is replaced by ***.\n`);
  out(
    nextSteps(target, { access, answers, survey, unsure: unsureFields(rules) }, runtime)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return 0;
}
