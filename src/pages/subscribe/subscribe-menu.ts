import { html } from 'hono/html';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from '../frame/html.ts';

/** What a reader looks for in `<head>`, and a person clicks: the four feeds. The media types are exact, without parameters. */
export const feedLinks = [
  { extension: 'ics', mediaType: 'text/calendar', name: 'iCalendar' },
  { extension: 'rss', mediaType: 'application/rss+xml', name: 'RSS' },
  { extension: 'atom', mediaType: 'application/atom+xml', name: 'Atom' },
  { extension: 'json', mediaType: 'application/feed+json', name: 'JSON Feed' },
] as const;

export interface FeedLink {
  /** Absolute, without the extension: `https://host/feeds/lectures`. */
  readonly stem: string;
  readonly title: string;
}

/** Links for a feed reader to find. */
export function autodiscovery({ stem, title }: FeedLink): readonly Html[] {
  return feedLinks.map(
    ({ extension, mediaType, name }) =>
      html`<link rel="alternate" type="${mediaType}" title="${title} (${name})" href="${stem}.${extension}">
`,
  );
}

/** A program that people subscribe with. */
type SubscriberKind = 'apple' | 'google' | 'outlook' | 'office' | 'program';

interface SubscribeTarget {
  readonly kind: SubscriberKind;
  /** What the link opens. */
  readonly href: string;
  /** Platforms on which it comes first, as the page's script names them. */
  readonly first: readonly ('apple' | 'android' | 'windows' | 'other')[];
}

/**
 * Where to send whoever subscribes to a feed; `ics` is its absolute https address, `title` what the calendar is to be called.
 * `webcal:` opens the device's own program (Apple follows no `webcals:`), Google wants the webcal: form in `cid`, Outlook's
 * pages the https form (interop.md §3).
 */
export function subscribeTargets(ics: string, title: string): readonly SubscribeTarget[] {
  const webcal = ics.replace(/^https?:/, 'webcal:');
  const [url, name] = [encodeURIComponent(ics), encodeURIComponent(title.toWellFormed())];
  return [
    { kind: 'apple', href: webcal, first: ['apple'] },
    {
      kind: 'google',
      href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
      first: ['android'],
    },
    {
      kind: 'outlook',
      href: `https://outlook.live.com/calendar/0/addfromweb?url=${url}&name=${name}`,
      first: ['windows'],
    },
    { kind: 'office', href: `https://outlook.office.com/calendar/0/addfromweb?url=${url}&name=${name}`, first: [] },
    { kind: 'program', href: webcal, first: ['other'] },
  ];
}

/** Names of one's own machine or network (RFC 6761, RFC 6762, RFC 8375); a name without a dot is none of the internet's. */
const ownName = /^[^.]+$|\.(?:localhost|local|internal|test|lan|home\.arpa)$/i;
/** RFC 6890: addresses of one's own machine or network, as the URL standard writes them. */
const ownAddress =
  /^(?:(?:0|10|127)\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)[\d.]+$/;
const ownAddress6 = /^\[(?:::1?\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/;

/** Whether programs on other machines can reach the address: Google and Outlook fetch it from their own servers. */
export function isReachable(url: string): boolean {
  const host = URL.parse(url)?.hostname.replace(/\.$/, '') ?? '';
  if (host.startsWith('[')) return !ownAddress6.test(host);
  return !ownName.test(host) && !ownAddress.test(host);
}

interface SubscribeMenu {
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
