import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Files that have letters of other scripts or with accents, and what these are. All else that a language says belongs into
 * `src/vocabulary/languages`.
 */
const exceptions: Readonly<Record<string, string>> = {
  // Letters and endings, no words.
  'src/mapping/dates/other-calendars.ts': 'signs of years (年, هـ)',
  'src/mapping/dates/han-numbers.ts': 'the numbers of Chinese',
  'src/mapping/dates/written/clock-forms.ts': 'signs of hours and of halves of the day after numbers',
  'src/mapping/dates/written/date-tokens.ts': 'signs of weekdays in brackets and of days after numbers',
  'src/mapping/dates/written/number-endings.ts': 'signs after numbers (半, まで)',
  'src/mapping/dates/written/written-day.ts': 'endings of ordinals, signs after numbers (年)',
  'src/mapping/dates/written/weekday-names.ts': 'the word for day that Hebrew writes before each weekday',
  'src/mapping/dates/written/month-names.ts': 'letters that are written without their marks',
  'src/mapping/values/coordinates.ts': 'the letters of the cardinal points',
  'src/mapping/values/keyword.ts':
    'a letter with two forms; words in titles that may say that the place has changed; words that a state may not be read from',
  'src/mapping/values/offer/currencies.ts': 'names of currencies',
  'src/mapping/detection/model/features.ts': 'signs of currencies',
  'src/mapping/values/offer/local-currency.ts': 'what countries call their money',
  'src/mapping/values/offer/price-text.ts': 'letters of several scripts; what joins two amounts',
  // Words that are still to be moved.
  'src/mapping/values/offer/price-words.ts': 'words about prices',
  'src/mapping/event/own-state.ts': 'what the value of a field is called',
};

type Node = { readonly type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every literal of a file, and of its templates and regular expressions, that has a letter beyond ASCII. */
function foreign(path: string, code: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    const text =
      value.type === 'TemplateElement'
        ? (value.value as { readonly raw: string }).raw
        : value.type === 'Literal' && (typeof value.value === 'string' || 'regex' in value)
          ? String(value.raw ?? value.value)
          : value.type === 'Property' && isNode(value.key) && value.key.type === 'Identifier'
            ? String(value.key.name)
            : '';
    if (/(?![\0-\x7f])\p{L}/u.test(text)) found.push(text);
    for (const [key, inner] of Object.entries(value)) if (key !== 'regex') visit(inner);
  };
  visit(parseSync(path, code).program);
  return found;
}

const files = ['src/mapping', 'src/source'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

describe('words of languages', () => {
  it.each(files.filter((path) => exceptions[path] === undefined))('stand in the vocabulary, not in %s', (path) => {
    expect(foreign(path, readFileSync(root + path, 'utf8'))).toEqual([]);
  });

  it('have no exception that no file needs', () => {
    const idle = Object.keys(exceptions).filter(
      (path) => !files.includes(path) || foreign(path, readFileSync(root + path, 'utf8')).length === 0,
    );
    expect(idle).toEqual([]);
  });

  it('are seen in texts, templates, patterns and names of properties, and not in comments', () => {
    const code = "const a = 'начало', b = `fän`, c = /né/u, d = { täglich: 1 }; // größe\nconst e = 'plain';";
    expect(foreign('x.ts', code)).toEqual(["'начало'", 'fän', '/né/u', 'täglich']);
  });
});
