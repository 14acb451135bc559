import { Parser } from 'htmlparser2';

/**
 * Whether a text is HTML: it has a tag that needs no end tag (`<br>`, `<p>`), or an element that is closed.
 * `a < b`, `List<String>` and `x[0]]>y` are not HTML.
 */
export function isHtml(text: string): boolean {
  if (!text.includes('<')) return false;
  const opened = new Set<string>();
  for (const match of text.matchAll(tag)) {
    const name = match[2]?.toLowerCase() ?? '';
    if (match[1] === '/' ? opened.has(name) || blockTags.has(name) : standaloneTags.has(name)) return true;
    if (match[1] === '' && (inlineTags.has(name) || blockTags.has(name) || /[:-]/.test(name))) opened.add(name);
  }
  return text.includes('<!--') && text.includes('-->');
}

/** Whether HTML has block structure: paragraphs, lists, tables. Without it, it only formats words. */
export function hasBlocks(html: string): boolean {
  for (const match of html.matchAll(tag)) if (blockTags.has(match[2]?.toLowerCase() ?? '')) return true;
  return false;
}

// A tag may hold neither bracket, so that a text of brackets only is read in one pass.
const tag = /<(\/?)([a-z][a-z\d:-]*)(?:[\s/][^<>]*)?>/gi;

const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const blockTags = namesOf(
  'p div section article header footer main aside nav address center ul ol li dl dt dd h1 h2 h3 h4 h5 h6 table thead ' +
    'tbody tfoot tr td th pre blockquote figure figcaption hr form fieldset html body',
);
const standaloneTags = namesOf('p br hr img li td th tr input wbr iframe script style');
const inlineTags = namesOf(
  'a b i u s em strong span font small big sub sup code kbd samp q cite abbr del ins mark time label strike tt svg object',
);

/**
 * Whether a text has character references, which software writes and people hardly type: `&amp;`, `&#8217;`, `&nbsp;`.
 */
export function hasEntities(text: string): boolean {
  return entity.test(text);
}

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;

/** Decodes HTML's character references, once. Unknown names, and those without a semicolon, stay as they are. */
export function decodeEntities(text: string): string {
  if (!entity.test(text)) return text;
  return text.replace(entities, decodeEntity);
}

const entities = new RegExp(entity.source, 'gi');

function decodeEntity(reference: string): string {
  let decoded = '';
  const parser = new Parser({
    ontext: (text) => {
      decoded += text;
    },
  });
  parser.end(reference);
  return decoded;
}
