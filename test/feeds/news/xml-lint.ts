import { XMLValidator } from 'fast-xml-parser';
import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** XML 1.0 §2.2: JavaScript parsers accept characters that other parsers stop at. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|[\u007F-\u0084\u0086-\u009F\uFDD0-\uFDEF]/u;

/** Reads XML as strictly as possible; throws at the first fault. */
export function readXml(text: string): XmlElement {
  const character = notXml.exec(text);
  if (character !== null) throw new Error(`U+${character[0].codePointAt(0)?.toString(16)} at ${character.index}`);
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(`fast-xml-parser: ${valid.err.msg} at line ${valid.err.line}`);
  interface Open {
    name: string;
    attributes: Record<string, string>;
    children: Open[];
    text: string;
  }
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const stack = [root];
  const top = () => stack.at(-1) as Open;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, attribute]) => [key, attribute.value]);
    const element: Open = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    top().children.push(element);
    stack.push(element);
  });
  parser.on('closetag', () => {
    stack.pop();
  });
  const add = (part: string) => {
    top().text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  return root.children[0] as XmlElement;
}

export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

export function textOf(element: XmlElement, name: string): string | null {
  return childrenOf(element, name)[0]?.text ?? null;
}

/** The text that HTML's own references stand for. */
export function decodeHtml(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
