/** Plain data as code in the style of this project: on one line where it fits, else a line for each part. */
export function codeOf(value: unknown, { indent = 0, room = 120 }: { indent?: number; room?: number } = {}): string {
  const line = onLine(value);
  if (line.length <= room || value === null || typeof value !== 'object') return line;
  const within = { indent: indent + 2, room: 120 - indent - 4 };
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((inner) => codeOf(inner, within))
    : entriesOf(value).map(([key, inner]) => {
        const name = `${keyOf(key)}: `;
        return name + codeOf(inner, { ...within, room: within.room - name.length });
      });
  const margin = ' '.repeat(indent);
  const lines = parts.map((part) => `${margin}  ${part},\n`).join('');
  return isList ? `[\n${lines}${margin}]` : `{\n${lines}${margin}}`;
}

function onLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(onLine).join(', ')}]`;
  if (value === null || typeof value !== 'object') return String(value);
  const entries = entriesOf(value);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, inner]) => `${keyOf(key)}: ${onLine(inner)}`).join(', ')} }`;
}

const entriesOf = (value: object) => Object.entries(value).filter(([, inner]) => inner !== undefined);

function keyOf(key: string): string {
  // As a plain key it would set the prototype.
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/u.test(key) ? key : quoted(key);
}

/** In single quotes, or in double ones where that saves backslashes. */
function quoted(text: string): string {
  const json = JSON.stringify(text).replace(/[\u2028\u2029\p{Cf}]/gu, escaped);
  if (text.includes("'")) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

const escaped = (sign: string) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;
