import { formatCode } from '../../src/cli/screen/format-code.ts';
import { restartKeys } from '../../src/config/restart-keys.ts';
import { settingsSchema } from '../../src/config/schema/settings-schema.ts';
import { createConfigSchema, type JsonSchema } from './config-schema.ts';
import { exampleConfig } from './example-config.ts';
import { calendarFieldMeanings, eventFieldMeanings } from './field-meanings.ts';
import { variableDocs } from './variable-docs.ts';

/** The configuration of somebody who wrote none. What depends on the base URL is no default. */
const {
  baseUrl: _,
  linkBase: __,
  ...source
} = settingsSchema.parse({ source: { baseUrl: 'https://portal.example' } }).source;
const defaults = { ...settingsSchema.parse({ source: { baseUrl: 'https://portal.example' } }), source };

const introduction = `# Configuration

<!-- Written by \`npm run build:docs\` from the schema, and from the comments of its types. -->

A base URL and a token are enough. Everything else is optional, and goes into \`kalends.config.ts\` (or \`.js\`, \`.mjs\`, \`.json\`)
in the working directory, or into the file that \`KALENDS_CONFIG\` names. On Workers it is the table \`KALENDS_CONFIG\` in
wrangler.toml. \`kalends config\` prints what is in force and where each value comes from.

In a \`.json\` file, \`"$schema": "./node_modules/kalends/kalends.schema.json"\` lets an editor complete and check the keys. In a
checkout it is \`./kalends.schema.json\`. In a \`.ts\` file, \`defineConfig\` does so.

A running server loads the file again when it changes or on SIGHUP. Keys marked ↻ count in full only after a restart, and
so do all environment variables. A key without a default is absent unless you set it.
`;

/** The page of the whole configuration. */
export function createConfigPage(): string {
  const { properties = {} } = createConfigSchema();
  const sections = Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, schema]) => section(name, schema));
  return `${introduction}\n${sections.join('\n')}\n${variables()}`;
}

function section(name: string, schema: JsonSchema): string {
  const rows = rowsOf(schema, [name]);
  const rules = name === 'mapping' ? fieldTables() : '';
  const table = ['| key | meaning | value | default | example |', '|---|---|---|---|---|', ...rows].join('\n');
  return `## \`${name}\`\n\n${schema.description ?? ''}\n\n${table}\n${rules}`;
}

function rowsOf(schema: JsonSchema, path: readonly string[]): readonly string[] {
  const isRules = path[0] === 'mapping' && (path[1] === 'event' || path[1] === 'calendars') && path.length === 2;
  const objects = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const members = new Map<string, JsonSchema[]>();
  for (const { properties = {} } of objects)
    for (const [key, inner] of Object.entries(properties)) members.set(key, [...(members.get(key) ?? []), inner]);
  const isById = path.length === 1 && (path[0] === 'calendars' || path[0] === 'feeds');
  const each = isById ? schema.additionalProperties : undefined;
  const rows = [...members].flatMap(([key, all]) => (isRules && key !== 'items' ? [] : rowsFor(all, [...path, key])));
  return each ? [...rows, ...rowsOf(each, [...path, '*'])] : rows;
}

function rowsFor(all: readonly JsonSchema[], path: readonly string[]): readonly string[] {
  const schema: JsonSchema = all.length === 1 ? (all[0] as JsonSchema) : { ...all[0], enum: all.flatMap(constants) };
  if (all.length > 1) {
    delete schema.const;
    if (schema.enum?.length === 0) delete schema.enum;
  }
  const name = path.slice(1).join('.').replaceAll('*', '<id>');
  const meaning = all.find(({ description }) => description !== undefined)?.description ?? '';
  if (meaning === '') throw new Error(`${path.join('.')} has no doc comment in the configuration's types.`);
  const restart = restartKeys.includes(path.join('.')) ? ' ↻' : '';
  const inner = rowsOf(schema, path);
  const isSection = inner.length > 0 && schema.properties !== undefined;
  const value = isSection ? '' : valuesOf(schema);
  // Where the default is null, the meaning says what that comes to.
  const standard = isSection ? '' : code(valueAt(defaults, path) ?? undefined);
  const example = isSection ? '' : code(valueAt(exampleConfig, path) ?? otherExamples[path.join('.')]);
  const cells = [`\`${name}\`${restart}`, withoutDefault(meaning, standard), value, standard, example];
  return [`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`, ...inner];
}

/** The column beside it says the default. */
const withoutDefault = (text: string, standard: string): string =>
  standard === '' ? text : text.replace(/\s*Default: (?:`[^`]*`|[^.`]+)\.(?=\s|$)/u, '').trim();

const constants = (schema: JsonSchema): readonly unknown[] =>
  schema.const !== undefined ? [schema.const] : (schema.enum ?? []);

function valuesOf(schema: JsonSchema): string {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (schema.enum !== undefined || schema.const !== undefined) return constants(schema).map(code).join(', ');
  if (alternatives !== undefined) return [...new Set(alternatives.map(valuesOf))].join('; ');
  const types = [schema.type ?? ''].flat();
  const words = types.map((type) => {
    if (type === 'array') return 'list';
    if (type === 'string') return 'text';
    if (type === 'boolean') return 'true, false';
    if (type !== 'number' && type !== 'integer') return type;
    const { minimum = '', maximum = '' } = schema;
    return `${type === 'integer' ? 'whole number' : 'number'}, ${minimum} to ${maximum}`;
  });
  return words.join('; ');
}

/** The value at a path; `*` is the only key there. */
function valueAt(values: unknown, path: readonly string[]): unknown {
  let value = values;
  for (const key of path) {
    const object = value as Readonly<Record<string, unknown>> | null | undefined;
    value = key === '*' ? Object.values(object ?? {})[0] : object?.[key];
  }
  return value;
}

/** Of keys that exclude those of the example. */
const otherExamples: Readonly<Record<string, unknown>> = { 'source.auth.user': 'kalends' };

const code = (value: unknown): string =>
  value === undefined ? '' : `\`${formatCode(value, { width: Number.POSITIVE_INFINITY })}\``;

function fieldTables(): string {
  const table = (part: string, meanings: Readonly<Record<string, string>>) => {
    const rows = Object.entries(meanings).map(([field, meaning]) => `| \`${part}.${field}\` | ${meaning} |`);
    return `\n| rule | gives |\n|---|---|\n${rows.join('\n')}\n`;
  };
  return `
A rule is a JMESPath expression such as \`'names.short'\`, an object such as \`{ path: 'from', format: 'dd.MM.yyyy HH:mm' }\`, a list
of rules, or, in a \`.ts\` or \`.js\` file, a function. \`null\` leaves a field empty. [mapping.md](mapping.md) shows all of them with a
record and the result. None has a default: a field without a rule is detected.
${table('event', eventFieldMeanings)}${table('calendars', calendarFieldMeanings)}`;
}

function variables(): string {
  const rows = variableDocs.map(
    ({ name, meaning, standard, example }) => `| \`${name}\` | ${meaning} | ${standard} | \`${example}\` |`,
  );
  return `## Environment variables

The environment wins over the file. An empty variable counts as unset. Every change needs a restart, apart from the content of
the files that \`KALENDS_CONFIG\` and \`KALENDS_TOKEN_FILE\` name.

| variable | meaning | default | example |
|---|---|---|---|
${rows.join('\n')}
`;
}
