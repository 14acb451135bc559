import { Failure } from './failure.ts';

/** Deeper than any real answer; what reads the value may then safely call itself for each level. */
const maxDepth = 200;

/**
 * An answer's text as an object or array. Integers beyond 2^53 stay whole, as strings: they are ids. Throws a `Failure`
 * that shows nothing of the text.
 */
export function parseJson(text: string, status: number): unknown {
  const start = text.trimStart();
  if (start === '')
    throw new Failure('not-json', `was answered ${status} with an empty body; expected JSON`, { status });
  if (start.startsWith('<')) throw notJson(status, markupName(start));
  if (depthOf(text) > maxDepth) {
    throw new Failure('not-json', `was answered with JSON nested deeper than ${maxDepth} levels; expected less`, {
      status,
    });
  }
  const value = parse(text, status, start);
  // A portal that encodes twice: the JSON text of the answer as a JSON string.
  if (typeof value === 'string' && /^\s*[[{]/.test(value) && depthOf(value) <= maxDepth)
    return parse(value, status, value);
  if (typeof value !== 'object' || value === null) {
    const found = value === null ? 'null' : `a ${typeof value}`;
    throw new Failure('shape', `was answered with JSON that is ${found}; expected an object or a list`, { status });
  }
  return value;
}

function parse(text: string, status: number, start: string): unknown {
  try {
    return /\d{16}/.test(text) ? JSON.parse(text, keepDigits as never) : JSON.parse(text);
  } catch {
    if (!/^[[{]/.test(start)) throw notJson(status, 'text that is not JSON');
    const end = text.trimEnd().at(-1);
    const found = end === '}' || end === ']' ? 'broken JSON' : 'JSON that breaks off';
    throw notJson(status, `${found} (${text.length} characters)`);
  }
}

/** Node 24 and workerd hand the number's own text to the reviver; a runtime that doesn't keeps the rounded number. */
function keepDigits(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  const source = context?.source;
  return source !== undefined && /^-?\d+$/.test(source) ? source : value;
}

function notJson(status: number, found: string): Failure {
  return new Failure('not-json', `was answered ${status} with ${found}; expected JSON`, { status });
}

function markupName(start: string): string {
  return /^<(!doctype html|html|head|body|script|title)/i.test(start)
    ? 'a page of HTML, as a sign-in page would be'
    : 'HTML or XML';
}

/** The greatest depth of nesting, up to a little more than the limit. Strings are jumped over. */
function depthOf(text: string): number {
  let depth = 0;
  let greatest = 0;
  for (let at = 0; at < text.length && greatest <= maxDepth; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = endOfString(text, at);
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > greatest) greatest = depth;
    } else if (code === 0x5d || code === 0x7d) {
      depth -= 1;
    }
  }
  return greatest;
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
