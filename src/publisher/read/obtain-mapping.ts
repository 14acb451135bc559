import type { CalendarSample, SampledRecord } from '../../mapping/learning/calendar-sample.ts';
import type { ListedRecord, Mapper, Mapping } from '../../mapping/mapper.ts';
import { openNotations } from '../../mapping/plain-body.ts';
import { isBudgetSpent, type Listing, SourceError } from '../../source/source.ts';
import type { CalendarContext, IndexClient, KeptMapping, Lesson } from '../refreshers.ts';
import { type SamplingInput, sampleDetails } from './sample-details.ts';

/** The portal has answered, but what its answers mean could not be kept. Ask again soon. */
export class MappingPending extends Error {
  override readonly name = 'MappingPending';
}

export interface ObtainedMapping {
  readonly listing: Listing;
  /** Null: the calendar is empty, and no mapping is known yet. */
  readonly mapper: Mapper | null;
  readonly key: string;
  /** What the mapper was made from; null: nothing yet. */
  readonly inForce: KeptMapping | null;
  /** Details that were read for detection, by the list's record, so that they are not requested again. */
  readonly answers: ReadonlyMap<unknown, unknown>;
  /** What was reported of the calendar in this run; null: nothing. */
  readonly sample: CalendarSample | null;
}

export interface MappingInput extends SamplingInput {
  readonly index: Pick<IndexClient, 'learn' | 'confirm'>;
  /** Nothing of the calendar was published yet, so a mapping that can't read it was not made for it. */
  readonly isNew: boolean;
  /**
   * How many attempts have failed in a row. After one, a mapping that is kept, unproven and can't read the list is detected
   * again.
   */
  readonly failures: number;
}

/** Reads the calendar's list with the mapping that is kept, or has the mapping detected from this list. */
export async function obtainMapping(input: MappingInput): Promise<ObtainedMapping> {
  const { context, index, isNew, failures } = input;
  const kept = context.mapping;
  if (kept !== null) {
    const mayDetect = isNew || (failures > 0 && kept.unproven === true);
    const read = await readByKept(input, kept).catch((error: unknown) => {
      if (mayDetect && error instanceof SourceError && error.kind === 'shape') return null;
      throw error;
    });
    const lacks = context.sampled === 'no' || (context.sampled === 'without details' && isNew);
    if (read?.isReadable && lacks && recordsOf(read.listing).length > 0)
      return await learnFrom(input, read.listing, false);
    if (read !== null && (read.isReadable || !mayDetect)) return read;
  }
  let handedIn = false;
  try {
    const listing = await readList(input, input.deps.mapping);
    if (recordsOf(listing).length > 0) {
      handedIn = true;
      return await learnFrom(input, listing, kept !== null);
    }
    handedIn = true;
    await index.learn(context.calendar.id, null);
    return { listing, mapper: null, key: '', inForce: null, answers: new Map(), sample: null };
  } catch (error) {
    if (!handedIn && !isBudgetSpent(error)) await index.learn(context.calendar.id, null);
    throw error;
  }
}

/** Asks for details of a few events, and reports what it has seen. The details of stored events are not requested again. */
async function learnFrom(input: MappingInput, listing: Listing, isMisread: boolean): Promise<ObtainedMapping> {
  const { context, deps, index, isNew, failures } = input;
  const { sample, answers } = await sampleList(input, listing, context.sampleSize);
  const misread: Pick<Lesson, 'misreadBy'> = isMisread && context.mapping ? { misreadBy: context.mapping } : {};
  const inForce = await index.learn(context.calendar.id, { sample, isMore: false, isNew, ...misread });
  if (inForce === null) throw new MappingPending('The mapping could not be detected yet.');
  const mapper = deps.mapping.mapper(inForce.detected);
  const isBlind = sample.withoutDetails === true && inForce.detected.withoutDetails === true && !tellsState(mapper);
  if (isNew && isBlind && failures < patience)
    throw new Error(
      "The details of no event could be read, and the list doesn't say which events are private, so it is not published yet.",
    );
  return { listing, mapper, key: keyOf(inForce), inForce, answers, sample };
}

/** How many ids that are published already tell detection where the id is. */
const mostKnown = 200;

