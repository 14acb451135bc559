import { html } from 'hono/html';
import { inForm, namedAddress, offeredAlarms } from '../../feeds/select/calendar-forms.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from '../frame/html.ts';
import { shareButton } from '../frame/share-button.ts';

/** A feed that a visitor can subscribe to from a page. */
interface SubscribeMenu extends FeedLink {
  /** The menu's id on its page. */
  readonly id: string;
  /** The path of the QR code that opens the page on a phone. Null: none. */
  readonly qr: string | null;
  /** The page whose menu subscribes to the whole calendar, if this one subscribes to a part of it. */
  readonly whole?: string;
  /** The path of the page that the share button hands on. Absent: the page that the menu is on. */
  readonly page?: string;
}

/**
 * The menu to subscribe from. It works without a script. The script moves the target that fits the visitor's device to
 * the top; the server keeps one order, so that caches can share the page.
 */
export function subscribeMenu(menu: SubscribeMenu, phrases: PageWords): Html {
  const { title, id } = menu;
  const words = phrases.subscription;
  const ics = feedUrl(menu, 'ics');
  return html`<details class="subscribe" name="subscribe">
<summary><span>${phrases.subscribe}</span><span class="hidden">: ${title}</span></summary>
<div class="menu" id="${id}">
${menu.whole === undefined ? '' : html`<p class="hint strong">${words.onlyShown} <a href="${menu.whole}#subscribe">${words.wholeCalendar}</a></p>`}
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
  ({
    extension,
    mediaType,
    name,
  }) => html`<li><a href="${feedUrl(menu, extension)}" type="${mediaType}">${name}</a></li>
`,
)}</ul>
<p class="hint">${words.newsRefresh}</p>
<p class="part"><label for="address-${id}">${words.address}</label></p>
<div class="copy"><input id="address-${id}" value="${ics}" readonly dir="ltr" spellcheck="false"><button type="button" hidden data-copy="address-${id}" data-done="${words.copied}">${words.copy}</button></div>
<p class="part">${words.reminder}</p>
<ul class="formats">
${offeredAlarms.map(
  (alarm) => html`<li><a href="${webcalOf(inForm(ics, { alarm }))}">${words[reminderPhrases[alarm]]}</a></li>
`,
)}</ul>
<p class="hint">${words.reminderHint}</p>
${
  menu.qr === null
    ? ''
    : html`<p class="part">${words.phone}</p>
<div class="qr"><img src="${menu.qr}" alt="${words.qr}" width="148" height="148" loading="lazy"><p class="hint">${words.scan}</p></div>`
}
<p class="part">${words.once}</p>
<p class="hint"><a href="${ics}" download="${id}.ics">${words.download}</a> ${words.onceMeans}</p>
${shareButton(phrases, menu.page)}</div>
</div>
</details>`;
}

/** The phrase for each reminder that is offered, in minutes. */
const reminderPhrases = { 30: 'halfHour', 1440: 'dayBefore' } as const;

/** The four formats of a feed. Feed readers compare the media types literally, so they have no parameters. */
export const feedLinks = [
  { extension: 'ics', mediaType: 'text/calendar', name: 'iCalendar' },
  { extension: 'rss', mediaType: 'application/rss+xml', name: 'RSS' },
  { extension: 'atom', mediaType: 'application/atom+xml', name: 'Atom' },
  { extension: 'json', mediaType: 'application/feed+json', name: 'JSON Feed' },
] as const;

/** A feed in all its formats. */
export interface FeedLink {
  /** The URL without the extension and without a query, absolute: `https://host/feeds/lectures`. */
  readonly stem: string;
  /** The URL's query, which begins with `?`. Absent: none. */
  readonly query?: string;
  readonly title: string;
}

const feedUrl = ({ stem, query = '' }: FeedLink, extension: string): string => `${stem}.${extension}${query}`;

/** The links in `<head>` by which a feed reader finds the feeds of a page. */
export function autodiscovery(feed: FeedLink): readonly Html[] {
  return feedLinks.map(
    ({ extension, mediaType, name }) =>
      html`<link rel="alternate" type="${mediaType}" title="${feed.title} (${name})" href="${feedUrl(feed, extension)}">
`,
  );
}

/** A calendar service or app that people subscribe with. */
type SubscriberKind = 'apple' | 'google' | 'outlook' | 'office' | 'desktop' | 'thunderbird' | 'program';

interface SubscribeTarget {
  readonly kind: SubscriberKind;
  /** The URL that starts the subscription. */
  readonly href: string;
  /** The platforms, named as in the page's script, on which this target comes first. */
  readonly first: readonly ('apple' | 'android' | 'windows' | 'other')[];
}

/**
 * The links to subscribe to a feed with. `ics` is the feed's absolute http(s) URL, `title` the name for the calendar.
 *
 * `webcal:` opens the device's own app; Apple does not follow `webcals:`. Google takes the `webcal:` form in `cid`,
 * Outlook's pages take the https form. Outlook and Thunderbird get calendars with properties of their own.
 */
export function subscribeTargets(ics: string, title: string): readonly SubscribeTarget[] {
  const webcal = webcalOf(ics);
  const [outlook, thunderbird] = [inForm(ics, { for: 'outlook' }), inForm(ics, { for: 'thunderbird' })];
  const [url, name] = [encodeURIComponent(outlook), encodeURIComponent(title.toWellFormed())];
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
    { kind: 'desktop', href: webcalOf(outlook), first: [] },
    { kind: 'thunderbird', href: webcalOf(namedAddress(thunderbird, title)), first: [] },
    { kind: 'program', href: webcal, first: ['other'] },
  ];
}

const webcalOf = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** Host names of a private network (RFC 6761, RFC 6762, RFC 8375). A name without a dot is never a public one. */
const privateName = /^[^.]+$|\.(?:localhost|local|internal|test|lan|home\.arpa)$/i;
/** Addresses of a private network or of the machine itself (RFC 6890), as the URL standard writes them. */
const privateAddress =
  /^(?:(?:0|10|127)\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)[\d.]+$/;
const privateAddress6 = /^\[(?:::1?\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/;

/**
 * Whether a URL looks public. Google and Outlook load feeds from their own servers, so private addresses fail there.
 */
export function isReachable(url: string): boolean {
  const host = URL.parse(url)?.hostname.replace(/\.$/, '') ?? '';
  if (host.startsWith('[')) return !privateAddress6.test(host);
  return !privateName.test(host) && !privateAddress.test(host);
}
