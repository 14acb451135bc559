import type { Sentences } from '../../../../calendar/told.ts';
import { counter } from '../../../../i18n/counter.ts';
import type { FileFaults } from '../../../config-file/file-fault.ts';
import type { ManualPlaces } from '../../../config-file/manual-change.ts';
import type { WorkbenchFaults } from '../../workbench-fault.ts';

const count = counter('ru');

/** What the workbench refuses, and why a file can't be written, in Russian. */
export const refusalRussian: Sentences<WorkbenchFaults & FileFaults & ManualPlaces> = {
  settingFault: ({ where, what }, say) => `${where}: ${say(what)}`,
  settingFaults: ({ all }, say) => all.map(say).join(' '),
  otherPortal: ({ origin }) =>
    `source.baseUrl: отсюда токен передаётся только на ${origin}. Другой портал задайте в файле или в KALENDS_BASE_URL и запустите kalends map снова.`,
  notChangedHere: ({ place, sections }) =>
    `${place}: здесь меняются только ключи ${sections}. Остальное меняют в файле.`,
  decidedByFunction: ({ place }) => `${place}: это решает функция в файле; изменить её можно только там.`,
  overridden: ({ place, variable }) => `${place}: это задано переменной ${variable}. Измените его там.`,
  changedSinceShown: ({ file }) =>
    `Файл ${file} или настройки изменились с тех пор, как это было показано. Ничего не записано: посмотрите на изменение ещё раз.`,
  nothingToWrite: () => 'Записать нечего.',
  nothingChanged: () => 'Ничего не изменилось.',
  isSample: () =>
    'Это события встроенного портала-образца, и файл с правилами для них ни к чему. Задайте в KALENDS_BASE_URL и KALENDS_TOKEN адрес и токен своего портала и запустите kalends map снова.',
  inVariable: () =>
    'Настройки стоят в переменной KALENDS_CONFIG, и изменить её можете только вы. Впишите туда эти строки или перенесите настройки в файл.',
  fileInvalidThen: ({ changes, why }, say) =>
    `${changes === 1 ? 'С этим изменением' : `С ${count(changes, { one: 'изменением', other: 'изменениями' })}`} файл станет неверным: ${say(why)}`,
  refreshFailed: ({ why }, say) => `Портал прочитать не удалось, поэтому осталось прочитанное раньше: ${say(why)}.`,
  refreshCut: () => 'Портал прочитан не до конца, поэтому осталось прочитанное раньше.',
  noField: ({ path }) => `Поля ${path} нет.`,
  noRecord: ({ calendar, record }) => `В календаре ${calendar} теперь нет записи ${record}.`,
  trialOver: () => 'Этой пробы больше никто не ждёт.',
  hasFailed: () => 'Произошла ошибка. Подробности — в терминале.',
  fileNoCode: () => 'В файле ошибка: это не JavaScript и не TypeScript.',
  fileNoExport: () => 'В файле нет export default.',
  fileNoLiteral: () => 'Файл экспортирует не просто объект, а вычисляет его.',
  fileNoObject: () => 'В файле нет объекта.',
  fileNoJson: ({ line, column }) =>
    line === null ? 'В файле не JSON.' : `В файле не JSON: ошибка в строке ${line}, знак ${column}.`,
  fileUnsafe: () => 'Файл написан так, что изменить его без риска нельзя.',
  fileComputes: ({ place }) => `То, от чего зависит ${place}, в файле вычисляется, а не записано просто значением.`,
  fileUnreadable: ({ name, why }) => `Файл ${name} не читается: «${why}».`,
  fileUnwritable: ({ name, why }) => `Файл ${name} не записать: «${why}».`,
  fileChanged: ({ name }) => `Файл ${name} за это время изменился. Ничего не записано.`,
  inOutermost: () => 'В самом внешнем объекте',
  inExported: () => 'В объекте, который экспортирует файл',
  inObject: ({ path }) => `В ${path}`,
};
