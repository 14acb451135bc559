import { inTerm, pick, weekdays } from './academic-weeks.ts';
import { type Programme, timedEvent } from './sample-event.ts';
import { greatHall, lectureTheatre, library } from './sample-places.ts';
import { openLectures, seminars } from './talks.ts';

const office = { name: 'Office of Public Lectures', email: 'lectures@lindholm.example' };

/** Open lectures on Tuesdays, a research seminar every second Thursday, and private events of the staff. */
export const lectures: Programme = (from, to) => [
  ...weekdays(from, to, 2)
    .filter(({ day }) => inTerm(day))
    .map(({ day, week }) => {
      const talk = pick(openLectures, week);
      const cancelled = week % 9 === 4;
      return timedEvent(day, '17:15', 75, {
        id: `open-lecture-${day}`,
        title: talk.title,
        summary: `Open lecture by ${talk.speaker}.`,
        description: `<p>${talk.about.replaceAll('&', '&amp;')}</p><p><strong>${talk.speaker}</strong> speaks for 45 minutes, then the floor is open. Coffee from 16:45; no registration.</p><p><img src="images/lecture.svg" alt="An empty lecture theatre"></p><p>Recordings of earlier talks are in the <a href="https://media.lindholm.example/open-lectures?term=${day.year}&amp;view=all">media library</a>.</p>`,
        location: greatHall,
        onlineUrl: week % 3 === 0 ? 'https://stream.lindholm.example/great-hall' : null,
        organizer: office,
        categories: ['Open lecture', 'Public'],
        image: 'images/lecture.svg',
        status: cancelled ? 'cancelled' : 'confirmed',
      });
    }),
  ...weekdays(from, to, 4)
    .filter(({ day, week }) => inTerm(day) && week % 2 === 0)
    .map(({ day, week }) => {
      const talk = pick(seminars, week / 2);
      const abroad = talk.speaker.includes('New York');
      return timedEvent(day, abroad ? '10:00' : '14:00', 90, {
        id: `seminar-${day}`,
        title: `Research seminar: ${talk.title}`,
        summary: `With ${talk.speaker}.`,
        description: `<p>${talk.about}</p><ul><li>Talk: 40 minutes</li><li>Discussion: as long as the coffee lasts</li></ul>`,
        timeZone: abroad ? 'America/New_York' : null,
        location: abroad ? null : pick([lectureTheatre, library], week / 2),
        onlineUrl: abroad ? 'https://meet.lindholm.example/research-seminar' : null,
        organizer: { name: 'Graduate School', email: 'graduates@lindholm.example' },
        categories: ['Seminar'],
      });
    }),
  ...weekdays(from, to, 5)
    .filter(({ day }) => (day.month === 3 || day.month === 10) && day.day >= 15 && day.day <= 21)
    .map(({ day }) =>
      timedEvent(day, '18:00', 45 * 60, {
        id: `hackathon-${day}`,
        title: 'Harbour Hackathon: from Friday evening to Sunday afternoon',
        summary: 'Open data of the port, pizza at midnight.',
        description:
          '<h2>What to bring</h2><ul><li>a laptop &amp; its charger</li><li>a sleeping bag</li><li>an idea, or an open mind</li></ul><p>Data and rules: <a href="https://hack.lindholm.example/">hack.lindholm.example</a></p>',
        location: library,
        onlineUrl: 'https://meet.lindholm.example/hackathon',
        url: 'https://hack.lindholm.example/',
        organizer: { name: 'Student Union', email: 'hack@lindholm.example' },
        categories: ['Hackathon', 'Students'],
      }),
    ),
  ...weekdays(from, to, 1)
    .filter(({ week }) => week % 4 === 1)
    .map(({ day }) =>
      timedEvent(day, '09:00', 60, {
        id: `deans-meeting-${day}`,
        title: 'Deans’ meeting (internal)',
        location: library,
        visibility: 'private',
      }),
    ),
  ...weekdays(from, to, 3)
    .filter(({ week }) => week % 13 === 2)
    .map(({ day }) =>
      timedEvent(day, '18:00', 120, {
        id: `inaugural-${day}`,
        title: 'Inaugural lectures of the new professors',
        description: '<p>Names and order to be settled.</p>',
        location: greatHall,
        categories: ['Ceremony'],
        status: 'draft',
      }),
    ),
];
