/** A link as the databases of offices keep it in one text: what is shown, and where it leads. */
export interface Hyperlink {
  /** Empty: the address itself is shown. */
  readonly text: string;
  readonly address: string;
}

const address = String.raw`(?:https?:\/\/|www\.|\/)[^\s#]+|[\w-]+(?:\/[\w-]+)*(?:\/|\.(?:html?|php|aspx?|pdf))`;

/** `Tickets#https://town.example/tickets#`: the text, the address, and maybe a place on its page. */
const form = new RegExp(String.raw`^((?![/?])[^#\r\n]{0,120})#\s*(${address})\s*#([^\s#]*)(?:#[^#]*)?$`, 'i');

/** Reads a link of that kind. Null: the value is another. */
export function readHyperlink(value: unknown): Hyperlink | null {
  const parts = typeof value === 'string' && value.length <= 2000 ? form.exec(value.trim()) : null;
  if (parts === null || /:\/\//.test(parts[1] ?? '')) return null;
  const [, text = '', page = '', place = ''] = parts;
  return { text: text.trim(), address: place === '' ? page : `${page}#${place}` };
}

/**
 * An address without its scheme, `www.town.example/events/7`, `town.org/events/7`. The first part of a path may be a file or a view,
 * `index.php/events/7`, `event.detail/7`.
 */
export const bareAddress =
  /^(?![^/]*\.(?:php\d?|html?|aspx?|ashx|jspx?|do|cgi|cfm|pl|xml|json|action)\/)(?:(?:[a-z\d][a-z\d-]*\.){2,}[a-z]{2,24}|[a-z\d][a-z\d-]*\.[a-z]{2,3})(?::\d{2,5})?\/\S*$/;
