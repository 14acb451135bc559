import { memoizeWith } from '../../../memoize.ts';
import { normalForm } from '../../../text/plain/control-characters.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { type CurrencyMark, decimalsOf, findCurrencies, isCurrency } from './currencies.ts';
import {
  donationWords,
  everybodyWords,
  forWords,
  fromEndings,
  fromWords,
  groupWords,
  multipliers,
  notWords,
  surchargeWords,
  unitWords,
  upToEndings,
  upToWords,
} from './price-words.ts';
import { anyWord } from './word-pattern.ts';

/** The cheapest and the dearest price that something says; null: it does not say. */
export interface Amounts {
  readonly from: number | null;
  readonly to: number | null;
  /** ISO 4217; null: it is not said, or several currencies are called so. */
  readonly currency: string | null;
}

/** Texts longer than this tell more than a price. */
const maxText = 400;
/** A number without a currency is a price only in a text of at most so many words. */
const maxWords = 16;

/** Reads the amounts in a text of any language; null: it says nothing of an amount. Free is 0. */
export const readPriceText = memoizeWith((source, currency: string | null): Amounts | null => {
  const compatible = normalForm(normalForm(source.slice(0, maxText), 'NFKD'), 'NFC');
  const whole = withAsciiDigits(compatible).replace(/\s+/g, ' ').trim();
  // French: `12€50`.
  const text = whole.replace(/https?:\/\/\S+/gi, ' ').replace(/(\d)\s?([€£])(\d{2})(?!\d)/gu, '$1.$3$2');
  const lower = text.toLowerCase().replaceAll('\u0307', '');
  // Some letters change their length in lower case. Then codes in capitals can't be found by their place.
  const marks = withoutWords(withCodes(findCurrencies(lower), lower.length === text.length ? text : ''), text);
  const prices = pricesIn(lower, marks, currency);
  const free = freePart(lower, prices);
  if (prices.length === 0) return free ? { from: 0, to: 0, currency: null } : null;
  const values = prices.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const known = prices.find((one) => one.currency !== null)?.currency ?? onlyCurrency(marks) ?? currency;
  if (free) return { from: 0, to: high, currency: known };
  const open = values.length > 1 ? 'none' : openEnd(lower, prices[0] as Price);
  return { from: open === 'below' ? null : low, to: open === 'above' ? null : high, currency: known };
});

/** Digits of all scripts as 0 to 9. Arabic writes `٫` before decimals and `٬` between thousands. */
const withAsciiDigits = (text: string): string =>
  text
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.findLast((one) => one <= code);
      return zero === undefined || code - zero > 9 ? digit : String(code - zero);
    })
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/** The zeros of the scripts with digits of their own. */
const zeros = [0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810]; // biome-ignore format: a table

/** Adds codes of currencies in capitals, `CHF`, to the marks. */
function withCodes(marks: readonly CurrencyMark[], text: string): readonly CurrencyMark[] {
  // Beside numbers alone, `2000 ALL`, a word would say nothing.
  const isAlone = /^[^\p{L}]*\d[^\p{L}]*\b[A-Z]{3}$|^[A-Z]{3}\b[^\p{L}]*\d[^\p{L}]*$/u.test(text);
  const codes = [...text.matchAll(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)]
    .filter(({ 0: code }) => isCurrency(code) && (isAlone || !wordsInCapitals.has(code)))
    .map((match) => ({ from: match.index, to: match.index + 3, currency: match[0] }));
  const free = codes.filter(({ from, to }) => !marks.some((mark) => mark.from < to && from < mark.to));
  return [...marks, ...free].sort((a, b) => a.from - b.from);
}

/** Without three letters that are a code of ISO 4217 and as well a word of the sentence: no number is beside them, nor do capitals set them apart. */
function withoutWords(marks: readonly CurrencyMark[], text: string): readonly CurrencyMark[] {
  return marks.filter(({ from, to }) => {
    const code = text.slice(from, to);
    if (!/^[a-z]{3}$/i.test(code) || !isCurrency(code.toUpperCase())) return true;
    const [before, after] = [text.slice(0, from), text.slice(to)];
    if (/\d[^\p{L}\p{N}]{0,4}$/u.test(before) || /^[^\p{L}\p{N}]{0,4}\d/u.test(after)) return true;
    return code === code.toUpperCase() ? /\p{Ll}/u.test(text) : !/\p{L}/u.test(before + after);
  });
}

/** Codes that are English words, too. */
const wordsInCapitals = new Set(['ALL', 'TOP', 'CUP', 'SOS']);

