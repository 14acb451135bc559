import { html } from 'hono/html';
import type { Html } from './html.ts';

/** In pixels: the space that a picture is given before it loads, and the widths in which it may be asked for. */
const places = {
  thumb: {
    shape: html`class="thumb" width="120" height="90"`,
    widths: [120, 240, 360],
    sizes: '(max-width:46rem) 76px,104px',
  },
  card: {
    shape: html`class="thumb" width="480" height="270"`,
    widths: [320, 480, 640, 960],
    sizes: '(max-width:39rem) calc(100vw - 2rem),22rem',
  },
  page: {
    shape: html`class="picture" width="720" height="405"`,
    widths: [480, 720, 1080, 1440],
    sizes: '(max-width:56rem) calc(100vw - 2rem),42rem',
  },
} as const;

/**
 * An event's picture. `images`: `site.images`. `priority`: it is the largest thing that the first screen shows, so nothing
 * has to come before it. The others load when they come near.
 */
export function pictureElement(
  url: string,
  { place, images, priority = false }: { place: keyof typeof places; images: string; priority?: boolean },
): Html {
  const { shape, widths, sizes } = places[place];
  return html`<img ${shape} ${sourcesOf(url, images, widths, sizes)} alt="" ${priority ? html`fetchpriority="high"` : html`loading="lazy"`} decoding="async" referrerpolicy="no-referrer">`;
}

function sourcesOf(url: string, images: string, widths: readonly number[], sizes: string): Html {
  if (resizing(images) === null) return html`src="${url}"`;
  const set = widths.map((width) => `${resizedUrl(url, width, images)} ${width}w`).join(', ');
  return html`src="${resizedUrl(url, widths[1] ?? 480, images)}" srcset="${set}" sizes="${sizes}"`;
}

/** The template of the address at which pictures are resized. Null: they are loaded as they are. */
const resizing = (images: string): string | null => (images === 'direct' || images === 'none' ? null : images);

/** Where a picture is had in a width, in pixels. Without a place that resizes pictures, it is the picture's own URL. */
export function resizedUrl(url: string, width: number, images: string): string {
  const values = { width: String(width), url: encodeURIComponent(url.toWellFormed()), '+url': url };
  return (
    resizing(images)?.replaceAll(/\{(width|\+?url)\}/g, (_, name: string) => values[name as keyof typeof values]) ?? url
  );
}

/** Cleaned HTML, whose attributes stand in double quotes, with hints for how to load its pictures. */
export function withPictureHints(cleaned: string, images: string): string {
  return cleaned.replace(/<img\b([^>]*)/gi, (_, attributes: string) => {
    const resized = attributes.replace(
      /\ssrc="([^"]*)"/i,
      (_src, url: string) => ` ${String(sourcesOf(url.replaceAll('&amp;', '&'), images, places.page.widths, places.page.sizes))}`,
    ); // biome-ignore format: a replacement
    return `<img loading="lazy" decoding="async" referrerpolicy="no-referrer"${resized}`;
  });
}
