import { html } from 'hono/html';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from './html.ts';

/** The field that searches events. `action`: the page that answers. An export has no search. */
export const searchForm = (action: string, words: PageWords['listing'], asked = '', more: readonly Html[] = []): Html =>
  html`<form role="search" data-server action="${action}" method="get">
<label class="hidden" for="q">${words.search}</label>
<input id="q" name="q" type="search" value="${asked}" placeholder="${words.search}" maxlength="200" dir="auto">
${more}
<button>${words.find}</button>
</form>`;
