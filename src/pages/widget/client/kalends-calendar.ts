import type { WidgetWords } from '../../../i18n/words/widget-words.ts';
import { monthRange } from '../../dates/month-grid.ts';
import { categoryKey } from '../category-key.ts';
import { createWidgetDates, type WidgetDates } from '../dates/widget-dates.ts';
import { eventKey } from '../view/event-parts.ts';
import type { ViewContext } from '../view/view-context.ts';
import type { ViewNode } from '../view/view-node.ts';
import { widgetStyle } from '../view/widget-style.ts';
import { widgetMessage, widgetView } from '../view/widget-view.ts';
import type { WidgetAnswer, WidgetEvent } from '../widget-answer.ts';
import type { WidgetOptions } from '../widget-options.ts';
import { categoryUrl, ignoresCategories, joinAnswers, ofCategories, wantedCategories } from './category-answers.ts';
import { answeredWords, firstWords } from './client-words.ts';
import { closeMenus } from './close-menus.ts';
import { dropPicture } from './drop-picture.ts';
import { answerUrl, baseOf, monthUrl, readAttributes, readCategories, readLanguage } from './element-attributes.ts';
import { listen, refresh, type SourceState } from './event-source.ts';
import type { KalendsCalendarElement, KalendsEvent, KalendsEventMap } from './kalends-calendar-element.ts';
import { ofOrganizers } from './organizer-answers.ts';
import { warnOfUnknown } from './unknown-categories.ts';

type Opened = ReturnType<typeof listen> & { readonly url: string };

type Known = SourceState & { readonly answer: WidgetAnswer };

function open(url: string, listener: () => void): Opened {
  const source = listen(url, listener);
  const state = () => {
    const { answer, ...others } = source.state();
    return { ...others, answer: answer && ofOrganizers(url, answer) };
  };
  return { ...source, url, state };
}

/** Attributes that are properties, too. */
const reflected = [
  'calendar',
  'layout',
  'limit',
  'category',
  'organizer',
  'language',
  'theme',
  'heading',
  'target',
  'pictures',
  'filters',
  'base',
] as const;

/**
 * Creates the class of `<kalends-calendar>`. `base` is the URL of Kalends, with a final slash. Everything that needs a DOM
 * is in here, so that a server can import the module.
 */
