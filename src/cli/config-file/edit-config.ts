import { isDeepStrictEqual } from 'node:util';
import type { Told } from '../../calendar/told.ts';
import { formatPath } from '../../config/schema/describe-issue.ts';
import { readCodeTree } from './code-tree.ts';
import {
  type ConfigMember,
  type ConfigNode,
  type ConfigTree,
  contentOf,
  hasUnknownKeys,
  lineOf,
  memberOf,
  type ObjectNode,
} from './config-tree.ts';
import { fileFault } from './file-fault.ts';
import { type FileStyle, styleOf } from './file-style.ts';
import { readJsonTree } from './json-tree.ts';
import { type ManualChange, manualPlace } from './manual-change.ts';
import { formatMember, insertMember, removeMember, replaceMember, type Splice, spliced } from './member-edits.ts';

/** One change of a configuration. */
export interface ConfigChange {
  /** Keys from the outermost object on. Lists are changed as a whole. */
  readonly path: readonly string[];
  /** Plain data; undefined: the key is taken out. */
  readonly value: unknown;
}

export type EditedConfig =
  | { readonly text: string }
  /** Nothing was changed. */
  | { readonly reason: Told; readonly manual: readonly ManualChange[] };

/**
 * Changes the text of a configuration, and keeps everything else that is in it: other members, comments, line breaks. What
 * was read from the new text has exactly these changes. If a part that is to change is written by a program, the result
 * says what to put in where instead.
 */
export function editConfig(text: string, form: 'code' | 'json', changes: readonly ConfigChange[]): EditedConfig {
  const read = form === 'json' ? readJsonTree : readCodeTree;
  const tree = read(text);
  if ('reason' in tree) return byHand(tree.reason, changes, { text: '', line: tree.line, root: null, form });
  const { root } = tree;
  const style = styleOf(text, root, tree.quote, form);
  let edited = text;
  let expected = contentOf(root, text);
  for (const change of changes) {
    const next = applyChange(edited, change, read, style);
    if (next === null) return byHand(reasonFor(change), changes, { text, line: null, root, form, style });
    edited = next;
    expected = withChange(expected, change);
  }
  const after = read(edited);
  // No text that says something else is ever written, whatever a file may hold.
  if ('reason' in after || !isDeepStrictEqual(contentOf(after.root, edited), expected))
    return byHand(fileFault('fileUnsafe', {}), changes, {
      text,
      line: null,
      root,
      form,
      style,
    });
  return { text: edited };
}

const reasonFor = ({ path }: ConfigChange) => fileFault('fileComputes', { place: formatPath(path) });

/** The text with one change; null: it can't be made. */
function applyChange(
  text: string,
  change: ConfigChange,
  read: (text: string) => ConfigTree,
  style: FileStyle,
): string | null {
  const tree = read(text);
  if ('reason' in tree) return null;
  const steps = stepsOf(tree.root, change);
  if (steps === null) return null;
  let edited = text;
  for (const step of steps) {
    // Each step is found anew, because the one before has moved it.
    const now = read(edited);
    const splices = 'reason' in now ? null : splicesOf(edited, now.root, step, style);
    if (splices === null) return null;
    edited = spliced(edited, splices);
  }
  return edited;
}

/** A change of an object as changes of what is different in it, so that the comments in it stay; null: it can't be made. */
function stepsOf(root: ObjectNode, { path, value }: ConfigChange): readonly ConfigChange[] | null {
  const found = find(root, path);
  if (found === null) return null;
  const { object, rest } = found;
  const [key = '', ...deeper] = rest;
  const members = object.members.filter((member) => member.key === key);
  if (value === undefined) {
    if (deeper.length > 0) return [];
    if (hasUnknownKeys(object)) return null;
    return members.map(() => ({ path, value }));
  }
  const node = deeper.length > 0 ? undefined : members.at(-1)?.value;
  return differences(node ?? null, { path, value });
}

