import type { Problem } from '../calendar/problem.ts';
import { pathInWords } from './schema/describe-issue.ts';

/**
 * Names that could mean two things in `/feeds/<id>`, where a saved feed comes first, then a slug, then an id.
 * Reads the input as it was written, so that clashes are said beside every other problem.
 */
export function findClashes(input: { readonly calendars?: unknown; readonly feeds?: unknown }): readonly Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  const claim = (name: string, path: readonly string[]) => {
    const place = pathInWords(path);
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, place);
    else if (!owner.startsWith(`${place}.`)) {
      const message = `Expected a name of its own, found ${JSON.stringify(name)}, which is that of ${owner} too.`;
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
