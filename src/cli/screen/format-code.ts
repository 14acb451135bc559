/** How a file writes its values. */
export interface CodeStyle {
  /** The indentation of one level. */
  readonly unit: string;
  readonly quote: '"' | "'";
  /** `json`: keys in quotes, no comma after the last entry. */
  readonly form: 'code' | 'json';
  readonly newline: string;
  /** Without spaces: `{"a":1}`. */
  readonly isCompact: boolean;
}

const usualStyle: CodeStyle = { unit: '  ', quote: "'", form: 'code', newline: '\n', isCompact: false };

interface CodeOptions {
  /** The indentation of the line on which the value begins: columns, or the text itself. */
  readonly indent?: number | string;
  readonly width?: number;
  readonly style?: CodeStyle;
}

/**
 * Formats plain data as source, TypeScript unless the style says JSON: on one line where it fits into `width` columns,
 * otherwise one line for each entry.
 */
export function formatCode(value: unknown, { indent = 0, width = 120, style = usualStyle }: CodeOptions = {}): string {
  const line = onOneLine(value, style);
  const isEmpty = line === '{}' || line === '[]';
  if (line.length <= width || isEmpty || value === null || typeof value !== 'object') return line;
  const margin = typeof indent === 'number' ? ' '.repeat(indent) : indent;
  const inner = margin + style.unit;
  const nested = { indent: inner, width: width === 0 ? 0 : 120 - inner.length - 2, style };
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((one) => formatCode(one, nested))
    : entriesOf(value).map(([key, one]) => {
        const name = `${formatKey(key, style)}: `;
        return name + formatCode(one, { ...nested, width: Math.max(0, nested.width - name.length) });
      });
  const { newline, form } = style;
  const lines = parts.map((part) => `${newline}${inner}${part}`).join(',');
  const end = `${form === 'code' ? ',' : ''}${newline}${margin}`;
  return isList ? `[${lines}${end}]` : `{${lines}${end}}`;
}

function onOneLine(value: unknown, style: CodeStyle): string {
  const [comma, colon, pad] = style.isCompact ? [',', ':', ''] : [', ', ': ', ' '];
  if (typeof value === 'string') return quoted(value, style);
  if (Array.isArray(value)) return `[${value.map((one) => onOneLine(one, style)).join(comma)}]`;
  if (value === null || typeof value !== 'object') return String(value);
  const entries = entriesOf(value);
  if (entries.length === 0) return '{}';
  const members = entries.map(([key, one]) => `${formatKey(key, style)}${colon}${onOneLine(one, style)}`);
  return `{${pad}${members.join(comma)}${pad}}`;
}

const entriesOf = (value: object) => Object.entries(value).filter(([, inner]) => inner !== undefined);

/** A key of an object, in quotes where it needs them. */
export function formatKey(key: string, style: CodeStyle = usualStyle): string {
  if (style.form === 'json') return quoted(key, style);
  // A plain `__proto__` key in a literal would set the prototype.
  if (key === '__proto__') return `[${quoted(key, style)}]`;
  return /^[A-Za-z_$][\w$]*$/u.test(key) ? key : quoted(key, style);
}

/** In the usual quotes, or in the others where that saves backslashes. */
function quoted(text: string, { form, quote }: CodeStyle): string {
  const json = JSON.stringify(text);
  if (form === 'json') return json.replace(/[\u2028\u2029\p{Cf}]/gu, (character) => unitsOf(character).join(''));
  const double = json.replace(/[\u2028\u2029\p{Cf}]/gu, escaped);
  if (quote === '"' ? !text.includes('"') || text.includes("'") : text.includes("'")) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"')}'`;
}

const escaped = (character: string) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** JSON has only escapes of four digits. */
const unitsOf = (character: string) =>
  [...Array(character.length).keys()].map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`);
