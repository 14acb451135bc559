import type { QuestionCard } from '../../../workbench-api.ts';
import { topicIn } from '../../words/said-in.ts';
import type { WorkbenchWords } from '../../words/workbench-words.ts';
import { dateFields, readingName } from '../model/date-readings.ts';
import { ruleText } from '../model/rule-text.ts';
import { localeFor, shortDate } from '../model/short-date.ts';

/** A text with its language, so that a screen reader pronounces it. */
export interface Said {
  readonly text: string;
  readonly language: string;
}

/** The question in the page's language. The server's own sentence is English. */
export function headlineOf({ kind, message, topic, choices, about }: QuestionCard, words: WorkbenchWords): Said {
  const own = (text: string): Said => ({ text, language: words.language });
  const theirs: Said = { text: message, language: 'en' };
  if (topic?.code === 'cancelledCodes') return own(words.questions.kinds.codes(topic.path, topic.codes, topic.of));
  if (words.language === 'en') return theirs;
  const known = topicIn(topic, words);
  if (known !== null) return own(known);
  const { kinds } = words.questions;
  if (kind === 'start') {
    const title = choices[0]?.examples[0]?.title ?? null;
    return own(
      kinds.start(title, [
        ...new Set(choices.map(({ examples, label }) => valueWords(examples[0]?.value ?? label, words))),
      ]),
    );
  }
  if (kind === 'status')
    return own(
      about?.code === undefined ? kinds.status : kinds.code(about.code, about.events ?? null, about.of ?? null),
    );
  if (kind === 'title' || kind === 'allDay' || kind === 'timeZone') return own(kinds[kind]);
  return theirs;
}

/** What a choice is called: the value itself, or what it would mean. */
export function labelOf(
  choice: QuestionCard['choices'][number],
  kind: QuestionCard['kind'],
  words: WorkbenchWords,
): Said {
  const own = (text: string): Said => ({ text, language: words.language });
  if (choice.code !== undefined) return own(choice.code ?? words.questions.noCode);
  if (choice.means !== undefined) return own(words.questions.means[choice.means]);
  if (choice.elsewhere !== undefined)
    return own(words.questions.elsewhere(choice.elsewhere.value, choice.elsewhere.rule));
  const reading = readingOf(choice, words);
  const known = reading ?? valueWords(choice.label, words);
  if (known !== choice.label) return own(known);
  const isSentence = kind === 'other' || / /u.test(choice.label);
  return { text: choice.label, language: isSentence && words.language !== 'en' ? 'und' : words.language };
}

/** A date and how it is read, where the label names it by its rule: `Thu 3 Dec, 16:30 · The portal writes UTC`. */
function readingOf(
  { label, changes: [change] }: QuestionCard['choices'][number],
  words: WorkbenchWords,
): string | null {
  const [, value] = /^(\d{4}-\d\d-\d\d.*?) \(.*\)$/su.exec(label) ?? [];
  if (value === undefined || !dateFields.includes(change?.path.at(-1) ?? '')) return null;
  const name = readingName(change?.value);
  return `${valueWords(value, words)} · ${name === 'plain' ? ruleText(change?.value) : words.fields.readings[name]}`;
}

/** A value as people say it: `Sun 8 Nov, 19:30`, or the words that stand for a value that is not there. */
export function valueWords(value: string, words: WorkbenchWords): string {
  // The zone is that of the portal, whose clock people know.
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?: [A-Z][\w+-]*(?:\/[\w+/-]+)?)?)?$/u.exec(value) ?? [];
  if (day !== undefined)
    return shortDate(time === undefined ? day : `${day}T${time}`, localeFor(words.language), new Date().getFullYear());
  return words.questions.says[value] ?? value;
}
