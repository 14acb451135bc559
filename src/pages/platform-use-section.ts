import { html } from 'hono/html';
import { labelled } from '../i18n/language-tag.ts';
import type { PageWords } from '../i18n/words/page-words.ts';
import type { PlatformUse } from '../publisher/publisher.ts';
import type { Html } from './frame/html.ts';

/** A part of the status: what a day takes of the platform's quotas. `interval`: `5 minutes`. */
export function platformUseSection({ plan, quotas }: PlatformUse, interval: string, phrases: PageWords): Html {
  const { language } = phrases;
  const words = phrases.status.platform;
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return html`<section class="card">
<h2 id="quotas">${words.title}</h2>
<p class="quiet">${words.about(plan, interval)}</p>
<table class="rows" role="table" aria-labelledby="quotas">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${words.quota}</th><th role="columnheader" scope="col" class="number">${words.used}</th><th role="columnheader" scope="col" class="number">${words.share}</th></tr></thead>
<tbody role="rowgroup">
${quotas.map(
  ({
    of,
    used,
    allowed,
  }) => html`<tr role="row"><th role="rowheader" scope="row">${words.quotas[of]}</th><td role="cell" class="number"><span class="label">${labelled(phrases.language, words.used)} </span>${number.format(used)}</td><td role="cell" class="number"><span class="label">${labelled(phrases.language, words.share)} </span>${allowed === null ? '–' : percent.format(used / allowed)}</td></tr>
`,
)}</tbody>
</table>
</section>`;
}
