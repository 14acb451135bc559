import * as z from 'zod';
import { settingsSchema } from '../../src/config/schema/settings-schema.ts';
import { readDocComments } from './doc-comments.ts';

/** A node of a JSON schema, as far as it is read and written here. */
export interface JsonSchema {
  description?: string;
  type?: string | readonly string[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | false;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  [other: string]: unknown;
}

/** The schema of a configuration in JSON, with the meaning of each key. */
export function createConfigSchema(): JsonSchema {
  const root = z.toJSONSchema(settingsSchema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as JsonSchema;
  const comments = readDocComments();
  describe(root, [], comments);
  for (const one of Object.values(root.$defs ?? {})) describe(one, ['rule'], comments);
  // An environment variable may give what the file lacks.
  delete root.required;
  delete root.properties?.source?.required;
  const rule = root.$defs?.__schema0;
  if (rule === undefined) throw new Error('The schema has no definition of a rule.');
  // The alternative that JSON can't write: a function.
  rule.anyOf = rule.anyOf?.filter((one) => Object.keys(one).length > 0) ?? [];
  const named = JSON.parse(JSON.stringify(root).replaceAll('__schema0', 'rule')) as JsonSchema;
  const written = JSON.stringify(named.$defs?.rule?.anyOf);
  for (const one of Object.values(named.properties?.mapping?.properties ?? {})) referTo(one, written);
  const { $schema, properties, ...rest } = named;
  const own = { type: 'string', description: 'Where this schema is, for editors.' };
  return { $schema, title: 'Kalends', ...rest, properties: { $schema: own, ...properties } };
}

/** Puts a reference in the place of each copy of a rule. */
function referTo(node: JsonSchema, rule: string): void {
  if (node.anyOf !== undefined) {
    const others = node.anyOf.filter((one) => Object.keys(one).length > 0);
    if (JSON.stringify(others) === rule) {
      delete node.anyOf;
      node.$ref = '#/$defs/rule';
    } else node.anyOf = others;
  }
  for (const one of [...Object.values(node.properties ?? {}), ...(node.anyOf ?? [])]) referTo(one, rule);
}

function describe(node: JsonSchema, path: readonly string[], comments: ReadonlyMap<string, string>): void {
  const meaning = comments.get(path.join('.'));
  if (meaning !== undefined) node.description = meaning;
  // zod's loose objects report unknown keys in a check of their own, which JSON Schema can say by itself.
  if (node.properties !== undefined) node.additionalProperties = false;
  for (const [key, inner] of Object.entries(node.properties ?? {})) describe(inner, [...path, key], comments);
  if (node.additionalProperties) describe(node.additionalProperties, [...path, '*'], comments);
  for (const one of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) {
    describe(one, path, comments);
    if (one.description === meaning) delete one.description;
  }
}
