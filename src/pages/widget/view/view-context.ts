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
  /** The address of another month, for a page without JavaScript. Null: buttons carry `data-month`. */
  readonly monthLink: ((month: string) => string) | null;
}
