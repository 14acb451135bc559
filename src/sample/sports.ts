import { inTerm, pick, terms, weekdays, yearly } from './academic-weeks.ts';
import { allDayEvent, type Programme, sampleTimeZone, timedEvent } from './sample-event.ts';
import { sportsCentre } from './sample-places.ts';

const opponents: readonly [string, ...string[]] = [
  'Aurajoki Polytechnic',
  'Tervala Academy',
  'Saint Olaf’s',
  'Kuusamo United',
  'Hansa Business School',
];
const games: readonly [string, ...string[]] = ['Basketball', 'Floorball', 'Volleyball'];
const club = { name: 'University Sports Club', email: 'sports@lindholm.example' };

/** Home games every second Saturday, classes that repeat during a term, a run in spring, and a cup without a date. */
export const sports: Programme = (from, to) => [
  ...weekdays(from, to, 6)
    .filter(({ day, week }) => inTerm(day) && week % 2 === 1)
    .map(({ day, week }) =>
      timedEvent(day, '15:00', 105, {
        id: `match-${day}`,
        title: `${pick(games, (week - 1) / 2)}: Lindholm – ${pick(opponents, (week - 1) / 2)}`,
        summary: 'Home game in the University League.',
        location: sportsCentre,
        organizer: club,
        categories: ['Match', 'Public'],
        image: 'images/sports.svg',
      }),
    ),
  // Classes of a term that has already begun continue to its end.
  ...terms(from.subtract({ days: 130 }), to).flatMap(({ first, last, name }) => {
    const until = last.toZonedDateTime({ timeZone: sampleTimeZone, plainTime: '23:59:59' }).toInstant();
    const rule = `RRULE:FREQ=WEEKLY;UNTIL=${until.toString().replace(/[-:]|\.\d+/g, '')}`;
    const skipped = first.add({ weeks: 6 });
    return [
      timedEvent(first, '07:30', 60, {
        id: `swim-${name}`,
        title: 'Early swim',
        summary: 'Mondays before lectures, lanes for every speed.',
        description: `<p>Coached lanes for beginners and for those who used to be fast. Not on ${skipped}: the pool is being cleaned.</p>`,
        recurrence: [rule, `EXDATE;TZID=${sampleTimeZone}:${skipped.toString().replaceAll('-', '')}T073000`],
        location: sportsCentre,
        organizer: club,
        categories: ['Class'],
        image: 'images/sports.svg',
      }),
      timedEvent(first.add({ days: 2 }), '12:15', 45, {
        id: `yoga-${name}`,
        title: 'Lunchtime yoga, in the hall and online',
        description: '<p>Mats are there. At home, join with the camera off if you like.</p>',
        recurrence: [rule],
        location: sportsCentre,
        onlineUrl: 'https://meet.lindholm.example/yoga',
        organizer: club,
        categories: ['Class'],
      }),
    ];
  }),
  ...yearly(from, to, 5, 9).map((day) =>
    allDayEvent(day, 2, {
      id: `archipelago-run-${day.year}`,
      title: 'Archipelago Run: 12 islands, 2 days',
      description:
        '<p>Teams of four, ferries included. <a href="https://run.lindholm.example/">Rules and start list</a>.</p>',
      location: { name: 'Harbour Square', address: 'Quay 1, 00160 Lindholm', latitude: 60.1675, longitude: 24.9583 },
      organizer: club,
      categories: ['Run', 'Public'],
      image: 'images/sports.svg',
      url: `https://run.lindholm.example/${day.year}`,
    }),
  ),
  {
    ...allDayEvent(from, 1, { id: 'rectors-cup', title: 'Rector’s Cup: students against professors' }),
    allDay: false,
    start: null,
    end: null,
    summary: 'The date follows as soon as the professors have found a goalkeeper.',
    organizer: club,
    categories: ['Match'],
    published: '2026-01-12T08:00:00Z',
    updated: '2026-01-12T08:00:00Z',
  },
];
