import type { Problem } from '../../calendar/problem.ts';
import { digest } from '../digest.ts';

const plain = /^[A-Za-z0-9_-]+$/;

interface SlugWishes {
  /** The calendars' ids, in the portal's order. */
  readonly ids: readonly string[];
  /** By id, as configured. */
  readonly configured: Readonly<Record<string, { readonly slug?: string }>>;
  /** By id, the slugs that calendars were given earlier: links that people use must keep working. */
  readonly kept: ReadonlyMap<string, string>;
  /** The saved feeds' names. */
  readonly reserved: readonly string[];
}

/**
 * Gives each calendar its slug: the configured one, otherwise the one it had, otherwise its id if it is plain, otherwise
 * one derived from the id. No two are equal.
 */
export function giveSlugs({ ids, configured, kept, reserved }: SlugWishes): {
  readonly slugs: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
} {
  const slugs = new Map<string, string>();
  const taken = new Set(reserved);
  const problems: Problem[] = [];
  const give = (id: string, slug: string | undefined): void => {
    if (slug === undefined || slugs.has(id) || taken.has(slug)) return;
    slugs.set(id, slug);
    taken.add(slug);
  };
  for (const id of ids) {
    const slug = configured[id]?.slug;
    give(id, slug);
    if (slug !== undefined && slugs.get(id) !== slug)
      problems.push({
        level: 'error',
        where: `calendars.${id}.slug`,
        message: `The slug '${slug}' already belongs to another calendar or a saved feed; choose another one.`,
      });
  }
  for (const id of ids) give(id, kept.get(id));
  for (const id of ids) if (plain.test(id)) give(id, id);
  for (const id of ids) give(id, readable(id));
  for (const id of ids) give(id, `${readable(id).slice(0, 48)}-${digest(id).replaceAll(/[^A-Za-z0-9]/g, '')}`);
  return { slugs, problems };
}

/** The letters and digits of the id, with hyphens for the rest: `me@uni.example` becomes `me-uni-example`. */
function readable(id: string): string {
  const words = id
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9_]+/);
  return (
    words
      .filter((word) => word !== '')
      .join('-')
      .slice(0, 60) || 'calendar'
  );
}
