import type { Concept } from '../../../../vocabulary/language-words.ts';
import { scalarText } from '../../../json.ts';
import type { Rule } from '../../../mapping-settings.ts';
import { compileRule } from '../../../rules/rule.ts';
import { everyOf, expressionOf, pathOf } from '../../../structure/compose-expression.ts';
import { everyStep, firstStep } from '../../../structure/labelled.ts';
import { readFlag } from '../../../values/flag.ts';
import { isCountWord, readFree, readPrice } from '../../../values/offer/price.ts';
import { isPlaceWord } from '../../../values/offer/sold-out.ts';
import { type Column, isOf, parentOf, pathKey, says, share } from '../../profile/column.ts';
import { type Features, featuresOf, type Profile } from '../features.ts';
import {
  amountOf,
  areForSome,
  isBareAmount,
  isCurrencies,
  isDecimal,
  isFilled,
  isNamedMinor,
  isNothing,
  isOfPrice,
  isPath,
  isWhole,
  maxSampled,
  orderOf,
  roleOfKey,
  sampled,
  shareOf,
  sizeOf,
  standsFor,
} from './price-amounts.ts';
import { unitsOf } from './units.ts';

/** A price as one candidate: an amount, what stands beside it, and the rule that reads them together. */
export interface PriceCandidate {
  readonly column: Column;
  readonly rule: Rule;
  readonly features: Features;
}

/** So many amounts are weighed as one price with the others beside them. */
const maxPartners = 4;

/** `complimentaryAllowed`: some tickets may be free, and the event is not. */
const permitting = /^(?:allow(?:ed|s)?|enabled|permitted|possible|supported|available)$/;

/** Every amount and text that reads as a price, alone and with its currency, its flag for free, and other amounts. */
export function pricesOf(profile: Profile): readonly PriceCandidate[] {
  const { columns, records } = profile.table;
  const scalars = columns.filter((column) => column.kind === 'scalar' && column.cells.length > 0);
  const currencies = scalars.filter(isCurrencies);
  const flags = scalars.filter(isFlags);
  const amounts = scalars.filter(
    (column) => isAmounts(column) && !currencies.includes(column) && !isFilled(column, scalars),
  );
  const texts = scalars.filter((column) => !amounts.includes(column) && isPriced(column, profile.timeZone));
  const sample = records.slice(0, maxSampled);
  const named = flags.filter((flag) => saysFree(flag) && !flag.key.words.some((word) => permitting.test(word)));
  const candidates: PriceCandidate[] = [];
  const unitOf = unitsOf(columns, texts, profile.timeZone);
  const add = (given: Omit<Parts, 'unit'>) => {
    const [amount] = given.amounts as readonly [Column];
    const parts: Parts = { ...given, unit: given.currency === null ? unitOf(amount).currency : null };
    const rule = ruleOf(parts);
    const features = new Map([
      ...featuresOf(profile, parts.amounts[0] as Column, 'price'),
      ...featuresOfParts(profile, parts),
    ]);
    for (const [name, value] of outcomesOf(rule, sample, parts)) features.set(name, value);
    candidates.push({ column: together(parts, records.length), rule, features });
  };
  for (const amount of amounts) {
    const currency = nearest(amount, currencies) ?? inThing(amount, currencies, amounts) ?? ofRecord(currencies);
    const near = flags.filter((flag) => parentOf(flag) === parentOf(amount) && !named.includes(flag));
    const beside = near.filter((flag) => !isTop(flag));
    const kinds = near.filter((flag) => !isTop(flag) || flag.key.concepts.has('price'));
    const free =
      nearest(amount, named) ??
      beside.find((flag) => agrees(flag, amount, true)) ??
      kinds.find((kind) => namesFree(kind, amount)) ??
      null;
    const paid = free === null ? (beside.find((flag) => agrees(flag, amount, false)) ?? null) : null;
    const partners = amounts.filter((other) => isPartner(amount, other) && !isNothing(other)).slice(0, maxPartners);
    if ((isNothing(amount) && partners.length > 0) || isFeeOf(amount, amounts)) continue;
    const later = partners.filter(({ order }) => order > amount.order);
    const isFirst = later.length === partners.length;
    const fares = partners.length > 0 && [amount, ...partners].every(isFare);
    const several = partners.length > 1 && (fares || areForSome([amount, ...partners]));
    const groups = [
      ...(fares || several ? [] : [[amount]]),
      ...(several ? [] : later.map((other) => [amount, other])),
      ...(partners.length > 1 && isFirst ? [[amount, ...partners]] : []),
    ];
    const object = fares && partners.length > 1 && isOnlyFares(amount, columns);
    for (const group of groups) {
      const whole = { amounts: group, currency, free, paid, minor: false, object };
      const mayBeMinor = group.every(isWhole);
      if (mayBeMinor) add({ ...whole, minor: true });
      if (mayBeMinor && group.some((one) => isNamedMinor(one) || unitOf(one).isMinor)) continue;
      add(whole);
      if (free !== null || paid !== null) add({ ...whole, free: null, paid: null });
    }
  }
  for (const text of texts) {
    const free = nearest(text, named);
    const partners = texts.filter((other) => isPartner(text, other)).slice(0, maxPartners);
    const later = partners.filter(({ order }) => order > text.order);
    const fares = partners.length > 1 && areForSome([text, ...partners]) && [text, ...partners].every(isBareAmount);
    const whole = fares && later.length === partners.length ? [[text, ...partners]] : [];
    for (const group of [[text], ...(fares ? whole : later.map((other) => [text, other]))])
      add({ amounts: group, currency: nearest(text, currencies), free: null, paid: null, minor: false });
    if (free !== null && free !== text) add({ amounts: [text], currency: null, free, paid: null, minor: false });
  }
  for (const flag of named) add({ amounts: [flag], currency: null, free: flag, paid: null, minor: false });
  for (const column of columns)
    if (column.kind !== 'scalar' && isOfPrice(column))
      add({ amounts: [column], currency: currencyAround(column, currencies), free: null, paid: null, minor: false });
  return candidates;
}

