import { isRecord } from '../json.ts';
import type { DetectedMapping, Mapper, Mapping, RuleInForce } from '../mapper.ts';
import type { EventField, MappingSettings, Rule } from '../mapping-settings.ts';
import { allNotations, isRecent, type Notations } from '../plain-body.ts';
import { type CalendarSample, mergeSamples, sampledNotations } from './calendar-sample.ts';
import { clustersOf, hasKeysOfItsOwn } from './clusters.ts';
import { compareEvents, type Difference, eventsBy, readableShare, type SampledEvents } from './compare-events.ts';
import type { Finding, KnownRules, LearntRules } from './learning.ts';

type Samples = ReadonlyMap<string, CalendarSample>;

/** Fields that are found together, and mean nothing if one of them is taken from elsewhere. */
const groups: readonly (readonly EventField[])[] = [
  ['id', 'occurrence', 'sessions', 'overridesId', 'overridesStart'],
  ['start', 'end', 'duration', 'allDay', 'timeZone', 'recurrence'],
  ['location', 'address', 'latitude', 'longitude', 'onlineUrl'],
  ['organizer', 'organizerEmail'],
];
const grouped = new Set<string>(groups.flat());
/** Their values are words, so another rule for the same key has other words: it takes the place of the one before. */
const worded: ReadonlySet<string> = new Set(['status', 'visibility']);
/** Nobody sees it, and it changes what counts as edited. */
const unseen: ReadonlySet<string> = new Set(['updated']);

/** A calendar that is read so badly may have rules of its own, if these read it so well. */
const badly = 0.5;
const well = 0.8;
/** Where the rules for all read nothing at all, it is enough that its own read some. */
const some = 0.25;
/**
 * A rule that is less certain does not come into force by itself. What only adds to an event, such as a place, may be less. Times and states are
 * right far more often than their confidence says, which a wrong one lowers six times as much (scripts/fit/confidence.ts).
 */
const sure = 0.8;
const sureToAdd = 0.6;
/** A rule that hides or cancels whatever has no value, or any value. */
const sureOfAll = 0.9;
/** Fields that people are misled by if they are wrong. */
const vital: ReadonlySet<string> = new Set([
  'title', 'start', 'end', 'duration', 'allDay', 'timeZone', 'recurrence',
]); // biome-ignore format: a list
const leastFor = (field: string, rule: Rule | undefined): number =>
  worded.has(field) && decidesByPresence(rule) ? sureOfAll : vital.has(field) ? sure : sureToAdd;

/** `{ path: 'published_at', values: { '': 'draft' } }`, `{ path: 'cancelled_on', values: { '*': 'cancelled' } }` */
const decidesByPresence = (rule: Rule | undefined): boolean =>
  [rule].flat().some((one) => {
    const values = isRecord(one) && isRecord(one.values) ? one.values : {};
    return ['*', '', 'null'].some((word) => (values[word] ?? null) !== null);
  });

/** How many calendars are looked at for rules of their own in one turn. */
const mostTrials = 8;
/** How many rules a field may have had, one after the other. */
const mostRules = 4;

/** Implements `Learning.learn`. */
export function learnRules(
  { detect, mapper }: Pick<Mapping, 'detect' | 'mapper'>,
  samples: Samples,
  calendars: readonly unknown[],
  { before, published, hidden = new Set(), tables = before?.shared.tables }: KnownRules,
): LearntRules {
  const detectFrom = (part: Samples, known: Notations = {}): DetectedMapping => {
    const isPart = part.size * 2 <= samples.size;
    const merged = mergeSamples(part, calendars);
    const notations = { ...merged.notations, ...(known.details && { details: known.details }) };
    const detected = detect({ ...merged, notations, ...(tables && { tables }), ...(isPart && { isPart }) });
    const isBlind = part.size > 0 && [...part.values()].every((one) => one.withoutDetails === true);
    const said = [...part.values()].flatMap(({ problems = [] }) => problems);
    const problems = [...new Map([...detected.problems, ...said].map((one) => [JSON.stringify(one), one])).values()];
    return { ...detected, problems, ...(isBlind && { withoutDetails: true as const }) };
  };
  const eventsOf = (rules: DetectedMapping, part: Samples) => eventsBy(mapper(rules), part, hidden);
  const findsList = (rules: DetectedMapping, part: Samples) => {
    const { eventItems } = mapper(rules);
    try {
      return [...part.values()].every(({ body }) => eventItems(body).length > 0);
    } catch {
      return false;
    }
  };
  const turn: Turn = { eventsOf, detectFrom, findsList, news: [], proposals: [] };
  const own: Record<string, DetectedMapping> = {};
  for (const [id, rules] of Object.entries(before?.own ?? {})) {
    const sample = samples.get(id);
    own[id] = sample === undefined ? rules : completed(turn, rules, new Map([[id, sample]]), id);
  }
  const sharing = new Map([...samples].filter(([id]) => own[id] === undefined));
  const [main = new Map(), ...others] = clustersOf(sharing.size > 0 ? sharing : samples);
  const found = before === null ? detectFrom(main) : completed(turn, before.shared, main, null);
  const shared = withNotations(found, sampledNotations(sharing));
  const foreign = new Map(others.flatMap((cluster) => [...cluster.keys()].map((id) => [id, cluster] as const)));
  let left = mostTrials;
  for (const [id, sample] of sharing) {
    const cluster = foreign.get(id) ?? (hasKeysOfItsOwn(sharing, id) ? new Map([[id, sample]]) : null);
    if (cluster === null || left === 0) continue;
    left -= 1;
    const rules = ownRules(turn, { shared, cluster, isPublished: published.has(id) }, new Map([[id, sample]]), id);
    if (rules !== null) own[id] = rules;
  }
  return { shared, own, news: turn.news, proposals: turn.proposals };
}

