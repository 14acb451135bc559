import { html } from 'hono/html';
import { comparable, everything } from '../../feeds/select/selection.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from '../frame/html.ts';
import { dateFormat } from '../listing/event-time.ts';
import { monthDays } from './month-table.ts';
import type { PageLayout, PageQuery } from './page-query.ts';

interface Tools {
  /** The page's own address, without its query. */
  readonly own: string;
  readonly query: PageQuery;
  readonly href: (change: Partial<PageQuery>) => string;
  readonly categories: readonly string[];
  /** The first day that is listed, where the list begins with one. */
  readonly firstDay: string | null;
}

const maxCategories = 12;

/** Above the list: how to look at it, what to search for, which categories. All of it is in the address. */
export function calendarTools(tools: Tools, phrases: PageWords): Html {
  const { query, href } = tools;
  const words = phrases.listing;
  const tab = (layout: PageLayout, word: string) =>
    html`<a href="${href({ layout, month: null })}"${query.layout === layout ? html` aria-current="page"` : ''}>${word}</a>`;
  return html`<div class="tools">
<nav class="tabs" aria-label="${words.views}">${tab('agenda', words.coming)}${tab('month', words.month)}${tab('past', words.past)}</nav>
${searchForm(tools, phrases)}
</div>
${categoryLinks(tools, phrases)}
${filterInWords(tools, phrases)}`;
}

function searchForm({ own, query, href }: Tools, phrases: PageWords): Html {
  const { q, category, from, to, past, lang } = query.selection;
  const kept: [string, string | number | null][] = [
    ...category.map((name): [string, string] => ['category', name]),
    ['from', from],
    ['to', to],
    ['past', past],
    ['lang', lang],
    ['view', query.layout === 'agenda' ? null : query.layout],
    ['month', query.month],
  ];
  const hidden = kept.filter(([, value]) => value !== null);
  const words = phrases.listing;
  return html`<form role="search" action="${own}" method="get">
<label class="hidden" for="q">${words.search}</label>
<input id="q" name="q" type="search" value="${q ?? ''}" placeholder="${words.search}" maxlength="200" dir="auto">
${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button>${words.find}</button>
${q === null ? '' : html`<a href="${href({ selection: { ...query.selection, q: null } })}">${words.clear}</a>`}
</form>`;
}

function categoryLinks({ query, href, categories }: Tools, phrases: PageWords): Html | '' {
  if (categories.length < 2 && query.selection.category.length === 0) return '';
  const chosen = new Set(query.selection.category);
  const names = [...new Set([...chosen, ...categories.map(comparable)])];
  const written = new Map(categories.map((name) => [comparable(name), name]));
  const link = (key: string) => {
    const on = chosen.has(key);
    const category = on ? [...chosen].filter((one) => one !== key) : [...chosen, key].sort();
    // Categories combine without end: crawlers need not try them.
    return html`<a rel="nofollow" href="${href({ selection: { ...query.selection, category } })}"${on ? html` aria-current="true"` : ''} dir="auto">${written.get(key) ?? key}${on ? html`<span aria-hidden="true"> ×</span>` : ''}</a>`;
  };
  const rest = names.slice(maxCategories);
  return html`<nav class="chips" aria-label="${phrases.listing.categories}">${names.slice(0, maxCategories).map(link)}${rest.length === 0 ? '' : html`<details><summary>${phrases.moreEvents(rest.length)}</summary><div>${rest.map(link)}</div></details>`}</nav>`;
}

/** What the address narrows beside what can be seen above, and the way out of it. */
function filterInWords({ query, href, firstDay }: Tools, phrases: PageWords): Html | '' {
  const { from, to, past } = query.selection;
  if (query.layout !== 'agenda' || (from === null && to === null && past === null)) return '';
  const days = dateFormat(phrases.language, { timeZone: 'UTC', dateStyle: 'long' });
  const say = (day: string | null) => (day === null ? null : days.format(Date.parse(day)));
  const { category, q, lang } = query.selection;
  return html`<p class="narrowed">${phrases.listing.between(say(from ?? (past === null ? null : firstDay)), say(to))} <a href="${href({ selection: { ...everything, category, q, lang } })}">${phrases.listing.clear}</a></p>`;
}

type Href = (change: Partial<PageQuery>) => string;

/** Ways on from a page: to the next events, or to the next month. */
export const pager = {
  pages({ page, layout }: PageQuery, more: boolean, href: Href, phrases: PageWords): Html | '' {
    if (page === 1 && !more) return '';
    const words = phrases.listing;
    // What is past is listed latest first.
    const [back, on] = layout === 'past' ? [words.later, words.earlier] : [words.earlier, words.later];
    return html`<nav class="pager" aria-label="${words.pages}">
${page === 1 ? html`<span></span>` : html`<a rel="prev" href="${href({ page: page - 1 })}"><span aria-hidden="true" class="arrow back"></span>${back}</a>`}
${more ? html`<a rel="next" href="${href({ page: page + 1 })}">${on}<span aria-hidden="true" class="arrow"></span></a>` : ''}
</nav>`;
  },

  /** Months have no end: crawlers need not turn them. */
  months(month: string, href: Href, phrases: PageWords): Html {
    const { before, after } = monthDays(month, phrases.language);
    const names = dateFormat(phrases.language, { timeZone: 'UTC', month: 'long', year: 'numeric' });
    const name = (which: string) => names.format(Date.parse(`${which}-01`));
    return html`<nav class="pager months" aria-label="${phrases.listing.pages}">
<a rel="prev nofollow" href="${href({ month: before })}"><span aria-hidden="true" class="arrow back"></span><span class="hidden">${name(before)}</span></a>
<h2>${name(month)}</h2>
<a rel="next nofollow" href="${href({ month: after })}"><span class="hidden">${name(after)}</span><span aria-hidden="true" class="arrow"></span></a>
<a class="this-month" href="${href({ month: null })}">${phrases.listing.thisMonth}</a>
</nav>`;
  },
};
