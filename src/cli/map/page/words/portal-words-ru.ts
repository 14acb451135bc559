import type { Sentences } from '../../../../calendar/told.ts';
import { counter } from '../../../../i18n/counter.ts';
import type { MappingProblems } from '../../../../mapping/mapping-problem.ts';
import type { PortalProblems } from '../../../../publisher/portal-problem.ts';
import type { SourceFaults } from '../../../../source/source-fault.ts';
import type { SurveyProblems } from '../../../survey/survey-problem.ts';

const count = counter('ru');
const records = { one: 'запись', few: 'записи', other: 'записей' };
const received = (n: number): string =>
  `${new Intl.PluralRules('ru').select(n) === 'one' ? 'пришла' : 'пришло'} ${count(n, records)}`;

const statuses: Readonly<Record<number, string>> = {
  400: 'портал не понял запрос',
  401: 'портал не принимает токен',
  403: 'с этим токеном читать это нельзя',
  404: 'по этому пути у портала ничего нет',
  407: 'прокси по дороге требует входа',
  408: 'портал не дождался запроса',
  410: 'по этому пути больше ничего нет',
  425: 'ещё рано',
  429: 'слишком много запросов',
};

const troubles: Readonly<Record<SourceFaults['network']['trouble'], string>> = {
  noConnection: 'соединиться не удалось, или связь прервалась раньше, чем пришёл ответ',
  refused: 'в соединении отказано; проверьте базовый адрес',
  dns: 'такого узла в DNS нет; проверьте базовый адрес',
  tls: 'защищённое соединение не удалось: нужен действительный сертификат этого узла',
  unreachable: 'узел недоступен',
  tooShort: 'байтов пришло меньше, чем обещает Content-Length',
  compression: 'ответ не распаковывается так, как сказано в Content-Encoding',
  notHttp: 'ответ пришёл не по HTTP',
  lost: 'связь прервалась раньше, чем пришёл весь ответ',
  unknown: 'по сети до портала не добраться',
};

const notJson: Readonly<Record<SourceFaults['notJson']['found'], string>> = {
  signInPage: 'страница HTML, возможно, страница входа',
  markup: 'HTML или XML',
  text: 'текст, который не JSON',
  broken: 'испорченный JSON',
  cut: 'JSON без конца',
};

const tokenFaults = {
  lineBreak: 'перевод строки',
  notAscii: 'не печатный знак ASCII',
  space: 'пробел на краю',
} as const;

const lists = { 'list of calendars': 'списка календарей', 'list of events': 'списка событий' } as const;

const types: Readonly<Record<string, string>> = {
  nothing: 'ничего',
  null: 'null',
  string: 'текст',
  number: 'число',
  boolean: 'да или нет',
  'a string': 'текст',
  'a number': 'число',
  'a boolean': 'да или нет',
  'an object': 'объект',
};

/** A value, or its type in English words. */
function foundIn(found: string): string {
  const [, length] = /^a list of (\d+)$/u.exec(found) ?? [];
  if (length !== undefined) return `список (${length})`;
  const [, keys] = /^an object with (.*)$/su.exec(found) ?? [];
  if (keys !== undefined) return keys === 'nothing in it' ? 'пустой объект' : `объект с ключами ${keys}`;
  return types[found] ?? found;
}

