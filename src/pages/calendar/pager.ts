import { html } from 'hono/html';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from '../frame/html.ts';
import { dateFormat } from '../listing/event-time.ts';
import { monthDays } from './month-days.ts';
import type { PageQuery } from './page-query.ts';

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
