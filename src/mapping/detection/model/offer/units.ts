import { scalarText } from '../../../json.ts';
import { readCurrency } from '../../../values/offer/currencies.ts';
import { type Column, isUnder, parentOf, says, share } from '../../profile/column.ts';
import { isWhole, sampled, unitInKey, unitInWords } from './price-amounts.ts';

// The currency of amounts that no column holds, and whether they are in its smallest unit.

export interface Unit {
  readonly currency: string | null;
  readonly isMinor: boolean;
}

/**
 * The unit of an amount that its key or the words beside it name, or that descriptions do. What is costly is read once, and only when an
 * amount is asked for that needs it.
 */
export function unitsOf(
  columns: readonly Column[],
  texts: readonly Column[],
  timeZone: string | null,
): (amount: Column) => Unit {
  const minorOf = minorsOf(columns, texts, timeZone);
  const units = new Map<Column, Unit>();
  return (amount) => {
    const known = units.get(amount);
    if (known !== undefined) return known;
    // Either names the currency of the number as it is.
    const named = unitInKey(amount, timeZone) ?? unitInWords(amount, texts, timeZone);
    const minor = named === null ? minorOf(amount) : null;
    const unit = { currency: named ?? minor, isMinor: minor !== null };
    units.set(amount, unit);
    return unit;
  };
}

/**
 * The currency in which texts name a hundredth of the prices in an amount's object, `Ticket: 250 kr` beside 25000: these are in its
 * smallest unit. Null: texts name a price as it is, most of those that name any amount name no hundredth, or they name several
 * currencies.
 */
function minorsOf(
  columns: readonly Column[],
  priced: readonly Column[],
  timeZone: string | null,
): (amount: Column) => string | null {
  let told: ReadonlyMap<number, readonly string[]> | null = null;
  const read = new Map<number, NamedAmounts>();
  const namedIn = (record: number): NamedAmounts => {
    told ??= textsByRecord(columns, priced);
    const named = read.get(record) ?? amountsIn(told.get(record) ?? [], timeZone);
    read.set(record, named);
    return named;
  };
  // The prices of one object are in one unit.
  const found = new Map<string, string | null>();
  return (amount) => {
    if (!isWholePrice(amount)) return null;
    const parent = parentOf(amount);
    if (!found.has(parent)) {
      const prices = columns.filter((one) => parentOf(one) === parent && isWholePrice(one));
      found.set(parent, minorOf(prices, namedIn));
    }
    return found.get(parent) ?? null;
  };
}

const isWholePrice = (column: Column): boolean => says(column, 'price') && isWhole(column);

function minorOf(prices: readonly Column[], namedIn: (record: number) => NamedAmounts): string | null {
  const costing = prices.flatMap(sampled).filter(({ value }) => Number(value) > 0);
  const different = new Set<number>();
  const units = new Set<string>();
  let [telling, agreeing] = [0, 0];
  for (const [record, cells] of Map.groupBy(costing, (cell) => cell.record)) {
    const { all, priced } = namedIn(record);
    const own = cells.map(({ value }) => Number(value));
    if (own.some((price) => all.has(price))) return null;
    if (priced.size === 0) continue;
    const hundredths = own.filter((price) => priced.has(price / 100));
    for (const price of hundredths) {
      different.add(price);
      units.add(priced.get(price / 100) as string);
    }
    telling++;
    if (hundredths.length > 0) agreeing++;
  }
  // One price may be something else by chance.
  return different.size > 1 && units.size === 1 && agreeing * 2 > telling ? ([...units][0] as string) : null;
}

/** The texts of each record that are long enough to describe it, or that name a price by themselves or beside an amount, `$12.00`, `Reduced (8 €)`. */
function textsByRecord(columns: readonly Column[], priced: readonly Column[]): ReadonlyMap<number, readonly string[]> {
  const described = columns.filter(
    (one) => one.kind === 'scalar' && one.length > 20 && share(one, 'text', 'html') > 0.5,
  );
  const homes = new Set(
    columns
      .filter(isWholePrice)
      .filter(({ depth }) => depth > 0)
      .map(parentOf),
  );
  const isOfPrice = (one: Column) => isUnder(one, 'price') || says(one, 'price') || homes.has(parentOf(one));
  const texts = new Set([...described, ...priced.filter(isOfPrice)]);
  const told = new Map<number, string[]>();
  for (const { record, value } of [...texts].flatMap(({ cells }) => cells)) {
    const own = told.get(record);
    if (own === undefined) told.set(record, [scalarText(value)]);
    else own.push(scalarText(value));
  }
  return told;
}

interface NamedAmounts {
  /** Every number, whatever it counts. */
  readonly all: ReadonlySet<number>;
  /** The numbers that a currency stands right before or behind, with it. */
  readonly priced: ReadonlyMap<number, string>;
}

function amountsIn(texts: readonly string[], timeZone: string | null): NamedAmounts {
  const all = new Set<number>();
  const priced = new Map<number, string>();
  for (const text of texts) {
    const said = text.slice(0, maxText).replace(/&(?:nbsp|thinsp|#160|#8239);/g, ' ');
    for (const { 0: number, 1: whole = '', 3: decimals = '', index } of said.matchAll(numbers)) {
      const amount = Number(`${whole.replace(/\D/g, '')}.${decimals}`);
      all.add(amount);
      // `In hall 12 250 guests`: two numbers may look like one.
      if (/\s/.test(whole)) for (const part of whole.split(/\s/)) all.add(Number(part));
      const currency = currencyBeside(said, index, index + number.length, timeZone);
      if (currency !== null) priced.set(amount, currency);
    }
  }
  return { all, priced };
}

/** `1000`, `1 000`, `1.000,50`, `1,00,000`, `250,-`: the whole amount, and its decimals. */
const numbers =
  /(\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d{1,3}([ .,'’\u00a0\u2009\u202f])\d{3}(?:\2\d{3})*(?!\d)|\d+)(?:[.,](?:(\d{1,2})(?!\d)|[-–—]{1,2}))?/gu;

/** The currency right behind or before a number in a text: `kr 250`, `12,50 €`. Null: none, or the number is a part of another. */
function currencyBeside(text: string, from: number, to: number, timeZone: string | null): string | null {
  const [start, rest] = [text.slice(Math.max(0, from - 6), from), text.slice(to, to + 10)];
  if (/[\d.,]$/.test(start) || /^[.,]?\d/.test(rest)) return null;
  const [, behind = ''] = /^\s?([^\s\d<).,:;/]{1,8})/u.exec(rest) ?? [];
  const [, before = ''] = /(?<!\p{L})([^\s\d>(.,:;]{1,4})\s?$/u.exec(start) ?? [];
  return [behind, before].map((word) => readCurrency(word, timeZone)).find((code) => code !== null) ?? null;
}
const maxText = 4000;
