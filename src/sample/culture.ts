import { inTerm, pick, weekdays } from './academic-weeks.ts';
import { allDayEvent, type Programme, timedEvent } from './sample-event.ts';
import { gallery, greatHall, library } from './sample-places.ts';

const concerts: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['Winter Light: chamber choir', 'Rautavaara, Pärt and carols from the islands, sung by candlelight.'],
  [
    'University orchestra: “Pictures at an Exhibition”',
    'Mussorgsky in Ravel’s colours; before it, Sibelius’s <em>Rakastava</em>.',
  ],
  ['Jazz in the stairwell', 'The big band plays where the echo is best. Bring a cushion.'],
  ['Вечер русского романса', 'Глинка, Чайковский, Рахманинов. Поёт Мария Ларина, у рояля — Илья Стенберг.'],
  ['Four hands, one piano', 'Schubert’s Fantasia in F minor, Fauré’s “Dolly”, and encores by request.'],
  ['Folk dance night', 'Polska, mazurka & schottische: taught at seven, danced from eight.'],
  ['Organ at noon… in the evening', 'Bach’s Passacaglia, and what students made of its theme.'],
  ['Brass & bronze', 'The brass ensemble marches from the quay to the Great Hall. Earplugs at the door.'],
];

const exhibitions: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  [
    'Exhibition: Maps that were wrong',
    'Islands that never were, seas drawn too small, and the people who sailed by them.',
  ],
  ['Exhibition: A year on the ice', 'Photographs from the field station by Leena Aalto.'],
  ['Exhibition: Posters of protest, 1968–1991', 'From the library’s collection, many shown for the first time.'],
  ['Выставка: «Книга и рука»', 'Рукописные пометы на полях: читатели четырёх столетий.'],
];

const films: readonly [string, ...string[]] = [
  'Film club: “The Cranes Are Flying” (1957)',
  'Film club: “Man with a Movie Camera”, with live piano',
  'Film club: short films by students',
  'Film club: “The Man Without a Past” (2002)',
];

const desk = { name: 'Culture Desk', email: 'culture@lindholm.example' };

/** Concerts every second Friday, exhibitions of ten days, and films without an end time. */
export const culture: Programme = (from, to) => [
  ...weekdays(from, to, 5)
    .filter(({ day, week }) => (inTerm(day) || day.month === 12) && week % 2 === 0)
    .map(({ day, week }) => {
      const [title, about] = pick(concerts, week / 2);
      return timedEvent(day, '19:00', 110, {
        id: `concert-${day}`,
        title,
        summary: week % 8 === 0 ? 'Postponed: the new date will be announced here.' : null,
        description: `<p>${about.replaceAll(' & ', ' &amp; ')}</p><p><img src="images/concert.svg" alt=""></p><p>Tickets €12, students free: <a href="https://tickets.lindholm.example/concerts/${day}">reserve a seat</a>.</p>`,
        location: greatHall,
        url: null,
        organizer: desk,
        categories: ['Concert', 'Public'],
        image: 'images/concert.svg',
        status: week % 8 === 0 ? 'postponed' : 'confirmed',
      });
    }),
  ...weekdays(from, to, 4)
    .filter(({ week }) => week % 5 === 0)
    .map(({ day, week }) => {
      const [title, about] = pick(exhibitions, week / 5);
      return allDayEvent(day, 10, {
        id: `exhibition-${day}`,
        title,
        description: `<p>${about}</p><p>Open daily 11–18, admission free. Guided tour on Saturday at 14:00.</p>`,
        location: gallery,
        organizer: desk,
        categories: ['Exhibition', 'Public'],
        image: 'images/exhibition.svg',
      });
    }),
  ...weekdays(from, to, 3)
    .filter(({ day, week }) => inTerm(day) && week % 4 === 2)
    .map(({ day, week }) =>
      timedEvent(day, '20:00', null, {
        id: `film-${day}`,
        title: pick(films, (week - 2) / 4),
        description:
          '<p>Doors at 19:30. Original language, English subtitles. We talk about it afterwards, for as long as anyone likes.</p>',
        location: library,
        organizer: { name: 'Film Club', email: 'film@lindholm.example' },
        categories: ['Film'],
      }),
    ),
];
