import { readKey, splitKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { isRecord, type JsonObject } from '../json.ts';
import { readCurrency } from '../values/offer/currencies.ts';
import { priceRole } from '../values/offer/price.ts';

const maxDepth = 3;
const mostMembers = 100;

const written = new WeakMap<object, readonly string[]>();

/**
 * The currency that an answer, a calendar or a record states once, ISO 4217, and not in its lists: that of all prices there that name
 * none. Null: it states none, or several. `timeZone` (IANA): where `$` and `kr` are spent.
 */
export function statedCurrency(said: unknown, timeZone: string | null): string | null {
  if (!isRecord(said)) return null;
  const marks = written.get(said) ?? marksIn(said, 0);
  written.set(said, marks);
  if (marks.length === 0) return null;
  // A code says more than the symbol beside it.
  const codes = marks.filter((mark) => /^[A-Za-z]{3}$/.test(mark)).flatMap((mark) => readCurrency(mark) ?? []);
  const found = new Set(codes.length > 0 ? codes : marks.flatMap((mark) => readCurrency(mark, timeZone) ?? []));
  return found.size === 1 ? ([...found][0] as string) : null;
}

function marksIn(object: JsonObject, depth: number): readonly string[] {
  return Object.entries(object)
    .slice(0, mostMembers)
    .flatMap(([key, value]): readonly string[] => {
      if (typeof value === 'string') return isMark.test(value) && isCurrencyKey(key) ? [value] : [];
      if (!isRecord(value) || depth >= maxDepth) return [];
      if (isCurrencyKey(key)) return Object.values(value).filter((part) => typeof part === 'string');
      const { concepts } = readKey(key);
      return owners.some((concept) => concepts.has(concept)) ? [] : marksIn(value, depth + 1);
    });
}

/** What is as short as a code, a symbol or a word for a currency. */
const isMark = /^[^\d\s]{1,12}$/;

/** `iso` alone is a country's as often. */
const isCurrencyKey = (key: string): boolean => priceRole(key) === 'currency' && splitKey(key).join() !== 'iso';

/** A person's or an organizer's currency is that of their own account, a sponsor's that of a gift. */
const owners: readonly Concept[] = ['person', 'organizer', 'contact', 'sponsor', 'related'];
