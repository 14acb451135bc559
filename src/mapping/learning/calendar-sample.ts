import type { Problem } from '../../calendar/problem.ts';
import { representative } from '../detection/profile/representative.ts';
import { isRecord } from '../json.ts';
import type { ListedRecord, Samples } from '../mapper.ts';
import { allNotations, type Notation, type Notations, notationsOf, plainBodyBy } from '../plain-body.ts';
import { resolveReferences } from '../record/response-context.ts';

/*
 * What detection has seen of one calendar: some of its records, with details laid beside a few. It is plain data of a
 * bounded size, so that the samples of all calendars can be kept in the store, sent between objects, and put together.
 */

export interface CalendarSample {
  /** An answer of the calendar's list without most of its records: its envelope, and where the list is in it. */
  readonly body: unknown;
  /** With what they name in their page put into them. */
  readonly records: readonly unknown[];
  readonly details: readonly SampledAnswer[];
  /** What the answers of the list are written in. Absent: an earlier release took the sample. */
  readonly notations?: readonly Notation[];
  /** No details could be read, although the portal may have them. */
  readonly withoutDetails?: true;
  /** What was said while the details were asked for. Absent: nothing. */
  readonly problems?: readonly Problem[];
  /** Ids that events of the calendar are published under. Absent: none are. */
  readonly eventIds?: readonly string[];
}

interface SampledAnswer {
  /** Which of the records they belong to. */
  readonly record: number;
  readonly body: unknown;
  /** The id that they were requested by; absent: not known. */
  readonly id?: string;
}

/** A record with its details, if they were read. */
export interface SampledRecord {
  readonly listed: ListedRecord;
  readonly details?: { readonly body: unknown; readonly id?: string };
}

/** So many records of all calendars tell as much as all. */
const mostRecords = 200;
/** But so many of each calendar, where there are very many. */
const leastRecords = 4;
/** Characters of JSON that the sample of a calendar may have, and one of its records. */
const mostText = 400_000;
const mostRecordText = 60_000;
/** Of the rest of an answer. What lists it has are cut if it is longer. */
const mostBodyText = 40_000;

/** How many records each of so many calendars gives. */
export const shareOf = (calendars: number): number =>
  Math.max(leastRecords, Math.floor(mostRecords / Math.max(calendars, 1)));

/** A sample of a calendar's list: representative records, those with details first. */
export function takeSample(
  events: readonly ListedRecord[],
  details: ReadonlyMap<unknown, NonNullable<SampledRecord['details']>>,
  most: number,
): CalendarSample {
  const detailed = events.filter(({ record }) => details.has(record));
  const plain = representative(
    events.filter(({ record }) => !details.has(record)),
    most,
    ({ record }) => record,
  );
  const sampled = [...detailed, ...plain].map((listed): SampledRecord => {
    const own = details.get(listed.record);
    return { listed, ...(own && { details: own }) };
  });
  const [first] = events;
  const known = new Set(events.map(({ record }) => record));
  return withRecords(
    {
      body: first === undefined ? null : envelopeOf(first.body, known),
      records: [],
      details: [],
      notations: allNotations(events.map(({ body }) => notationsOf(body))),
    },
    sampled,
  );
}

/**
 * The sample with further records. They come first, so that what was never seen before is not what a full sample leaves
 * out.
 */
function withRecords(sample: CalendarSample, added: readonly SampledRecord[]): CalendarSample {
  const records: unknown[] = [];
  const details: SampledAnswer[] = [];
  const seen = new Set<string>();
  let left = mostText;
  for (const { listed, details: answer } of [...added, ...sampledRecords({ ...sample, body: null })]) {
    const record = shortened(resolveReferences(listed.record, listed.body));
    const body = answer === undefined ? undefined : shortened(answer.body);
    const [text, answerText] = [lengthOf(record), lengthOf(body)];
    const length = text.length + answerText.length;
    if (text.length > mostRecordText || answerText.length > mostRecordText || length > left) continue;
    if (records.length >= 2 * mostRecords) break;
    // The same record with other details has more to tell.
    if (seen.has(text) && answer === undefined) continue;
    seen.add(text);
    left -= length;
    if (answer !== undefined)
      details.push({ record: records.length, body, ...(answer.id !== undefined && { id: answer.id }) });
    records.push(record);
  }
  const { withoutDetails, ...rest } = sample;
  return { ...rest, records, details, ...(withoutDetails && details.length === 0 && { withoutDetails }) };
}

const lengthOf = (value: unknown): string => JSON.stringify(value) ?? '';

