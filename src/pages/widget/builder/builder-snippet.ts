import { escapeHtml } from '../view/view-node.ts';
import { defaultLimits, hasPictures } from '../widget-options.ts';
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

/** The HTML to copy into a page. `height`: in pixels, what it takes; the page keeps it free while the events load. */
export function widgetSnippet(
  target: BuilderTarget,
  options: BuilderOptions,
  height: number = usualHeight(options),
): string {
  const script = `<script src="${escapeHtml(target.origin)}/widget.js" async></script>`;
  if (options.kind === 'iframe') {
    const address = escapeHtml(embedUrl(target.origin, target.slug, options));
    return `<iframe src="${address}" title="${escapeHtml(target.title)}"
  width="100%" height="${height}" frameborder="0" loading="lazy"></iframe>
${script}
`;
  }
  const attributes = elementAttributes(target.slug, options).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  return `${script}
<kalends-calendar${attributes.join('')} style="display:block;min-height:${height}px">
  <a href="${escapeHtml(target.page)}">${escapeHtml(target.title)}</a>
</kalends-calendar>
`;
}

/** In pixels: what a layout usually takes. The builder's script measures its preview instead. */
function usualHeight({ layout, limit }: BuilderOptions): number {
  const events = limit ?? defaultLimits[layout];
  if (layout === 'month') return 720;
  if (layout === 'cards') return 160 + Math.ceil(events / 3) * 330;
  return 150 + events * { list: 75, agenda: 105, next: 190 }[layout];
}

/** The attributes of `<kalends-calendar>` that differ from its defaults. */
export function elementAttributes(slug: string, options: BuilderOptions): readonly (readonly [string, string])[] {
  const { layout, limit, category, language, theme, heading, pictures, filters } = options;
  const all: readonly (readonly [string, string | null])[] = [
    ['calendar', slug],
    ['layout', layout === 'list' ? null : layout],
    ['limit', limit === null || layout === 'month' ? null : String(limit)],
    ['category', category.length === 0 ? null : category.join(' | ')],
    ['language', language],
    ['theme', theme],
    ['heading', heading === '2' ? null : heading],
    ['pictures', pictures && !hasPictures(layout) && layout !== 'month' ? '' : null],
    ['filters', filters ? '' : null],
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

/** The URL of the iframe's page with the same choices. `origin` may be a path. */
export function embedUrl(origin: string, slug: string, options: BuilderOptions): string {
  const query = new URLSearchParams();
  for (const [name, value] of elementAttributes(slug, { ...options, category: [] }))
    if (name !== 'calendar') query.append(name === 'language' ? 'lang' : name, value || '1');
  for (const name of options.category) query.append('category', name);
  const text = query.toString();
  return `${origin}/embed/${encodeURIComponent(slug)}${text && `?${text}`}`;
}
