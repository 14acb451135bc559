import { formatPrice } from '../../../feeds/format-price.ts';
import type { WidgetEvent } from '../widget-answer.ts';
import type { ViewContext } from './view-context.ts';
import { h, type ViewNode } from './view-node.ts';

/** What decides whether people come: whether it is sold out, else what it costs, and whether it is online. Null: nothing is known. */
export function eventTags({ soldOut, price, online }: WidgetEvent, { words, dates }: ViewContext): ViewNode | null {
  const badge = (tag: string, kind: string, text: string) =>
    h(tag, { class: `badge ${kind}`, part: 'badge', dir: 'auto' }, text);
  const cost = soldOut || price === undefined ? null : formatPrice(price, { ...words, language: dates.locale });
  const badges = [
    soldOut ? badge('strong', 'sold', words.soldOut) : null,
    cost === null ? null : badge('span', price?.free ? 'free' : 'price', cost),
    online === null ? null : badge('span', 'online', words.online),
  ].filter((one) => one !== null);
  return badges.length === 0
    ? null
    : h(
        'p',
        { class: 'tags' },
        badges.flatMap((one) => [one, ' ']),
      );
}