/** What is left of each text and list of a record that is too long: a picture in a text must not hide what is beside it. */
const mostOfText = 2000;
const mostOfList = 20;

/** A record whose length fits a sample, as it is; of a longer one, the beginnings of its texts and lists. */
function shortened(value: unknown): unknown {
  if (lengthOf(value).length <= mostRecordText) return value;
  const short = (_: string, part: unknown): unknown =>
    typeof part === 'string'
      ? part.slice(0, mostOfText).toWellFormed()
      : Array.isArray(part)
        ? part.slice(0, mostOfList)
        : part;
  return JSON.parse(JSON.stringify(value, short));
}

/** The sample with the records of another one. */
export const joinSamples = (sample: CalendarSample, added: CalendarSample): CalendarSample => ({
  ...withRecords(sample, sampledRecords(added)),
  ...(sample.notations && { notations: allNotations([sample.notations, added.notations ?? []]) }),
});

const sampledRecords = ({ body, records, details }: CalendarSample): readonly SampledRecord[] =>
  records.map((record, at) => {
    const answer = details.find((one) => one.record === at);
    return { listed: { record, body }, ...(answer && { details: answer }) };
  });

/** Undefined: the text holds no sample. */
export function readSample(text: string): CalendarSample | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !Array.isArray(value.records) || !Array.isArray(value.details)) return undefined;
    return value.details.every((one) => isRecord(one) && typeof one.record === 'number')
      ? (value as unknown as CalendarSample)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The samples of several calendars as one, each calendar with its share. */
export function mergeSamples(
  samples: ReadonlyMap<string, CalendarSample>,
  calendars: readonly unknown[] = [],
): Samples & { readonly calendarIds: readonly string[] } {
  const most = shareOf(samples.size);
  const events: ListedRecord[] = [];
  const details: Samples['details'][number][] = [];
  for (const [calendar, sample] of samples) {
    // Whatever looks at the answer from now on reads it as the portal writes.
    plainBodyBy(sample.body, sample.notations);
    const all = sample.records.map((record): ListedRecord => ({ record, body: sample.body, calendar }));
    const answered = new Set(sample.details.map(({ record }) => record));
    const plain = representative(
      all.filter((_, at) => !answered.has(at)),
      most,
      ({ record }) => record,
    );
    const chosen = new Set(plain);
    events.push(...all.filter((one, at) => answered.has(at) || chosen.has(one)));
    for (const { record, body, id } of sample.details) {
      const listed = all[record];
      if (listed !== undefined) details.push({ listed, body, ...(id !== undefined && { id }) });
    }
  }
  const eventIds = [...samples.values()].flatMap((sample) => sample.eventIds ?? []);
  return {
    notations: sampledNotations(samples),
    calendars,
    calendarIds: [...samples.keys()],
    eventIds,
    events,
    details,
  };
}

/** What the lists of these calendars are written in; not known as long as it is not known of one of them. */
export function sampledNotations(samples: ReadonlyMap<string, CalendarSample>): Pick<Notations, 'events'> {
  const known = [...samples.values()].flatMap(({ notations }) => (notations ? [notations] : []));
  return known.length === samples.size ? { events: allNotations(known) } : {};
}

/** How deep a list of records is looked for. */
const maxDepth = 5;
/** How many records show where the list is. */
const shown = 2;
/** How long other lists may be where an answer is long. */
const mostOthers = 3;

/** An answer with the first records of its list only, and without other long lists if it is long. */
function envelopeOf(body: unknown, records: ReadonlySet<unknown>): unknown {
  const cut = cutBody(body, records, Number.POSITIVE_INFINITY, 0);
  return lengthOf(cut).length <= mostBodyText ? cut : cutBody(body, records, mostOthers, 0);
}

function cutBody(value: unknown, records: ReadonlySet<unknown>, others: number, depth: number): unknown {
  if (typeof value !== 'object' || value === null || records.has(value) || depth > maxDepth) return value;
  const entries = Object.entries(value);
  const isList = entries.filter(([, one]) => isOrWraps(one, records)).length > (Array.isArray(value) ? 0 : 1);
  const kept = entries.slice(0, isList ? shown : Array.isArray(value) ? others : entries.length);
  if (Array.isArray(value)) return kept.map(([, one]) => cutBody(one, records, others, depth + 1));
  return Object.fromEntries(kept.map(([key, one]) => [key, cutBody(one, records, others, depth + 1)]));
}

/** Whether the value is a record or wraps one: `{ node: record }`. */
function isOrWraps(value: unknown, records: ReadonlySet<unknown>): boolean {
  if (records.has(value)) return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).some((one) => records.has(one));
}
