import type { WidgetWords } from '../../../i18n/words/widget-words.ts';
import type { WidgetDates } from '../dates/widget-dates.ts';
import type { WidgetAnswer } from '../widget-answer.ts';
import type { WidgetOptions } from '../widget-options.ts';

/** Everything that a view depends on. The same context gives the same view in a browser and on the server. */
export interface ViewContext {
  readonly answer: WidgetAnswer;
  readonly options: WidgetOptions;
  readonly words: WidgetWords;
  /** BCP 47: the language of dates. `words` are in the same one where there is a translation. */
  readonly language: string;
  /** In the calendar's time zone. */
  readonly dates: WidgetDates;
  /** In the visitor's time zone. Null: not known. */
  readonly visitor: WidgetDates | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The month that the month layout shows, `YYYY-MM`. */
  readonly month: string;
  /** Whether the events of `month` have arrived. */
  readonly monthKnown: boolean;
  /** The categories that the visitor chose, in lower case; empty: all. */
  readonly picked: readonly string[];
  /** The categories that the visitor can choose from, as they are written. */
  readonly choices: readonly string[];
  /** Which part of the agenda is shown, from 0: today's. */
  readonly part: number;
  /** The addresses of other views, for a page that works without a script. Null: buttons carry what they lead to. */
  readonly links: ViewLinks | null;
}

/** Absolute URLs. */
export interface ViewLinks {
  /** Of another month, `YYYY-MM`. */
  readonly month: (month: string) => string;
  /** With other chosen categories. */
  readonly pick: (names: readonly string[]) => string;
  /** Of another part of the agenda. */
  readonly part: (part: number) => string;
}
