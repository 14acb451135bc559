import { escapeHtml, paragraphsOf } from '../plain/paragraphs.ts';

/** Whether a text is BBCode: it has a known tag in brackets with its end tag. */
export function isBbcode(text: string): boolean {
  const closed = new Set<string>();
  for (const match of text.matchAll(closing)) closed.add(nameOf(match[1]));
  if (closed.size === 0) return false;
  for (const match of text.matchAll(opening)) if (closed.has(nameOf(match[1]))) return true;
  return false;
}

/** `[P]` may be a sign, as of where to play softly: a paragraph ends as it begins. */
const nameOf = (name = ''): string => (/^p$/i.test(name) ? name : name.toLowerCase());

const names =
  'b|i|u|s|p|url|email|img|list|ul|ol|li|quote|code|size|color|font|center|left|right|justify|table|tr|td|th|h[1-6]|sub|sup|video|spoiler';
const opening = new RegExp(`\\[(${names})(?:=([^\\]\\[\\n]{0,1000}))?\\]`, 'gi');
const closing = new RegExp(`\\[/(${names})\\]`, 'gi');
const anyTag = new RegExp(`\\[(/?)(${names}|\\*|br|hr)(?:=([^\\]\\[\\n]{0,1000}))?\\]`, 'gi');

/** Converts BBCode to HTML that is not sanitized yet. Sanitizing also closes the tags that are left open. */
export function bbcodeHtml(text: string): string {
  let html = '';
  let from = 0;
  const isSign = (tag = '') => /^p$/i.test(tag) && !(text.includes(`[${tag}]`) && text.includes(`[/${tag}]`));
  for (const match of text.matchAll(anyTag)) {
    const name = match[2]?.toLowerCase() ?? '';
    if (match.index < from || isSign(match[2])) continue;
    html += escapeHtml(text.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[1] === '/') html += closeTag[name] ?? '';
    else if (name === 'url' || name === 'email' || name === 'img' || name === 'video') {
      const address = match[3] === undefined ? textBefore(text, from, name) : unquoted(match[3]);
      html += openAddress(name, address);
      if (name === 'img' || name === 'video') from += match[3] === undefined ? address.length : 0;
    } else html += openTag[name] ?? '';
  }
  html += escapeHtml(text.slice(from));
  return paragraphsOf(html)
    .map((lines) => lines.join('<br>').replace(/(<\/?(?:ul|ol|li|h\d|table|tr|td|th|blockquote|pre|hr)>)<br>/g, '$1'))
    .map((paragraph) => paragraph.replace(/<br>(?=<\/?(?:ul|ol|li|h\d|table|tr|td|th|blockquote|pre|hr)>)/g, ''))
    .map((paragraph) => (startsBlock.test(paragraph) ? paragraph : `<p>${paragraph}</p>`))
    .join('\n');
}

const startsBlock = /^\s*<(?:ul|ol|h\d|table|blockquote|pre)/;
const textBefore = (text: string, from: number, name: string) => {
  const end = text
    .slice(from, from + 1000)
    .toLowerCase()
    .indexOf(`[/${name}]`);
  return end < 0 ? '' : text.slice(from, from + end);
};
const unquoted = (value: string) => value.trim().replace(/^["']|["']$/g, '');

function openAddress(name: string, address: string): string {
  const safe = escapeHtml(address.trim());
  if (name === 'img') return `<img src="${safe}">`;
  if (name === 'video') return `<a href="${safe}">${safe}`;
  return `<a href="${name === 'email' ? 'mailto:' : ''}${safe}">`;
}

/** What a text has between two paragraphs. */
const paragraph = '\n\n';

const same = (names: string, open: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, open.replaceAll('$', name)]));
const openTag: Readonly<Record<string, string>> = {
  ...same('b i u s ul ol li table tr td th h1 h2 h3 h4 h5 h6 sub sup', '<$>'),
  list: '<ul>',
  '*': '<li>',
  p: paragraph,
  quote: '<blockquote>',
  code: '<pre>',
  center: '<div>',
  br: '<br>',
  hr: '<hr>',
};
const closeTag: Readonly<Record<string, string>> = {
  ...same('b i u s ul ol li table tr td th h1 h2 h3 h4 h5 h6 sub sup', '</$>'),
  url: '</a>',
  email: '</a>',
  video: '</a>',
  p: paragraph,
  list: '</ul>',
  quote: '</blockquote>',
  code: '</pre>',
  center: '</div>',
};
