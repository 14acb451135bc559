import { LinkifyIt } from 'linkify-it';

/** Converts plain text to HTML: blank lines separate paragraphs, line ends stay, addresses become links. */
export function plainParagraphs(text: string): string {
  return paragraphsOf(text)
    .map((lines) => `<p>${lines.map(linkifyLine).join('<br>')}</p>`)
    .join('\n');
}

/** The lines of each paragraph, without trailing blanks. */
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

// Only addresses with a scheme, because a name with a dot (`index.php`, `т.е`) is not an address.
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: true });

function linkifyLine(text: string): string {
  let html = '';
  let from = 0;
  for (const match of linkify.match(text) ?? []) {
    if (!/^(?:https?:|mailto:)/i.test(match.url)) continue;
    html += `${escapeHtml(text.slice(from, match.index))}<a href="${escapeHtml(match.url)}">${escapeHtml(match.raw)}</a>`;
    from = match.lastIndex;
  }
  return html + escapeHtml(text.slice(from));
}
