import type { Change } from '../../store/store.ts';
import { digest } from '../digest.ts';
import type { Content } from '../model.ts';
import { changeBetween, type Events } from '../persist/documents.ts';
import type { CalendarReading } from '../read/read-calendar.ts';
import type { CalendarContext } from '../refreshers.ts';
import { assemble, publish, waitingIds } from './publish.ts';

export interface StageContext {
  readonly brief: CalendarContext;
  /** Null: the portal was not asked, or gave nothing to believe. */
  readonly reading: CalendarReading | null;
  readonly content: Content | null;
  loadEvents(): Promise<Events | null>;
  readonly publication: string;
  /** As of `PublishContext`. */
  readonly lost: Content | null;
  readonly now: number;
  readonly historyLost: boolean;
  readonly keepPastDays: number;
}

export interface NextStage {
  readonly content: Content | null;
  /** Null: they are as they were, and were not looked at. */
  readonly events: Events | null;
  /** What must be written. */
  readonly change: Change;
  /** All that there is to write. */
  whole(): Promise<Change>;
}

const nothing: Change = { put: [], drop: [] };

/** From what is published now, and what was read, to what is published next. */
export async function nextStage(context: StageContext): Promise<NextStage> {
  const { brief, reading, content, publication } = context;
  if (reading === null && content === null)
    return { content: null, events: null, change: nothing, whole: async () => nothing };
  const records = reading?.records ?? content?.records ?? new Map();
  const details = reading?.details ?? new Map<string, string>();
  const facts = {
    calendar: brief.calendar,
    mapping: reading?.mapping ?? content?.mapping ?? '',
    publication,
    records,
    detailsDecide: reading?.detailsDecide ?? content?.detailsDecide ?? false,
  };
  if (content !== null && publishesTheSame(context, content)) {
    const next: Content = { ...content, ...facts, calendar: content.calendar };
    const same = content.mapping === next.mapping && sameStates(content.records, records) && details.size === 0;
    const whole = async () => {
      const events = await context.loadEvents();
      if (events === null) throw new Error('The events are lost.');
      return changeBetween(null, { content: next, events }, details);
    };
    const events = { mapped: new Map(), published: new Map() };
    return {
      content: next,
      events: null,
      change: same ? nothing : changeBetween({ content, events }, { content: next, events }, details),
      whole,
    };
  }

  const before = await context.loadEvents();
  if (content !== null && before === null) throw new Error('The events are lost.');
  const mapped = new Map([...(before?.mapped ?? [])].filter(([key]) => records.has(key)));
  for (const [key, record] of reading?.mapped ?? []) mapped.set(key, record);
  const assembled = assemble(records, mapped);
  const { published, states, left, version, lastModified } = publish(
    assembled,
    waitingIds(records),
    content && before && { content, published: before.published },
    { ...context, mapping: facts.mapping, records },
  );
  const next: Content = { ...facts, published: states, left, version, lastModified };
  const events = { mapped, published };
  return {
    content: next,
    events,
    change: changeBetween({ content, events: before }, { content: next, events }, details),
    whole: async () => changeBetween(null, { content: next, events }, details),
  };
}

/** Whether nothing can have moved of what is published, so that the events need not even be read from the store. */
function publishesTheSame({ brief, reading, publication }: StageContext, content: Content): boolean {
  if (content.publication !== publication || digest(content.calendar) !== digest(brief.calendar)) return false;
  if ([...content.published.values()].some(({ unlistedSince }) => unlistedSince !== null)) return false;
  if (reading === null) return true;
  if (reading.mapped.size > 0 || reading.records.size !== content.records.size) return false;
  return [...reading.records].every(([key, { waiting }]) => content.records.get(key)?.waiting === waiting);
}

const sameStates = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): boolean =>
  before.size === after.size && [...after].every(([key, state]) => before.get(key) === state);
