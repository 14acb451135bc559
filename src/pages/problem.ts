import { html } from 'hono/html';
import { type Frame, layout, type PageText } from './layout.ts';

/** A refusal for a person: what it is, the sentence that the problem document says too, and the way home. */
export function renderProblem(
  problem: { readonly status: number; readonly detail: string },
  frame: Frame,
): Promise<PageText> {
  const { phrases, root } = frame;
  const known = phrases.problem as Readonly<Record<number, string | undefined>>;
  const title = known[problem.status] ?? phrases.problem[500];
  const main = html`<header>
<h1>${title}</h1>
<p class="lead" lang="en">${problem.detail}</p>
</header>`;
  return layout({ ...frame, title, description: null, main, footer: html`<a href="${root}/">${phrases.home}</a>` });
}