function differences(node: ConfigNode | null, { path, value }: ConfigChange): readonly ConfigChange[] {
  if (node?.kind === 'data' && isDeepStrictEqual(node.data, value)) return [];
  if (node?.kind !== 'object' || !isPlain(value) || hasUnknownKeys(node)) return [{ path, value }];
  const inner = Object.entries(value).filter(([, one]) => one !== undefined);
  const gone = node.members.flatMap(({ key }) => (key === null || inner.some(([name]) => name === key) ? [] : [key]));
  return [
    ...inner.flatMap(([key, one]) =>
      differences(memberOf(node, key)?.value ?? null, { path: [...path, key], value: one }),
    ),
    ...gone.map((key) => ({ path: [...path, key], value: undefined })),
  ];
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function splicesOf(
  text: string,
  root: ObjectNode,
  { path, value }: ConfigChange,
  style: FileStyle,
): readonly Splice[] | null {
  const found = find(root, path);
  if (found === null) return null;
  const { object, rest } = found;
  const member = memberOf(object, rest[0] ?? '');
  if (value === undefined) return member === undefined ? [] : removeMember(text, object, member);
  if (member === undefined) return insertMember(text, object, rest, value, style);
  const nested = rest.slice(1).reduceRight((inner, key) => ({ [key]: inner }), value);
  return replaceMember(text, object, member, nested, style);
}

interface Found {
  /** The innermost object on the path. */
  readonly object: ObjectNode;
  /** The keys of the path from there on. */
  readonly rest: readonly string[];
}

/** Follows a path as far as objects go; null: what decides there is written by a program. */
function find(root: ObjectNode, path: readonly string[]): Found | null {
  let object = root;
  for (let at = 0; at < path.length; at++) {
    const key = path[at] ?? '';
    const rest = path.slice(at);
    const index = object.members.findLastIndex((member) => member.key === key);
    const member = object.members[index];
    const mayBeElsewhere = object.members.slice(index + 1).some((one) => one.key === null);
    if (member === undefined) return mayBeElsewhere && rest.length > 1 ? null : { object, rest };
    if (mayBeElsewhere) return null;
    if (rest.length === 1) return { object, rest };
    const { value } = member;
    if (value?.kind === 'data') return { object, rest };
    if (value?.kind !== 'object') return null;
    object = value;
  }
  return null;
}

/** The content with a change, as `editConfig` is to make it. */
function withChange(content: unknown, { path, value }: ConfigChange): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return withoutUndefined(value);
  const object = isPlain(content) && content.constructor === Object ? content : {};
  if (value === undefined && !Object.hasOwn(object, key)) return content;
  if (value === undefined && rest.length === 0)
    return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  const inner = withChange(Object.hasOwn(object, key) ? object[key] : value === undefined ? undefined : {}, {
    path: rest,
    value,
  });
  return Object.fromEntries([...Object.entries(object).filter(([name]) => name !== key), [key, inner]]);
}

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isPlain(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutUndefined(inner)]));
}

interface Place {
  readonly text: string;
  readonly line: number | null;
  readonly root: ObjectNode | null;
  readonly form: 'code' | 'json';
  readonly style?: FileStyle;
}

function byHand(reason: Told, changes: readonly ConfigChange[], place: Place): EditedConfig {
  return { reason, manual: together(changes, place.root).map((change) => manualChange(change, place)) };
}

/** Changes that go into the same member, which the file does not show, as one change of it. */
function together(changes: readonly ConfigChange[], root: ObjectNode | null): readonly ConfigChange[] {
  const byMember = Map.groupBy(changes, ({ path, value }) => {
    const shared = value === undefined ? path : path.slice(0, shownObjects(path, root).length + 1);
    return JSON.stringify([value === undefined, shared]);
  });
  return [...byMember.values()].flatMap((group) => {
    const [first, second] = group;
    if (first === undefined || second === undefined || first.value === undefined) return group;
    const path = first.path.slice(0, shownObjects(first.path, root).length + 1);
    const inside = group.map((one) => ({ path: one.path.slice(path.length), value: one.value }));
    return [{ path, value: inside.reduce<unknown>(withChange, {}) }];
  });
}

/** The members on the way to a path that the file shows as objects, one for each key. */
function shownObjects(path: readonly string[], root: ObjectNode | null): readonly ConfigMember[] {
  const shown: ConfigMember[] = [];
  let object = root;
  for (const key of path.slice(0, -1)) {
    const member = object === null ? undefined : memberOf(object, key);
    if (member === undefined) break;
    shown.push(member);
    object = member.value?.kind === 'object' ? member.value : null;
  }
  return shown;
}

/** The lines for the innermost place that the file shows, or for the whole configuration. */
function manualChange({ path, value }: ConfigChange, { text, line, root, form, style }: Place): ManualChange {
  const shown = shownObjects(path, root);
  const last = shown.at(-1);
  const at = root === null ? line : lineOf(text, (last ?? root).start);
  const known = path.slice(0, shown.length);
  const whole = form === 'json' ? manualPlace('inOutermost', {}) : manualPlace('inExported', {});
  const written = style ?? styleOf('', emptyRoot, form === 'json' ? '"' : "'", form);
  const member = formatMember(path.slice(known.length), value ?? null, { style: written, indent: '', isLong: true });
  const code = value === undefined ? null : `${member}${form === 'code' ? ',' : ''}`;
  return {
    path,
    place: known.length === 0 ? whole : manualPlace('inObject', { path: formatPath(known) }),
    line: at,
    code,
  };
}

const emptyRoot: ObjectNode = { kind: 'object', start: 0, end: 0, members: [] };
