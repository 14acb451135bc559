import type { RecordSource } from '../../../workbench-api.ts';

export type ValueKind = 'text' | 'number' | 'truth' | 'null' | 'list' | 'object';

/** One visible line of the record's tree. */
export interface RecordNode {
  /** The place as text: unique in the tree. */
  readonly id: string;
  /** The same without numbers: what is unfolded in one record stays so in the next one. */
  readonly shape: string;
  readonly parent: string | null;
  readonly level: number;
  readonly at: number;
  readonly siblings: number;
  readonly label: string;
  readonly value: unknown;
  readonly kind: ValueKind;
  readonly source: RecordSource;
  /** Null: there is nothing to unfold. */
  readonly isOpen: boolean | null;
  /** It stands for so many more members, which are not shown yet. */
  readonly more: number;
}

/** Longer texts are folded. */
export const longText = 140;

/** The elements of a list are alike; any key of an object may be the one that somebody looks for. */
const firstElements = 40;
const firstKeys = 150;

export const idOf = ({ in: root, path }: RecordSource): string => JSON.stringify([root, ...path]);

const shapeOf = ({ in: root, path }: RecordSource): string =>
  JSON.stringify([root, ...path.map((step) => (typeof step === 'number' ? 0 : step))]);

export function kindOf(value: unknown): ValueKind {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'object';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'truth' : 'text';
}

export interface Unfolding {
  /** What somebody has folded or unfolded, by shape. */
  readonly chosen: ReadonlyMap<string, boolean>;
  /** Objects that show all of their members, by place. */
  readonly whole: ReadonlySet<string>;
  /** Places that must be visible: their ancestors are unfolded. */
  readonly wanted: readonly RecordSource[];
  /** Places that fields come from, by id: an object that holds one is worth a look. Absent: none. */
  readonly used?: ReadonlySet<string>;
}

/** One answer of the portal that a record was read from. */
export interface RecordRoot {
  readonly in: RecordSource['in'];
  readonly label: string;
  readonly value: unknown;
  /** Folded until somebody unfolds it. */
  readonly isAside?: boolean;
}

/** The visible lines of a record, from its outermost objects on. */
export function recordNodes(roots: readonly RecordRoot[], unfolding: Unfolding): readonly RecordNode[] {
  const wanted = new Set(unfolding.wanted.flatMap(ancestorsOf));
  const aside = new Set(roots.flatMap((root) => (root.isAside ? [idOf({ in: root.in, path: [] })] : [])));
  const nodes: RecordNode[] = [];
  const add = (node: Omit<RecordNode, 'isOpen' | 'id' | 'shape' | 'kind' | 'more'>): void => {
    const id = idOf(node.source);
    const shape = shapeOf(node.source);
    const members = membersOf(node.value);
    const isLong = typeof node.value === 'string' && node.value.length > longText;
    const foldable = members.length > 0 || isLong;
    const isOpen = foldable
      ? wanted.has(id) || (unfolding.chosen.get(shape) ?? (!aside.has(id) && opensAlone(node, members, unfolding.used)))
      : null;
    nodes.push({ ...node, id, shape, kind: kindOf(node.value), isOpen, more: 0 });
    if (isOpen !== true || members.length === 0) return;
    const shown = unfolding.whole.has(id) ? members : shownMembers(members, node, wanted);
    const hidden = members.length - shown.length;
    const siblings = shown.length + (hidden > 0 ? 1 : 0);
    for (const [at, [label, value, step]] of shown.entries()) {
      const source = { in: node.source.in, path: [...node.source.path, step] };
      add({ parent: id, level: node.level + 1, at: at + 1, siblings, label, value, source });
    }
    if (hidden > 0) nodes.push(moreNode(node, id, siblings, hidden));
  };
  for (const [at, root] of roots.entries())
    add({ parent: null, level: 1, at: at + 1, siblings: roots.length, label: root.label, value: root.value, source: { in: root.in, path: [] } }); // biome-ignore format: one call
  return nodes;
}

type Member = readonly [label: string, value: unknown, step: string | number];

function membersOf(value: unknown): readonly Member[] {
  if (Array.isArray(value)) return value.map((one, at) => [String(at), one, at] as const);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, one]) => [key, one, key] as const);
}

/** What a record is about stands at its outside, in a small object, or in one that fields come from. */
function opensAlone(
  { level, source, value }: Pick<RecordNode, 'level' | 'source' | 'value'>,
  members: readonly Member[],
  used: ReadonlySet<string> = new Set(),
): boolean {
  if (level === 1 || (level === 2 && members.length > 0 && members.length <= 6)) return true;
  const isHolder = ([, , step]: Member) => used.has(idOf({ in: source.in, path: [...source.path, step] }));
  return level <= 3 && !Array.isArray(value) && members.some(isHolder);
}

function shownMembers(
  members: readonly Member[],
  { value, source }: Pick<RecordNode, 'value' | 'source'>,
  wanted: ReadonlySet<string>,
) {
  const most = Array.isArray(value) ? firstElements : firstKeys;
  if (members.length <= most + 1) return members;
  return members.filter(
    ([, , step], at) => at < most || wanted.has(idOf({ in: source.in, path: [...source.path, step] })),
  );
}

function moreNode(
  node: Pick<RecordNode, 'source' | 'level'>,
  parent: string,
  siblings: number,
  more: number,
): RecordNode {
  return {
    id: `${parent}+`,
    shape: `${parent}+`,
    parent,
    level: node.level + 1,
    at: siblings,
    siblings,
    label: '',
    value: null,
    kind: 'null',
    source: node.source,
    isOpen: null,
    more,
  };
}

/** The place itself too: a long text that somebody looks for is shown whole. */
function ancestorsOf(source: RecordSource): readonly string[] {
  return Array.from({ length: source.path.length + 1 }, (_, length) =>
    idOf({ in: source.in, path: source.path.slice(0, length) }),
  );
}
