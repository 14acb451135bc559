import type { Mapper } from '../../mapping/mapper.ts';
import { SourceError } from '../../source/source.ts';
import { errorMessage } from '../messages.ts';
import type { Manifest } from '../model.ts';
import type { KeptMapping } from '../refreshers.ts';
import { type MappingInput, readList, recordsOf, sampleList } from './obtain-mapping.ts';

/** The answers came, but the rules in force can't read them. */
export class UnreadableAnswers extends Error {
  override readonly name = 'UnreadableAnswers';
}

/** So many of the records must be events that are known. */
const mostKnown = 0.8;

/** Whether a failure may mean that the portal has got another format. The first one in a row may be a bad answer. */
export function mayBeAnotherFormat(error: unknown, { failures }: MappingInput, before: Manifest | null): boolean {
  const isMisread = error instanceof UnreadableAnswers || (error instanceof SourceError && error.kind === 'shape');
  // At the second failure in a row, and then ever less often.
  const isTurn = failures > 0 && (failures & (failures - 1)) === 0;
  return isMisread && isTurn && (before?.records.size ?? 0) > 0;
}

/**
 * Detects rules from what the portal answers now. If every event has the id and the start by them that it had, they are
 * the same events under other names, and the rules come into force for this calendar. Otherwise they are proposed, and
 * the result is null.
 */
export async function reviewFormat(input: MappingInput, before: Manifest): Promise<KeptMapping | null> {
  const { deps, context, index } = input;
  const { learning } = deps.mapping;
  const listing = await readList(input, deps.mapping);
  const events = recordsOf(listing);
  if (events.length === 0) return null;
  // Details that are stored have the format of before.
  const now = { ...input, storedDetails: async () => new Map<string, string>(), before: null };
  const { sample } = await sampleList(now, listing, context.sampleSize);
  const { id } = context.calendar;
  const tables = context.mapping?.detected.tables;
  const known = { before: null, published: new Set<string>(), ...(tables && { tables }) };
  const { shared } = learning.learn(new Map([[id, sample]]), [], known);
  const answers = new Map(sample.details.map(({ record, body }) => [sample.records[record], body]));
  const isSame = areSameEvents(deps.mapping.mapper(shared), input, before, events, answers);
  const lesson = { sample, isMore: false, isNew: false };
  const kept = await index.learn(id, isSame ? { ...lesson, isTaken: true } : lesson);
  return isSame ? kept : null;
}

function areSameEvents(
  mapper: Mapper,
  { context }: MappingInput,
  before: Manifest,
  events: ReturnType<typeof recordsOf>,
  answers: ReadonlyMap<unknown, unknown>,
): boolean {
  let [known, compared] = [0, 0];
  for (const listed of events) {
    const id = mapper.eventId(listed);
    const state = id === null ? undefined : before.records.get(id);
    if (state === undefined) continue;
    known += 1;
    const details = answers.get(listed.record) ?? null;
    const start = mapper.events(context.record, listed, details).events[0]?.start ?? null;
    if (start === null && details === null) continue;
    if (start !== state.start) return false;
    compared += 1;
  }
  return known >= mostKnown * events.length && compared > 0;
}

/** The failure, and where to read what detection proposes. */
export const withProposal = (error: unknown): Error =>
  new Error(
    `${errorMessage(error)} If the portal has got another format, /status and the log say what detection makes of it.`,
    { cause: error },
  );
