import { html } from 'hono/html';
import { addDays } from '../../calendar/day.ts';
import { isBoundedMonth } from '../../feeds/select/selection.ts';
import { capitalized } from '../../i18n/language-tag.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import { addMonths } from '../dates/month-grid.ts';
import type { Html } from '../frame/html.ts';
import { breakingAtDash } from '../listing/breaking-at-dash.ts';
import { dateFormat } from '../listing/event-time.ts';
import type { PageQuery } from './page-query.ts';

/** The address of the page with another query. Without a page, it is the first one. */
export type Href = (change: Partial<PageQuery>) => string;

/** Links to the next and the previous page of a list, or to the neighbouring days, weeks or months. */
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
    const name = monthName(phrases);
    return html`<nav class="pager months" aria-label="${phrases.listing.pages}">
${isBoundedMonth(before, thisYear) ? html`<a rel="prev nofollow" href="${href({ month: before })}"><span aria-hidden="true" class="arrow back"></span><span class="hidden">${name(before)}</span></a>` : html`<span></span>`}
<h2>${name(month)}</h2>
${isBoundedMonth(after, thisYear) ? html`<a rel="next nofollow" href="${href({ month: after })}"><span class="hidden">${name(after)}</span><span aria-hidden="true" class="arrow"></span></a>` : html`<span></span>`}
<a class="this-month" href="${href({ month: null })}">${phrases.listing.thisMonth}</a>
${monthJump(month, href({ layout: 'month', month: null }), phrases, thisYear)}
</nav>`;
  },

  /** Links from the list of one day to those of its neighbours. An export has no list of every day. */
  days(day: string, dayLink: (day: string) => string, phrases: PageWords, thisYear: number): Html {
    const names = dateFormat(phrases.language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
    const name = (which: string) => capitalized(names.format(Date.parse(which)), phrases.language);
    const [before, after] = [addDays(day, -1), addDays(day, 1)];
    const isBounded = (one: string) => isBoundedMonth(one.slice(0, 7), thisYear);
    return html`<nav class="pager" data-server aria-label="${phrases.listing.pages}">
${isBounded(before) ? html`<a rel="prev nofollow" href="${dayLink(before)}"><span aria-hidden="true" class="arrow back"></span>${name(before)}</a>` : html`<span></span>`}
${isBounded(after) ? html`<a rel="next nofollow" href="${dayLink(after)}">${name(after)}<span aria-hidden="true" class="arrow"></span></a>` : ''}
</nav>`;
  },

  /** Links to the neighbouring weeks. `week`: its seven days. */
  weeks(week: readonly string[], href: Href, phrases: PageWords, thisYear: number): Html {
    const [first = '', last = ''] = [week[0], week.at(-1)];
    const days = dateFormat(phrases.language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
    const name = (from: string, to: string) => breakingAtDash(days.formatRange(Date.parse(from), Date.parse(to)));
    const link = (count: number, rel: string, arrow: string) => {
      const [from, to] = [addDays(first, count), addDays(last, count)];
      return isBoundedMonth(from.slice(0, 7), thisYear)
        ? html`<a rel="${rel} nofollow" href="${href({ week: from })}"><span aria-hidden="true" class="${arrow}"></span><span class="hidden">${name(from, to)}</span></a>`
        : html`<span></span>`;
    };
    return html`<nav class="pager months weeks" aria-label="${phrases.listing.pages}">
${link(-7, 'prev', 'arrow back')}
<h2>${name(first, last)}</h2>
${link(7, 'next', 'arrow')}
<a class="this-month" href="${href({ week: null })}">${phrases.listing.named.week}</a>
</nav>`;
  },
};

/** Names months as headings and lists do: `Октябрь 2026 г.`. */
function monthName({ language }: PageWords): (month: string) => string {
  const names = dateFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return (month) => capitalized(names.format(Date.parse(`${month}-01`)), language);
}

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
  const name = monthName(phrases);
  const yearName = dateFormat(phrases.language, { timeZone: 'UTC', year: 'numeric' });
  const words = phrases.listing;
  return html`<form class="jump" data-server action="${path}" method="get">
${[...new URLSearchParams(query)].map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}
<label class="hidden" for="month">${words.otherMonth}</label>
<select id="month" name="month">${[...years].map(
    ([year, months]) => html`
<optgroup label="${yearName.format(Date.parse(year))}">${months.map((one) => html`<option value="${one}"${one === month ? html` selected` : ''}>${name(one)}</option>`)}</optgroup>`,
  )}</select>
<button>${words.go}</button>
</form>`;
}
