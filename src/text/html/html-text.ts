import { Parser } from 'htmlparser2';

/** Text that grows by words and gaps: white space is written only once it is known what follows. */
class TextWriter {
  text = '';
  listDepth = 0;
  #newlines = 0;
  #space = false;
  #mark = '';
  #cells: 'none' | 'first' | 'next' = 'none';

  gap(newlines: number): void {
    const most = this.listDepth > 0 ? Math.min(newlines, 1) : newlines;
    // The first paragraph of a list item stands beside its mark.
    if (this.#mark === '') this.#newlines = Math.max(this.#newlines, most);
  }

  lineBreak(): void {
    this.#newlines = Math.min(this.#newlines + 1, 2);
  }

  mark(sign: string): void {
    this.#mark = `${'  '.repeat(Math.max(0, this.listDepth - 1))}${sign} `;
  }

  startRow(): void {
    this.#cells = 'none';
  }

  startCell(): void {
    this.#cells = this.#cells === 'none' ? 'first' : 'next';
    if (this.#cells === 'next' && this.#newlines === 0 && this.#mark === '') this.#mark = ' · ';
  }

  words(text: string): void {
    const line = text.replace(whiteSpace, ' ');
    const words = line.trim();
    if (line.startsWith(' ')) this.#space = true;
    if (words === '') return;
    this.#write(words);
    this.#space = line.endsWith(' ');
  }

  verbatim(text: string): void {
    text.split('\n').forEach((line, index) => {
      if (index > 0) this.lineBreak();
      if (line !== '') this.#write(line.replaceAll('\u00A0', ' '));
    });
  }

  /** Unsays what was said since, but for the gap before it. */
  takeBack(length: number): void {
    const said = this.text.slice(length);
    this.text = this.text.slice(0, length);
    this.#newlines = said.length - said.replace(/^\n+/, '').length;
  }

  #write(part: string): void {
    if (this.text !== '' && this.#newlines > 0) this.text += '\n'.repeat(this.#newlines);
    else if (this.#space && this.text !== '' && this.#mark === '') this.text += ' ';
    this.text += this.#mark + part;
    this.#newlines = 0;
    this.#space = false;
    this.#mark = '';
  }
}

/** A no-break space, too: how lines may break is for the reader's program to say. */
const whiteSpace = /[\s\u00A0]+/g;

/** The words of cleaned HTML for reading: paragraphs apart by one blank line, `• ` before list items, cells apart by ` · `. */
export function htmlText(html: string): string {
  return render(html, false);
}

/** As `htmlText`, with the address of each link in parentheses after its words, unless they are the address. */
export function textWithLinks(html: string): string {
  return render(html, true);
}

/** Newlines before and after an element. */
const gaps: Readonly<Record<string, number>> = {
  ...Object.fromEntries('p h2 h3 h4 h5 h6 ul ol dl table pre blockquote figure hr'.split(' ').map((name) => [name, 2])),
  ...Object.fromEntries('div li dt dd tr caption figcaption'.split(' ').map((name) => [name, 1])),
};

function render(html: string, withLinks: boolean): string {
  const out = new TextWriter();
  const links: { readonly href: string; readonly from: number }[] = [];
  let preformatted = 0;
  let cells = 0;
  // Paragraphs of a table's cell stay on its row.
  const part = (name: string) => {
    if (cells > 0 && (name === 'p' || name === 'div')) out.words(' ');
    else out.gap(gaps[name] ?? 0);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      part(name);
      if (name === 'br') out.lineBreak();
      else if (name === 'pre') preformatted++;
      else if (name === 'ul' || name === 'ol') out.listDepth++;
      else if (name === 'li') out.mark('•');
      else if (name === 'tr') out.startRow();
      else if (name === 'td' || name === 'th') {
        cells++;
        out.startCell();
      }
      if (name === 'a') links.push({ href: attributes.href ?? '', from: out.text.length });
    },
    ontext(text) {
      if (preformatted > 0) out.verbatim(text);
      else out.words(text);
    },
    onclosetag(name) {
      if (name === 'pre') preformatted--;
      else if (name === 'ul' || name === 'ol') out.listDepth--;
      else if (name === 'a') closeLink(out, links.pop(), withLinks);
      else if (name === 'td' || name === 'th') cells--;
      part(name);
    },
  });
  parser.end(html);
  return out.text.trim();
}

function closeLink(
  out: TextWriter,
  link: { readonly href: string; readonly from: number } | undefined,
  withLinks: boolean,
): void {
  if (link === undefined) return;
  const words = out.text
    .slice(link.from)
    .trim()
    .replace(/^• |^· /, '');
  if (isFrameLabel(words, link.href)) {
    out.takeBack(link.from);
    out.gap(1);
    if (withLinks) out.words(link.href);
    out.gap(1);
  } else if (withLinks && words !== '' && !saysTheSame(words, link.href)) {
    out.words(` (${shown(link.href)})`);
  }
}

/** The address as people write it: of a person without the scheme, and without what a mail is to begin with. */
function shown(href: string): string {
  return /^(?:mailto|tel):/.test(href)
    ? decoded(href.replace(/^mailto:|^tel:|(?<=^mailto:.*)\?.*$/g, ''), decodeURIComponent)
    : href;
}

function decoded(address: string, decode: (text: string) => string): string {
  try {
    return decode(address);
  } catch {
    return address;
  }
}

function saysTheSame(words: string, href: string): boolean {
  if (/^tel:/.test(href) && shown(href).replace(/[^\d+]/g, '') === words.replace(/[^\d+]/g, '')) return true;
  const bare = (address: string) =>
    decoded(address.replace(/^(?:https?:\/\/(?:www\.)?|tel:)/i, '').replace(/\/$/, ''), decodeURI);
  return words === href || bare(words) === bare(/^mailto:/.test(href) ? shown(href) : href);
}

/** The words of the link that stands for a frame: its host. `href` is as written in an attribute; so is the label. */
export function frameLabel(href: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(href)?.[1] ?? href;
  return `▶ ${host}`;
}

/** Whether a link's words were made by `frameLabel`: the text of a person they are not. */
function isFrameLabel(words: string, href: string): boolean {
  return words === frameLabel(href);
}
