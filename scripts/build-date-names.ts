import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namesByIntl } from './names-by-intl.ts';

/** The languages whose names of months and weekdays are known. */
const languages =
  'en ru uk de fr es it pt nl fi sv da nb pl cs sk hu ro bg sr sr-Latn mk hr bs sl sq mt ga tr el et lv lt kk be ca gl eu is az hy ka id ms sw hi th fa he ar zh ja ko bn ur mr ne gu pa ta te kn ml am km lo my mn uz ky tg cy af fil lb'.split(
    ' ',
  );

const path = 'src/vocabulary/date-names.ts';

/** `npm run build:names`: writes down what `Intl` calls months and weekdays. */
const entries = (kind: 'months' | 'weekdays'): string =>
  languages.map((one) => `  ${/^\w+$/.test(one) ? one : `'${one}'`}: ${quoted(namesByIntl(one)[kind])},\n`).join('');

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

const text = `/*
 * Written by \`npm run build:names\`: the names in Unicode's CLDR (https://cldr.unicode.org), as \`Intl\` of Node has them. It
 * would load the data of all these languages, and keep 25 MB of them for ever.
 */

type Names = Readonly<Record<string, string>>;

/**
 * By language: the twelve months beside a day and alone, then the short names of both, as far as these differ. Lists are
 * separated by |, names by a comma. Some languages put the month beside a day into the genitive: октября, października.
 */
export const monthNames: Names = {
${entries('months')}};

/** By language: the seven weekdays from Sunday on, then their short names. */
export const weekdayNames: Names = {
${entries('weekdays')}};
`;
writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), text);
process.stdout.write(`${path}: ${text.length} characters\n`);
