import { memoize } from '../memoize.ts';
import { normalForm } from '../text/plain/control-characters.ts';

/**
 * A text in lower-case Latin letters without accents, to compare words across scripts: `Відкладено` becomes
 * `vidkladeno`, `İPTAL` `iptal`, `Τίτλος` `titlos`. Hebrew and Arabic lose only their points; Chinese, Japanese,
 * Korean and the scripts of India stay.
 */
export const romanize = (text: string): string => (ascii.test(text) ? text.toLowerCase() : inLatin(text));

const inLatin = memoize((text) => {
  const transliterated = normalForm(text, 'NFC')
    .toLowerCase()
    .replace(/\p{Script=Cyrillic}/gu, (letter) => cyrillic[letter] ?? letter)
    .replace(/[ßıłđøæœþðəħɓɗƙƴ]/g, (letter) => latin[letter] ?? letter);
  const unmarked = normalForm(transliterated, 'NFD')
    // A kana with a mark is another letter. Vowels of Indic scripts are marks.
    .replace(/(?<![\u3040-\u30ff])\p{M}+/gu, (marks) => (vowels.test(marks) ? marks.replace(notVowels, '') : ''))
    .replace(/[α-ω]/gu, (letter) => greek[letter] ?? letter);
  return normalForm(unmarked, 'NFC');
});

/** Signs of the scripts of India and Sri Lanka. */
const vowels =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;
/** Dots below and above, which many leave out. */
const notVowels = /[\u093c\u09bc\u0a3c\u0abc\u0901\u0981\u0a01\u0a81\u0a70]/gu;

const ascii = /^[ -~]*$/;

const cyrillic: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'i', і: 'i', ї: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', ё: 'e',
  ў: 'u', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'd', џ: 'dz', ѓ: 'g', ќ: 'k', ѕ: 'dz', ә: 'a', ғ: 'g', қ: 'k', ң: 'n', ө: 'o', ұ: 'u', ү: 'u', һ: 'h', ҳ: 'h', ҷ: 'j', ӣ: 'i', ӯ: 'u',
}; // biome-ignore format: a table

const greek: Readonly<Record<string, string>> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's',
  τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
}; // biome-ignore format: a table

const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ə: 'e',
  ħ: 'h',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
};
