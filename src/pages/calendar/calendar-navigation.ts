import { html } from 'hono/html';
import { comparable, isBoundedMonth } from '../../feeds/select/selection.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import { addMonths } from '../dates/month-grid.ts';
import type { Html } from '../frame/html.ts';
import { dateFormat } from '../listing/event-time.ts';
import { type PageLayout, type PageQuery, pageParameters } from './page-query.ts';

interface Tools {
  /** The page's own address, without its query. */
  readonly own: string;
  readonly query: PageQuery;
  readonly href: (change: Partial<PageQuery>) => string;
  readonly categories: readonly string[];
  /** The first day of the list, if the list begins with a certain day. */
  readonly firstDay: string | null;
}

const maxCategories = 12;

/**
 * What stands above the list: the tabs of the layouts, the search, the categories. Every choice is a link or a form's
 * field, so it is in the address.
 */
export function calendarTools(tools: Tools, phrases: PageWords): Html {
  const { query, href } = tools;
  const words = phrases.listing;
  const tab = (layout: PageLayout, word: string) =>
    html`<a href="${href({ layout, month: null })}"${query.layout === layout ? html` aria-current="page"` : ''}>${word}</a>`;
  return html`<div class="tools">
<nav class="tabs" aria-label="${words.views}">${tab('agenda', words.upcoming)}${tab('month', words.month)}${tab('past', words.past)}</nav>
${searchForm(tools, phrases)}
</div>
${categoryLinks(tools, phrases)}
${limitedDays(tools, phrases)}`;
}

function searchForm({ own, query, href }: Tools, phrases: PageWords): Html {
  const { q } = query.selection;
  const layout: readonly (readonly [string, string | null])[] = [
    ['view', query.layout === 'agenda' ? null : query.layout],
    ['month', query.month],
  ];
  const kept = pageParameters(query.selection).filter(([name]) => name !== 'q');
  const hidden = [...kept, ...layout.filter(([, value]) => value !== null)];
  const words = phrases.listing;
  return html`<form role="search" data-server action="${own}" method="get">
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
    // Categories combine without end, and there are many months: crawlers should follow single categories only.
    const rel = category.length > 1 || query.month !== null ? html` rel="nofollow"` : '';
    return html`<a${rel} href="${href({ selection: { ...query.selection, category } })}"${on ? html` aria-current="true"` : ''} dir="auto">${written.get(key) ?? key}${on ? html`<span aria-hidden="true"> ×</span>` : ''}</a>`;
  };
  const rest = names.slice(maxCategories);
  return html`<nav class="chips" aria-label="${phrases.listing.categories}">${names.slice(0, maxCategories).map(link)}${rest.length === 0 ? '' : html`<details><summary>${phrases.moreEvents(rest.length)}</summary><div>${rest.map(link)}</div></details>`}</nav>`;
}

/** The days that the address limits the list to, in words, with a link to all events. */
function limitedDays({ query, href, firstDay }: Tools, phrases: PageWords): Html | '' {
  const { from, to, past } = query.selection;
  if (query.layout !== 'agenda' || (from === null && to === null && past === null)) return '';
  const days = dateFormat(phrases.language, { timeZone: 'UTC', dateStyle: 'long' });
  const first = from ?? (past === null ? null : firstDay);
  const allDays = { ...query.selection, from: null, to: null, past: null };
  return html`<p class="narrowed">${span(first, to, days, phrases)} <a href="${href({ selection: allDays })}">${phrases.listing.clear}</a></p>`;
}

/** Two days in words, either of which may be open. */
function span(first: string | null, last: string | null, days: Intl.DateTimeFormat, { listing }: PageWords): string {
  const [from, to] = [first, last].map((day) => (day === null ? null : days.format(Date.parse(day))));
  if (from == null) return to == null ? '' : listing.toDay(to);
  if (to == null) return listing.fromDay(from);
  return from === to ? from : listing.days(from, to);
}

type Href = (change: Partial<PageQuery>) => string;

/** Links to the next and the previous page of a list, or to the neighbouring months. */
export const pager = {
  pages({ page, layout }: PageQuery, more: boolean, href: Href, phrases: PageWords): Html | '' {
    if (page === 1 && !more) return '';
    const words = phrases.listing;
    // Past events are listed the latest first.
    const [back, on] = layout === 'past' ? [words.later, words.earlier] : [words.earlier, words.later];
    return html`<nav class="pager" aria-label="${words.pages}">
${page === 1 ? html`<span></span>` : html`<a rel="prev" href="${href({ page: page - 1 })}"><span aria-hidden="true" class="arrow back"></span>${back}</a>`}
${more ? html`<a rel="next" href="${href({ page: page + 1 })}">${on}<span aria-hidden="true" class="arrow"></span></a>` : ''}
</nav>`;
  },

  /** There are many other months, so crawlers should not follow these links. They end where a request would be refused. */
  months(month: string, href: Href, phrases: PageWords, thisYear: number): Html {
    const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
    const names = dateFormat(phrases.language, { timeZone: 'UTC', month: 'long', year: 'numeric' });
    const name = (which: string) => names.format(Date.parse(`${which}-01`));
    return html`<nav class="pager months" aria-label="${phrases.listing.pages}">
${isBoundedMonth(before, thisYear) ? html`<a rel="prev nofollow" href="${href({ month: before })}"><span aria-hidden="true" class="arrow back"></span><span class="hidden">${name(before)}</span></a>` : html`<span></span>`}
<h2>${name(month)}</h2>
${isBoundedMonth(after, thisYear) ? html`<a rel="next nofollow" href="${href({ month: after })}"><span class="hidden">${name(after)}</span><span aria-hidden="true" class="arrow"></span></a>` : html`<span></span>`}
<a class="this-month" href="${href({ month: null })}">${phrases.listing.thisMonth}</a>
${monthJump(month, href({ layout: 'month', month: null }), phrases, thisYear)}
</nav>`;
  },
};

/** How far the list of months reaches from the one that is shown. */
const monthsBefore = 12;
const monthsAfter = 24;

/** A form that leads to another month. `address`: of the present month. */
function monthJump(month: string, address: string, phrases: PageWords, thisYear: number): Html {
  const [path = '', query] = address.split('?');
  const reach = Array.from({ length: monthsBefore + monthsAfter + 1 }, (_, i) => addMonths(month, i - monthsBefore));
  const years = Map.groupBy(
    reach.filter((one) => isBoundedMonth(one, thisYear)),
    (one) => one.slice(0, 4),
  );
  const name = dateFormat(phrases.language, { timeZone: 'UTC', month: 'long' });
  const words = phrases.listing;
  return html`<form class="jump" data-server action="${path}" method="get">
${[...new URLSearchParams(query)].map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}
<label class="hidden" for="month">${words.otherMonth}</label>
<select id="month" name="month">${[...years].map(
    ([year, months]) => html`
<optgroup label="${year}">${months.map((one) => html`<option value="${one}"${one === month ? html` selected` : ''}>${name.format(Date.parse(`${one}-01`))} ${year}</option>`)}</optgroup>`,
  )}</select>
<button>${words.go}</button>
</form>`;
}
