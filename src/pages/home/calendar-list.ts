import { html } from 'hono/html';
import { calendarHref } from '../../feeds/identifiers.ts';
import { colorDot, type Html } from '../frame/html.ts';
import { withLang } from '../frame/page-address.ts';
import type { Frame } from '../frame/page-layout.ts';
import { formatCount } from '../listing/format-count.ts';
import { subscribeMenu } from '../subscribe/subscribe-menu.ts';

/** A calendar or a saved feed to subscribe to. */
export interface ListedCalendar {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly color: string | null;
  /** BCP 47; null: that of the page. */
  readonly language: string | null;
  /** How many events are to come. Null: it is not read yet, or nobody has counted. */
  readonly events: number | null;
}

/** More are folded away. */
const mostOpen = 12;

/**
 * The calendars, one line each. Their menus would be most of the page, so there is one for all: the script fills it in at
 * the line where it is opened. Without the script, the link leads to the calendar's own page and its menu.
 */
export function calendarList(
  calendars: readonly ListedCalendar[],
  frame: Pick<Frame, 'phrases' | 'root' | 'lang'> & { readonly origin: string },
): Html {
  const { phrases } = frame;
  const rest = calendars.slice(mostOpen);
  const detailed = rest.length === 0;
  const items = (some: readonly ListedCalendar[]) => some.map((one) => item(one, detailed, frame));
  return html`<section class="calendars" id="calendars" aria-labelledby="calendars-title">
<h2 id="calendars-title">${phrases.calendars} <span class="n">${formatCount(calendars.length, phrases.language)}</span></h2>
${detailed ? '' : html`<p class="find" hidden><label class="hidden" for="find">${phrases.listing.findCalendar}</label><input id="find" type="search" placeholder="${phrases.listing.findCalendar}" autocomplete="off" data-find=".calendars li[id]"></p>`}
<ul>
${items(calendars.slice(0, mostOpen))}</ul>
${
  detailed
    ? ''
    : html`<details><summary>${phrases.moreEvents(rest.length)}</summary><ul>
${items(rest)}</ul></details>`
}
${calendars.length === 0 ? '' : menuTemplate(calendars[0] as ListedCalendar, frame)}
</section>`;
}

/** The first calendar's menu, in which the script replaces the calendar by another one. */
function menuTemplate(
  { slug, title }: ListedCalendar,
  { phrases, root, origin }: Pick<Frame, 'phrases' | 'root'> & { readonly origin: string },
): Html {
  const stem = `${origin}/feeds/${encodeURIComponent(slug)}`;
  const qr = `${calendarHref(root, slug)}/qr.svg`;
  return html`<template id="menu-of-a-calendar">${subscribeMenu({ stem, title, id: 'subscribe-to', qr, page: calendarHref(root, slug) }, phrases)}</template>`;
}

function item(
  one: ListedCalendar,
  detailed: boolean,
  { phrases, root, lang }: Pick<Frame, 'phrases' | 'root' | 'lang'>,
): Html {
  const { slug, title, description, color, language, events } = one;
  const page = calendarHref(root, slug);
  return html`<li id="c-${slug}"><div><a href="${withLang(page, lang)}"${language === null ? '' : html` lang="${language}"`}>${colorDot(color)}<span dir="auto">${title}</span></a>${
    detailed && description !== null
      ? html`<p class="about"${language === null ? '' : html` lang="${language}"`} dir="auto">${description}</p>`
      : ''
  }</div>${events ? html`<span class="n">${formatCount(events, phrases.language)}</span>` : ''}<a class="take" href="${withLang(`${page}#subscribe`, lang)}" data-menu="${encodeURIComponent(slug)}">${phrases.subscribe}<span class="hidden">: ${title}</span></a></li>
`;
}
