import type { PluralForms } from './counter.ts';
import { directionOf, knownLocale } from './language-tag.ts';

/** The forms of the plural categories, and of single numbers, which come first: `{ 1: 'every day', … }`. */
export type NumberedForms = PluralForms & { readonly [exact: number]: string };

/**
 * One text as data. `{name}` stands for a value. Where the text depends on a number, it has the forms of the language's
 * plural categories (CLDR, `Intl.PluralRules`): `{ one: '{count} event', other: '{count} events' }`. The first number
 * decides. A form that is not given is `other`.
 */
export type Phrase = string | NumberedForms;

/** The texts of a part as data: where the words have a function, the data has a text with placeholders. */
export type Phrases<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends (...values: never[]) => string
      ? Phrase
      : Phrases<Words[Name]>;
};

/** Any texts as data, whole or not: the shape is that of the English ones, whose texts replace what is absent. */
export interface PhraseTree {
  readonly [name: string]: Phrase | PhraseTree | undefined;
}

/** Texts in one language, a BCP 47 tag. */
export interface PhraseLayer {
  readonly language: string;
  readonly phrases: PhraseTree;
}

const placeholder = /\{(\w+)\}/g;

/** Whether this is one text, and not a group of texts. */
export const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'string' || typeof (value as PluralForms | undefined)?.other === 'string';

/** The names of the values that a text takes, in the order in which the English text names them. */
export const placeholdersOf = (phrase: Phrase): readonly string[] => {
  const texts = typeof phrase === 'string' ? [phrase] : Object.values(phrase);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(placeholder)].map(([, name = '']) => name)))];
};

/**
 * Makes words of texts. The last layer is whole (English) and decides the shape: which texts there are, and which values
 * each takes, in the order of its placeholders. A text comes from the first layer that has it. Numbers are written in
 * the digits of `locale`, a BCP 47 tag. In scripts that run from right to left, values are isolated, since a title in
 * Latin letters would otherwise pull its surroundings along (UAX #9, FSI and PDI).
 */
export function speak<Words>(layers: readonly [...PhraseLayer[], PhraseLayer], locale: string): Words {
  const numbers = once(() => new Intl.NumberFormat(knownLocale(locale)));
  const rules = new Map(layers.map(({ language }) => [language, once(() => new Intl.PluralRules(language))]));

  const isolate = directionOf(locale) === 'rtl' ? (value: string) => `\u2068${value}\u2069` : (value: string) => value;

  const say =
    (language: string, phrase: Phrase, names: readonly string[]) =>
    (...values: readonly (string | number)[]): string => {
      const count = values.find((value) => typeof value === 'number');
      const text = typeof phrase === 'string' ? phrase : formOf(phrase, count, rules.get(language));
      return text.replace(placeholder, (all, name) => {
        const value = values[names.indexOf(name)];
        return value === undefined ? all : typeof value === 'number' ? numbers().format(value) : isolate(value);
      });
    };

  const words = (model: PhraseTree, found: readonly PhraseLayer[]): unknown => {
    const named = Object.entries(model).map(([name, text]) => {
      const inner = found.flatMap(({ language, phrases }) => {
        const own = phrases[name];
        return own === undefined ? [] : [{ language, phrases: own }];
      });
      if (!isPhrase(text)) return [name, words(text as PhraseTree, inner as readonly PhraseLayer[])];
      const names = placeholdersOf(text);
      const [{ language, phrases: phrase } = { language: 'en', phrases: text }] = inner;
      return [name, typeof text === 'string' && names.length === 0 ? phrase : say(language, phrase as Phrase, names)];
    });
    return Array.isArray(model) ? named.map(([, one]) => one) : Object.fromEntries(named);
  };

  return words(layers[layers.length - 1]?.phrases ?? {}, layers) as Words;
}

/** All texts of the layers as one tree. */
export function mergedPhrases(layers: readonly PhraseLayer[]): PhraseTree {
  const merged: { [name: string]: Phrase | PhraseTree | undefined } = {};
  for (const { phrases, language } of layers.toReversed())
    for (const [name, own] of Object.entries(phrases)) {
      const below = merged[name];
      merged[name] =
        isPhrase(own) || own === undefined || below === undefined || isPhrase(below)
          ? own
          : mergedPhrases([
              { language, phrases: own },
              { language, phrases: below },
            ]);
    }
  return merged;
}

function formOf(forms: NumberedForms, count: number | undefined, rules: (() => Intl.PluralRules) | undefined): string {
  if (count === undefined || rules === undefined) return forms.other;
  return forms[count] ?? forms[rules().select(count)] ?? forms.other;
}

/** Calls `make` on first use. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
