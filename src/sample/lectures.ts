import { inTerm, pick, weekdays } from './academic-weeks.ts';
import { greatHall, lectureTheatre, library } from './places.ts';
import { type Programme, timedEvent } from './sample-event.ts';

interface Talk {
  readonly title: string;
  readonly speaker: string;
  readonly about: string;
}

const openLectures: readonly [Talk, ...Talk[]] = [
  {
    title: 'How the Baltic Sea remembers',
    speaker: 'Dr Elina Kallio, marine geology',
    about:
      'Ten metres of mud hold seven thousand years of storms, fires and shipping lanes. What a core tells, and what it keeps to itself.',
  },
  {
    title: 'Why do bridges sing?',
    speaker: 'Prof. Marcus Oyelaran, civil engineering',
    about: 'Wind, cables and the resonance that engineers fear. With a model bridge that you may push.',
  },
  {
    title: 'A short history of being on time',
    speaker: 'Dr Hanna Weiss, history',
    about: 'From the noon gun to the network clock: how cities agreed on an hour, and who lost by it.',
  },
  {
    title: 'Reading birch-bark letters',
    speaker: 'Prof. Анна Соколова, Slavic philology',
    about: 'A boy’s homework, a debt, a proposal of marriage: what people in Novgorod wrote when nobody thought of us.',
  },
  {
    title: 'Mathematics of the fair queue',
    speaker: 'Dr Tomás Rivera, operations research',
    about: 'One line or five? The answer is known, and supermarkets ignore it for a good reason.',
  },
  {
    title: 'Can a machine be surprised?',
    speaker: 'Prof. Ingrid Dahl, computer science',
    about: 'Prediction, error & curiosity in learning systems, explained without a single formula (well, one).',
  },
  {
    title: 'The chemistry of old paper',
    speaker: 'Dr Pierre Lacombe, conservation',
    about: 'Why a newspaper of 1950 crumbles while a ledger of 1650 does not, and what the library does about it.',
  },
  {
    title: 'Night trains: past and next',
    speaker: 'Dr Lukas Brandt, transport economics',
    about: 'Sleepers vanished within twenty years. The sums that killed them are changing again.',
  },
  {
    title: 'What children know about grammar',
    speaker: 'Prof. Aino Mäkelä, linguistics',
    about:
      'Two-year-olds make mistakes that no adult ever made in front of them. Those mistakes are the best evidence we have.',
  },
  {
    title: 'Bees, maps and memory',
    speaker: 'Dr Sofia Lindqvist, behavioural ecology',
    about: 'How an animal with a million neurons finds its way home, and how we found out.',
  },
  {
    title: 'Cities under water',
    speaker: 'Prof. Dirk Haan, hydraulic engineering',
    about: 'Amsterdam, Jakarta, Saint Petersburg: three answers to the same tide.',
  },
];

const seminars: readonly [Talk, ...Talk[]] = [
  {
    title: 'Sparse sensing for river ice',
    speaker: 'Jonas Virtanen',
    about: 'Forty buoys, one winter, and a model that beats the forecast by two days.',
  },
  {
    title: 'Type systems that explain themselves',
    speaker: 'Maya Chen, New York',
    about: 'Error messages as proofs: a study with 300 students.',
  },
  {
    title: 'Migration of terns: ten years of tags',
    speaker: 'Petra Novák',
    about: 'The data set is out; bring questions and a laptop.',
  },
  {
    title: 'Low-temperature catalysis (x < 80 °C)',
    speaker: 'Олег Мартынов',
    about: 'Results of the spring campaign, and what went wrong in run 14.',
  },
  {
    title: 'Parish registers as networks',
    speaker: 'Kaisa Holm',
    about: 'Godparents, witnesses and credit in a coastal town, 1680–1740.',
  },
];

const office = { name: 'Office of Public Lectures', email: 'lectures@lindholm.example' };

/** Open lectures on Tuesdays, a research seminar every second Thursday, and what only the staff may see. */
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