function onlyCurrency(marks: readonly CurrencyMark[]): string | null {
  const known = new Set(marks.flatMap(({ currency }) => currency ?? []));
  const [only = null] = known;
  return known.size === 1 ? only : null;
}

interface NumberInText {
  readonly from: number;
  /** After a multiplier, if there is one. */
  readonly to: number;
  readonly digits: string;
  readonly times: number;
}

interface Price {
  readonly value: number;
  readonly currency: string | null;
  /** With the mark of its currency. */
  readonly from: number;
  readonly to: number;
}

/** `1 200`, `1'200.50`, `12,50`, `1.234,56`. */
const numberPattern = /\d{1,3}(?:[ '’]\d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d[\d.,]*\d|\d/g;

const multiplierPattern = new RegExp(
  `^ ?(${Object.keys(multipliers)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace('.', '\\.'))
    .join('|')})(?![a-zа-яёіїєґạ-ỹáàâčěšžřůúýďťňł])`,
  'u',
);

function numbersIn(text: string): readonly NumberInText[] {
  return [...text.matchAll(numberPattern)].map((match): NumberInText => {
    const [digits] = match;
    const end = match.index + digits.length;
    const many = multiplierPattern.exec(text.slice(end, end + 8));
    return {
      from: match.index,
      to: end + (many?.[0].length ?? 0),
      digits,
      times: multipliers[many?.[1] ?? ''] ?? 1,
    };
  });
}

/** The numbers of a text that are prices: those next to a currency, and those that a list or a range ties to one. */
function pricesIn(text: string, marks: readonly CurrencyMark[], recordCurrency: string | null): readonly Price[] {
  const numbers = numbersIn(text);
  const markOf = new Map<NumberInText, CurrencyMark>();
  const isNext = (from: number, to: number) => /^[ .,:+]{0,2}[-–—]{0,2} ?$/u.test(text.slice(from, to));
  for (const mark of marks) {
    const before = numbers.findLast(({ to }) => to <= mark.from && isNext(to, mark.from));
    const after = numbers.find(({ from }) => from >= mark.to && /^[ .:]{0,2}$/u.test(text.slice(mark.to, from)));
    // `Ages 13+ - $62`: right behind the mark, and not only near it. In `12 €8 €`, each mark is behind its own amount.
    const hasOwn = marks.some(({ from }) => after !== undefined && from >= after.to && from <= after.to + 1);
    const isApart = before !== undefined && before.to < mark.from && after?.from === mark.to && !hasOwn;
    const own = before !== undefined && !markOf.has(before) && !isApart ? before : after;
    if (own !== undefined && !markOf.has(own)) markOf.set(own, mark);
  }
  const isMarked = markOf.size > 0;
  if (!isMarked && text.split(' ').length > maxWords) return [];
  const usual = numbers.filter((one) => !isOther(text, one, markOf.get(one), marks));
  const taken = isMarked ? tied(text, usual, markOf, marks) : usual;
  const priced = taken.flatMap((one): readonly Price[] => {
    const mark = markOf.get(one);
    const currency = mark?.currency ?? null;
    const value = decode(one.digits, currency ?? onlyCurrency(marks) ?? recordCurrency);
    if (value === null) return [];
    const [from, to] = [Math.min(one.from, mark?.from ?? one.from), Math.max(one.to, mark?.to ?? one.to)];
    return [{ value: round(value * one.times), currency, from, to }];
  });
  // Amounts of two currencies can't be compared: the first one counts.
  const first = priced.find(({ currency }) => currency !== null)?.currency ?? null;
  const same = priced.filter(({ currency }) => currency === null || currency === first);
  const own = same.filter(({ from }) => !surcharge.test(romanize(text.slice(Math.max(0, from - 24), from))));
  return (own.length > 0 ? own : same).filter((price) => !donation.test(romanize(partAround(text, price))));
}

/** What is said of a price: up to the next comma, bracket or dash. */
function partAround(text: string, { from, to }: Price): string {
  const before = text.slice(0, from).split(partEnd).at(-1) ?? '';
  return `${before} ${text.slice(to).split(partEnd)[0] ?? ''}`;
}

const partEnd = /[;/|·()]|,\s|\s[-–—]\s/u;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The numbers with a currency, and those next to one of these in a list or a range. */
function tied(
  text: string,
  numbers: readonly NumberInText[],
  markOf: ReadonlyMap<NumberInText, CurrencyMark>,
  marks: readonly CurrencyMark[],
): readonly NumberInText[] {
  const taken = new Set(numbers.filter((one) => markOf.has(one)));
  const between = (one: NumberInText, next: NumberInText): string =>
    // `20.–/15.–`
    withoutMarks(text, one.to, next.from, marks)
      .replace(/^[.,][-–—]{1,2}(?=\s*[/|,])/u, '')
      .trim();
  const ties = (one: NumberInText, next: NumberInText): boolean => {
    const link = between(one, next);
    if (connector.test(link) || labelled.test(link) || areOpposed(link, text.slice(next.to))) return true;
    const isLast = /^\s*(?:$|[,;/|·)])/u.test(text.slice(next.to));
    if (isLast && !markOf.has(next) && listed.test(link) && !limits.test(romanize(link))) return true;
    return link === '(' && /^ ?\)/.test(text.slice(next.to));
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const [n, one] of numbers.entries()) {
      const [last, next] = [numbers[n - 1], numbers[n + 1]];
      if (taken.has(one)) continue;
      // `Ages 3-12 - $40`, and no steps of a price, `10-15 - 20 €`
      const isAges = /\p{L}\W{0,2}$/u.test(text.slice(0, last?.from)) || markOf.get(next ?? one)?.to === next?.from;
      const isRange = last !== undefined && isAges && /^[-–]\d+ [-–—] /u.test(text.slice(last.to));
      const isTied =
        (last && taken.has(last) && ties(last, one)) || (!isRange && next && taken.has(next) && ties(one, next));
      if (isTied) taken.add(one);
      changed ||= Boolean(isTied);
    }
  }
  return numbers.filter((one) => taken.has(one));
}

