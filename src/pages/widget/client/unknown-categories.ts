import { categoryKey } from '../category-key.ts';
import { maxCategories } from '../widget-options.ts';

/** What was said already: once is enough. */
const said = new Set<string>();

/**
 * Tells the site's author in the console which of the wanted categories no event has, once for each, with those that
 * there are: a misspelt name would look like an empty calendar.
 */
export function warnOfUnknown(calendar: string, wanted: readonly string[], known: readonly string[] | undefined): void {
  // A list that is cut off proves nothing.
  if (known === undefined || known.length >= maxCategories) return;
  const keys = new Set(known.map(categoryKey));
  for (const name of wanted) {
    const key = JSON.stringify([calendar, categoryKey(name)]);
    if (keys.has(categoryKey(name)) || said.has(key)) continue;
    said.add(key);
    const others = known.length === 0 ? 'None of them has a category.' : `There are: ${known.join(' | ')}`;
    console.warn(`<kalends-calendar calendar="${calendar}">: no event to come has the category “${name}”. ${others}`);
  }
}
