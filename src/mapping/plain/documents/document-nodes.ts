import { isRecord, type JsonObject } from '../../json.ts';

// The nodes of editors' documents: ProseMirror and what is made with it, Slate, Lexical, Portable Text, Contentful, mdast and hast, Notion,
// Gutenberg and Editor.js. They differ only in their names for things.

const kindKeys = ['tagName', 'type', '_type', 'nodeType', 'blockName', 'tag', 'component'];

const plainKinds = new Map<string, string>();

/** What kind of node an object is, `tablerow` for `table_row` and `tableRow`; null: it is no node. */
export function kindOf(value: JsonObject): string | null {
  for (const key of kindKeys) {
    const kind = value[key];
    if (typeof kind !== 'string' || kind === '' || kind.length > 60) continue;
    const known = plainKinds.get(kind);
    if (known !== undefined) return known;
    const plain = kind
      .toLowerCase()
      .replace(/^.*[/:.]/, '')
      .replace(/[-_\s]|(?<=.)(?:block|node)$/g, '');
    if (plainKinds.size > 1000) plainKinds.clear();
    plainKinds.set(kind, plain);
    return plain;
  }
  return null;
}

const partKeys = ['children', 'content', 'contents', 'nodes', 'blocks', 'rows', 'cells', 'items', 'rich_text', 'data'];
const sectionKeys = ['head', 'header', 'body', 'foot', 'footer'];
/** Parts stand so many objects down at most: `{ table: { children: [] } }`. */
const maxLayers = 2;

/** What a node holds; null: it holds no list. */
export function partsOf(node: JsonObject, layers = 0): readonly unknown[] | null {
  for (const key of partKeys) if (Array.isArray(node[key])) return node[key];
  const sections = sectionKeys.map((key) => node[key]).filter((one) => Array.isArray(one));
  if (sections.length > 0) return sections.flat();
  if (layers >= maxLayers) return null;
  const own = [node.type, node._type, 'content', 'data', 'attributes', 'attrs'];
  for (const key of own) {
    const inner = typeof key === 'string' ? node[key] : null;
    const parts = isRecord(inner) ? partsOf(inner, layers + 1) : null;
    if (parts !== null) return parts;
  }
  return null;
}

/** The attributes of a node, wherever its editor puts them. */
export function attributesOf(node: JsonObject): JsonObject {
  const all: Record<string, unknown> = { ...node };
  for (const key of ['attributes', 'attrs', 'properties', 'props', 'data', 'fields', node.type]) {
    const inner = typeof key === 'string' ? node[key] : null;
    if (isRecord(inner)) for (const name in inner) if (name !== '__proto__') all[name] = inner[name];
  }
  return all;
}
