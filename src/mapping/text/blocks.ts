/** Placeholder until the block editors' forms land. */
export function blocksHtml(_value: unknown): string | null {
  return null;
}
