import fc from 'fast-check';

export interface WrittenConfig {
  readonly text: string;
  /** What the text says. A function stands for itself, as its source. */
  readonly value: Readonly<Record<string, unknown>>;
}

type Pick = <Value>(values: readonly Value[]) => Value;

/** Values that no configuration has twice, so that each can be found again. */
const names = ['title', 'start', 'a-b', 'Название', 'x1', '42', '__proto', 'q q'];

/**
 * Any configuration as a person may have written it: commas, quotes, comments, line breaks, indents, nested objects on one
 * line or on many.
 */
export function writtenConfig(form: 'code' | 'json'): fc.Arbitrary<WrittenConfig> {
  return fc.gen().map((g) => {
    const pick: Pick = (values) => values[g(fc.nat, { max: values.length - 1 })] as never;
    const newline = pick(['\n', '\n', '\r\n']);
    const unit = pick(['  ', '    ', '\t']);
    const isCode = form === 'code';
    let count = 0;
    const comment = (isOpen: boolean) => {
      if (!isCode || pick([true, true, false])) return '';
      count++;
      return isOpen ? ` // c${count}, {` : ` /* c${count} } */`;
    };
    const literal = (text: string) => (isCode && pick([true, false]) ? `'${text}'` : JSON.stringify(text));
    const keyOf = (key: string) =>
      isCode && /^[a-z]\w*$/u.test(key) && pick([true, true, false]) ? key : literal(key);
    const leaf = (): readonly [string, unknown] => {
      count++;
      const text = `v${count}`;
      const list = [`[${literal(text)}, ${count}]`, [text, count]] as const;
      const code = isCode ? ([[`(r) => r.${text}[{}]`, `(r) => r.${text}[{}]`]] as const) : [];
      return pick([[literal(text), text], [String(count), count], list, ['null', null], ...code] as const);
    };
    const object = (depth: number, indent: string): readonly [string, Record<string, unknown>] => {
      // The outermost object is never empty: a filter on what `fc.gen` made would see the same value for ever.
      const keys = names.filter((_, at) => pick([true, false]) || (depth === 0 && at === 0));
      const isLong = depth === 0 || pick([true, false]);
      const inner = indent + unit;
      const value: Record<string, unknown> = {};
      let text = '{';
      keys.forEach((key, at) => {
        const [source, content] =
          depth < 2 && pick([true, false]) ? object(depth + 1, isLong ? inner : indent) : leaf();
        value[key] = content;
        const isLast = at === keys.length - 1;
        const comma = !isLast || (isCode && pick([true, false])) ? ',' : '';
        if (isLong) {
          const above = pick([true, false, false]) ? comment(true) : '';
          text += `${newline}${above === '' ? '' : `${inner}${above.trim()}${newline}`}${inner}`;
        } else text += ' ';
        const gap = pick([': ', ': ', ':']);
        text += `${keyOf(key)}${gap}${source}${comma}${comment(isLong)}`;
      });
      if (isLong)
        text += `${pick([true, false]) ? `${newline}${inner}${comment(true).trim()}` : ''}${newline}${indent}}`;
      else text += `${comment(false)}${pick([' ', ''])}}`;
      return [text, value];
    };
    const [text, value] = object(0, '');
    if (!isCode) return { text: `${text}${newline}`, value };
    const [before, after] = pick([
      ['export default {', '};'],
      ['export default defineConfig({', '});'],
      ['export default {', '} satisfies Settings;'],
      ['const config: Settings = {', '};\nexport default config;'],
    ]);
    return { text: `// c0${newline}${before}${text.slice(1, -1)}${after}${newline}`, value };
  });
}
