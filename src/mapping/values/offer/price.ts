import type { Price } from '../../../calendar/event.ts';
import { readPlainText } from '../../../text/plain-text.ts';
import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import { isEmpty, isRecord, type JsonObject } from '../../json.ts';
import { chooseLanguage } from '../../language.ts';
import { contentOf } from '../../wrapper.ts';
import { readFlag } from '../flag.ts';
import { currencyHere, decimalsOf, readCurrency, withCodesOfLetters } from './currencies.ts';
import { type Amounts, readPriceText } from './price-text.ts';

/**
 * Reads a price in any form that portals write: a number, a text of any language, an object with amounts and a currency,
 * or a list of tickets, which gives the cheapest and the dearest. Null: it says nothing about a price. `translated`: the
 * value is a word of the configuration, so it is not shown as the portal's own. `timeZone` (IANA): where `$` and `kr` are spent.
 * `currency` (ISO 4217): that of a price that names none.
 */
export function readPrice(
  value: unknown,
  language: string,
  {
    translated = false,
    timeZone = null,
    currency = null,
  }: { readonly translated?: boolean; readonly timeZone?: string | null; readonly currency?: string | null } = {},
): Price | null {
  const found = read(value, { language, timeZone, currency }, 0);
  const text = translated ? null : (found?.text ?? null);
  if (found === null || (found.from === null && found.to === null && text === null)) return null;
  const { from, to } = found;
  const free = from === 0 && to === 0;
  return { free, from, to, currency: from === null && to === null ? null : found.currency, text };
}

interface Found extends Amounts {
  /** The portal's own words, on one line; null: it gives numbers only. */
  readonly text: string | null;
}

interface Context {
  readonly language: string;
  readonly timeZone: string | null;
  /** What the object around it says. */
  readonly currency: string | null;
}

const maxDepth = 5;
const maxItems = 100;
const nothing: Found = { from: null, to: null, currency: null, text: null };

function read(value: unknown, context: Context, depth: number): Found | null {
  if (typeof value === 'number') return amountOf(value, context.currency);
  if (typeof value === 'string') return readText(value, context);
  if (depth > maxDepth || value === null || typeof value !== 'object') return null;
  const content = contentOf(value);
  if (content !== value) {
    const found = read(content, context, depth + 1);
    return Array.isArray(value) ? asRow(content, found) : found;
  }
  if (Array.isArray(value)) return readList(value, context, depth);
  return isRecord(value) ? readObject(value, context, depth) : null;
}

const amountOf = (amount: number, currency: string | null): Found | null =>
  Number.isFinite(amount) && amount >= 0 ? { ...nothing, from: amount, to: amount, currency } : null;

