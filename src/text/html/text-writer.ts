/** Text that grows by words and gaps: white space is written only once it is known what follows. */
export class TextWriter {
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
