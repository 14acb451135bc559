import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Expression, type Node, Parser, type Program, type Property, type SpreadElement, type Token } from 'acorn';
import { type ConfigMember, type ConfigNode, type ConfigTree, lineOf } from './config-tree.ts';
import { fileFault } from './file-fault.ts';

const TypeScriptParser = Parser.extend(tsPlugin());

/** Reads a configuration in JavaScript or TypeScript: the object literal that the file exports as its default. */
export function readCodeTree(text: string): ConfigTree {
  const tokens: Token[] = [];
  let program: Program;
  try {
    program = TypeScriptParser.parse(text, {
      sourceType: 'module',
      ecmaVersion: 'latest',
      onToken: tokens,
      locations: true,
    });
  } catch (error) {
    const { loc } = error as { readonly loc?: { readonly line: number } };
    return { reason: fileFault('fileNoCode', {}), line: loc?.line ?? null };
  }
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  if (exported === undefined) return { reason: fileFault('fileNoExport', {}), line: null };
  const root = nodeOf(literalOf(exported.declaration, program, tokens));
  if (root.kind === 'object') return { root, quote: usualQuote(text, tokens) };
  return { reason: fileFault('fileNoLiteral', {}), line: lineOf(text, exported.start) };
}

/** Looks into `defineConfig({ … })`, `{ … } satisfies Settings`, and into a constant that is used once, to be exported. */
function literalOf(node: Node, program: Program, tokens: readonly Token[]): Node {
  const inner = withoutTypes(node);
  if (inner.type === 'CallExpression' && inner.arguments.length === 1) {
    const { callee } = inner;
    const isDefine = callee.type === 'Identifier' && callee.name === 'defineConfig';
    return isDefine ? literalOf(inner.arguments[0] as Node, program, tokens) : inner;
  }
  if (inner.type !== 'Identifier') return inner;
  // Named anywhere else, it might be changed there. Tokens that the parser looks ahead at are there twice.
  const isItsName = (token: Token) => token.type.label === 'name' && 'value' in token && token.value === inner.name;
  if (new Set(tokens.filter(isItsName).map(({ start }) => start)).size !== 2) return inner;
  const constants = program.body.flatMap((one) =>
    one.type === 'VariableDeclaration' && one.kind === 'const' ? one.declarations : [],
  );
  const init = constants.find(({ id }) => id.type === 'Identifier' && id.name === inner.name)?.init;
  return init ? literalOf(init, program, tokens) : inner;
}

/** The expression that remains when Node has removed the types. */
function withoutTypes(node: Node): Expression {
  const typed = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion'];
  if (!typed.includes(node.type)) return node as Expression;
  return withoutTypes((node as Node & { readonly expression: Node }).expression);
}

function nodeOf(node: Node): ConfigNode {
  const inner = withoutTypes(node);
  if (inner.type === 'ObjectExpression') {
    const { start, end } = inner;
    return { kind: 'object', start, end, members: inner.properties.map(memberNode) };
  }
  const { start, end } = node;
  const found = dataOf(inner);
  return found === null ? { kind: 'code', start, end } : { kind: 'data', start, end, data: found.data };
}

function memberNode(member: Property | SpreadElement): ConfigMember {
  const { start, end } = member;
  if (member.type !== 'Property') return { key: null, start, end, value: null };
  const isPair = member.kind === 'init' && !member.method && !member.shorthand;
  return { key: keyOf(member), start, end, value: isPair ? nodeOf(member.value) : null };
}

function keyOf({ key, computed, kind }: Property): string | null {
  if (kind !== 'init') return null;
  if (key.type === 'Literal' && (typeof key.value === 'string' || typeof key.value === 'number')) {
    // A plain `__proto__` sets the prototype.
    return !computed && key.value === '__proto__' ? null : String(key.value);
  }
  return key.type === 'Identifier' && !computed && key.name !== '__proto__' ? key.name : null;
}

/** The value of an expression that is plain data; null: it is not. */
function dataOf(node: Node): { readonly data: unknown } | null {
  const inner = withoutTypes(node);
  switch (inner.type) {
    case 'Literal':
      // The value of a regular expression may be null too.
      return inner.raw === 'null' || ['string', 'number', 'boolean'].includes(typeof inner.value)
        ? { data: inner.value }
        : null;
    case 'TemplateLiteral':
      return inner.expressions.length === 0 ? { data: inner.quasis[0]?.value.cooked ?? '' } : null;
    case 'UnaryExpression': {
      const of = dataOf(inner.argument)?.data;
      return inner.operator === '-' && typeof of === 'number' ? { data: -of } : null;
    }
    case 'ArrayExpression': {
      const parts = inner.elements.map((element) => (element === null ? null : dataOf(element)));
      return parts.every((part) => part !== null) ? { data: parts.map(({ data }) => data) } : null;
    }
    case 'ObjectExpression': {
      const entries = inner.properties.map((member) => {
        const { key, value } = memberNode(member);
        const data = key === null || value === null || member.type !== 'Property' ? null : dataOf(member.value);
        return data === null ? null : ([key, data.data] as const);
      });
      return entries.every((entry) => entry !== null) ? { data: Object.fromEntries(entries) } : null;
    }
    default:
      return null;
  }
}

function usualQuote(text: string, tokens: readonly Token[]): '"' | "'" {
  const quotes = tokens.filter(({ type }) => type.label === 'string').map(({ start }) => text[start]);
  const double = quotes.filter((quote) => quote === '"').length;
  return double > quotes.length - double ? '"' : "'";
}
