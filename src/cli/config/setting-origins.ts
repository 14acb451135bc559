import type { Variables } from '../../config/environment.ts';
import type { LoadedConfig } from '../../config/load-config.ts';
import { formatPath } from '../../config/schema/describe-issue.ts';
import { storeName } from '../../config/store-address.ts';
import { withoutToken } from '../../config/without-token.ts';

/** One setting, and where its value comes from. */
export interface SettingInForce {
  /** `site.title`, or the name of an environment variable. */
  readonly key: string;
  /** Plain data. A function is its name in angle brackets, and so is what may be a secret. */
  readonly value: unknown;
  /** `default`, the name of an environment variable, or of the configuration's file. */
  readonly from: string;
}

const hidden = '<not shown>';

/** The variables that override a setting of the file. */
const overrides: Readonly<Record<string, string>> = {
  'source.baseUrl': 'KALENDS_BASE_URL',
  'site.timeZone': 'KALENDS_TIMEZONE',
};

/** Everything that is in force. What may be a secret is not in it. */
export function settingsInForce({ config, environment, file, input, token }: LoadedConfig, variables: Variables) {
  const isSet = (name: string) => (variables[name]?.trim() ?? '') !== '';
  const source = file ?? 'KALENDS_CONFIG';
  const { sample, publicUrl, ...written } = config;
  const settings = leavesOf(written).map(([path, value]): SettingInForce => {
    const key = formatPath(path);
    const override = overrides[key];
    const from = override !== undefined && isSet(override) ? override : isIn(input, path) ? source : 'default';
    return { key: withoutToken(key, token), value: redacted(shown(path, value), token), from };
  });
  const variable = (key: string, value: unknown): SettingInForce => ({
    key,
    value: redacted(value, token),
    from: isSet(key) ? key : 'default',
  });
  const { host, log, metrics, port, store } = environment;
  return {
    sample,
    settings,
    variables: [
      variable('KALENDS_PUBLIC_URL', publicUrl),
      variable('KALENDS_STORE', storeName(store)),
      variable('KALENDS_LOG', log),
      variable('KALENDS_METRICS', metrics ? 1 : 0),
      variable('HOST', host),
      variable('PORT', port),
    ],
  };
}

type Path = readonly string[];

/** Sections are opened; a rule, a list and what stands for one value are leaves. */
function leavesOf(value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  const isLeaf = !isObject(value) || Object.keys(value).length === 0 || isOneValue(path);
  if (isLeaf) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** A rule, such as that of `mapping.event.start`. */
const isOneValue = (path: Path): boolean => path[0] === 'mapping' && path.length === 3;

function isIn(input: unknown, [key, ...rest]: Path): boolean {
  if (key === undefined) return true;
  return isObject(input) && Object.hasOwn(input, key) && input[key] !== undefined && isIn(input[key], rest);
}

/** Headers and parameters may hold a key of the portal. */
function shown([section, part, ...deeper]: Path, value: unknown): unknown {
  if (section === 'source' && (part === 'headers' || part === 'query') && deeper.length > 0 && !isObject(value))
    return hidden;
  return plain(value);
}

function plain(value: unknown): unknown {
  if (typeof value === 'function') return '<function>';
  if (Array.isArray(value)) return value.map(plain);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

/** The token may have been pasted into another setting. */
function redacted(value: unknown, token: string | null): unknown {
  if (typeof value === 'string') return withoutToken(value, token);
  if (Array.isArray(value)) return value.map((one) => redacted(one, token));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [withoutToken(key, token), redacted(inner, token)]);
  return Object.fromEntries(entries);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
