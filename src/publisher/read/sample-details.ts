import type { Problem } from '../../calendar/problem.ts';
import type { IdCandidate, ListedRecord } from '../../mapping/mapper.ts';
import { isBudgetSpent, type ReadOptions, SourceError } from '../../source/source.ts';
import { idOf } from '../event-identity.ts';
import type { CalendarContext, PublisherDeps } from '../refreshers.ts';

export interface SamplingInput {
  readonly deps: PublisherDeps;
  readonly context: CalendarContext;
  readonly run: ReadOptions;
  storedDetails(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The calendar as it is published. Absent or null: it never was. */
  readonly before?: { readonly records: ReadonlyMap<string, unknown> } | null;
}

/** The details of one event, and the id by which they were asked for. */
export interface SampledDetails {
  readonly listed: ListedRecord;
  readonly id: string;
  readonly body: unknown;
  /** The portal was asked just now; otherwise they come from the store. */
  readonly fresh: boolean;
}

export interface DetailsSample {
  readonly details: readonly SampledDetails[];
  /** There are none, although the portal may have them. */
  readonly hasFailed: boolean;
  /** What was tried, where more than the first id was, or where the answers can't be believed. */
  readonly problems: readonly Problem[];
  /** The ids of these events that are published already: they stay, whatever the portal answers. */
  readonly known: readonly string[];
}

/** How many events have their details read for detection. */
const sampleSize = 5;
/** How many ids of a record are tried at most. The next one is tried when the one before brings no details of its event. */
const maxIds = 6;
/** How many events a further id is tried with first, before it is used for the others. */
const trialSize = 2;
/** With fewer requests left to the run, no further id is tried: the rest of the refresh needs them. */
const leastBudget = 15;

/** Details of a few events from all over the list: from the store if it has them, otherwise from the portal. */
export async function sampleDetails(input: SamplingInput, events: readonly ListedRecord[]): Promise<DetailsSample> {
  const { settings } = input.deps;
  const candidates = idCandidates(input, events);
  const published = new Set([...(input.before?.records.keys() ?? [])].map(idOf));
  const kept = published.size === 0 ? undefined : candidates.find((one) => isKnown(one, events, published));
  const known =
    kept === undefined ? [] : events.flatMap(({ record }) => kept.idOf(record) ?? []).filter((id) => published.has(id));
  const none: DetailsSample = { details: [], hasFailed: false, problems: [], known };
  if (settings.source.endpoints.details === false) return none;
  const step = Math.max(events.length / sampleSize, 1);
  const chosen = events.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const telling = tellingValues(events.map(({ record }) => record));
  const trials: Trial[] = [];
  for (const candidate of kept === undefined ? candidates : [kept]) {
    if (trials.length >= maxIds) break;
    if (trials.length > 0 && (input.run.budget?.remaining ?? leastBudget) < leastBudget) break;
    const asked = askedBy(candidate, chosen);
    if (asked.length === 0 || trials.some((one) => isSameQuestion(one.asked, asked))) continue;
    const isGuess = candidate.isName === true && candidate !== kept;
    if (isGuess && isInVain(input, candidate)) continue;
    const first = trials.length === 0 && !isGuess ? asked : asked.slice(0, trialSize);
    const answers = await askAll(input, first);
    const verdict = judge(answers, telling);
    if (isGuess && !(verdict === 'found' && areOwn(answers, telling))) {
      if (verdict !== 'failed') noteInVain(input, candidate);
      continue;
    }
    trials.push({ rule: candidate.rule, asked, answers, verdict });
    if (verdict === 'failed') return { ...none, hasFailed: true };
    if (verdict === 'found') {
      const rest = await askAll(input, asked.slice(first.length));
      const problems = trials.length === 1 ? [] : [triedProblem(trials, 'info')];
      return { ...none, details: [...answers.found, ...rest.found], problems };
    }
  }
  if (trials.length === 0) return none;
  const hasFailed = trials.every(({ verdict }) => verdict === 'broken');
  // Poor details are better than none: they may say what is private.
  const poor = trials.find(({ verdict }) => verdict === 'contrary' || verdict === 'same');
  const isDoubtful = poor !== undefined || trials.some(({ verdict }) => verdict === 'others');
  const problems = isDoubtful ? [triedProblem(trials, poor?.verdict === 'contrary' ? 'info' : 'warning')] : [];
  return { details: poor?.answers.found ?? [], hasFailed, problems, known };
}

/** Names that calendars were asked for in vain: one that has no ids either is read again and again. */
const inVain = new WeakMap<object, Set<string>>();
const nameOf = ({ context }: SamplingInput, { rule }: IdCandidate): string =>
  JSON.stringify([context.calendar.id, rule]);
const isInVain = (input: SamplingInput, candidate: IdCandidate): boolean =>
  inVain.get(input.deps.mapping)?.has(nameOf(input, candidate)) === true;
const noteInVain = (input: SamplingInput, candidate: IdCandidate): void => {
  const known = inVain.get(input.deps.mapping) ?? new Set<string>();
  inVain.set(input.deps.mapping, known.add(nameOf(input, candidate)));
};

interface Trial {
  readonly rule: string;
  readonly asked: readonly Question[];
  readonly answers: Answers;
  readonly verdict: Verdict;
}

interface Question {
  readonly id: string;
  readonly listed: ListedRecord;
}

/**
 * What the answers to one id say. `unknown`: the portal finds nothing by it. `same`: it answers the same to every id.
 * `others`: it answers with other events than those that were asked for. `contrary`: perhaps with others. `broken`: it fails in a way in which it may answer
 * an id of another kind. `failed`: it fails in a way that says nothing of the id.
 */
type Verdict = 'found' | 'unknown' | 'same' | 'others' | 'contrary' | 'broken' | 'failed';

/** Whether each answer holds more of its record than the name. A search repeats that, and the page that welcomes visitors holds nothing. */
const areOwn = ({ found }: Answers, telling: Telling): boolean =>
  found.every(({ body, listed, id }) => kinshipOf(body, listed.record, { telling, id }) === 'own');

function judge({ found, kinds }: Answers, telling: Telling): Verdict {
  const kinship = found.map(({ body, listed, id }): Kinship => kinshipOf(body, listed.record, { telling, id }));
  const answered = found.filter((_, n) => kinship[n] !== 'nothing');
  if (answered.length > 0) {
    if (isSameForAll(answered.map(({ body }) => body))) return 'same';
    // One event may have been replaced since the list was read.
    const isMostly = (kind: Kinship) => kinship.filter((one) => one === kind).length * 2 > answered.length;
    return isMostly('another') ? 'others' : isMostly('contrary') ? 'contrary' : 'found';
  }
  if (found.length > 0 || kinds.every((kind) => kind === 'unknown')) return 'unknown';
  return kinds.every((kind) => kind === 'unknown' || kind === 'broken') ? 'broken' : 'failed';
}

function triedProblem(trials: readonly Trial[], level: Problem['level']): Problem {
  const said: Readonly<Record<Verdict, string>> = {
    found: 'the details of these events',
    unknown: 'nothing',
    same: 'the same answer for every event',
    others: 'the details of other events',
    contrary: 'details that differ from the list in every text',
    broken: 'errors',
    failed: 'errors',
  };
  const tried = trials.map(({ rule, verdict, asked }) => `${rule} (${asked[0]?.id}) brought ${said[verdict]}`);
  const todo =
    level === 'info'
      ? ''
      : '. Set mapping.event.id to the field that they are asked for by, or source.endpoints.details to their path or to false';
  return { level, where: 'mapping.event.id', message: `Asking for details by ${tried.join(', by ')}${todo}.` };
}

function idCandidates({ deps: { mapping } }: SamplingInput, events: readonly ListedRecord[]): readonly IdCandidate[] {
  const candidates = mapping.idCandidates?.(
    'events',
    events.map(({ record }) => record),
  );
  return candidates ?? [{ rule: 'id', idOf: (record) => mapping.eventId({ record, body: null }) }];
}

/** Whether most of what is published has its id from there. */
const isKnown = (candidate: IdCandidate, events: readonly ListedRecord[], published: ReadonlySet<string>): boolean => {
  const ids = new Set(events.map(({ record }) => candidate.idOf(record)));
  return [...published].filter((id) => ids.has(id)).length * 2 > Math.min(published.size, ids.size);
};

/** The ids of the events that were chosen, each once: an event may be listed for each of its sessions. */
function askedBy(candidate: IdCandidate, chosen: readonly ListedRecord[]): readonly Question[] {
  const ids = new Map(chosen.toReversed().map((listed) => [candidate.idOf(listed.record), listed]));
  return [...ids].toReversed().flatMap(([id, listed]) => (id === null ? [] : [{ id, listed }]));
}

const isSameQuestion = (one: readonly Question[], other: readonly Question[]): boolean =>
  other.every(({ id, listed }) => one.some((asked) => asked.id === id && asked.listed === listed));

/**
 * How many milliseconds detection waits for details: as long as one request may take by default. Shorter, and a slow
 * portal's events would be published from the list before it is known which of them the details call private.
 */
const sampleMs = 10_000;

interface Answers {
  readonly found: readonly SampledDetails[];
  /** What each request that brought nothing says: the portal doesn't know the id, it breaks on it, or something else failed. */
  readonly kinds: readonly ('unknown' | 'broken' | 'failed')[];
}

/** Asks for details. The list must not wait for long if they hang: the mapping is detected again when they come. */
async function askAll(
  { deps, context, run, storedDetails }: SamplingInput,
  asked: readonly Question[],
): Promise<Answers> {
  if (asked.length === 0) return { found: [], kinds: [] };
  const enough = new AbortController();
  const signal = run.signal ? AbortSignal.any([run.signal, enough.signal]) : enough.signal;
  const late = deps.runtime.sleep(sampleMs, enough.signal).then(() => {
    enough.abort();
    throw new Error('The details take too long.');
  });
  late.catch(() => undefined);
  // A store that can't be read costs only a few requests.
  const stored = await storedDetails(asked.map(({ id }) => id)).catch(() => new Map<string, string>());
  const answers = await Promise.allSettled(
    asked.map(async ({ id, listed }): Promise<SampledDetails> => {
      const kept = parsed(stored.get(id));
      if (kept !== undefined) return { listed, id, body: kept, fresh: false };
      const details = deps.source.details(context.calendar.id, id, listed.record, { ...run, signal });
      const { body } = await Promise.race([details, late]);
      return { listed, id, body, fresh: true };
    }),
  );
  enough.abort();
  for (const answer of answers) {
    // A request that was never sent says nothing about the portal.
    if (answer.status === 'rejected' && isBudgetSpent(answer.reason)) throw answer.reason;
  }
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const kinds = answers.flatMap((answer) => (answer.status === 'rejected' ? [failureKind(answer.reason)] : []));
  return { found, kinds };
}

/** Portals answer an id of another kind with 404, 400 or an error in a 200; some break on it (500), or forbid it. */
function failureKind(error: unknown): 'unknown' | 'broken' | 'failed' {
  if (!(error instanceof SourceError)) return 'failed';
  if (error.kind === 'not-found' || error.kind === 'shape' || [400, 422].includes(error.status ?? 0)) return 'unknown';
  return error.status === 500 || error.kind === 'forbidden' ? 'broken' : 'failed';
}

/** Undefined: there is no text, or it is not JSON. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Which record of a list has a value; null: several have it. */
type Telling = ReadonlyMap<string, unknown>;

/** How many records and values are looked at. */
const maxRecords = 500;
const maxValues = 400;

/** The values that only one record of a list has: what tells it from the others. */
function tellingValues(records: readonly unknown[]): Telling {
  const owners = new Map<string, unknown>();
  for (const record of records.slice(0, maxRecords)) {
    for (const value of valuesOf(record)) {
      const owner = owners.get(value);
      if (owner === undefined) owners.set(value, record);
      else if (owner !== record) owners.set(value, null);
    }
  }
  return owners;
}

/**
 * Whose an answer is: the record's `own`; that of `another` record of the list; `contrary`: its texts differ from all of the
 * record's; `unclear`; or it holds `nothing`.
 */
type Kinship = 'own' | 'another' | 'contrary' | 'unclear' | 'nothing';

/**
 * Whether an answer is about the very record that it was asked for by `id`: it holds what only that record of the list has.
 * The id itself does not count, since an answer that knows nothing may repeat it.
 */
function kinshipOf(
  body: unknown,
  record: unknown,
  { telling, id }: { readonly telling: Telling; readonly id: string },
): Kinship {
  const values = valuesOf(body);
  if ([...values].every((value) => value === id || isFlag(value))) return 'nothing';
  let own = 0;
  const others = new Map<unknown, number>();
  for (const value of values) {
    const owner = value === id ? null : telling.get(value);
    if (owner === record) own += 1;
    else if (owner !== null && owner !== undefined) others.set(owner, (others.get(owner) ?? 0) + 1);
  }
  if (own > 0) return own >= Math.max(0, ...others.values()) ? 'own' : 'another';
  if (Math.max(0, ...others.values()) > 0) return 'another';
  return contradicts(body, record) ? 'contrary' : 'unclear';
}

/** Whether there are several answers, and they are all the same. */
function isSameForAll(bodies: readonly unknown[]): boolean {
  const [first, ...others] = bodies.map((body) => JSON.stringify(body));
  return others.length > 0 && others.every((other) => other === first);
}

/** Two texts or more under the record's own keys are other texts, and none is the same. */
function contradicts(body: unknown, record: unknown): boolean {
  const listed = fieldsOf(record);
  return [body, ...Object.values(fieldsOf(body))].map(fieldsOf).some((object) => {
    const shared = Object.keys(object).filter((key) => isText(object[key]) && isText(listed[key]));
    return shared.length >= 2 && shared.every((key) => object[key] !== listed[key]);
  });
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim().length > 2;

const isFlag = (value: string): boolean => /^(?:true|false|ok|success|error|null|none|\d{1,3})$/i.test(value);

/** The texts and numbers of a value, wherever they stand in it. */
function valuesOf(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const queue: unknown[] = [value];
  for (let at = 0; at < queue.length && found.size < maxValues && at < 10 * maxValues; at++) {
    const one = queue[at];
    if (typeof one === 'object' && one !== null) queue.push(...Object.values(one).slice(0, 200));
    else if (typeof one === 'string' || typeof one === 'number') {
      const text = String(one).trim();
      if (text.length > 2) found.add(text.slice(0, 300));
    }
  }
  return found;
}