/** The currency that stands around an object of amounts, `price: { min, max }` beside `currency`; null: in it is one, or there is none. */
function currencyAround({ kind, steps }: Column, currencies: readonly Column[]): Column | null {
  if (kind !== 'object' || steps.includes(everyStep)) return null;
  const isInside = (one: Column) => pathKey(one.steps.slice(0, steps.length)) === pathKey(steps);
  const around = currencies.filter((one) => pathKey(one.steps.slice(0, -1)) === pathKey(steps.slice(0, -1)));
  return currencies.some(isInside) ? null : (around[0] ?? null);
}

/** What a price is made of. A flag alone is its own amount. */
interface Parts {
  readonly amounts: readonly Column[];
  readonly currency: Column | null;
  /** The currency that no column holds, but their keys or the words beside them name. */
  readonly unit: string | null;
  readonly free: Column | null;
  readonly paid: Column | null;
  /** The amounts are in the currency's smallest unit. */
  readonly minor: boolean;
  /** The amounts are read as all that their object holds: others may have other keys. */
  readonly object?: boolean;
}

const isFlags = (column: Column): boolean =>
  column.length <= 14 &&
  shareOf(column, (value) => readFlag(value) !== null || readPrice(value, 'en')?.free === true) > 0.3;
const isWhen = (column: Column): boolean =>
  share(column, 'url', 'opaque', 'instant', 'day', 'dateTime', 'epoch', 'email', 'boolean', 'duration') > 0.5;
/** Numbers that are never amounts: ids of anything, degrees, codes of the post. */
const isOfElse = (column: Column): boolean =>
  column.key.words.at(-1) === 'id' ||
  says(column, ...otherNumbers) ||
  // `price: { adults, children }`, `fee_child`
  (says(column, 'related') && !isOf(column, 'price') && !says(column, 'price'));
