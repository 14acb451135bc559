import { escapeHtml } from '../view/view-node.ts';
import type { BuilderOptions } from './builder-options.ts';

/** The calendar to put on a page. */
export interface BuilderTarget {
  /** The URL of Kalends, absolute, without a final slash. */
  readonly origin: string;
  readonly slug: string;
  readonly title: string;
  /** Absolute URL of the calendar's page. */
  readonly page: string;
}

/** The HTML to copy into a page. */
export function widgetSnippet(target: BuilderTarget, options: BuilderOptions): string {
  const script = `<script src="${escapeHtml(target.origin)}/widget.js" async></script>`;
  if (options.kind === 'iframe') {
    const address = escapeHtml(embedUrl(target.origin, target.slug, options));
    return `<iframe src="${address}" title="${escapeHtml(target.title)}"
  width="100%" height="480" frameborder="0" loading="lazy"></iframe>
${script}
`;
  }
  const attributes = elementAttributes(target.slug, options).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `${script}
<kalends-calendar${attributes.join('')}>
  <a href="${escapeHtml(target.page)}">${escapeHtml(target.title)}</a>
</kalends-calendar>
`;
}

/** The attributes of `<kalends-calendar>` that differ from its defaults. */
export function elementAttributes(slug: string, options: BuilderOptions): readonly (readonly [string, string])[] {
  const { layout, limit, category, language, theme, heading } = options;
  const all: readonly (readonly [string, string | null])[] = [
    ['calendar', slug],
    ['layout', layout === 'list' ? null : layout],
    ['limit', limit === null || layout === 'month' ? null : String(limit)],
    ['category', category.length === 0 ? null : category.join(' | ')],
    ['language', language],
    ['theme', theme],
    ['heading', heading === '2' ? null : heading],
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

/** The URL of the iframe's page with the same choices. `origin` may be a path. */
export function embedUrl(origin: string, slug: string, options: BuilderOptions): string {
  const query = new URLSearchParams();
  for (const [name, value] of elementAttributes(slug, { ...options, category: [] }))
    if (name !== 'calendar') query.append(name === 'language' ? 'lang' : name, value);
  for (const name of options.category) query.append('category', name);
  const text = query.toString();
  return `${origin}/embed/${encodeURIComponent(slug)}${text && `?${text}`}`;
}