interface Turn {
  readonly eventsOf: (rules: DetectedMapping, part: Samples) => SampledEvents;
  /** `known`: what the answers are known to be written in. */
  readonly detectFrom: (part: Samples, known?: Notations) => DetectedMapping;
  /** Whether the rules find a list with records in each calendar's answer. */
  readonly findsList: (rules: DetectedMapping, part: Samples) => boolean;
  readonly news: Finding[];
  readonly proposals: Finding[];
}

/** The rules of its own that a calendar needs; null: those for all read it as well as its own would. */
function ownRules(
  turn: Turn,
  {
    shared,
    cluster,
    isPublished,
  }: { readonly shared: DetectedMapping; readonly cluster: Samples; readonly isPublished: boolean },
  sample: Samples,
  id: string,
): DetectedMapping | null {
  const byShared = turn.eventsOf(shared, sample);
  const detected = turn.detectFrom(cluster);
  const byOwn = turn.eventsOf(detected, sample);
  const [sharedShare, ownShare] = [readableShare(byShared), readableShare(byOwn)];
  const place = `calendar ${id}, mapping`;
  const enough = sharedShare === 0 ? some : well;
  if (sharedShare < badly && ownShare >= enough && isPublished) {
    turn.proposals.push(formatProposal(place, id, shared, detected));
    return null;
  }
  if (sharedShare < badly && ownShare >= enough) {
    const message = `The records of calendar ${id} have another shape than those of the others, so it has rules of its own.`;
    turn.news.push({ where: place, message, key: `own ${id}`, calendar: id });
    return { ...detected, settings: { ...detected.settings, calendars: shared.settings.calendars } };
  }
  // Where a published calendar is read from stays, as long as its list is there.
  let rules = isPublished && turn.findsList(shared, sample) ? shared : withList(shared, detected);
  if (ownShare < sharedShare) return rules === shared ? null : rules;
  for (const fields of groupsOf(shared, detected)) {
    const changed = withRules(rules, detected, fields, 'instead');
    const difference = compareEvents(turn.eventsOf(rules, sample), turn.eventsOf(changed, sample), neededBy(shared));
    // What is plainly there under another key: most records have it, and by the rules for all none has.
    const isPlain = difference.filled * 2 >= difference.events && isNeverFilled(byShared, difference);
    const isSure = fields.every(
      (field) => (detected.inForce.event[field]?.confidence ?? 0) >= leastFor(field, detected.settings.event[field]),
    );
    if (difference.changed + difference.lost > 0 || !isPlain || !isSure) continue;
    rules = changed;
    turn.news.push({ ...newsOf(`calendar ${id}, mapping.event`, fields, changed, difference), calendar: id });
  }
  return rules === shared ? null : rules;
}

/** The rules for answers that are written so too. */
function withNotations(rules: DetectedMapping, { events, details }: Notations): DetectedMapping {
  const { notations: known } = rules;
  // Rules of an earlier release were made from answers that were read with all notations.
  if (known === undefined) return rules;
  const { events: own, ...rest } = known;
  // The rules were made for answers in which the recent ones stood as they are, unless they were made with them.
  const added = events?.filter((one) => !isRecent(one));
  return {
    ...rules,
    notations: { ...(details && { details }), ...rest, ...(own && added && { events: allNotations([own, added]) }) },
  };
}

