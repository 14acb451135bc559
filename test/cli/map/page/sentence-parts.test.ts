import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sentenceIn } from '../../../../src/cli/map/page/words/sentence-in.ts';
import { reasonsIn, sentenceParts } from '../../../../src/cli/map/page/words/sentence-parts.ts';
import { workbenchWordsFor } from '../../../../src/cli/map/page/words/workbench-words.ts';
import { mapPortal, readPortals } from '../../../portals/corpus.ts';

it('takes apart nearly every reason and question of detection', () => {
  const folder = join(import.meta.dirname, '../../../portals/clubs');
  const sentences = readPortals(folder, 'clubs')
    .slice(0, 12)
    .flatMap((portal) => {
      const { inForce, questions = [] } = mapPortal(portal).detected;
      const rules = [
        ...Object.values(inForce.event),
        ...Object.values(inForce.events),
        ...Object.values(inForce.calendars),
      ];
      return rules.flatMap(({ why }) => reasonsIn(why)).concat(questions.map(({ message }) => message));
    });
  const unknown = sentences.filter((text) => sentenceParts(text) === null && !/^(?:Which|Is) /u.test(text));
  expect(sentences.length).toBeGreaterThan(100);
  expect(unknown.length, unknown.join('\n')).toBeLessThan(0.03 * sentences.length);
});

it('says them in Russian, with their values, and leaves what is unknown to English', () => {
  const russian = workbenchWordsFor('ru');
  const why = 'the key a.b says start; its values are dates, in 95 % of the details that were read; without details, c says nothing by its name; it is likelier than any other, in 100 % of the records'; // biome-ignore format: one sentence
  expect(sentenceIn(why, russian)).toBe(
    'об этом говорит ключ a.b; значения — даты, в 95 % прочитанных подробностей; без подробностей: ключ c ничего не говорит; он вероятнее остальных, в 100 % записей',
  );
  expect(sentenceIn('It is detected with 72 % only.', russian)).toBe('Найдено с уверенностью только 72 %.');
  expect(sentenceIn('The moon is full.', russian)).toBeNull();
  expect(sentenceIn('The moon is full.', workbenchWordsFor('en'))).toBe('The moon is full.');
});
