/**
 * Whether a text is Markdown: it has one mark that nobody writes by chance (a link, words in `**`, a heading of level
 * two or more, a fence), or two kinds of weaker marks. A lone asterisk, hash or list of dashes is plain text.
 */
export function isMarkdown(text: string): boolean {
  const sample = text.slice(0, 20_000);
  return strong.some((mark) => mark.test(sample)) || weak.filter((mark) => mark.test(sample)).length >= 2;
}

/** The number of kinds of Markdown marks in a text. */
export function markdownMarks(text: string): number {
  const sample = text.slice(0, 20_000);
  return [...strong, ...weak].filter((mark) => mark.test(sample)).length;
}

const strong: readonly RegExp[] = [
  /\[[^[\]\n]{1,300}\]\((?:https?:\/\/|mailto:|\/|\.\.?\/|#)[^\s()]{0,1000}(?:\([^\s()]{0,200}\))?[^\s()]{0,200}(?: "[^"\n]{0,200}")?\)/,
  /(?:^|[\s([{«"“—–-])\*\*(?=\S)[^*\n]{0,300}[^\s*]\*\*(?=$|[\s)\]}.,;:!?»"”—–-])/m,
  /^#{2,6} \S/m,
  /^(?:```|~~~)[a-z]{0,20}\s*$/m,
];

const weak: readonly RegExp[] = [
  /^# \S/m,
  /^(?:[-*+] \S.*\n(?:\s*\n)?){1,3}[-*+] \S/m,
  /^1[.)] \S.*\n(?:\s*\n)?2[.)] \S/m,
  /^> \S/m,
  /(?:^|\s)[*_](?=\S)[^*_\n]{1,300}[^\s*_][*_](?=$|[\s.,;:!?])/m,
  /^\|.{1,500}\|\n\|[-:| ]{3,500}\|/m,
  /\\$/m,
];