/** The rules with the list where another mapping has found it: which records are read does not tell where they stand. */
function withList(rules: DetectedMapping, { settings, inForce, notations = {} }: DetectedMapping): DetectedMapping {
  if (JSON.stringify(rules.settings.events) === JSON.stringify(settings.events)) return rules;
  return {
    ...withNotations(rules, notations),
    settings: { ...rules.settings, events: settings.events },
    inForce: { ...rules.inForce, events: inForce.events },
  };
}

/** Whether no event has a value at any of the places that the other rules fill. */
const isNeverFilled = ({ filled }: SampledEvents, { places }: Difference): boolean =>
  [...places].every((place) => !filled.has(place));

/** The rules in force, with what can be added to them without changing an event. */
function completed(turn: Turn, before: DetectedMapping, samples: Samples, calendar: string | null): DetectedMapping {
  if (samples.size === 0) return before;
  const detected = turn.detectFrom(samples, before.notations);
  const prefix = calendar === null ? 'mapping.event' : `calendar ${calendar}, mapping.event`;
  let rules: DetectedMapping = before;
  let events = turn.eventsOf(before, samples);
  const owned = (finding: Finding): Finding => ({ ...finding, ...(calendar !== null && { calendar }) });
  const take = (next: DetectedMapping, by: SampledEvents, finding: Finding): void => {
    [rules, events] = [next, by];
    turn.news.push(owned(finding));
  };
  for (const fields of groupsOf(before, detected)) {
    const isIdentity = fields.includes('id') || fields.includes('sessions') || fields.includes('occurrence');
    const outright = withRules(rules, detected, fields, 'instead');
    const byOutright = turn.eventsOf(outright, samples);
    const difference = compareEvents(events, byOutright, neededBy(before));
    const { changed, lost, filled } = difference;
    const isSure = fields.every(
      (field) => (detected.inForce.event[field]?.confidence ?? 0) >= leastFor(field, detected.settings.event[field]),
    );
    const mayAdd = (one: Difference): boolean =>
      isSure && !isIdentity && one.changed + one.lost === 0 && one.filled > 0 && !replacesVital(before, one);
    if (mayAdd(difference) && fields.every((field) => worded.has(field) || !hasRule(rules, field))) {
      take(outright, byOutright, newsOf(prefix, fields, outright, difference));
      continue;
    }
    const behind = withRules(rules, detected, fields, 'behind');
    const byBehind = turn.eventsOf(behind, samples);
    const added = compareEvents(events, byBehind, neededBy(before));
    const isAdded = mayAdd(added);
    if (isAdded) take(behind, byBehind, newsOf(prefix, fields, behind, added));
    // What only loses values is no better than what is in force.
    const isExchange = lost === 0 || fields.some((field) => worded.has(field));
    if (changed > 0 || (filled > 0 && isExchange && !isAdded))
      turn.proposals.push(owned(proposalOf(prefix, fields, { rules: before, detected }, difference)));
  }
  const { problems, questions, withoutDetails, notations = {} } = detected;
  const { questions: _, withoutDetails: isBlind, ...rest } = withNotations(rules, notations);
  return {
    ...rest,
    ...(rules !== before && { version: detected.version }),
    problems,
    ...(questions && { questions }),
    ...(isBlind && withoutDetails && { withoutDetails }),
  };
}

/**
 * Whether events would get a title or a start from elsewhere than those before: their key may have got another name, or
 * another thing be taken for it.
 */
const replacesVital = (rules: DetectedMapping, { places }: Difference): boolean =>
  neededBy(rules).some((field) => places.has(field));

/** What these rules should give every event. */
const neededBy = ({ settings }: DetectedMapping): readonly string[] =>
  (['title', 'start'] as const).filter((field) => settings.event[field] !== undefined);

/** The groups of fields for which detection has found another rule than is in force. */
function groupsOf(before: DetectedMapping, detected: DetectedMapping): readonly (readonly EventField[])[] {
  const isOther = (field: EventField): boolean => {
    const [had, has] = [before.settings.event[field], detected.settings.event[field]];
    if (has === undefined || (unseen.has(field) && had !== undefined)) return false;
    return !rulesOf(had).some((one) => JSON.stringify(one) === JSON.stringify(has));
  };
  const single = (Object.keys(detected.settings.event) as EventField[]).filter((field) => !grouped.has(field));
  return [...groups, ...single.map((field) => [field])]
    .map((fields) => fields.filter(isOther))
    .filter((fields) => fields.length > 0);
}

const rulesOf = (rule: Rule | undefined): readonly Rule[] =>
  rule === undefined ? [] : Array.isArray(rule) ? [rule as Rule, ...(rule as readonly Rule[])] : [rule];

const hasRule = ({ settings }: DetectedMapping, field: EventField): boolean => settings.event[field] !== undefined;

