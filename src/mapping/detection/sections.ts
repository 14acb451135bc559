import type { Concept } from './lexicon.ts';
import { readKey } from './words.ts';

/**
 * Paths of keys that only put other keys together: an object by the name of `content`, `meta` or `info` that holds several
 * things of different kinds is no description, and no metadata.
 */
export function sectionsOf(paths: readonly (readonly string[])[]): ReadonlySet<string> {
  const children = new Map<string, Set<string>>();
  for (const steps of paths) {
    if (steps.includes('*') || steps.length < 2) continue;
    const parent = steps.slice(0, -1).join('\u0000');
    children.set(parent, (children.get(parent) ?? new Set()).add(steps.at(-1) as string));
  }
  return new Set([...children].filter(([path, keys]) => isSection(path, [...keys])).map(([path]) => path));
}

function isSection(path: string, keys: readonly string[]): boolean {
  const { concepts } = readKey(path.split('\u0000').at(-1) as string);
  if ([...concepts].some((concept) => !loose.has(concept))) return false;
  const told = new Set(keys.flatMap((key) => [...readKey(key).concepts].filter((concept) => things.has(concept))));
  // What search engines are told repeats the title and the text of the event.
  const repeats = (concepts.has('seo') || concepts.has('api')) && told.has('title') && told.has('description');
  return told.size >= 3 && !repeats;
}

const loose: ReadonlySet<Concept> = new Set<Concept>([
  'description', 'summary', 'short', 'seo', 'api', 'full', 'raw', 'modifier', 'event', 'original',
]); // biome-ignore format: a list
const things: ReadonlySet<Concept> = new Set<Concept>([
  'title', 'description', 'start', 'end', 'place', 'organizer', 'category', 'tag', 'image', 'url', 'status', 'created', 'updated', 'published', 'price', 'person',
]); // biome-ignore format: a list
