/** `1 event`, `1,200 events`. */
export const countOf = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? what : `${what}s`}`;

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** `2.4 MB`. */
export function byteCount(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}

const hourMs = 3_600_000;

/** `40 seconds`, `3 hours`. */
export function duration(ms: number): string {
  const [value, unit] = (
    [
      [ms / (24 * hourMs), 'day'],
      [ms / hourMs, 'hour'],
      [ms / 60_000, 'minute'],
    ] as const
  ).find(([amount]) => amount >= 1) ?? [ms / 1000, 'second'];
  return countOf(Math.floor(value), unit);
}
