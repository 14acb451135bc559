// biome-ignore-all assist/source/organizeImports: Related languages are neighbours, for gzip finds again what it has
// seen 32 KB before. That takes 15 KB from the Worker's bundle.

import type { LanguageWords } from './language-words.ts';
import { und } from './languages/und.ts';
import { sw } from './languages/sw.ts';
import { so } from './languages/so.ts';
import { mg } from './languages/mg.ts';
import { sm } from './languages/sm.ts';
import { id } from './languages/id.ts';
import { ms } from './languages/ms.ts';
import { fil } from './languages/fil.ts';
import { vi } from './languages/vi.ts';
import { eu } from './languages/eu.ts';
import { tr } from './languages/tr.ts';
import { az } from './languages/az.ts';
import { uz } from './languages/uz.ts';
import { hu } from './languages/hu.ts';
import { et } from './languages/et.ts';
import { fi } from './languages/fi.ts';
import { is } from './languages/is.ts';
import { sv } from './languages/sv.ts';
import { nb } from './languages/nb.ts';
import { da } from './languages/da.ts';
import { nl } from './languages/nl.ts';
import { af } from './languages/af.ts';
import { de } from './languages/de.ts';
import { lb } from './languages/lb.ts';
import { en } from './languages/en.ts';
import { eo } from './languages/eo.ts';
import { fr } from './languages/fr.ts';
import { fy } from './languages/fy.ts';
import { ht } from './languages/ht.ts';
import { ro } from './languages/ro.ts';
import { it } from './languages/it.ts';
import { ca } from './languages/ca.ts';
import { es } from './languages/es.ts';
import { gl } from './languages/gl.ts';
import { pt } from './languages/pt.ts';
import { mt } from './languages/mt.ts';
import { ga } from './languages/ga.ts';
import { cy } from './languages/cy.ts';
import { sq } from './languages/sq.ts';
import { lt } from './languages/lt.ts';
import { lv } from './languages/lv.ts';
import { pl } from './languages/pl.ts';
import { cs } from './languages/cs.ts';
import { sk } from './languages/sk.ts';
import { sl } from './languages/sl.ts';
import { hr } from './languages/hr.ts';
import { bs } from './languages/bs.ts';
import { sr } from './languages/sr.ts';
import { mk } from './languages/mk.ts';
import { bg } from './languages/bg.ts';
import { ru } from './languages/ru.ts';
import { uk } from './languages/uk.ts';
import { be } from './languages/be.ts';
import { kk } from './languages/kk.ts';
import { ky } from './languages/ky.ts';
import { mn } from './languages/mn.ts';
import { tg } from './languages/tg.ts';
import { el } from './languages/el.ts';
import { hy } from './languages/hy.ts';
import { ka } from './languages/ka.ts';
import { he } from './languages/he.ts';
import { ar } from './languages/ar.ts';
import { fa } from './languages/fa.ts';
import { ur } from './languages/ur.ts';
import { ckb } from './languages/ckb.ts';
import { ha } from './languages/ha.ts';
import { rw } from './languages/rw.ts';
import { pap } from './languages/pap.ts';
import { tpi } from './languages/tpi.ts';
import { am } from './languages/am.ts';
import { hi } from './languages/hi.ts';
import { mr } from './languages/mr.ts';
import { ne } from './languages/ne.ts';
import { gu } from './languages/gu.ts';
import { pa } from './languages/pa.ts';
import { bn } from './languages/bn.ts';
import { ta } from './languages/ta.ts';
import { ml } from './languages/ml.ts';
import { te } from './languages/te.ts';
import { kn } from './languages/kn.ts';
import { si } from './languages/si.ts';
import { th } from './languages/th.ts';
import { lo } from './languages/lo.ts';
import { my } from './languages/my.ts';
import { km } from './languages/km.ts';
import { zh } from './languages/zh.ts';
import { ja } from './languages/ja.ts';
import { ko } from './languages/ko.ts';

/** The words of every language, by its BCP 47 tag. `und` has the words of no language. */
export const vocabulary: Readonly<Record<string, LanguageWords>> = {
  af, am, ar, az, be, bg, bn, bs, ca, ckb, cs, cy, da, de, el, en, eo, es, et, eu, fa, fi, fil, fr, fy, ga, gl, gu, ha, he, hi, hr, ht, hu, hy, id, is, it, ja, ka, kk, km, kn, ko, ky, lb, lo, lt, lv, mg, mk, ml, mn, mr, ms, mt, my, nb, ne, nl, pa, pap, pl, pt, ro, ru, rw, si, sk, sl, sm, so, sq, sr, sv, sw, ta, te, tg, th, tpi, tr, uk, und, ur, uz, vi, zh,
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

const hasPhrases: ReadonlySet<Section> = new Set<Section>([
  'values',
  'dates',
  'ownDates',
  'months',
  'weekdays',
  'recurrence',
]);
