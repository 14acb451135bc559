import type { CalendarEvent } from '../../calendar/event.ts';
import { mapEvent } from '../event/map-event.ts';
import type { Question } from '../mapper.ts';
import type { EventField, MappingContext } from '../mapping-settings.ts';
import { compileRule } from '../rules/rule.ts';
import { alternativesOf, compared, readingsOf, valuesBy } from './alternatives.ts';
import { outcomesOf, trialCalendar, trialWords } from './compose/outcomes.ts';
import type { Finding, Findings } from './finding.ts';
import type { Features } from './model/features.ts';
import { scoreOf, type Weights } from './model/softmax.ts';
import type { Table } from './profile/table.ts';

/**
 * Gives each finding a confidence that is true: how often a choice with such evidence was right in every event, on portals that were
 * left out of the fit. The rules are tried together on the records, for what a reader can't read is not sure.
 */
export function grade(findings: Findings, table: Table, context: MappingContext, weights: Weights): Findings {
  const tried = tryAll(findings, table, context);
  const trials = tried.flatMap(({ events }, record) => events.map((event) => ({ record, event })));
  const moments = outcomesOf(trials, table, context, []);
  const all = Object.entries(findings) as [EventField, Finding][];
  const evidences = new Map(all.map(([field, finding]) => [field, evidenceOf(field, finding, tried, table)]));
  for (const [field, evidence] of evidences)
    if (ofTime.has(field)) for (const [name, value] of moments) evidence.set(`${field}:${name}`, value);
  const sure = confidencesBy(evidences, weights);
  return Object.fromEntries(
    all.map(([field, { rivals, leastShare: _, isOpen: __, ...finding }]) => {
      const [evidence, confidence] = [evidences.get(field) as Features, sure.get(field) as number];
      const alternatives = rivals === undefined ? [] : alternativesOf({ rule: finding.rule, rivals, confidence });
      return [field, { ...finding, confidence, evidence, ...(alternatives.length > 0 && { alternatives }) }];
    }),
  );
}

const ofTime: ReadonlySet<string> = new Set(['start', 'end', 'allDay', 'sessions', 'duration', 'timeZone']);

/** What an hour is wrong in, if the start is: its zone, its day or its list. */
const withStart: ReadonlySet<string> = new Set(['end', 'duration', 'allDay', 'sessions']);

/** The confidences of rules that are in force together, by field: none that goes with the start is surer than the start. */
export function confidencesBy(evidences: ReadonlyMap<string, Features>, weights: Weights): ReadonlyMap<string, number> {
  const start = evidences.get('start');
  const most = start === undefined ? 1 : confidenceBy(start, weights);
  return new Map(
    [...evidences].map(([field, evidence]) => {
      const own = confidenceBy(evidence, weights);
      return [field, withStart.has(field) ? Math.min(most, own) : own];
    }),
  );
}

/** Never certain, and never nothing; what a person is asked about is not sure, whatever else speaks for it. */
const confidenceBy = (evidence: Features, weights: Weights): number => {
  const most = evidence.has('asked') ? mostAsked : 0.99;
  return Math.round(100 * Math.min(most, Math.max(0.01, 1 / (1 + Math.exp(-scoreOf(evidence, weights)))))) / 100;
};

/** Less than what is shown as sure. */
const mostAsked = 0.89;

/** The findings with less confidence where a question stands open. */
export function withDoubts(findings: Findings, questions: readonly Question[]): Findings {
  const asked = new Set(
    questions.flatMap(({ where, choices }) => [
      where === 'mapping.allDayEnd' ? 'end' : where.replace(/^mapping\.event\./, ''),
      ...choices.flatMap((choice) => Object.keys(choice.with ?? {})),
    ]),
  );
  if (asked.has('start')) for (const field of withStart) asked.add(field);
  const doubted = ([field, finding]: [string, Finding]): [string, Finding] =>
    asked.has(field)
      ? [
          field,
          {
            ...finding,
            confidence: Math.min(mostAsked, finding.confidence),
            ...(finding.evidence && { evidence: new Map([...finding.evidence, ['asked', 1]]) }),
          },
        ]
      : [field, finding];
  return Object.fromEntries((Object.entries(findings) as [string, Finding][]).map(doubted));
}

/** A record as the event's own readers see it. */
interface Tried {
  readonly events: readonly CalendarEvent[];
  /** Fields that a reader complained of. */
  readonly faults: ReadonlySet<string>;
}

function tryAll(findings: Findings, table: Table, context: MappingContext): readonly Tried[] {
  const rules = Object.fromEntries(Object.entries(findings).map(([field, { rule }]) => [field, compileRule(rule)]));
  return table.records.slice(0, compared).map((record) => {
    const { events, problems } = mapEvent({
      id: 'x',
      scopes: [record],
      rules,
      calendar: trialCalendar,
      context,
      allDayEnd: 'auto',
      plain: trialWords,
      isTrial: true,
    });
    return { events, faults: new Set(problems.map(({ where }) => where.split(', ').at(-1) ?? '')) };
  });
}

