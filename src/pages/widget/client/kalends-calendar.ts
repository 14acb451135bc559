import type { WidgetWords } from '../../../i18n/words/widget-words.ts';
import { monthRange } from '../../dates/month-grid.ts';
import { createWidgetDates, type WidgetDates } from '../dates/widget-dates.ts';
import type { ViewContext } from '../view/view-context.ts';
import type { ViewNode } from '../view/view-node.ts';
import { widgetStyle } from '../view/widget-style.ts';
import { widgetMessage, widgetView } from '../view/widget-view.ts';
import type { WidgetAnswer } from '../widget-answer.ts';
import type { WidgetOptions } from '../widget-options.ts';
import { categoryUrl, ignoresCategories, joinAnswers, ofCategories, wantedCategories } from './category-answers.ts';
import { answeredWords, firstWords } from './client-words.ts';
import { answerUrl, baseOf, monthUrl, readAttributes, readCategories, readLanguage } from './element-attributes.ts';
import { listen, refresh, type SourceState } from './event-source.ts';

type Opened = ReturnType<typeof listen> & { readonly url: string };

type Known = SourceState & { readonly answer: WidgetAnswer };

/** A constructed stylesheet, because a site's policy may forbid inline styles. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(widgetStyle);

/** Creates the class of `<kalends-calendar>`. `base` is the URL of Kalends, with a final slash. */
export function kalendsCalendar(base: string): CustomElementConstructor {
  return class KalendsCalendar extends HTMLElement {
    static observedAttributes = [
      'calendar',
      'layout',
      'limit',
      'category',
      'language',
      'lang',
      'heading',
      'target',
      'base',
    ];

    readonly #root = this.attachShadow({ mode: 'open' });
    /** Screen readers announce its text. The element is never replaced, or they would miss a change. */
    readonly #status = document.createElement('p');
    #opened: readonly Opened[] = [];
    #month: string | null = null;
    #shown = '';
    /** The site's accent and the calendars' colours, as the answer has them. */
    readonly #siteSheet = new CSSStyleSheet();
    #siteStyle = '';
    #timer: ReturnType<typeof setInterval> | undefined;

    constructor() {
      super();
      this.#status.className = 'status';
      this.#status.setAttribute('role', 'status');
      this.#root.adoptedStyleSheets = [sheet, this.#siteSheet];
      this.#root.append(this.#status);
      this.#root.addEventListener('click', (event) => this.#onClick(event));
    }

    connectedCallback(): void {
      this.#update();
      // Events end and days change while the page is open.
      this.#timer = setInterval(() => this.#update(), 60_000);
    }

    disconnectedCallback(): void {
      clearInterval(this.#timer);
      this.#open([]);
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#update();
    }

    /** Listens to these URLs, and to no others. */
    #open(urls: readonly string[]): void {
      const before = this.#opened;
      this.#opened = urls.map(
        (url) => before.find((one) => one.url === url) ?? { url, ...listen(url, () => this.#update()) },
      );
      for (const one of before) if (!this.#opened.includes(one)) one.close();
    }

    #update(): void {
      if (!this.isConnected) return;
      const requested = readLanguage(this);
      const options = readAttributes(this);
      const words = firstWords(requested);
      const url = answerUrl(this, base, requested);
      if (url === null) {
        this.#showMessage(options, words, { text: words.missing, busy: false, page: null });
        return;
      }
      const main = this.#opened.find((one) => one.url === url.href) ?? null;
      if (main === null) {
        this.#open([url.href]);
        // Another widget may have loaded it already.
        this.#update();
        return;
      }
      const state = main.state();
      if (state.answer === null) this.#showProgress(options, words, state);
      else this.#showEvents(options, requested, url, { ...state, answer: state.answer });
    }

    #showProgress(options: WidgetOptions, words: WidgetWords, { failure }: SourceState): void {
      if (failure === null) {
        this.#showMessage(options, words, { text: words.loading, busy: true, page: null });
        return;
      }
      const isMissing = failure.status === 404 || failure.status === 410;
      const text = isMissing ? words.missing : failure.status === 503 ? words.loading : words.failed;
      const page = isMissing
        ? null
        : new URL(`calendars/${encodeURIComponent(this.getAttribute('calendar') ?? '')}`, baseOf(this, base)).href;
      this.#showMessage(options, words, { text, busy: failure.status === 503, page });
    }

    #showEvents(options: WidgetOptions, requested: string, url: URL, state: Known): void {
      this.#applySiteStyle(state.answer.style ?? '');
      const language = requested || state.answer.language;
      const words = answeredWords(state.answer, language);
      const dates = createWidgetDates(language, state.answer.timeZone);
      const wanted = wantedCategories(readCategories(this));
      const parts = ignoresCategories(state.answer, wanted) ? wanted.map((name) => categoryUrl(url, name)) : [];
      const answer = this.#join(state.answer, [url.href, ...parts], wanted, dates);
      if (answer === null) {
        this.#showMessage(options, words, { text: words.loading, busy: true, page: null });
        return;
      }
      const now = Date.now();
      const month = this.#month ?? dates.dayOf(now).slice(0, 7);
      const [first, last] = monthRange(month);
      let shown = answer;
      let monthKnown = true;
      if (options.layout === 'month' && isBeyond(answer, first, last)) {
        this.#open([url.href, ...parts]);
        shown = { ...answer, events: [] };
      } else if (options.layout === 'month' && (first < answer.from || last > answer.through)) {
        const more = monthUrl(url, month);
        this.#open([url.href, ...parts, more.href]);
        const known = this.#opened.at(-1)?.state();
        shown = known?.answer ? ofCategories(known.answer, wanted) : answer;
        monthKnown = known?.answer != null;
        if (known?.failure) this.#announce(words.failed);
      } else {
        this.#open([url.href, ...parts]);
      }
      const visitor = visitorDates(language);
      const context: ViewContext = {
        answer: shown,
        options,
        words,
        language,
        dates,
        visitor,
        now,
        month,
        monthKnown,
        monthLink: null,
      };
      const view = widgetView(context);
      const stale = state.failure && words.stale(createWidgetDates(language, visitorZone()).time(state.readAt));
      const note = stale ? [{ tag: 'p', attributes: { class: 'note' }, children: [stale] }] : [];
      this.#show({ ...view, children: [...view.children, ...note] });
      this.#announce(stale || (this.#month === null || !monthKnown ? '' : dates.month(month)));
    }

    #applySiteStyle(style: string): void {
      if (style === this.#siteStyle) return;
      this.#siteStyle = style;
      this.#siteSheet.replaceSync(style);
    }

    /**
     * The answer with the wanted categories only, from `urls`: that of all events, and those of single categories if the
     * first one ignores them. Null: some are still being read.
     */
    #join(
      all: WidgetAnswer,
      urls: readonly string[],
      wanted: readonly string[],
      dates: WidgetDates,
    ): WidgetAnswer | null {
      const parts = urls.slice(1);
      if (parts.length === 0) return all;
      if (parts.some((url) => !this.#opened.some((one) => one.url === url))) this.#open(urls);
      const states = parts.flatMap((url) => this.#opened.find((one) => one.url === url)?.state() ?? []);
      if (states.some(({ answer, failure }) => answer === null && failure === null)) return null;
      // There is no file for a category without events.
      const known = states.flatMap(({ answer }) => answer ?? []);
      return known.length === 0 ? ofCategories(all, wanted) : joinAnswers(all, known, dates);
    }

    #showMessage(options: WidgetOptions, words: WidgetWords, message: Parameters<typeof widgetMessage>[2]): void {
      this.#show(widgetMessage(options, words, message));
      this.#announce(message.busy ? '' : message.text);
    }

    #announce(text: string): void {
      if (this.#status.textContent !== text) this.#status.textContent = text;
    }

    /** Replaces the view if it changed. An unchanged view keeps its focus and what the visitor unfolded. */
    #show(view: ReturnType<typeof widgetView>): void {
      const shown = JSON.stringify(view);
      if (shown === this.#shown) return;
      this.#shown = shown;
      const focused = this.#root.activeElement;
      const key = focused?.getAttribute('data-key');
      const href = focused?.getAttribute('href');
      const drawn = toDom(view) as Element;
      const before = this.#root.firstElementChild;
      if (before === this.#status || before === null) this.#root.prepend(drawn);
      else before.replaceWith(drawn);
      const again = [...drawn.querySelectorAll<HTMLElement>('a,button')].find((one) =>
        key ? one.dataset.key === key : href && one.getAttribute('href') === href,
      );
      again?.focus({ preventScroll: true });
    }

    #onClick(event: Event): void {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button === null || button.getAttribute('aria-disabled') === 'true') return;
      const { month, key } = button.dataset;
      if (month) this.#month = month;
      if (key === 'retry') for (const { url } of this.#opened) refresh(url);
      this.#update();
    }
  };
}

/** Whether no event can be in these days. */
const isBeyond = ({ earliest, latest }: WidgetAnswer, first: string, last: string): boolean =>
  earliest === null || (earliest !== undefined && last < earliest) || (latest != null && first > latest);

const visitorZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
const visitorDates = (language: string): WidgetDates => createWidgetDates(language, visitorZone());

/** Turns a view into DOM nodes. Texts become text nodes, so nothing is ever parsed as HTML. */
function toDom(node: ViewNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.tag);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  element.append(...node.children.map(toDom));
  return element;
}