const connector =
  /^(?:[-–—~〜～/|,;:&+]|\.{2,3}|to|bis|till|til|à|a|au|and|und|or|oder|et|ou|y|o|e|en|of|och|eller|og|ja|tai|i|lub|do|až|až do|nebo|vagy|și|sau|до|і|и|или|або|έως|ή|ve|veya|dan|sampai|hingga|đến|và|إلى|و|עד|或|至|到|から|および|または|및|또는)$/u;
/** `12 / AK 15`. */
const labelled = /^[/|] ?[\p{L}.]{1,20}(?: [\p{L}.]{1,20})?:?$/u;

/** `200 members / 280 non-members`: the same people, and those who are none of them. */
function areOpposed(link: string, rest: string): boolean {
  const [, one = ''] = /^([\p{L} -]{4,30}?) ?[/|,;]$/u.exec(link) ?? [];
  const [, other = ''] = /^ ?([\p{L} -]{4,30}?)\s*(?:$|[,;/|.·)])/u.exec(rest) ?? [];
  if (one === '' || other === '') return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.endsWith(short) && denial.test(romanize(long.slice(0, -short.length)));
}

/** `10 €, reduced 7`. */
const listed = /^, ?[\p{L}.]{2,20}(?: [\p{L}.]{2,20})?:?$/u;

function withoutMarks(text: string, from: number, to: number, marks: readonly CurrencyMark[]): string {
  let kept = '';
  let at = from;
  for (const mark of marks) {
    if (mark.from < at || mark.to > to) continue;
    kept += text.slice(at, mark.from);
    at = mark.to;
  }
  return kept + text.slice(at, to);
}

