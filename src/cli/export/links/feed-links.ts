import { Parser } from 'htmlparser2';

/** What else a feed needs or leads to: its next page and its style sheet, as it names them. */
export function feedLinks(text: string, mediaType: string): readonly string[] {
  if (/json/.test(mediaType)) {
    const { next_url: next } = JSON.parse(text) as { readonly next_url?: string };
    return next === undefined ? [] : [next];
  }
  const links: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, { rel, href }) {
        if (/^(?:atom:)?link$/.test(name) && rel === 'next' && href !== undefined) links.push(href);
      },
      onprocessinginstruction(name, data) {
        const href = /\shref="([^"]*)"/.exec(data)?.[1];
        if (name === '?xml-stylesheet' && href !== undefined) links.push(href);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return links;
}
