/** A rule on one line, as people recognize it: the expression, then its options. */
export function ruleText(rule: unknown): string {
  if (typeof rule === 'string') return rule;
  if (Array.isArray(rule)) return rule.map(ruleText).join('  ⟶  ');
  if (typeof rule !== 'object' || rule === null) return JSON.stringify(rule) ?? '';
  const { path, template, ...options } = rule as Readonly<Record<string, unknown>>;
  const paths = path === undefined ? [] : [path].flat().map(String);
  const head = [...paths, ...(typeof template === 'string' ? [template] : [])].join('  ⟶  ');
  const tail = Object.entries(options).map(([name, value]) => `${name}: ${plain(value)}`);
  return [head, ...tail].filter((text) => text !== '').join('  ·  ');
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plain).join(' | ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, one]) => `${key} = ${plain(one)}`)
      .join(', ');
  return String(value);
}

/** Rules are plain data. */
export const isSameRule = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

function canonical(rule: unknown): string {
  return (
    JSON.stringify(rule, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    ) ?? 'none'
  );
}
