/** What the engine says in English, taken apart, so that it can be said in other languages. */
export interface SentenceParts {
  readonly code: SentenceCode;
  readonly values: Readonly<Record<string, string>>;
}

/** What a key's values are like, as a reason for a rule. */
const signs = {
  likeliest: 'it is likelier than any other',
  answered: 'the portal answered by it, and no two of its values are the same',
  unique: 'no two of its values are the same',
  inOrder: 'its values are dates, and starts are never after ends',
  noEnd: 'its values are dates, and no end goes with it',
  dates: 'its values are dates',
  places: 'its values are likely where events are',
  degrees: 'its values are degrees',
  flags: 'its values are yes and no',
  texts: 'its values are texts',
  lengths: 'its values are lengths of time',
  zones: 'its values name zones',
  emails: 'its values are e-mail addresses',
} as const;

export type SignCode = keyof typeof signs;

const bySign: ReadonlyMap<string, string> = new Map(Object.entries(signs).map(([code, text]) => [text, code]));

const patterns = {
  keySays: /^the key (?<key>.+) says [\w -]+; (?<sign>.+), in (?<share>\d+) % of the (?<of>records|details) ?.*$/u,
  keySilent:
    /^(?<key>.+) says nothing by its name; (?<sign>.+), in (?<share>\d+) % of the (?<of>records|details) ?.*$/u,
  takesPlace: /^(?<key>.+) tells? whether it takes place$/u,
  maySee: /^(?<key>.+) tells? who may see it$/u,
  sessions: /^(?<key>.+) lists dates with a start of their own, the sessions of the event$/u,
  eventList: /^the events are the list at (?<key>.+) in the answer$/u,
  calendarList: /^the calendars are the list at (?<key>.+) in the answer$/u,
  nothingLike: /^nothing in the records looks like it$/u,
  goesWith: /^it goes with what is configured$/u,
  asDetected: /^as detected$/u,
  endsOnStart: /^(?<count>\d+) all-day events end on the day of the start$/u,
  noLastDay: /^no all-day event tells whether its end is the last day or the day after$/u,
  unsure: /^It is detected with (?<share>\d+) % only\.$/u,
  constant: /^It is the same in all events \((?<value>.*)\)\.$/su,
  noTitle: /^No event has a title\.$/u,
  noStart: /^No event has a start\.$/u,
  lackTitle: /^(?<count>\d+) of (?<all>\d+) events lack a title\.$/u,
  lackStart: /^(?<count>\d+) of (?<all>\d+) events lack a start\.$/u,
  whichIs: /^Which of these is the (?<what>.+) of an event\?$/u,
  sameEverywhere: /^The (?<what>.+?) is the same in all events: (?<value>.*)\. Is that right\?$/su,
  lastDay: /^Does the end of an all-day event mean its last day/u,
  whichZone: /^In which time zone are these times\?/u,
  elsewhere: /^No, it is (?<value>.*) \((?<rule>[^()]*)\)$/su,
  noZone: /^(?<value>.*) has no zone and none is configured; set site\.timeZone$/su,
  noDate: /^expected a date, found (?<value>.+?): (?<why>.*)$/su,
  timeOnly: /^(?<value>.*) is a time without a day$/su,
  hiddenCode: /^(?<value>.*) is not known, so the event is kept private; add it to values$/su,
} as const;

export type SentenceCode = keyof typeof patterns;

/** The parts of a sentence; null: it is none of those that are known. */
export function sentenceParts(text: string): SentenceParts | null {
  for (const [code, pattern] of Object.entries(patterns) as [SentenceCode, RegExp][]) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const values = { ...found.groups };
    if (values.sign === undefined) return { code, values };
    const sign = bySign.get(values.sign);
    return sign === undefined ? null : { code, values: { ...values, sign } };
  }
  return null;
}

/** Several reasons that follow one another, for records with details and for those without. */
export const reasonsIn = (why: string): readonly string[] => why.split('; without details, ');
