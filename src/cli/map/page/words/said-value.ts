import type { WorkbenchWords } from './workbench-words.ts';

/** Fields whose values are words of the engine, and none of the portal. */
const spoken: ReadonlySet<string> = new Set(['allDay', 'status', 'visibility', 'soldOut', 'price', 'duration']);

/** What an event has in a field, in the page's language: `cancelled`, `with times`. What the portal wrote stays as it is. */
export function saidValue(field: string, value: string, { engine }: WorkbenchWords): string {
  if (engine === null || !spoken.has(field)) return value;
  const [, minutes] = /^(\d+(?:\.\d+)?) minutes$/u.exec(value) ?? [];
  if (minutes !== undefined) return engine.minutes(Number(minutes));
  return Object.hasOwn(engine.values, value) ? (engine.values[value] ?? value) : value;
}
