import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Comment, Parser } from 'acorn';

/** A part of TypeScript's syntax tree, as far as it is read here. */
interface TypeNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

interface SourceFile {
  readonly text: string;
  readonly comments: readonly Comment[];
}

/** The files whose types describe the configuration as a person writes it. */
const files = [
  'src/config/settings.ts',
  'src/config/config.ts',
  'src/publisher/publisher-settings.ts',
  'src/source/source-settings.ts',
];

/**
 * The doc comment of each key of the configuration by its path (`site.title`, `calendars.*.slug`). The comments of the types
 * are the only home of a key's meaning: editors show them, and the page and the schema take them from here.
 */
export function readDocComments(): ReadonlyMap<string, string> {
  const types = new Map<string, { readonly node: TypeNode; readonly file: SourceFile }>();
  for (const file of files) {
    const text = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
    const comments: Comment[] = [];
    const options = { sourceType: 'module', ecmaVersion: 'latest', locations: true, onComment: comments } as const;
    const program = Parser.extend(tsPlugin()).parse(text, options) as unknown as { readonly body: readonly TypeNode[] };
    for (const { declaration } of program.body as readonly { readonly declaration?: TypeNode | null }[]) {
      const name = (declaration?.id as { readonly name?: string } | undefined)?.name;
      const body = (declaration?.type === 'TSInterfaceDeclaration' ? declaration.body : declaration?.typeAnnotation) as
        | TypeNode
        | undefined;
      if (name !== undefined && body !== undefined && !types.has(name))
        types.set(name, { node: body, file: { text, comments } });
    }
  }
  const found = new Map<string, string>();
  const walk = (node: TypeNode, path: readonly string[], file: SourceFile): void => {
    const { comments, text: source } = file;
    const reference = node.type === 'TSTypeReference' ? (node.typeName as { readonly name: string }).name : null;
    const named = reference === null ? undefined : types.get(reference);
    if (named !== undefined) {
      walk(named.node, path, named.file);
      return;
    }
    const parameters = (
      (node.typeArguments ?? node.typeParameters) as { readonly params?: readonly TypeNode[] } | undefined
    )?.params;
    if (reference === 'Readonly' && parameters?.[0]) walk(parameters[0], path, file);
    if (reference === 'Record' && parameters?.[1]) walk(parameters[1], [...path, '*'], file);
    for (const inner of (node.types as readonly TypeNode[] | undefined) ?? []) walk(inner, path, file);
    const members = (node.members ?? node.body) as readonly TypeNode[] | undefined;
    for (const member of Array.isArray(members) ? members : []) {
      if (member.type !== 'TSPropertySignature') continue;
      const { name, value } = member.key as { readonly name?: string; readonly value?: string };
      const own = [...path, name ?? value ?? ''];
      const comment = comments.findLast(({ end }) => end <= member.start);
      // Nothing is between a comment and what it describes.
      const isOwn = comment?.value.startsWith('*') && /^\s*$/u.test(source.slice(comment.end, member.start));
      const text = comment !== undefined && isOwn ? textOf(comment) : '';
      if (text !== '' && !found.has(own.join('.'))) found.set(own.join('.'), text);
      const type = (member.typeAnnotation as { readonly typeAnnotation?: TypeNode } | undefined)?.typeAnnotation;
      if (type !== undefined) walk(type, own, file);
    }
  };
  const settings = types.get('Settings');
  if (settings === undefined) throw new Error('settings.ts has no interface Settings.');
  walk(settings.node, [], settings.file);
  return found;
}

const textOf = ({ value }: Comment): string =>
  value
    .replace(/^\*|\n\s*\*/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
