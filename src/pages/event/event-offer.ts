import { html } from 'hono/html';
import type { Price } from '../../calendar/event.ts';
import { formatPrice } from '../../feeds/format-price.ts';
import { seriesIdOf } from '../../feeds/identifiers.ts';
import { cleanLine } from '../../feeds/text/clean-text.ts';
import type { Html } from '../frame/html.ts';
import { seriesHref } from '../frame/series-href.ts';
import type { EventPage } from './event-occurrences.ts';

/** The price as a fact. Empty: nothing is said of it. */
export function priceFact(page: EventPage): Html | '' {
  const { price } = page.shown.event;
  const text = price && priceText(price, page);
  return text ? html`<dt>${page.phrases.event.price}</dt><dd>${text}</dd>` : '';
}

/**
 * The price for the visitor. The portal's own words say more than two numbers; whoever reads another language gets the
 * numbers, too.
 */
function priceText(price: Price, { phrases, shown }: EventPage): Html | string | null {
  const amounts = formatPrice(price, { ...phrases.event, language: phrases.language });
  const said = price.text === null ? '' : cleanLine(price.text);
  // A word of the portal's for 'free' says no more than ours.
  if (said === '' || (price.free && amounts !== null && !/\s/.test(said))) return amounts;
  const own = html`<span lang="${shown.language}" dir="auto">${said}</span>`;
  const isRead = primary(shown.language) === primary(phrases.language);
  return amounts === null || isRead ? own : html`${amounts}<br><span class="soft">${own}</span>`;
}

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** Who performs or speaks, and the series that the event belongs to. */
export function programFacts({ phrases, shown, root, lang }: EventPage): Html {
  const { performers = [], series } = shown.event;
  const words = phrases.event;
  const names = performers.map(cleanLine).filter((name) => name !== '');
  const title = cleanLine(series?.title ?? '');
  return html`${names.length === 0 ? '' : html`<dt>${words.performers}</dt><dd><ul>${names.map((name) => html`<li lang="${shown.language}" dir="auto">${name}</li>`)}</ul></dd>`}
${title === '' ? '' : html`<dt>${words.series}</dt><dd><a href="${seriesHref(root, shown.calendar.slug, seriesIdOf(shown.event) ?? title, lang)}" lang="${shown.language}" dir="auto">${title}</a></dd>`}`;
}
