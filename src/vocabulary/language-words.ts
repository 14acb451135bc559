/**
 * What a word of a key can mean. `featured`: it stands on the front page, in a slider or in the newsletter as well. `work`: what is taught,
 * shown or performed, of which an event is one occasion: the course, the film, the play.
 */
export const concepts = [
  'event', 'calendar', 'id', 'slug', 'title', 'name', 'summary', 'description', 'short', 'start', 'end', 'date', 'time', 'allDay', 'timeZone', 'offset', 'utc', 'local', 'duration', 'sessions', 'recurrence', 'created', 'updated', 'published', 'deadline', 'place', 'address', 'houseNumber', 'room', 'city', 'region', 'zip', 'latitude', 'longitude', 'geo', 'url', 'image', 'online', 'organizer', 'agenda', 'contact', 'person', 'category', 'tag', 'status', 'visibility', 'featured', 'draft', 'cancelled', 'postponed', 'email', 'phone', 'price', 'count', 'language', 'related', 'attachment', 'api', 'social', 'registrationUrl', 'registration', 'performer', 'series', 'work', 'free', 'soldOut', 'capacity', 'booked', 'remaining', 'seo', 'thumb', 'original', 'sponsor', 'full', 'raw', 'rendered', 'modifier',
] as const; // biome-ignore format: a list

export type Concept = (typeof concepts)[number];

/** When something was made, changed or shown, or must be done: another day than that of the event. */
export const stampConcepts: readonly Concept[] = ['created', 'updated', 'published', 'deadline'];

/** What a value can say: an event's state, who may see it, where it is; `yesNo` has pairs, `ja/nein`. */
export type ValueMeaning =
  | 'confirmed'
  | 'tentative'
  | 'cancelled'
  | 'postponed'
  | 'draft'
  /** Says that an event has begun and not ended: `in play`. */
  | 'underway'
  /** As a key of a yes or no, says that an event is cancelled by a no: `takes place: no`. */
  | 'takesPlace'
  | 'public'
  | 'unlisted'
  | 'private'
  /** A noun for who may go in, which may be the way into a building: `wheelchair_access`. */
  | 'access'
  /** Beside those who alone may see it: `kun ledere`, `members only`. */
  | 'only'
  /** Those of the organization itself, and whom it invites: beside `only`, all others may not see it. */
  | 'insider'
  /** Says of an event by itself that it is for those inside: other words for `private` may be about seats. */
  | 'inside'
  /** Asks whoever shows events not to show this one: `do not publish`. */
  | 'unpublishing'
  /** Stands in a place for none. */
  | 'nowhere'
  /** Stands in any field for none. What says no by itself is a flag instead. */
  | 'nothing'
  | 'soldOut'
  /** Says that an event is sold out only where nothing else stands. */
  | 'soldOutAlone'
  /** Says that an event is free. A star stands for any ending. */
  | 'free'
  /** Says so only where nothing else stands. */
  | 'freeAlone'
  /** Denies or limits what it stands beside: `nearly sold out`. */
  | 'notQuite'
  | 'online'
  /** A word in the names of organizations: `association`, `Ltd.` */
  | 'organization'
  /** A word in what places are called: `hall`, `street`, `floor`. */
  | 'venue'
  /** What an event is: `concert`, `lecture`. */
  | 'kind'
  | 'yesNo'
  /** What takes place where lessons and games do: `course`, `match`. */
  | 'lesson'
  /** Between what takes place and its state: `is`, `has been`. */
  | 'be'
  /** Who has called an event off: `by the organizer`. */
  | 'agent'
  /** Before a cause: `due to`. */
  | 'because'
  /** Behind a cause: `nedeniyle`. */
  | 'causing'
  /** Before another word that tells why, belongs to it: `kötü` of `kötü hava nedeniyle`. With a dash it is an ending. */
  | 'ofCause'
  /** Before what tells why, says that the rest is about this: a particle of the topic, or another time. With a dash it is an ending. */
  | 'aside'
  /** Behind a noun: what comes next is said of it. */
  | 'subject'
  /** Ends what tells why where that has a verb, and so may have a subject of its own. */
  | 'ofVerb'
  /** Ends like what takes place, and is none: `transport`. */
  | 'notKind'
  /** Says that an event is off, and behind a kind of works may be the title of one: `teatro sospeso`. */
  | 'inTitles'
  /** An article that a noun joins, with a dash on that side: `-en` of `konserten`. */
  | 'article'
  /** How one takes part: in a place, from afar, or both. */
  | 'attendance'
  /** Shortened before the name of a person: `Dr.`, `Prof.` */
  | 'personTitle'
  /** Behind the last of several names: there are more. */
  | 'andOthers'
  /** Behind what says that an event is off or put off: no day is known yet. */
  | 'indefinitely'
  /** Behind what says that an event is off, says that it is only put off: `until a new date`. */
  | 'newDate'
  /** Behind such words, says that the date is not known yet: `new date to follow`. */
  | 'later'
  /** Says that it is a draft as the word of a state, and may else be what takes place: `project`. */
  | 'draftState';