export function kalendsCalendar(base: string): new () => KalendsCalendarElement {
  /** A constructed stylesheet, because a site's policy may forbid inline styles. */
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(widgetStyle);

  class KalendsCalendar extends HTMLElement {
    static observedAttributes = ['lang', ...reflected];

    readonly #root = this.attachShadow({ mode: 'open' });
    /** Screen readers announce its text. The element is never replaced, or they would miss a change. */
    readonly #status = document.createElement('p');
    #opened: readonly Opened[] = [];
    #month: string | null = null;
    #part = 0;
    /** The categories that the visitor chose, in lower case. */
    #picked: readonly string[] = [];
    #loaded = '';
    #events: readonly WidgetEvent[] = [];
    readonly #redraw = () => this.#update();
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
      closeMenus(this.#root);
      // Its error does not bubble.
      this.#root.addEventListener(
        'error',
        ({ target }) => target instanceof HTMLImageElement && dropPicture(target),
        true,
      );
    }

    connectedCallback(): void {
      // What a framework set before the element was defined.
      for (const name of reflected) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      this.#update();
      // Events end and days change while the page is open.
      this.#timer = setInterval(() => this.#update(), 60_000);
    }

    disconnectedCallback(): void {
      clearInterval(this.#timer);
      this.#open([]);
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before === now) return;
      if (name === 'calendar' || name === 'category' || name === 'organizer' || name === 'filters') this.#picked = [];
      if (this.isConnected) this.#update();
    }

    get events(): readonly KalendsEvent[] {
      return this.#events.map(publicEvent);
    }

    refresh(): void {
      for (const { url } of this.#opened) refresh(url);
    }

    showMonth(month: string): void {
      if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return;
      this.#month = month;
      this.#update();
    }

    showToday(): void {
      this.#month = null;
      this.#part = 0;
      this.#update();
    }

    /** Listens to these URLs, and to no others. */
    #open(urls: readonly string[]): void {
      const before = this.#opened;
      this.#opened = urls.map((url) => before.find((one) => one.url === url) ?? open(url, this.#redraw));
      for (const one of before) if (!this.#opened.includes(one)) one.close();
    }

    #update(): void {
      if (!this.isConnected) return;
      const requested = readLanguage(this);
      const options = readAttributes(this);
      const words = firstWords(requested);
      const named = readCategories(this);
      const url = answerUrl(this, base, requested, named);
      // Another widget may have loaded it already.
      if (url !== null && !this.#opened.some((one) => one.url === url.href)) this.#open([url.href]);
      const main = this.#opened.find((one) => one.url === url?.href);
      if (url === null || main === undefined) {
        this.#showMessage(options, words, { text: words.missing, busy: false, page: null });
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
      const patterns = state.answer.dates;
      const dates = createWidgetDates(language, state.answer.timeZone, patterns);
      const named = wantedCategories(readCategories(this));
      const choices = (state.answer.categoryNames ?? []).filter(
        (name) => named.length === 0 || named.includes(categoryKey(name)),
      );
      warnOfUnknown(this.getAttribute('calendar') ?? '', readCategories(this), state.answer.categoryNames);
      const wanted = this.#picked.length === 0 ? named : this.#picked;
      const pickedUrl = this.#picked.length === 0 ? null : answerUrl(this, base, requested, this.#picked);
      const main = pickedUrl ?? url;
      const urls = pickedUrl === null ? [url.href] : [url.href, pickedUrl.href];
      if (urls.some((one) => !this.#opened.some((opened) => opened.url === one))) this.#open(urls);
      // Until the events of the chosen categories arrive, and if they don't, those that are here already do.
      const found =
        pickedUrl === null ? state.answer : this.#opened.find((one) => one.url === main.href)?.state().answer;
      const all = found ?? { ...ofCategories(state.answer, wanted), category: wanted };
      const parts = ignoresCategories(all, wanted) ? wanted.map((name) => categoryUrl(url, name)) : [];
      urls.push(...parts);
      const answer = this.#join(all, urls, parts, wanted, dates);
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
        this.#open(urls);
        shown = { ...answer, events: [] };
      } else if (options.layout === 'month' && (first < answer.from || last > answer.through)) {
        const more = monthUrl(main, month);
        this.#open([...urls, more.href]);
        const known = this.#opened.at(-1)?.state();
        shown = known?.answer ? ofCategories(known.answer, wanted) : answer;
        monthKnown = known?.answer != null;
        if (known?.failure) this.#announce(words.failed);
      } else {
        this.#open(urls);
      }
      const visitor = createWidgetDates(language, visitorZone(), patterns);
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
        picked: this.#picked,
        choices,
        part: this.#part,
        links: null,
      };
      const view = widgetView(context);
      const stale = state.failure && words.stale(visitor.time(state.readAt));
      const note = stale ? [{ tag: 'p', attributes: { class: 'note' }, children: [stale] }] : [];
      this.#show({ ...view, children: [...view.children, ...note] });
      this.#announce(stale || (this.#month === null || !monthKnown ? '' : dates.month(month)));
      this.#tell(shown);
    }

    /** Tells listeners about events that they have not heard of. */
    #tell({ title, events }: WidgetAnswer): void {
      this.#events = events;
      const loaded = JSON.stringify(events);
      if (loaded === this.#loaded) return;
      this.#loaded = loaded;
      this.#dispatch('kalends:load', { title, events: this.events }, false);
    }

    /** Whether no listener prevented what follows. */
    #dispatch<Name extends keyof KalendsEventMap>(
      name: Name,
      detail: KalendsEventMap[Name]['detail'],
      cancelable: boolean,
    ): boolean {
      return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
    }

    #applySiteStyle(style: string): void {
      if (style === this.#siteStyle) return;
      this.#siteStyle = style;
      this.#siteSheet.replaceSync(style);
    }

    /**
     * The answer with the wanted categories only, from that of all events, or from `parts`, those of single categories, if
     * the first one ignores them. `urls`: everything to listen to. Null: some are still being read.
     */
    #join(
      all: WidgetAnswer,
      urls: readonly string[],
      parts: readonly string[],
      wanted: readonly string[],
      dates: WidgetDates,
    ): WidgetAnswer | null {
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
      const unfolded = [...this.#root.querySelectorAll<HTMLElement>('details[open][data-key]')].map(
        (one) => one.dataset.key,
      );
      const drawn = toDom(view) as Element;
      const before = this.#root.firstElementChild;
      if (before === this.#status || before === null) this.#root.prepend(drawn);
      else before.replaceWith(drawn);
      const again = [...drawn.querySelectorAll<HTMLElement>('a,button')].find((one) =>
        key ? one.dataset.key === key : href && one.getAttribute('href') === href,
      );
      again?.focus({ preventScroll: true });
      for (const one of drawn.querySelectorAll<HTMLDetailsElement>('details[data-key]'))
        if (unfolded.includes(one.dataset.key)) one.open = true;
    }

    #onClick(event: Event): void {
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLElement>('a[data-event]');
      if (link !== null) this.#select(link.dataset.event ?? '', event as MouseEvent);
      const button = event.target.closest('button');
      if (button === null || button.getAttribute('aria-disabled') === 'true') return;
      const { month, part, pick, key } = button.dataset;
      if (month) this.#month = month;
      if (part) this.#part = Number(part);
      if (pick) {
        this.#part = 0;
        const others = this.#picked.filter((one) => one !== pick);
        this.#picked = others.length < this.#picked.length ? others : [...others, pick].sort();
      }
      if (key === 'retry') this.refresh();
      this.#update();
    }

    /** A click with Ctrl or the like opens another tab, whatever a listener says. */
    #select(key: string, event: MouseEvent): void {
      const chosen = this.#events.find((one) => eventKey(one) === key);
      if (chosen === undefined) return;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      const goesOn = this.#dispatch('kalends:select', publicEvent(chosen), isPlain);
      if (!goesOn) event.preventDefault();
    }
  }

  for (const name of reflected) {
    Object.defineProperty(KalendsCalendar.prototype, name, {
      configurable: true,
      enumerable: true,
      get() {
        return (this as HTMLElement).getAttribute(name);
      },
      set(value: unknown) {
        const element = this as HTMLElement;
        if (value === null || value === undefined || value === false) element.removeAttribute(name);
        else element.setAttribute(name, String(value));
      },
    });
  }
  return KalendsCalendar as unknown as new () => KalendsCalendarElement;
}

const publicEvent = ({ id, title, start, end, url }: WidgetEvent): KalendsEvent => ({
  id: id ?? null,
  title,
  start,
  end,
  url,
});

/** Whether no event can be in these days. */
const isBeyond = ({ earliest, latest }: WidgetAnswer, first: string, last: string): boolean =>
  earliest === null || (earliest !== undefined && last < earliest) || (latest != null && first > latest);

const visitorZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';

/** Turns a view into DOM nodes. Texts become text nodes, so nothing is ever parsed as HTML. */
function toDom(node: ViewNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.tag);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  element.append(...node.children.map(toDom));
  return element;
}
