import type { Listing, Page } from '../source.ts';
import type { PageRead } from './page-reader.ts';
import { goesOnFromRecord, type Stepper } from './strategies.ts';

/**
 * Records that came twice, to the letter, on different pages moved while the list was read: the first one stays. Pages that
 * go on from a record may hold that record again.
 */
export function joinPages(
  pages: readonly PageRead[],
  notes: string[],
  stepper: Stepper | null,
): Omit<Listing, 'partial'> {
  const seen = new Set<number>();
  let repeated = 0;
  let collected = 0;
  const whole = pages.map(({ page, identity }): Page => {
    const items = page.items.filter((_, at) => !seen.has(identity.records[at] as number));
    for (const record of identity.records) seen.add(record);
    repeated += page.items.length - items.length;
    collected += page.items.length;
    return items.length === page.items.length ? page : { ...page, items };
  });
  if (repeated > 0 && !(stepper !== null && goesOnFromRecord(stepper)))
    notes.push(`${repeated} records came on two pages: the list changed while it was read`);
  const total = pages.at(-1)?.facts.total;
  if (total !== undefined && total !== collected && total !== pages.at(-1)?.page.items.length)
    notes.push(`the portal counts ${total} records in all, ${collected} came`);
  return { pages: whole, notes };
}
