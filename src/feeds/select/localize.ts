import type { CalendarEvent, EventTexts } from '../../calendar/event.ts';

/** The event with its texts in a language, as far as the portal has them in it; the others stay the calendar's own. */
export function localize(event: CalendarEvent, language: string): CalendarEvent {
  const texts = textsIn(event.translations, language);
  if (texts === null) return event;
  return {
    ...event,
    title: texts.title ?? event.title,
    summary: texts.summary ?? event.summary,
    description: texts.description ?? event.description,
  };
}

/**
 * By the whole tag, then by language and script, then by the language alone: `pt` serves who asks for `pt-BR`, and the other
 * way about; `zh-TW` is read in `zh-Hant` before `zh-Hans`.
 */
function textsIn(translations: CalendarEvent['translations'], language: string): EventTexts | null {
  const tags = Object.keys(translations);
  if (tags.length === 0) return null;
  const wanted = language.toLowerCase();
  const tag =
    tags.find((one) => one.toLowerCase() === wanted) ??
    tags.find((one) => primary(one) === primary(wanted) && script(one) === script(wanted)) ??
    tags.find((one) => primary(one) === primary(wanted));
  return tag === undefined ? null : (translations[tag] ?? null);
}

function primary(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? '';
}

/** Which the tag names, or which is usual where it is spoken. */
function script(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).maximize().script;
  } catch {
    return undefined;
  }
}