/** Whether a number is an age, a time, a date, a share, a count or a part of a word. */
function isOther(
  text: string,
  { from, to, digits }: NumberInText,
  mark: CurrencyMark | undefined,
  marks: readonly CurrencyMark[],
): boolean {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (/^ ?%/.test(after)) return true;
  if (mark !== undefined) return false;
  if (/\d:$/.test(before) || /^:\d/.test(after) || /[\p{L}_#№]$/u.test(before) || /^[_+](?!\S)/u.test(after))
    return true;
  if (unit.test(romanize(after.slice(0, 24)))) return true;
  // A year: `Season 2026`.
  return marks.length === 0 && /^(?:19|20)\d\d$/.test(digits) && /\p{L}/u.test(text);
}

/** The value of digits with separators; null: they are a date or another number. */
function decode(digits: string, currency: string | null): number | null {
  const text = digits.replace(/[ '’]/g, '');
  const found = [...text.matchAll(/[.,]/g)];
  const last = found.at(-1);
  if (last === undefined) return text.length > 12 ? null : Number(text);
  const [head, tail] = [text.slice(0, last.index), text.slice(last.index + 1)];
  const kinds = new Set(found.map(([separator]) => separator));
  const isGrouped = (part: string) => /^\d{1,3}(?:[.,]\d{3})*$/.test(part) || /^\d+$/.test(part);
  if (kinds.size === 2) {
    const other = head.replace(/\d/g, '');
    if (other.includes(last[0]) || !isGrouped(head)) return null;
    return Number(`${head.replace(/[.,]/g, '')}.${tail}`);
  }
  if (found.length > 1) return /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? Number(text.replace(/[.,]/g, '')) : null;
  const isDecimal = tail.length !== 3 || /^0+$/.test(head) || head.length > 3 || decimalsOf(currency) === 3;
  return isDecimal ? Number(`${head}.${tail}`) : Number(head + tail);
}

/** Which end of the price is not said: `from 10`, `up to 25`. */
function openEnd(text: string, { from, to }: Price): 'above' | 'below' | 'none' {
  const before = romanize(text.slice(Math.max(0, from - 30), from));
  const after = romanize(text.slice(to, to + 24));
  if (
    /^\+(?! ?[\p{L}\d])/u.test(text.slice(to)) ||
    text.slice(from, to).includes('+') ||
    fromBefore.test(before) ||
    (fromAfter.test(after) && !perHead.test(after))
  )
    return 'above';
  return upToBefore.test(before) || upToAfter.test(after) ? 'below' : 'none';
}

/** `50 zł od osoby`: each of whom it says pays so much. */
const perHead = /^\s*od \p{L}/u;

/** Whether the text says that the event is free, or beside prices that it is for some. */
function freePart(text: string, prices: readonly Price[]): boolean {
  const parts = romanize(text)
    .split(/[,;|·•\n()[\]!?/–—]|\s-\s|\.(?:\s|$)|:\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (prices.length > 0)
    return parts.some((part) => whollyFree.test(part) || (!/\d+[.,]\d|[€$£]/.test(part) && isFreeFor(part)));
  const isSaid = parts.some(
    (part) =>
      lone.test(part.replace(freeForEverybody, '').trim()) ||
      (free.test(part) && !denied.test(part) && !isFreeFor(part)),
  );
  return isSaid && !parts.some((part) => isFreeFor(part));
}

/** `Free for members`, `Kinder frei`: not for everybody. */
function isFreeFor(part: string): boolean {
  const isSaid = (free.test(part) || loneAtEdge.test(part)) && !denied.test(part);
  if (!isSaid) return false;
  if (group.test(part)) return true;
  const rest = part.replace(freeForEverybody, ' ');
  return freeForSome.test(rest);
}

/** Words as `romanize` writes them. */
const anyOf = (words: string | readonly string[]): string =>
  anyWord((typeof words === 'string' ? words.split('|') : words).map((word) => romanize(word.trim())));

const freeWords = wordsOf('values', 'free');
const loneFreeWords = wordsOf('values', 'freeAlone');

const pattern = (build: string): RegExp => new RegExp(build, 'u');
const anyFree = `(?:${anyOf(freeWords)}|${anyOf(loneFreeWords)})`;
const free = pattern(anyOf(freeWords));
const lone = pattern(`^(?:${anyOf(loneFreeWords)}|0)$`);
const whollyFree = pattern(`^${anyFree}$`);
const loneAtEdge = pattern(`^${anyFree}|${anyFree}$`);
const denied = pattern(`${anyOf(notWords)} (?:\\p{L}+ )?${anyFree}`);
const denial = pattern(`^${anyOf(notWords)}[ -]?$`);
const group = pattern(anyOf(groupWords));
const freeForSome = pattern(`${anyFree}.{0,12} ${anyOf(forWords)} |${anyOf(forWords)} .*${anyFree}$`);
const freeForEverybody = pattern(`${anyOf(forWords)} (?:\\p{L}+ )?${anyOf(everybodyWords)}`);
const fromBefore = pattern(`${anyOf(fromWords)}[ :]*(?:\\p{L}{1,8} )?$`);
const fromAfter = pattern(`^ ?(?:\\p{L}{1,6} )?${anyOf(fromEndings)}`);
const upToBefore = pattern(`${anyOf(upToWords)}[ :]*(?:\\p{L}{1,8} )?$`);
const upToAfter = pattern(`^ ?${anyOf(upToEndings)}`);
const unit = pattern(`^[ -]?${anyOf(unitWords)}`);
const donation = pattern(anyOf(donationWords));
/** A number after one of these is a limit: `children under 12`. */
const limits = pattern(`${anyOf(`${forWords}|${fromWords}|${upToWords}`)}:?$`);
const surcharge = pattern(`(?:${anyOf(surchargeWords)})[ :(]*$`);
