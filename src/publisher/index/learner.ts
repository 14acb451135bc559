import type { Problem } from '../../calendar/problem.ts';
import type { CalendarSample } from '../../mapping/learning/calendar-sample.ts';
import type { Finding, PortalRules } from '../../mapping/learning/learning.ts';
import type { DetectedMapping, Question } from '../../mapping/mapper.ts';
import { digest } from '../digest.ts';
import type { CalendarContext, IndexClient, KeptMapping, PublisherDeps } from '../refreshers.ts';
import type { IndexState, Learning } from './index-state.ts';

/** How long calendars wait for the samples of others before the first mapping is detected. */
const patienceMs = 5_000;
/** How long they wait for those of which nothing is heard: on Workers each calendar begins by itself. */
const graceMs = 1_500;

/** How many proposals are kept, and how much of what has come into force. */
const mostProposals = 20;
const mostNews = 20;
/** How long the status says what has come into force. */
const newsMs = 7 * 86_400_000;

interface LearnerDeps extends Pick<PublisherDeps, 'mapping' | 'settings' | 'runtime' | 'budget'> {
  load(): Promise<IndexState>;
  /** Applies a change, and writes these samples with it. */
  save(change: (before: IndexState) => IndexState, samples?: ReadonlyMap<string, string>): Promise<IndexState>;
  /** The samples that are kept, by the calendar's id. */
  readSamples(): Promise<ReadonlyMap<string, string>>;
}

type Learner = Pick<IndexClient, 'learn' | 'confirm'> & {
  /** What a calendar's refresh needs to know of the mapping. */
  lessonsFor(state: IndexState, calendarId: string): Pick<CalendarContext, 'mapping' | 'sampled' | 'sampleSize'>;
  /** Whether the list's bodies are needed to detect the mapping from. */
  needsBodies(state: IndexState): boolean;
  /** Learns again from what is kept, after a change of the configured rules or of detection. */
  catchUp(): Promise<void>;
  /** What people should know or decide. */
  problems(state: IndexState): readonly Problem[];
};

