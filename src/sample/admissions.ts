import { pick, weekdays, yearly } from './academic-weeks.ts';
import { allDayEvent, type Programme, timedEvent } from './sample-event.ts';
import { mainBuildingRu } from './sample-places.ts';

const faculties: readonly [string, ...string[]] = [
  'Физический факультет',
  'Факультет филологии',
  'Инженерная школа',
  'Факультет экономики',
  'Медицинский институт',
];
const questions: readonly [string, ...string[]] = [
  'как выбрать программу и не пожалеть',
  'общежитие, стипендии и подработка',
  'вступительные испытания: что, где, когда',
  'портфолио и мотивационное письмо',
];
const office = { name: 'Приёмная комиссия', email: 'priem@lindholm.example' };

/** Events for applicants, in Russian: open days, webinars for those far away, and the dates of the year. */
export const admissions: Programme = (from, to) => [
  ...weekdays(from, to, 6)
    .filter(({ day, week }) => week % 4 === 2 && day.month !== 7 && day.month !== 8)
    .map(({ day, week }) => {
      const faculty = pick(faculties, (week - 2) / 4);
      return timedEvent(day, '11:00', 180, {
        id: `open-day-${day}`,
        title: `День открытых дверей — «${faculty}»`,
        summary: 'Лаборатории, преподаватели и студенты, которые ответят честно.',
        description: `<p>Ждём абитуриентов и родителей.</p><ol><li>11:00 — встреча с деканом;</li><li>12:00 — экскурсия по лабораториям;</li><li>13:00 — чай и вопросы.</li></ol><p>Вход по паспорту; <a href="https://priem.lindholm.example/open-day?date=${day}">запишитесь заранее</a>.</p><p><img src="images/admissions.svg" alt="Вход в главный корпус"></p>`,
        location: mainBuildingRu,
        organizer: office,
        categories: ['День открытых дверей', 'Абитуриентам'],
        image: 'images/admissions.svg',
      });
    }),
  ...weekdays(from, to, 3)
    .filter(({ day, week }) => week % 2 === 1 && day.month !== 8)
    .map(({ day, week }) =>
      timedEvent(day, '19:00', 60, {
        id: `webinar-${day}`,
        title: `Вебинар: ${pick(questions, (week - 1) / 2)}`,
        description:
          '<p>Отвечаем на вопросы в прямом эфире. Время указано по Алматы: так удобнее большинству слушателей.</p>',
        timeZone: 'Asia/Almaty',
        onlineUrl: 'https://meet.lindholm.example/priem',
        organizer: office,
        categories: ['Вебинар', 'Абитуриентам'],
      }),
    ),
  ...yearly(from, to, 6, 20).map((day) =>
    allDayEvent(day, 36, {
      id: `documents-${day.year}`,
      title: 'Приём документов',
      description:
        '<p>Ежедневно с 10:00 до 18:00, в субботу до 15:00. Понадобятся: аттестат, паспорт, две фотографии 3×4.</p>',
      location: mainBuildingRu,
      organizer: office,
      categories: ['Абитуриентам'],
    }),
  ),
  ...yearly(from, to, 9, 1).map((day) =>
    timedEvent(day, '10:00', 120, {
      id: `first-day-${day.year}`,
      title: 'День знаний: посвящение в студенты',
      description: '<p>Сбор в 9:30 у главного входа. Форма — парадная; зонт — обязательно.</p>',
      location: mainBuildingRu,
      organizer: office,
      categories: ['Праздник', 'Первокурсникам'],
    }),
  ),
];
