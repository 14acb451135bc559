/** Plain data as code of one line, in the style of this project. */
export function codeOf(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  if (value === null || typeof value !== 'object') return String(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, inner]) => `${keyOf(key)}: ${codeOf(inner)}`).join(', ')} }`;
}

// `__proto__: …` as a plain key would set the prototype.
const keyOf = (key: string) =>
  key === '__proto__' ? "['__proto__']" : /^[A-Za-z_$][\w$]*$/u.test(key) ? key : quoted(key);

/** In single quotes, or in double ones where that saves backslashes. */
function quoted(text: string): string {
  const json = JSON.stringify(text).replace(/[\u2028\u2029\p{Cf}]/gu, (sign) =>
    [...sign].map((one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`).join(''),
  );
  if (text.includes("'")) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}
