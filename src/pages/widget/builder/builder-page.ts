import { html, raw } from 'hono/html';
import { languageName } from '../../../i18n/language-tag.ts';
import type { BuilderWords } from '../../../i18n/words/builder-words.ts';
import { builderWordsFor } from '../../../i18n/words-for.ts';
import type { Html } from '../../frame/html.ts';
import { withLang } from '../../frame/page-address.ts';
import { allowAlso, type Frame, layout, type PageText, sourceHash } from '../../frame/page-layout.ts';
import { builderScript } from '../generated/builder-script.ts';
import { defaultLimits, maxEvents, widgetLayouts, widgetThemes } from '../widget-options.ts';
import { type BuilderOptions, builderHeadings, builderKinds, builderQuery } from './builder-options.ts';
import { type BuilderTarget, elementAttributes, embedUrl, widgetSnippet } from './builder-snippet.ts';
import { builderStyle, customProperties } from './builder-style.ts';

/** What the builder shows. */
export interface BuilderPage extends Frame, BuilderTarget {
  readonly options: BuilderOptions;
  /** The names of the categories to choose from. */
  readonly categories: readonly string[];
  /** The names of the organizers to choose from, if there are several. */
  readonly organizers: readonly string[];
  /** BCP 47: the languages to choose from, in addition to the automatic choice. */
  readonly choices: readonly string[];
}

/**
 * `/calendars/<id>/embed`: builds the code that puts a calendar on another site, with a preview. It is a form and works
 * without JavaScript; its script shows each choice at once.
 */
export async function renderWidgetBuilder(builder: BuilderPage): Promise<PageText> {
  const { phrases, root, title, page, lang } = builder;
  const words = builderWordsFor(phrases.language, builder.siteWords);
  const main = html`<header>
<h1>${words.title(title)}</h1>
<p class="lead">${words.lead}</p>
</header>
<section class="card">${form(builder, words)}</section>
<section class="card" aria-labelledby="preview-title">
<h2 id="preview-title">${words.preview}</h2>
<div class="frame" id="preview">${preview(builder)}</div>
</section>
<section class="card" aria-labelledby="snippet-title">
<h2 id="snippet-title">${words.snippet}</h2>
<textarea id="snippet" readonly rows="5" spellcheck="false" dir="ltr" aria-labelledby="snippet-title">${widgetSnippet(builder, builder.options)}</textarea>
<button type="button" class="push" hidden data-copy="snippet" data-done="${words.copied}">${words.copy}</button>
<p class="quiet about-snippet">${words.snippetAbout} ${words.spaceAbout}</p>
${styling(builder, words)}
</section>`;
  const text = await layout({
    ...builder,
    title: words.title(title),
    description: words.lead,
    crumb: true,
    address: {
      origin: builder.origin,
      path: (ui) => `/calendars/${encodeURIComponent(builder.slug)}/embed${builderQuery(builder.options, ui)}`,
    },
    head: html`<style>${raw(builderStyle)}</style><script src="${root}/widget.js" async></script>`,
    main,
    footer: html`<a href="${withLang(page, lang)}">${words.back}</a><script>${raw(builderScript)}</script>`,
  });
  return {
    html: text.html,
    headers: allowAlso(text.headers, {
      'style-src': [await sourceHash(builderStyle)],
      'script-src': [await sourceHash(builderScript)],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
    }),
  };
}

function form(
  { options, categories, organizers, choices, phrases, lang, origin, slug, title, page, root }: BuilderPage,
  words: BuilderWords,
) {
  const layouts = widgetLayouts.map((name) => [name, words.layouts[name]] as const);
  const themes = [['', words.themes.page], ...widgetThemes.map((name) => [name, words.themes[name]] as const)] as const;
  const headings = builderHeadings.map((name) => [name, name === 'none' ? words.noHeading : `<h${name}>`] as const);
  const languageChoices = choices.map((tag) => [tag, languageName(tag)] as const);
  return html`<form class="builder" id="builder" method="get" data-origin="${origin}" data-root="${root}" data-slug="${slug}" data-title="${title}" data-page="${page}">
<fieldset><legend>${words.kind}</legend>
${builderKinds.map((kind) => html`<label><input type="radio" name="kind" value="${kind}"${options.kind === kind ? raw(' checked') : ''}><span>${words.kinds[kind][0]} <small>${words.kinds[kind][1]}</small></span></label>`)}
</fieldset>
<label class="field">${words.layout}${select('layout', layouts, options.layout)}</label>
<label class="field">${words.limit}<input type="number" name="limit" min="1" max="${maxEvents}" placeholder="${defaultLimits[options.layout === 'month' ? 'list' : options.layout]}" value="${options.limit ?? ''}"></label>
<label class="field">${words.theme}${select('theme', themes, options.theme ?? '')}</label>
<label class="field">${words.language}${select('lang', [['', words.automatic], ...languageChoices], options.language ?? '')}</label>
<label class="field">${words.heading}${select('heading', headings, options.heading)}</label>
${organizers.length < 2 ? '' : html`<label class="field">${phrases.event.organizer}${select('organizer', [['', phrases.listing.anyOrganizer], ...organizers.map((name) => [name, name] as const)], options.organizer ?? '')}</label>`}
<fieldset><legend>${words.shown}</legend>${checkbox('pictures', words.pictures, options.pictures)}${categories.length < 2 ? '' : checkbox('filters', words.filters, options.filters)}</fieldset>
${categories.length === 0 ? '' : html`<fieldset class="choices"><legend>${words.categories}</legend><div${categories.length > manyCategories ? raw(' class="many"') : ''}>${categories.map((name) => html`<label><input type="checkbox" name="category" value="${name}"${options.category.includes(name) ? raw(' checked') : ''}><span dir="auto">${name}</span></label>`)}</div></fieldset>`}
${lang === null ? '' : html`<input type="hidden" name="ui" value="${lang}">`}
<p data-server><button class="push" id="apply">${words.apply}</button></p>
</form>`;
}

/** How many categories stand open. More of them scroll, or the preview would be screens below. */
const manyCategories = 12;

const checkbox = (name: string, text: string, checked: boolean): Html =>
  html`<label><input type="checkbox" name="${name}" value="1"${checked ? raw(' checked') : ''}><span>${text}</span></label>`;

const select = (name: string, choices: readonly (readonly [string, string])[], chosen: string): Html =>
  html`<select name="${name}">${choices.map(([value, text]) => html`<option value="${value}"${value === chosen ? raw(' selected') : ''}>${text}</option>`)}</select>`;

/** The widget itself. Without JavaScript, the page of its iframe. */
function preview(builder: BuilderPage): Html {
  const { root, slug, title, options } = builder;
  const frame = html`<iframe src="${embedUrl(root, slug, options)}" title="${title}" height="480"></iframe>`;
  if (options.kind === 'iframe') return frame;
  const attributes = elementAttributes(slug, options).map(([name, value]) => html` ${raw(name)}="${value}"`);
  return html`<kalends-calendar${attributes}></kalends-calendar><noscript>${frame}</noscript>`;
}

function styling({ origin }: BuilderPage, words: BuilderWords): Html {
  const { origin: source } = new URL(origin);
  return html`<details><summary>${words.styling}</summary>
<p>${words.stylingAbout}</p>
<ul class="props">${customProperties.map((name) => html`<li><code>${name}</code></li>`)}</ul>
<p class="policy">${words.policy} <code>script-src ${source}; connect-src ${source}; frame-src ${source}</code></p>
</details>`;
}