/** What the stem of a value can say, whatever its ending is. Stems are in Latin letters without accents. */
export type StemMeaning = 'confirmed' | 'tentative' | 'cancelled' | 'postponed' | 'draft';

/** What a word between the numbers of a date means. */
export type DateWord =
  /** Before a time, or before the first of two: `um`, `klo`, `ab`. */
  | 'at'
  /** Between start and end, or before the end: `bis`. */
  | 'until'
  /** Between start and end, and before a time: `de 14h à 16h`, `à 14h`. */
  | 'to'
  /** Between two consecutive days: `5. und 6. Dezember`. */
  | 'and'
  | 'allDay'
  | 'noon'
  | 'midnight'
  /** The half of the day, before or after the hour: `下午`, `вечера`. */
  | 'am'
  | 'pm'
  /** The hours around midnight: eleven at night is before it, two at night is behind it. */
  | 'night'
  /** The unit of the number before it: `Uhr`, `года`. */
  | 'unit'
  /** Behind the number of a year: `жыл`. Behind another number it counts years. */
  | 'ofYear'
  /** Between a day and its time: `10.12.2026 um 18:00`. */
  | 'beforeHour'
  /** Right behind the number of an hour: `ঘটিকা`, `saati`. */
  | 'hourBehind'
  /** Behind the end, not before it: `10 बजे तक`. */
  | 'upTo'
  /** Before two ends, which `and` joins: `between 10 and 12`. */
  | 'between'
  /** Between the time to come and the time when it begins: `7.30 for 8 pm`. */
  | 'ahead'
  /** In the place of an end that is not settled: `until late`. */
  | 'openEnd'
  /** Beside the time when people are let in. */
  | 'doors'
  /** Beside the time when it begins, where that of the doors stands as well. */
  | 'begins'
  /** Ends the number of a day or a time, `8-án`. One that begins with a dash stands only behind a dash or an apostrophe. */
  | 'ending'
  /** The same, for the start of a range: `10:00-tól`. */
  | 'fromEnding'
  /** The same, for the end of one: `12:00-ig`. One that begins with `~` stands behind the name of a month: `noyabrgacha`. */
  | 'untilEnding'
  /** The hours by their names, each with its number: `tatu/3`. Words of `half` behind them add half an hour. */
  | 'hourNames'
  | 'half'
  /** Parts of the day where the hours are counted from six: `saa 3 asubuhi` is nine o'clock. */
  | 'sixMorning'
  | 'sixDay'
  | 'sixAfternoon'
  | 'sixLate'
  | 'sixEvening'
  | 'sixNight'
  /** Stands for a time that is not settled: `noch offen`. */
  | 'unset';

