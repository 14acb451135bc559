/** A span of days that wraps behind its dash only. */
export const breakingAtDash = (span: string): string => {
  const [from = '', to] = span.split(/\s*–\s*/).map((day) => day.replaceAll(' ', '\u00a0'));
  return to === undefined ? span : `${from}\u00a0– ${to}`;
};
