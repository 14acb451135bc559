import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { tokenProblem } from '../../config/environment.ts';
import { language, timeZone } from '../../config/schema/scalars.ts';
import type { Settings } from '../../config/settings.ts';
import { candidateBaseUrls } from '../base-url.ts';
import type { CommandRuntime } from '../command.ts';
import type { Check, Prompter } from '../screen/prompter.ts';
import { UsageError } from '../usage-error.ts';

/** What must be known before the first request. */
export interface AccessAnswers {
  /** As the person wrote it. */
  readonly url: string;
  readonly token: string;
  /** The file that holds the token, as it was named; null: the token was given in another way. */
  readonly tokenFile: string | null;
}

/** What the portal can't say. */
export interface SiteAnswers {
  /** Null: not given. */
  readonly timeZone: string | null;
  readonly language: string | null;
  /** The title of the pages; null: not given. */
  readonly title: string | null;
  /** Whether the time zone is this machine's and nobody confirmed it. */
  readonly isZoneAssumed: boolean;
}

export interface Flags {
  readonly baseUrl: string | undefined;
  readonly tokenFile: string | undefined;
  readonly timeZone: string | undefined;
  readonly language: string | undefined;
  readonly title: string | undefined;
  /** Accept every suggestion. */
  readonly yes: boolean;
}

/** Where answers come from: the flags, the environment, the settings in force, and the person at the keyboard. */
interface Sources {
  readonly flags: Flags;
  readonly runtime: CommandRuntime;
  /** Null: nobody is there to ask. */
  readonly prompter: Prompter | null;
  readonly settings: Settings;
}

const variable = ({ variables }: CommandRuntime, name: string) => variables[name]?.trim() || undefined;
const zoneGiven = ({ flags, runtime }: Sources) => flags.timeZone ?? variable(runtime, 'KALENDS_TIMEZONE');

/**
 * The portal and its token. Checks all flags. Without a person, throws a UsageError that names everything that is missing.
 */
export async function collectAccess(sources: Sources): Promise<AccessAnswers> {
  const { flags, runtime, prompter, settings } = sources;
  const url = flags.baseUrl ?? variable(runtime, 'KALENDS_BASE_URL') ?? settings.source?.baseUrl;
  const tokenFile = flags.tokenFile ?? variable(runtime, 'KALENDS_TOKEN_FILE');
  const token = flags.tokenFile === undefined ? variable(runtime, 'KALENDS_TOKEN') : undefined;
  if (token !== undefined && tokenFile !== undefined)
    throw new UsageError('Expected one of KALENDS_TOKEN and KALENDS_TOKEN_FILE, found both.');
  const known = token ?? (tokenFile === undefined ? undefined : await readTokenFile(tokenFile, runtime.directory));
  assertValid('--base-url', url, urlCheck);
  assertValid('the token', known, tokenCheck);
  assertValid('--time-zone', zoneGiven(sources), zoneCheck);
  assertValid('--language', flags.language, languageCheck);
  if (prompter === null) {
    const missing = [
      ...(url === undefined ? ["the portal's base URL: --base-url or KALENDS_BASE_URL"] : []),
      ...(known === undefined ? ['its authorization token: KALENDS_TOKEN, KALENDS_TOKEN_FILE or --token-file'] : []),
    ];
    if (missing.length > 0) throw new UsageError(`There is no terminal to ask at. Missing:\n  ${missing.join('\n  ')}`);
  }
  return {
    url: url ?? (await prompter?.text("The portal's base URL", { check: urlCheck })) ?? '',
    token: known ?? (await prompter?.secret('Its authorization token', tokenCheck)) ?? '',
    tokenFile: tokenFile ?? null,
  };
}

/** Zone, language and title. What the settings in force say is not asked again. */
export async function collectSite(sources: Sources): Promise<SiteAnswers> {
  const { flags, runtime, prompter, settings } = sources;
  const { machine } = runtime;
  const { site = {} } = settings;
  const given = zoneGiven(sources) ?? site.timeZone ?? undefined;
  const suggested = flags.yes ? machine : null;
  return {
    timeZone:
      given ??
      (await prompter?.text('Time zone for dates without one', { suggestion: machine.timeZone, check: zoneCheck })) ??
      suggested?.timeZone ??
      null,
    language:
      flags.language ??
      site.language ??
      (await prompter?.text('Language of the events', { suggestion: machine.language, check: languageCheck })) ??
      suggested?.language ??
      null,
    title:
      flags.title?.trim() ||
      site.title ||
      (await prompter?.text('Title of your pages', { suggestion: 'Events' })) ||
      null,
    isZoneAssumed: given === undefined && suggested !== null,
  };
}

const urlCheck: Check = (answer) =>
  candidateBaseUrls(answer).bases.length > 0
    ? true
    : 'Expected an http or https URL without credentials, such as https://portal.example/api.';
const tokenCheck: Check = (answer) => tokenProblem(answer) ?? true;
const zoneCheck: Check = (answer) => {
  const issue = timeZone.safeParse(answer).error?.issues[0];
  if (issue === undefined) return true;
  const intended =
    issue.code === 'custom' && typeof issue.params?.suggestion === 'string' ? issue.params.suggestion : null;
  return `Expected an IANA time zone such as Europe/Berlin.${intended === null ? '' : ` Did you mean ${intended}?`}`;
};
const languageCheck: Check = (answer) =>
  language.safeParse(answer).success ? true : 'Expected a language tag such as en, de-AT or ru.';

function assertValid(name: string, value: string | undefined, check: Check): void {
  const result = value === undefined ? true : check(value);
  if (result !== true) throw new UsageError(`${name}: ${result}`);
}

async function readTokenFile(name: string, directory: string): Promise<string> {
  try {
    return (await readFile(resolve(directory, name), 'utf8')).trim();
  } catch (error) {
    throw new UsageError(
      `The token's file ${name} can't be read: ${(error as NodeJS.ErrnoException).code ?? 'it fails'}.`,
      {
        cause: error,
      },
    );
  }
}
