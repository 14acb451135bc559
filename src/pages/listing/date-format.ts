/** A formatter costs as much as a hundred formatted dates; pages need few. */
const kept = new Map<string, Intl.DateTimeFormat>();
const most = 200;

/** The formatter of a language with these options. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  let found = kept.get(key);
  if (found === undefined) {
    if (kept.size >= most) kept.clear();
    found = new Intl.DateTimeFormat(language, options);
    kept.set(key, found);
  }
  return found;
}
