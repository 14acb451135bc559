import { splitKey } from '../../vocabulary/key-words.ts';
import { isRecord, type JsonObject } from '../json.ts';
import { readLink } from './link.ts';

/** What a portal says of a picture's file. A field is absent where it says nothing. */
export interface ImageFile {
  /** Media type, `image/jpeg`. */
  readonly imageType?: string;
  /** Length in bytes. */
  readonly imageBytes?: number;
}

const mostLooked = 400;
const maxDepth = 6;

/**
 * What stands beside the address of an event's picture, wherever that is in its record: the media type and the length of the file.
 * `image`: the absolute address; `base`: what relative ones are resolved against.
 */
export function readImageFile(image: string | null, scopes: readonly unknown[], base: string): ImageFile {
  if (image === null) return {};
  const name = image.slice(image.lastIndexOf('/') + 1);
  const home = homeOf(scopes, (value) => value.endsWith(name) && readLink(value, base) === image);
  if (home === null) return {};
  const type = Object.values(home).find((value) => typeof value === 'string' && /^image\/[\w.+-]+$/.test(value));
  const bytes = Object.entries(home).find(([key, value]) => isLength(key, value))?.[1];
  return {
    ...(typeof type === 'string' && { imageType: type }),
    ...(bytes !== undefined && { imageBytes: Number(bytes) }),
  };
}

/** The object that has such a text, or the one around it where that only names the file: `{ mimetype, filesize, file: { url } }`. */
function homeOf(scopes: readonly unknown[], isImage: (value: string) => boolean): JsonObject | null {
  let left = mostLooked;
  const look = (value: unknown, depth: number): JsonObject | null => {
    if (depth > maxDepth || left <= 0 || typeof value !== 'object' || value === null) return null;
    left -= 1;
    const inner = Object.values(value);
    if (isRecord(value) && inner.some((one) => typeof one === 'string' && isImage(one))) return value;
    for (const one of inner) {
      const found = look(one, depth + 1);
      if (found !== null) return depth > 0 && isRecord(value) && !tells(found) && tells(value) ? value : found;
    }
    return null;
  };
  for (const scope of scopes) {
    const found = look(scope, 0);
    // The event's own record has other sizes and types than its picture's.
    if (found !== null) return found === scope ? null : found;
  }
  return null;
}

const tells = (object: JsonObject): boolean => Object.entries(object).some(([key, value]) => isLength(key, value));

/** A whole number of bytes under a key that says so. `size` alone is often in kilobytes, or of something else. */
function isLength(key: string, value: unknown): boolean {
  const words = splitKey(key);
  const bytes = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof bytes !== 'number' || !Number.isSafeInteger(bytes) || bytes <= 0) return false;
  return lengths.has(words.join('')) || (words.join('') === 'size' && bytes >= 10_000);
}

const lengths: ReadonlySet<string> = new Set(
  'bytes bytesize contentlength contentsize filelength filesize filesizebytes imagesize length mediasize sizebytes sizeinbytes'.split(
    ' ',
  ),
);
