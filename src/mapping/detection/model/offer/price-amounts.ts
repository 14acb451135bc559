import { scalarText } from '../../../json.ts';
import { nameOfStep } from '../../../structure/labelled.ts';
import { readCurrency } from '../../../values/offer/currencies.ts';
import { isMinorWord, priceRole, readFree, readPrice } from '../../../values/offer/price.ts';
import { type Column, parentOf, says, share } from '../../profile/column.ts';

// The amounts in a column, and the currency that they are in.

/** So many values of a column, and records, tell what the rest is like. */
export const maxSampled = 40;

export const sampled = ({ cells }: Column) => cells.slice(0, maxSampled);
export const shareOf = (column: Column, test: (value: unknown) => boolean): number => {
  const cells = sampled(column);
  return cells.length === 0 ? 0 : cells.filter(({ value }) => test(value)).length / cells.length;
};

/** `20,00`, `1.250,50`, `1.500`: as most of the continent writes amounts. */
export const isDecimal = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(?:\d{1,3}(?:[ .\u00a0]?\d{3})*,\d{1,2}|[1-9]\d{0,2}(?:[ .\u00a0]\d{3})+)$/.test(value.trim());
export const amountOf = (value: unknown): number =>
  isDecimal(value)
    ? Number(
        String(value)
          .replace(/[^\d,]/g, '')
          .replace(',', '.'),
      )
    : Number(value);

/** Codes of currencies. A word may look like one: `ages: 'all'` is no lek. */
export const isCurrencies = (column: Column): boolean =>
  column.length <= 12 &&
  share(column, 'code', 'text') > 0.5 &&
  shareOf(column, isOfPrice(column) ? isCurrency : isCurrencyAndNoWord) > 0.8;
const isCurrency = (value: unknown): boolean => readCurrency(value) !== null;
const isCurrencyAndNoWord = (value: unknown): boolean => isCurrency(value) && !words.has(`${value}`);
const words: ReadonlySet<string> = new Set(['all', 'bam', 'cop', 'cup', 'gel', 'mop', 'pen', 'sos', 'top', 'try']);
export const isOfPrice = ({ key, topics }: Column): boolean => key.concepts.has('price') || topics.has('price');

/** The amount that a number or a text names: `R$ 32,00`, `2,500`. */
export function sizeOf(value: unknown): number {
  const amount = amountOf(value);
  return Number.isNaN(amount) ? (readPrice(value, 'en')?.to ?? Number.NaN) : amount;
}

/** Which of two amounts is the larger in every record that has both; 0: it depends, or they are the same. */
export function orderOf(one: Column, other: Column): number {
  const amounts = new Map(one.cells.map(({ record, value }) => [record, sizeOf(value)]));
  const signs = new Set(
    other.cells.flatMap(({ record, value }) =>
      amounts.has(record) ? [Math.sign(sizeOf(value) - (amounts.get(record) as number))] : [],
    ),
  );
  signs.delete(0);
  signs.delete(Number.NaN);
  return signs.size === 1 ? ([...signs][0] as number) : 0;
}

/** Amounts that may be in the smallest unit of a currency. */
export const isWhole = (column: Column): boolean =>
  shareOf(column, (value) => Number.isInteger(Number(value)) && (Number(value) === 0 || Number(value) >= 100)) === 1 &&
  shareOf(column, (value) => Number(value) > 0) > 0;

/** A price that is 0 in every event, beside one that is not, is not asked of anyone. */
export const isNothing = ({ cells }: Column): boolean =>
  cells.length > 2 && cells.every(({ value }) => scalarText(value) !== '' && amountOf(value) === 0);

/** `quota` is a fee in one language and a number of places in another: it is the places where it bounds those who come. */
export const isFilled = (column: Column, others: readonly Column[]): boolean =>
  says(column, 'price') &&
  says(column, 'capacity') &&
  others.some((booked) => {
    if (parentOf(booked) !== parentOf(column) || !says(booked, 'booked') || says(booked, 'remaining')) return false;
    const most = new Map(column.cells.map(({ record, value }) => [record, amountOf(value)]));
    const both = booked.cells.filter(({ record }) => most.has(record));
    return both.length > 1 && both.every(({ record, value }) => amountOf(value) <= (most.get(record) as number));
  });

