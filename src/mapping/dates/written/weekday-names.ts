import { normalForm } from '../../../text/plain/control-characters.ts';
import { weekdayNames } from '../../../vocabulary/date-names.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';

/**
 * The number of a weekday, Sunday is 0, by its name in any language and case (`пятницу`, `sunnuntaina`); null for other
 * words. `ending`: how many letters at the end of the name may be others.
 */
export function weekdayNumber(word: string, ending = 2): number | null {
  const name = plain(word);
  const { days, alike } = tables();
  const known = days.get(name);
  if (known !== undefined) return known;
  if (name.length < 5) return null;
  for (const [one, day] of alike.get(name.slice(0, leastCommon)) ?? []) {
    const common = Math.max(leastCommon, one.length - ending);
    if (one.length > 4 && name.length <= one.length + 4 && name.startsWith(one.slice(0, common))) return day;
  }
  return null;
}

/** The number of a weekday whose name is this word and the next, `Dé Domhnaigh`; null: they are none. */
export function weekdayOfTwo(word: string, next: string): number | null {
  const { days, firsts } = tables();
  return firsts.has(plain(word)) ? (days.get(plain(word + next)) ?? null) : null;
}

/** So many letters all cases of a name have in common. */
const leastCommon = 4;

/** Languages whose short names are common words of others: `die`. */
const shortAreWords: ReadonlySet<string> = new Set(['sq']);

interface Tables {
  readonly days: ReadonlyMap<string, number>;
  /** The first words of names that are two. */
  readonly firsts: ReadonlySet<string>;
  /** The same by how they begin. */
  readonly alike: ReadonlyMap<string, readonly (readonly [name: string, day: number])[]>;
}

let names: Tables | null = null;

function tables(): Tables {
  if (names !== null) return names;
  const found = new Map<string, number>();
  for (const [language, lists] of Object.entries(weekdayNames)) {
    const [long = '', short = ''] = lists.split('|');
    for (const list of shortAreWords.has(language) ? [long] : [long, short])
      for (const [day, written] of list.split(',').entries()) {
        const name = plain(written);
        if (!found.has(name)) found.set(name, day);
      }
  }
  for (const [day, weekday] of weekdays.entries())
    for (const short of wordsOf('weekdays', weekday).map(plain)) if (!found.has(short)) found.set(short, day);
  const firsts = new Set([...found.keys()].flatMap((name) => /^(\S+?)[\s-]./u.exec(name)?.[1] ?? []));
  names = { days: found, firsts, alike: Map.groupBy(found, ([name]) => name.slice(0, leastCommon)) };
  return names;
}

const plain = (word: string) =>
  normalForm(
    normalForm(word.toLowerCase(), 'NFD')
      .replace(/[\p{M}.'’׳\u200c]/gu, '')
      .replace(/^יום /, ''),
    'NFC',
  );

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