/** The rules with those of another mapping for some fields, instead of their own or behind them. */
function withRules(
  rules: DetectedMapping,
  detected: DetectedMapping,
  fields: readonly EventField[],
  how: 'instead' | 'behind',
): DetectedMapping {
  const event: Record<string, Rule> = { ...(rules.settings.event as Record<string, Rule>) };
  const shown: Record<string, RuleInForce> = { ...rules.inForce.event };
  for (const field of fields) {
    const [had, has] = [event[field], detected.settings.event[field]];
    if (has === undefined) continue;
    const first = had === undefined ? [] : Array.isArray(had) ? (had as readonly Rule[]) : [had];
    if (how === 'behind' && first.length >= mostRules) continue;
    const rule: Rule = how === 'instead' || first.length === 0 ? has : [...first, has];
    event[field] = rule;
    const found = detected.inForce.event[field];
    if (found !== undefined) shown[field] = { ...found, rule };
  }
  const time = fields.some((field) => field === 'end' || field === 'start');
  const takesEnd = time && how === 'instead';
  const settings: MappingSettings = {
    ...rules.settings,
    event,
    ...(takesEnd && { allDayEnd: detected.settings.allDayEnd }),
  };
  const inForce = {
    ...rules.inForce,
    event: shown,
    ...(takesEnd && { allDayEnd: detected.inForce.allDayEnd }),
  };
  const tables = rules.tables ?? detected.tables;
  return { ...rules, settings, inForce, ...(tables && { tables }) };
}

function newsOf(
  prefix: string,
  fields: readonly EventField[],
  { settings }: DetectedMapping,
  { filled, events }: Difference,
): Finding {
  const found = fields.map((field) => `${field} at ${ruleText(settings.event[field])}`).join(', ');
  const message = `Detection has found ${found}. It fills what ${filled} of ${events} sampled events lacked, and changes nothing else, so it is in force now.`;
  return { where: `${prefix}.${fields[0]}`, message, key: `${prefix} ${found}` };
}

function proposalOf(
  prefix: string,
  fields: readonly EventField[],
  { rules, detected }: { readonly rules: DetectedMapping; readonly detected: DetectedMapping },
  { changed, filled, events, examples }: Difference,
): Finding {
  const steps = fields.map((field) => stepText(field, rules.settings.event[field], detected.settings.event[field]));
  const settings = (by: DetectedMapping): string =>
    fields
      .flatMap((field) => {
        const rule = by.settings.event[field];
        return rule === undefined ? [] : [`mapping.event.${field} to ${JSON.stringify(rule)}`];
      })
      .join(' and ');
  const shown = examples.map(({ id, from, to }) => `${from} → ${to} (event ${id})`).join('; ');
  const keep = settings(rules);
  const message = `${steps.join(', ')} would change ${changed + filled} of ${events} sampled events${shown === '' ? '' : `: ${shown}`}. To take it, set ${settings(detected)}${keep === '' ? '' : `; to keep what is published, set ${keep}`}.`;
  return { where: `${prefix}.${fields[0]}`, message, key: `${prefix} ${steps.join(', ')}` };
}

/** What is proposed when the records of a published calendar have got other keys. */
function formatProposal(where: string, id: string, had: DetectedMapping, has: DetectedMapping): Finding {
  const rules = (['id', 'title', 'start', 'end'] as const).flatMap((field) => {
    const [from, to] = [had.settings.event[field], has.settings.event[field]];
    return to === undefined || JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
  });
  const steps = rules.map(({ field, from, to }) => stepText(field, from, to));
  const settings = rules.map(({ field, from, to }) => {
    const both = from === undefined ? to : [...(Array.isArray(from) ? (from as readonly Rule[]) : [from]), to];
    return `mapping.event.${field} to ${JSON.stringify(both)}`;
  });
  const message = `The records of calendar ${id} have got another shape, which the rules in force can't read. Detection reads them by ${steps.join(', ')}. To take it, set ${settings.join(' and ')}.`;
  return { where, message, key: `${where} ${steps.join(', ')}`, calendar: id };
}

const stepText = (field: EventField, had: Rule | undefined, has: Rule | undefined): string =>
  `${field}: ${had === undefined ? 'nothing' : ruleText(had)} → ${ruleText(has)}`;

const ruleText = (rule: unknown): string => (typeof rule === 'string' ? rule : (JSON.stringify(rule) ?? 'a function'));

/** Whether two mappings give each record the same id. */
export function givesSameIds(samples: Samples, one: Mapper, other: Mapper): boolean {
  return mergeSamples(samples).events.every((listed) => one.eventId(listed) === other.eventId(listed));
}
