import type { CodeStyle } from '../screen/format-code.ts';
import type { ConfigNode, ObjectNode } from './config-tree.ts';

/** How a file is written. */
export interface FileStyle extends CodeStyle {
  /** Whether short objects stand on one line. */
  readonly hasShortObjects: boolean;
}

/** Finds out how a file is written, from what is there. */
export function styleOf(text: string, root: ObjectNode, quote: '"' | "'", form: 'code' | 'json'): FileStyle {
  const objects = objectsOf(root);
  const parts = objects.flatMap(({ start, end, members }) =>
    members.map((member) => ({ member, isLong: text.slice(start, end).includes('\n') })),
  );
  const isCompact = parts.length > 0 && !text.includes('\n', root.start) && !/[:,]\s/u.test(text.slice(root.start));
  return {
    unit: unitOf(text, objects),
    quote,
    form,
    newline: /\r?\n/u.exec(text)?.[0] ?? '\n',
    isCompact,
    // JSON is often written with one line for each member, as JSON.stringify does.
    hasShortObjects: form === 'code' || parts.length === 0 || parts.some(({ isLong }) => !isLong),
  };
}

function objectsOf(node: ConfigNode): readonly ObjectNode[] {
  if (node.kind !== 'object') return [];
  return [node, ...node.members.flatMap(({ value }) => (value === null ? [] : objectsOf(value)))];
}

/** The first indentation that is deeper than that of the line before it. */
function unitOf(text: string, objects: readonly ObjectNode[]): string {
  for (const { start, members } of objects) {
    const first = members[0];
    if (first === undefined || !startsLine(text, first.start)) continue;
    const [outer, inner] = [indentAt(text, start), indentAt(text, first.start)];
    if (inner.startsWith(outer) && inner.length > outer.length) return inner.slice(outer.length);
  }
  return '  ';
}

/** Where the line of an offset begins. */
export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** The white space at the beginning of an offset's line. */
export const indentAt = (text: string, at: number): string =>
  /^[^\S\r\n]*/u.exec(text.slice(lineStart(text, at)))?.[0].replace('\uFEFF', '') ?? '';

/** Whether nothing but white space is before it on its line. */
export const startsLine = (text: string, at: number): boolean => text.slice(lineStart(text, at), at).trim() === '';
