import { memoize } from '../../../memoize.ts';
import { isRecord } from '../../json.ts';
import { localCurrency, sharedMarks } from './local-currency.ts';
import { anyWord } from './word-pattern.ts';

/** The currencies in use, ISO 4217. */
const codes =
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP
  CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES
  KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR
  PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS
  UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`.split(/\s+/);

export const isCurrency = (code: string): boolean => known.has(code);
const known: ReadonlySet<string> = new Set(codes);

/** How many decimals an amount has, where it is not two: ISO 4217. */
const decimals: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
};

export const decimalsOf = (currency: string | null): number => (currency === null ? 2 : (decimals[currency] ?? 2));

/**
 * Symbols and words of currencies, in lower case, as they stand next to an amount. A dash: it says that the number is a price, but
 * no currency of today. Those of several countries stand in `local-currency.ts`.
 */
const marks = `
EUR €|euro|euros|eur|ευρώ|ευρω|евро|євро|еўра|eura|eurų|eiro|eurot|eurá|eurón|euroa|yevro|evro|يورو|אירו|יורו|ユーロ|欧元|歐元|유로|ยูโร|यूरो|евра|еуро|ევრო|եվրո|evra|evrov|یورو
GBP £|gbp|pound sterling|pounds sterling|англійських фунтів|фунтов стерлингов|英镑|英鎊|ポンド|파운드
USD us$|$us|usd|u$d|us-dollar|us dollar|us dollars|u.s. dollars|us-dollars|dollar us|dollars us|доллар сша|долларов сша|доллара сша|долар сша|доларів сша|дол. сша|долл. сша|美元|美金|米ドル|dólares estadounidenses|dólares americanos
CAD ca$|cad|cad$|can$|$ca|canadian dollars|dollars canadiens|加元
AUD a$|au$|aud|australian dollars|澳元
NZD nz$|nzd
HKD hk$|hkd|港币|港幣|港元
TWD nt$|ntd|twd|新台币|新台幣|新臺幣|台币|台幣
SGD s$|sg$|sgd|新元|新币
MXN mx$|mxn|pesos mexicanos
ARS ar$|ars|pesos argentinos
CLP clp|clp$|pesos chilenos
COP cop|cop$|pesos colombianos
UYU uyu|$u|pesos uruguayos
BRL r$|brl|reais|real brasileiro
PEN s/|s/.|pen|soles|sol peruano|nuevos soles
BOB bob|bolivianos
CRC ₡|crc|colones|colones costarricenses
PYG ₲|pyg|guaraníes|guaranies|gs.
CHF chf|sfr|sfr.|schweizer franken|franken|francs suisses|franchi svizzeri|швейцарских франков
CZK kč|czk|kc|korun českých|чешских крон|kč.
PLN zł|pln|zl|złotych|złote|złoty|zlotych|злотых|злотий|злотих|zloty|zlotys
HUF ft|huf|forint|forintot|форинтов|forints|форинт
RON ron
BGN лв|лв.|bgn|лева|лев|левове
RSD rsd|rsd.
MKD ден|ден.|mkd|денари|denarë|денар
BAM bam|konvertibilnih maraka|конвертибилних марака
TRY ₺|tl|try|türk lirası|lira türk|ليرة تركية
RUB ₽|rub
UAH ₴|грн|грн.|гривень|гривні|гривен|гривня|гривны|uah|hrn|hrn.|hryvnia|hryven|hryvnias|hryvni|гривню
BYN byn|бел. руб.|бел. руб|белорусских рублей|бел.руб.|беларускіх рублёў|рублёў
KZT ₸|тг|тг.|тенге|теңге|kzt|tenge
UZS uzs|сўм|so'm|soʻm|so‘m
KGS kgs|сом|сомов
AZN ₼|azn
AMD ֏|amd|դրամ|драмов|драм|դր.|drams
GEL ₾|gel|ლარი|лари|lari|ლ.
ILS ₪|ils|nis|ש"ח|ש״ח|שח|שקל|שקלים|shekel|shekels|шекелей|שקלי|שקל חדש|שקלים חדשים|شيكل|شيقل|شواقل|шекелів|шекеля|шек.
AED aed|د.إ|درهم إماراتي|дирхамов оаэ
SAR ر.س|sar|ريال سعودي|ريال سعودى
QAR qar|ر.ق|ريال قطري
OMR omr|ر.ع|ريال عماني
KWD kwd|د.ك|دينار كويتي|دنانير كويتية
BHD bhd|د.ب|دينار بحريني
JOD jod|د.ا|دينار أردني|دنانير أردنية
TND tnd|د.ت|دينار تونسي|دت|dinars tunisiens
DZD dzd|د.ج|دينار جزائري|دج|dinars algériens
MAD mad|د.م|درهم مغربي|dirhams marocains
EGP egp|ج.م|جنيه مصري|e£|£e|l.e.|جنيه مصرى|جنيها مصريا
LBP lbp|ل.ل|ليرة لبنانية
IRR irr|﷼
INR ₹|inr|rupees indian|भारतीय रुपये|भारतीय रुपया|indian rupees
PKR pkr|پاکستانی روپے|pakistani rupees
LKR lkr|රු|රු.|රුපියල්|sri lankan rupees
NPR npr|नेपाली रुपैयाँ|रुपैयाँ
BDT ৳|bdt|টাকা|taka|টাকায়|takas
THB ฿|thb|บาท|baht
VND ₫|đ|vnd|vnđ|đồng|dong
IDR rp|rp.|idr|rupiah
MYR rm|myr|ringgit
PHP ₱|php|philippine pesos
KHR ៛|khr|riel|riels|រៀល
CNY 人民币|人民幣|rmb|cny|cn¥|块钱|中国元|юаней|юаня|юань|юанів
JPY 円|jpy|日元|日圓|yen|jp¥|иен|йен
KRW ₩|원|krw|韩元|won|ウォン|вон
MNT ₮|mnt|төгрөг
WST wst|ws$|tala|tālā
SOS sos|shilin soomaali
MOP mop|mop$|澳門元|澳门元|澳門幣|澳门币|葡幣|葡币|patacas|pataca
NGN ₦|ngn|naira
GHS ₵|gh₵|ghs|cedis|gh¢|ghc|cedi
KES ksh|kshs|kes|ksh.
TZS tsh|tzs|tshs|tsh.
UGX ush|ugx|ugshs|ushs|ush.
ZAR zar|rand|rands
ETB etb|ብር|birr
RWF rwf|frw
SEK sek|svenska kronor
NOK nok|norske kroner
DKK dkk|danske kroner
ISK isk|íslenskar krónur
HRK hrk
SYP ل.س|ليرة سورية
IQD د.ع|دينار عراقي|دیناری عێراقی|iqd
LYD د.ل|دينار ليبي
YER ر.ي|ريال يمني
SDG ج.س|جنيه سوداني
AFN ؋|افغانی|afghani|afghanis
TJS сомони|сомонӣ|смн|смн.|somoni
MMK kyat|kyats|ကျပ်
LAK ₭|ກີບ
MVR rufiyaa
HNL lempiras|hnl|lps|lps.
GTQ quetzales|gtq
NIO córdobas|cordobas
VES bolívares|bolivares
HTG gourde|gourdes|goud|htg
BWP pula
MZN mzn|meticais|metical
AOA aoa|kwanza|kwanzas
DOP rd$|pesos dominicanos
JMD j$|jmd
TTD tt$|ttd
BBD bds$|bbd
XCD ec$|xcd
FJD fj$|fjd
NAD n$
MDL mdl|lei moldovenești
MRU أوقية
VUV vuv|vatu
XPF xpf|f cfp
BIF fbu
GNF gnf
GMD dalasi|dalasis
MGA ariary|mga
- kn|kuna|lire|تومان|toman|tomans
`;

/** Every mark with its currency; null where several countries have it. */
const currencyOfMark: ReadonlyMap<string, string | null> = new Map([
  ...marks
    .trim()
    .split('\n')
    .flatMap((line): [string, string | null][] => {
      const [code = '', words = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
      return words.split('|').map((word) => [word, code === '-' ? null : code]);
    }),
  ...sharedMarks.map((mark) => [mark, null] as const),
]);

// A number may touch them: `12EUR`.
const markPattern = new RegExp(anyWord(currencyOfMark.keys(), String.raw`\p{L}`), 'gu');

export interface CurrencyMark {
  readonly from: number;
  readonly to: number;
  /** Null: it marks a price, but not its currency. */
  readonly currency: string | null;
}

/** The symbols, words and codes of currencies in a text in lower case, in their order. */
export const findCurrencies = (text: string): readonly CurrencyMark[] =>
  marksIn(text).map(({ mark, from }) => ({
    from,
    to: from + mark.length,
    currency: yenOrYuan(mark, text) ?? currencyOfMark.get(mark) ?? null,
  }));

const marksIn = memoize((text): readonly { readonly mark: string; readonly from: number }[] =>
  [...text.matchAll(markPattern)].map(({ 0: mark, index }) => ({ mark, from: index })),
);

/** The currency that a text in lower case means by a mark of several countries, in a time zone (IANA); null: it has no such mark. */
export const currencyHere = (text: string, timeZone: string | null): string | null =>
  marksIn(text)
    .map(({ mark }) => localCurrency(mark, timeZone))
    .find((code) => code !== null) ?? null;

/** A text with the code of a currency instead of a letter that stands for it in a time zone (IANA): `L 450` is `HNL 450` in Tegucigalpa. */
export const withCodesOfLetters = (text: string, timeZone: string | null): string =>
  timeZone === null
    ? text
    : text.replace(/(?<![\p{L}\p{N}])([A-Z])(?:\.\s?|\s)?(?=\d)/gu, (all, letter: string) => {
        const code = localCurrency(letter.toLowerCase(), timeZone);
        return code === null ? all : `${code} `;
      });

/** The sign ¥ is that of Japan and of China, 元 that of China and of Taiwan. The script of the text may tell. */
function yenOrYuan(mark: string, text: string): string | null {
  if (mark === '¥' && /[\p{Script=Hiragana}\p{Script=Katakana}円]/u.test(text)) return 'JPY';
  return (mark === '¥' || mark === '元' || mark === '块') && simplified.test(text) ? 'CNY' : null;
}

/** Characters of words about tickets that only mainland China writes so. */
const simplified = /[门价费张学员团优儿单双预购场现观间东会]/u;

/**
 * The code of a currency that a record names by its code, symbol or word, or by an object with one of them; of several, which may stand beside one
 * price each, the one that they all are. What several countries call theirs is that of the time zone (IANA).
 */
export function readCurrency(value: unknown, timeZone: string | null = null, depth = 0): string | null {
  if (typeof value === 'string') {
    const text = value.trim();
    if (isCurrency(text.toUpperCase())) return text.toUpperCase();
    return currencyOfMark.get(text.toLowerCase()) ?? localCurrency(text.toLowerCase(), timeZone);
  }
  if (depth > 2) return null;
  const inner = (one: unknown) => readCurrency(one, timeZone, depth + 1);
  if (Array.isArray(value)) {
    const [code = null, ...others] = new Set(value.slice(0, maxListed).map(inner));
    return others.length === 0 ? code : null;
  }
  if (!isRecord(value)) return null;
  const keys = ['code', 'iso', 'isoCode', 'iso_code', 'currency', 'currencyCode', 'id', 'name', 'value', 'symbol'];
  return keys.map((key) => inner(value[key])).find((code) => code !== null) ?? null;
}

/** So many prices are looked at. */
const maxListed = 50;
