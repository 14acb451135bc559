import { Failure } from './http/failure.ts';

/** What the `{names}` of a path are taken from, in this order. */
export interface PathValues {
  readonly ids: Readonly<Record<string, string>>;
  /** The list's record; `{name}` may be any field of it, `{a.b}` a field of a field. */
  readonly record?: unknown;
}

/** The path with every `{name}` replaced by its value as one percent-encoded segment. Throws a `Failure`. */
export function fillPath(template: string, { ids, record }: PathValues): string {
  const path = template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(ids, name) ? ids[name] : fieldOf(record, name);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      // A lone surrogate has no UTF-8 form: U+FFFD goes in its place.
      return encodeURIComponent(String(value).toWellFormed());
    }
    throw new Failure(
      'status',
      `can't be asked: its path needs {${name}}, and the list's record has no such text or number`,
    );
  });
  const [beforeQuery = ''] = path.split('?', 1);
  const dots = beforeQuery.split('/').find((segment) => /^(\.|%2e){1,2}$/i.test(segment));
  // The URL standard takes these away before anything is sent, in their encoded forms too: it would ask for something else.
  if (dots !== undefined) throw new Failure('status', `can't be asked: a URL has no way to say the segment "${dots}"`);
  return path;
}

function fieldOf(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined;
  if (Object.hasOwn(record, name)) return (record as Record<string, unknown>)[name];
  const dot = name.indexOf('.');
  if (dot < 0) return undefined;
  return fieldOf((record as Record<string, unknown>)[name.slice(0, dot)], name.slice(dot + 1));
}
