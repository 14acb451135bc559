import { counter } from '../counter.ts';
import type { FeedWords } from '../words/feed-words.ts';
import type { SeriesWords } from '../words/series-words.ts';

/** Ukrainian. */
export const language = 'uk';
const counted = counter(language);

export const feeds: FeedWords = {
  event: 'Подія',
  toBeAnnounced: 'Дату буде оголошено',
  cancelled: 'Скасовано',
  postponed: 'Відкладено',
  tentative: 'Попередньо',
  moved: 'Перенесено',
  formerly: 'Раніше',
  online: 'Онлайн',
  repeats: 'повторюється',
};

export const series: SeriesWords = {
  daily: (interval) =>
    interval === 1 ? 'щодня' : `раз на ${counted(interval, { one: 'день', few: 'дні', other: 'днів' })}`,
  weekly: (interval) =>
    interval === 1 ? 'щотижня' : `раз на ${counted(interval, { one: 'тиждень', few: 'тижні', other: 'тижнів' })}`,
  monthly: (interval) =>
    interval === 1 ? 'щомісяця' : `раз на ${counted(interval, { one: 'місяць', few: 'місяці', other: 'місяців' })}`,
  yearly: (interval) =>
    interval === 1 ? 'щороку' : `раз на ${counted(interval, { one: 'рік', few: 'роки', other: 'років' })}`,
  every: ['щопонеділка', 'щовівторка', 'щосереди', 'щочетверга', 'щоп’ятниці', 'щосуботи', 'щонеділі'],
  days: ['по понеділках', 'по вівторках', 'по середах', 'по четвергах', 'по п’ятницях', 'по суботах', 'по неділях'],
  workdays: 'з понеділка до п’ятниці',
  weekdayOfMonth: (which, weekday) => {
    const masculine = ['в останній', '', 'у перший', 'у другий', 'у третій', 'у четвертий', 'у п’ятий'];
    const feminine = ['в останню', '', 'у першу', 'у другу', 'у третю', 'у четверту', 'у п’яту'];
    const forms = [masculine, masculine, feminine, masculine, feminine, feminine, feminine];
    const names = ['понеділок', 'вівторок', 'середу', 'четвер', 'п’ятницю', 'суботу', 'неділю'];
    return `${forms[weekday]?.[which + 1]} ${names[weekday]}`;
  },
  dayOfMonth: (day) => (day === -1 ? 'в останній день' : `${day}-го числа`),
  until: (date) => `до ${date}`,
  times: (count) => counted(count, { one: 'раз', few: 'рази', other: 'разів' }),
  next: 'Найближча дата',
};
