import { LinkifyIt } from 'linkify-it';

/** Plain text as HTML: blank lines part paragraphs, line ends are kept, bare addresses become links. */
export function plainParagraphs(text: string): string {
  return paragraphsOf(text)
    .map((lines) => `<p>${lines.map(linked).join('<br>')}</p>`)
    .join('\n');
}

/** The lines of each paragraph, without blanks at their ends. */
export function paragraphsOf(text: string): readonly (readonly string[])[] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split('\n')) {
    const trimmed = line.trimEnd();
    if (trimmed !== '') paragraphs.at(-1)?.push(trimmed);
    else if (paragraphs.at(-1)?.length) paragraphs.push([]);
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

/** Escapes a text for an element's content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

// Addresses that say their scheme; a name with a dot in it (`index.php`, `т.е`) is none.
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
