import type { Config } from '../../../config/config.ts';
import { readEnvironment, type Variables } from '../../../config/environment.ts';
import { parseConfig, redactProblems } from '../../../config/parse-config.ts';
import { formatPath } from '../../../config/schema/describe-issue.ts';
import { holdsFunction, type PlainSettings, valueAt, withValue } from '../../config-file/plain-settings.ts';
import type { WorkbenchChange } from '../workbench-api.ts';
import { workbenchFault } from '../workbench-fault.ts';
import { WorkbenchError } from './workbench-error.ts';

/** What the workbench changes. The rest of a configuration has nothing to do with the portal's records. */
const sections: ReadonlySet<string> = new Set(['mapping', 'source', 'site', 'calendars']);

/** What overrides a setting, so that to change it in the file would change nothing. */
const overriding: readonly (readonly [path: string, variable: string])[] = [
  ['source.baseUrl', 'KALENDS_BASE_URL'],
  ['site.timeZone', 'KALENDS_TIMEZONE'],
];

export interface CheckContext {
  readonly variables: Variables;
  readonly token: string | null;
  /** The origin of the portal in force: the token is sent nowhere else. */
  readonly origin: string;
}

/** The settings with some changes, and what they come to. Throws a WorkbenchError that says what is wrong with them. */
export function changedSettings(
  settings: PlainSettings,
  changes: readonly WorkbenchChange[],
  context: CheckContext,
): { readonly settings: PlainSettings; readonly config: Config } {
  for (const { path } of changes) checkPath(settings, path, context);
  const changed = changes.reduce<unknown>((all, { path, value }) => withValue(all, path, value), settings);
  return { settings: changed as PlainSettings, config: parsedSettings(changed as PlainSettings, context) };
}

/** What settings come to. Throws a WorkbenchError that names every place, what is expected there and what was found. */
export function parsedSettings(settings: PlainSettings, { variables, token, origin }: CheckContext): Config {
  const parsed = parseConfig(settings, variables);
  if ('problems' in parsed) {
    const all = redactProblems(parsed.problems, token).map(({ where, message, said }) =>
      workbenchFault('settingFault', { where, what: { message, ...(said && { said }) } }),
    );
    throw new WorkbenchError(400, workbenchFault('settingFaults', { all }));
  }
  const { config } = parsed;
  if (new URL(config.source.baseUrl).origin !== origin)
    throw new WorkbenchError(400, workbenchFault('otherPortal', { origin }));
  return config;
}

function checkPath(settings: PlainSettings, path: readonly string[], { variables }: CheckContext): void {
  const place = formatPath(path);
  const [section = ''] = path;
  if (!sections.has(section) || path.length < 2 || path.includes('__proto__'))
    throw new WorkbenchError(400, workbenchFault('notChangedHere', { place, sections: [...sections].join(', ') }));
  for (let length = path.length; length > 1; length--)
    if ((length > 2 || length === path.length) && holdsFunction(valueAt(settings, path.slice(0, length))))
      throw new WorkbenchError(400, workbenchFault('decidedByFunction', { place }));
  const { environment } = readEnvironment(variables);
  const isSet: Readonly<Record<string, boolean>> = {
    KALENDS_BASE_URL: environment.baseUrl !== null,
    KALENDS_TIMEZONE: environment.timeZone !== null,
  };
  const found = overriding.find(([key, variable]) => key === place && isSet[variable]);
  if (found !== undefined) throw new WorkbenchError(400, workbenchFault('overridden', { place, variable: found[1] }));
}
