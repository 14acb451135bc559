/**
 * What several countries call their money, and which currencies that may be. An ISO 4217 code begins with its country's code, so a time
 * zone tells which of them is meant. A star: that currency is meant where the zone is in no country of these.
 */
const shared = `
USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU JMD TTD BBD BSD BZD FJD NAD GYD: $|dollar|dollars|долларов|доллара|доллар|долл.|долл|доларів|долар|dólares|dolares|dólar|دولار|דולר|ドル|달러|ดอลลาร์|dolar|dolarów|dolari|dolara|dolarů|دلار|دولارات
MXN ARS CLP COP UYU DOP CUP PHP: peso|pesos
SEK NOK DKK ISK: kr|kr.|kr,-|kronor|kroner|krónur|króna|krónu
CZK SEK NOK DKK ISK: крон|крона|корон|kron|korun|koruna|koruny|korún
INR PKR LKR NPR MUR SCR: ₨|rs|rs.|rupees|rupee|рупий|روپے|روپیہ|रुपये|रुपया|रुपए|रु|रु.|रू|रू.|ரூ|ரூ.|ரூபாய்|రూ|రూ.|రూపాయలు|ರೂ|ರೂ.|ರೂಪಾಯಿ|രൂ|രൂ.|രൂപ|રૂ|રૂ.|રૂપિયા|ਰੁ|ਰੁ.|ਰੁਪਏ
JPY CNY: ¥
CNY TWD: 元|块|塊|圆|圓
RON MDL: lei|leu|лей|леев|леи
CHF XOF XAF XPF RWF BIF CDF DJF GNF KMF: fr|fr.|frs|francs|franc|франков|франки
RUB* BYN: руб|руб.|рублей|рубля|рубль|рублях|р.|р|rubley|rublej|roubles|rubles|rubel
RSD: din|din.|dinara|динара|дин|дин.
KWD BHD JOD IQD TND DZD LYD: دينار|دنانير|دینار
RSD KWD BHD JOD IQD TND DZD LYD: dinar|dinars
IRR SAR QAR OMR YER: ﷼|ریال|ريال|ريالات|rial|rials|riyal|riyals
AED MAD: dh|dhs|dirham|dirhams|درهم|دراهم
EGP SDG: جنيه|جنيها|جنيهات
SYP LBP: ليرة|ليرات
GBP EGP: pound|pounds|фунтов|фунтів|фунта
TRY SYP LBP: lira|liras
BDT: tk|tk.
KES TZS UGX SOS: shilling|shillings|shilingi|shs|shs.|/=
ZMW MWK: kwacha
PAB: b/.
PYG: gs
XOF XAF: fcfa|f cfa|cfa
ALL: lek|lekë
AZN TMT: манат|manat|ман|ман.
UZS: сум|сумов
BOB VES: bs|bs.
CAD NIO: c$
AOA: kz
MZN: mt|mts
BAM: km|maraka
`;

/** Letters that stand for the money of one country before an amount, `L 450`, and say nothing of the kind elsewhere. */
const letters: Readonly<Record<string, string>> = {
  d: 'GMD',
  e: 'SZL',
  k: 'PGK ZMW',
  l: 'HNL',
  m: 'LSL',
  p: 'BWP',
  q: 'GTQ',
  r: 'ZAR',
};

interface Shared {
  readonly codes: readonly string[];
  /** The currency that is meant where nothing tells which of them; null: any of them may be. */
  readonly usual: string | null;
}

const currenciesOf: ReadonlyMap<string, Shared> = new Map(
  shared
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [given = '', marks = ''] = line.split(': ');
      const codes = given.replace('*', '').split(' ');
      const usual = given.includes('*') ? (codes[0] ?? null) : null;
      return marks.split('|').map((mark): [string, Shared] => [mark, { codes, usual }]);
    }),
);

const currenciesOfLetters: ReadonlyMap<string, Shared> = new Map(
  Object.entries(letters).flatMap(([letter, codes]) =>
    [letter, `${letter}.`].map((mark) => [mark, { codes: codes.split(' '), usual: null }]),
  ),
);

/** The marks that a time zone is asked about. By themselves they name no currency. */
export const sharedMarks: readonly string[] = [...currenciesOf.keys()];

/** The countries of a currency beside the one that its code begins with. */
const others: Readonly<Record<string, readonly string[]>> = {
  XOF: ['SN', 'CI', 'ML', 'BF', 'TG', 'BJ', 'NE', 'GW'],
  XAF: ['CM', 'GA', 'CG', 'TD', 'CF', 'GQ'],
  USD: ['PR', 'EC', 'SV', 'GU', 'PA', 'TL', 'KH', 'SO', 'ZW', 'PW', 'FM', 'MH', 'AS', 'VI', 'VG', 'TC', 'MP'],
  DKK: ['FO', 'GL'],
  CHF: ['LI'],
  GBP: ['IM', 'JE', 'GG'],
  XPF: ['NC', 'PF', 'WF'],
};

/**
 * The currency that a mark of several countries means in a time zone (IANA), ISO 4217: `kr` is SEK in Stockholm and NOK in Oslo. Null:
 * the zone is in none of them, and no currency is usual.
 */
export function localCurrency(mark: string, timeZone: string | null): string | null {
  const shared = currenciesOf.get(mark) ?? currenciesOfLetters.get(mark);
  if (shared === undefined || timeZone === null) return shared?.usual ?? null;
  const zone = canonical(timeZone);
  const isHere = (code: string) =>
    [code.slice(0, 2), ...(others[code] ?? [])].some((country) => zonesOf(country).has(zone));
  return shared.codes.find(isHere) ?? shared.usual;
}

const known = new Map<string, ReadonlySet<string>>();

function zonesOf(country: string): ReadonlySet<string> {
  const before = known.get(country);
  if (before !== undefined) return before;
  // Not every engine has it yet: then nothing is known.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?(): readonly string[] | undefined };
  const zones = new Set((locale.getTimeZones?.() ?? []).map(canonical));
  known.set(country, zones);
  return zones;
}

function canonical(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}
