import { html } from 'hono/html';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from '../frame/html.ts';
import { feedLinks } from './autodiscovery.ts';
import { isReachable, subscribeTargets } from './subscribe-targets.ts';

export interface SubscribeMenu {
  /** The feed's address, absolute, without the extension and without a query. */
  readonly stem: string;
  readonly title: string;
  /** Marks the menu among others of its page. */
  readonly id: string;
  /** The page to go on from on a phone, as a picture of its address; null: no such picture. */
  readonly qr: string | null;
  /** The view is filtered: the query of the feeds' address, `?q=chess`, when no saved feed has this filter. */
  readonly filter: string | null;
}

/**
 * The one menu to subscribe from: works without a script; with it, what fits the visitor's device comes first. In the order
 * of the server, so that the page can be kept for everyone.
 */
export function subscribeMenu(menu: SubscribeMenu, phrases: PageWords): Html {
  const { stem, title, id } = menu;
  const words = phrases.subscription;
  const ics = `${stem}.ics`;
  return html`<details class="subscribe" name="subscribe">
<summary><span>${phrases.subscribe}</span><span class="hidden">: ${title}</span></summary>
<div class="menu" id="${id}">
${menu.filter === null ? '' : html`<p class="hint strong">${words.wholeCalendar}</p>`}
<div><ul class="targets">
${subscribeTargets(ics, title).map(({ kind, href, first }) => {
  const { name, refresh } = words.programs[kind];
  return html`<li data-first="${first.join(' ')}"><a href="${href}"><strong>${name}</strong> <span>${refresh}</span></a></li>
`;
})}</ul>
${isReachable(ics) ? '' : html`<p class="hint">${words.notReachable}</p>`}
</div>
<div class="ways"><p class="part">${words.news}</p>
<ul class="formats">
${feedLinks.slice(1).map(
  ({ extension, mediaType, name }) => html`<li><a href="${stem}.${extension}" type="${mediaType}">${name}</a></li>
`,
)}</ul>
<p class="hint">${words.newsRefresh}</p>
<p class="part"><label for="address-${id}">${words.address}</label></p>
<div class="copy"><input id="address-${id}" value="${ics}" readonly dir="ltr" spellcheck="false"><button type="button" hidden data-copy="address-${id}" data-done="${words.copied}">${words.copy}</button></div>
${menu.filter === null ? '' : filtered(menu, menu.filter, phrases)}
${
  menu.qr === null
    ? ''
    : html`<p class="part">${words.phone}</p>
<div class="qr"><img src="${menu.qr}" alt="${words.qr}" width="148" height="148" loading="lazy"><p class="hint">${words.scan}</p></div>`
}
<p class="part">${words.once}</p>
<p class="hint"><a href="${ics}" download="${id}.ics">${words.download}</a> ${words.onceMeans}</p></div>
</div>
</details>`;
}

/** `&` in an address breaks on several clients' way (interop.md §3): with one parameter it works in most, with more in some. */
function filtered({ stem, id }: SubscribeMenu, query: string, { subscription: words }: PageWords): Html {
  return html`<p class="part"><label for="filtered-${id}">${words.filtered}</label></p>
<div class="copy"><input id="filtered-${id}" value="${stem}.ics${query}" readonly dir="ltr" spellcheck="false"><button type="button" hidden data-copy="filtered-${id}" data-done="${words.copied}">${words.copy}</button></div>
<p class="hint">${words.filteredMeans}</p>`;
}
