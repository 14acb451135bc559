import { cleanText } from './clean-text.ts';

/** RFC 5545 §3.3.11: a TEXT value. */
export function escapeText(text: string): string {
  return cleanText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/**
 * A content line before folding, without CRLF. The value is not escaped: values of type TEXT need `escapeText` first. A
 * parameter may have several values.
 */
export function contentLine(
  name: string,
  value: string,
  parameters: Readonly<Record<string, string | readonly string[]>> = {},
): string {
  let line = name;
  for (const [key, values] of Object.entries(parameters))
    line += `;${key}=${[values].flat().map(parameterValue).join(',')}`;
  return `${line}:${value}`;
}

/** RFC 6868 §3.1, and RFC 5545 §3.2 for the quotes. */
function parameterValue(text: string): string {
  const encoded = cleanText(text)
    .replaceAll('\t', ' ')
    .replaceAll('^', '^^')
    .replaceAll('\n', '^n')
    .replaceAll('"', "^'");
  return /^[\w./+-]*$/.test(encoded) ? encoded : `"${encoded}"`;
}

const lineOctets = 75;

/** RFC 5545 §3.1: lines of at most 75 octets, folded between characters, each ended by CRLF. */
export function fold(line: string): string {
  if (line.length * 3 <= lineOctets) return `${line}\r\n`;
  let folded = '';
  let from = 0;
  let octets = 0;
  for (let at = 0; at < line.length; ) {
    const unit = line.charCodeAt(at);
    const pair = unit >= 0xd800 && unit <= 0xdbff;
    const size = unit < 0x80 ? 1 : unit < 0x800 ? 2 : pair ? 4 : 3;
    if (octets + size > lineOctets) {
      folded += `${line.slice(from, at)}\r\n `;
      from = at;
      octets = 1;
    }
    octets += size;
    at += pair ? 2 : 1;
  }
  return `${folded}${line.slice(from)}\r\n`;
}
