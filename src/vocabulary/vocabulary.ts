import type { LanguageWords } from './language-words.ts';
import { ar } from './languages/ar.ts';
import { az } from './languages/az.ts';
import { be } from './languages/be.ts';
import { bg } from './languages/bg.ts';
import { bs } from './languages/bs.ts';
import { ca } from './languages/ca.ts';
import { cs } from './languages/cs.ts';
import { da } from './languages/da.ts';
import { de } from './languages/de.ts';
import { el } from './languages/el.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { et } from './languages/et.ts';
import { eu } from './languages/eu.ts';
import { fa } from './languages/fa.ts';
import { fi } from './languages/fi.ts';
import { fil } from './languages/fil.ts';
import { fr } from './languages/fr.ts';
import { ga } from './languages/ga.ts';
import { gl } from './languages/gl.ts';
import { he } from './languages/he.ts';
import { hi } from './languages/hi.ts';
import { hr } from './languages/hr.ts';
import { hu } from './languages/hu.ts';
import { hy } from './languages/hy.ts';
import { id } from './languages/id.ts';
import { is } from './languages/is.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { ka } from './languages/ka.ts';
import { kk } from './languages/kk.ts';
import { ko } from './languages/ko.ts';
import { ky } from './languages/ky.ts';
import { lt } from './languages/lt.ts';
import { lv } from './languages/lv.ts';
import { mk } from './languages/mk.ts';
import { ms } from './languages/ms.ts';
import { mt } from './languages/mt.ts';
import { nb } from './languages/nb.ts';
import { ne } from './languages/ne.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import { ro } from './languages/ro.ts';
import { ru } from './languages/ru.ts';
import { sk } from './languages/sk.ts';
import { sl } from './languages/sl.ts';
import { sq } from './languages/sq.ts';
import { sr } from './languages/sr.ts';
import { sv } from './languages/sv.ts';
import { sw } from './languages/sw.ts';
import { th } from './languages/th.ts';
import { tr } from './languages/tr.ts';
import { uk } from './languages/uk.ts';
import { und } from './languages/und.ts';
import { vi } from './languages/vi.ts';
import { zh } from './languages/zh.ts';

/** The words of every language, by its BCP 47 tag. `und` has the words of no language. */
export const vocabulary: Readonly<Record<string, LanguageWords>> = {
  ar, az, be, bg, bs, ca, cs, da, de, el, en, es, et, eu, fa, fi, fil, fr, ga, gl, he, hi, hr, hu, hy, id, is, it, ja, ka, kk, ko, ky, lt, lv, mk, ms, mt, nb, ne, nl, pl, pt, ro, ru, sk, sl, sq, sr, sv, sw, th, tr, uk, und, vi, zh,
}; // biome-ignore format: a list

type Section = keyof LanguageWords;
type Meaning<S extends Section> = keyof NonNullable<LanguageWords[S]> & string;

/** The words that have a meaning, of all languages, each once. */
export function wordsOf<S extends Section>(section: S, meaning: Meaning<S>): readonly string[] {
  return [...new Set(Object.values(vocabulary).flatMap((words) => wordsIn(words, section, meaning)))];
}

/** The words that have a meaning in one language. */
export function wordsIn<S extends Section>(words: LanguageWords, section: S, meaning: Meaning<S>): readonly string[] {
  const text = (words[section] as Readonly<Record<string, string>> | undefined)?.[meaning];
  return text === undefined ? [] : text.trim().split(hasPhrases.has(section) ? /,\s*/ : /\s+/);
}

const hasPhrases: ReadonlySet<Section> = new Set<Section>(['values', 'dates', 'months', 'weekdays', 'recurrence']);
