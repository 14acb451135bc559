import type { EventTexts, RichText } from '../../calendar/event.ts';
import { readPlainText } from '../../text/plain-text.ts';
import { readRichText } from '../../text/rich-text.ts';
import { isEmpty } from '../json.ts';
import { chooseLanguage, type Spoken, sameScript } from '../language.ts';
import type { Found } from '../rules/rule.ts';
import { readName } from '../values/names.ts';

export interface TextValues {
  readonly title: Found | null;
  readonly summary: Found | null;
  readonly description: Found | null;
}

/** What an event says in words, in the language asked for, and in the others that the portal has. */
export function readTexts(
  values: TextValues,
  context: { readonly language: string; readonly linkBase: string },
): EventTexts & {
  readonly translations: Readonly<Record<string, EventTexts>>;
} {
  const title = chooseLanguage(values.title?.value ?? null, context.language);
  const beside = (found: Found | null) =>
    readable(chooseLanguage(found?.value ?? null, context.language), title.tag ?? context.language);
  const spoken = { title, summary: beside(values.summary), description: beside(values.description) };
  const form = values.description?.options.as ?? 'auto';
  const read = (title: unknown, summary: unknown, description: unknown): EventTexts => ({
    title: plain(title, context.language),
    summary: plain(summary, context.language),
    description: isEmpty(description) ? null : rich(description, form, context.linkBase),
  });
  const tags = new Set(Object.values(spoken).flatMap(({ others }) => Object.keys(others)));
  const translations = Object.fromEntries(
    [...tags]
      .sort()
      .map((tag) => [tag, read(spoken.title.others[tag], spoken.summary.others[tag], spoken.description.others[tag])]),
  );
  return { ...read(spoken.title.value, spoken.summary.value, spoken.description.value), translations };
}

/** A text in letters that the title is not written in is no substitute: it stays among the others. */
const readable = (spoken: Spoken, language: string): Spoken =>
  spoken.tag === null || sameScript(spoken.tag, language)
    ? spoken
    : { value: null, others: { ...spoken.others, [spoken.tag]: spoken.value }, tag: null };

const plain = (value: unknown, language: string): string | null =>
  isEmpty(value) ? null : (readPlainText(value) ?? readName(value, language));

/** Several texts, as `[intro, body]` gives them, are one under the other; a list of blocks is one text. */
function rich(value: unknown, form: Parameters<typeof readRichText>[1]['form'], linkBase: string): RichText | null {
  if (!Array.isArray(value) || !value.every((part) => typeof part === 'string' || part === null))
    return readRichText(value, { form, linkBase });
  const parts = value.filter((part) => !isEmpty(part)).map((part) => readRichText(part, { form, linkBase }));
  const texts = parts.filter((part) => part !== null);
  return texts.length === 0
    ? null
    : { html: texts.map(({ html }) => html).join(''), text: texts.map(({ text }) => text).join('\n\n') };
}
