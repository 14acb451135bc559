import { escapeHtml } from '../view/view-node.ts';
import { defaultLimits, hasPictures, type WidgetLayout } from '../widget-options.ts';
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

/** What a widget takes, in pixels. */
export interface WidgetHeight {
  readonly wide: number;
  /** On a phone. */
  readonly narrow: number;
}

/** The HTML to copy into a page, which keeps the height free while the events load. */
export function widgetSnippet(
  target: BuilderTarget,
  options: BuilderOptions,
  height: WidgetHeight = usualHeight(options),
): string {
  const script = `<script src="${escapeHtml(target.origin)}/widget.js" async></script>`;
  if (options.kind === 'iframe') {
    const address = escapeHtml(embedUrl(target.origin, target.slug, options));
    return `<iframe src="${address}" title="${escapeHtml(target.title)}"
  width="100%" height="${height.wide}" frameborder="0" loading="lazy"></iframe>
${script}
`;
  }
  const attributes = elementAttributes(target.slug, options).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  return `${script}
<kalends-calendar${attributes.join('')} style="display:block;min-height:${minHeight(height)}">
  <a href="${escapeHtml(target.page)}">${escapeHtml(target.title)}</a>
</kalends-calendar>
`;
}

/**
 * The height as CSS. A style attribute has no media queries, so the middle value is far above or below the others. A screen
 * is enough: what follows is out of sight then, and a calendar that has become empty leaves no desert.
 */
const minHeight = ({ wide, narrow }: WidgetHeight): string =>
  narrow > wide ? `min(100vh,clamp(${wide}px,(30rem - 100vw)*999,${narrow}px))` : `min(100vh,${wide}px)`;

/** By layout: what each event takes, wide and narrow, and what is around them. */
const usual: Readonly<Record<WidgetLayout, readonly [wide: number, narrow: number, around: number]>> = {
  list: [100, 155, 160],
  agenda: [165, 245, 200],
  cards: [120, 400, 170],
  month: [0, 0, 890],
  next: [180, 230, 150],
};

/** What a layout usually takes. The builder's script measures its previews instead. */
export function usualHeight({ layout, limit }: BuilderOptions): WidgetHeight {
  const events = limit ?? defaultLimits[layout];
  const [wide, narrow, around] = usual[layout];
  return { wide: around + events * wide, narrow: around + events * narrow };
}

/** The attributes of `<kalends-calendar>` that differ from its defaults. */
export function elementAttributes(slug: string, options: BuilderOptions): readonly (readonly [string, string])[] {
  const { layout, limit, category, organizer, language, theme, heading, pictures, filters } = options;
  const all: readonly (readonly [string, string | null])[] = [
    ['calendar', slug],
    ['layout', layout === 'list' ? null : layout],
    ['limit', limit === null || layout === 'month' ? null : String(limit)],
    ['category', category.length === 0 ? null : category.join(' | ')],
    ['organizer', organizer],
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
