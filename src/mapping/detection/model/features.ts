import type { Concept } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { scalarText } from '../../json.ts';
import { languageTag, lettersOf } from '../../language.ts';
import type { EventField, MappingContext } from '../../mapping-settings.ts';
import { nameOfStep } from '../../structure/labelled.ts';
import { type Column, isListed, parentOf, pathKey, share } from '../profile/column.ts';
import { type DateColumn, dateColumns } from '../profile/dates.ts';
import { perRecord } from '../profile/paired-dates.ts';
import type { Table } from '../profile/table.ts';
import { composedColumns } from './composed.ts';
import { hasWord, personPattern } from './value-words.ts';

/** What is known of a candidate: numbers by name, mostly from 0 to 1. The names are those of the weights. */
export type Features = Map<string, number>;

/** The concepts whose words name a field. What names one field speaks against the others. */
export const ownConcepts = {
  title: ['title', 'name'],
  summary: ['summary', 'short'],
  description: ['description'],
  url: ['url', 'slug'],
  onlineUrl: ['online'],
  registrationUrl: ['deadline', 'registration', 'registrationUrl'],
  image: ['image', 'thumb'],
  organizer: ['organizer', 'contact'],
  performers: ['performer', 'person'],
  categories: ['category', 'tag'],
  series: ['series'],
  updated: ['updated'],
  published: ['published', 'created'],
  timeZone: ['timeZone'],
  price: ['price', 'free'],
  soldOut: ['soldOut', 'count'],
  location: ['place', 'room', 'address', 'city'],
  start: ['start', 'date', 'time'],
  end: ['end'],
  status: ['status', 'cancelled', 'postponed', 'draft'],
} as const satisfies { readonly [field in EventField]?: readonly Concept[] };

export type ModelField = keyof typeof ownConcepts;

const fieldOf = new Map<Concept, Set<ModelField>>();
for (const [field, concepts] of Object.entries(ownConcepts) as [ModelField, readonly Concept[]][])
  for (const concept of concepts) fieldOf.set(concept, (fieldOf.get(concept) ?? new Set()).add(field));

/** Concepts that say how a value is written or how much it matters, not what it is. */
const colourless: ReadonlySet<Concept> = new Set<Concept>([
  'modifier',
  'raw',
  'rendered',
  'full',
  'original',
  'event',
  'utc',
  'local',
]);

