import * as z from 'zod/mini';
import { englishPhrases, phraseProblem } from '../../i18n/phrase-check.ts';
import { nearest } from './nearest.ts';
import { language } from './scalars.ts';

// An empty text is reported by `phraseProblem`, with the rest.
const text = z.string('a text');

const forms = z.record(
  z
    .string()
    .check(z.regex(/^(?:zero|one|two|few|many|other|-?\d+)$/u, 'one of zero, one, two, few, many, other, or a number')),
  text,
);

const phrase = z.union([text, forms.check(z.refine((one) => 'other' in one, 'forms with “other” among them'))], {
  error: "a text, or its forms such as { one: '{count} událost', other: '{count} událostí' }",
});

/** Words in place of those of Kalends, or in a language that it does not speak, by language and name. */
export const siteWords = z.record(language, z.record(z.string(), phrase)).check(
  z.superRefine((words, context) => {
    const report = (path: readonly string[], message: string) =>
      context.addIssue({ code: 'custom', path: [...path], message, params: { isSentence: true }, continue: true });
    for (const [tag, own] of Object.entries(words))
      for (const [name, given] of Object.entries(own)) {
        const english = englishPhrases.get(name);
        if (english === undefined) {
          const near = nearest(name, [...englishPhrases.keys()]);
          report(
            [tag, name],
            `There is no text of this name; ${near === null ? 'docs/words.md lists them' : `did you mean ${near}?`}`,
          );
          continue;
        }
        const problem = phraseProblem(given as Parameters<typeof phraseProblem>[0], english, tag);
        if (problem !== null) report([tag, name], `The text ${problem}.`);
      }
  }),
);
