import { Parser } from 'htmlparser2';

/** What HTML or a style sheet makes a browser load or run, as sources of a Content-Security-Policy by directive. */
export interface PolicySources {
  /** URLs and origins. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  /** Texts of inline elements, whose hashes are needed. */
  readonly inline: Readonly<Record<'script-src' | 'style-src', readonly string[]>>;
}

/** What trusted HTML in `<head>` loads. An attribute with code in it (`onload`) stays forbidden. */
export function headSources(html: string): PolicySources {
  const sources = new Map<string, Set<string>>();
  const inline = { 'script-src': [] as string[], 'style-src': [] as string[] };
  const add = (directive: string, url: string | undefined) => {
    const source = sourceOf(url ?? '');
    if (source !== null) sources.set(directive, (sources.get(directive) ?? new Set()).add(source));
  };
  let open: { readonly directive: 'script-src' | 'style-src'; text: string } | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && attributes.src) add('script-src', attributes.src);
      else if (name === 'script' && isCode(attributes.type)) open = { directive: 'script-src', text: '' };
      else if (name === 'style') open = { directive: 'style-src', text: '' };
      else if (name === 'img') add('img-src', attributes.src);
      else if (name === 'link') add(linkDirective(attributes) ?? '', attributes.href);
    },
    ontext(text) {
      if (open !== null) open.text += text;
    },
    onclosetag(name) {
      if (open === null || (name !== 'script' && name !== 'style')) return;
      inline[open.directive].push(open.text);
      if (open.directive === 'style-src') for (const [directive, url] of cssUrls(open.text)) add(directive, url);
      open = null;
    },
  });
  parser.end(html);
  sources.delete('');
  return { sources: Object.fromEntries([...sources].map(([directive, urls]) => [directive, [...urls]])), inline };
}

/** What a style sheet loads. */
export function cssSources(css: string): PolicySources['sources'] {
  const found = cssUrls(css).flatMap(([directive, url]) => {
    const source = sourceOf(url);
    return source === null ? [] : [[directive, source] as const];
  });
  const grouped = Map.groupBy(found, ([directive]) => directive);
  return Object.fromEntries(
    [...grouped].map(([directive, all]) => [directive, [...new Set(all.map(([, url]) => url))]]),
  );
}

function cssUrls(css: string): readonly (readonly [string, string])[] {
  const bare = css.replace(/\/\*.*?\*\//gs, '');
  const imports = [...bare.matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/gi)].map(
    ([, url = '']) => ['style-src', url] as const,
  );
  const others = [...bare.replace(/@import[^;]*;/gi, '').matchAll(/url\(\s*["']?([^"')\s]+)/gi)].map(
    ([, url = '']) => [/\.(?:woff2?|ttf|otf)(?:[?#]|$)/i.test(url) ? 'font-src' : 'img-src', url] as const,
  );
  return [...imports, ...others];
}

/** A block of data, such as JSON-LD, never runs (HTML, "prepare the script element"). */
const isCode = (type: string | undefined): boolean =>
  !type || /^(?:module|importmap|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(type.trim());

function linkDirective({ rel = '', as = '' }: Readonly<Record<string, string>>): string | null {
  const kinds = rel.toLowerCase().split(/\s+/);
  if (kinds.includes('stylesheet')) return 'style-src';
  if (kinds.includes('icon') || kinds.includes('apple-touch-icon')) return 'img-src';
  if (kinds.includes('modulepreload')) return 'script-src';
  const loaded: Readonly<Record<string, string>> = {
    font: 'font-src',
    style: 'style-src',
    script: 'script-src',
    image: 'img-src',
  };
  return kinds.includes('preload') ? (loaded[as.toLowerCase()] ?? null) : null;
}

/**
 * A URL as a source: without its query, which a policy does not compare, and with `;` and `,` encoded, which would end it
 * (CSP 3 §2.3.1). Null: it is the site's own.
 */
export function sourceOf(url: string): string | null {
  const parsed = URL.parse(url.startsWith('//') ? `https:${url}` : url);
  if (parsed === null || !/^(?:https?|wss?):$/.test(parsed.protocol)) return null;
  return (parsed.origin + parsed.pathname).replaceAll(';', '%3B').replaceAll(',', '%2C');
}
