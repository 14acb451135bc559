import { join } from 'node:path';
import { expect, it } from 'vitest';
import { doubtIn, problemIn, reasonIn, topicIn } from '../../../../src/cli/map/page/words/said-in.ts';
import { workbenchWordsFor } from '../../../../src/cli/map/page/words/workbench-words.ts';
import { reasoned, withoutDetails } from '../../../../src/mapping/reason.ts';
import { mapPortal, readPortals } from '../../../portals/corpus.ts';

const russian = workbenchWordsFor('ru');
const english = workbenchWordsFor('en');

it('every reason of detection is data beside its sentence, and is said in Russian', () => {
  const folder = join(import.meta.dirname, '../../../portals/clubs');
  const rules = readPortals(folder, 'clubs')
    .slice(0, 12)
    .flatMap((portal) => {
      const { calendars, events, event, allDayEnd } = mapPortal(portal).detected.inForce;
      return [calendars, events, event, { allDayEnd }].flatMap((part) => Object.values(part));
    });
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule) => reasonIn(rule, english) !== rule.why)).toEqual([]);
  expect(rules.filter((rule) => !/[а-яё]/u.test(reasonIn(rule, russian) ?? ''))).toEqual([]);
});

it('a reason is said with what it names, details and list apart', () => {
  const own = reasoned('keySays', { key: 'a.b', meaning: 'start', sign: 'dates', share: 95, of: 'details' });
  const both = withoutDetails(own, reasoned('keySilent', { key: 'c', sign: 'likeliest', share: 100, of: 'records' }));
  expect(both.why).toBe(
    'the key a.b says start; its values are dates, in 95 % of the details that were read; without details, c says nothing by its name; it is likelier than any other, in 100 % of the records',
  );
  expect(reasonIn(both, russian)).toBe(
    'об этом говорит ключ a.b; значения — даты, в 95 % прочитанных подробностей; без подробностей: ключ c ничего не говорит; он вероятнее остальных, в 100 % записей',
  );
});

it('a sentence without data is known in English only', () => {
  expect(reasonIn({ why: 'The moon is full.' }, russian)).toBeNull();
  expect(reasonIn({ why: 'The moon is full.' }, english)).toBe('The moon is full.');
  expect(problemIn({ message: 'The moon is full.' }, russian)).toBeNull();
  expect(problemIn({ message: 'x', said: { code: 'toString', values: {} } }, russian)).toBeNull();
});

it('problems, doubts and questions are said in Russian by their codes', () => {
  const noZone = { message: '', said: { code: 'noZone', values: { value: "'10:00'" } } };
  expect(problemIn(noZone, russian)).toBe("'10:00': часовой пояс не указан ни здесь, ни в настройках");
  const unsure = { message: 'It is detected with 72 % only.', said: { code: 'unsure', share: 72 } } as const;
  expect([doubtIn(unsure, russian), doubtIn(unsure, english)]).toEqual([
    'Найдено с уверенностью только 72 %.',
    'It is detected with 72 % only.',
  ]);
  expect(topicIn({ code: 'whichIs', field: 'end' }, russian)).toBe('Что из этого — конец события?');
});
