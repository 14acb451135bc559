/** The samples of a text in Prometheus' format 0.0.4, by name and labels as written. Throws where it is not valid. */
export function readMetrics(text: string): ReadonlyMap<string, number> {
  if (!text.endsWith('\n')) throw new Error('The last line has no end.');
  const types = new Map<string, string>();
  const samples = new Map<string, number>();
  for (const line of text.split('\n').slice(0, -1)) {
    if (line === '') continue;
    const [, declared, type] =
      /^# TYPE ([a-zA-Z_:][\w:]*) (counter|gauge|histogram|summary|untyped)$/u.exec(line) ?? [];
    if (declared !== undefined && type !== undefined) {
      if (types.has(declared)) throw new Error(`${declared} is declared twice.`);
      types.set(declared, type);
      continue;
    }
    if (/^# HELP [a-zA-Z_:][\w:]* \S/u.test(line)) continue;
    const [, series, name, value] =
      /^(([a-zA-Z_:][\w:]*)(?:\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\n"])*",?)+\})?) (\S+)$/u.exec(line) ?? [];
    if (series === undefined || name === undefined || !isNumber(value))
      throw new Error(`Expected a sample, found ${JSON.stringify(line)}.`);
    if (!types.has(name) && !types.has(name.replace(/_(?:bucket|sum|count)$/u, '')))
      throw new Error(`${name} has no type.`);
    if (samples.has(series)) throw new Error(`${series} occurs twice.`);
    samples.set(series, Number(value));
  }
  return samples;
}

/** Prometheus reads `NaN` in any case. */
const isNumber = (text: string | undefined): boolean => /^nan$/iu.test(text ?? '') || !Number.isNaN(Number(text));
