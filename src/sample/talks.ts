/** A talk. The programme repeats the talks in turn. */
export interface Talk {
  readonly title: string;
  readonly speaker: string;
  readonly about: string;
}

export const openLectures: readonly [Talk, ...Talk[]] = [
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

export const seminars: readonly [Talk, ...Talk[]] = [
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