const otherNumbers: readonly Concept[] = ['id', 'latitude', 'longitude', 'zip', 'phone'];
const isAmounts = (column: Column): boolean =>
  !isWhen(column) &&
  (share(column, 'number') > 0.5 || shareOf(column, isDecimal) > 0.5) &&
  !isOfElse(column) &&
  !column.key.words.some(isCountWord) &&
  (column.key.concepts.has('price') || (!isPlaces(column) && shareOf(column, (value) => amountOf(value) > 1) > 0));
/** How many may come, or what is never a price, is none where no key says so. */
const isPlaces = (column: Column): boolean =>
  says(column, 'capacity', 'remaining', 'booked') ||
  isPlaceWord(column.key.words) ||
  (roleOfKey(column) === 'never' && !column.topics.has('price'));

const isPriced = (column: Column, timeZone: string | null): boolean =>
  !isWhen(column) &&
  !(isOfElse(column) || isPath(column)) &&
  share(column, 'time', 'number') < 0.5 &&
  column.length < 300 &&
  shareOf(column, (value) => hasAmount(value, says(column, 'price') ? timeZone : null)) > 0.3;

/** Only under a key for a price, a letter is money: `R2` is a room as well. */
const hasAmount = (value: unknown, timeZone: string | null): boolean => {
  const { from, to } = readPrice(value, 'en', { timeZone }) ?? { from: null, to: null };
  return (from ?? to) !== null;
};

const isTop = ({ depth, steps }: Column): boolean => depth === 0 && !steps.includes(everyStep);
/** The last step that leads to the elements of a list. */
const listAt = (steps: readonly string[]): number =>
  steps.findLastIndex((step) => step === everyStep || step === firstStep);

/** `free: true`, `free: { code: 1, label: 'yes' }`. */
const saysFree = (flag: Column): boolean =>
  (says(flag, 'free') && !says(flag, 'online', 'place', 'city', 'attachment', 'contact')) || isFreeLabel(flag);
const isFreeLabel = ({ key, parent }: Column): boolean =>
  parent?.concepts.has('free') === true && (key.concepts.has('title') || key.concepts.has('name'));

/** The column that is said for this one: in its object, or in one around it; none that stands in another list. */
function nearest(column: Column, others: readonly Column[]): Column | null {
  for (let length = column.steps.length - 1; length >= 0; length--) {
    const around = pathKey(column.steps.slice(0, length));
    const own = others.find((one) => one !== column && homeOf(one) === around);
    if (own !== undefined) return own;
  }
  return null;
}

/**
 * What stands in a thing beside the amount: `currency: { code: 'EUR' }`, `currency_id: [1, 'EUR']`. In `ticket: { amount, currency }` it is
 * that of the amount there.
 */
const inThing = (amount: Column, others: readonly Column[], amounts: readonly Column[]): Column | null =>
  others.find(
    (one) =>
      one.steps.length > 1 &&
      one.steps.at(-2) !== '*' &&
      pathKey(one.steps.slice(0, -2)) === parentOf(amount) &&
      !amounts.some((other) => parentOf(other) === parentOf(one) && ofAmounts.has(roleOfKey(other))),
  ) ?? null;

const ofAmounts: ReadonlySet<string> = new Set(['price', 'amount', 'low', 'high']);

/** The object that the column stands in, the thing that it is the label of, or where its list of one stands, `currency: ['EUR']`. */
const homeOf = (column: Column): string =>
  isFreeLabel(column) || column.steps.at(-1) === firstStep ? pathKey(column.steps.slice(0, -2)) : parentOf(column);

/** The one of the whole record, whatever objects put its keys together; null: there is none, or several. */
function ofRecord(columns: readonly Column[]): Column | null {
  const whole = columns.filter(({ depth, steps }) => depth === 0 && listAt(steps) < 0);
  return whole.length === 1 ? (whole[0] as Column) : null;
}

/** `{ price: 38, fee: 3.5 }` is not the price, and by `{ net: 12, fee: 0 }`, to which nothing is added, the event is not free. */
const isFeeOf = (fee: Column, amounts: readonly Column[]): boolean =>
  roleOfKey(fee) === 'fee' &&
  fee.depth > 0 &&
  amounts.some(
    (other) =>
      other !== fee &&
      parentOf(other) === parentOf(fee) &&
      !isNothing(other) &&
      (isNothing(fee) || (other.key.words.length === 1 && roleOfKey(other) === 'price')),
  );