/** What the events have in a field; undefined: nothing tells. */
const readValue: { readonly [field in EventField]?: (event: CalendarEvent) => unknown } = {
  title: ({ title }) => title,
  summary: ({ summary }) => summary,
  description: ({ description }) => description,
  start: ({ start }) => start,
  end: ({ end }) => end,
  timeZone: ({ timeZone }) => timeZone,
  recurrence: ({ recurrence }) => recurrence,
  location: ({ location }) => location?.name ?? location?.address,
  address: ({ location }) => location?.address ?? location?.name,
  latitude: ({ location }) => location?.geo,
  longitude: ({ location }) => location?.geo,
  onlineUrl: ({ onlineUrl }) => onlineUrl,
  url: ({ url }) => url,
  image: ({ image }) => image,
  organizer: ({ organizer }) => organizer,
  categories: ({ categories }) => categories[0],
  published: ({ published }) => published,
  updated: ({ updated }) => updated,
  price: ({ price }) => price,
  registrationUrl: ({ registrationUrl }) => registrationUrl,
  performers: ({ performers }) => performers?.[0],
  series: ({ series }) => series,
};

/** Features of the candidate that tell how far its choice can be trusted. */
const telling = [
  'own', 'ownOnly', 'foreign', 'silent', 'noneOwn', 'nameOfOwn', 'parentOwn', 'aboveOwn', 'aboveForeign', 'entity', 'listed', 'constant',
  'top', 'detailed', 'knownKey', 'slugTwin', 'twin', 'spoken', 'longText', 'f:html', 'l:person', 'l:words', 'depth', 'besideDates',
  'k:updated', 'k:created', 'k:published', 'k:deadline', 'k:id', 'k:short', 'l:sentence', 'distinct', 'zoned', 'timed', 'midnight', 'later', 'earliest', 'clockElsewhere', 'orTime', 'timeOnly', 'k:utc', 'round', 'T:other',
]; // biome-ignore format: a list

function evidenceOf(field: EventField, finding: Finding, tried: readonly Tried[], table: Table): Features {
  const features: Features = new Map();
  const set = (name: string, value: number, alsoByField = false) => {
    if (value === 0 || !Number.isFinite(value)) return;
    features.set(name, value);
    if (alsoByField) features.set(`${field}:${name}`, value);
  };
  const count = Math.max(1, tried.length);
  const { share, others } = readingsOf(finding);
  const values = valuesBy(finding.rule, { records: table.records });
  const filled = values.flatMap((value, n) => (value === '' ? [] : [n]));
  set('base', 1, true);
  set('said', logit(finding.rivals === undefined ? finding.confidence : share), true);
  if (finding.leastShare !== undefined) {
    set('part', 1, true);
    set('leastSaid', logit(finding.leastShare), true);
  }
  set('unrivalled', finding.rivals === undefined ? 1 : 0);
  set('alone', finding.rivals?.length === 1 ? 1 : 0, true);
  const rival = others[0];
  if (rival !== undefined) {
    set('rival', rival.share, true);
    set('odds', Math.min(1, rival.share / Math.max(1e-6, share)), true);
    set('agreeing', values.filter((value, n) => value !== '' && value === rival.values[n]).length / count);
  }
  const empty = values.flatMap((value, n) => (value === '' ? [n] : []));
  const fills = others.map((one) => ({
    likely: one.share / Math.max(1e-6, 1 - share),
    part: empty.filter((n) => (one.values[n] ?? '') !== '').length / count,
  }));
  set('filledByOthers', Math.max(0, ...fills.map(({ likely, part }) => likely * part)), true);
  set('coverage', filled.length / count, true);
  set('partly', filled.length < count && filled.length > 0 ? 1 : 0, true);
  const read = readValue[field];
  if (read !== undefined && filled.length > 0) {
    const isRead = (n: number) => tried[n]?.events.some((event) => read(event) != null) === true;
    const unread = filled.filter((n) => !isRead(n)).length / filled.length;
    set('unread', unread, true);
    set('anyUnread', unread > 0 ? 1 : 0, true);
  }
  set('faulty', tried.some(({ faults }) => faults.has(field)) ? 1 : 0);
  set('several', Array.isArray(finding.rule) ? finding.rule.length - 1 : 0, true);
  set('composed', /[ ({]/.test(JSON.stringify(finding.rule)) ? 1 : 0);
  const areAlike = filled.length > 2 && new Set(filled.map((n) => values[n])).size === 1;
  set('alike', areAlike ? 1 : 0, true);
  // What all events have is hardly the title of each.
  set('asked', finding.isOpen || (areAlike && field === 'title') ? 1 : 0);
  set('different', new Set(filled.map((n) => values[n])).size / Math.max(1, filled.length), true);
  set('records', Math.min(1, Math.log10(1 + table.records.length) / 2));
  set('few', table.records.length < 5 ? 1 : 0, true);
  for (const name of telling) set(`c:${name}`, finding.evidence?.get(name) ?? 0);
  for (const name of ['own', 'silent', 'foreign']) {
    const value = finding.evidence?.get(name) ?? 0;
    if (value !== 0) features.set(`${field}:c:${name}`, value);
  }
  return features;
}

const logit = (share: number): number => {
  const bounded = Math.min(0.999, Math.max(0.001, share));
  return Math.log(bounded / (1 - bounded)) / 3;
};
