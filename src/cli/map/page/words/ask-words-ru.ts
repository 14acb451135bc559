import type { Sentences } from '../../../../calendar/told.ts';
import { counter } from '../../../../i18n/counter.ts';
import type { AskSteps, SentToken } from '../../ask-step.ts';

const count = counter('ru');
const records = (n: number): string => count(n, { one: 'запись', few: 'записи', other: 'записей' });
const onPages = (n: number): string => `на ${count(n, { one: 'странице', other: 'страницах' })}`;
const ended = (text: string): string => {
  const whole = /[.!?]$/u.test(text) ? text : `${text}.`;
  return whole.charAt(0).toLocaleUpperCase('ru') + whole.slice(1);
};

/** How the token is sent: `в заголовке «Authorization: Bearer …»`. */
function sentIn(sent: SentToken): string {
  if (sent.in === 'header') return `в заголовке «${sent.name}: ${sent.scheme === '' ? '' : `${sent.scheme} `}…»`;
  if (sent.in === 'query') return `в строке запроса, «?${sent.name}=…»`;
  if (sent.in === 'basic') return sent.user === '' ? 'как пароль без имени' : `как пароль пользователя «${sent.user}»`;
  return 'никак';
}

/** What is told while the settings of the portal are tried, in Russian. */
export const askRussian: Sentences<AskSteps> = {
  askCalendars: (sent) => `Список календарей, токен передан ${sentIn(sent)}.`,
  askEvents: ({ calendar }) => `События календаря «${calendar}».`,
  askPage: ({ calendar, page }) => `События календаря «${calendar}», страница ${page}.`,
  askDetails: () => 'Подробности события.',
  askDetailsOf: ({ id }) => `Подробности события ${id}.`,
  askOtherWays: () => 'Другие обычные способы передать токен.',
  cameNoCalendar: () => 'Портал не называет ни одного календаря.',
  cameCalendars: ({ count: n, names, more }) =>
    `${count(n, { one: 'календарь', few: 'календаря', other: 'календарей' })}: ${names}${more > 0 ? ` и ещё ${more}` : ''}.`,
  cameRecords: ({ count: n }) => `${records(n)}.`,
  cameAll: ({ count: n, pages }) => `${records(n)} ${onPages(pages)}, список полон.`,
  cameOthers: ({ count: n, pages, lost, before, counted }) =>
    `${records(n)} ${onPages(pages)}, но среди них нет ${lost} из ${before} прочитанных раньше${counted ? '. Возможно, у первой страницы другой номер, например 0' : ''}.`,
  came: ({ what, notes }, say) => [what, ...notes].map((one) => ended(say(one))).join(' '),
  detailsSwitchedOff: () => 'Их не запрашивают: source.endpoints.details равно false.',
  noIdForDetails: () => 'В первой записи нет идентификатора, чтобы их запросить.',
  cameAnswer: () => 'Портал отвечает.',
  cameKeys: ({ keys }) => `В ответе есть ${keys}.`,
  noOtherWay: ({ count: n }) =>
    `Портал не принимает токен ни одним из обычных способов (их ${n}): вероятно, токен неверен, просрочен или от другого портала.`,
  otherWay: ({ baseUrl, noCalendar, ...sent }) =>
    sent.in === 'none'
      ? `${baseUrl} отвечает и без токена, поэтому он не передаётся. Если с токеном видно больше, задайте source.auth.`
      : `${baseUrl} принимает токен ${sentIn(sent)}${noCalendar ? ', но не называет ни одного календаря' : ''}.`,
};