/** Two amounts of one price: in one object that is not the whole record, or under keys that share a word or both say price. */
function isPartner(one: Column, other: Column): boolean {
  if (one === other || one.steps.length !== other.steps.length || isNamedMinor(one) !== isNamedMinor(other))
    return false;
  const differing = one.steps.flatMap((step, n) => (step === other.steps[n] ? [] : [n]));
  const [at] = differing;
  if (at === undefined || differing.length > 1 || one.steps[at] === everyStep || one.steps.at(-1) === everyStep)
    return false;
  const [isNamed, isOtherNamed] = [one.key.concepts.has('price'), other.key.concepts.has('price')];
  // Beside a price that is called so, another one is called so, too; a fee is added to it.
  const roles = [roleOfKey(one), roleOfKey(other)];
  if (isNamed !== isOtherNamed || roles.includes('never') || (roles.includes('fee') && roles[0] !== roles[1]))
    return false;
  if (isNamed || one.topics.has('price')) return true;
  if (one.key.words.length > 1 || other.key.words.length > 1)
    return one.key.words.some((word) => word.length > 2 && other.key.words.includes(word));
  return at === one.steps.length - 1 && !isTop(one);
}

/** `prices: { adults: 12, children: 5 }`: the price for some people, or in a part of the hall. It is never the whole price. */
const isFare = (column: Column): boolean => isOf(column, 'price') && roleOfKey(column) === 'unknown';

/** Nothing unknown stands beside the fares of an object, which would hide them from the reader of the whole. */
const isOnlyFares = (fare: Column, columns: readonly Column[]): boolean =>
  columns.every(
    (one) =>
      parentOf(one) !== parentOf(fare) || one.cells.length === 0 || roleOfKey(one) !== 'unknown' || isAmounts(one),
  );

/** Whether a flag says yes (or no) where nothing is to be paid, and only there. */
function agrees(flag: Column, amount: Column, yes: boolean): boolean {
  const paid = new Set(amount.cells.filter(({ value }) => amountOf(value) > 0).map(({ record }) => record));
  const said = sampled(flag).map(({ record, value }) => [paid.has(record), readFlag(value)] as const);
  const isVaried =
    new Set(said.map(([, flag]) => flag)).size > 1 || (paid.size > 0 && !said.some(([isPaid]) => isPaid));
  return isVaried && said.every(([isPaid, flag]) => flag !== null && isPaid === (flag !== yes));
}

/** Whether a kind of admission is called free in some records, and never where something is to be paid. */
function namesFree(kind: Column, amount: Column): boolean {
  const paid = new Set(amount.cells.filter(({ value }) => amountOf(value) > 0).map(({ record }) => record));
  const said = sampled(kind).map(({ record, value }) => [paid.has(record), readFree(value)] as const);
  // `45 €` in the records without the amount is a price itself.
  if (shareOf(kind, (value) => sizeOf(value) > 0) > 0) return false;
  return (
    said.some(([, free]) => free === null) &&
    said.some(([, free]) => free === true) &&
    said.every(([isPaid, free]) => free === null || (free && !isPaid))
  );
}

