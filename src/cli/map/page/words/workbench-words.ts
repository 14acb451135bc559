import { type WorkbenchWords, workbenchEnglish } from './workbench-en.ts';
import { workbenchRussian } from './workbench-ru.ts';

export type { WorkbenchWords };

/** The languages of the workbench, by their primary subtags. */
export const workbenchLanguages = [workbenchEnglish, workbenchRussian] as const;

/** The words for a language tag; English for every other one. */
export function workbenchWordsFor(tag: string): WorkbenchWords {
  const [primary = ''] = tag.toLowerCase().split('-');
  return workbenchLanguages.find(({ language }) => language === primary) ?? workbenchEnglish;
}
