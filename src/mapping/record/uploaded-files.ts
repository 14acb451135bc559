import { readKey } from '../../vocabulary/key-words.ts';
import type { JsonObject } from '../json.ts';
import { fileName } from './picture-folders.ts';

// Forms name the file of a picture in the field that asks for it, and list what was uploaded with its addresses elsewhere in the record.

const maxDepth = 5;
const maxAddresses = 200;

/** An address in a record, and what it stands under. */
interface Address {
  readonly key: string;
  readonly address: string;
}

/**
 * Puts the address that a record has of a picture's file in the place of its name: `{ poster: 'fair.jpg', uploads: [{ url: 'https://files.town.example/7/fair.jpg'
 * }] }`. Returns the record itself where there are none, and the same for the same record.
 */
export function withUploads<T>(record: T): T {
  if (typeof record !== 'object' || record === null) return record;
  const known = done.get(record);
  if (known !== undefined) return known as T;
  const addresses = hasName(record, 0) ? addressesIn(record) : [];
  const uploads = { addresses, all: new Set<unknown>(addresses.map(({ address }) => address)) };
  const result = addresses.length === 0 ? record : inValue(record, uploads, 0);
  done.set(record, result as object);
  return result as T;
}

const done = new WeakMap<object, object>();

const isName = (value: unknown, key: string): value is string =>
  typeof value === 'string' && fileName.test(value) && readKey(key).concepts.has('image');

/** Nearly all records end here. */
function hasName(value: object, depth: number): boolean {
  if (depth > maxDepth) return false;
  for (const key in value) {
    const inner = (value as JsonObject)[key];
    if (isName(inner, key) || (typeof inner === 'object' && inner !== null && hasName(inner, depth + 1))) return true;
  }
  return false;
}

function addressesIn(record: object): readonly Address[] {
  const found: Address[] = [];
  const visit = (value: object, depth: number): void => {
    if (depth > maxDepth) return;
    for (const key in value) {
      const inner = (value as JsonObject)[key];
      if (found.length >= maxAddresses) return;
      if (typeof inner === 'object' && inner !== null) visit(inner, depth + 1);
      else if (typeof inner === 'string' && /^https?:\/\/\S+$/.test(inner)) found.push({ key, address: inner });
    }
  };
  visit(record, 0);
  return found;
}

interface Uploads {
  readonly addresses: readonly Address[];
  readonly all: ReadonlySet<unknown>;
}

function inValue(value: unknown, uploads: Uploads, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) {
    const items = value.map((one) => inValue(one, uploads, depth + 1));
    return items.every((one, n) => one === value[n]) ? value : items;
  }
  const changed: (readonly [key: string, part: unknown])[] = [];
  for (const key in value) {
    const one = (value as JsonObject)[key];
    const part = isName(one, key) ? partOf(one, value, uploads) : inValue(one, uploads, depth + 1);
    if (part !== one && key !== '__proto__') changed.push([key, part]);
  }
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

/** The address in the place of a name; beside the address, the name says how the file is called. */
const partOf = (name: string, holder: object, { addresses, all }: Uploads): string =>
  Object.values(holder).some((one) => all.has(one)) ? name : (addressOf(name, addresses) ?? name);

/** The address that ends with the name of the file; of several sizes, the first that is called none. Null: there is none. */
function addressOf(name: string, addresses: readonly Address[]): string | null {
  const own = addresses.filter(({ address }) => endsWith(address, name));
  const whole = own.filter(({ key }) => !ofSize.test(key) && !readKey(key).concepts.has('thumb'));
  return (whole[0] ?? own[0])?.address ?? null;
}

const ofSize = /(?:^|[_-])(?:small|medium|large|tiny|preview|icon)(?:[_-]|$)/i;

/** Slashes and spaces of a path in a query are written with percent signs. */
function endsWith(address: string, name: string): boolean {
  const path = address.replace(/#.*$/, '');
  const isEnd = (text: string) => text.endsWith(`/${name}`) || text.endsWith(`=${name}`);
  try {
    return isEnd(path) || isEnd(decodeURIComponent(path)) || isEnd(decodeURIComponent(path.replace(/\?.*$/, '')));
  } catch {
    return false;
  }
}
