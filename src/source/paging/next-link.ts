import type { Leaf } from './body-values.ts';
import { says, wordsOf } from './paging-vocabulary.ts';

/** The target of `rel=next` in a Link header (RFC 8288 §3). */
export function linkHeaderNext(header: string | null): string | null {
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(
    /<([^<>]*)>((?:\s*;\s*[\w*-]+(?:\s*=\s*(?:"[^"]*"|[^",;]*))?)*)/g,
  )) {
    const rel = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s",;]+))/i.exec(parameters);
    if ((rel?.[1] ?? rel?.[2] ?? '').toLowerCase().split(/\s+/).includes('next')) return target;
  }
  return null;
}

/** A text that is an address, absolute or relative; not a template, which is filled by nobody. */
export function isAddress(value: Leaf['value'] | undefined): value is string {
  return (
    typeof value === 'string' &&
    /^(https?:\/\/|\/|\.{1,2}\/|\?|[\w.~%/-]+\?[^\s]*=)/i.test(value) &&
    !/[\s{}]/.test(value)
  );
}

/** Whether its keys call a value the next one: `links.next.href`, `next_page_url`, `@x.nextLink`. */
export function isCalledNext({ path }: Leaf): boolean {
  const near = path.slice(-3).map(wordsOf);
  // `nextEvent`, `nextUpdate`, `next_month_url`: the next of something else.
  if (near.some((words) => says(words, 'other') || (says(words, 'next') && says(words, 'moment')))) return false;
  const own = near.at(-1) ?? [];
  return near.some((words) => says(words, 'next')) || says(own, 'more');
}

/** The address that is called the next one, or the query alone: `"next": "page=2"`. */
export function findNamedLink(leaves: readonly Leaf[]): string | undefined {
  const next = leaves.filter(isCalledNext).map(({ value }) => value);
  const address = next.find(isAddress);
  const query = next.find((value) => typeof value === 'string' && /^[\w.~$%[\]-]+=[^=&\s]+(&[^&\s]*)*$/.test(value));
  return address ?? (query === undefined ? undefined : `?${String(query)}`);
}

/** Whatever it is called, an address that differs from the one asked in a single number, a step ahead of it. */
export function findLinkAhead(leaves: readonly Leaf[], asked: URL, count: number): Leaf | undefined {
  const addresses = leaves.filter(({ value }) => isAddress(value));
  const steps = addresses.flatMap((leaf) => {
    if (leaf.path.slice(-3).some((key) => says(wordsOf(key), 'other', 'last'))) return [];
    const step = stepAhead(String(leaf.value), asked, count);
    return step === null ? [] : [{ leaf, step }];
  });
  return steps.sort((a, b) => a.step - b.step)[0]?.leaf;
}

/** Its place among what could follow the asked address, in the only query parameter that differs; null: not just that. */
function stepAhead(address: string, asked: URL, count: number): number | null {
  const url = URL.parse(address.replaceAll('&amp;', '&'), asked.href);
  if (url === null || lastSegment(url) !== lastSegment(asked)) return null;
  const names = [...new Set([...url.searchParams.keys(), ...asked.searchParams.keys()])];
  // What the address lacks (a token, say) is not what moves.
  const moved = names.filter(
    (name) => url.searchParams.has(name) && url.searchParams.get(name) !== asked.searchParams.get(name),
  );
  const [name] = moved;
  if (name === undefined || moved.length > 1 || !/^\d+$/.test(url.searchParams.get(name) ?? '')) return null;
  const before = asked.searchParams.get(name);
  const step = Number(url.searchParams.get(name)) - Number(before ?? 0);
  // Without a number before it, 1 may as well be this very page.
  const place = (before === null ? [2, count, 1] : [1, count]).indexOf(step);
  return place < 0 ? null : place;
}

const lastSegment = (url: URL): string => url.pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
