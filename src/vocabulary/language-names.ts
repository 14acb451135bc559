/** What languages are called in keys that tell texts apart, in letters that no tag has: `{ 中: …, 葡: … }`. By BCP 47 tag. */
const names: Readonly<Record<string, string>> = {
  ar: 'عربي العربية',
  be: 'бел',
  en: '英 英文 英語 英语 영문 영어 анг англ إنجليزي',
  es: '西 西文',
  fr: '法 法文 فرنسي',
  he: 'עברית',
  ja: '日文 日語 日语 日本語 일문 일어',
  ka: 'ქარ',
  kk: 'қаз каз қазақша',
  ko: '韓 韓文 韩 韩文 국문 한 한국어 한글',
  ky: 'кы кыр кырг кыргызча',
  mn: 'мон',
  pt: '葡 葡文',
  ru: 'ру рус русский',
  tg: 'тоҷ',
  tt: 'тат',
  uk: 'укр',
  uz: 'узб',
  zh: '中 中文 중문 중국어',
  'zh-Hans': '简 简体 简中 簡',
  'zh-Hant': '繁 繁中 繁體',
};

/** The tag of each, in lower case. */
export const tagsByName: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([tag, all]) => all.split(' ').map((name) => [name, tag] as const)),
);
