import type { Problem } from '../calendar/problem.ts';
import { formatPath } from './schema/describe-issue.ts';

/**
 * Finds names that would be ambiguous in `/feeds/<id>`, which is looked up as a saved feed, then as a slug, then as an id.
 * Works on the input before validation, so that clashes are reported together with all other problems.
 */
export function findClashes(input: { readonly calendars?: unknown; readonly feeds?: unknown }): readonly Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  const claim = (name: string, path: readonly string[]) => {
    const place = formatPath(path);
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, place);
    else if (!owner.startsWith(`${place}.`)) {
      const message = `Expected a unique name, found ${JSON.stringify(name)}, which ${owner} has too.`;
      problems.push({ level: 'error', where: place, message });
    }
  };
  const calendars = entries(input.calendars);
  for (const [name] of entries(input.feeds)) claim(name, ['feeds', name]);
  for (const [id, calendar] of calendars) {
    const slug = entries(calendar).find(([key]) => key === 'slug')?.[1];
    if (typeof slug === 'string') claim(slug, ['calendars', id, 'slug']);
  }
  for (const [id] of calendars) claim(id, ['calendars', id]);
  return problems;
}

function entries(value: unknown): readonly (readonly [string, unknown])[] {
  return value !== null && typeof value === 'object' ? Object.entries(value) : [];
}
