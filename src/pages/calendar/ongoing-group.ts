import { html } from 'hono/html';
import type { Html } from '../frame/html.ts';
import { eventTitle, type ListOptions, placeLine } from '../listing/event-row.ts';
import { dateFormat, localDays } from '../listing/event-time.ts';
import { formatCount } from '../listing/format-count.ts';
import type { Occurrence } from '../listing/shown-events.ts';

/** A longer group is folded, so that what begins today comes first to the eye. */
const mostOpen = 3;

/** What has been running for days, in one line each. `open`: it is all that there is. */
export function ongoingGroup(ongoing: readonly Occurrence[], options: ListOptions, open: boolean): Html | '' {
  if (ongoing.length === 0) return '';
  const { phrases } = options;
  const titles = ongoing.map(({ event }) => event.title ?? phrases.untitled).slice(0, 4);
  return html`<details class="ongoing"${open || ongoing.length <= mostOpen ? html` open` : ''}>
<summary><h2>${phrases.listing.ongoing}</h2> <span class="n">${formatCount(ongoing.length, phrases.language)}</span><span class="peek" aria-hidden="true" dir="auto">${titles.join(' · ')}</span></summary>
<ul>
${ongoing.map((one) => line(one, options))}</ul>
</details>
`;
}

function line(one: Occurrence, options: ListOptions): Html {
  const place = placeLine(one, options.phrases);
  return html`<li><span class="what">${eventTitle(one, options)}</span> <span class="soft"><time datetime="${one.end ?? one.start}">${lastDay(one, options)}</time>${place === null ? '' : html` · <span dir="auto">${place}</span>`}</span></li>
`;
}

/** Until when it runs. Its hours are said on its page. */
function lastDay(one: Occurrence, { phrases, timeZone }: ListOptions): string {
  const { last } = localDays(one, timeZone);
  return phrases.until(
    dateFormat(phrases.language, { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(Date.parse(last)),
  );
}
