import type { CalendarSample } from '../../mapping/learning/calendar-sample.ts';
import { digest } from '../digest.ts';
import type { CalendarContext, IndexClient, KeptMapping, Lesson, PublisherDeps } from '../refreshers.ts';
import type { IndexState, Learning } from './index-state.ts';

/** How long calendars wait for the samples of others before the first mapping is detected. */
const patienceMs = 5_000;
/** How long they wait for those of which nothing is heard: on Workers each calendar begins by itself. */
const graceMs = 1_500;

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
};

/** Detects the mapping of events from samples of all calendars, and keeps it. */
export function createLearner({ load, save, readSamples, ...deps }: LearnerDeps): Learner {
  const { mapping, settings, runtime } = deps;
  const { learning } = mapping;
  const key = digest([settings.mapping, mapping.version]);
  /** The calendars that are being read, to be learnt from. */
  const awaited = new Set<string>();
  let arrived = Promise.withResolvers<void>();
  let gathering: Promise<void> | null = null;

  const inForce = ({ eventMapping }: IndexState): KeptMapping | null =>
    eventMapping && { ...eventMapping, key: digest([settings.mapping, eventMapping.detected.version]) };

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
      if (isWhole || isLate || (isHeard && awaited.size === 0) || inForce(state) !== null) break;
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
    lesson: Pick<Lesson, 'misreadBy'>,
  ): IndexState {
    const sampled = Object.fromEntries(
      [...all].map(([id, { withoutDetails }]) => [id, withoutDetails ? { withoutDetails } : {}]),
    );
    const next = { ...current, learning: { ...current.learning, key, sampled } };
    const kept = current.eventMapping;
    if (kept === null)
      return { ...next, eventMapping: { key, detected: learning.detect(all, current.bodies), unproven: true } };
    const isMisread = kept.unproven === true && lesson.misreadBy?.edition === kept.edition;
    const detected = learning.detect(all, current.bodies);
    const knowsMore = kept.detected.withoutDetails === true && detected.withoutDetails === undefined;
    if (!isMisread && !(knowsMore && learning.givesSameIds(all, kept.detected, detected))) return next;
    const { unproven } = kept;
    const edition = (kept.edition ?? 0) + 1;
    return { ...next, eventMapping: { key, detected, edition, ...(unproven && { unproven }) } };
  }

  return {
    needsBodies: (state) =>
      state.eventMapping?.unproven !== undefined ||
      state.eventMapping?.detected.withoutDetails !== undefined ||
      state.eventMapping === null,
    lessonsFor(state, calendarId) {
      const kept = inForce(state);
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
      if (lesson === null) return inForce(await load());
      const { sample, isMore } = lesson;
      const before = isMore ? (await samples(await load())).get(calendarId) : undefined;
      const next = before === undefined ? sample : learning.joinSamples(before, sample);
      const mark = { isNew: true as const, ...(next.withoutDetails && { withoutDetails: true as const }) };
      let state = await save(
        (current) => ({
          ...current,
          learning: { key, ...current.learning, sampled: { ...sampledOf(current), [calendarId]: mark } },
        }),
        new Map([[calendarId, JSON.stringify(next)]]),
      );
      if (inForce(state) === null) {
        gathering ??= gather().finally(() => {
          gathering = null;
        });
        await gathering;
        state = await load();
      }
      if (sampledOf(state)[calendarId]?.isNew === undefined) return inForce(state);
      const all = new Map([...(await samples(state)), [calendarId, next] as const]);
      return inForce(await save((current) => learnt(current, all, lesson)));
    },
    async confirm(_calendarId, { edition }) {
      await save((current) => {
        const kept = current.eventMapping;
        if (kept?.unproven === undefined || kept.edition !== edition) return current;
        const { unproven: _, ...eventMapping } = kept;
        return { ...current, eventMapping, bodies: kept.detected.withoutDetails === true ? current.bodies : [] };
      });
    },
  };
}
