import type { JsonObject } from '../../json.ts';
import { contentOf } from '../../wrapper.ts';
import { type Members, membersOf } from '../alternating-members.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Graph databases and serializers write a map as a list of its names and values, and say beside it that it is one.

const maxDepth = 100;

/** What the list under the one key is, as the text under the other says of it. */
const typeKey = /^[@$#_]+(?:type|class|kind)_*$/i;
/** `g:Map`, `java.util.LinkedHashMap`, `dict`. A sitemap is a list of pages, and a `roadmap` one of stops. */
const mapType = /^(?:.*[.:/#])?(?:(?:hash|linked|ordered|sorted|tree)*_?map|dict(?:ionary)?|struct)$/i;
/** Blocks of a page are called so, too, where they show the way. */
const isBlock = (key: string, type: string): boolean => key.startsWith('_') && /^map$/i.test(type);

/** A list that says itself that it is a map, `{ '@type': 'g:Map', '@value': ['title', 'Fair'] }`, whatever its names mean. */
interface Declared {
  readonly key: string;
  readonly members: Members;
}

/**
 * An answer whose maps are objects where they say that they are maps: `{ '@type': 'g:Map', '@value': ['title', 'Fair'] }` as `{ '@type': 'g:Map',
 * '@value': { title: 'Fair' } }`. The same object if it has none.
 */
export function withoutDeclaredMaps(body: unknown): unknown {
  return hasEarly(body, (value) => declaredIn(value) !== null) ? rewritten(body, 0) : body;
}

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const declared = declaredIn(value);
  if (declared === null) return withParts(value, (one) => rewritten(one, depth + 1));
  const members = declared.members.map(([name, one]) => [name, rewritten(one, depth + 1)]);
  return { ...value, [declared.key]: Object.fromEntries(members) };
}

function declaredIn(value: object): Declared | null {
  if (Array.isArray(value)) return null;
  const keys = Object.keys(value);
  const type = keys.length === 2 ? keys.find((key) => typeKey.test(key)) : undefined;
  const key = keys.find((one) => one !== type);
  if (type === undefined || key === undefined) return null;
  const { [type]: name, [key]: list } = value as JsonObject;
  if (typeof name !== 'string' || !mapType.test(name) || isBlock(type, name)) return null;
  if (!Array.isArray(list) || list.length % 2 !== 0) return null;
  // A name may have its type beside it, too.
  const members = membersOf(list.map((one, n) => (n % 2 === 0 ? contentOf(one) : one)));
  return members === null ? null : { key, members };
}
