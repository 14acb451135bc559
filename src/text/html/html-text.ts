import { Parser } from 'htmlparser2';

/** The text of sanitized HTML: a blank line between paragraphs, `• ` before list items, ` · ` between table cells. */
export function htmlText(html: string): string {
  return render(html, false);
}

/** As `htmlText`, with the address of each link in parentheses after its words, unless the words are the address. */
export function textWithLinks(html: string): string {
  return render(html, true);
}

function render(html: string, withLinks: boolean): string {
  const out = new TextWriter();
  const links: OpenLink[] = [];
  let preformatted = 0;
  let cells = 0;
  const separate = (name: string) => {
    // Paragraphs in a table cell stay on the row's line.
    if (cells > 0 && (name === 'p' || name === 'div')) out.writeWords(' ');
    else out.requireNewlines(newlines[name] ?? 0);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      separate(name);
      if (name === 'br') out.lineBreak();
      else if (name === 'pre') preformatted++;
      else if (name === 'ul' || name === 'ol') out.listDepth++;
      else if (name === 'li') out.startItem('•');
      else if (name === 'tr') out.startRow();
      else if (name === 'td' || name === 'th') {
        cells++;
        out.startCell();
      }
      if (name === 'a') links.push({ href: attributes.href ?? '', from: out.text.length });
    },
    ontext(text) {
      if (preformatted > 0) out.writePreformatted(text);
      else out.writeWords(text);
    },
    onclosetag(name) {
      if (name === 'pre') preformatted--;
      else if (name === 'ul' || name === 'ol') out.listDepth--;
      else if (name === 'a') closeLink(out, links.pop(), withLinks);
      else if (name === 'td' || name === 'th') cells--;
      separate(name);
    },
  });
  parser.end(html);
  return out.text.trim();
}

/** Newlines before and after an element. */
const newlines: Readonly<Record<string, number>> = {
  ...Object.fromEntries('p h2 h3 h4 h5 h6 ul ol dl table pre blockquote figure hr'.split(' ').map((name) => [name, 2])),
  ...Object.fromEntries('div li dt dd tr caption figcaption'.split(' ').map((name) => [name, 1])),
};

/** Builds a text of words and separators. It writes white space only when it knows what follows. */
class TextWriter {
  text = '';
  listDepth = 0;
  #newlines = 0;
  #space = false;
  /** The list bullet or cell separator that goes before the next words. */
  #marker = '';
  #cells: 'none' | 'first' | 'next' = 'none';

  requireNewlines(count: number): void {
    const most = this.listDepth > 0 ? Math.min(count, 1) : count;
    // The first paragraph of a list item stays on the line of its bullet.
    if (this.#marker === '') this.#newlines = Math.max(this.#newlines, most);
  }

  lineBreak(): void {
    this.#newlines = Math.min(this.#newlines + 1, 2);
  }

  startItem(bullet: string): void {
    this.#marker = `${'  '.repeat(Math.max(0, this.listDepth - 1))}${bullet} `;
  }

  startRow(): void {
    this.#cells = 'none';
  }

  startCell(): void {
    this.#cells = this.#cells === 'none' ? 'first' : 'next';
    if (this.#cells === 'next' && this.#newlines === 0 && this.#marker === '') this.#marker = ' · ';
  }

  writeWords(text: string): void {
    const line = text.replace(whiteSpace, ' ');
    const words = line.trim();
    if (line.startsWith(' ')) this.#space = true;
    if (words === '') return;
    this.#write(words);
    this.#space = line.endsWith(' ');
  }

  writePreformatted(text: string): void {
    text.split('\n').forEach((line, index) => {
      if (index > 0) this.lineBreak();
      if (line !== '') this.#write(line.replaceAll('\u00A0', ' '));
    });
  }

  /** Removes what was written since the text had this length. The newlines before that stay. */
  truncate(length: number): void {
    const removed = this.text.slice(length);
    this.text = this.text.slice(0, length);
    this.#newlines = removed.length - removed.replace(/^\n+/, '').length;
  }

  #write(part: string): void {
    if (this.text !== '' && this.#newlines > 0) this.text += '\n'.repeat(this.#newlines);
    else if (this.#space && this.text !== '' && this.#marker === '') this.text += ' ';
    this.text += this.#marker + part;
    this.#newlines = 0;
    this.#space = false;
    this.#marker = '';
  }
}

/** No-break spaces become plain ones: the reader's program decides where lines break. */
const whiteSpace = /[\s\u00A0]+/g;

interface OpenLink {
  readonly href: string;
  /** The length of the text where the link began. */
  readonly from: number;
}

function closeLink(out: TextWriter, link: OpenLink | undefined, withLinks: boolean): void {
  if (link === undefined) return;
  const words = out.text
    .slice(link.from)
    .trim()
    .replace(/^• |^· /, '');
  if (words === embedLabel(link.href)) {
    // The author of the text didn't write these words.
    out.truncate(link.from);
    out.requireNewlines(1);
    if (withLinks) out.writeWords(link.href);
    out.requireNewlines(1);
  } else if (withLinks && words !== '' && !isSameAddress(words, link.href)) {
    out.writeWords(` (${displayAddress(link.href)})`);
  }
}

/** The words of the link that replaces an embed: its host. `href` and the result are escaped as in an attribute. */
export function embedLabel(href: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(href)?.[1] ?? href;
  return `▶ ${host}`;
}

/** The address as people write it: a mail address or phone number without its scheme, and without a mail's subject. */
function displayAddress(href: string): string {
  return /^(?:mailto|tel):/.test(href)
    ? tryDecode(href.replace(/^mailto:|^tel:|(?<=^mailto:.*)\?.*$/g, ''), decodeURIComponent)
    : href;
}

function isSameAddress(words: string, href: string): boolean {
  if (/^tel:/.test(href) && displayAddress(href).replace(/[^\d+]/g, '') === words.replace(/[^\d+]/g, '')) return true;
  const bare = (address: string) =>
    tryDecode(address.replace(/^(?:https?:\/\/(?:www\.)?|tel:)/i, '').replace(/\/$/, ''), decodeURI);
  return words === href || bare(words) === bare(/^mailto:/.test(href) ? displayAddress(href) : href);
}

function tryDecode(address: string, decode: (text: string) => string): string {
  try {
    return decode(address);
  } catch {
    return address;
  }
}
