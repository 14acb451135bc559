/**
 * Formats plain data as TypeScript source: on one line where it fits into `width` columns, otherwise one line for each
 * entry. `indent` is the indentation of the line on which the value begins.
 */
export function formatCode(
  value: unknown,
  { indent = 0, width = 120 }: { indent?: number; width?: number } = {},
): string {
  const line = onOneLine(value);
  if (line.length <= width || value === null || typeof value !== 'object') return line;
  const nested = { indent: indent + 2, width: 120 - indent - 4 };
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((inner) => formatCode(inner, nested))
    : entriesOf(value).map(([key, inner]) => {
        const name = `${keyOf(key)}: `;
        return name + formatCode(inner, { ...nested, width: nested.width - name.length });
      });
  const margin = ' '.repeat(indent);
  const lines = parts.map((part) => `${margin}  ${part},\n`).join('');
  return isList ? `[\n${lines}${margin}]` : `{\n${lines}${margin}}`;
}

function onOneLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (value === null || typeof value !== 'object') return String(value);
  const entries = entriesOf(value);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, inner]) => `${keyOf(key)}: ${onOneLine(inner)}`).join(', ')} }`;
}

const entriesOf = (value: object) => Object.entries(value).filter(([, inner]) => inner !== undefined);

function keyOf(key: string): string {
  // A plain `__proto__` key in a literal would set the prototype.
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/u.test(key) ? key : quoted(key);
}

/** In single quotes, or in double quotes where that saves backslashes. */
function quoted(text: string): string {
  const json = JSON.stringify(text).replace(/[\u2028\u2029\p{Cf}]/gu, escaped);
  if (text.includes("'")) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

const escaped = (character: string) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
