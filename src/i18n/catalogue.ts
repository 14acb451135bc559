/**
 * The words of Kalends in every language.
 *
 * To add a language, or a part to one:
 *
 * 1. Copy `languages/en.ts` to `languages/<tag>.ts`, where the tag is the primary subtag of BCP 47 (`pt`, not `pt-BR`),
 *    and set `language` to it. The file exports up to five parts: `feeds`, `series`, `pages`, `widget`, `builder`. Their
 *    types in `words/` say where each text appears. Delete the parts that you don't translate: a part is whole or absent, so no
 *    page is half translated. English replaces the parts that are absent.
 * 2. Translate. `{name}` stands for a value. A text with a count may have the forms that the language has for numbers:
 *    `one`, `few`, `many` …, and `other`. Dates, times and names of zones come from `Intl`, not from here.
 * 3. Add the file to `catalogues` below, and run `npm run build:widget` and `npm run build:docs`.
 * 4. Add the language to the lists in `test/i18n/catalogues.test.ts`, and run `npx vitest run --project node test/i18n`.
 *    The test names what the language lacks, and each text that still reads as in English. Texts that are the same in
 *    both languages go to its list of cognates.
 */
import * as ar from './languages/ar.ts';
import * as de from './languages/de.ts';
import * as en from './languages/en.ts';
import * as es from './languages/es.ts';
import * as fi from './languages/fi.ts';
import * as fr from './languages/fr.ts';
import * as it from './languages/it.ts';
import * as pl from './languages/pl.ts';
import * as ru from './languages/ru.ts';
import * as sv from './languages/sv.ts';
import * as uk from './languages/uk.ts';
import type { BuilderPhrases } from './words/builder-words.ts';
import type { FeedPhrases } from './words/feed-words.ts';
import type { PagePhrases } from './words/page-words.ts';
import type { SeriesPhrases } from './words/series-words.ts';
import type { WidgetPhrases } from './words/widget-words.ts';

/** The parts that a language can have. */
export interface CatalogueParts {
  readonly feeds: FeedPhrases;
  readonly series: SeriesPhrases;
  readonly pages: PagePhrases;
  readonly widget: WidgetPhrases;
  readonly builder: BuilderPhrases;
}

/** One language: each of its parts is whole or absent. */
export interface Catalogue extends Partial<CatalogueParts> {
  /** The primary subtag of BCP 47. */
  readonly language: string;
}

/** English has every part, so it replaces what other languages lack. */
export const english = en satisfies Catalogue & CatalogueParts;

/** Every language, in alphabetical order of the tags. */
export const catalogues: readonly Catalogue[] = [ar, de, en, es, fi, fr, it, pl, ru, sv, uk];
