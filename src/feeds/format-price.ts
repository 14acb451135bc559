import type { Price } from '../calendar/event.ts';

/** The words for prices. */
export interface PriceWords {
  /** BCP 47. */
  readonly language: string;
  readonly free: string;
  readonly priceFrom: (amount: string) => string;
  readonly priceUpTo: (amount: string) => string;
}

/** The amounts in a language: `€10–25`, `from €10`, `Free`. Null: there are none. */
export function formatPrice({ free, from, to, currency }: Omit<Price, 'text'>, words: PriceWords): string | null {
  const { language } = words;
  if (free) return words.free;
  const format = new Intl.NumberFormat(language, {
    ...(currency === null ? {} : { style: 'currency', currency }),
    trailingZeroDisplay: 'stripIfInteger',
  });
  if (from !== null && to !== null) return from < to ? format.formatRange(from, to) : format.format(from);
  if (from !== null) return words.priceFrom(format.format(from));
  return to === null ? null : words.priceUpTo(format.format(to));
}
