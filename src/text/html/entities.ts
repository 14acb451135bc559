import { Parser } from 'htmlparser2';

/** Whether the text holds what a person hardly types and software writes: `&amp;`, `&#8217;`, `&nbsp;`. */
export function hasEntities(text: string): boolean {
  return entity.test(text);
}

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;

/** Decodes HTML's character references, once. Those without a semicolon, and unknown names, stay as they are. */
export function decodeEntities(text: string): string {
  if (!entity.test(text)) return text;
  return text.replace(entities, decodeOne);
}

const entities = new RegExp(entity.source, 'gi');

function decodeOne(reference: string): string {
  let decoded = '';
  const parser = new Parser({
    ontext: (text) => {
      decoded += text;
    },
  });
  parser.end(reference);
  return decoded;
}
