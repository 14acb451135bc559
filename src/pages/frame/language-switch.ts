import { html } from 'hono/html';
import { languageName, primarySubtag } from '../../i18n/language-tag.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from './html.ts';
import type { PageAddress } from './page-address.ts';

interface Speaking {
  readonly phrases: PageWords;
  readonly languages: readonly string[];
  readonly root: string;
}

/**
 * Links to the same page in every language that it speaks. Nothing is remembered: the language stays in the address. Search
 * engines find the pages that they should know by `languageAlternates`.
 */
export function languageSwitch({ phrases, languages, root }: Speaking, { path }: PageAddress): Html {
  const now = primarySubtag(phrases.wordsLanguage);
  const link = (tag: string) =>
    html`<a rel="nofollow" href="${root}${path(tag)}" lang="${tag}" hreflang="${tag}" dir="auto"${tag === now ? html` aria-current="true"` : ''}>${languageName(tag)}</a>`;
  return html`<nav class="languages" data-server aria-label="${phrases.languages}">${languages.map(link)}</nav>`;
}

/** The same for search engines. `x-default` is the address that asks for no language. */
export function languageAlternates(
  { languages }: Pick<Speaking, 'languages'>,
  { origin, path }: PageAddress,
): readonly Html[] {
  if (origin === null) return [];
  const alternates = [...languages.map((tag) => [tag, tag] as const), ['x-default', null] as const];
  return alternates.map(
    ([tag, lang]) => html`<link data-server rel="alternate" hreflang="${tag}" href="${origin}${path(lang)}">
`,
  );
}
