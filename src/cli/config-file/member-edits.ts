import { formatCode, formatKey } from '../screen/format-code.ts';
import type { ConfigMember, ObjectNode } from './config-tree.ts';
import { type FileStyle, indentAt, lineStart, startsLine } from './file-style.ts';

/** A part of a text, and what takes its place. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const longestLine = 120;

/** `key: value`, or `key: { next: value }` for each further key. */
export function formatMember(
  keys: readonly string[],
  value: unknown,
  { style, indent, isLong }: { readonly style: FileStyle; readonly indent: string; readonly isLong: boolean },
): string {
  const [key = '', ...deeper] = keys;
  const name = `${formatKey(key, style)}:${style.isCompact ? '' : ' '}`;
  const { newline, unit, form } = style;
  if (deeper.length > 0 && isLong) {
    const inner = formatMember(deeper, value, { style, indent: indent + unit, isLong });
    return `${name}{${newline}${indent}${unit}${inner}${form === 'code' ? ',' : ''}${newline}${indent}}`;
  }
  const nested = deeper.reduceRight((inner, one) => ({ [one]: inner }), value);
  const room = style.hasShortObjects ? Math.max(1, longestLine - indent.length - name.length - 1) : 0;
  return name + formatCode(nested, { indent, width: isLong ? room : Number.POSITIVE_INFINITY, style });
}

/** Writes another value for a member. */
export function replaceMember(
  text: string,
  object: ObjectNode,
  member: ConfigMember,
  value: unknown,
  style: FileStyle,
): readonly Splice[] {
  const isLong = isOnLines(text, object);
  const written = formatMember([member.key ?? ''], value, { style, indent: indentAt(text, member.start), isLong });
  if (member.value === null) return [{ start: member.start, end: member.end, text: written }];
  const name = formatMember([member.key ?? ''], 0, { style, indent: '', isLong: false }).slice(0, -1);
  return [{ start: member.value.start, end: member.value.end, text: written.slice(name.length) }];
}

