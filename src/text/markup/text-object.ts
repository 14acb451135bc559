/** The markup that a rule can declare for a text. */
export const textForms = ['text', 'html', 'markdown', 'bbcode', 'editorjs', 'blocks'] as const;
export type TextForm = (typeof textForms)[number];

/** The text in an object, and the markup that the object declares for it. */
interface WrappedText {
  readonly text: string;
  readonly form: TextForm | 'auto';
}

const formOfKey: Readonly<Record<string, TextForm>> = {
  html: 'html',
  __html: 'html',
  processed: 'html',
  rendered: 'html',
  markdown: 'markdown',
  md: 'markdown',
  bbcode: 'bbcode',
  plain: 'text',
};

/**
 * The text under the first of `keys` that holds one: `{ text, html }`, `{ value, processed, format }`,
 * `{ contentType, content }`.
 */
export function textOfObject(value: unknown, keys: readonly string[]): WrappedText | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const object = value as Readonly<Record<string, unknown>>;
  for (const key of keys) {
    const text = object[key];
    if (typeof text === 'string' && text.trim() !== '') return { text, form: formOfKey[key] ?? declaredForm(object) };
  }
  return null;
}

function declaredForm(object: Readonly<Record<string, unknown>>): TextForm | 'auto' {
  for (const key of ['format', 'contentType', 'content_type', 'mimeType', 'textFormat']) {
    const word = object[key];
    if (typeof word !== 'string') continue;
    if (/html/i.test(word)) return 'html';
    if (/markdown|\bmd\b/i.test(word)) return 'markdown';
    if (/bb-?code/i.test(word)) return 'bbcode';
    // `plain` is not trusted: portals declare it and store what an editor wrote.
  }
  return 'auto';
}