/** The rule as a person would write it: `{free: a, from: b, to: c, currency: d}`. */
function ruleOf({ amounts, currency, unit, free, paid, minor, object }: Parts): Rule {
  const [amount, other] = amounts as readonly [Column, Column?];
  if (amount === free) return `{free: ${pathOf(amount.steps)}}`;
  if (amount.kind !== 'scalar')
    return currency === null
      ? pathOf(amount.steps)
      : `{price: ${pathOf(amount.steps)}, currency: ${pathOf(currency.steps)}}`;
  const list = listAt(amount.steps);
  const base = amount.steps.slice(0, list + 1);
  const isWithin = (column: Column | null) =>
    column !== null && list >= 0 && pathKey(column.steps.slice(0, list + 1)) === pathKey(base);
  const within = (column: Column) => pathOf(column.steps.slice(list + 1));
  const value = (...either: readonly Column[]) => {
    const path = either.map(within).join(' || ');
    return minor ? `{cents: ${path}}` : path;
  };
  // `price_from` alone leaves open what the dearest is. `lowest` may be of the unit.
  const isFrom = !minor && roleOfKey(amount) === 'low' && share(amount, 'number') > 0.5;
  const end = (own: Column, spare: Column) => (standsFor(spare, own) ? value(own, spare) : value(own));
  const order = other === undefined ? 0 : orderOf(amount, other);
  const [low, high] = order < 0 ? [other as Column, amount] : [amount, other as Column];
  const named =
    other === undefined
      ? [isFrom ? `from: ${value(amount)}` : `${minor ? 'cents' : 'price'}: ${within(amount)}`]
      : object && !minor && amount.steps.length > list + 2
        ? [`prices: ${pathOf(amount.steps.slice(list + 1, -1))}`]
        : order === 0 || amounts.length > 2
          ? [`prices: [${amounts.map((one) => value(one)).join(', ')}]`]
          : [`from: ${end(low, high)}`, `to: ${end(high, low)}`];
  const inner = [
    ...(isWithin(free) ? [`free: ${within(free as Column)}`] : []),
    ...(isWithin(paid) ? [`paid: ${within(paid as Column)}`] : []),
    ...named,
    ...(isWithin(currency) ? [`currency: ${within(currency as Column)}`] : []),
  ];
  const outer = [
    ...(free !== null && !isWithin(free) ? [`free: ${pathOf(free.steps)}`] : []),
    ...(paid !== null && !isWithin(paid) ? [`paid: ${pathOf(paid.steps)}`] : []),
    ...(currency !== null && !isWithin(currency) ? [`currency: ${onePathOf(currency.steps)}`] : []),
    ...(unit === null ? [] : [`currency: '${unit}'`]),
  ];
  const isPlain = inner.length === 1 && other === undefined && !minor && !isFrom;
  if (list < 0) return isPlain && outer.length === 0 ? pathOf(amount.steps) : `{${[...inner, ...outer].join(', ')}}`;
  const each = isPlain ? pathOf(amount.steps) : `${everyOf(base)}.{${inner.join(', ')}}`;
  return outer.length === 0 ? each : `{prices: ${each}, ${outer.join(', ')}}`;
}

const onePathOf = (steps: readonly string[]): string =>
  steps.at(-1) === firstStep ? expressionOf(steps) : pathOf(steps);

/** The amount's column with the records that any of the parts says something of. */
function together({ amounts, free }: Parts, total: number): Column {
  const [amount] = amounts as readonly [Column];
  const cells = amount === free ? amount.cells.filter(({ value }) => readFree(value) === true) : [...amount.cells];
  for (const column of [...amounts.slice(1), ...(free === null ? [] : [free])]) {
    const known = new Set(cells.map(({ record }) => record));
    const isSaid = ({ record, value }: Column['cells'][number]) =>
      !known.has(record) && (column !== free || readFree(value) === true);
    cells.push(...column.cells.filter(isSaid));
  }
  return {
    ...amount,
    cells,
    coverage:
      total === 0
        ? 0
        : Math.max(amount === free ? 0 : amount.coverage, new Set(cells.map(({ record }) => record)).size / total),
  };
}