/** Adds a member at the end of an object. */
export function insertMember(
  text: string,
  object: ObjectNode,
  keys: readonly string[],
  value: unknown,
  style: FileStyle,
): readonly Splice[] {
  const last = object.members.at(-1);
  const closing = object.end - 1;
  const at = (place: number, written: string): Splice => ({ start: place, end: place, text: written });
  const outer = indentAt(text, closing);
  const from = last?.end ?? object.start + 1;
  const isLong = text.slice(from, closing).includes('\n');
  const comma = last === undefined ? null : commaAfter(text, last.end, closing);
  if (isLong) {
    const indent = last !== undefined && startsLine(text, last.start) ? indentAt(text, last.start) : outer + style.unit;
    const member = formatMember(keys, value, { style, indent, isLong: true });
    // In an empty object, after the comments that it holds.
    const place =
      last === undefined ? lineEndBefore(text, closing) : lineEnd(text, (comma ?? last.end - 1) + 1, closing);
    const isEnded = style.form === 'code' && (last === undefined || comma !== null);
    return [
      ...(last !== undefined && comma === null ? [at(last.end, ',')] : []),
      at(place, `${style.newline}${indent}${member}${isEnded ? ',' : ''}`),
    ];
  }
  const short = formatMember(keys, value, { style, indent: outer, isLong: false });
  if (last === undefined) {
    const inner = text.slice(from, closing).trimEnd();
    const pad = style.isCompact ? '' : ' ';
    const lineLength = closing - lineStart(text, closing) + short.length + 4;
    if (inner === '' && (lineLength > longestLine || keys.length > 1 || !style.hasShortObjects) && !style.isCompact) {
      const indent = outer + style.unit;
      const member = formatMember(keys, value, { style, indent, isLong: true });
      const end = `${style.form === 'code' ? ',' : ''}${style.newline}${outer}`;
      return [{ start: from, end: closing, text: `${style.newline}${indent}${member}${end}` }];
    }
    return [{ start: from + inner.length, end: closing, text: `${pad}${short}${pad}` }];
  }
  const lineLength = lineEnd(text, closing, text.length) - lineStart(text, closing) + short.length + 2;
  if (lineLength > longestLine && !style.isCompact && !hasComments(text, object))
    return brokenUp(text, object, keys, value, style);
  const space = style.isCompact ? '' : ' ';
  const gap = text.slice(last.end, closing);
  if (!/\/[/*]/u.test(gap)) return [at(last.end, `,${space}${short}`)];
  // Behind the comment of the last member.
  const place = last.end + gap.trimEnd().length;
  return [...(comma === null ? [at(last.end, ',')] : []), at(place, `${space}${short}`)];
}

/** Whether there are comments between the members of an object. */
function hasComments(text: string, { members, start, end }: ObjectNode): boolean {
  const ends = [start + 1, ...members.map((member) => member.end)];
  return ends.some((from, i) => /\/[/*]/u.test(text.slice(from, members[i]?.start ?? end)));
}

/** Adds a member to an object on one line, which then has a line for each of its members. */
function brokenUp(
  text: string,
  { members, start, end }: ObjectNode,
  keys: readonly string[],
  value: unknown,
  style: FileStyle,
): readonly Splice[] {
  const outer = indentAt(text, start);
  const indent = outer + style.unit;
  const line = style.newline + indent;
  const added = formatMember(keys, value, { style, indent, isLong: true });
  const lastEnd = members.at(-1)?.end ?? start + 1;
  return [
    ...members.map((member, i) => {
      const from = i === 0 ? start + 1 : (members[i - 1]?.end ?? start);
      return { start: from, end: member.start, text: `${i === 0 ? '' : ','}${line}` };
    }),
    {
      start: lastEnd,
      end: end - 1,
      text: `,${line}${added}${style.form === 'code' ? ',' : ''}${style.newline}${outer}`,
    },
  ];
}

/** Takes a member out, with the comment behind it on its line. */
export function removeMember(text: string, object: ObjectNode, member: ConfigMember): readonly Splice[] {
  const { members, start, end } = object;
  const at = members.indexOf(member);
  const [before, after] = [members[at - 1], members[at + 1]];
  const limit = after?.start ?? end - 1;
  const comma = commaAfter(text, member.end, limit);
  const cut = (from: number, to: number): Splice => ({ start: from, end: to, text: '' });
  // The comma before it has nothing to divide any more.
  const earlier = comma === null && before !== undefined ? commaAfter(text, before.end, member.start) : null;
  const earlierCut = earlier === null ? [] : [cut(earlier, earlier + 1)];
  const isBlank = (from: number, to: number) => /^[\s,]*$/u.test(text.slice(from, to));
  if (members.length === 1 && isBlank(start + 1, member.start) && isBlank(member.end, end - 1))
    return [cut(start + 1, end - 1)];
  const own = (comma ?? member.end - 1) + 1;
  const lineBreak = lineEnd(text, own, limit);
  if (startsLine(text, member.start) && /^\r?\n/u.test(text.slice(lineBreak)) && lineBreak < end)
    return [...earlierCut, cut(lineStart(text, member.start), text.indexOf('\n', lineBreak) + 1)];
  if (after !== undefined && isBlank(member.end, after.start)) return [cut(member.start, after.start)];
  if (before !== undefined && after === undefined && isBlank(before.end, member.start))
    return [cut(before.end, member.end)];
  return [...earlierCut, cut(member.start, member.end), ...(comma === null ? [] : [cut(comma, comma + 1)])];
}

/** Applies splices that do not overlap. What goes to one place stays in the order of the list. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const ordered = splices.toReversed().toSorted((a, b) => b.start - a.start);
  return ordered.reduce((whole, { start, end, text: part }) => whole.slice(0, start) + part + whole.slice(end), text);
}

/** Whether an object has lines of its own for its members. */
const isOnLines = (text: string, { start, end }: ObjectNode): boolean => text.slice(start, end).includes('\n');

const blank = /[^\S\n]+|\/\*.*?\*\/|\/\/[^\n]*/suy;
const blankOrLine = /\s+|\/\*.*?\*\/|\/\/[^\n]*/suy;

/** The place of the comma between here and the limit, past white space and comments; null: there is none. */
function commaAfter(text: string, from: number, limit: number): number | null {
  const at = skip(blankOrLine, text, from, limit);
  return at < limit && text[at] === ',' ? at : null;
}

/** The end of the line, past comments that end on it; or where something else begins. */
function lineEnd(text: string, from: number, limit: number): number {
  let at = from;
  for (;;) {
    blank.lastIndex = at;
    const found = at < limit ? blank.exec(text)?.[0] : undefined;
    // A comment of several lines does not belong to this one.
    if (found === undefined || found.includes('\n')) break;
    at += found.length;
  }
  return text[at - 1] === '\r' && text[at] === '\n' ? at - 1 : at;
}

/** The end of the line before that of the closing bracket, or of what stands before the bracket on its line. */
function lineEndBefore(text: string, closing: number): number {
  const before = text.slice(0, closing).trimEnd();
  return before.length;
}

function skip(pattern: RegExp, text: string, from: number, limit: number): number {
  let at = from;
  for (;;) {
    pattern.lastIndex = at;
    const found = at < limit ? pattern.exec(text)?.[0] : undefined;
    if (found === undefined) return at;
    at += found.length;
  }
}