/** A sample of the list, with details of a few events. `answers`: those that the portal was asked for, by the record. */
export async function sampleList(
  input: SamplingInput,
  listing: Listing,
  size: number,
): Promise<{ readonly sample: CalendarSample; readonly answers: ReadonlyMap<unknown, unknown> }> {
  const events = recordsOf(listing);
  const { details, hasFailed, problems, known } = await sampleDetails(input, events);
  const sample = input.deps.mapping.learning.takeSample(
    events,
    new Map(details.map(({ listed, id, body }) => [listed.record, { id, body }])),
    size,
  );
  const answers = new Map(details.filter(({ fresh }) => fresh).map(({ listed, body }) => [listed.record, body]));
  const found = {
    ...(hasFailed && { withoutDetails: true as const }),
    ...(problems.length > 0 && { problems }),
    ...(known.length > 0 && { eventIds: known.slice(0, mostKnown) }),
  };
  return { sample: { ...sample, ...found }, answers };
}

/**
 * Reports records that have something which none before had. Resolves to the mapping in force if it is another one now,
 * else null. What can't be reported now must not end the refresh.
 */
export async function learnMore(
  { deps, context, index, isNew }: MappingInput,
  { inForce, mapper }: Pick<ObtainedMapping, 'inForce' | 'mapper'>,
  found: readonly SampledRecord[],
): Promise<Pick<ObtainedMapping, 'inForce' | 'mapper' | 'key'> | null> {
  if (found.length === 0 || inForce === null || mapper === null) return null;
  const details = new Map(found.flatMap(({ listed, details: own }) => (own ? [[listed.record, own] as const] : [])));
  const events = found.map(({ listed }) => listed);
  const sample = deps.mapping.learning.takeSample(events, details, events.length);
  const next = await index.learn(context.calendar.id, { sample, isMore: true, isNew }).catch(() => null);
  if (next === null || keyOf(next) === keyOf(inForce)) return null;
  return { inForce: next, mapper: deps.mapping.mapper(next.detected), key: keyOf(next) };
}

export function readList(
  { deps, context, run }: Pick<SamplingInput, 'deps' | 'context' | 'run'>,
  reader: Pick<Mapping, 'eventItems' | 'itemsInTurn'>,
): Promise<Listing> {
  const find = reader.itemsInTurn?.('events') ?? ((body: unknown) => reader.eventItems(body));
  return deps.source.events(context.calendar.id, find, run);
}

/** Reads the list with the mapping that is kept, and proves it if it reads something. */
async function readByKept(
  input: MappingInput,
  kept: KeptMapping,
): Promise<ObtainedMapping & { readonly isReadable: boolean }> {
  const { deps, context, index, isNew } = input;
  const { mapping } = deps;
  // A calendar that was never read may be written otherwise than those before.
  const isOpen = isNew && context.sampled === 'no' && kept.detected.notations !== undefined;
  const first = mapping.mapper(isOpen ? { ...kept.detected, notations: openNotations } : kept.detected);
  const listing = await readList(input, first);
  const isNoted = kept.detected.silentState !== undefined;
  const noted = isNoted ? undefined : mapping.noteSilentState?.(kept.detected, recordsOf(listing));
  const mapper = noted === undefined ? first : mapping.mapper(noted);
  const events = kept.unproven === true || isNew ? recordsOf(listing) : [];
  const isReadable = events.length === 0 || events.some((listed) => canRead(mapper, context, listed));
  if (events.length > 0 && isReadable && kept.unproven === true) await index.confirm(context.calendar.id, kept);
  return { listing, mapper, key: keyOf(kept), inForce: kept, answers: new Map(), sample: null, isReadable };
}

export const recordsOf = ({ pages }: Listing): readonly ListedRecord[] =>
  pages.flatMap(({ items, body }) => items.map((record) => ({ record, body })));

const keyOf = ({ key, edition }: KeptMapping): string => (edition === undefined ? key : `${key} ${edition}`);

function canRead(mapper: Mapper, { record: calendar }: CalendarContext, listed: ListedRecord): boolean {
  try {
    if (mapper.eventId(listed) === null) return false;
    return mapper.events(calendar, listed, null).events.some(({ title, start }) => title !== null || start !== null);
  } catch {
    return false;
  }
}

/**
 * After so many failures in a row a list is published even if nothing tells which of its events are private: details that
 * never come must not keep a calendar away for ever.
 */
const patience = 2;

/** Whether a rule reads from the list what may be private or a draft. */
const tellsState = ({ rules: { event } }: Mapper): boolean =>
  event.visibility !== undefined || event.status !== undefined;
