import type { Leaf } from './envelope.ts';
import { says, wordsOf } from './paging-words.ts';

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
  if (near.some((words) => says(words, 'other'))) return false;
  const own = near.at(-1) ?? [];
  return near.some((words) => says(words, 'next')) || says(own, 'more');
}

/**
 * The next page's address among the envelope's: by its name, else by its form: an address that differs from the one asked
 * in a single number, a step ahead of it.
 */
export function findNextLink(leaves: readonly Leaf[], asked: URL, count: number): Leaf | null {
  const addresses = leaves.filter(({ value }) => isAddress(value));
  const named = addresses.find(isCalledNext);
  if (named !== undefined) return named;
  const steps = addresses.flatMap((leaf) => {
    if (leaf.path.slice(-3).some((key) => says(wordsOf(key), 'other', 'last'))) return [];
    const step = stepAhead(String(leaf.value), asked, count);
    return step === null ? [] : [{ leaf, step }];
  });
  return steps.sort((a, b) => a.step - b.step)[0]?.leaf ?? null;
}

/** How far ahead of the asked address it is, in the only query parameter that differs; null: not just that. */
function stepAhead(address: string, asked: URL, count: number): number | null {
  const url = URL.parse(address.replaceAll('&amp;', '&'), asked.href);
  if (url === null || lastSegment(url) !== lastSegment(asked)) return null;
  const names = [...new Set([...url.searchParams.keys(), ...asked.searchParams.keys()])];
  // What the address lacks (a token, say) is not what moves.
  const moved = names.filter(
    (name) => url.searchParams.has(name) && url.searchParams.get(name) !== asked.searchParams.get(name),
  );
  const numbers = moved.filter((name) => /^\d+$/.test(url.searchParams.get(name) ?? ''));
  const [name] = numbers;
  if (name === undefined || moved.length > 2) return null;
  const before = asked.searchParams.get(name);
  const value = Number(url.searchParams.get(name));
  const step = value - Number(before ?? 0);
  const expected = before === null ? [1, 2, count] : [1, count];
  return expected.includes(step) ? step : null;
}

const lastSegment = (url: URL): string => url.pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