function readText(value: string, { currency, timeZone }: Context): Found | null {
  const line = readPlainText(value.replace(/<(?:br|\/li|\/p|\/div|\/tr)\b[^>]*>|\n/gi, ' · '));
  const words = line?.replace(/^(?:\s*·)+|(?:·\s*)+$/g, '').trim() || null;
  if (words === null || !/[\p{L}\p{N}]/u.test(words) || /^-\s?\d/.test(words)) return null;
  const written = readPriceText(withCodesOfLetters(words, timeZone), currency);
  const amounts =
    written === null || written.currency !== null || written.to === 0
      ? written
      : { ...written, currency: currencyHere(words.toLowerCase(), timeZone) };
  const isBare = /^[\d\s.,'’]+$/.test(words);
  return { ...(amounts ?? nothing), text: isBare ? null : words };
}

function readList(list: readonly unknown[], context: Context, depth: number): Found | null {
  const money = readPair(list, context) ?? readPair(list.toReversed(), context);
  if (money !== null) return money;
  const localized = chooseLanguage(list, context.language);
  if (localized.value !== list) return read(localized.value, context, depth + 1);
  const items = list.slice(0, maxItems).map((item) => asRow(item, read(item, context, depth + 1)));
  const found = merge(items);
  if (!list.every((item) => typeof item === 'string')) return found;
  const texts = [...new Set(items.flatMap((item) => item?.text ?? []))];
  return texts.length === 0 ? found : { ...(found ?? nothing), text: texts.join(', ') };
}

/** A row of a tariff, `{ for: 'Adults', min: 18, max: null }`: what has no other end than its least is the price for those. */
function asRow(item: unknown, found: Found | null): Found | null {
  const isOpen = found !== null && found.from !== null && found.to === null && found.text === null;
  if (!isOpen || !isRecord(item)) return found;
  const isLeft = Object.entries(item).some(([key, value]) => priceRole(key) === 'high' && isEmpty(value));
  return isLeft ? { ...found, to: found.from } : found;
}

/** `[12.5, 'EUR']`: an amount and what it is in; null: the list is something else. */
function readPair([amount, unit, ...more]: readonly unknown[], context: Context): Found | null {
  if (more.length > 0 || typeof unit !== 'string' || /\d/.test(unit)) return null;
  if (typeof amount !== 'number' && !(typeof amount === 'string' && /^\d[\d.,\s]*$/.test(amount.trim()))) return null;
  const currency = readCurrency(unit, context.timeZone);
  return currency === null ? null : read(amount, { ...context, currency }, maxDepth);
}

/** The cheapest and the dearest of several prices. Other currencies than the first one can't be compared. */
function merge(items: readonly (Found | null)[]): Found | null {
  const all = items.filter((item) => item !== null);
  const priced = all.filter(({ from, to }) => from !== null || to !== null);
  // Of several texts without amounts, one can't stand for all.
  if (priced.length === 0) return all.length === 1 ? (all[0] ?? null) : null;
  const currency = priced.find((item) => item.currency !== null)?.currency ?? null;
  const same = priced.filter((item) => item.currency === null || item.currency === currency);
  const text = all.length === 1 ? (all[0]?.text ?? null) : null;
  const lows = same.map(({ from }) => from);
  const highs = same.map(({ to }) => to);
  return {
    from: lows.includes(null) ? null : Math.min(...(lows as readonly number[])),
    to: highs.includes(null) ? null : Math.max(...(highs as readonly number[])),
    currency,
    text,
  };
}

/** What a key of a price's object is about. */
type Role = 'currency' | 'free' | 'paid' | 'low' | 'high' | 'major' | 'price' | 'amount' | 'fee' | 'text' | 'list';

/** What the smallest units of currencies are called. */
const smallUnits =
  'minor denomination subunit subunits cent cents pence kopeks kopecks kopeyki centimes grosze centimo centimos centavo centavos centesimi kopek kopiyok kopiyky fen kurus grosz groszy stotinki rappen bani ct cts snt';

/** What counts of things are called, and numbers that a price is multiplied by. */
const countWords =
  'count quantity qty adedi adet anzahl antal antall aantal cantidad quantita quantidade qtd qtde quantite kolichestvo liczba pocet stevilo multiplier';

const roleWords: readonly (readonly [Role | null, string])[] = [
  // These are never the price itself.
  [null, `average avg mean median durchschnitt moyenne promedio media id ids type valid until expires date at url link href breakeven ${countWords} available remaining capacity vat tax surcharge surcharges discount old original previous net decimals exponent scale precision sold deadline status availability order position sort rank per percent percentage progress completion category categoryid validity validfrom validthrough minorunit minorunits currencyminorunit`],
  ['currency', 'currency waehrung wahrung devise divisa moneda valuta valyuta valuuta valuutta valiuta matauang moeda cur curr ccy iso waluta mena penznem para doviz'],
  ['paid', 'paid kostenpflichtig payant platno chargeable'],
  ['free', 'free gratis gratuit gratuite gratuito kostenlos kostenfrei besplatno besplatnyy bezkoshtovno bezplatny darmowe zdarma ingyenes ucretsiz ilmainen gratuita isfree accessibleforfree'],
  ['major', 'major'],
  ['low', 'min minimum minimal low lowest from von ab desde starting cheapest start mini ot vid od fra fran vanaf da'],
  ['high', 'max maximum maximal high highest to bis do hasta dearest maxi'],
  ['text', 'text display formatted label raw rendered note notes info words description html plain beschreibung hinweis opisanie beschriftung remarks comment string'],
  ['list', 'offers offer tickets ticket tickettypes ticketclasses tiers tier rates rate prices tariffs tarifs tariff tarif preise prix precios prezzi precos tseny ceny cijene hinnat priser prijzen options items classes types data attributes list'],
  ['price', 'price cost costs preis preise prix precio precios prezzo preco tsena stoimost cena ceny ar hinta pris priser prijs fiyat ucret koszt kosten entgelt eintritt eintrittspreis ticketprice harga gia timi narkh vartist tsina kaina hind pret costo custo'],
  ['amount', `amount value sum betrag montant importe importo valor summa suma belop bedrag units ${smallUnits}`],
  ['fee', 'fee fees gebuhr gebuehr charge admission entrance'],
]; // biome-ignore format: a table

const roleOfWord: ReadonlyMap<string, Role | null> = new Map(
  roleWords.flatMap(([role, words]) => words.split(' ').map((word): [string, Role | null] => [word, role])),
);
const minorWords = new Set(smallUnits.split(' '));
/** Whether a word of a key says that the amount is in the currency's smallest unit. */
export const isMinorWord = (word: string): boolean => minorWords.has(word);
const counting = new Set(countWords.split(' '));
/** Whether a word of a key says that the number is how many there are of something, or how many times a price is asked. */
export const isCountWord = (word: string): boolean => counting.has(word);
const roles = roleWords.map(([role]) => role);

/** The role of a key by its words: of `min_ticket_price`, that of `min` counts. Undefined: it is none of a price. */
export function priceRole(key: string): Role | null | undefined {
  const words = splitKey(key);
  const found = [words.join(''), ...words].flatMap((word) =>
    roleOfWord.has(word) ? [roleOfWord.get(word) as Role | null] : [],
  );
  // `hasCurrencyValue` is an amount of a currency, and `valueCurrency` is what it is in.
  if (found.at(-1) === 'amount' && found.includes('currency') && !found.includes(null)) return 'amount';
  return found.length === 0 ? undefined : roles.find((role) => found.includes(role));
}

/**
 * `Fiyati: 150` is a price as `Fiyat: 150` is: the vocabulary knows the cases of words. `{ from: 5, until: 10 }`: an amount, unless it is a day or
 * a moment until when the price is so.
 */
function roleOf([key, value]: readonly [string, unknown]): Role | null | undefined {
  if (typeof value === 'number' && value < leastMoment && splitKey(key).join() === 'until') return 'high';
  const role = priceRole(key);
  const isAmount = typeof value === 'number' || (typeof value === 'string' && /^\d/.test(value));
  return role === undefined && isAmount && readKey(key).concepts.has('price') ? 'price' : role;
}
const leastMoment = 1e8;

function readObject(object: JsonObject, outer: Context, depth: number): Found | null {
  const members = Map.groupBy(Object.entries(object).slice(0, maxItems), (member) => roleOf(member) ?? 'none');
  const valuesOf = (role: Role): readonly unknown[] => (members.get(role) ?? []).map(([, value]) => value);
  const isPrice = [...members.keys()].some((role) => role !== 'none' && role !== 'currency' && role !== 'text');
  if (!isPrice) {
    const localized = chooseLanguage(object, outer.language);
    if (localized.value !== object) return read(localized.value, outer, depth + 1);
  }
  const currency =
    valuesOf('currency')
      .map((value) => readCurrency(value, outer.timeZone))
      .find((code) => code !== null) ?? outer.currency;
  const context = { ...outer, currency };
  const all = (role: Role): Found | null => {
    // `tickets: 120` is how many there are.
    const own = (members.get(role) ?? []).filter(([, value]) => role !== 'list' || typeof value !== 'number');
    return merge(
      own.map(([key, value]) => {
        const found = read(value, context, depth + 1);
        const isMinor = splitKey(key).some(isMinorWord);
        return isMinor && found !== null ? scaled(found, decimalsOf(currency)) : found;
      }),
    );
  };
  const words = wordsOf(valuesOf('text'), context);
  const isFree = freeFlag(valuesOf('free'), valuesOf('paid'));
  if (isFree === true) return { from: 0, to: 0, currency: null, text: words?.text ?? null };
  const found =
    withText(amountsOf(object, all, context), words) ?? unnamed(members.get('none') ?? [], isPrice, context, depth);
  if (found === null || isFree === null) return found;
  // What costs something does not cost 0: that is a number that nobody has filled in.
  return found.from === 0 && found.to === 0 ? (found.text === null ? null : { ...nothing, text: found.text }) : found;
}

function amountsOf(object: JsonObject, all: (role: Role) => Found | null, { currency }: Context): Found | null {
  const major = all('major');
  if (hasAmount(major)) return major;
  const [low, high] = [all('low'), all('high')];
  if (hasAmount(low) || hasAmount(high)) {
    const from = low?.from ?? null;
    const to = high?.to ?? null;
    const isReversed = from !== null && to !== null && to < from;
    // `max: 0` beside a price means that there is none.
    return { ...nothing, from, to: isReversed ? from : to, currency: low?.currency ?? high?.currency ?? currency };
  }
  for (const role of ['price', 'amount', 'list', 'fee'] as const) {
    const found = all(role);
    if (found !== null) return withNanos(scaled(found, scaleOf(object, role)), object);
  }
  return null;
}

/** In how many decimals the object's amounts are written without a point: `{ amount: 1250, exponent: 2 }`. */
function scaleOf(object: JsonObject, role: Role): number {
  // Beside a price, `decimals: 2` may say how to show it.
  const keys = Object.keys(object).filter((key) => {
    const word = splitKey(key).join('');
    return minorUnits.has(word) || (role === 'amount' && exponents.has(word));
  });
  const scale = keys.map((key) => object[key]).find((value) => typeof value === 'number');
  return typeof scale === 'number' && scale >= 0 && scale <= 6 ? scale : 0;
}

const minorUnits = new Set(['minorunit', 'minorunits', 'currencyminorunit']);
const exponents = new Set(['decimals', 'exponent', 'scale', 'precision']);

function scaled(found: Found, decimals: number): Found {
  const isWhole = [found.from, found.to].every((amount) => amount === null || Number.isInteger(amount));
  if (decimals === 0 || !isWhole) return found;
  const down = (amount: number | null) => (amount === null ? null : amount / 10 ** decimals);
  return { ...found, from: down(found.from), to: down(found.to) };
}

/** `{ units: '12', nanos: 500000000 }`. */
function withNanos(found: Found, { nanos }: JsonObject): Found {
  if (typeof nanos !== 'number' || found.from === null || found.from !== found.to) return found;
  const amount = found.from + nanos / 1e9;
  return { ...found, from: amount, to: amount };
}

const hasAmount = (found: Found | null): found is Found => found !== null && (found.from !== null || found.to !== null);

function wordsOf(values: readonly unknown[], context: Context): Found | null {
  const texts = values
    .map((value) => chooseLanguage(value, context.language).value)
    .filter((value) => typeof value === 'string')
    .map((value) => readText(value, context))
    .filter((found) => found !== null);
  return texts.find(hasAmount) ?? texts[0] ?? null;
}

/**
 * Amounts with the object's own words for them. Where the words name the same amount with a decimal point, `12.50 €` and
 * 1250, the number was in the currency's smallest unit.
 */
function withText(found: Found | null, words: Found | null): Found | null {
  if (words === null || found === null) return found ?? words;
  const text = found.text ?? words.text;
  if (!hasAmount(found)) return { ...words, text };
  const scale = 10 ** decimalsOf(words.currency ?? found.currency);
  const isMinor =
    scale > 1 && hasAmount(words) && words.from !== null && words.from !== 0 && found.from === words.from * scale;
  return isMinor ? { ...words, text } : { ...found, currency: found.currency ?? words.currency, text };
}

/** Whether a flag says that it is free; null: there is none. */
function freeFlag(free: readonly unknown[], paid: readonly unknown[]): boolean | null {
  const said = free.map(readFree).find((flag) => flag !== null);
  if (said !== undefined) return said;
  const costs = paid.map(readFlag).find((flag) => flag !== null);
  return costs === undefined ? null : !costs;
}

/** Whether a value says that something is free: a yes or no, or a word for free itself. Null: it says nothing of it. */
export function readFree(value: unknown): boolean | null {
  const flag = readFlag(value);
  return flag === null && typeof value === 'string' && readPriceText(value, null)?.to === 0 ? true : flag;
}

/** Prices by the names of tickets, `{ Adults: 12, Children: '5 €' }`, or the sole content of a wrapper. */
function unnamed(
  members: readonly (readonly [string, unknown])[],
  isPrice: boolean,
  context: Context,
  depth: number,
): Found | null {
  const given = members.filter(([key, value]) => value !== null && value !== '' && priceRole(key) === undefined);
  if (isPrice || given.length === 0) return null;
  const items = given.map(([, value]) => (typeof value === 'boolean' ? null : read(value, context, depth + 1)));
  return items.every(hasAmount) || (given.length === 1 && isRecord(given[0]?.[1])) ? merge(items) : null;
}