/** What texts look like: shares of the values that match. */
const looks: readonly (readonly [string, RegExp])[] = [
  ['sentence', /\p{L}\s\p{L}.*[.!?…]["»”’)]*\s*$|\p{L}[.!?]\s+\p{Lu}/su],
  ['lines', /\n\s*\S/u],
  ['capital', /^\p{Lu}/u],
  ['person', personPattern],
  ['address', /\p{L}.*\b\d{1,4}[a-zA-Z]?\b.*,|,\s*\d{1,4}\b|\b\d{5,6}\b\s+\p{L}|\p{L}{3,}\s+\d{1,4}[a-z]?$/u],
  ['commas', /,.*\S/u],
  ['money', /[€$£¥₽₴₺₹₩฿]|\b(?:EUR|USD|GBP|CHF|RUB|UAH|PLN|CZK|SEK|NOK|DKK|руб|грн|zł|Kč|kr)\b/u],
  ['digits', /\d/],
  ['words', /\S\s+\S/u],
  ['manyWords', /(?:\S+\s+){3}\S/u],
  ['allCaps', /^[\p{Lu}\d_ -]{2,}$/u],
  ['snake', /^[a-z\d]+(?:[_-][a-z\d]+)+$/],
  ['lower', /^\p{Ll}/u],
  ['document', /\.(?:ics|json|xml|rss|pdf|docx?)(?:$|[?#])/i],
  ['api', /\/_?(?:api|rest|odata|graphql|[\w-]*json(?:api)?)\/|^https?:\/\/api\.|\/v\d{1,2}(?:\.\d)?\//i],
  ['joins', /\b(?:zoom|meet|teams|webex|jitsi|bbb|webinar|stream|live|visio|youtube|twitch|conference|room)\b/i],
  [
    'tickets',
    /\b(?:ticket|tickets|book|booking|register|registration|signup|anmeld\w*|inscri\w*|entrad\w*|billet\w*|bilet\w*|liput|biglietti|ingressos|kassa|buy|shop|store|checkout|rsvp|form|forms)\b/i,
  ],
  ['folder', /^https?:.*\/$/],
];

const hostOf = (link: string): string | null => /^(?:https?:)?\/\/([^/?#]+)/i.exec(link)?.[1]?.toLowerCase() ?? null;
const slugOf = (text: string): string =>
  romanize(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What a whole table knows, for the features of its columns. */
export interface Profile {
  readonly table: Table;
  /** Columns that no single path gives. */
  readonly composed: readonly Column[];
  /** Columns that hold dates, objects of dates included. */
  readonly dates: ReadonlySet<Column>;
  readonly base: ReadonlyMap<Column, Features>;
  /** The site's, IANA. */
  readonly timeZone: string | null;
  /** `MappingContext.calendarNames`. */
  readonly calendarNames: ReadonlySet<string>;
}

/** How many values of a column are looked at. */
const maxLooked = 60;

/** The features of every column that hold for any field. */
export function profileOf(
  table: Table,
  context: Pick<MappingContext, 'linkBase' | 'language' | 'calendarNames'> & { readonly timeZone?: string | null },
): Profile {
  const total = table.records.length;
  const composed = composedColumns(table, context.language);
  const columns = [...table.columns, ...composed];
  const host = hostOf(context.linkBase);
  const texts = columns.map((column) =>
    column.kind === 'scalar'
      ? column.cells.slice(0, maxLooked).map(({ record, value }) => ({ record, text: scalarText(value) }))
      : [],
  );
  const slugs = table.records.map(() => new Set<string>());
  const marks = table.records.map(() => new Set<string>());
  const long = table.records.map(() => '');
  const same = new Map<string, number>();
  table.columns.forEach((column, n) => {
    if (column.kind !== 'scalar' || column.cells.length === 0) return;
    const form = (name: Parameters<Column['forms']['get']>[0]) => column.forms.get(name) ?? 0;
    for (const { record, text } of texts[n] as { record: number; text: string }[]) {
      if (/^[a-z\d]+(?:-[a-z\d]+)+$/.test(text)) slugs[record]?.add(text);
      if (form('url') + form('path') > 0.5)
        for (const part of text.toLowerCase().split(/[/?=&#]+/))
          if (part.includes('-')) slugs[record]?.add(part.replace(/^\d+-|-\d+$/g, ''));
      if (text.length > 60 && form('url') < 0.5) long[record] = `${long[record]} ${text.slice(0, 1000)}`.slice(0, 4000);
      if (
        column.distinct >= 0.9 &&
        column.depth <= 1 &&
        !isListed(column) &&
        text.length >= 2 &&
        text.length <= 100 &&
        form('code') + form('integer') >= 0.9 &&
        form('url') + form('path') + form('instant') + form('day') + form('email') === 0
      )
        marks[record]?.add(text.toLowerCase());
    }
    const key = valuesKey(texts[n] as { record: number; text: string }[]);
    same.set(key, (same.get(key) ?? 0) + 1);
  });
  const ids = new Set(
    table.columns
      .filter(
        (column) =>
          column.kind === 'scalar' && column.key.concepts.has('id') && column.steps.length > 1 && column.variant === '',
      )
      .map(parentOf),
  );
  const startHomes = new Map<string, number>();
  for (const column of table.columns)
    if (
      column.kind === 'scalar' &&
      (column.forms.get('instant') ?? 0) + (column.forms.get('dateTime') ?? 0) + (column.forms.get('day') ?? 0) > 0.5
    )
      startHomes.set(parentOf(column), 1);
  const base = new Map<Column, Features>();
  const dated = dateColumns(table, context);
  const dates = new Set(dated.map(({ column }) => column));
  const ranks = dateRanks(dated);
  const sizes = pictureSizes(table, texts);
  const spoken = spokenColumns(table, context.language);
  const letters = lettersOf(context.language);
  columns.forEach((column, n) => {
    if (column.cells.length === 0) return;
    const own = texts[n] as { record: number; text: string }[];
    const features: Features = new Map();
    const set = (name: string, value: number) => {
      if (value !== 0 && Number.isFinite(value)) features.set(name, value);
    };
    const shareOf = (test: (one: { record: number; text: string }) => boolean) =>
      own.length === 0 ? 0 : own.filter(test).length / own.length;
    for (const concept of column.key.concepts) set(`k:${concept}`, 1);
    for (const concept of column.parent?.concepts ?? []) set(`p:${concept}`, 1);
    for (const concept of column.topics) if (!column.parent?.concepts.has(concept)) set(`a:${concept}`, 1);
    for (const [form, share] of column.forms) set(`f:${form}`, share);
    for (const word of column.key.words) if (/^[a-z]{2,}$/.test(word)) set(`w:${word}`, 1);
    set(`kind:${column.kind}`, 1);
    set('date', dates.has(column) ? 1 : 0);
    for (const [name, value] of ranks.get(column) ?? []) set(name, value);
    const size = sizes.get(column);
    set('largest', size === undefined ? 0 : size.rank);
    set('smallest', size === undefined ? 0 : 1 - size.rank);
    const isOfLanguage = spoken.get(column);
    if (isOfLanguage !== undefined) set(isOfLanguage ? 'inLanguage' : 'inOtherLanguage', 1);
    if (column.variant !== '') set(`variant:${column.variant}`, 1);
    const seen = column.cells.length;
    set('coverage', shrunk(column.coverage, total, usualCoverage));
    set('sparse', column.coverage < 0.3 ? shrunk(1, total) : 0);
    set('full', column.coverage > 0.95 ? shrunk(1, total) : 0);
    set('distinct', shrunk(total > 1 ? column.distinct : usualDistinct, seen, usualDistinct));
    set('unlike', total > 2 && column.distinct > 0.9 ? shrunk(1, seen) : 0);
    set('constant', total > 2 && seen > 2 && column.distinct * seen < 1.5 ? shrunk(1, seen) : 0);
    set('length', Math.min(1, Math.log10(1 + column.length) / 3.5));
    set('short', column.length > 0 && column.length < 4 ? 1 : 0);
    set('titleSized', column.length >= 6 && column.length <= 100 ? 1 : 0);
    set('longText', column.length > 120 ? 1 : 0);
    set('depth', Math.min(4, column.depth) / 4);
    set('top', column.depth === 0 && !isListed(column) ? 1 : 0);
    set('listed', isListed(column) ? 1 : 0);
    set('listedTwice', column.steps.filter((step) => step === '*').length > 1 ? 1 : 0);
    set('listOfScalars', column.steps.at(-1) === '*' ? 1 : 0);
    set('spoken', column.spoken ? 1 : 0);
    set('detailed', column.detailed ? 1 : 0);
    set('order', column.order / Math.max(1, table.columns.length));
    set('silent', [...column.key.concepts].every((concept) => colourless.has(concept)) ? 1 : 0);
    set('oneWord', column.key.words.length === 1 ? 1 : 0);
    set('longKey', column.key.words.length > 2 ? 1 : 0);
    set('knownKey', column.key.known);
    const parent = parentOf(column);
    set('entity', column.steps.length > 1 && ids.has(parent) && column.depth > 0 ? 1 : 0);
    set('besideDates', startHomes.has(parent) ? 1 : 0);
    set(
      'perRecord',
      isListed(column)
        ? Math.min(1, column.cells.length / Math.max(1, new Set(column.cells.map(({ record }) => record)).size) / 5)
        : 0,
    );
    if (column.kind === 'scalar') {
      for (const [name, pattern] of looks)
        set(
          `l:${name}`,
          shareOf(({ text }) => pattern.test(text.slice(0, 400))),
        );
      if ((column.forms.get('text') ?? 0) + (column.forms.get('html') ?? 0) > 0.5)
        set(
          'otherScript',
          shareOf(({ text }) => /\p{L}{3}/u.test(text) && !letters.test(text)),
        );
      if ((column.forms.get('text') ?? 0) + (column.forms.get('code') ?? 0) > 0.5 && column.length < 200)
        for (const [name, share] of meaningsOf(own.map(({ text }) => text.slice(0, 200)))) set(name, share);
      set(
        'home',
        shareOf(({ text }) => /^\/(?!\/)/.test(text) || (host !== null && hostOf(text) === host)),
      );
      set(
        'ownLink',
        shareOf(({ record, text }) =>
          text
            .toLowerCase()
            .split(/[/?=&#]+/)
            .some((part) => marks[record]?.has(part)),
        ),
      );
      set(
        'slugTwin',
        shareOf(({ record, text }) => text.length >= 5 && slugs[record]?.has(slugOf(text)) === true),
      );
      set(
        'quoted',
        shareOf(({ record, text }) => text.length >= 6 && text.length <= 120 && long[record]?.includes(text) === true),
      );
      set('twin', (same.get(valuesKey(own)) ?? 1) > 1 && own.length > 1 ? 1 : 0);
    }
    base.set(column, features);
  });
  const { timeZone = null, calendarNames = new Set() } = context;
  return { table, composed, base, dates, timeZone, calendarNames };
}

/** A share as far as it can be believed after so many values: three say little, sixty nearly all. */
const shrunk = (share: number, count: number, usual = 0): number =>
  (share * count + usual * believedFrom) / (count + believedFrom);
const believedFrom = 2;
const usualCoverage = 0.8;
const usualDistinct = 0.8;

/** Of columns that differ in a language at the end of their keys, `title_kz` and `title_ru`: whether it is the portal's. */
function spokenColumns({ columns }: Table, language: string): ReadonlyMap<Column, boolean> {
  const region = new Intl.Locale(language).maximize().region?.toLowerCase();
  const tagged = columns.flatMap((column) => {
    const tag = languageMark(column.key.words.at(-1) ?? '');
    if (column.key.words.length < 2 || tag === null) return [];
    return [{ column, tag, rest: pathKey([...column.steps.slice(0, -1), ...column.key.words.slice(0, -1)]) }];
  });
  // `zh: { title }` beside `en: { title }` in the record.
  const inside = columns.flatMap((column) =>
    column.steps.slice(0, -1).flatMap((step, at) => {
      const tag = languageMark(nameOfStep(step));
      return tag === null ? [] : [{ column, tag, rest: pathKey(column.steps.with(at, '')) }];
    }),
  );
  const found = new Map<Column, boolean>();
  for (const column of columns) if (column.inLanguage !== undefined) found.set(column, column.inLanguage);
  if (!language.startsWith('en'))
    for (const { column } of tagged) if (columns.some((one) => isUnmarked(one, column))) found.set(column, false);
  for (const group of Map.groupBy([...tagged, ...inside], ({ rest }) => rest).values()) {
    if (group.length < 2) continue;
    const own = group.find(({ tag }) => tag === language.slice(0, 2)) ?? group.find(({ tag }) => tag === region);
    if (own !== undefined) for (const { column } of group) found.set(column, column === own.column);
  }
  return found;
}

/** `name` beside `name_en`, as a portal writes that has texts in English besides its own: those without a mark are in its language. */
export const isUnmarked = (one: Column, marked: Column): boolean =>
  marked.key.words.at(-1) === 'en' &&
  parentOf(one) === parentOf(marked) &&
  one.key.words.join() === marked.key.words.slice(0, -1).join() &&
  one.coverage >= marked.coverage &&
  [one, marked].every((each) => each.kind === 'scalar' && share(each, 'text') > 0.5);

/** `en` and `eng`: two letters may be a country's, three are a language's (ISO 639-2). */
const languageMark = (word: string): string | null =>
  /^[a-z]{2}$/.test(word)
    ? word
    : /^[a-z]{3}$/.test(word)
      ? (/^[a-z]{2}$/.exec(languageTag(word) ?? '')?.[0] ?? null)
      : null;

/** What the words of the values say: names of organizations or of people, kinds of events; shares of the values. */
function meaningsOf(texts: readonly string[]): readonly (readonly [name: string, share: number])[] {
  const counts = { organization: 0, kind: 0, shortKind: 0, person: 0, venue: 0 };
  for (const text of texts) {
    const isOrganization = hasWord(text, 'organization');
    const isKind = hasWord(text, 'kind');
    if (hasWord(text, 'venue')) counts.venue += 1;
    if (isOrganization) counts.organization += 1;
    if (isKind) counts.kind += 1;
    if (isKind && text.split(/\s+/).length <= 3) counts.shortKind += 1;
    if (!isOrganization && !isKind && personPattern.test(text)) counts.person += 1;
  }
  return Object.entries(counts).map(([name, count]) => [`v:${name}`, count / Math.max(1, texts.length)]);
}

/** Where the dates of a column stand among the other dates of their records: an event is entered, changed and then takes place. */
function dateRanks(dates: readonly DateColumn[]): ReadonlyMap<Column, Features> {
  const top = dates.filter(({ scope }) => scope.length === 0).slice(0, 16);
  const created = top.find(({ column }) => column.key.concepts.has('created'));
  return new Map(
    top.map((one) => {
      const pairs = top
        .filter((other) => other !== one)
        .map((other) => perRecord(other, one))
        .filter((all) => all.length > 0);
      const shares = pairs.map((all) => all.filter(([a, b]) => b > a).length / all.length);
      const mean = shares.length === 0 ? 0.5 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
      const since = created === undefined || created === one ? [] : perRecord(created, one);
      return [
        one.column,
        new Map([
          ['dates:later', mean],
          ['dates:first', shares.length > 0 && mean === 0 ? 1 : 0],
          ['dates:last', shares.length > 0 && mean === 1 ? 1 : 0],
          ['dates:alone', shares.length === 0 ? 1 : 0],
          ['dates:sinceCreated', since.length > 0 && since.every(([a, b]) => b >= a) ? 1 : 0],
          ['dates:round', one.round],
        ]),
      ] as const;
    }),
  );
}

/** Of several addresses of pictures, which is the largest by the numbers that stand in the key, the address or beside it: 0 to 1. */
function pictureSizes(
  table: Table,
  texts: readonly (readonly { record: number; text: string }[])[],
): ReadonlyMap<Column, { readonly rank: number }> {
  const found: { column: Column; size: number }[] = [];
  table.columns.forEach((column, n) => {
    if (
      column.kind !== 'scalar' ||
      Math.max(column.forms.get('imageUrl') ?? 0, column.forms.get('url') ?? 0, column.forms.get('path') ?? 0) < 0.5
    )
      return;
    const parent = parentOf(column);
    const width = table.columns.find(
      (one) =>
        parentOf(one) === parent &&
        one.key.words.some((word) => /^(?:width|breite|largeur|ancho|bredd|leveys|shirina|w)$/.test(word)),
    );
    const numbers = [
      ...(width?.cells.slice(0, 5).map(({ value }) => Number(value)) ?? []),
      ...[column.expression, ...(texts[n] ?? []).slice(0, 5).map(({ text }) => text.slice(-80))].flatMap((text) =>
        [...text.matchAll(/(?<!\d)(\d{2,4})(?!\d)/g)].map((match) => Number(match[1])),
      ),
    ].filter((size) => size >= 40 && size <= 5000 && !(size >= 2000 && size <= 2035));
    const own = numbers.length > 0 ? Math.max(...(width === undefined ? numbers : numbers.slice(0, 1))) : 0;
    if (own > 0) found.push({ column, size: own });
  });
  const most = Math.max(...found.map(({ size }) => size));
  const least = Math.min(...found.map(({ size }) => size));
  return most === least
    ? new Map()
    : new Map(
        found.map(({ column, size }) => [
          column,
          { rank: (Math.log(size) - Math.log(least)) / (Math.log(most) - Math.log(least)) },
        ]),
      );
}

const valuesKey = (texts: readonly { record: number; text: string }[]): string =>
  texts
    .slice(0, 12)
    .map(({ record, text }) => `${record}=${text.slice(0, 60)}`)
    .join('\u0001');

/** The features of a column as a value of one field. */
export function featuresOf(profile: Profile, column: Column, field: ModelField): Features {
  const features: Features = new Map(profile.base.get(column) ?? []);
  const own = new Set<Concept>(ownConcepts[field]);
  const names = (concepts: Iterable<Concept> | undefined) => {
    let mine = false;
    let others = false;
    for (const concept of concepts ?? []) {
      if (own.has(concept)) mine = true;
      else if (fieldOf.has(concept)) others = true;
    }
    return { mine, others };
  };
  const key = names(column.key.concepts);
  const parent = names(column.parent?.concepts);
  const above = names(column.topics);
  const set = (name: string, is: boolean | number) => {
    if (is) features.set(name, Number(is));
  };
  set('own', key.mine);
  set('ownOnly', key.mine && !key.others);
  set('foreign', key.others && !key.mine);
  set('parentOwn', parent.mine);
  set('parentForeign', parent.others && !parent.mine);
  set('aboveOwn', above.mine);
  set('aboveForeign', above.others && !above.mine);
  const called = column.key.concepts.has('title') || column.key.concepts.has('name');
  set('nameOfOwn', called && (parent.mine || above.mine));
  set('nameOfOther', called && above.others && !above.mine);
  const coverage = column.coverage;
  const text = column.forms.get('text') ?? 0;
  set('own*coverage', key.mine ? coverage : 0);
  set('own*text', key.mine ? text : 0);
  set('own*top', key.mine && features.has('top'));
  set('own*constant', key.mine && features.has('constant'));
  set('own*link', key.mine ? Math.min(1, (column.forms.get('url') ?? 0) + (column.forms.get('path') ?? 0)) : 0);
  set('own*image', key.mine || above.mine ? (column.forms.get('imageUrl') ?? 0) : 0);
  set('own*entity', key.mine && features.has('entity'));
  set('own*short', key.mine && column.key.concepts.has('short'));
  set('silent*text*distinct', features.has('silent') ? text * (features.get('distinct') ?? 0) * coverage : 0);
  set('silent*top', features.has('silent') && features.has('top'));
  set('anyOwn', key.mine || parent.mine || above.mine);
  set('noneOwn', !(key.mine || parent.mine || above.mine));
  return features;
}
