import { nameFilters } from '../../calendar/event-names.ts';

/*
 * The headers of the exported files, as static hosts can be told them: for each kind of address those that the server
 * sends.
 */

/** A kind of address. Its files have the same headers, apart from those that name one file. */
interface Kind {
  /** In the notation of `_headers`: `:name` stands for one segment, `*` for everything. No address fits two kinds. */
  readonly patterns: readonly string[];
  /** `page`: in a folder of its own, so that it is also asked for with a final slash. */
  readonly page?: true;
}

const subpages = [
  'month',
  'month/*',
  'past',
  'past/*',
  'page/*',
  'day/*',
  ...nameFilters.map((filter) => `${filter}/*`),
  'events/*',
];

/** Those of the organization's own pictures and fonts. */
const assetEndings = ['svg', 'png', 'jpg', 'webp', 'avif', 'gif', 'ico', 'woff2'];

/** The first kind that fits counts. */
const kinds: readonly Kind[] = [
  { patterns: ['/'] },
  { patterns: ['/feeds.opml'] },
  ...['ics', 'rss', 'atom', 'json'].map((extension) => ({ patterns: [`/feeds/*.${extension}`] })),
  { patterns: ['/widget.js'] },
  { patterns: ['/assets/*.js'] },
  { patterns: ['/assets/*.css'] },
  ...assetEndings.map((ending) => ({ patterns: [`/assets/*.${ending}`] })),
  { patterns: ['/manifest.webmanifest'] },
  { patterns: ['/robots.txt'] },
  { patterns: ['/sitemap*'] },
  { patterns: ['/favicon.svg'] },
  { patterns: ['/favicon.ico'] },
  { patterns: ['/.well-known/security.txt'] },
  { patterns: ['/calendars/:calendar/qr.svg'] },
  { patterns: ['/calendars/:calendar/embed'], page: true },
  { patterns: ['/calendars/:calendar', ...subpages.map((path) => `/calendars/:calendar/${path}`)], page: true },
  { patterns: ['/embed/:calendar/events.json', '/embed/:calendar/events/*', '/embed/:calendar/category/*'] },
  { patterns: ['/embed/:calendar'], page: true },
];

type Headers = Readonly<Record<string, string>>;

export interface HostHeaders {
  /** Remembers the headers of an address. */
  note(address: string, headers: Headers): void;
  /** The file `_headers` of Cloudflare Pages, Workers static assets and Netlify. */
  headersFile(): string;
  /** Locations for a server of nginx. */
  nginx(): string;
}

/** What differs from file to file, or is the host's own business. */
const left = new Set(['ETag', 'Last-Modified', 'Content-Length', 'Content-Disposition', 'Vary', 'Date', 'Connection']);

/** `root`: the path that the site is under, empty or `/kalends`. */
export function createHostHeaders(root: string): HostHeaders {
  const noted = new Map<Kind, Headers>();
  const inOrder = () => kinds.flatMap((kind) => (noted.has(kind) ? [[kind, noted.get(kind) as Headers] as const] : []));
  return {
    note(address, headers) {
      const [path = ''] = address.split('?', 1);
      const kind = kinds.find(({ patterns }) => patterns.some((pattern) => expression(pattern).test(path)));
      if (kind === undefined || noted.has(kind)) return;
      const own = Object.entries(headers).filter(([name]) => !left.has(name));
      noted.set(
        kind,
        kind.page && path.startsWith('/embed/') ? forFrames(Object.fromEntries(own)) : Object.fromEntries(own),
      );
    },

    headersFile() {
      const rules = inOrder().flatMap(([kind, headers]) =>
        paths(kind).map((path) => {
          const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
          return `${root}${path}\n${lines.join('')}`;
        }),
      );
      return `# Written by kalends export.\n${rules.join('\n')}`;
    },

    nginx() {
      const locations = inOrder().map(([kind, { 'Content-Type': type = 'application/octet-stream', ...headers }]) => {
        const lines = Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)};\n`);
        return `location ~ ${quoted(matching(root, kind))} {
  types { }
${contentType(type)}${lines.join('')}${kind.page || kind.patterns[0] === '/' ? '  try_files $uri $uri/index.html =404;\n' : ''}}
`;
      });
      return `# Written by kalends export: include it in the server that serves this folder.
location ~ ${quoted(`^${escapeExpression(root)}/\\.kalends(/|$)`)} {
  return 404;
}
${locations.join('')}`;
    },
  };
}

/** The widget draws the page for an iframe again where its address has a query. */
function forFrames(headers: Headers): Headers {
  const policy = headers['Content-Security-Policy'];
  if (policy === undefined) return headers;
  const open = policy.replace(/script-src /, "script-src 'self' ");
  return { ...headers, 'Content-Security-Policy': `${open}; connect-src 'self'; img-src https: http:` };
}

const paths = ({ patterns, page }: Kind): readonly string[] =>
  patterns.flatMap((path) => (page && !path.endsWith('*') ? [path, `${path}/`] : [path]));

const escapeExpression = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const sourceOf = (pattern: string): string =>
  pattern
    .split(/(:\w+|\*)/)
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : escapeExpression(part)))
    .join('');

const expression = (pattern: string): RegExp => new RegExp(`^${sourceOf(pattern)}$`);

const matching = (root: string, kind: Kind): string =>
  `^${escapeExpression(root)}(${kind.patterns.map((pattern) => sourceOf(pattern)).join('|')})${kind.page ? '/?' : ''}$`;

/**
 * The charset apart: nginx compares all of `default_type` with `gzip_types`, so a type that names its charset would never be
 * packed.
 */
function contentType(full: string): string {
  const [type = '', charset] = full.split('; charset=');
  const lines = [`default_type ${quoted(type)};`, ...(charset ? [`charset ${charset};`, 'charset_types *;'] : [])];
  return lines.map((line) => `  ${line}\n`).join('');
}

/** nginx.org, "Configuration file's structure": a quoted parameter, with `$` where a variable begins. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
