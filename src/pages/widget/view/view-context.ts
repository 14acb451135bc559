import type { WidgetWords } from '../../../i18n/words/widget-words.ts';
import type { WidgetDates } from '../dates/widget-dates.ts';
import type { WidgetAnswer } from '../widget-answer.ts';
import type { WidgetOptions } from '../widget-options.ts';

/** All that a view is drawn from: the same scene gives the same view, in a browser and on the server. */
export interface ViewContext {
  readonly answer: WidgetAnswer;
  readonly options: WidgetOptions;
  readonly words: WidgetWords;
  /** BCP 47: of dates, and of the words as far as there are. */
  readonly language: string;
  /** In the calendar's zone. */
  readonly dates: WidgetDates;
  /** In the visitor's zone, where it is known to be another one. */
  readonly visitor: WidgetDates | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The month that the month's layout shows, `YYYY-MM`, and whether its events are known. */
  readonly month: string;
  readonly monthKnown: boolean;
  /** Where another month is shown, without JavaScript; null: buttons say `data-month`. */
  readonly monthLink: ((month: string) => string) | null;
}
