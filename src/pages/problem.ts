import { html } from 'hono/html';
import { layout, type PageText } from './layout.ts';
import type { Phrases } from './phrases.ts';

/** A refusal for a person: what it is, the sentence that the problem document says too, and the way home. */
export function renderProblem(
  problem: { readonly status: number; readonly detail: string },
  root: string,
  phrases: Phrases,
): Promise<PageText> {
  const known = phrases.problem as Readonly<Record<number, string | undefined>>;
  const title = known[problem.status] ?? phrases.problem[500];
  const body = html`<header>
<h1>${title}</h1>
<p class="lead" lang="en">${problem.detail}</p>
</header>
<footer><a href="${root}/">${phrases.home}</a></footer>`;
  return layout({ language: phrases.language, root, title, description: null, body });
}