/** What a word in the keys around the records means, or a parameter of a request. */
export type PagingWord =
  | 'next'
  | 'page'
  /** Pages, where there are several of them: these words count. */
  | 'pages'
  | 'total'
  /** Words that only the number of all records has, not the number of those on this page. */
  | 'all'
  /** The number of records that fit the request, beside that of all records there are: `foundCount`, `recordsFiltered`. */
  | 'found'
  /** The number of records on this page: `returnedCount`. */
  | 'returned'
  /** What is counted: records, results. */
  | 'noun'
  | 'size'
  /** Before the page that has so many records: `per page`. */
  | 'per'
  | 'offset'
  | 'current'
  | 'cursor'
  | 'more'
  | 'last'
  /** The next one of these is no page: `nextEvent`. */
  | 'moment'
  /** Words of keys that have nothing to do with the next page. */
  | 'other'
  /** Names of the parameter with the page's number, as portals write them. */
  | 'pageParameter'
  /** Names of the parameter with the number of records to skip. */
  | 'offsetParameter';

/** A unit of a duration. */
export type Unit = 'week' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond';

/** A unit, or what joins two of them where it joins nothing else in a date: `2 oras at 15 minuto`. */
type UnitWord = Unit | 'and';

/** How often something comes again; `never`: it does not. */
export type Frequency = 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never';

/** The whole name of a field in an object of a known shape: a date, an address, a value with its label. */
export type FieldName =
  /** A list of whatever was asked for: `data`, `items`. */
  | 'records'
  | 'value'
  | 'name'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  /** What an element of a list is there for: `{ role: 'Speaker', name }`, `{ rel: 'icon', href }`. */
  | 'role'
  /** Whatever else there is to say of an event, in few words. */
  | 'remark'
  /** Why something is so: `reason` of `cancellation_reason`. */
  | 'reason'
  /** A key for one word on the record, whichever, `mark`, `flag`; or for what there is in the place of tickets or of a result. */
  | 'mark'
  /** Whose a record is in the program: `owner`, `user`. */
  | 'account'
  /** Whom an event is meant for: `target group`. */
  | 'audience'
  /** Before a question, asks for the place: `¿Dónde se realiza?`. */
  | 'where'
  /** Places to be had: beside a count of all that there are, those that are left. */
  | 'places'
  /** The team that plays at home: `home team`, `hosts`. */
  | 'home'
  /** The team that comes to play: `away team`, `visitors`. */
  | 'away'
  /** One of two that play: `team`. */
  | 'team'
  /** Says that something may be done, and not that it has been: `canCancel`, `cancellable`. */
  | 'permission'
  /** An hour of a timetable by its number: `lesson: 3`. */
  | 'lesson'
  | 'year'
  | 'month'
  | 'week'
  | 'weekday'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'
  | 'date'
  | 'time'
  | 'latitude'
  | 'longitude'
  | 'street'
  | 'address'
  | 'houseNumber'
  | 'zip'
  | 'city'
  | 'country';

export type Month =
  | 'january'
  | 'february'
  | 'march'
  | 'april'
  | 'may'
  | 'june'
  | 'july'
  | 'august'
  | 'september'
  | 'october'
  | 'november'
  | 'december';

export type Weekday = 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday';

/**
 * The words of one language, by what they mean. A word may have several meanings, and stands in the file of each
 * language that has it. Words are in lower case and sorted. Single words are parted by spaces, phrases by commas.
 */
export interface LanguageWords {
  /** Words of keys. Of a phrase the words are joined: `díacompleto`. Accents and scripts are as people write them. */
  readonly keys?: { readonly [concept in Concept]?: string };
  /** Words and phrases of values. */
  readonly values?: { readonly [meaning in ValueMeaning]?: string };
  readonly stems?: { readonly [meaning in StemMeaning]?: string };
  /** Words and phrases in dates. */
  readonly dates?: { readonly [meaning in DateWord]?: string };
  /** The same, of words that mean something else in other languages. Only texts in this language are read by them. */
  readonly ownDates?: { readonly [meaning in DateWord]?: string };
  /** Single words around the records. */
  readonly paging?: { readonly [meaning in PagingWord]?: string };
  /** Short forms and cases that people use and CLDR lacks. */
  readonly months?: { readonly [month in Month]?: string };
  readonly weekdays?: { readonly [weekday in Weekday]?: string };
  readonly units?: { readonly [unit in UnitWord]?: string };
  /** Words and phrases. */
  readonly recurrence?: { readonly [frequency in Frequency]?: string };
  readonly fields?: { readonly [field in FieldName]?: string };
}
