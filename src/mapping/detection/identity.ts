import type { ListKind } from './envelope.ts';
import { isObject } from './expression.ts';
import { formsOf } from './forms.ts';
import { readKey } from './words.ts';

/** How likely a key of a record, with such a value, is the record's own id: 0 (not) to about 1. */
export function idScore(key: string, value: unknown, kind: ListKind): number {
  if (typeof value !== 'string' && typeof value !== 'number') return 0;
  const text = String(value);
  if (text === '' || text.length > 512 || /\s/.test(text)) return 0;
  const forms = formsOf(value);
  if (forms.includes('url') || forms.includes('html') || forms.includes('imageUrl')) return 0;
  const { words, concepts } = readKey(key);
  if (
    ['api', 'related', 'place', 'image', 'person', 'category', 'status'].some((concept) =>
      concepts.has(concept as never),
    )
  ) {
    if (!(kind === 'calendars' && concepts.has('calendar'))) return 0;
  }
  const opaque = forms.includes('opaque') ? 0.15 : 0;
  const own = kind === 'events' ? concepts.has('event') : concepts.has('calendar');
  const open = words.some((word) => ['document', 'public'].includes(word));
  if (concepts.has('id') && !forms.includes('instant')) {
    if (words.length === 1 || /^_?\$?id$/i.test(key)) return 0.9 + opaque;
    if (own) return 0.88 + opaque;
    // Beside a plain id, the one that says it is for others is what links and paths take.
    if (open) return 0.92 + opaque;
    if (words.some((word) => ['global', 'object', 'record', 'item'].includes(word))) return 0.7 + opaque;
    return words.includes('internal') ? 0.45 : 0.3;
  }
  if (concepts.has('slug')) return 0.5;
  if (!concepts.size)
    return opaque > 0
      ? 0.4
      : typeof value === 'number' && Number.isInteger(value) && !forms.includes('epoch')
        ? 0.25
        : 0;
  return 0;
}

/** The likeliest id of one record, as text, before anything else is known; null: none is evident. */
export function findId(record: unknown, kind: ListKind): string | null {
  if (!isObject(record)) return null;
  let best: { readonly text: string; readonly score: number } | null = null;
  const consider = (of: Readonly<Record<string, unknown>>, share: number) => {
    for (const [key, value] of Object.entries(of).slice(0, 300)) {
      const score = idScore(key, value, kind) * share;
      if (score > (best?.score ?? 0)) best = { text: String(value), score };
    }
  };
  consider(record, 1);
  for (const [key, inner] of Object.entries(record).slice(0, 300)) {
    if (isObject(inner) && ['attributes', 'data', 'fields', 'event', 'node', '_source', 'sys'].includes(key))
      consider(inner, 0.9);
  }
  return (best as { readonly text: string } | null)?.text ?? null;
}
