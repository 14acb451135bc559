import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'vite';

/** One file of src/, as far as the house's rules look at it. */
export interface SourceFile {
  /** From the repository's root, with slashes: `src/feeds/news/atom.ts`. */
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  /** What it reads of the runtime around it: `Date.now`, `new Date()`, `fetch`. */
  readonly globals: readonly string[];
}

export interface Import {
  /** A file of the repository, or a package's name as written. */
  readonly target: string;
  readonly isFile: boolean;
  /** Gone once the types are stripped. */
  readonly typeOnly: boolean;
}

type Node = { readonly type: string } & Record<string, unknown>;

/** Globals that differ from run to run or from runtime to runtime. `crypto.subtle` and `URL` are the same everywhere. */
const ambient: Readonly<Record<string, true | readonly string[]>> = {
  process: true,
  console: true,
  globalThis: true,
  performance: true,
  navigator: true,
  caches: true,
  Buffer: true,
  require: true,
  fetch: true,
  setTimeout: true,
  setInterval: true,
  setImmediate: true,
  Date: ['now'],
  Math: ['random'],
  Temporal: ['Now'],
  crypto: ['getRandomValues', 'randomUUID'],
};

export function readSourceFiles(root: string, folder: string): readonly SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort()
    .map((path) => parseSourceFile(root, path, readFileSync(join(root, path), 'utf8')));
}

export function parseSourceFile(root: string, path: string, code: string): SourceFile {
  const { program, module, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const at = (specifier: string, typeOnly: boolean): Import =>
    specifier.startsWith('.')
      ? {
          target: relative(root, join(root, dirname(path), normalize(specifier))).replaceAll('\\', '/'),
          isFile: true,
          typeOnly,
        }
      : { target: specifier, isFile: false, typeOnly };
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      at(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [at(moduleRequest.value, isType)] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const text = code.slice(moduleRequest.start, moduleRequest.end);
      return /^(['"]).*\1$/su.test(text) ? [at(text.slice(1, -1), false)] : [];
    }),
  ];
  const imported = module.staticImports.flatMap(({ entries }) => entries.map((entry) => entry.localName.value));
  return {
    path,
    lines: code.trimEnd().split('\n').length,
    imports,
    globals: globalsOf(program as unknown as Node, imported),
  };
}

function globalsOf(program: Node, imported: readonly string[]): readonly string[] {
  const nodes = [...walk(program)];
  // A collaborator that arrives as an argument, or is imported, may be called `fetch`: then it is no global.
  const own = new Set([...imported, ...nodes.flatMap(bindings)]);
  const found = new Set<string>();
  const see = (name: unknown, member: unknown) => {
    if (typeof name !== 'string' || own.has(name) || !Object.hasOwn(ambient, name)) return;
    const members = ambient[name];
    if (members === true) found.add(name);
    else if (typeof member === 'string' && members?.includes(member)) found.add(`${name}.${member}`);
  };
  for (const node of nodes) {
    const { object, property, callee } = node as Record<string, Node | undefined>;
    if (node.type === 'MemberExpression' && object?.type === 'Identifier') see(object.name, property?.name);
    if (node.type === 'CallExpression' && callee?.type === 'Identifier') see(callee.name, null);
    const isClock =
      node.type === 'NewExpression' && callee?.name === 'Date' && (node.arguments as unknown[]).length === 0;
    if (isClock) found.add('new Date()');
  }
  return [...found].sort();
}

function bindings(node: Node): readonly string[] {
  const declares = node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration';
  const patterns = [declares ? node.id : null, ...((node.params as unknown[]) ?? [])];
  return patterns.flatMap((pattern) =>
    isNode(pattern)
      ? [...walk(pattern)].flatMap((inner) => (inner.type === 'Identifier' ? [String(inner.name)] : []))
      : [],
  );
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child);
  }
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && typeof (value as Node).type === 'string';
}
