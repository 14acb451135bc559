/** The words of the link that stands for a frame: its host. `href` is as written in an attribute; so is the label. */
export function frameLabel(href: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(href)?.[1] ?? href;
  return `▶ ${host}`;
}

/** Whether a link's words were made by `frameLabel`: the text of a person they are not. */
export function isFrameLabel(words: string, href: string): boolean {
  return words === frameLabel(href);
}
