import { Failure } from './failure.ts';

/**
 * The text of a JSON document. UTF-8 by RFC 8259 §8.1, whatever the header says, where the bytes are UTF-8: text in another
 * encoding practically never is. Else UTF-16 by its mark or its zeros, else the charset declared.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return decode(bytes, utf16) ?? fail(`bytes that are not ${utf16}`);
  const text = decode(bytes, 'utf-8');
  if (text !== null) return text;
  const charset = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType ?? '')?.[1]?.toLowerCase();
  if (charset === undefined) return fail('bytes that are not UTF-8, and no charset is declared');
  if (/^utf-?8$/.test(charset)) return fail('bytes that are not UTF-8, as is declared');
  return decode(bytes, charset) ?? fail(`bytes that can't be read as the charset declared, ${charset}`);
}

function decode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}

/** A byte order mark; without one, a document that begins with two ASCII characters shows by where their zeros are (RFC 4627 §3). */
function utf16Of([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le';
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be';
  return null;
}

function fail(found: string): never {
  throw new Failure('not-json', `was answered with ${found}; expected JSON in UTF-8`);
}
