import { Parser } from 'htmlparser2';

interface Rewriting {
  /** Absolute, without a final slash. */
  readonly origin: string;
  /** The path that the site is under: empty, or `/kalends`. */
  readonly root: string;
  /** The address below the root that a link of the page becomes; null: there is nothing to link to. */
  readonly addressOf: (target: string) => string | null;
  /** What is put before the end of the page's body. */
  readonly append: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** By element: the attribute that holds a URL of this site. */
const urlAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  link: 'href',
  img: 'src',
  iframe: 'src',
  script: 'src',
  meta: 'content',
};

/**
 * The page as a file: links with a query lead to files, and what needs a server (`data-server`) is left out. All other
 * bytes stay as the server would send them.
 */
export function rewritePage(page: string, { origin, root, addressOf, append }: Rewriting): string {
  const edits: Edit[] = [];
  let isData = false;
  let removed: { readonly start: number; depth: number } | null = null;

  const readElement = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (removed !== null) {
      removed.depth += 1;
      return;
    }
    if (attributes['data-server'] !== undefined) {
      removed = { start: parser.startIndex, depth: 1 };
      return;
    }
    isData = name === 'script' && attributes.type === 'application/ld+json';
    const attribute = urlAttributes[name];
    const value = attribute === undefined ? undefined : attributes[attribute];
    if (attribute === undefined || value === undefined) return;
    if (name === 'meta' && attributes.property !== 'og:url') return;
    const link = ownLink(value, origin, root);
    if (link === null) return;
    const address = addressOf(link.target);
    if (address === link.target) return;
    const written = address === null ? '' : ` ${attribute}="${escapeHtml(link.prefix + address + link.fragment)}"`;
    const tag = page.slice(parser.startIndex, parser.endIndex + 1);
    const text = tag.replace(new RegExp(`\\s${attribute}="[^"]*"`, 'i'), () => written);
    edits.push({ start: parser.startIndex, end: parser.endIndex + 1, text });
  };

  /** JSON-LD names the same pages as the links. */
  const readData = (data: string) => {
    const text = data.replace(/"url":"([^"\\]*)"/g, (written, url: string) => {
      const link = ownLink(url, origin, root);
      const address = link && addressOf(link.target);
      return address === null ? written : `"url":${JSON.stringify(link?.prefix + address + link?.fragment)}`;
    });
    if (text !== data) edits.push({ start: parser.startIndex, end: parser.endIndex + 1, text });
  };

  const parser = new Parser({
    onopentag: readElement,
    ontext(text) {
      if (isData && removed === null) readData(text);
    },
    onclosetag(name) {
      isData = false;
      if (removed !== null) {
        removed.depth -= 1;
        if (removed.depth > 0) return;
        edits.push({ start: removed.start, end: parser.endIndex + 1, text: '' });
        removed = null;
      } else if (name === 'body' && append !== '')
        edits.push({ start: parser.startIndex, end: parser.startIndex, text: `${append}\n` });
    },
  });
  parser.end(page);

  let done = 0;
  const parts = edits.map(({ start, end, text }) => {
    const before = page.slice(done, start);
    done = end;
    return before + text;
  });
  return parts.join('') + page.slice(done);
}

interface OwnLink {
  /** What the link begins with, before the path below the root. */
  readonly prefix: string;
  /** The path below the root, with a query. */
  readonly target: string;
  readonly fragment: string;
}

/** Null: the link leads to another site, or to a place on the same page. */
function ownLink(value: string, origin: string, root: string): OwnLink | null {
  // Calendar programs are started by `webcal:`, and ask for the same address by http.
  const prefix = [origin, origin.replace(/^https?:/, 'webcal:'), root].find((one) => value.startsWith(`${one}/`));
  if (prefix === undefined || value.startsWith('//')) return null;
  const hash = value.indexOf('#');
  const end = hash === -1 ? value.length : hash;
  return { prefix, target: value.slice(prefix.length, end), fragment: value.slice(end) };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
