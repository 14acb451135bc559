import { fold } from '../text/content-line.ts';

/** Folded lines that only repeat the description as HTML: X-ALT-DESC, and the ALTREP of DESCRIPTION. */
const html = /^X-ALT-DESC[;:].*(?:\r\n[ \t].*)*\r\n|^DESCRIPTION;ALTREP=.*(?:\r\n[ \t].*)*\r\n/gm;
const alternative = /^DESCRIPTION;ALTREP="[^"]*":/;

/**
 * An event's block without the HTML of its description, which is said in plain text there anyway: with letters beyond ASCII
 * the two copies of it are most of a block.
 */
export function plainBlock(block: string): string {
  return block.replace(html, (lines) => {
    if (lines.startsWith('X')) return '';
    const line = lines.replace(/\r\n[ \t]/g, '').slice(0, -2);
    return fold(line.replace(alternative, 'DESCRIPTION:'));
  });
}
