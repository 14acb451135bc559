import { primarySubtag } from '../../i18n/language-tag.ts';
import type { SiteWords } from '../../i18n/site-words.ts';
import { pageLanguages, pageWordsFor, widgetWordsFor } from '../../i18n/words-for.ts';
import type { BusyText, BusyWords } from './engine-messages.ts';

/** What the front says in the site's name, in each language of its pages. */
export function busyWords(site: {
  readonly title: string;
  readonly language: string;
  readonly words: SiteWords;
}): BusyWords {
  const say = (tag: string): BusyText => {
    const { problem, problemMeans, wordsLanguage } = pageWordsFor(tag, site.words);
    const { retry } = widgetWordsFor(tag, site.words);
    return { language: wordsLanguage, title: problem[503], means: problemMeans.busy, retry };
  };
  const languages = [...pageLanguages(site.words), primarySubtag(site.language)];
  const said = Object.fromEntries(languages.map((language) => [language, say(language)]));
  return { siteTitle: site.title, siteLanguage: site.language, said: { ...said, en: say('en') } };
}