/** What the portal's answers, the rules and whole records are told to lack, in Russian. */
export const portalRussian: Sentences<SourceFaults & MappingProblems & PortalProblems & SurveyProblems> = {
  request: ({ request, what, attempt, attempts }, say) =>
    `${request === 'Details' ? 'подробности' : request}: ${say(what)}${attempts < 2 ? '' : ` (попытка ${attempt} из ${attempts})`}`,
  status: ({ status, noToken, retryAfter }) => {
    const what = statuses[status] ?? (status >= 500 ? 'сбой на самом портале' : 'ожидался ответ 200');
    const wait = retryAfter === null ? '' : `; портал просит подождать ${retryAfter} с`;
    return `ответ ${status}: ${what}${noToken ? ' (он и не задан)' : ''}${wait}`;
  },
  network: ({ trouble, code }) => `${troubles[trouble]}${code === '' ? '' : ` [${code}]`}`,
  tooFewBytes: ({ came, announced }) => `пришло только ${came} байт из ${announced}`,
  tooManyBytes: ({ most, announced }) =>
    `ответ слишком велик: допускается ${most} байт (source.maxBytes), а ${announced === null ? 'пришло больше' : `Content-Length обещает ${announced}`}`,
  undecodable: ({ charset, how }) =>
    ({
      sign: `байты не читаются как ${charset}; ожидался JSON в UTF-8`,
      default: 'байты не читаются как UTF-8, а другая кодировка не названа',
      declared: `байты не читаются в названной кодировке, ${charset}; ожидался JSON в UTF-8`,
    })[how],
  emptyBody: ({ status }) => `ответ ${status} пуст; ожидался JSON`,
  notJson: ({ status, found }) => `в ответе ${status} — ${notJson[found]}; ожидался JSON`,
  noObject: ({ found }) => `в ответе ${types[found] ?? found}; ожидался объект или список`,
  tooDeep: ({ most }) => `JSON вложен глубже, чем на ${most} уровней`,
  tooManyKeys: ({ most }) => `в ответе объект, где больше ${most} ключей: в списках событий столько не бывает`,
  tooManyValues: ({ most }) => `в ответе больше ${most} значений: в списках событий столько не бывает`,
  timeout: ({ seconds }) => `за ${seconds} с ответ целиком не пришёл (source.timeoutMs)`,
  timeoutBefore: () => 'когда портал спрашивали, ответ целиком не пришёл',
  listTimeout: ({ seconds }) => `весь список не прочитан за ${seconds} с (в десять раз дольше source.timeoutMs)`,
  unsendableToken: ({ character, found }) =>
    `токен отправить нельзя: его знак ${character} — ${tokenFaults[found]}, а в заголовке HTTP такого не бывает; вставьте токен так, как он выдан`,
  cancelled: () => 'запрос отменён раньше, чем пришёл ответ',
  redirects: ({ most }) => `портал перенаправил больше ${most} раз`,
  redirectNowhere: ({ status }) => `ответ ${status} не говорит, куда перенаправляет`,
  redirectElsewhere: ({ status, from, to, moved }) =>
    `ответ ${status} ведёт с ${from} на другой узел, ${to}, а туда запросы не посылаются${moved ? `; если портал теперь там, начните source.baseUrl с ${to}` : ''}`,
  badHeader: () => 'запрос сделать нельзя: имя или значение в source.headers или source.auth не допускается в HTTP',
  budget: () => 'запрос не сделан: в этот раз их число исчерпано',
  detailsOff: () => 'не запрашиваются: source.endpoints.details равно false',
  errorInBody: ({ shown, expected }) =>
    `ответ 200, но в нём сказано об ошибке (${shown}); ожидалось ${expected === 'event' ? 'событие' : 'список'}`,
  pathLacks: ({ name }) => `запрос сделать нельзя: для пути нужно {${name}}, а в записи списка такого значения нет`,
  pathDots: ({ segment }) => `запрос сделать нельзя: в адресе не может быть части «${segment}»`,
  notRequestable: ({ why }) => `запрос сделать нельзя: ${why}`,
  notAsked: () => 'запрос ещё не сделан: изменения пробуются на прочитанном раньше. Спросите портал снова',
  noList: ({ why }, say) => `списка в ответе не прочитать: ${say(why)}`,
  allTooLarge: ({ most }) => `страницы вместе занимают больше ${most} байт (в десять раз больше source.maxBytes)`,
  endlessPages: ({ pages }) => `список не кончается: пришло ${pages} страниц, и портал обещает ещё`,
  endlessRecords: ({ most }) => `список не кончается: пришло больше ${most} записей`,
  pagesRepeat: ({ page, collected, total }) =>
    `страница ${page} такая же, как одна из прежних; до неё ${received(collected)}${total === null ? '' : ` из ${total}`}`,
  endedShort: ({ collected, total, why }, say) =>
    `список, возможно, не полон: ${received(collected)}${total === null ? ', а страниц портал обещает больше' : ` из ${total}`}, но ${say(why)}`,
  pageEmpty: ({ page }) => `страница ${page} пуста`,
  pageRepeated: ({ page }) => `страница ${page} такая же, как одна из прежних`,
  nextUnknown: () => 'портал не говорит, как получить следующую страницу',
  nextFailed: ({ collected, why }, say) =>
    `список, возможно, не полон: ${received(collected)}, а следующая страница не прочитана (${say(why)})`,
  listCut: ({ count: n, total, tried }, say) =>
    `список не полон: ${received(n)}${total === null ? ', и портал говорит, что есть ещё' : ` из ${total}`}, но следующую страницу не прочитать (${say(tried)}); задайте source.paging`,
  tried: ({ ways, more, elsewhere }, say) => {
    if (ways.length === 0) return 'ничто не говорит, как её запросить';
    const all = `${ways.map(say).join(', ')}${more === 0 ? '' : ` и ещё ${more}`}`;
    return `испробовано: ${all}${elsewhere ? '; ссылка на неё ведёт на другой узел, а токен туда не посылается' : ''}`;
  },
  wayLink: () => 'ссылка на следующую страницу',
  wayAnswer: () => 'параметры из ответа',
  wayParameter: ({ name }) => name,
  wayParameterSized: ({ name }) => `${name} с размером`,
  listNote: ({ request, what }, say) => `${request}: ${say(what)}`,
  noSecondPage: ({ count: n, tried }, say) =>
    `${received(n)}, второй страницы не нашлось (${say(tried)}): считаем, что это весь список`,
  failedAtEnd: ({ collected, why }, say) =>
    `${received(collected)}, следующая страница не прочитана (${say(why)}): считаем, что это конец списка`,
  recordsTwice: ({ count: n }) =>
    `${count(n, records)} ${n === 1 ? 'есть' : 'повторяются'} на двух страницах: список менялся, пока его читали`,
  totalDiffers: ({ total, collected }) => `портал насчитал ${count(total, records)}, а ${received(collected)}`,

  noKeyFor: ({ field }) =>
    `в записях нет ключа, похожего на ${{ id: 'идентификатор', title: 'название', start: 'начало' }[field]} события: задайте mapping.event.${field}`,
  detectionFailed: ({ field, why }) => `определить поле не удалось (${why}): задайте mapping.${field}`,
  oldRule: ({ fault }, say) =>
    `Правило, найденное раньше, больше не годится, и поле остаётся пустым. Задайте правило: ${say(fault)}`,
  noListSomewhere: ({ kind, found }, say) =>
    `ожидался список ${kind === 'events' ? 'событий' : 'календарей'}, а найдено: ${say(found)}`,
  noListAt: ({ where, path, found }) => `ожидался список по пути «${path}» (${where}), а найдено: ${foundIn(found)}`,
  foundValues: ({ count: n }) => `список без записей (значений: ${n})`,
  foundEmpty: () => 'пустой объект',
  foundKeys: ({ keys }) => `объект с ключами ${keys}`,
  foundType: ({ type }) => types[type] ?? type,
  orderUnknown: ({ used }) =>
    `по датам не понять, где день, а где месяц; прочитано так, что сначала ${used === 'month' ? 'месяц' : 'день'}: задайте формат`,
  utcAssumed: () =>
    'у дат нет часового пояса, а рядом с ними всё записано по UTC (+00:00); они прочитаны тоже по UTC: если это местное время, задайте в правиле timeZone',
  noZoneAnywhere: ({ path }) =>
    `у дат в ${path} нет часового пояса, и в настройках он не задан: задайте KALENDS_TIMEZONE или site.timeZone`,
  recordNoObject: ({ found }) => `ожидался объект, а найдено ${foundIn(found)}; запись пропущена`,
  recordTooLarge: () => 'запись слишком велика; она пропущена',
  noEventInDetails: ({ found }) =>
    `в подробностях ожидалось событие (mapping.details.item), а найдено ${foundIn(found)}; событие взято из списка`,
  calendarNoObject: ({ found }) => `ожидался объект, а найдено ${foundIn(found)}`,
  calendarNoId: ({ found }) => `нет идентификатора (${foundIn(found)}); запись пропущена`,
  calendarNoZone: ({ found }) => `ожидался часовой пояс, а найдено ${foundIn(found)}`,
  calendarNoColor: ({ found }) => `ожидался цвет, #rrggbb или название из CSS, а найдено ${foundIn(found)}`,

  noCalendars: () => 'Портал не называет ни одного календаря.',
  noCalendarId: () => 'В записи нет идентификатора календаря.',
  calendarTwice: ({ id }) => `Календарь ${id} назван дважды; взят первый.`,
  unreadableRecord: ({ why }, say) => `Запись не прочитать: ${say(why)}`,
  unusableRecord: ({ why }) =>
    `Запись не годится: ${why === 'holds no id' ? 'в ней нет идентификатора' : 'её идентификатор не годится'}.`,
  nothingToMap: () => 'В записи нет ничего, из чего можно сделать событие.',
  noneReadable: ({ list, count: n, first }, say) =>
    n === 1
      ? `Единственную запись ${lists[list]} прочитать не удалось${first === null ? '' : `: ${say(first)}`}`
      : `Ни одну из ${n} записей ${lists[list]} прочитать не удалось${first === null ? '' : `; вот первая: ${say(first)}`}`,
  partialList: ({ why, outcome }, say) =>
    `${say(why)}. ${
      {
        settled: 'В прошлый раз было так же, поэтому список считается полным.',
        onlyPart: 'Пока показывается только то, что прочитано.',
        kept: 'То, чего в нём нет, не удаляется; если так будет и в следующий раз, список считается полным.',
      }[outcome]
    }`,
  sameForAll: ({ trials }, say) =>
    `Портал не различает календари: ${trials.map(say).join('; ')}. Задайте mapping.calendars.id или source.endpoints.events.`,
  trialsMade: ({ trials }, say) => `События запрошены так: ${trials.map(say).join('; ')}.`,
  trial: ({ rule, id, verdict }) =>
    `по ${rule} (${id}) ${
      {
        found: 'пришли события календаря',
        same: 'пришли одни и те же события для всех календарей',
        empty: 'событий не пришло',
        unknown: 'не пришло ничего',
        failed: 'пришли ошибки',
      }[verdict]
    }`,

  othersUnread: ({ count: n }) =>
    `Не прочитано ещё ${count(n, { one: 'календарь', few: 'календаря', other: 'календарей' })}: там ожидалась та же ошибка.`,
  ruleFindsNothing: ({ rule, of, count: n }) =>
    `Правило ${rule} ничего не находит ни в одном ${of === 'events' ? 'событии' : 'календаре'} (всего ${n}); ожидался путь в записях портала.`,
  ruleSilentHere: ({ rule, found, count: n }) =>
    `Правило ${rule} ничего не находит в записях этого календаря (всего ${n}), а распознавание находит там ${found}. Поставьте это правило вторым в список или уберите первое: тогда поле распознаётся в каждом календаре.`,
  idShared: ({ count: n, titles, more }) =>
    `В списке ${count(n, records)} с этим идентификатором и разными названиями: ${titles}${more > 0 ? ` и ещё ${more}` : ''}. Если каждая из них — отдельное событие, назовите поле, которым они различаются: mapping.event.id.`,
  detailsUnread: ({ why, heldBack }, say) =>
    `Подробности не прочитаны: ${say(why)}${heldBack ? '. Без них событие не публикуется: в них сказано, не скрыто ли оно.' : ''}`,
  detailsSkipped: ({ count: n }) => `Не прочитаны подробности ещё ${count(n, { one: 'события', other: 'событий' })}.`,
  noDetails: ({ elsewhere }) =>
    `Подробности не прочитаны ни разу.${elsewhere ? ' Задайте в source.endpoints.details их путь или false.' : ''}`,
  calendarUnknown: ({ id, meant, title, known, more }) => {
    const listed =
      known === '' ? 'Он не называет ни одного.' : `Он называет ${known}${more > 0 ? ` и ещё ${more}` : ''}.`;
    const guess = meant === '' ? '' : `Может быть, «${meant}»${title === '' ? '' : ` (${title})`}? `;
    return `Календаря «${id}» у портала нет. ${guess}${listed}`;
  },
};
