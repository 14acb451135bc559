import { readKey } from '../../vocabulary/key-words.ts';
import { isRecord, type JsonObject } from '../json.ts';

// Records may name the files of their pictures only, and the answer says once which folder they are in.

/** A folder of pictures that an answer names. */
export interface Folder {
  readonly words: ReadonlySet<string>;
  readonly isThumb: boolean;
  /** Ends with a slash. */
  readonly address: string;
}

const maxDepth = 5;
const maxEnvelopeDepth = 2;

/**
 * Puts the folder of pictures that an answer names once, `"photo_path": "/public/photos/"`, before the names of files under keys of
 * pictures. Returns the record itself where there are none, and the same for the same record.
 */
export function withPictureFolders<T>(record: T, folders: readonly Folder[]): T {
  if (!isRecord(record)) return record;
  const known = done.get(record);
  if (known !== undefined && known.folders === folders) return known.result as T;
  const result = inValue(record, folders, null, 0);
  done.set(record, { folders, result });
  return result as T;
}

const done = new WeakMap<object, { readonly folders: readonly Folder[]; readonly result: unknown }>();

/** `key`: what the value stands under, if that is called a picture; else null. */
function inValue(value: unknown, folders: readonly Folder[], key: string | null, depth: number): unknown {
  if (typeof value === 'string')
    return key !== null && fileName.test(value) ? `${folderFor(key, folders)?.address ?? ''}${value}` : value;
  if (value === null || typeof value !== 'object' || depth > maxDepth) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => inValue(item, folders, key, depth + 1));
    return items.every((item, n) => item === value[n]) ? value : items;
  }
  const entries = Object.entries(value as JsonObject).filter(([name]) => name !== '__proto__');
  const joined = entries.map(([name, part]) => {
    const own = isOfPicture(name) ? name : key;
    return [name, inValue(part, folders, own, depth + 1)] as const;
  });
  return joined.every(([name, part]) => part === (value as JsonObject)[name]) ? value : Object.fromEntries(joined);
}

const isOfPicture = (key: string): boolean => {
  const { concepts } = readKey(key);
  return concepts.has('image') || concepts.has('thumb');
};

/** Of several folders, the one that is called as the picture is; null: it can't be told. */
function folderFor(key: string, folders: readonly Folder[]): Folder | null {
  const { words, concepts } = readKey(key);
  const alike = folders.filter((one) => one.isThumb === concepts.has('thumb'));
  const named = alike.filter((one) => words.some((word) => one.words.has(word)));
  const [only = null, ...others] = named.length > 0 ? named : alike.length > 0 ? alike : folders;
  return others.length === 0 ? only : null;
}

/** The name of a picture's file, and no address. */
const fileName = /^[^/\\:?#\s][^/\\:?#\n]{0,200}\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$/i;
/** The path or address of a folder, which ends with a slash, or has no ending as files have under a key that calls it a folder. */
const folder = /^(?:https?:\/\/[^\s/?#]+|[\w.~%-]*)(?:\/[\w.~%-]+)*\/$/i;
const withoutSlash = /^[^\s?#]*\/[\w~%-]+$/;
const callsFolder = /^(?:base|dir|directory|folder|path|prefix|root)$/;

/** The folders that an answer names; none: it names none. */
export const pictureFoldersIn = (body: unknown): readonly Folder[] => (isRecord(body) ? foldersIn(body, 0) : []);

const foldersIn = (object: JsonObject, depth: number): readonly Folder[] =>
  Object.entries(object)
    .slice(0, 100)
    .flatMap(([key, value]): readonly Folder[] => {
      if (isRecord(value)) return depth < maxEnvelopeDepth ? foldersIn(value, depth + 1) : [];
      if (typeof value !== 'string' || value.length > 300 || !isOfPicture(key)) return [];
      const { words, concepts } = readKey(key);
      const isOpen = withoutSlash.test(value) && words.some((word) => callsFolder.test(word));
      const address = isOpen ? `${value}/` : value;
      if (!folder.test(address)) return [];
      return [{ words: new Set(words), isThumb: concepts.has('thumb'), address }];
    });
