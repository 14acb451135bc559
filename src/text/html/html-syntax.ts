import { Parser } from 'htmlparser2';

/**
 * Whether a text is HTML, by evidence: a tag of HTML that needs no end (`<br>`, `<p>`), or one that is closed.
 * `a < b`, `List<String>` and `x[0]]>y` are none.
 */
export function isHtml(text: string): boolean {
  if (!text.includes('<')) return false;
  const opened = new Set<string>();
  for (const match of text.matchAll(tag)) {
    const name = match[2]?.toLowerCase() ?? '';
    if (match[1] === '/' ? opened.has(name) || blocks.has(name) : standalone.has(name)) return true;
    if (match[1] === '' && (inline.has(name) || blocks.has(name) || /[:-]/.test(name))) opened.add(name);
  }
  return text.includes('<!--') && text.includes('-->');
}

/** Whether the HTML has structure of its own: paragraphs, lists, line breaks. Else it is only words in bold and the like. */
export function hasBlocks(html: string): boolean {
  for (const match of html.matchAll(tag)) if (blocks.has(match[2]?.toLowerCase() ?? '')) return true;
  return false;
}

// Neither bracket may occur within, so that a text of nothing but brackets is read in one pass.
const tag = /<(\/?)([a-z][a-z\d:-]*)(?:[\s/][^<>]*)?>/gi;

const words = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const blocks = words(
  'p div section article header footer main aside nav address center ul ol li dl dt dd h1 h2 h3 h4 h5 h6 table thead ' +
    'tbody tfoot tr td th pre blockquote figure figcaption hr form fieldset html body',
);
const standalone = words('p br hr img li td th tr input wbr iframe script style');
const inline = words(
  'a b i u s em strong span font small big sub sup code kbd samp q cite abbr del ins mark time label strike tt svg object',
);

/** Whether the text holds what a person hardly types and software writes: `&amp;`, `&#8217;`, `&nbsp;`. */
export function hasEntities(text: string): boolean {
  return entity.test(text);
}

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;

/** Decodes HTML's character references, once. Those without a semicolon, and unknown names, stay as they are. */
export function decodeEntities(text: string): string {
  if (!entity.test(text)) return text;
  return text.replace(entities, decodeOne);
}

const entities = new RegExp(entity.source, 'gi');

function decodeOne(reference: string): string {
  let decoded = '';
  const parser = new Parser({
    ontext: (text) => {
      decoded += text;
    },
  });
  parser.end(reference);
  return decoded;
}
