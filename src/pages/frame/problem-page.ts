import { html } from 'hono/html';
import type { PageWords } from '../../i18n/words/page-words.ts';
import { type Frame, layout, type PageText } from './page-layout.ts';
import { searchForm } from './search-form.ts';

/**
 * An error page in the visitor's language: what happened, what to do now, and a link to the calendars. What is missing may
 * have another address, so events can be searched. What is wrong with an address is said in English, as to programs.
 */
export function renderProblem(
  problem: { readonly status: number; readonly detail: string; readonly means: 'busy' | null },
  frame: Frame,
): Promise<PageText> {
  const { phrases, root } = frame;
  const { means, status, detail } = problem;
  const known = status in phrases.problem ? (status as keyof PageWords['problem']) : 500;
  const title = phrases.problem[known];
  const main = html`<header>
<h1>${title}</h1>
<p class="lead">${phrases.problemMeans[means ?? known]}</p>
${status === 400 ? html`<p class="quiet detail" lang="en" dir="ltr">${detail}</p>` : ''}
</header>
${status === 404 || status === 410 ? searchForm(`${root}/`, phrases.listing) : ''}
<p class="ways-on"><a class="button" href="${root}/">${phrases.home}</a></p>`;
  return layout({ ...frame, title: `${title} · ${frame.siteTitle}`, description: null, crumb: true, main });
}
