import type { Sentences } from '../../../../calendar/told.ts';
import type { ConfigFaults } from '../../../../config/schema/config-fault.ts';
import type { PatternFaults } from '../../../../mapping/dates/pattern-fault.ts';
import type { RuleFaults } from '../../../../mapping/rules/rule-fault.ts';

/** What a setting was expected to be, and what it was, by the English of the configuration's schema. */
const things: Readonly<Record<string, string>> = {
  'a JMESPath expression, or a list of them': 'выражение JMESPath или список таких',
  'a JMESPath expression of at most 2000 characters': 'выражение JMESPath не длиннее 2000 знаков',
  'a date pattern such as dd.MM.yyyy HH:mm, or a list of them':
    'формат даты, например dd.MM.yyyy HH:mm, или список таких',
  "an object such as { '3': 'cancelled' }": "объект, например { '3': 'cancelled' }",
  'a rule: a JMESPath expression, an object such as { path, format }, a function, or a list of these':
    'правило: выражение JMESPath, объект, например { path, format }, функция или список таких',
  'an IANA time zone such as Europe/Berlin': 'часовой пояс IANA, например Europe/Berlin',
  'the name of a header': 'имя заголовка',
  'the name of a header, of letters, digits and hyphens, such as X-Token':
    'имя заголовка из латинских букв, цифр и дефисов, например X-Token',
  'a scheme such as Bearer, or an empty text for the token alone':
    'слово перед токеном, например Bearer, или пустой текст',
  'a user name': 'имя пользователя',
  'no colon': 'имя без двоеточия',
  'a path such as /event-calendars': 'путь, например /event-calendars',
  'a path that begins with one slash, such as /event-calendars':
    'путь, который начинается с одной косой черты, например /event-calendars',
  'a path whose braces are {closed}': 'путь, в котором каждая скобка {закрыта}',
  'a path without {placeholders}': 'путь без {подстановок}',
  'a path such as /event/{eventId}, or false': 'путь, например /event/{eventId}, или false',
  "'auto', or an object such as { style: 'page', param: 'page' }":
    "'auto' или объект, например { style: 'page', param: 'page' }",
  'a text that is not empty': 'непустой текст',
  'a list that is not empty': 'непустой список',
  'an empty list': 'пустой список',
  'a text that is not a URL': 'текст, но не адрес',
  'a text': 'текст',
  'a number': 'число',
  'true or false': 'true или false',
  'a list': 'список',
  'an object': 'объект',
  'a function': 'функция',
  'a value': 'значение',
  nothing: 'ничего',
};

/** A number, a quotation and a word of JSON are the same in every language. */
const inRussian = (english: string): string =>
  things[english] ??
  english
    .replace(/^a whole number from (\d+) to (\d+)$/u, 'целое число от $1 до $2')
    .replace(/^one of (.+)$/u, 'одно из: $1');

const at = (place: number, text: string): string => `знак ${place} в «${text}»`;

/** What is wrong with a setting or a rule, in Russian. */
export const settingRussian: Sentences<ConfigFaults & RuleFaults & PatternFaults> = {
  settingExpected: ({ expected, found, suggestion }) =>
    `Здесь нужно: ${inRussian(expected)}; а указано: ${inRussian(found)}.${suggestion === null ? '' : ` Может быть, ${suggestion}?`}`,
  unknownKey: ({ near, known }) =>
    near === null
      ? `Такого ключа нет; есть ${known.replace(/^one of /u, '')}.`
      : `Такого ключа нет; может быть, ${near}?`,
  ruleInvalid: ({ why }, say) => `Правило не годится: ${say(why)}.`,
  headerTaken: ({ name, isOfConnection }) =>
    `Здесь нужен заголовок, свободный для токена, например Authorization или X-Token. Заголовок ${name} не подходит: ${isOfConnection ? 'его ставит само соединение' : 'им запрос говорит, что он принимает'}.`,
  placesLeftElsewhere: () => 'Значение placesLeft в «as» годится только для mapping.event.soldOut.',
  ruleTooLong: ({ most, found }) => `в выражении ${found} знаков, а допускается ${most}`,
  ruleSyntax: ({ at: place, text, why, hint }, say) =>
    `это не JMESPath (${at(place, text)}): ${say(why)}${hint === null ? '' : `; ключ не только из латинских букв пишется в двойных кавычках: "${hint}"`}`,
  ruleDashedKey: ({ at: place, text, key }) =>
    `это не путь (${at(place, text)}): ключ с дефисом пишется в двойных кавычках: "${key}". Для вычитания поставьте вокруг минуса пробелы`,
  ruleNoFunction: ({ at: place, text, name }) => `это не JMESPath (${at(place, text)}): функции ${name}() нет`,
  syntaxEnds: ({ expected }) => `выражение обрывается${expected === null ? '' : `, не хватает ${expected}`}`,
  syntaxExpected: ({ expected, found }) => `нужно ${expected}, а стоит ${found}`,
  syntaxUnexpected: ({ found }) => `${found} здесь не на месте`,
  syntaxOther: ({ why }) => `«${why}»`,
  ruleSaysNothing: () => 'нужен путь, шаблон или значение по умолчанию',
  ruleOfWrongKind: ({ found }) =>
    `нужно выражение JMESPath, объект с путём, список правил или функция, а указано ${found}`,
  ruleZone: ({ found }) => `нужен часовой пояс (Europe/Berlin), а указано ${found}`,
  templateBraces: ({ template }) => `в шаблоне «${template}» не у каждой { есть своя }`,
  patternTooLong: ({ most, found }) => `в формате даты ${found} знаков, а допускается ${most}`,
  patternLetter: ({ pattern, letter }) => `в формате даты «${pattern}» буква ${letter} ничего не значит`,
  patternNoDay: ({ pattern }) => `в формате даты «${pattern}» нет года, месяца или дня`,
  patternTwice: ({ pattern }) => `в формате даты «${pattern}» одно и то же названо дважды`,
};
