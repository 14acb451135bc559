import type { EventTexts, RichText } from '../../calendar/event.ts';
import { textForms } from '../../text/markup/text-object.ts';
import { readPlainText } from '../../text/plain-text.ts';
import { readRichText } from '../../text/rich-text.ts';
import { isEmpty } from '../json.ts';
import { chooseLanguage, type LocalizedValue, sameScript } from '../language.ts';
import type { RuleValue } from '../rules/rule.ts';
import { readName } from '../values/names.ts';
import { contentOf } from '../wrapper.ts';

export interface TextValues {
  readonly title: RuleValue | null;
  readonly summary: RuleValue | null;
  readonly description: RuleValue | null;
}

/** Reads an event's texts in the given language, and in the other languages that the portal has. */
export function readTexts(
  values: TextValues,
  context: { readonly language: string; readonly linkBase: string },
): EventTexts & {
  readonly translations: Readonly<Record<string, EventTexts>>;
} {
  const title = chooseLanguage(values.title?.value ?? null, context.language);
  const localize = (found: RuleValue | null) =>
    keepScript(chooseLanguage(found?.value ?? null, context.language), title.tag ?? context.language);
  const localized = { title, summary: localize(values.summary), description: localize(values.description) };
  const as = values.description?.options.as;
  const form = textForms.find((one) => one === as) ?? 'auto';
  const read = (title: unknown, summary: unknown, description: unknown): EventTexts => ({
    title: readLine(title, context.language, context.linkBase),
    summary: readLine(summary, context.language, context.linkBase),
    description: isEmpty(description) ? null : readDescription(description, form, context.linkBase),
  });
  const tags = new Set(Object.values(localized).flatMap(({ others }) => Object.keys(others)));
  const translations = Object.fromEntries(
    [...tags]
      .sort()
      .map((tag) => [
        tag,
        read(localized.title.others[tag], localized.summary.others[tag], localized.description.others[tag]),
      ]),
  );
  return {
    ...read(localized.title.value, localized.summary.value, localized.description.value),
    translations,
  };
}

/** A text in another script than the title's doesn't replace a missing one; it stays among the other languages. */
const keepScript = (text: LocalizedValue, language: string): LocalizedValue =>
  text.tag === null || sameScript(text.tag, language)
    ? text
    : { value: null, others: { ...text.others, [text.tag]: text.value }, tag: null };

function readLine(value: unknown, language: string, linkBase: string): string | null {
  if (isEmpty(value)) return null;
  const line = readPlainText(value) ?? readName(value, language);
  if (line !== null || typeof value !== 'object') return line;
  // A block editor's document.
  return readPlainText(readRichText(value, { form: 'auto', linkBase })?.text);
}

/** Several texts, such as `[intro, body]`, are joined as paragraphs. A list of blocks is one text. */
function readDescription(
  value: unknown,
  form: Parameters<typeof readRichText>[1]['form'],
  linkBase: string,
): RichText | null {
  if (!Array.isArray(value) || !value.every((part) => typeof part === 'string' || part === null))
    return readRichText(value, { form, linkBase }) ?? readContent(value, form, linkBase);
  const parts = value.filter((part) => !isEmpty(part)).map((part) => readRichText(part, { form, linkBase }));
  const texts = parts.filter((part) => part !== null);
  return texts.length === 0
    ? null
    : { html: texts.map(({ html }) => html).join(''), text: texts.map(({ text }) => text).join('\n\n') };
}

/** The text inside the layers around it. */
function readContent(
  value: unknown,
  form: Parameters<typeof readRichText>[1]['form'],
  linkBase: string,
): RichText | null {
  const content = contentOf(value);
  return content === value ? null : readRichText(content, { form, linkBase });
}
