import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { romanize } from '../../src/vocabulary/romanize.ts';
import { vocabulary } from '../../src/vocabulary/vocabulary.ts';

const folder = new URL('../../src/vocabulary/languages/', import.meta.url);
const tags = Object.keys(vocabulary);

type Lists = readonly (readonly [where: string, words: readonly string[]])[];

/** The lists of words of a language with their places, as the file has them. */
function listsOf(tag: string): Lists {
  return Object.entries(vocabulary[tag] ?? {}).flatMap(([section, lists]) =>
    Object.entries(lists as Readonly<Record<string, string>>).map(([meaning, text]) => {
      const phrases = ['values', 'dates', 'ownDates', 'months', 'weekdays', 'recurrence'].includes(section);
      return [`${tag} ${section}.${meaning}`, text.trim().split(phrases ? /,\s*/ : /\s+/)] as const;
    }),
  );
}

const lists: Lists = tags.flatMap(listsOf);

describe('the vocabulary', () => {
  it('loads every file of a language', () => {
    const files = readdirSync(folder).map((name) => name.replace('.ts', ''));
    expect(files.sort()).toEqual([...tags].sort());
  });

  it.each(tags)('has tags that are known, %s', (tag) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });

  it('sorts its words, and has each once', () => {
    for (const [where, words] of lists) expect(words, where).toEqual([...new Set(words)].sort());
  });

  it('writes its words in lower case, composed, without blanks around', () => {
    const odd = lists.flatMap(([where, words]) =>
      words
        // A Turkish İ in lower case has a dot of its own.
        .filter((word) => word !== word.toLowerCase().normalize('NFC') || word !== word.trim() || word === '')
        .map((word) => `${where}: ${word}`),
    );
    expect(odd).toEqual([]);
  });

  it('writes words of keys as one word each, and stems as they are compared', () => {
    const odd = lists.flatMap(([where, words]) => {
      const form = where.includes(' keys.') ? /^[\p{L}\p{M}\p{N}_·]+$/u : where.includes(' stems.') ? /^[a-z]+$/ : /^/;
      return words.filter((word) => !form.test(word)).map((word) => `${where}: ${word}`);
    });
    expect(odd).toEqual([]);
    for (const [where, words] of lists)
      if (where.includes(' stems.')) expect(words.map(romanize), where).toEqual(words);
  });

  it('has no word for an event or an id that means a thing with an id of its own in another language', () => {
    const things = /^\w+ keys\.(?:event|id|organizer|place|room|person|performer|category|series|image|related)$/;
    const meanings = new Map<string, string[]>();
    for (const [where, words] of lists)
      if (things.test(where))
        for (const word of words.map(romanize)) meanings.set(word, [...(meanings.get(word) ?? []), where]);
    const odd = [...meanings].filter(([, places]) => {
      const [own, others] = [
        places.filter((one) => /(?:event|id)$/.test(one)),
        places.filter((one) => !/(?:event|id)$/.test(one)),
      ];
      const languages = own.map((one) => one.split(' ')[0]);
      return own.length > 0 && others.length > 0 && !others.some((one) => languages.includes(one.split(' ')[0]));
    });
    expect(odd).toEqual([]);
  });

  it('has short lines', () => {
    for (const tag of tags) {
      const lines = readFileSync(new URL(`${tag}.ts`, folder), 'utf8').split('\n');
      expect(
        lines.filter((line) => line.length > 120),
        tag,
      ).toEqual([]);
    }
  });
});
