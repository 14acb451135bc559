import { LinkifyIt } from 'linkify-it';

/** Plain text as HTML: blank lines part paragraphs, line ends are kept, bare addresses become links. */
export function plainParagraphs(text: string): string {
  return text
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${linked(paragraph).replace(/[^\S\n]*\n/g, '<br>')}</p>`)
    .join('\n');
}

/** Escapes a text for an element's content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

// Addresses that say their scheme, and `www.`; a name with a dot in it (`index.php`, `т.е`) is no address.
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: true });

function linked(text: string): string {
  let html = '';
  let from = 0;
  for (const match of linkify.match(text) ?? []) {
    if (!/^(?:https?:|mailto:)/i.test(match.url)) continue;
    html += `${escapeHtml(text.slice(from, match.index))}<a href="${escapeHtml(match.url)}">${escapeHtml(match.raw)}</a>`;
    from = match.lastIndex;
  }
  return html + escapeHtml(text.slice(from));
}
