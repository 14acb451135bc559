import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { extensionOf, mediaTypes, pictureKind, type SiteFiles } from './site-settings.ts';

/** A file that the site serves itself. */
export interface SiteAsset {
  /** Below the site's root: `/assets/logo.svg`. */
  readonly path: string;
  /** Changes with the content, so that browsers may keep the address forever. */
  readonly version: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Reads the value of a setting. A URL is returned as it is. What holds its content, or names a file, becomes an asset
 * called `name`. Null: there is no such file.
 */
export function readAsset(value: string, name: string, files: SiteFiles): string | SiteAsset | null {
  const kind = pictureKind(value);
  if (kind === 'url') return value;
  const content = kind === 'file' ? fileContent(value, files) : textContent(value);
  if (content === null) return null;
  const ending = Object.entries(mediaTypes).find(([, type]) => type === content.mediaType)?.[0] ?? 'bin';
  const version = bytesToHex(sha256(content.bytes)).slice(0, 10);
  return { path: `/assets/${name}.${ending}`, version, ...content };
}

type Content = Pick<SiteAsset, 'bytes' | 'mediaType'>;

function fileContent(name: string, files: SiteFiles): Content | null {
  const bytes = files.get(name);
  const mediaType = mediaTypes[extensionOf(name)];
  return bytes === undefined || mediaType === undefined ? null : { bytes: new Uint8Array(bytes), mediaType };
}

/** The content of a `data:` URL (RFC 2397), or of the text of an SVG. Null: the URL is not well formed. */
function textContent(value: string): Content | null {
  if (!/^data:/i.test(value)) return { bytes: new Uint8Array(utf8ToBytes(value)), mediaType: 'image/svg+xml' };
  const [, type = '', base64, data = ''] = /^data:([^;,]*)(?:;charset=[^;,]*)?(;base64)?,(.*)$/is.exec(value) ?? [];
  if (!Object.values(mediaTypes).includes(type.toLowerCase())) return null;
  try {
    const text = base64 ? atob(data) : decodeURIComponent(data);
    const bytes = base64 ? Uint8Array.from(text, (character) => character.charCodeAt(0)) : utf8ToBytes(text);
    return { bytes: new Uint8Array(bytes), mediaType: type.toLowerCase() };
  } catch {
    return null;
  }
}
