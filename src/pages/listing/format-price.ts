import type { Price } from '../../calendar/event.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';

/** The amounts in the visitor's language: `€10–25`, `from €10`, `Free`. Null: there are none. */
export function formatPrice({ free, from, to, currency }: Price, { language, event }: PageWords): string | null {
  if (free) return event.free;
  const format = new Intl.NumberFormat(language, {
    ...(currency === null ? {} : { style: 'currency', currency }),
    trailingZeroDisplay: 'stripIfInteger',
  });
  if (from !== null && to !== null) return from < to ? format.formatRange(from, to) : format.format(from);
  if (from !== null) return event.priceFrom(format.format(from));
  return to === null ? null : event.priceUpTo(format.format(to));
}