/** `tournament/high-tide-14/event/0`: the numbers in an address are no amounts. */
export const isPath = (column: Column): boolean =>
  shareOf(column, (value) => /^\/?[\w.~-]+(?:\/[\w.~-]+){2,}\/?$/.test(scalarText(value))) > 0.5;

/** The currency that a key names, `tarif_euros` or `Entry (€)`, or that is called so in the time zone: `pris_kr`. */
export function unitInKey({ key, topics, steps }: Column, timeZone: string | null): string | null {
  const isAlone = key.words.length === 1 && !topics.has('price');
  // One sign is a word of its own in some scripts: `参加料（円）`.
  const isLong = (word: string) => word.length > (isAlone ? 3 : 1) || (!isAlone && /^\p{Lo}$/u.test(word));
  const words = key.words.filter((word) => isLong(word) && !otherWords.has(word));
  // Programs write `$` into their own keys.
  const signs = steps.flatMap((step) => [
    ...(nameOfStep(step).match(/[^\P{Sc}$]|(?<=[\s(])\$(?=\)|$)/u) ?? []),
    // `Costo (S/)`: letters that say so only with their stroke.
    ...(nameOfStep(step)
      .toLowerCase()
      .match(/(?<=[\s(])\p{L}{1,2}[/$]\.?(?=\)|$)|(?<=\()\p{L}\.?(?=\)$)/u) ?? []),
  ]);
  // As it is written: in Latin letters, a word may have several forms.
  const written = steps
    .flatMap((step) =>
      nameOfStep(step)
        .toLowerCase()
        .split(/[^\p{L}\p{M}]+/u),
    )
    .filter((word) => isLong(word) && /^\P{Script=Latin}+$/u.test(word));
  return (
    [...words, ...written, ...signs].map((word) => readCurrency(word, timeZone)).find((code) => code !== null) ?? null
  );
}
const otherWords = new Set(['all', 'cup', 'top', 'try']);

/** The currency in which a text beside an amount names it: `会員 8,000円／非会員 15,000円` beside 8000 and 15000. Null: none, or several. */
export function unitInWords(amount: Column, texts: readonly Column[], timeZone: string | null): string | null {
  if (share(amount, 'number') <= 0.5) return null;
  const amounts = new Map(amount.cells.map(({ record, value }) => [record, amountOf(value)]));
  const beside = texts.filter((text) => parentOf(text) === parentOf(amount));
  const named = beside.map((text) =>
    sampled(text).flatMap(({ record, value }) => {
      const own = amounts.get(record) ?? 0;
      const price = own > 0 ? readPrice(value, 'en', { timeZone }) : null;
      return price === null ? [] : [price.from === own || price.to === own ? price.currency : null];
    }),
  );
  const found = new Set(named.find((all) => all.length > 0 && all[0] !== null));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** `fee_cents`; the words for kopecks and groszy have many endings. */
export const isNamedMinor = ({ key }: Column): boolean =>
  key.words.some((word) => isMinorWord(word) || /^(?:kop|grosz)\p{L}*$/u.test(word));

/** What a key would be to the reader of prices: a part of one, never one, or unknown. */
export const roleOfKey = ({ key }: Column): string => {
  const role = priceRole(key.words.join('_'));
  return role === undefined ? 'unknown' : (role ?? 'never');
};

/** An amount that stands alone in a record is both ends of the price, unless its key says that it is one of them. */
export function standsFor(spare: Column, own: Column): boolean {
  const having = new Set(own.cells.map(({ record }) => record));
  return !['low', 'high'].includes(roleOfKey(spare)) && spare.cells.some(({ record }) => !having.has(record));
}

/** `fee_adult`, `fee_student`, `fee_child`: what some people pay. The lowest is none of two that are taken out of them. */
export function areForSome(columns: readonly Column[]): boolean {
  const roles = new Set(columns.map(roleOfKey));
  return (
    columns.every((column) => says(column, 'price')) &&
    roles.size === 1 &&
    [...roles].every((role) => forSome.has(role))
  );
}
const forSome: ReadonlySet<string> = new Set(['unknown', 'price', 'fee', 'list']);

/** Each text is no more than the amount. */
export const isBareAmount = (column: Column): boolean =>
  shareOf(column, (value) => sizeOf(value) > 0 || readFree(value) === true) === 1;
