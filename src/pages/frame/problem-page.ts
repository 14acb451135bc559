import { html } from 'hono/html';
import { type Frame, layout, type PageText } from './page-layout.ts';
import { searchForm } from './search-form.ts';

/** An error page in the visitor's language: what happened, what to do now, and a link to the calendars. What is
 * missing may have another address, so events can be searched. */
export function renderProblem(
  problem: { readonly status: number; readonly detail: string; readonly means: 'busy' | null },
  frame: Frame,
): Promise<PageText> {
  const { phrases, root } = frame;
  const known = phrases.problem as Readonly<Record<number, string | undefined>>;
  const means = (phrases.problemMeans as Readonly<Record<number | string, string | undefined>>)[
    problem.means ?? problem.status
  ];
  const title = known[problem.status] ?? phrases.problem[500];
  const main = html`<header>
<h1>${title}</h1>
${means === undefined ? html`<p class="lead" lang="en">${problem.detail}</p>` : html`<p class="lead">${means}</p>`}
</header>
${problem.status === 404 || problem.status === 410 ? searchForm(`${root}/`, phrases.listing) : ''}
<p class="ways-on"><a class="button" href="${root}/">${phrases.home}</a></p>`;
  return layout({ ...frame, title: `${title} · ${frame.siteTitle}`, description: null, crumb: true, main });
}