/** Detects the mapping of events from samples of all calendars, and keeps it. */
export function createLearner({ load, save, readSamples, ...deps }: LearnerDeps): Learner {
  const { mapping, settings, runtime } = deps;
  const { learning } = mapping;
  const key = digest([settings.mapping, mapping.version]);
  const hidden = new Set(Object.entries(settings.calendars).flatMap(([id, one]) => (one.hidden ? [id] : [])));
  /** Anyone may read the status, so it does not name hidden calendars. */
  const shownAs = (level: Problem['level'], { where, message, calendar }: Finding): Problem =>
    calendar !== undefined && hidden.has(calendar)
      ? { level, where: 'hidden calendar', message: 'Something was learnt of its records: see the log.' }
      : { level, where, message };
  /** The calendars that are being read, to be learnt from. */
  const awaited = new Set<string>();
  let arrived = Promise.withResolvers<void>();
  let gathering: Promise<void> | null = null;
  let catching: Promise<void> | null = null;

  const keyOf = (detected: DetectedMapping): string => digest([settings.mapping, detected.version]);

  /** What a calendar is mapped by. */
  function inForce({ eventMapping, learning: known }: IndexState, calendarId: string): KeptMapping | null {
    const own = known?.own?.[calendarId];
    if (own !== undefined) return { ...own, key: `${keyOf(own.detected)} own` };
    return eventMapping && { ...eventMapping, key: keyOf(eventMapping.detected) };
  }

  const listedIds = ({ calendars }: IndexState): readonly string[] =>
    (calendars ?? []).flatMap(({ record, missingSince }) => (missingSince === null ? [record.id] : []));

  const sampledOf = ({ learning }: IndexState): Learning['sampled'] => learning?.sampled ?? {};

  function noteArrival(calendarId: string): void {
    awaited.delete(calendarId);
    arrived.resolve();
    arrived = Promise.withResolvers();
  }

  /** Waits until no calendar is being read, but not for long: one that hangs must not hold up the others. */
  async function gather(): Promise<void> {
    const done = new AbortController();
    let [isHeard, isLate] = [deps.budget === undefined, false];
    // By timers and not by the clock, which stands still during work on Workers.
    const timers = [
      runtime.sleep(graceMs, done.signal).then(() => {
        isHeard = true;
      }),
      runtime.sleep(patienceMs, done.signal).then(() => {
        isLate = true;
      }),
    ];
    for (;;) {
      const state = await load();
      const isWhole = listedIds(state).every((id) => sampledOf(state)[id] !== undefined);
      if (isWhole || isLate || (isHeard && awaited.size === 0) || state.eventMapping !== null) break;
      await Promise.race([arrived.promise, ...(isHeard ? timers.slice(1) : timers)]);
    }
    done.abort();
  }

  /** The samples that are kept, those of listed calendars first, in the portal's order. */
  async function samples(state: IndexState): Promise<ReadonlyMap<string, CalendarSample>> {
    const kept = await readSamples();
    return new Map(
      listedIds(state).flatMap((id) => {
        const text = kept.get(id);
        const sample = text === undefined ? undefined : learning.readSample(text);
        return sample === undefined ? [] : [[id, sample] as const];
      }),
    );
  }

  /** The state after everything that is sampled was learnt. */
  function learnt(
    current: IndexState,
    all: ReadonlyMap<string, CalendarSample>,
    misread: { readonly calendarId: string; readonly by: Pick<KeptMapping, 'key' | 'edition'> } | null,
  ): IndexState {
    const { eventMapping: kept, bodies } = current;
    const own = { ...current.learning?.own };
    const isMisread = misread !== null && isSame(misread.by, inForce(current, misread.calendarId));
    const isOwnMisread = isMisread && own[misread.calendarId] !== undefined;
    if (isOwnMisread) delete own[misread.calendarId];
    const before: PortalRules | null = kept && {
      shared: kept.detected,
      own: Object.fromEntries(Object.entries(own).map(([id, { detected }]) => [id, detected])),
    };
    const published = new Set(
      Object.entries(sampledOf(current)).flatMap(([id, { isPublished }]) => (isPublished ? [id] : [])),
    );
    let next = learning.learn(all, bodies, { before, published, hidden });
    if (kept !== null) {
      // What was detected from a bad answer, or without details, makes room for what knows more.
      const isBlind = kept.detected.withoutDetails === true;
      const anew =
        (isMisread && !isOwnMisread && kept.unproven === true) || isBlind
          ? learning.learn(all, bodies, { before: null, published: new Set(), ...tablesOf(kept) })
          : null;
      const knowsMore = anew !== null && isBlind && anew.shared.withoutDetails === undefined;
      if (anew !== null && (!isBlind || (knowsMore && learning.givesSameIds(all, kept.detected, anew.shared))))
        next = anew;
    }
    const sampled = Object.fromEntries(
      [...all].map(([id, { withoutDetails }]) => [
        id,
        { ...(withoutDetails && { withoutDetails }), ...(published.has(id) && { isPublished: true as const }) },
      ]),
    );
    const at = runtime.now();
    const news = [...(current.learning?.news ?? []), ...next.news.map((one) => ({ ...one, at }))].slice(-mostNews);
    const owned = Object.fromEntries(
      Object.entries(next.own).map(([id, detected]) => [id, replaced(own[id] ?? null, detected)]),
    );
    return {
      ...current,
      eventMapping: { ...replaced(kept, next.shared), key },
      learning: {
        key,
        sampled,
        ...(Object.keys(owned).length > 0 && { own: owned }),
        ...(next.proposals.length > 0 && { proposals: next.proposals.slice(0, mostProposals) }),
        ...(news.length > 0 && { news }),
      },
    };
  }

  /** The state in which a calendar is read by what its sample alone gives. */
  function withOwn(current: IndexState, calendarId: string, sample: CalendarSample): IndexState {
    const known = { before: null, published: new Set<string>(), ...tablesOf(current.eventMapping) };
    const { shared } = learning.learn(new Map([[calendarId, sample]]), [], known);
    const { own = {}, sampled = {}, news = [], ...rest } = current.learning ?? { key };
    const message = `The records of calendar ${calendarId} have got other keys. By these, every event has the id and the start that it had, so they are in force now.`;
    const where = `calendar ${calendarId}, mapping`;
    const said = {
      where,
      message,
      key: `${where} ${digest(shared.settings)}`,
      calendar: calendarId,
      at: runtime.now(),
    };
    const edition = (own[calendarId]?.edition ?? 0) + 1;
    return {
      ...current,
      learning: {
        ...rest,
        sampled: { ...sampled, [calendarId]: { isPublished: true } },
        own: { ...own, [calendarId]: { detected: shared, edition } },
        news: [...news, said].slice(-mostNews),
      },
    };
  }

  /** What is kept of a mapping that may take the place of another one. */
  function replaced(kept: Omit<KeptMapping, 'key'> | null, detected: DetectedMapping): Omit<KeptMapping, 'key'> {
    if (kept === null) return { detected, unproven: true };
    const rules = ({ settings: found, withoutDetails }: DetectedMapping) => digest([found, withoutDetails === true]);
    if (rules(kept.detected) === rules(detected))
      return { ...kept, detected: { ...detected, version: kept.detected.version } };
    return { ...kept, detected, edition: (kept.edition ?? 0) + 1 };
  }

  /** The questions that no configured rule answers. */
  const openQuestions = (detected: DetectedMapping): readonly Question[] =>
    detected.questions === undefined ? [] : (mapping.mapper(detected).questions ?? []);

  /** Says in the log what is new. */
  async function saveLearnt(change: (before: IndexState) => IndexState): Promise<IndexState> {
    let before: IndexState | null = null;
    const after = await save((current) => {
      before = current;
      return change(current);
    });
    const asked = (state: IndexState | null): readonly string[] =>
      [state?.eventMapping, ...Object.values(state?.learning?.own ?? {})]
        .flatMap((one) => (one ? openQuestions(one.detected) : []))
        .map((question) => `${question.where}: ${questionProblem(question).message}`);
    const known = (before as IndexState | null)?.learning;
    const said = new Set([...(known?.proposals ?? []), ...(known?.news ?? [])].map((one) => one.key));
    for (const { where, message, key: name } of after.learning?.news ?? [])
      if (!said.has(name)) runtime.log('info', `${where}: ${message}`);
    for (const { where, message, key: name } of after.learning?.proposals ?? [])
      if (!said.has(name)) runtime.log('warn', `${where}: ${message}`);
    const askedBefore = new Set(asked(before));
    for (const question of asked(after)) if (!askedBefore.has(question)) runtime.log('warn', question);
    return after;
  }

  return {
    needsBodies: (state) =>
      state.eventMapping?.unproven !== undefined ||
      state.eventMapping?.detected.withoutDetails !== undefined ||
      state.eventMapping === null,
    lessonsFor(state, calendarId) {
      const kept = inForce(state, calendarId);
      if (kept === null) awaited.add(calendarId);
      const known = sampledOf(state)[calendarId];
      return {
        mapping: kept,
        sampled: known === undefined ? 'no' : known.withoutDetails ? 'without details' : 'yes',
        sampleSize: learning.sampleSize(listedIds(state).length),
      };
    },
    async learn(calendarId, lesson) {
      noteArrival(calendarId);
      if (lesson === null) return inForce(await load(), calendarId);
      const { sample, isMore, isNew } = lesson;
      const before = isMore ? (await samples(await load())).get(calendarId) : undefined;
      const next = before === undefined ? sample : learning.joinSamples(before, sample);
      const mark = {
        isNew: true as const,
        ...(!isNew && { isPublished: true as const }),
        ...(next.withoutDetails && { withoutDetails: true as const }),
      };
      let state = await save(
        (current) => ({
          ...current,
          learning: { key, ...current.learning, sampled: { ...sampledOf(current), [calendarId]: mark } },
        }),
        new Map([[calendarId, JSON.stringify(next)]]),
      );
      if (state.eventMapping === null) {
        gathering ??= gather().finally(() => {
          gathering = null;
        });
        await gathering;
        state = await load();
      }
      if (sampledOf(state)[calendarId]?.isNew === undefined) return inForce(state, calendarId);
      const all = new Map([...(await samples(state)), [calendarId, next] as const]);
      if (lesson.isTaken) return inForce(await saveLearnt((current) => withOwn(current, calendarId, next)), calendarId);
      const misread = lesson.misreadBy === undefined ? null : { calendarId, by: lesson.misreadBy };
      return inForce(await saveLearnt((current) => learnt(current, all, misread)), calendarId);
    },
    async confirm(calendarId, reported) {
      await save((current) => {
        if (!isSame(reported, inForce(current, calendarId))) return current;
        const own = current.learning?.own?.[calendarId];
        if (current.learning && own) {
          const proven = { ...current.learning.own, [calendarId]: withoutDoubt(own) };
          return { ...current, learning: { ...current.learning, own: proven } };
        }
        const { eventMapping: kept } = current;
        if (kept === null) return current;
        const bodies = kept.detected.withoutDetails === true ? current.bodies : [];
        return { ...current, eventMapping: withoutDoubt(kept), bodies };
      });
    },
    async catchUp() {
      const state = await load();
      if (state.learning === undefined || state.learning.key === key || state.eventMapping === null) return;
      catching ??= (async () => {
        const all = await samples(state);
        await saveLearnt((current) => learnt(current, all, null));
      })().finally(() => {
        catching = null;
      });
      await catching;
    },
    problems({ eventMapping, learning: known }) {
      const detected = [eventMapping, ...Object.values(known?.own ?? {})].flatMap((one) => one?.detected ?? []);
      const questions = detected.flatMap(openQuestions);
      const since = runtime.now() - newsMs;
      return [
        ...(eventMapping?.detected.problems ?? []),
        ...questions.map(questionProblem),
        ...(known?.proposals ?? []).map((one) => shownAs('warning', one)),
        ...(known?.news ?? []).filter(({ at }) => at >= since).map((one) => shownAs('info', one)),
      ];
    },
  };
}

/** What is known of the tables in the answer with the calendars. */
const tablesOf = (kept: KeptMapping | null): Pick<DetectedMapping, 'tables'> =>
  kept?.detected.tables === undefined ? {} : { tables: kept.detected.tables };

const isSame = (one: Pick<KeptMapping, 'key' | 'edition'>, other: KeptMapping | null): boolean =>
  other !== null && one.key === other.key && one.edition === other.edition;

function withoutDoubt<Kept extends Pick<KeptMapping, 'unproven'>>({
  unproven: _,
  ...kept
}: Kept): Omit<Kept, 'unproven'> {
  return kept;
}

function questionProblem({ where, message, choices: [first], undecided }: Question): Problem {
  const [example] = first?.examples ?? [];
  const shown = example === undefined || undecided ? '' : ` Published meanwhile: ${example.value}.`;
  const waits = undecided ? ' New events wait for the answer; what is published already stays.' : '';
  return {
    level: 'warning',
    where,
    message: `${message}${shown}${waits} Set ${where} to decide; kalends check shows the choices.`,
  };
}