function featuresOfParts(profile: Profile, { amounts, currency, unit, free, paid, minor }: Parts): Features {
  const features: Features = new Map();
  const set = (name: string, value: number | boolean) => {
    if (value) features.set(name, Number(value));
  };
  const [amount, other] = amounts as readonly [Column, Column?];
  set(`role:${roleOfKey(amount)}`, true);
  set('part:currency', currency !== null && parentOf(currency) === parentOf(amount));
  set('part:currencyAround', currency !== null && parentOf(currency) !== parentOf(amount));
  set('part:unit', unit !== null);
  set('part:money', currency !== null || unit !== null || features.has('k:price'));
  set('part:free', free !== null && free !== amount);
  set('part:freeBeside', free !== null && free !== amount && parentOf(free) === parentOf(amount));
  set('part:freeAlone', free === amount);
  set('part:paid', paid !== null);
  set('part:pair', amounts.length === 2);
  set('part:many', amounts.length > 2);
  set('part:minor', minor);
  set('part:named', isNamedMinor(amount));
  set('part:namedMinor', minor && features.has('part:named'));
  set('part:whole', amount.kind !== 'scalar');
  if (other !== undefined && amounts.length === 2) {
    const order = orderOf(amount, other);
    set(`pair:role:${roleOfKey(other)}`, true);
    set('pair:ordered', order !== 0);
    set('pair:up', order > 0);
    const theirs = featuresOf(profile, other, 'price');
    for (const name of ['own', 'ownOnly', 'foreign', 'silent', 'aboveOwn', 'k:count', 'f:number', 'coverage', 'k:id'])
      set(`pair:${name}`, theirs.get(name) ?? 0);
  }
  return features;
}

/** What the rule makes of the records. */
function outcomesOf(rule: Rule, records: readonly unknown[], { amounts, unit, minor }: Parts): Features {
  const features: Features = new Map();
  const set = (name: string, value: number) => {
    if (value !== 0 && Number.isFinite(value)) features.set(name, value);
  };
  const read = compileRule(rule);
  const prices = records.map((record) => {
    const found = read([record]);
    return found === null ? null : readPrice(found.value, 'en');
  });
  const found = prices.filter((price) => price !== null);
  const priced = found.filter(({ from, to }) => from !== null || to !== null);
  const costing = priced.flatMap(({ from, to, free }) => (free ? [] : [(to ?? from) as number]));
  const middle = costing.toSorted((a, b) => a - b)[Math.floor(costing.length / 2)] ?? 0;
  set('read', found.length / Math.max(1, records.length));
  set('read:priced', priced.length / Math.max(1, found.length));
  set('read:free', priced.filter(({ free }) => free).length / Math.max(1, priced.length));
  set('read:costs', costing.length / Math.max(1, records.length));
  set('read:nothing', priced.length === 0 ? 1 : 0);
  const named = priced.filter(({ currency, free }) => currency !== null && !(minor && unit !== null && free)).length;
  set('read:currency', named / Math.max(1, costing.length));
  set('read:vary', new Set(costing).size / Math.max(1, costing.length));
  set('read:same', costing.length > 2 && new Set(costing).size === 1 ? 1 : 0);
  set('read:large', middle > 0 ? Math.min(1, Math.log10(1 + middle) / 6) : 0);
  set('read:tiny', middle > 0 && middle < 2 ? 1 : 0);
  set(
    'read:round',
    costing.filter((amount) => amount % 5 === 0 || amount % 1 >= 0.4).length / Math.max(1, costing.length),
  );
  set(
    'read:ranges',
    priced.filter(({ from, to }) => from !== null && to !== null && from < to).length / Math.max(1, priced.length),
  );
  set('read:years', costing.filter((amount) => amount >= 1900 && amount <= 2100).length / Math.max(1, costing.length));
  const [amount] = amounts as readonly [Column];
  const zeros = shareOf(amount, (value) => scalarText(value) !== '' && amountOf(value) === 0);
  set('read:zeros', zeros);
  if (amount.kind === 'scalar' && share(amount, 'number') > 0.5) {
    const all = sampled(amount)
      .map(({ value }) => Number(value))
      .filter((value) => value > 0);
    const hundreds = all.filter((value) => value % 50 === 0 || value % 100 === 99).length / Math.max(1, all.length);
    set('read:hundreds', hundreds);
    if (minor) {
      set('minor:hundreds', hundreds === 1 ? 1 : 0);
      set('minor:large', Math.min(1, Math.log10(1 + Math.max(0, ...all)) / 6));
      set('minor:middle', Math.min(1, Math.log10(1 + 100 * middle) / 6));
      set('minor:odd', all.some((value) => value % 50 !== 0) ? 1 : 0);
    }
  }
  return features;
}
